import { rawPdf, rawStream } from './merge/raw-pdf.ts';
import { annotationCases, fieldCases } from './pdfa-fixtures/annotations.ts';
import { colourCases, contentCases, fileCases } from './pdfa-fixtures/contents.ts';
import {
  action,
  annotation,
  drawn,
  edited,
  file,
  form,
  image,
  layers,
  marks,
  metadata,
  type PdfaCase,
  packedLzw,
  page,
  rdf,
  refused,
  repaired,
  shapes,
  space,
  square,
  state,
  tint,
  type3,
  widget,
} from './pdfa-fixtures/parts.ts';

/** One defect each, and what becomes of it. */
const ownCases: readonly PdfaCase[] = [
  repaired('nothing special', 'output-intent-added', {}),
  repaired('no identifier', 'identifier-added', {}),
  repaired('no metadata', 'metadata-written', {}),
  {
    name: 'an identifier of nothing',
    change: 'identifier-added',
    bytes: edited(page({}), '/Root 1 0 R', '/Root 1 0 R/ID[<><>]'),
  },
  {
    name: 'an identifier of names',
    change: 'identifier-added',
    bytes: edited(page({}), '/Root 1 0 R', '/Root 1 0 R/ID[/a/a]'),
  },
  {
    name: 'an identifier of one string',
    change: 'file-rewritten',
    bytes: edited(page({}), '/Root 1 0 R', '/Root 1 0 R/ID[<61>]'),
  },
  repaired('a number that is next to nothing', 'content-repaired', { content: `0 0 9 0.${'0'.repeat(38)}1 re f` }),
  { name: 'odd spacing', change: 'file-rewritten', bytes: edited(page({}), /endobj\n4 0 obj/, 'endobj 4  0  obj') },
  { name: 'a wrong length', change: 'file-rewritten', bytes: edited(page({}), /\/Length \d+/, '/Length 3') },
  {
    name: 'contents behind a reference to a reference',
    change: 'file-rewritten',
    bytes: edited(rawPdf({ pages: [{}], objects: ['4 0 R'] }), '/Contents 4 0 R', '/Contents 100 0 R'),
  },
  {
    name: 'a line that ends in a text',
    change: 'content-repaired',
    bytes: rawPdf({ pages: [{ contents: ['BT /F1 12 Tf 72 600 Td (a\rb) Tj (c\r\nd) Tj ET'] }] }),
  },
  { name: 'an odd hexadecimal string', change: 'file-rewritten', bytes: page({ catalog: '/Lang<646>' }) },
  { name: 'PDF 2.0', change: 'file-rewritten', bytes: edited(page({}), '%PDF-1.4', '%PDF-2.0') },
  { name: 'bytes behind the end', change: 'file-rewritten', bytes: edited(page({}), /%%EOF\n$/, '%%EOF\nmore\n') },
  {
    name: 'inherited resources',
    change: 'resources-made-own',
    bytes: rawPdf({
      pages: [{ resources: undefined, contents: [`/G gs ${shapes}`] }],
      tree: '/Resources<</ExtGState<</G<</LW 2>>>>>>',
    }),
  },
  repaired('metadata with an unknown property', 'metadata-written', metadata(rdf('<own:a>b</own:a>'))),
  repaired('metadata of another part', 'metadata-written', metadata(rdf('<pdfaid:part>1</pdfaid:part>'))),
  repaired('metadata that is no XML', 'metadata-written', metadata('<a')),
  repaired('a script when opened', 'action-removed', { catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }),
  repaired('scripts by name', 'action-removed', {
    catalog: '/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(1)>>]>>>>',
  }),
  repaired('actions of the document', 'action-removed', { catalog: '/AA<</WC<</S/JavaScript/JS(1)>>>>' }),
  repaired('actions of a page', 'action-removed', { page: '/AA<</O<</S/JavaScript/JS(1)>>>>' }),
  repaired('a program to start', 'action-removed', action('/S/Launch/F(a.exe)')),
  repaired(
    'a script behind a link',
    'action-removed',
    action('/S/URI/URI(https://example.com/)/Next<</S/JavaScript/JS(1)>>'),
  ),
  repaired('a named action of one reader', 'action-removed', action('/S/Named/N/Print')),
  repaired('a script in the outline', 'action-removed', {
    catalog: '/Outlines 100 0 R',
    objects: ['<</First 101 0 R/Last 101 0 R/Count 1>>', '<</Title(a)/Parent 100 0 R/A<</S/JavaScript/JS(1)>>>>'],
  }),
  repaired(
    'a link without flags',
    'annotation-flags-set',
    annotation('/Subtype/Link/Rect[60 600 260 700]/Border[0 0 0]'),
  ),
  repaired('a note that is hidden', 'annotation-removed', annotation(`${square}/F 2`)),
  repaired('a film', 'annotation-removed', annotation('/Subtype/Movie/Rect[300 300 400 400]/F 4'), {
    looksDiffer: true,
  }),
  repaired('a square without looks', 'appearance-added', annotation(`${square}/F 4/IC[0.9 0.9 1]`)),
  repaired(
    'a circle without looks',
    'appearance-added',
    annotation('/Subtype/Circle/Rect[300 300 420 400]/C[0 0.5 0]/F 4/BS<</W 3>>'),
  ),
  repaired(
    'a line without looks',
    'appearance-added',
    annotation('/Subtype/Line/Rect[300 300 400 400]/L[300 300 400 400]/C[0 0 1]/F 4'),
  ),
  repaired(
    'a polygon without looks',
    'appearance-added',
    annotation('/Subtype/Polygon/Rect[300 300 400 400]/Vertices[310 310 390 310 350 390]/C[1 0 1]/F 4'),
  ),
  repaired(
    'ink without looks',
    'appearance-added',
    annotation('/Subtype/Ink/Rect[300 300 400 400]/InkList[[310 310 330 390 390 340]]/C[1 0 0]/F 4'),
  ),
  repaired(
    'a highlight without looks',
    'appearance-added',
    annotation(`/Subtype/Highlight/Rect[300 320 400 350]/C[1 1 0]/F 4${marks}`),
    { looksDiffer: true },
  ),
  repaired(
    'an underline without looks',
    'appearance-added',
    annotation(`/Subtype/Underline/Rect[300 320 400 350]/C[1 0 0]/F 4${marks}`),
    { looksDiffer: true },
  ),
  repaired(
    'strike-out without looks',
    'appearance-added',
    annotation(`/Subtype/StrikeOut/Rect[300 320 400 350]/C[1 0 0]/F 4${marks}`),
    { looksDiffer: true },
  ),
  repaired(
    'looks for a pressed mouse',
    'appearance-states-removed',
    annotation(`${square}/F 4/AP<</N 100 0 R/D 100 0 R>>`, [form('0 0 50 50 re f')]),
  ),
  repaired('a push button', 'appearance-states-removed', {
    ...widget('/FT/Btn/Ff 65536/AP<</N 101 0 R>>'),
    objects: [
      '<</Type/Annot/Subtype/Widget/Rect[60 500 260 520]/F 4/T(a)/FT/Btn/Ff 65536/AP<</N 101 0 R>>>>',
      form('0.5 g 0 0 100 100 re f'),
    ],
  }),
  repaired('an empty field without looks', 'appearance-added', widget('/FT/Tx/DA(/F 0 Tf)')),
  repaired('a form to be finished by readers', 'form-cleaned', widget('/FT/Tx/DA(/F 0 Tf)', '/NeedAppearances true')),
  repaired(
    'a form that says so with another word',
    'form-cleaned',
    widget('/FT/Tx/DA(/F 0 Tf)', '/NeedAppearances (A)'),
  ),
  repaired('a form that says so with a list', 'form-cleaned', widget('/FT/Tx/DA(/F 0 Tf)', '/NeedAppearances[null]')),
  repaired('dynamic form data', 'dynamic-form-removed', widget('/FT/Tx/DA(/F 0 Tf)', '/XFA[]')),
  repaired('actions of a field', 'action-removed', widget('/FT/Tx/DA(/F 0 Tf)/AA<</K<</S/JavaScript/JS(1)>>>>')),
  repaired(
    'a signature',
    'signature-removed',
    widget('/FT/Sig/V<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>/ByteRange[0 1 2 3]>>'),
  ),
  repaired(
    'a signature that says only what it is',
    'signature-removed',
    widget('/FT/Sig/V<</Type/Sig/Filter/Adobe.PPKLite>>'),
  ),
  repaired('layers without a name', 'layers-named', layers('')),
  repaired('layers that are not all listed', 'layers-named', layers('/Name(a)/Order[]')),
  repaired('layers by use', 'layers-named', layers('/Name(a)/AS[<</Event/View/Category[/View]/OCGs[100 0 R]>>]')),
  repaired('a file without anything said', 'attachment-completed', file('')),
  repaired(
    'a file with half of it said',
    'attachment-completed',
    file('/UF(a.xml)/AFRelationship/Data', '/Subtype/text#2Fxml'),
  ),
  ...['/Own<</AF[100 0 R]>>', '/AF 100 0 R'].map((catalog) =>
    repaired(`a file that nothing is associated with: ${catalog}`, 'attachment-completed', {
      catalog,
      objects: [
        '<</Type/Filespec/F(a.xml)/UF(a.xml)/AFRelationship/Data/EF<</F 101 0 R>>>>',
        rawStream('/Type/EmbeddedFile/Subtype/text#2Fxml', '<a/>'),
      ],
    }),
  ),
  repaired('a file behind a mark', 'attachment-completed', {
    ...annotation(
      '/Subtype/FileAttachment/Rect[300 300 320 320]/F 4/AP<</N 102 0 R>>/FS<</F(a.bin)/EF<</F 101 0 R>>>>',
    ),
    objects: ['null', rawStream('/Type/EmbeddedFile', 'abc'), form('0 0 100 100 re f')],
  }),
  repaired('a picture to be smoothed', 'picture-cleaned', image('/Interpolate true'), { looksDiffer: true }),
  repaired('a picture with another one', 'picture-cleaned', image('/Alternates[]')),
  repaired('a picture with an unknown intent', 'picture-cleaned', image('/Intent/Foo')),
  repaired('data packed by LZW', 'compression-changed', image('/Filter/LZWDecode', packedLzw), { looksDiffer: true }),
  repaired('a form of PostScript', 'external-drawing-cleaned', drawn(form('0 0 100 100 re f', '/PS 100 0 R'))),
  repaired(
    'a form from elsewhere',
    'external-drawing-cleaned',
    drawn(form('0 0 100 100 re f', '/Ref<</F(a.pdf)/Page 0>>')),
  ),
  repaired(
    'a program for printers',
    'external-drawing-cleaned',
    drawn(rawStream('/Type/XObject/Subtype/PS', 'showpage')),
  ),
  repaired('a transfer function', 'graphics-state-cleaned', state('/TR/Identity')),
  repaired(
    'a halftone',
    'graphics-state-cleaned',
    state('/HT<</HalftoneType 1/HalftoneName(a)/Frequency 60/Angle 45/SpotFunction/Round>>'),
  ),
  repaired('an unknown way to mix', 'graphics-state-cleaned', state('/BM/Foo')),
  repaired('an unknown intent', 'graphics-state-cleaned', state('/RI/Foo')),
  repaired('other presentations', 'presentation-removed', { catalog: '/Names<</AlternatePresentations<</Names[]>>>>' }),
  repaired('steps of a presentation', 'presentation-removed', { page: '/PresSteps<<>>' }),
  repaired('requirements', 'presentation-removed', { catalog: '/Requirements[<</S/EnableJavaScripts>>]' }),
  repaired('transparency', 'output-intent-added', state('/ca 0.5/BM/Multiply')),
  repaired('a font of drawn glyphs', 'output-intent-added', type3(1000)),
  repaired('an ink by its name', 'output-intent-added', space(`[/Separation/Red/DeviceRGB ${tint}]`)),
  repaired('an output intent without profile', 'output-intent-added', {
    catalog: '/OutputIntents[<</S/GTS_PDFA1/OutputConditionIdentifier(a)>>]',
  }),
  refused(
    'a stamp without looks',
    'PDFA_ANNOTATION_APPEARANCE',
    annotation('/Subtype/Stamp/Rect[300 300 400 400]/F 4'),
  ),
  refused('a page that is too small', 'PDFA_PAGE_SIZE', { mediaBox: '[0 0 2 2]' }),
  refused('a page that is too large', 'PDFA_PAGE_SIZE', { mediaBox: '[0 0 14401 100]' }),
  refused('a name that is too long', 'PDFA_RULE_BROKEN', { catalog: `/Own/${'a'.repeat(128)}` }),
  refused('a string that is too long', 'PDFA_RULE_BROKEN', { catalog: `/Own(${'a'.repeat(32_768)})` }),
  refused('a picture of an odd depth', 'PDFA_RULE_BROKEN', image('/Decode[0 1]/BitsPerComponent 3')),
  refused('a stream in a file of its own', 'PDFA_RULE_BROKEN', {
    catalog: '/Own 100 0 R',
    objects: [rawStream('/F(a.bin)', '')],
  }),
];

/** All of them. */
export const pdfaCases: readonly PdfaCase[] = [
  ...ownCases,
  ...annotationCases,
  ...fieldCases,
  ...contentCases,
  ...colourCases,
  ...fileCases,
];
