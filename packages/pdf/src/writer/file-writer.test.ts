import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { readDocument } from '../syntax/document.ts';
import { dateText } from '../syntax/text-string.ts';
import { emptyDictionary, referenceTo, textOf, withEntries } from '../syntax/values.ts';
import { endFile, writeObject } from './cos-file.ts';
import { FileWriter, writeText } from './file-writer.ts';
import { packedObjects, writeObjectStream } from './prepared-stream.ts';

/** A catalog, whose pages are written in it. */
const textFor = (number: number): string => `<</Type/Catalog/Pages<</Kids[]>>/Own ${number}>>`;
const trailer = withEntries(emptyDictionary, { Root: referenceTo(1) });

test.each([
  ['table', false, [1, 2, 9, 8_388_000]],
  ['stream', true, [1, 2, 9, 8_388_000]],
  ['stream whose rows are packed', true, Array.from({ length: 300 }, (_, index) => index + 1)],
] as const)('objects are found again by a %s, and numbers between them take no room', (_name, isStream, numbers) => {
  const writer = new FileWriter(Math.max(...numbers) + 1);
  for (const number of numbers) writeText(writer, number, textFor(number));
  const file = endFile(writer, trailer, isStream);
  expect(file.length).toBeLessThan(500 + 80 * numbers.length);
  const document = expectValue(readDocument(file));
  expect(document.crossReference.newest).toBeGreaterThan(0);
  for (const number of numbers) expect(textOf(document.object(number)?.value ?? emptyDictionary)).toBe(textFor(number));
  expect(document.object(5)).toEqual(numbers.length > 4 ? expect.anything() : undefined);
});

test('objects in streams and beside them are found again, whatever their length says', () => {
  const writer = new FileWriter(3);
  const stream = Uint8Array.of(1, 2, 3);
  writeObject(writer, 2, { value: withEntries(emptyDictionary, { Length: referenceTo(7) }), stream });
  writeObjectStream(writer, packedObjects([[1, `<</Pages<</Kids[]>>/Own(${'long '.repeat(60)})>>`]], zlibSync));
  const document = expectValue(readDocument(endFile(writer, trailer, true)));
  expect(document.object(2)?.stream).toEqual(stream);
  expect(textOf(document.catalog ?? emptyDictionary)).toContain('long long');
  expect(document.crossReference.entries.get(1)?.kind).toBe('compressed');
});

test.each([
  ['2026-11-21T10:00:00Z', 'D:20261121100000Z'],
  ['2026-11-21T10:00:00.123Z', 'D:20261121100000Z'],
  ['2026-11-21T10:00:00+01:30', "D:20261121100000+01'30'"],
  ['2026-11-21', undefined],
  ['2026-11-21T10:00:00', undefined],
])('%s is the date %s', (instant, date) => {
  expect(dateText(instant)).toBe(date);
});
