import { rawStream } from '../merge/raw-pdf.ts';
import {
  cidFont,
  composite,
  described,
  descriptor,
  type FontCase,
  fixed,
  inFont,
  latin,
  refused,
  simple,
  widths,
} from './font-parts.ts';
import { cff, trueType, type1 } from './font-programs.ts';
import { compositeUnembedded, unembedded } from './fonts-unembedded.ts';

const helvetica = [667, 667, 722, ...new Array<number>(29).fill(0), 556, 556, 500];
const trueTypeFont = (more: string, list: readonly number[] = helvetica): string =>
  `<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Made${list.length === 0 ? '' : widths(list)}${described}${more}>>`;
const program2 = (bytes: Uint8Array): string => rawStream(`/Length1 ${bytes.length}`, latin(bytes));
const inTrueType = (
  more: string,
  flags: number,
  {
    maps,
    list,
    text = '(ABCabc)',
  }: { maps?: Parameters<typeof trueType>[0]; list?: readonly number[]; text?: string } = {},
): Uint8Array =>
  inFont(
    trueTypeFont(more, list),
    [descriptor('ABCDEF+Made', flags, '/FontFile2 102 0 R'), program2(trueType(maps))],
    text,
  );
const winAnsi = '/Encoding/WinAnsiEncoding';

const trueTypes: readonly FontCase[] = [
  fixed(
    'TrueType: other widths',
    'font-widths-set',
    inTrueType(winAnsi, 32, { list: helvetica.map((width) => width && width + 60) }),
  ),
  fixed('TrueType: a missing glyph', 'font-glyph-added', inTrueType(winAnsi, 32, { text: '(AxB)' }), {
    looksDiffer: true,
  }),
  fixed('TrueType: a blank that is missing', 'font-glyph-added', inTrueType(winAnsi, 32, { text: '(A\xa0\tB)' }), {
    looksDiffer: true,
  }),
  refused(
    'TrueType: a missing glyph that readers show in another font',
    'PDFA_FONT_GLYPH_MISSING',
    inFont(
      trueTypeFont(`${winAnsi}/ToUnicode 103 0 R`),
      [
        descriptor('ABCDEF+Made', 32, '/FontFile2 102 0 R'),
        program2(trueType()),
        rawStream('', '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <78> <00E4> endbfchar'),
      ],
      '(AxB)',
    ),
  ),
  fixed('TrueType: no encoding', 'font-encoding-made', inTrueType('', 32)),
  fixed('TrueType: signs with an encoding', 'font-encoding-made', inTrueType(winAnsi, 4)),
  fixed('TrueType: signs with two maps, none of them for signs', 'font-encoding-made', inTrueType('', 4)),
  fixed(
    'TrueType: signs with a map that nobody looks into',
    'font-encoding-made',
    inTrueType('', 4, { maps: ['0,0'] }),
  ),
  fixed('TrueType: the standard encoding', 'font-encoding-made', inTrueType('/Encoding/StandardEncoding', 32)),
  fixed(
    'TrueType: names that nobody knows',
    'font-encoding-made',
    inTrueType('/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[200/g1]>>', 32),
  ),
  fixed(
    'TrueType: letters with only a map for signs',
    'font-encoding-made',
    inTrueType(winAnsi, 32, { maps: ['3,0'] }),
  ),
  fixed('TrueType: no map at all', 'font-encoding-made', inTrueType(winAnsi, 32, { maps: [] }), { looksDiffer: true }),
  fixed('TrueType: no widths', 'font-dictionary-completed', inTrueType(winAnsi, 32, { list: [] })),
  fixed(
    'TrueType: fewer widths than said',
    'font-dictionary-completed',
    inFont(
      trueTypeFont(`${winAnsi}/FirstChar 65/LastChar 99/Widths[667 667 722]`, []),
      [descriptor('ABCDEF+Made', 32, '/FontFile2 102 0 R'), program2(trueType())],
      '(ABC)',
    ),
  ),
  fixed(
    'TrueType: one glyph in two widths',
    'font-glyph-added',
    inTrueType(`/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[66/A]>>`, 32, {
      list: [667, 900],
      text: '(ABA)',
    }),
  ),
  fixed(
    'TrueType: said to be Type 1',
    'font-encoding-made',
    inFont(
      simple('Made', `${winAnsi}${widths(helvetica)}${described}`),
      [descriptor('Made', 32, '/FontFile2 102 0 R'), program2(trueType())],
      '(ABC)',
    ),
  ),
  fixed(
    'TrueType: a program that is none',
    'font-substituted',
    inFont(trueTypeFont(winAnsi), [
      descriptor('ABCDEF+Made', 32, '/FontFile2 102 0 R'),
      rawStream('', 'this is no font'),
    ]),
  ),
  fixed(
    'TrueType: an empty program',
    'font-substituted',
    inFont(trueTypeFont(winAnsi), [descriptor('ABCDEF+Made', 32, '/FontFile2 102 0 R'), rawStream('', '')]),
  ),
];

