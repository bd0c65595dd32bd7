import type { CosDocument } from '../syntax/document.ts';
import { integerOf } from '../syntax/file-object.ts';
import { textOfString } from '../syntax/text-string.ts';
import { type CosDictionary, type CosValue, isName } from '../syntax/values.ts';

/** Where the entries of fields are looked up. */
type FieldObjects = Pick<CosDocument, 'resolved' | 'dictionary' | 'catalog'>;

/** Bits of a field's flags (ISO 32000-1, tables 226, 228 and 230). */
export const fieldBits = {
  multiline: 1 << 12,
  password: 1 << 13,
  radio: 1 << 15,
  push: 1 << 16,
  combo: 1 << 17,
  comb: 1 << 24,
} as const;

/** An entry that a field has itself or from a field above it (ISO 32000-1, 12.7.3.1). */
export function fieldEntry(document: FieldObjects, field: CosDictionary, key: string): CosValue | undefined {
  let at: CosDictionary | undefined = field;
  for (let level = 0; at !== undefined && level < levelsMax; level++) {
    const value = document.resolved(at.entries.get(key));
    if (value !== undefined) return value;
    at = document.dictionary(at.entries.get('Parent'));
  }
  return undefined;
}

const levelsMax = 32;

/** Whether a field is a button that is only pushed. */
export function isPushButton(document: FieldObjects, widget: CosDictionary): boolean {
  const flags = integerOf(fieldEntry(document, widget, 'Ff')) ?? 0;
  return isName(fieldEntry(document, widget, 'FT'), 'Btn') && (flags & fieldBits.push) !== 0;
}

/** The text that a field shows; undefined for a list, of which readers show a part. */
export function shownValue(document: FieldObjects, widget: CosDictionary): string | undefined {
  const kind = fieldEntry(document, widget, 'FT');
  const flags = integerOf(fieldEntry(document, widget, 'Ff')) ?? 0;
  if (isName(kind, 'Btn')) {
    const looks = document.dictionary(widget.entries.get('MK'));
    if (looks?.entries.has('I')) return undefined;
    return textOfString(document.resolved(looks?.entries.get('CA'))) ?? '';
  }
  const value = fieldEntry(document, widget, 'V');
  const text = value?.kind === 'name' ? value.name : textOfString(value);
  if (isName(kind, 'Ch')) {
    const options = fieldEntry(document, widget, 'Opt');
    const isOpen = (flags & fieldBits.combo) === 0;
    if (isOpen && options?.kind === 'array' && options.items.length > 0) return undefined;
    return nameOfOption(document, options, text ?? '');
  }
  // A stream holds rich text, and is not shown as it stands
  if (value !== undefined && text === undefined) return undefined;
  return (flags & fieldBits.password) !== 0 ? '*'.repeat((text ?? '').length) : (text ?? '');
}

/**
 * The options of an open list that readers show: from the one on top, as many as have room with the size of its letters. Undefined for
 * any other field, and for a list without options.
 */
export function shownOptions(
  document: FieldObjects,
  widget: CosDictionary,
  height: number,
): readonly string[] | undefined {
  const flags = integerOf(fieldEntry(document, widget, 'Ff')) ?? 0;
  const options = fieldEntry(document, widget, 'Opt');
  const isOpen = isName(fieldEntry(document, widget, 'FT'), 'Ch') && (flags & fieldBits.combo) === 0;
  if (!isOpen || options?.kind !== 'array' || options.items.length === 0) return undefined;
  const form = document.dictionary(document.catalog?.entries.get('AcroForm'));
  const look = textOfString(fieldEntry(document, widget, 'DA') ?? document.resolved(form?.entries.get('DA'))) ?? '';
  const size = Number(/([\d.]+)\s+Tf\b/.exec(look)?.[1]) || usualSize;
  const top = Math.max(0, integerOf(fieldEntry(document, widget, 'TI')) ?? 0);
  const count = Math.max(1, Math.floor(height / (size * lineHeight)));
  return options.items.slice(top, top + count).map((item) => shownOption(document, item));
}

/** Points, where the size of letters is left to readers; and how far lines are apart, of that size. */
const usualSize = 12;
const lineHeight = 1.1;

function shownOption(document: FieldObjects, item: CosValue): string {
  const one = document.resolved(item);
  const shown = one?.kind === 'array' ? document.resolved(one.items[1] ?? one.items[0]) : one;
  return textOfString(shown) ?? '';
}

/** Options are texts, or pairs of what is sent and what is shown. */
function nameOfOption(document: FieldObjects, options: CosValue | undefined, value: string): string {
  for (const item of options?.kind === 'array' ? options.items : []) {
    const pair = document.resolved(item);
    if (pair?.kind !== 'array') continue;
    const [sent, shown] = pair.items.map((each) => textOfString(document.resolved(each)));
    if (sent === value) return shown ?? value;
  }
  return value;
}
