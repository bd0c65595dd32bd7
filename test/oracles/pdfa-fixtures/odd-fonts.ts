import { rawStream } from '../merge/raw-pdf.ts';
import { latin } from './font-parts.ts';
import { cff, trueType, type1 } from './font-programs.ts';
import type { OddPart } from './odd-parts.ts';
import { page } from './parts.ts';

/** A dictionary: its keys with what they hold. */
type Entries = Readonly<Record<string, string>>;

/** A font by the dictionaries that it is made of, objects 100, 101 and 102; its program, if it has one, is 103. */
interface Font {
  readonly name: string;
  readonly dictionaries: readonly Entries[];
  readonly program?: string;
  /** Text of which the font has the glyphs, and text of which it has none. */
  readonly known: string;
  readonly unknown: string;
}

const descriptor: Entries = {
  Type: '/FontDescriptor',
  FontName: '/ABCDEF+Made',
  Flags: '4',
  FontBBox: '[0 -200 1000 900]',
  ItalicAngle: '0',
  Ascent: '900',
  Descent: '-200',
  CapHeight: '700',
  StemV: '80',
};
const simple = (subtype: string, more: Entries): Entries => ({
  Type: '/Font',
  Subtype: subtype,
  BaseFont: '/ABCDEF+Made',
  FirstChar: '97',
  LastChar: '98',
  Widths: '[400 500]',
  FontDescriptor: '101 0 R',
  ...more,
});
const composite = (kind: 0 | 2, more: Entries, file: Entries): readonly Entries[] => [
  {
    Type: '/Font',
    Subtype: '/Type0',
    BaseFont: '/ABCDEF+Made',
    Encoding: '/Identity-H',
    DescendantFonts: '[102 0 R]',
    ToUnicode: '104 0 R',
  },
  { ...descriptor, ...file },
  {
    Type: '/Font',
    Subtype: `/CIDFontType${kind}`,
    BaseFont: '/ABCDEF+Made',
    CIDSystemInfo: '<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>',
    FontDescriptor: '101 0 R',
    DW: '1000',
    ...more,
  },
];

const postScript = latin(type1());

const whole: readonly Font[] = [
  {
    name: 'Type 1',
    dictionaries: [simple('/Type1', {}), { ...descriptor, FontFile: '103 0 R' }],
    program: rawStream(`/Length1 ${postScript.indexOf('eexec') + 6}/Length2 1/Length3 0`, postScript),
    known: '(ab)',
    unknown: '(xyz)',
  },
  {
    name: 'CFF',
    dictionaries: [simple('/Type1', { Encoding: '/WinAnsiEncoding' }), { ...descriptor, FontFile3: '103 0 R' }],
    program: rawStream('/Subtype/Type1C', latin(cff())),
    known: '(ab)',
    unknown: '(xyz)',
  },
  {
    name: 'TrueType',
    dictionaries: [
      simple('/TrueType', { FirstChar: '65', LastChar: '67', Widths: '[667 667 722]' }),
      { ...descriptor, FontFile2: '103 0 R' },
    ],
    program: rawStream('', latin(trueType(['3,0']))),
    known: '(ABC)',
    unknown: '(xyz)',
  },
  {
    name: 'TrueType by name',
    dictionaries: [
      simple('/TrueType', { FirstChar: '65', LastChar: '67', Widths: '[667 667 722]', Encoding: '/WinAnsiEncoding' }),
      { ...descriptor, Flags: '32', FontFile2: '103 0 R' },
    ],
    program: rawStream('', latin(trueType(['3,1']))),
    known: '(ABC)',
    unknown: '(xyz)',
  },
  {
    name: 'CFF with CIDs',
    dictionaries: composite(0, { W: '[1[400 500 250]]' }, { FontFile3: '103 0 R' }),
    program: rawStream('/Subtype/CIDFontType0C', latin(cff(true))),
    known: '<00010002>',
    unknown: '<00770078>',
  },
  {
    name: 'TrueType with CIDs',
    dictionaries: composite(2, { CIDToGIDMap: '/Identity', W: '[1[667 667 722]]' }, { FontFile2: '103 0 R' }),
    program: rawStream('', latin(trueType())),
    known: '<00010002>',
    unknown: '<00770078>',
  },
  {
    name: 'a font not embedded',
    dictionaries: [
      simple('/TrueType', { BaseFont: '/Arial', Encoding: '/WinAnsiEncoding' }),
      { ...descriptor, FontName: '/Arial', Flags: '32' },
    ],
    known: '(ab)',
    unknown: '(\\201)',
  },
  {
    name: 'CIDs not embedded',
    dictionaries: composite(2, { BaseFont: '/Arial', W: '[1[667 667 722]]' }, { FontName: '/Arial' }),
    known: '<00010002>',
    unknown: '<00770078>',
  },
];

