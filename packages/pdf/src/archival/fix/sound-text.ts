import { hexOf } from '../../base/hex.ts';
import { type CosString, type CosValue, decimalText, nameText } from '../../syntax/values.ts';
import { isPlainNumber } from '../check/numbers.ts';

/**
 * A value as text of one byte a character, in as few as there can be: references lead to the new numbers, what is no value at all
 * becomes null, and entries of dictionaries that are null are left out.
 */
export function soundText(value: CosValue, numbers: ReadonlyMap<number, number>): string {
  switch (value.kind) {
    case 'reference': {
      const number = numbers.get(value.number);
      return number === undefined ? 'null' : `${number} 0 R`;
    }
    case 'array': {
      let text = '[';
      let isOpen = false;
      for (const item of value.items) {
        const next = soundText(item, numbers);
        text += isOpen && !begins.has(item.kind) ? ` ${next}` : next;
        isOpen = !ends.has(item.kind);
      }
      return `${text}]`;
    }
    case 'dictionary': {
      let text = '<<';
      for (const [key, item] of value.entries) {
        const next = soundText(item, numbers);
        if (next !== 'null') text += begins.has(item.kind) ? `${nameText(key)}${next}` : `${nameText(key)} ${next}`;
      }
      return `${text}>>`;
    }
    case 'number':
      return isPlainNumber(value.text) ? value.text : decimalText(value.value);
    case 'word':
      return value.text === 'true' || value.text === 'false' ? value.text : 'null';
    case 'name':
      return nameText(value.name);
    case 'string':
      return stringText(value);
  }
}

/** What begins, and what ends, with a sign that stands by itself: no blank is needed there (ISO 32000-1, 7.2.2). */
const ends: ReadonlySet<CosValue['kind']> = new Set(['array', 'dictionary', 'string']);
const begins: ReadonlySet<CosValue['kind']> = new Set([...ends, 'name']);

/** Bytes that need a reverse solidus before them, and what stands for them (ISO 32000-1, table 3). */
const escapes: ReadonlyMap<number, string> = new Map([
  [0x0a, '\\n'],
  [0x0d, '\\r'],
  [0x28, '\\('],
  [0x29, '\\)'],
  [0x5c, '\\\\'],
]);

/** A string in brackets, or by its digits where that is shorter. */
function stringText({ bytes }: CosString): string {
  let text = '(';
  for (const byte of bytes) text += escapes.get(byte) ?? String.fromCharCode(byte);
  return text.length < 2 * bytes.length + 1 ? `${text})` : `<${hexOf(bytes)}>`;
}
