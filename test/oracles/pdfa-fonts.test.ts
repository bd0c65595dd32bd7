import { comparePages } from '@rappen/imaging';
import { openImaging } from '@rappen/node';
import { type PdfADocument, toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import { readPdfText } from '@rappen/pdf/text';
import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../packages/pdf/src/archival/check/check.ts';
import { isOfFonts } from '../../packages/pdf/src/archival/fix/fonts/fix-fonts.ts';
import { openDocument } from '../../packages/pdf/src/open/open.ts';
import { codesOf, expectValue } from '../results.ts';
import { described, descriptor, type FontCase, inFont } from './pdfa-fixtures/font-parts.ts';
import { fontCases } from './pdfa-fixtures/fonts.ts';
import { hasVeraPdf, verdictsOf } from './verapdf.ts';

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts } as const;
const imaging = await openImaging();
/** How far pages may differ on average, of 255, unless another font stands for one. */
const differenceMax = 2;
const substitutedMax = 8;

const results = fontCases.map((each) => ({ ...each, result: toPdfA3b(each.bytes, options) }));
const kept = results.flatMap(({ result, ...each }): (FontCase & { made: PdfADocument })[] =>
  result.ok ? [{ ...each, made: result.value }] : [],
);

describe('fonts', () => {
  test.each(results.map((each) => [each.name, each] as const))('%s', (_name, { change, problem, result }) => {
    if (problem !== undefined) expect(codesOf(result)).toContain(problem);
    else expect(expectValue(result).changes.map(({ code }) => code)).toContain(change);
  });

  test('are enough to go by', () => {
    expect(fontCases.length).toBeGreaterThanOrEqual(60);
  });

  test.skipIf(!hasVeraPdf())('are in order afterwards (needs veraPDF)', async () => {
    const verdicts = await verdictsOf(kept.map(({ made }) => made.pdf));
    expect(verdicts.map((verdict, index) => [kept[index]?.name, ...verdict])).toEqual(
      kept.map(({ name }) => [name, 'compliant']),
    );
  });

  test.skipIf(!hasVeraPdf())('are validated as by veraPDF (needs veraPDF)', async () => {
    const validated = [...fontCases.map(({ bytes }) => bytes), ...kept.map(({ made }) => made.pdf)];
    const verdicts = await verdictsOf(validated);
    const names = [...fontCases, ...kept].map(({ name }) => name);
    const ours = validated.map((bytes) => findingsOf(expectValue(openDocument(bytes))).some(isOfFonts));
    const theirs = verdicts.map((rules) => rules.some((rule) => rule.startsWith('6.2.11')));
    const isValidated = (index: number): boolean => verdicts[index]?.[0] !== 'unreadable';
    expect(names.filter((_, index) => isValidated(index) && ours[index] !== theirs[index])).toEqual([]);
  });

  test('look as before', async () => {
    for (const { name, bytes, made, change, looksDiffer } of kept) {
      if (looksDiffer) continue;
      const { pages } = expectValue(await comparePages(imaging, bytes, made.pdf));
      const max = change === 'font-substituted' ? substitutedMax : differenceMax;
      expect.soft(Math.max(...pages.map(({ mean }) => mean)), name).toBeLessThanOrEqual(max);
    }
  });

  test('say what they said, as far as anybody knew it', () => {
    for (const { name, bytes, made } of kept) {
      const said = expectValue(readPdfText(bytes)).text;
      if (said.includes('\ufffd')) continue;
      // The sign for missing characters says nothing either way
      expect.soft(expectValue(readPdfText(made.pdf)).text.replaceAll('\ufffd', ''), name).toBe(said);
    }
  });

  test('stay as they are from then on', () => {
    for (const { name, made } of kept) {
      const again = toPdfA3b(made.pdf, { ...options, now: '2027-01-01T00:00:00Z' });
      expect.soft(again.ok && again.value.pdf, name).toBe(made.pdf);
    }
  });

  test('that stand for others are told by name', () => {
    const made = expectValue(toPdfA3b(fontCases[0]?.bytes as Uint8Array, options));
    expect(made.warnings).toEqual([{ code: 'font-substituted', count: 1, names: ['Helvetica → RappenSans-Regular'] }]);
  });

  test('that are not there are read by the standard encoding where they say none (ISO 32000-1, 9.6.6.4)', () => {
    const text = (flags: number): string => {
      const arial = `<</Type/Font/Subtype/TrueType/BaseFont/Arial${described}>>`;
      const bytes = inFont(arial, [descriptor('Arial', flags, '')], '(a\\361o\\371)');
      return expectValue(readPdfText(expectValue(toPdfA3b(bytes, options)).pdf)).text;
    };
    expect([text(32), text(4)]).toEqual(['aæoø', 'añoù']);
  });

  test('are needed to stand for others', () => {
    const [first] = fontCases;
    expect(codesOf(toPdfA3b(first?.bytes as Uint8Array, { now: options.now }))).toEqual(['PDFA_FONT_NOT_EMBEDDED']);
  });
});