/** Each with a program that nothing can read. */
const damaged: readonly Font[] = whole.flatMap((font) => {
  if (font.program === undefined) return [];
  const subtype = /\/Subtype\/\w+/.exec(font.program)?.[0] ?? '';
  return [{ ...font, name: `${font.name}, damaged`, program: rawStream(subtype, '/W[1 1 1]') }];
});

/** Each without a map of its codes to characters. */
const unmeant: readonly Font[] = [...whole, ...damaged].flatMap((font) => {
  const [first = {}, ...further] = font.dictionaries;
  const { ToUnicode, ...others } = first;
  const dictionaries = [others, ...further];
  return ToUnicode === undefined ? [] : [{ ...font, name: `${font.name}, without meanings`, dictionaries }];
});

/** Where a font is written with: seen, not seen, with codes that it has no glyphs for, and not at all. */
const uses: Readonly<Record<string, (font: Font) => string>> = {
  seen: ({ known }) => `${known} Tj`,
  unseen: ({ known }) => `3 Tr ${known} Tj`,
  'unseen and unknown': ({ unknown }) => `3 Tr ${unknown} Tj`,
  unused: () => '',
};

/** What may stand where something else should: the first leaves the entry out, the last leads to nothing. */
const others = [undefined, '5', '-1', '/Odd', '(a)', '[]', '<<>>', 'null', '999 0 R'];

const meanings = rawStream(
  '',
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Adobe-Identity-UCS def /CMapType 2 def\n' +
    '1 begincodespacerange <0000> <FFFF> endcodespacerange 2 beginbfchar <0001> <0041> <0002> <0042> endbfchar\n' +
    'endcmap CMapName currentdict /CMap defineresource pop end end',
);

function inUse({ dictionaries, program }: Font, text: string): Uint8Array {
  const objects = Array.from({ length: 3 }, (_, at) => {
    const entries = Object.entries(dictionaries[at] ?? {});
    return `<<${entries.map(([key, value]) => `/${key} ${value}`).join('')}>>`;
  });
  return page({
    content: `BT /F 48 Tf 60 600 Td ${text} ET`,
    resources: '/Font<</F 100 0 R>>',
    objects: [...objects, program ?? 'null', meanings],
  });
}

const changed = (entries: Entries, key: string, other: string | undefined): Entries =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([own, value]) =>
      own !== key ? [[own, value]] : other === undefined ? [] : [[own, other]],
    ),
  );

/** Fonts with each entry of their dictionaries left out, or replaced, in each use. */
const changedIn = (fonts: readonly Font[]): readonly OddPart[] =>
  fonts.flatMap((font) =>
    Object.entries(uses).flatMap(([use, textOf]) =>
      font.dictionaries.flatMap((entries, at) =>
        Object.keys(entries).flatMap((key) =>
          others.map((other) => ({
            name: `${font.name}, ${use}: ${other ?? 'nothing'} in place of ${key} of dictionary ${at}`,
            bytes: inUse(
              {
                ...font,
                dictionaries: font.dictionaries.map((own, index) => (index === at ? changed(own, key, other) : own)),
              },
              textOf(font),
            ),
          })),
        ),
      ),
    ),
  );

export const oddFonts: readonly OddPart[] = [
  ...changedIn(whole),
  ...changedIn([...damaged, ...unmeant]).filter((_, index) => index % 3 === 0),
];
