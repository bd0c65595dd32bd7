import { deflateSync } from 'node:zlib';
import { rawPdf, rawStream } from '../merge/raw-pdf.ts';
import {
  drawn,
  edited,
  form,
  image,
  type Parts,
  type PdfaCase,
  page,
  refused,
  repaired,
  shapes,
  space,
} from './parts.ts';

const cmyk = '0 1 1 0 k 60 600 200 100 re f';
const repairedContent = (name: string, content: string, parts: Parts = {}): PdfaCase =>
  repaired(name, 'content-repaired', { content, ...parts });
const lzw = Buffer.from('800b6050220c0c8501', 'hex').toString('latin1');
const inline = (entries: string, data: string): string =>
  `${shapes} q 90 0 0 90 300 300 cm BI ${entries} ID ${data}\nEI Q`;
const tint = '<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[1 0 0]/N 1>>';
const inks = (tintTransform: string, more = ''): Parts =>
  space(`[/DeviceN[/Red/Blue]/DeviceRGB 100 0 R${more}]`, '/S cs 1 0 scn 60 300 50 50 re f', [tintTransform]);

/** Instructions that PDF does not know, or that are not written as PDF/A has them. */
export const contentCases: readonly PdfaCase[] = [
  repairedContent('an unknown instruction', `${shapes} BX 1 2 foo EX`),
  repairedContent('an unknown instruction in a form', '/X Do', drawn(form('5 bar 0 0 50 50 re f'))),
  repairedContent('text that is a number', `${shapes} BT 1 Tj ET`),
  repairedContent('a mark by a number', `${shapes} 5 BMC EMC`),
  repairedContent('the data of an inline picture that never began', `ID ${shapes} EI`),
  repairedContent('an odd string in instructions', `${shapes} /Span<</ActualText<646>>>BDC EMC`),
  repairedContent('a number that is none', `${shapes} 1.2.3 0 0 1 0 0 cm 0 0 10 10 re f`),
  repairedContent('a number beyond its bound', `${shapes} 99999999999 0 m 0 0 l S`),
  repairedContent('a bracket that closes nothing', `${shapes} ] 300 300 50 50 re f`),
  repairedContent('a comment behind an operator', shapes.replace(' re f', ' re%\nf')),
  repairedContent('an unknown rendering intent', `/Foo ri ${shapes}`),
  repairedContent('a resource that is not there', `/None gs /No sh ${shapes} /Nothing Do`),
  repairedContent('a property that is not there', `/OC /None BDC ${shapes} EMC`),
  repairedContent('a colour space that is not there', `/None cs ${shapes}`),
  repairedContent('text without a font', `${shapes} BT (abc) Tj ET`),
  repairedContent('saved states that are never restored', `${'q '.repeat(40)}${shapes}`),
  repairedContent('an inline picture packed by LZW', inline('/W 2/H 2/BPC 8/CS/G/F/LZW', lzw)),
  repairedContent('an inline picture to be smoothed', inline('/W 2/H 2/BPC 8/CS/G/I true', 'abcd')),
  repairedContent('an inline picture with an end in it', inline('/W 4/H 2/BPC 8/CS/G', 'ab EI cd')),
  repairedContent(
    'operands in front of an inline picture',
    `1 ${inline('/W 2/H 2/BPC 8/CS/G', 'abcd')}`.replace('BI', '[1 2] BI'),
  ),
  repaired('a form that inherits its resources', 'resources-made-own', {
    content: '/X Do',
    resources: '/XObject<</X 100 0 R>>/ExtGState<</G<</LW 3>>>>',
    objects: [rawStream('/Type/XObject/Subtype/Form/BBox[0 0 500 500]', '/G gs 10 10 300 300 re S')],
  }),
  repaired('a form in a form that inherits', 'resources-made-own', {
    content: '/X Do',
    resources: '/XObject<</X 100 0 R/Y 101 0 R>>/ExtGState<</G<</LW 3>>>>',
    objects: [
      rawStream('/Type/XObject/Subtype/Form/BBox[0 0 500 500]', '/Y Do'),
      rawStream('/Type/XObject/Subtype/Form/BBox[0 0 500 500]', '/G gs 10 10 300 300 re S'),
    ],
  }),
  repaired(
    'instructions that cannot be unpacked',
    'content-repaired',
    drawn(rawStream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Filter/DCTDecode', 'abc')),
  ),
  {
    name: 'instructions in pieces',
    change: 'content-repaired',
    bytes: rawPdf({ pages: [{ resources: '<<>>', contents: ['60 600 200 1', '00 re f foo', ''] }] }),
  },
  refused('an inline picture without an end', 'PDFA_RULE_BROKEN', {
    content: `${shapes} BI /W 2/H 2/BPC 8/CS/G ID abcd`,
  }),
  refused('states saved in each other', 'PDFA_RULE_BROKEN', {
    content: `${'q '.repeat(40)}${shapes}${' Q'.repeat(40)}`,
  }),
];

/** Colours that depend on devices, and profiles that are none. */
export const colourCases: readonly PdfaCase[] = [
  repaired('colours of inks', 'inks-described', { content: cmyk }, { looksDiffer: true }),
  repaired('colours of inks in a form', 'inks-described', drawn(form(cmyk)), { looksDiffer: true }),
  repaired(
    'colours of inks in a form without resources',
    'inks-described',
    drawn(rawStream('/Type/XObject/Subtype/Form/BBox[0 0 300 900]', cmyk)),
    { looksDiffer: true },
  ),
  repaired('a picture in inks', 'inks-described', image('/ColorSpace/DeviceCMYK', '\x00\xff\xff\x00'.repeat(4)), {
    looksDiffer: true,
  }),
  repaired(
    'colours of inks in a pattern',
    'inks-described',
    {
      content: '/Pattern cs /P scn 60 600 200 100 re f',
      resources: '/Pattern<</P 100 0 R>>',
      objects: [
        rawStream(
          '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 20 20]/XStep 20/YStep 20/Resources<<>>',
          '0 1 1 0 k 0 0 10 10 re f',
        ),
      ],
    },
    { looksDiffer: true },
  ),
  repaired(
    'a group mixed in inks',
    'inks-described',
    { page: '/Group<</S/Transparency/CS/DeviceCMYK>>' },
    { looksDiffer: true },
  ),
  repaired(
    'an ink that looks like inks',
    'inks-described',
    space('[/Separation/Red/DeviceCMYK <</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[0 1 1 0]/N 1>>]'),
    { looksDiffer: true },
  ),
  repaired(
    'inks printed over each other',
    'graphics-state-cleaned',
    { content: `/G gs ${cmyk}`, resources: '/ExtGState<</G<</OP true/OPM 1>>>>' },
    { looksDiffer: true },
  ),
  repaired(
    'a profile that is none',
    'profile-replaced',
    space('[/ICCBased 100 0 R]', '/S cs 1 0 0 scn 0 0 9 9 re f', [rawStream('/N 3', 'no profile')]),
  ),
  repaired(
    'a grey profile that is none',
    'profile-replaced',
    space('[/ICCBased 100 0 R]', '/S cs 0.5 scn 0 0 9 9 re f', [rawStream('/N 1', '')]),
  ),
  repaired(
    'inks that are mixed by a program',
    'ink-mixture-described',
    inks(rawStream('/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]', '{0}')),
  ),
  repaired(
    'inks that are mixed by a table',
    'ink-mixture-described',
    inks(rawStream('/FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Size[2 2]/BitsPerSample 8', 'abcdefghijkl')),
  ),
  repaired('an ink that is described twice in one way', 'ink-mixture-described', {
    content: `${shapes} /S cs 0.5 scn 0 0 9 9 re f /T cs 0.5 scn 9 9 9 9 re f`,
    resources: '/ColorSpace<</S[/Separation/Red/DeviceRGB 100 0 R]/T[/Separation/Red/DeviceRGB 101 0 R]>>',
    objects: [tint, tint],
  }),
  refused(
    'inks of three with a table of another kind',
    'PDFA_RULE_BROKEN',
    inks('<</FunctionType 2/Domain[0 1]/N 1>>'),
  ),
  repaired('an ink that is described in two ways', 'inks-renamed', {
    content: `${shapes} /S cs 0.5 scn 0 0 9 9 re f /T cs 0.5 scn 9 9 9 9 re f`,
    resources: `/ColorSpace<</S[/Separation/Red/DeviceRGB ${tint}]/T[/Separation/Red/DeviceRGB ${tint.replace('1 0 0', '0 1 0')}]>>`,
  }),
  repaired('an ink that a mixture describes in another way', 'inks-renamed', {
    content: `${shapes} /S cs 0.5 scn 0 0 9 9 re f /T cs 0.5 0.5 scn 9 9 9 9 re f`,
    resources:
      `/ColorSpace<</S[/Separation/Red/DeviceRGB ${tint}]/T[/DeviceN[/Red/Blue]/DeviceRGB 100 0 R` +
      `<</Colorants<</Red[/Separation/Red/DeviceRGB ${tint.replace('1 0 0', '0 1 0')}]/Blue[/Separation/Blue/DeviceRGB ${tint}]>>>>]>>`,
    objects: [rawStream('/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]', '{0}')],
  }),
  repaired('an ink of a mixture that is described by no ink', 'ink-mixture-described', {
    content: `${shapes} /T cs 0.5 0.5 scn 9 9 9 9 re f`,
    resources:
      '/ColorSpace<</T[/DeviceN[/Red/Blue]/DeviceRGB 100 0 R' +
      `<</Colorants<</Red[/Separation/Red/Odd 2]/Blue[/Separation/Blue/DeviceRGB ${tint}]>>>>]>>`,
    objects: [rawStream('/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]', '{0}')],
  }),
  refused('an ink without a function', 'PDFA_RULE_BROKEN', space('[/Separation/Red/DeviceRGB 2]')),
  refused('a picture in the colours of patterns', 'PDFA_RULE_BROKEN', image('/ColorSpace[/Pattern]')),
  refused('the ink of all plates in two ways', 'PDFA_RULE_BROKEN', {
    content: `${shapes} /S cs 0.5 scn 0 0 9 9 re f /T cs 0.5 scn 9 9 9 9 re f`,
    resources: `/ColorSpace<</S[/Separation/All/DeviceRGB ${tint}]/T[/Separation/All/DeviceRGB ${tint.replace('1 0 0', '0 1 0')}]>>`,
  }),
];

/** What is wrong with the file as a whole: its page tree, values and filters. */
export const fileCases: readonly PdfaCase[] = [
  { name: 'a page without type', change: 'page-tree-rebuilt', bytes: edited(page({}), '/Type/Page/', '/') },
  {
    name: 'a page that stands in the tree twice',
    change: 'page-tree-rebuilt',
    bytes: edited(edited(page({}), '/Kids[3 0 R]', '/Kids[3 0 R 3 0 R]'), '/Count 1', '/Count 2'),
  },
  {
    name: 'a page below another node',
    change: 'page-tree-rebuilt',
    bytes: edited(page({}), '/Parent 2 0 R', '/Parent 1 0 R'),
  },
  repaired('a box with its numbers elsewhere', 'file-rewritten', { mediaBox: '[0 0 100 0 R 842]', objects: ['595'] }),
  repaired('a number that is too large', 'value-repaired', { catalog: '/Own 2147483648' }),
  repaired(
    'short names of filters',
    'compression-changed',
    image('/Filter/Fl', deflateSync('\x00\x60\xa0\xff').toString('latin1')),
  ),
  refused('an unknown filter', 'PDFA_RULE_BROKEN', {
    catalog: '/Own 100 0 R',
    objects: [rawStream('/Filter/Foo', 'abc')],
  }),
  refused('a page whose box is a point', 'PDFA_PAGE_SIZE', { mediaBox: '[0 0 1 1]' }),
];