const boxWidths = widths([400, 500], 97);
const inType1 = (font: string, file: string, text = '(ab)', more = ''): Uint8Array =>
  inFont(
    `<</Type/Font/Subtype/Type1/BaseFont/ABCDEF+Boxes${described}${font}>>`,
    [descriptor('ABCDEF+Boxes', 4, `${more}/FontFile 102 0 R`), file],
    text,
  );
const program1 = (options?: Parameters<typeof type1>[0], more = ''): string =>
  rawStream(`/Length1 1/Length2 2/Length3 3${more}`, latin(type1(options)));
const differences = (list: string): string => `/Encoding<</Type/Encoding/Differences[${list}]>>`;

const type1s: readonly FontCase[] = [
  fixed('Type 1: other widths', 'font-widths-set', inType1(widths([600, 450], 97), program1())),
  fixed('Type 1: a missing glyph', 'font-glyph-added', inType1(`${boxWidths}${differences('98/Zcaron')}`, program1())),
  fixed(
    'Type 1: a blank that is missing',
    'font-glyph-added',
    inType1(`${widths([400, 500, 300], 97)}${differences('99/nbspace')}`, program1(), '(acb)'),
    { looksDiffer: true },
  ),
  fixed(
    'Type 1: the sign for missing characters is written',
    'font-glyph-added',
    inType1(`${boxWidths}${differences('98/.notdef')}`, program1()),
    { looksDiffer: true },
  ),
  fixed(
    'Type 1: one glyph in two widths',
    'font-glyph-added',
    inType1(`${boxWidths}${differences('98/a')}`, program1()),
  ),
  fixed('Type 1: written in digits', 'font-program-repaired', inType1(boxWidths, program1({ isHex: true }))),
  fixed('Type 1: glyphs without an end', 'font-program-repaired', inType1(boxWidths, program1({ isOpen: true }))),
  fixed('Type 1: a program without its end', 'font-program-repaired', inType1(boxWidths, program1({ isCut: true }))),
  fixed('Type 1: a glyph that is torn', 'font-program-repaired', inType1(boxWidths, program1({ isTorn: true }))),
  fixed(
    'Type 1: a glyph without a name',
    'font-widths-set',
    inType1(widths([600, 450], 97), program1({ more: ['/', '/c'] })),
  ),
  fixed(
    'Type 1: a glyph in the middle that cannot be read',
    'font-program-repaired',
    inType1(boxWidths, program1({ more: ['/c of', '/d'] })),
  ),
  fixed('Type 1: a file for Windows', 'font-program-repaired', inType1(boxWidths, program1({ isPfb: true })), {
    looksDiffer: true,
  }),
  fixed('Type 1: programs without encryption', 'font-program-repaired', inType1(boxWidths, program1({ lead: -1 }))),
  fixed('Type 1: no widths', 'font-dictionary-completed', inType1('', program1())),
  fixed(
    'Type 1: a list of glyphs that is wrong',
    'character-list-removed',
    inType1(boxWidths, program1(), '(ab)', '/CharSet(/a/c)'),
  ),
  fixed(
    'Type 1: no name',
    'font-dictionary-completed',
    inFont(
      `<</Type/Font/Subtype/Type1${described}${boxWidths}>>`,
      [descriptor('Boxes', 4, '/FontFile 102 0 R'), program1()],
      '(ab)',
    ),
  ),
];

const program3 = (bytes: Uint8Array, subtype: string): string => rawStream(`/Subtype/${subtype}`, latin(bytes));
const inCff = (font: string, text = '(ab)', subtype = 'Type1', kind = 'Type1C', program = cff()): Uint8Array =>
  inFont(
    `<</Type/Font/Subtype/${subtype}/BaseFont/ABCDEF+Boxes${described}${font}>>`,
    [descriptor('ABCDEF+Boxes', 4, '/FontFile3 102 0 R'), program3(program, kind)],
    text,
  );
