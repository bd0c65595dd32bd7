import { hex, hexOf } from '../base/hex.ts';
import { latin1 } from './bytes.ts';

/**
 * Values of a PDF (ISO 32000-1, 7.3), kept so that they can be written again without loss: numbers and words as they
 * were written, strings as bytes.
 */
export type CosValue = CosNumber | CosName | CosString | CosReference | CosArray | CosDictionary | CosWord;

export interface CosNumber {
  readonly kind: 'number';
  readonly value: number;
  readonly text: string;
}

/** The name without its slash, a character for each byte. */
export interface CosName {
  readonly kind: 'name';
  readonly name: string;
}

export interface CosString {
  readonly kind: 'string';
  readonly bytes: Uint8Array;
}

export interface CosReference {
  readonly kind: 'reference';
  readonly number: number;
  readonly generation: number;
}

export interface CosArray {
  readonly kind: 'array';
  readonly items: readonly CosValue[];
}

export interface CosDictionary {
  readonly kind: 'dictionary';
  readonly entries: ReadonlyMap<string, CosValue>;
}

/** `true`, `false`, `null`, and any other word that stands where a value should. */
export interface CosWord {
  readonly kind: 'word';
  readonly text: string;
}

/** An object of a file; `stream` holds the bytes of a stream as they are stored, filtered. */
export interface CosObject {
  readonly value: CosValue;
  readonly stream?: Uint8Array;
}

export const nullValue: CosWord = { kind: 'word', text: 'null' };
export const emptyDictionary: CosDictionary = { kind: 'dictionary', entries: new Map() };

export function numberValue(value: number): CosNumber {
  return { kind: 'number', value, text: decimalText(value) };
}

export function nameValue(name: string): CosName {
  return { kind: 'name', name };
}

export function referenceTo(number: number, generation = 0): CosReference {
  return { kind: 'reference', number, generation };
}

export function arrayValue(items: readonly CosValue[]): CosArray {
  return { kind: 'array', items };
}

/** The dictionary with some entries set, or left out where they are undefined. */
export function withEntries(
  { entries }: CosDictionary,
  changes: Readonly<Record<string, CosValue | undefined>>,
): CosDictionary {
  const changed = new Map(entries);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) changed.delete(key);
    else changed.set(key, value);
  }
  return { kind: 'dictionary', entries: changed };
}

/** Whether a value is a dictionary. */
export function isDictionary(value: CosValue | undefined): value is CosDictionary {
  return value?.kind === 'dictionary';
}

/** Whether a value is a reference to an object. */
export function isReference(value: CosValue | undefined): value is CosReference {
  return value?.kind === 'reference';
}

/** Whether a value is the word `true`. */
export function isTrue(value: CosValue | undefined): boolean {
  return value?.kind === 'word' && value.text === 'true';
}

/** The name if the value is one; references are not followed. */
export function nameOf(value: CosValue | undefined): string | undefined {
  return value?.kind === 'name' ? value.name : undefined;
}

/** The number if the value is one; references are not followed. */
export function numberOf(value: CosValue | undefined): number | undefined {
  return value?.kind === 'number' ? value.value : undefined;
}

/** The numbers of an array, up to six: enough for rectangles and matrices. Undefined for what is no array. */
export function numbersOf(value: CosValue | undefined): readonly number[] | undefined {
  if (value?.kind !== 'array') return undefined;
  return value.items.flatMap((item) => numberOf(item) ?? []).slice(0, numbersMax);
}

const numbersMax = 6;

export function isName(value: CosValue | undefined, name: string): boolean {
  return value?.kind === 'name' && value.name === name;
}

/** A number as PDF writes it: no exponent, at most five decimals. */
export function decimalText(value: number): string {
  const text = value.toFixed(5).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

/** What is neither an array nor a dictionary. */
export type CosLeaf = Exclude<CosValue, CosArray | CosDictionary>;

/**
 * A value as text of one byte a character, in as few as there can be: entries of dictionaries that are null are left out. `leaf` says
 * how some of those are written that hold no others.
 */
export function textWith(value: CosValue, leaf?: (value: CosLeaf) => string | undefined): string {
  if (value.kind === 'array') {
    let text = '';
    let last = '[';
    for (const item of value.items) {
      text += last;
      last = besides(last, textWith(item, leaf));
    }
    return `${text}${last}]`;
  }
  if (value.kind === 'dictionary') {
    let text = '<<';
    for (const [key, item] of value.entries) {
      const [name, next] = [nameText(key), textWith(item, leaf)];
      if (next !== 'null') text += name + besides(name, next);
    }
    return `${text}>>`;
  }
  return leaf?.(value) ?? leafText(value);
}

/** The same of a value as it was read. */
export function textOf(value: CosValue): string {
  return textWith(value);
}

/** What comes next, behind a blank where neither it nor the last has a sign that stands by itself (ISO 32000-1, 7.2.2). */
function besides(last: string, next: string): string {
  return '[])>'.includes(last.charAt(last.length - 1)) || '[<(/'.includes(next.charAt(0)) ? next : ` ${next}`;
}

/** The entries of a dictionary without its brackets. */
export function entriesText(value: CosDictionary, text: (value: CosValue) => string = textOf): string {
  return text(value).slice(2, -2);
}

function leafText(value: CosLeaf): string {
  if (value.kind === 'name') return nameText(value.name);
  if (value.kind === 'string') return stringText(value);
  return value.kind === 'reference' ? `${value.number} ${value.generation} R` : value.text;
}

/** A string in brackets, or by its digits where that is shorter (ISO 32000-1, 7.3.4). */
export function stringText({ bytes }: CosString): string {
  const text = `(${latin1(bytes).replace(/[\n\r()\\]/g, (sign) => `\\${sign === '\n' ? 'n' : sign === '\r' ? 'r' : sign}`)}`;
  return text.length < 2 * bytes.length + 1 ? `${text})` : `<${hexOf(bytes)}>`;
}

/** A name with its slash; characters that may not stand in one by their numbers. */
function nameText(name: string): string {
  return `/${name.replace(/[^!$&'*+,\-.0-9:;=?@A-Z\\^_`a-z|~"]/g, (character) => `#${hex(character.charCodeAt(0), 2)}`)}`;
}
