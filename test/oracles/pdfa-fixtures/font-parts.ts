import { rawStream } from '../merge/raw-pdf.ts';
import { type Parts, page } from './parts.ts';

/** A document with one thing wrong about a font, and what conversion makes of it. */
export interface FontCase {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The change that must be told; undefined for a refusal. */
  readonly change?: string;
  readonly problem?: string;
  /** A reader of its own does not show what the program has: only the words are compared. */
  readonly looksDiffer?: boolean;
}

export const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
export const written = (text: string, font = 'F'): string => `BT /${font} 48 Tf 60 600 Td ${text} Tj ET`;

/** A page with text in a font, which is object 100; further objects follow. */
export const inFont = (
  font: string,
  objects: readonly string[] = [],
  text = '(AaBbCc.)',
  more: Parts = {},
): Uint8Array =>
  page({ content: written(text), resources: '/Font<</F 100 0 R>>', ...more, objects: [font, ...objects] });

export const fixed = (name: string, change: string, bytes: Uint8Array, more: Partial<FontCase> = {}): FontCase => ({
  name,
  bytes,
  change,
  ...more,
});
export const refused = (name: string, problem: string, bytes: Uint8Array): FontCase => ({ name, bytes, problem });

export const simple = (name: string, more = '', subtype = 'Type1'): string =>
  `<</Type/Font/Subtype/${subtype}/BaseFont/${name}${more}>>`;
export const widths = (list: readonly number[], first = 65): string =>
  `/FirstChar ${first}/LastChar ${first + list.length - 1}/Widths[${list.join(' ')}]`;
export const descriptor = (name: string, flags: number, more = ''): string =>
  `<</Type/FontDescriptor/FontName/${name}/Flags ${flags}/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200` +
  `/CapHeight 700/StemV 80${more}>>`;
export const described = '/FontDescriptor 101 0 R';

const identity = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>';
export const composite = (name: string, more = '', descendant = '102 0 R'): string =>
  `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant}]${more}>>`;
export const cidFont = (name: string, kind: 0 | 2, more = ''): string =>
  `<</Type/Font/Subtype/CIDFontType${kind}/BaseFont/${name}${identity}${described}${more}>>`;

/** A document with a CFF program of boxes by CIDs, whose first is so wide as it says. */
export function inCids(program: Uint8Array, shown: string, width = 400): Uint8Array {
  return inFont(
    composite('ABCDEF+Made'),
    [
      descriptor('ABCDEF+Made', 4, '/FontFile3 103 0 R'),
      cidFont('ABCDEF+Made', 0, `/W[1[${width} 500 250]]`),
      rawStream('/Subtype/CIDFontType0C', latin(program)),
    ],
    shown,
  );
}

/** The same with one by names. */
export function inNames(program: Uint8Array, shown: string, width = 400): Uint8Array {
  return inFont(
    simple('ABCDEF+Made', `${widths([width, 500], 97)}${described}/Encoding/WinAnsiEncoding`),
    [descriptor('ABCDEF+Made', 4, '/FontFile3 102 0 R'), rawStream('/Subtype/Type1C', latin(program))],
    shown,
  );
}