const inCffOf = (ids: readonly number[]): Uint8Array => inCff(boxWidths, '(a)', 'Type1', 'Type1C', cff(false, ids));

const cffs: readonly FontCase[] = [
  fixed('CFF: other widths', 'font-widths-set', inCff(widths([600, 450], 97))),
  fixed('CFF: a missing glyph', 'font-glyph-added', inCff(`${boxWidths}${differences('98/Zcaron')}`)),
  fixed(
    'CFF: the sign for missing characters is written',
    'font-glyph-added',
    inCff(`${boxWidths}${differences('98/.notdef')}`),
    { looksDiffer: true },
  ),
  fixed('CFF: one glyph in two widths', 'font-glyph-added', inCff(`${boxWidths}${differences('98/a')}`)),
  fixed('CFF: a glyph whose name is not in the font', 'font-program-repaired', inCffOf([66, 5000, 1])),
  fixed('CFF: two glyphs of one name, in two widths', 'font-program-repaired', inCffOf([66, 1, 66])),
  fixed('CFF: said to be TrueType', 'font-dictionary-completed', inCff(boxWidths, '(ab)', 'TrueType'), {
    looksDiffer: true,
  }),
];

const inCid = (
  kind: 0 | 2,
  { font = '', more = '', file = '', text = '<00010002>', type0 = '', objects = [] as readonly string[] },
): Uint8Array =>
  inFont(
    composite('ABCDEF+Made', type0),
    [descriptor('ABCDEF+Made', 4, more), cidFont('ABCDEF+Made', kind, font), file, ...objects],
    text,
  );
const made2 = { more: '/FontFile2 103 0 R', file: program2(trueType()) };
const made0 = { more: '/FontFile3 103 0 R', file: program3(cff(true), 'CIDFontType0C') };
const cidWidths2 = '/W[1[667 667 722 556 556 500]]';
const cidWidths0 = '/W[1[400 500 250]]';
const identityMap = '/CIDToGIDMap/Identity';

const cids: readonly FontCase[] = [
  fixed('CID: no way to the glyphs', 'font-encoding-made', inCid(2, { ...made2, font: cidWidths2 })),
  fixed('CID: other widths', 'font-widths-set', inCid(2, { ...made2, font: `${identityMap}/W[1[700 600]]` })),
  fixed(
    'CID: a glyph beyond the last',
    'font-glyph-added',
    inCid(2, { ...made2, font: `${identityMap}${cidWidths2}`, text: '<000100ff0002>' }),
  ),
  fixed(
    'CID: the sign for missing characters is written',
    'font-glyph-added',
    inCid(2, { ...made2, font: `${identityMap}${cidWidths2}`, text: '<000100000002>' }),
  ),
  fixed(
    'CID: a list of CIDs that is wrong',
    'character-list-removed',
    inCid(2, {
      ...made2,
      more: '/FontFile2 103 0 R/CIDSet 104 0 R',
      font: `${identityMap}${cidWidths2}`,
      objects: [rawStream('', '\x80')],
    }),
  ),
  fixed('CID: TrueType said to be CFF', 'font-encoding-made', inCid(0, { ...made2, font: cidWidths2 })),
  fixed('CFF with CIDs: other widths', 'font-widths-set', inCid(0, { ...made0, font: '/W[1[600 450]]' })),
  fixed(
    'CFF with CIDs: a missing glyph',
    'font-glyph-added',
    inCid(0, { ...made0, font: cidWidths0, text: '<0001000900080002>' }),
  ),
  fixed(
    'CFF with CIDs: two glyphs of one CID, in two widths',
    'font-program-repaired',
    inCid(0, { ...made0, file: program3(cff(true, [1, 2, 1]), 'CIDFontType0C'), font: cidWidths0 }),
  ),
  fixed(
    'CFF with CIDs: the sign for missing characters is written',
    'font-glyph-added',
    inCid(0, { ...made0, font: cidWidths0, text: '<000100000002>' }),
  ),
  fixed(
    'CFF without CIDs: other widths',
    'font-widths-set',
    inCid(0, {
      more: '/FontFile3 103 0 R',
      file: program3(cff(), 'CIDFontType0C'),
      font: '/W[1[600 450]]',
    }),
  ),
  fixed(
    'CFF without CIDs: said to be for simple fonts',
    'font-dictionary-completed',
    inCid(0, {
      more: '/FontFile3 103 0 R',
      file: program3(cff(), 'Type1C'),
      font: cidWidths0,
    }),
  ),
];

