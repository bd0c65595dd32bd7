import { rawStream } from '../merge/raw-pdf.ts';
import {
  cidFont,
  composite,
  described,
  descriptor,
  type FontCase,
  fixed,
  inFont,
  refused,
  simple,
  widths,
  written,
} from './font-parts.ts';
import { page } from './parts.ts';

const standard = (
  'Helvetica Helvetica-Bold Helvetica-Oblique Helvetica-BoldOblique Times-Roman Times-Bold Times-Italic ' +
  'Times-BoldItalic Courier Courier-Bold Courier-Oblique Courier-BoldOblique Symbol ZapfDingbats'
).split(' ');
const aliases = (
  'Arial ArialMT Arial,Bold Arial,BoldItalic ABCDEF+Helvetica TimesNewRoman TimesNewRomanPS-BoldItalicMT CourierNew ' +
  'CourierNewPS-BoldMT Verdana'
).split(' ');
const asTrueType = (name: string): string =>
  simple(
    name,
    `/Encoding/WinAnsiEncoding${widths(Array.from({ length: 58 }, (_, index) => 520 + index))}${described}`,
    'TrueType',
  );

/** Simple fonts without a program. */
export const unembedded: readonly FontCase[] = [
  ...standard.map((name) => fixed(`no program: ${name}`, 'font-substituted', inFont(simple(name)))),
  ...aliases.map((name) =>
    fixed(`no program: ${name}`, 'font-substituted', inFont(asTrueType(name), [descriptor(name, 32)])),
  ),
  fixed(
    'no program, umlauts',
    'font-substituted',
    inFont(simple('Helvetica', '/Encoding/WinAnsiEncoding'), [], '(Z\xfcrich \x80 \xe9\xe8)'),
  ),
  fixed(
    'no program, codes of the Macintosh',
    'font-substituted',
    inFont(simple('Times-Roman', '/Encoding/MacRomanEncoding'), [], '(Z\x9frich)'),
  ),
  fixed(
    'no program, differences',
    'font-substituted',
    inFont(simple('Helvetica', '/Encoding<</Type/Encoding/Differences[65/Zcaron/uni0151/fi 97/a.alt]>>')),
  ),
  fixed(
    'no program, widths too narrow',
    'font-substituted',
    inFont(simple('Unknown', `${widths(new Array(58).fill(300))}${described}`), [descriptor('Unknown', 34)]),
  ),
  fixed(
    'no program, widths too wide',
    'font-substituted',
    inFont(simple('Unknown', `${widths(new Array(58).fill(900))}${described}`), [descriptor('Unknown', 33)]),
  ),
  fixed(
    'no program, fewer widths than said',
    'font-substituted',
    inFont(simple('Helvetica', '/FirstChar 65/LastChar 99/Widths[667 667]')),
  ),
  fixed(
    'no program, a code that stands for nothing',
    'font-substituted',
    inFont(simple('Helvetica'), [], '(A\x81\x01B)'),
  ),
  fixed('no program, no type', 'font-substituted', inFont('<</Subtype/Type1/BaseFont/Helvetica>>')),
  fixed(
    'no program, bold and slanted by its descriptor',
    'font-substituted',
    inFont(simple('Unknown', described), [descriptor('Unknown', 98, '/FontWeight 700')]),
  ),
  fixed(
    'no program, in the resources themselves',
    'font-substituted',
    page({ content: written('(Aa)'), resources: `/Font<</F ${simple('Helvetica')}>>` }),
  ),
  fixed(
    'no program, in a form',
    'font-substituted',
    page({
      content: '/X Do',
      resources: '/XObject<</X 100 0 R>>',
      objects: [
        rawStream(
          `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<</F ${simple('Helvetica')}>>>>`,
          written('(Aa)'),
        ),
      ],
    }),
  ),
  fixed(
    'no program, in the look of an annotation',
    'font-substituted',
    page({
      page: '/Annots[<</Type/Annot/Subtype/FreeText/F 4/Rect[60 500 260 560]/DA(/F 12 Tf)/AP<</N 100 0 R>>>>]',
      objects: [
        rawStream(
          `/Type/XObject/Subtype/Form/BBox[0 0 200 60]/Resources<</Font<</F ${simple('Helvetica')}>>>>`,
          'BT /F 30 Tf 5 5 Td (Aa) Tj ET',
        ),
      ],
    }),
  ),
  fixed(
    'no program, in a pattern',
    'font-substituted',
    page({
      content: '/Pattern cs /P scn 60 300 300 300 re f',
      resources: '/Pattern<</P 100 0 R>>',
      objects: [
        rawStream(
          `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 60 60]/XStep 60/YStep 60/Resources<</Font<</F ${simple('Helvetica')}>>>>`,
          'BT /F 30 Tf 5 5 Td (Aa) Tj ET',
        ),
      ],
    }),
  ),
  fixed('no program, nothing is written with it', 'font-substituted', inFont(simple('Helvetica'), [], '()')),
];

