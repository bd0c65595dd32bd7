import { readFileSync } from 'node:fs';
import { cjkFonts } from '@rappen/fonts-cjk';
import { comparePages } from '@rappen/imaging';
import { openImaging } from '@rappen/node';
import { toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import { readPdfText } from '@rappen/pdf/text';
import { describe, expect, test } from 'vitest';
import { expectValue } from '../results.ts';
import {
  doubleCases,
  downwardCases,
  type EastCase,
  eastCases,
  embeddedCase,
  longCase,
  saidCase,
} from './pdfa-fixtures/fonts-east.ts';
import { hasTools, outputOf, withFiles } from './tools.ts';
import { hasVeraPdf, verdictsOf } from './verapdf.ts';

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts, cjkFonts } as const;
const imaging = await openImaging();
const cases: readonly EastCase[] = [...eastCases, ...downwardCases, ...doubleCases, saidCase, embeddedCase, longCase];
const made = cases.map((each) => ({ ...each, pdf: expectValue(toPdfA3b(each.bytes, options)).pdf }));
/** Signs of the East that other standards write with other characters, and where lines end. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

describe('fonts of Chinese, Japanese and Korean', () => {
  test.skipIf(!hasVeraPdf())('are in order afterwards (needs veraPDF)', async () => {
    const verdicts = await verdictsOf(made.map(({ pdf }) => pdf));
    expect(verdicts.map((verdict, index) => [made[index]?.name, ...verdict])).toEqual(
      made.map(({ name }) => [name, 'compliant']),
    );
  });

  test.skipIf(!hasTools('pdftotext'))('say the same to others, and to us (needs pdftotext)', async () => {
    for (const { name, text, pdf } of made.filter((each) => each.name !== longCase.name)) {
      const read = await withFiles([pdf], ([path = '']) => outputOf('pdftotext', path, '-').toString());
      expect.soft(plain(read), name).toBe(plain(text));
      expect.soft(plain(expectValue(readPdfText(pdf)).text), name).toBe(plain(text));
    }
  });

  test('are to be seen', async () => {
    for (const { name, pdf } of made) {
      const { pages } = expectValue(await comparePages(imaging, pdf, pdf));
      expect
        .soft(
          pages.map(({ isBlank }) => isBlank),
          name,
        )
        .toEqual([false]);
    }
  });

  test('stay as they are from then on', () => {
    for (const { name, pdf } of made) {
      const again = toPdfA3b(pdf, { now: '2027-01-01T00:00:00Z' });
      expect.soft(again.ok && again.value.pdf, name).toBe(pdf);
    }
  });
});

test('the package says where its parts are from', () => {
  const licence = (name: string): string =>
    readFileSync(new URL(`../../packages/fonts-cjk/${name}`, import.meta.url), 'utf8');
  expect(licence('LICENSE-APACHE')).toContain('Apache License');
  expect(licence('LICENSE-BSD')).toContain('Adobe');
});
