import { hex, hexOf } from '../base/hex.ts';

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

/** A value as text of one byte a character. */
export function textOf(value: CosValue): string {
  switch (value.kind) {
    case 'number':
    case 'word':
      return value.text;
    case 'name':
      return nameText(value.name);
    case 'string':
      return `<${hexOf(value.bytes)}>`;
    case 'reference':
      return `${value.number} ${value.generation} R`;
    case 'array':
      return `[${value.items.map(textOf).join(' ')}]`;
    case 'dictionary':
      return `<<${dictionaryText(value)}>>`;
  }
}

/** The entries of a dictionary without its brackets. */
export function dictionaryText({ entries }: CosDictionary): string {
  return Array.from(entries, ([key, value]) => `${nameText(key)} ${textOf(value)}`).join('\n');
}

/** A name with its slash; characters that may not stand in one by their numbers. */
export function nameText(name: string): string {
  return `/${name.replace(/[^!$&'*+,\-.0-9:;=?@A-Z\\^_`a-z|~"]/g, (character) => `#${hex(character.charCodeAt(0), 2)}`)}`;
}
