import { expect, test } from 'vitest';
import { toPdfA3b } from '../../packages/pdf/src/archival/convert.ts';
import { substituteFonts } from '../../packages/pdf/src/fonts/substitutes/index.ts';
import { readTrueType } from '../../packages/pdf/src/fonts/truetype.ts';
import { readDocument } from '../../packages/pdf/src/syntax/document.ts';
import { pagePdf } from '../oracles/page-pdfs.ts';
import { expectValue } from '../results.ts';

const now = '2026-11-21T10:00:00Z';
const simple = (name: string) =>
  pagePdf('BT /F 12 Tf 50 700 Td (Rechnung 12) Tj ET', {
    resources: `/Font<</F<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>>>`,
  });

/** The fonts that a document has programs of, with the names of their subsets. */
function embeddedIn(pdf: Uint8Array) {
  const document = expectValue(readDocument(pdf));
  return [...document.crossReference.entries.keys()].flatMap((number) => {
    const value = document.object(number)?.value;
    const file = value?.kind === 'dictionary' ? value.entries.get('FontFile2') : undefined;
    if (value?.kind !== 'dictionary' || file?.kind !== 'reference') return [];
    const program = document.object(file.number);
    if (program?.value.kind !== 'dictionary' || program.stream === undefined) return [];
    const bytes = document.decodedStream(program.value, program.stream);
    const [name, flags] = ['FontName', 'Flags'].map((key) => value.entries.get(key));
    return [
      {
        name: name?.kind === 'name' ? name.name : undefined,
        flags: flags?.kind === 'number' ? flags.value : undefined,
        font: bytes && readTrueType(bytes),
      },
    ];
  });
}

// ISO 32000-1, 9.6.4, 9.6.6.4 and 9.8.2: flags, the letters of a subset, and the one map of a symbolic font, from 0xf000 on
test.each([
  ['Times-Roman', 6],
  ['Helvetica-Bold', 4],
  ['Courier', 5],
])('a font in place of %s is a symbolic subset', (name, flags) => {
  const { pdf } = expectValue(toPdfA3b(simple(name), { now, fonts: substituteFonts }));
  const [embedded, ...others] = embeddedIn(pdf);
  expect([embedded?.flags, others]).toEqual([flags, []]);
  expect(embedded?.name).toMatch(/^[A-Z]{6}\+Rappen/);
  expect([...(embedded?.font?.maps.keys() ?? [])]).toEqual(['3,0']);
  const map = embedded?.font?.maps.get('3,0') ?? new Map();
  const used = [...new Set('Rechnung 12')].map((letter) => 0xf000 + letter.charCodeAt(0));
  expect([...map.keys()].sort()).toEqual(used.sort());
  for (const glyph of map.values()) expect(glyph).toBeGreaterThan(0);
});
