import { toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import { readPdfText } from '@rappen/pdf/text';
import { describe, expect, test } from 'vitest';
import { inFont, simple } from '../../../test/oracles/pdfa-fixtures/font-parts.ts';
import {
  doubleCases,
  downwardCases,
  type EastCase,
  eastCases,
  embeddedCase,
  longCase,
  saidCase,
} from '../../../test/oracles/pdfa-fixtures/fonts-east.ts';
import { codesOf, expectValue } from '../../../test/results.ts';
import { cjkFonts } from './index.ts';

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts } as const;
const withCjk = { ...options, cjkFonts };
const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');
const rows = (cases: readonly EastCase[]) => cases.map((each) => [each.name, each] as const);

test.each(rows([...eastCases, ...downwardCases, ...doubleCases, saidCase, longCase]))(
  '%s: is replaced, and says what it said',
  (_name, { bytes, text }) => {
    const { pdf, changes } = expectValue(toPdfA3b(bytes, withCjk));
    expect(changes).toContainEqual({ code: 'font-substituted', count: 1, names: [expect.stringMatching(/ → Rappen/)] });
    expect(plain(expectValue(readPdfText(pdf)).text)).toBe(plain(text));
    expect(codesOf(toPdfA3b(bytes, options))).toEqual(['PDFA_FONT_CJK_NEEDED']);
  },
);

test('a refusal names the font and the package', () => {
  const [first] = eastCases;
  const made = toPdfA3b(first?.bytes as Uint8Array, options);
  expect(made.ok || made.problems).toMatchObject([
    { code: 'PDFA_FONT_CJK_NEEDED', params: { font: 'East-GBK-EUC-H' } },
  ]);
});

describe('what is not replaced', () => {
  const cases = {
    'a CID that the collection does not have': ['Identity-H', '<FFF0>', 'PDFA_FONT_CHARACTERS_MISSING'],
    'letters that lie on their side': ['Identity-V', '<2211>', 'PDFA_FONT_CHARACTERS_MISSING'],
    'half a character': ['90ms-RKSJ-H', '<82>', 'PDFA_FONT_ENCODING'],
    'a map that nobody knows': ['Unknown-H', '<82a0>', 'PDFA_FONT_NOT_EMBEDDED'],
  } as const;
  test.each(Object.entries(cases))('%s', (_name, [encoding, codes, problem]) => {
    const [first] = eastCases.filter(({ name }) => name === '90ms-RKSJ-H of Japan1');
    const text = Array.from(first?.bytes as Uint8Array, (byte) => String.fromCharCode(byte)).join('');
    const written = text
      .replaceAll('/Encoding/90ms-RKSJ-H', `/Encoding/${encoding}`)
      .replace(/<[0-9a-f]+> Tj/, `${codes} Tj`);
    const bytes = Uint8Array.from(written, (letter) => letter.charCodeAt(0));
    expect(codesOf(toPdfA3b(bytes, withCjk))).toContain(problem);
  });

  test('text in two bytes to a character where the name does not tell which', () => {
    const unknown = inFont(simple('#E5#AE#8B#E4#BD#93', '/Encoding/WinAnsiEncoding'), [], '(\xd6\xd0\xce\xc4)');
    expect(codesOf(toPdfA3b(unknown, withCjk))).toEqual(['PDFA_FONT_NOT_EMBEDDED']);
    const broken = inFont(simple('#CB#CE#CC#E5', '/Encoding/WinAnsiEncoding'), [], '(\xd6)');
    expect(codesOf(toPdfA3b(broken, withCjk))).toContain('PDFA_FONT_NOT_EMBEDDED');
  });
});

test('a font that is there gets the map that readers know by its name', () => {
  const { changes, pdf } = expectValue(toPdfA3b(embeddedCase.bytes, withCjk));
  expect(changes.map(({ code }) => code)).toContain('font-encoding-made');
  expect(expectValue(readPdfText(pdf)).text).toBe(embeddedCase.text);
});

test('nothing changes for a document without such fonts', () => {
  const bytes = inFont(simple('Helvetica', '/Encoding/WinAnsiEncoding'));
  expect(expectValue(toPdfA3b(bytes, withCjk)).pdf).toEqual(expectValue(toPdfA3b(bytes, options)).pdf);
});
