import { toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import { describe, expect, test } from 'vitest';
import { codesOf } from '../results.ts';
import { oddCharstrings } from './pdfa-fixtures/odd-charstrings.ts';
import { oddFonts } from './pdfa-fixtures/odd-fonts.ts';
import { oddFiles, oddNames } from './pdfa-fixtures/odd-names.ts';
import { oddNumbers } from './pdfa-fixtures/odd-numbers.ts';
import {
  oddCalculators,
  oddFunctions,
  oddInline,
  oddMaps,
  oddMatrices,
  oddOperands,
  oddSpaces,
  oddSurplus,
} from './pdfa-fixtures/odd-parts.ts';
import { oddEnds, oddPrograms, oddUnseen, oddWords } from './pdfa-fixtures/odd-programs.ts';
import { hasVeraPdf, verdictsOf } from './verapdf.ts';

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts } as const;

/** Files that are validated in one run. */
const atOnce = 400;

describe.each([
  { what: 'spaces', atLeast: 30, parts: oddSpaces },
  { what: 'names of spaces', atLeast: 1400, parts: oddNames },
  { what: 'files', atLeast: 800, parts: oddFiles },
  { what: 'functions', atLeast: 60, parts: oddFunctions },
  { what: 'programs that reckon colours', atLeast: 1700, parts: oddCalculators },
  { what: 'pictures among instructions', atLeast: 1900, parts: oddInline },
  { what: 'operands', atLeast: 700, parts: oddOperands },
  { what: 'operands that are too many', atLeast: 250, parts: oddSurplus },
  { what: 'character maps', atLeast: 30, parts: oddMaps },
  { what: 'matrices', atLeast: 50, parts: oddMatrices },
  { what: 'font programs', atLeast: 2000, parts: oddPrograms },
  { what: 'words of Type 1 programs', atLeast: 1500, parts: oddWords },
  { what: 'ends of Type 1 programs', atLeast: 60, parts: oddEnds },
  { what: 'font programs of text that is not seen', atLeast: 1500, parts: oddUnseen },
  { what: 'numbers', atLeast: 4400, parts: oddNumbers, refused: /^PDFA_|^PDF_UNREADABLE$/ },
  { what: 'programs of glyphs', atLeast: 800, parts: oddCharstrings },
  { what: 'font dictionaries', atLeast: 7500, parts: oddFonts },
])('odd $what', ({ parts, atLeast, refused = /^PDFA_/ }) => {
  const results = parts.map(({ name, bytes }) => ({ name, result: toPdfA3b(bytes, options) }));
  const accepted = results.flatMap(({ name, result }) => (result.ok ? [{ name, pdf: result.value.pdf }] : []));

  test('become sound for good, or are refused', () => {
    for (const { name, result } of results) {
      if (!result.ok) expect([name, ...codesOf(result).filter((code) => !refused.test(code))]).toEqual([name]);
      else
        expect([name, toPdfA3b(result.value.pdf, options)]).toMatchObject([
          name,
          { ok: true, value: { converted: false } },
        ]);
    }
    expect(accepted.length).toBeGreaterThanOrEqual(atLeast);
  });

  test.skipIf(!hasVeraPdf())('conform where they are accepted (needs veraPDF)', async () => {
    const verdicts: string[][] = [];
    for (let at = 0; at < accepted.length; at += atOnce)
      verdicts.push(...(await verdictsOf(accepted.slice(at, at + atOnce).map(({ pdf }) => pdf))));
    const wrong = verdicts.map((verdict, index) => [accepted[index]?.name, ...verdict]);
    expect(wrong.filter(([, verdict]) => verdict !== 'compliant')).toEqual([]);
  });
});