const toUnicode = rawStream(
  '',
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def\n' +
    '1 begincodespacerange <0000> <FFFF> endcodespacerange\n1 beginbfrange <0024> <0026> <0041> endbfrange\n' +
    '1 beginbfchar <0044> <00660069> endbfchar endcmap end end',
);
const letters = '<00240025002600440003>';

/** Composite fonts without a program, and what nobody can stand for. */
export const compositeUnembedded: readonly FontCase[] = [
  fixed(
    'no program, CIDs with their text',
    'font-substituted',
    inFont(
      composite('Unknown', '/ToUnicode 103 0 R'),
      [descriptor('Unknown', 4), cidFont('Unknown', 2, '/DW 600'), toUnicode],
      '<0024002500260044>',
    ),
  ),
  fixed(
    'no program, CIDs of a font of Windows',
    'font-substituted',
    inFont(
      composite('ArialMT'),
      [descriptor('ArialMT', 4), cidFont('ArialMT', 2, '/CIDToGIDMap/Identity/W[36[667 667 722] 68[556] 3[278]]')],
      letters,
    ),
  ),
  refused(
    'no program, CIDs that nobody knows',
    'PDFA_FONT_CHARACTERS_MISSING',
    inFont(composite('Unknown'), [descriptor('Unknown', 4), cidFont('Unknown', 2)], letters),
  ),
  refused(
    'no program, Japanese',
    'PDFA_FONT_CJK_NEEDED',
    inFont(
      '<</Type/Font/Subtype/Type0/BaseFont/Ryumin-Light/Encoding/90ms-RKSJ-H/DescendantFonts[102 0 R]>>',
      [
        descriptor('Ryumin-Light', 4),
        '<</Type/Font/Subtype/CIDFontType0/BaseFont/Ryumin-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>/FontDescriptor 101 0 R>>',
      ],
      '<82a0>',
    ),
  ),
  refused(
    'no program, signs that nobody has',
    'PDFA_FONT_NOT_EMBEDDED',
    inFont(simple('Wingdings', described), [descriptor('Wingdings', 4)]),
  ),
  refused(
    'no program, Chinese by its name, and by two bytes to a character',
    'PDFA_FONT_CJK_NEEDED',
    inFont(
      simple('#CB#CE#CC#E5', `/Encoding/WinAnsiEncoding${described}`),
      [descriptor('#CB#CE#CC#E5', 32)],
      '(\xd6\xd0\xce\xc4)',
    ),
  ),
  fixed(
    'no program, Chinese by its name, Latin letters alone',
    'font-substituted',
    inFont(
      simple('#CB#CE#CC#E5', `/Encoding/WinAnsiEncoding${described}`),
      [descriptor('#CB#CE#CC#E5', 32)],
      '(CHF 1949.75)',
    ),
  ),
  refused(
    'no program, names that nobody knows',
    'PDFA_FONT_CHARACTERS_MISSING',
    inFont(simple('Unknown', `/Encoding<</Type/Encoding/Differences[65/g23]>>${described}`), [
      descriptor('Unknown', 4),
    ]),
  ),
  fixed(
    'no program, Cyrillic',
    'font-substituted',
    inFont(simple('Helvetica', '/Encoding<</Type/Encoding/Differences[65/uni0416/afii10066]>>')),
  ),
  refused(
    'no program, Armenian',
    'PDFA_FONT_CHARACTERS_MISSING',
    inFont(simple('Helvetica', '/Encoding<</Type/Encoding/Differences[65/uni0531]>>')),
  ),
];
