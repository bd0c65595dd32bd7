import { cjkFonts } from '@rappen/fonts-cjk';
import { toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import { describe, expect, test } from 'vitest';
import { documents } from '../fuzz/corpus.ts';
import { looseFile } from '../fuzz/loose-file.ts';
import { streamsEverywhere, valuesApart, valuesTogether } from '../fuzz/loose-values.ts';
import { hasVeraPdf, verdictsOf } from './verapdf.ts';

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts, cjkFonts } as const;

/** Files that are validated in one run. */
const atOnce = 400;
/** Longer ones take long and are of the same producers. */
const bytesMax = 400_000;

const plain = documents().flatMap((bytes, index) => {
  const file = bytes.length > bytesMax ? undefined : looseFile(bytes);
  return file === undefined || file.trailer.entries.has('Encrypt') ? [] : [{ index, file }];
});

/** What becomes of a document: `ok`, or the problems that keep it from being PDF/A-3b. */
function outcome(bytes: Uint8Array): { readonly said: string; readonly pdf?: Uint8Array } {
  const made = toPdfA3b(bytes, options);
  if (made.ok) return { said: 'ok', pdf: made.value.pdf };
  return { said: made.problems.map(({ code, params }) => `${code} ${params['clause'] ?? ''}`).join() };
}

describe.each([
  { what: 'values stand in objects of their own', change: valuesApart, othersMax: 0 },
  { what: 'values stand in the place of references', change: valuesTogether, othersMax: 0 },
  // An outline and a name of a file have an entry F: streams with one have their bytes elsewhere
  { what: 'dictionaries are streams', change: streamsEverywhere, othersMax: 2 },
])('documents whose $what', ({ change, othersMax }) => {
  const changed = plain.map(({ index, file }) => ({ index, ...outcome(change(file).written()) }));
  const accepted = changed.flatMap(({ index, pdf }) => (pdf === undefined ? [] : [{ index, pdf }]));

  test('become what they become otherwise', () => {
    expect(plain.length).toBeGreaterThan(400);
    const before = plain.map(({ index, file }) => ({ index, said: outcome(file.written()).said }));
    const others = changed.filter(({ said }, at) => said !== before[at]?.said);
    expect(others.length, JSON.stringify(others.map(({ index, said }) => [index, said]))).toBeLessThanOrEqual(
      othersMax,
    );
  });

  test('stay as they are once they are PDF/A-3b', () => {
    const again = accepted.map(({ index, pdf }) => ({ index, made: toPdfA3b(pdf, options) }));
    expect(again.filter(({ made }) => !made.ok || made.value.converted).map(({ index }) => index)).toEqual([]);
  });

  test.skipIf(!hasVeraPdf())('conform where they are accepted (needs veraPDF)', async () => {
    const verdicts: string[][] = [];
    for (let at = 0; at < accepted.length; at += atOnce)
      verdicts.push(...(await verdictsOf(accepted.slice(at, at + atOnce).map(({ pdf }) => pdf))));
    const wrong = verdicts.map((verdict, at) => [accepted[at]?.index, ...verdict]);
    expect(wrong.filter(([, verdict]) => verdict !== 'compliant')).toEqual([]);
  });
});
