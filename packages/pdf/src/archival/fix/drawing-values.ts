import { type CosDictionary, type CosValue, decimalText } from '../../syntax/values.ts';
import type { Draft } from './draft.ts';

/** The numbers of an array; none for any other value. */
export function numbersIn(draft: Draft, value: CosValue | undefined): number[] {
  const listed = draft.resolved(value);
  if (listed?.kind !== 'array') return [];
  const numbers = listed.items.slice(0, numbersMax).map((item) => draft.resolved(item));
  return numbers.flatMap((item) => (item?.kind === 'number' ? [item.value] : []));
}

const numbersMax = 8_192;

const colourOperators: Readonly<Record<number, Readonly<Record<'stroke' | 'fill', string>>>> = {
  1: { stroke: 'G', fill: 'g' },
  3: { stroke: 'RG', fill: 'rg' },
  4: { stroke: 'K', fill: 'k' },
};

/** Grey, RGB or CMYK as an instruction; nothing for no colour. */
export function colourText(colour: readonly number[], use: 'stroke' | 'fill'): string {
  const operator = colourOperators[colour.length]?.[use];
  return operator === undefined ? '' : `${colour.map(decimalText).join(' ')} ${operator} `;
}

/** The width of the line of an annotation in points, 1 unless said (ISO 32000-1, 12.5.4). */
export function lineWidth(draft: Draft, entries: CosDictionary['entries']): number {
  const width = draft.resolved(draft.dictionary(entries.get('BS'))?.entries.get('W'));
  if (width?.kind === 'number') return Math.max(0, width.value);
  return Math.max(0, numbersIn(draft, entries.get('Border'))[2] ?? 1);
}

/** The dashes of the line as an instruction; nothing for a line without. */
export function dashText(draft: Draft, entries: CosDictionary['entries']): string {
  const style = draft.dictionary(entries.get('BS'));
  const kind = draft.resolved(style?.entries.get('S'));
  const isDashed = kind?.kind === 'name' && kind.name === 'D';
  const own = style?.entries.get('D');
  const border = draft.resolved(entries.get('Border'));
  const listed = border?.kind === 'array' && style === undefined ? numbersIn(draft, border.items[3]) : [];
  const dashes = isDashed ? (own === undefined ? [3] : numbersIn(draft, own)) : listed;
  const isSound = dashes.length > 0 && dashes.every((dash) => dash >= 0) && dashes.some((dash) => dash > 0);
  return isSound ? `[${dashes.map(decimalText).join(' ')}] 0 d ` : '';
}
