import { toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import { readPdfText } from '@rappen/pdf/text';
import { describe, expect, test } from 'vitest';
import { sampled } from '../long-tests.ts';
import { expectValue } from '../results.ts';
import { complaintsOf } from './merge/compare.ts';
import { type Sample, samples } from './merge/corpus.ts';
import { letter, rawPdf } from './merge/raw-pdf.ts';
import { hasQpdf, rewritten } from './merge/rewritten.ts';
import { outputOf, withFiles } from './tools.ts';
import { hasVeraPdf, verdictsOf } from './verapdf.ts';

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts } as const;

/** Bytes that PDF/A adds: metadata, an output intent with its profile, an identifier, and what a file of objects needs around them. */
const addedMax = 2_000;
/** Bytes of a font that is put into a document, with its descriptor, widths and texts. */
const fontMax = 9_000;
/** From here on what is added weighs little. */
const largeMin = 10_000;

interface Converted {
  readonly name: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Fonts that were put in, by the names that they have in the file. */
  readonly fonts: number;
}

function converted(all: readonly Sample[]): readonly Converted[] {
  return all.flatMap(({ name, bytes }) => {
    const made = toPdfA3b(bytes, options);
    if (!made.ok || !made.value.converted) return [];
    const substituted = made.value.changes.find(({ code }) => code === 'font-substituted');
    const faces = new Set(substituted?.names?.map((each) => each.split(' → ')[1]));
    return [{ name, before: bytes, after: made.value.pdf, fonts: faces.size }];
  });
}

/** The documents as qpdf writes them with object streams: the smallest that came. */
async function withObjectStreams(all: readonly Sample[]): Promise<readonly Sample[]> {
  if (!hasQpdf) return [];
  return Promise.all(
    all.map(async ({ name, bytes }) => ({
      name: `${name}, object streams`,
      page: 1,
      bytes: await withFiles(
        [bytes],
        ([path = '']) => new Uint8Array(outputOf('qpdf', '--object-streams=generate', '--static-id', path, '-')),
      ),
    })),
  );
}

/** Pages with a font dictionary each, as programs write them that put documents together. */
const collected = (count: number): Sample => ({
  name: `${count} pages with a font each`,
  page: 1,
  bytes: rawPdf({
    pages: Array.from({ length: count }, (_, index) => ({
      resources: `<</Font<</F1 <</Type/Font/Subtype/Type1/BaseFont/Helvetica/Name/F${index}>>>>>>`,
      contents: Array.from({ length: 20 }, (_each, line) =>
        letter(72, 700 - 20 * line, `Line ${line} of page ${index}`),
      ),
    })),
  }),
});

describe('a converted document', async () => {
  const fixtures = samples.filter(({ name }) => name.endsWith('.pdf'));
  const many = [collected(40), collected(600)];
  const all = converted([
    ...samples,
    ...(await rewritten()),
    ...many,
    ...(await withObjectStreams([...fixtures, ...many])),
  ]);

  test('is never larger than it came by more than what was added', () => {
    const grown = all.map(({ name, before, after, fonts }) => ({
      name,
      beyond: after.length - before.length - addedMax - fonts * fontMax,
    }));
    expect(all.length).toBeGreaterThan(20);
    expect(grown.filter(({ beyond }) => beyond > 0)).toEqual([]);
  });

  test('is smaller than it came, as a rule, where it is more than a few lines', () => {
    const ratios = all
      .filter(({ before }) => before.length >= largeMin)
      .map(({ before, after }) => after.length / before.length)
      .sort((a, b) => a - b);
    expect(ratios[Math.floor(ratios.length / 2)]).toBeLessThanOrEqual(1);
    expect(ratios[Math.floor(0.9 * ratios.length)]).toBeLessThanOrEqual(1.1);
  });

  test('says what it said', () => {
    const textOf = (bytes: Uint8Array): string[] => expectValue(readPdfText(bytes)).pages.map(({ text }) => text);
    for (const { name, before, after } of all) expect.soft(textOf(after), name).toEqual(textOf(before));
  });

  test('comes back as it is', () => {
    for (const { name, after } of all)
      expect.soft(expectValue(toPdfA3b(after, options)).pdf === after, name).toBe(true);
  });

  // Of many sizes
  const some = sampled(all, 3);

  test.skipIf(!hasQpdf)('is sound (needs qpdf)', async () => {
    for (const { name, after } of some) expect.soft(await complaintsOf(after), name).toBe('');
  });

  test.skipIf(!hasVeraPdf())('conforms (needs veraPDF)', async () => {
    const verdicts = await verdictsOf(some.map(({ after }) => after));
    expect(verdicts.map(([verdict], index) => [some[index]?.name, verdict])).toEqual(
      some.map(({ name }) => [name, 'compliant']),
    );
  });
});
