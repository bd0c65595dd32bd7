import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPdf } from '../../packages/pdf/src/open/open.ts';
import { readPdfText } from '../../packages/pdf/src/text/read-text.ts';
import { expectValue } from '../results.ts';

/** Its objects lie in object streams. */
const whole = readFileSync(join(import.meta.dirname, 'fixtures/swissqrbill-turned.pdf'));

test.each<[what: string, damaged: Uint8Array]>([
  ['points to nothing', Buffer.from(whole.toString('latin1').replace(/startxref\s+\d+/, 'startxref\n9'), 'latin1')],
  ['is cut off', whole.subarray(0, whole.lastIndexOf('startxref'))],
  ['is no cross-reference', Buffer.from(whole.toString('latin1').replace('/XRef', '/Xref'), 'latin1')],
])('a file whose end %s is read by what lies in its object streams', (_, damaged) => {
  const [sound, rebuilt] = [whole, damaged].map((bytes) => readPdfText(new Uint8Array(bytes)));
  expect(expectValue(sound as never)).toMatchObject({ pages: [{ text: expect.stringContaining('Empfangsschein') }] });
  expect(rebuilt).toEqual(sound);
  expect(expectValue(openPdf(new Uint8Array(damaged))).pages).toHaveLength(1);
});