const type3 = (more: string, content = '500 0 d0 0 0 400 700 re f'): Uint8Array =>
  inFont(
    `<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[0.001 0 0 0.001 0 0]/CharProcs<</box 101 0 R>>/Resources<<>>${more}>>`,
    [rawStream('', content)],
    '(aba)',
  );
const drawn: readonly FontCase[] = [
  fixed(
    'Type 3: a glyph says another width',
    'font-glyph-added',
    type3(`${widths([600, 600], 97)}${differences('97/box/box')}`),
  ),
  fixed(
    'Type 3: a missing glyph',
    'font-glyph-added',
    type3(`${widths([500, 500], 97)}${differences('97/box/other')}`),
  ),
  fixed(
    'Type 3: a glyph says no width',
    'font-glyph-added',
    type3(`${widths([500, 500], 97)}${differences('97/box/box')}`, 'd1 0 0 400 700 re f'),
  ),
  fixed(
    'Type 3: fewer widths than said',
    'font-dictionary-completed',
    type3(`/FirstChar 97/LastChar 99/Widths[500 500]${differences('97/box/box')}`),
  ),
];

const mapProgram = (mode: number): string =>
  `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 1 def /WMode ${mode} def\n` +
  '1 begincodespacerange <00> <FF> endcodespacerange 1 begincidrange <41> <43> 1 endcidrange endcmap end end';
const inMap = (info: string, mode: number, said = '', program = mapProgram(mode)): Uint8Array =>
  inFont(
    '<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Made/Encoding 104 0 R/DescendantFonts[102 0 R]>>',
    [
      descriptor('ABCDEF+Made', 4, made2.more),
      cidFont('ABCDEF+Made', 2, `${identityMap}${cidWidths2}`),
      made2.file,
      rawStream(`/Type/CMap/CMapName/Own${info}${said}`, program),
    ],
    '(ABC)',
  );
const adobe = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>';

const maps: readonly FontCase[] = [
  fixed(
    'CMap: of another collection',
    'font-encoding-made',
    inMap('/CIDSystemInfo<</Registry(Own)/Ordering(Other)/Supplement 0>>', 0),
  ),
  fixed('CMap: of no collection', 'font-encoding-made', inMap('', 0)),
  refused(
    'CMap: a list that begins by no name',
    'PDFA_FONT_ENCODING',
    inMap(adobe, 0, '', mapProgram(0).replace('begincidrange', 'begncidrange')),
  ),
  refused(
    'CMap: a list that begins in another',
    'PDFA_FONT_ENCODING',
    inMap(adobe, 0, '', mapProgram(0).replace('1 begincodespacerange', '1 begincodespacbegincodespacerange')),
  ),
  fixed(
    'CMap: a list that is shorter than it says',
    'font-encoding-made',
    inMap(adobe, 0, '', mapProgram(0).replace('1 begincidrange', '7 begincidrange')),
  ),
  fixed(
    'CMap: a code that leads to CID 0',
    'font-glyph-added',
    inMap(adobe, 0, '', mapProgram(0).replace('<43> 1', '<43> 0')),
    { looksDiffer: true },
  ),
  fixed('CMap: another direction', 'font-encoding-made', inMap(adobe, 0, '/WMode 1'), { looksDiffer: true }),
];

const unseen = { content: 'BT /F 48 Tf 3 Tr 60 600 Td <0001000900080002> Tj ET', resources: '/Font<</F 100 0 R>>' };
const hidden: readonly FontCase[] = [
  fixed(
    'not seen: CIDs without a glyph',
    'font-glyph-added',
    inFont(
      composite('ABCDEF+Made'),
      [descriptor('ABCDEF+Made', 4, made0.more), cidFont('ABCDEF+Made', 0, cidWidths0), made0.file],
      '',
      unseen,
    ),
  ),
  fixed(
    'not seen: no widths',
    'font-dictionary-completed',
    inFont(simple('Unknown', described), [descriptor('Unknown', 32)], '', unseen),
  ),
];

/** Documents with one thing wrong about a font each. */
export const fontCases: readonly FontCase[] = [
  ...unembedded,
  ...compositeUnembedded,
  ...trueTypes,
  ...type1s,
  ...cffs,
  ...cids,
  ...maps,
  ...hidden,
  ...drawn,
];
