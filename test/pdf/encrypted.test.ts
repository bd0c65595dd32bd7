import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toPdfA3b } from '../../packages/pdf/src/archival/convert.ts';
import { substituteFonts } from '../../packages/pdf/src/fonts/substitutes/index.ts';
import { openPdf } from '../../packages/pdf/src/open/open.ts';
import { readPdfText } from '../../packages/pdf/src/text/read-text.ts';
import { codesOf, expectValue } from '../results.ts';

const file = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures/encrypted', `${name}.pdf`)));

const options = { now: '2026-11-29T10:00:00Z', fonts: substituteFonts };

/** One file, encrypted by qpdf in every way that opens without a password. */
const ways = ['rc4-40', 'rc4-128', 'aes-128', 'aes-128-plain-metadata', 'aes-256', 'aes-256-plain-metadata'];

test.each(ways)('%s is read as if it were not encrypted', (name) => {
  const opened = expectValue(openPdf(file(name)));
  expect(opened.wasEncrypted).toBe(true);
  // What it was encrypted from, its text and its metadata, stands in what is looked at
  const plain = new TextDecoder('latin1').decode(opened.document.bytes);
  expect(plain).toContain('<x>M</x>');
  expect(plain).not.toContain('/Encrypt');
  expect(readPdfText(file(name))).toMatchObject({ ok: true, value: { pages: [{ text: 'Rechnung' }] } });
  expect(codesOf(toPdfA3b(file(name), options))).toEqual([]);
});

test.each(['password-40', 'password-128', 'password-256'])('%s is refused, and said to be encrypted', (name) => {
  expect(codesOf(readPdfText(file(name)))).toEqual(['PDF_ENCRYPTED']);
  expect(codesOf(toPdfA3b(file(name), options))).toEqual(['PDF_ENCRYPTED']);
});
