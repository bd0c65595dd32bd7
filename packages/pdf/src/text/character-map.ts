import { type Budget, ValueReader } from '../syntax/value-reader.ts';
import { type CosString, type CosValue, isName } from '../syntax/values.ts';
import { CodeTable } from './code-table.ts';
import { textOfCode, textOfGlyphName, textOfUtf16 } from './glyph-text.ts';
import { runsRightToLeft } from './right-to-left.ts';

/** What a character map says about codes (Adobe Technical Note 5014; ISO 32000-1, 9.7.5 and 9.10.3). */
export interface CharacterMap {
  /** Codes of two or more bytes lie between the two: from, to, and how many bytes they have. */
  readonly spaces: readonly CodeSpace[];
  readonly cids: CodeTable<number>;
  readonly texts: CodeTable<string>;
  /** Whether its lines run from top to bottom; undefined where it does not say. */
  readonly isVertical: boolean | undefined;
}

export interface CodeSpace {
  readonly length: number;
  readonly first: number;
  readonly last: number;
}

const spacesMax = 32;
const codeBytesMax = 4;
/** Characters that one code may stand for. */
const textLengthMax = 32;

/** Operands that make up one row between the words that begin and end a list. */
const rowSizes: ReadonlyMap<string, number> = new Map([
  ['begincodespacerange', 2],
  ['beginbfchar', 2],
  ['beginbfrange', 3],
  ['begincidchar', 2],
  ['begincidrange', 3],
]);

/** Reads a character map as far as it can be understood; what `budget` does not allow is left out. */
export function readCharacterMap(program: Uint8Array, budget: Budget): CharacterMap {
  const reader = new ValueReader(program, 0, budget);
  const spaces: CodeSpace[] = [];
  const map = { spaces, cids: new CodeTable<number>(), texts: new CodeTable<string>() };
  let isVertical: boolean | undefined;
  let before: CosValue | undefined;
  let list = '';
  let size = 0;
  let row: CosValue[] = [];
  for (reader.skip(); !reader.isAtEnd; reader.skip()) {
    const value = reader.value();
    if (value.kind === 'number' && isName(before, 'WMode')) isVertical = value.value === 1;
    before = value;
    if (value.kind === 'word') {
      list = value.text;
      size = rowSizes.get(list) ?? 0;
      row = [];
    } else if (size > 0 && row.push(value) === size) {
      takeRow(map, spaces, list, row);
      row = [];
    }
  }
  return { ...map, isVertical };
}

function takeRow(
  map: Omit<CharacterMap, 'isVertical'>,
  spaces: CodeSpace[],
  list: string,
  row: readonly CosValue[],
): void {
  const [first, second, third] = row;
  if (first?.kind !== 'string' || first.bytes.length > codeBytesMax) return;
  const from = codeOf(first.bytes);
  if (list === 'beginbfchar') {
    const text = textOf(second);
    if (text !== undefined) map.texts.set(from, text);
  } else if (list === 'begincidchar') {
    if (second?.kind === 'number') map.cids.set(from, second.value);
  } else if (second?.kind === 'string' && second.bytes.length <= codeBytesMax) {
    const to = codeOf(second.bytes);
    if (list === 'beginbfrange') takeTexts(map.texts, from, to, third);
    else if (list === 'begincidrange') {
      if (third?.kind === 'number') map.cids.setRange(from, to, (offset) => third.value + offset);
    } else if (spaces.length < spacesMax) spaces.push({ length: first.bytes.length, first: from, last: to });
  }
}

/** A range has one text, whose last character goes up with the code, or an array of texts. */
function takeTexts(texts: CodeTable<string>, from: number, to: number, value: CosValue | undefined): void {
  if (value?.kind === 'array') {
    for (const [index, item] of value.items.entries()) {
      const text = textOf(item);
      if (text !== undefined && from + index <= to) texts.set(from + index, text);
    }
  } else if (value?.kind === 'string') {
    const start = textOfString(value);
    const last = start.codePointAt(start.length - (isLowSurrogate(start) ? 2 : 1)) ?? 0;
    const lead = start.slice(0, -String.fromCodePoint(last).length);
    texts.setRange(from, to, (offset) => lead + (textOfCode(last + offset) ?? ''));
  }
}

const isLowSurrogate = (text: string): boolean => text.length > 1 && /[\udc00-\udfff]$/.test(text);

function textOf(value: CosValue | undefined): string | undefined {
  if (value?.kind === 'name') return textOfGlyphName(value.name);
  return value?.kind === 'string' ? asSeen(textOfString(value)) : undefined;
}

/** A sign for several letters that run from right to left: the last one stands first, as it does in a line of them. */
function asSeen(text: string): string {
  return text.length > 1 && runsRightToLeft(text) ? [...text].reverse().join('') : text;
}

function textOfString({ bytes }: CosString): string {
  return textOfUtf16(bytes.subarray(0, 2 * textLengthMax));
}

/** Some bytes as a number, the first the highest; those behind the end are 0. */
export function codeOf(bytes: Uint8Array, from = 0, length: number = bytes.length): number {
  let code = 0;
  for (let at = from; at < from + length; at++) code = code * 256 + (bytes[at] ?? 0);
  return code;
}
