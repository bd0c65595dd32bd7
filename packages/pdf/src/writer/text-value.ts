import { ValueReader } from '../syntax/value-reader.ts';
import { type CosDictionary, emptyDictionary, isDictionary } from '../syntax/values.ts';
import { latinBytes } from './pdf-bytes.ts';

const valuesMax = 1_000;

/** A dictionary that was written as text, for what changes values. */
export function dictionaryOf(text: string): CosDictionary {
  const value = new ValueReader(latinBytes(text), 0, { values: valuesMax }).value();
  return isDictionary(value) ? value : emptyDictionary;
}
