import { type Budget, ValueReader } from '../syntax/value-reader.ts';
import type { CosValue } from '../syntax/values.ts';
import { codesOf, writeTextMap } from './write-cmap.ts';

const entriesMax = 70_000;
const rangeMax = 65_536;
/** Bytes of what one code means: no ligature is as long. */
const textBytesMax = 64;

/**
 * What codes of a font mean as text: the character map of ISO 32000-1, 9.10.3, as far as it can be read and its first
 * `valuesMax` values go.
 */
export function readToUnicode(program: Uint8Array, valuesMax: number): Map<number, string> {
  const budget: Budget = { values: valuesMax };
  const reader = new ValueReader(program, 0, budget);
  const texts = new Map<number, string>();
  let operands: CosValue[] = [];
  for (reader.skip(); !reader.isAtEnd && budget.values >= 0 && texts.size < entriesMax; reader.skip()) {
    const value = reader.value();
    if (value.kind !== 'word') {
      operands.push(value);
      continue;
    }
    if (value.text === 'endbfchar') addCharacters(operands, texts);
    else if (value.text === 'endbfrange') addRanges(operands, texts);
    operands = [];
  }
  return texts;
}

function addCharacters(operands: readonly CosValue[], texts: Map<number, string>): void {
  const listed = operands.slice(operands.length % 2);
  for (let at = 0; at + 1 < listed.length; at += 2) {
    const [code, text] = [codeOf(listed[at]), textOf(listed[at + 1])];
    if (code !== undefined && text !== undefined) texts.set(code, text);
  }
}

function addRanges(operands: readonly CosValue[], texts: Map<number, string>): void {
  const listed = operands.slice(operands.length % 3);
  for (let at = 0; at + 2 < listed.length; at += 3) {
    const [first, last] = [codeOf(listed[at]), codeOf(listed[at + 1])];
    const target = listed[at + 2];
    const text = textOf(target);
    if (first === undefined || last === undefined || last - first >= rangeMax || texts.size > entriesMax) continue;
    for (let code = first; code <= last; code++) {
      const own = target?.kind === 'array' ? textOf(target.items[code - first]) : text && following(text, code - first);
      if (own !== undefined) texts.set(code, own);
    }
  }
}

function codeOf(value: CosValue | undefined): number | undefined {
  return value?.kind === 'string' && value.bytes.length <= 4
    ? value.bytes.reduce((code, byte) => code * 256 + byte, 0)
    : undefined;
}

/** The text of a string in UTF-16; undefined for none and for what stands for nothing. */
function textOf(value: CosValue | undefined): string | undefined {
  if (value?.kind !== 'string' || value.bytes.length === 0 || value.bytes.length > textBytesMax) return undefined;
  const { bytes } = value;
  let text = '';
  if (bytes.length === 1) text = String.fromCharCode(bytes[0] as number);
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode((bytes[at] as number) * 256 + (bytes[at + 1] as number));
  return /^[\0\uffff\ufffd]*$/.test(text) ? undefined : text;
}

/** The text whose last character lies that much further on. */
function following(text: string, step: number): string {
  return text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + step);
}

/** Writes a character map of codes with as many bytes as said, and their texts. */
export function writeToUnicode(texts: ReadonlyMap<number, string>, length: 1 | 2): Uint8Array {
  const entries = Array.from(texts, ([code, to]) => ({ code, length, to })).sort((a, b) => a.code - b.code);
  return writeTextMap([codesOf(length)], ['bfchar', entries]);
}
