import { deflateSync } from 'node:zlib';
import { type RawPdf, rawPdf, rawStream } from './merge/raw-pdf.ts';

/** A document that breaks one rule of PDF/A-3b, and what conversion makes of it. */
export interface PdfaCase {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** A change that must be told, or the problems that must be found. */
  readonly change?: string;
  readonly problems?: readonly string[];
  /** What is seen differs on purpose: something hidden is gone, or something had no looks. */
  readonly looksDiffer?: boolean;
}

const shapes = '0.2 0.4 0.6 rg 60 600 200 100 re f 1 w 300 600 100 100 re S 0 g';
const form = (content: string, more = ''): string =>
  rawStream(`/Type/XObject/Subtype/Form/BBox[0 0 100 100]/Resources<<>>${more}`, content);

interface Parts {
  readonly content?: string;
  readonly resources?: string;
  readonly page?: string;
  readonly catalog?: string;
  readonly objects?: RawPdf['objects'];
  readonly mediaBox?: string;
}

/** A page with shapes and no font; objects begin at number 100. */
function page({
  content = shapes,
  resources = '',
  page: more = '',
  catalog = '',
  objects = [],
  mediaBox,
}: Parts): Uint8Array {
  const own = { resources: `<<${resources}>>`, contents: [content], more, ...(mediaBox && { mediaBox }) };
  return rawPdf({ pages: [own], catalog, objects });
}

const repaired = (name: string, change: string, parts: Parts, more: Partial<PdfaCase> = {}): PdfaCase => ({
  name,
  change,
  bytes: page(parts),
  ...more,
});
const refused = (name: string, problem: string, parts: Parts): PdfaCase => ({
  name,
  problems: [problem],
  bytes: page(parts),
});

const square = '/Subtype/Square/Rect[300 300 400 400]/C[1 0 0]';
const annotation = (entries: string, objects: readonly string[] = []): Parts => ({
  page: `/Annots[<</Type/Annot${entries}>>]`,
  objects,
});
const action = (entries: string): Parts => annotation(`/Subtype/Link/Rect[60 600 260 700]/F 4/A<<${entries}>>`);
const widget = (entries: string, form = ''): Parts => ({
  page: '/Annots[100 0 R]',
  catalog: `/AcroForm<</Fields[100 0 R]${form}>>`,
  objects: [`<</Type/Annot/Subtype/Widget/Rect[60 500 260 520]/F 4/T(a)${entries}>>`],
});
const image = (entries: string, data = '\x00\x60\xa0\xff'): Parts => ({
  content: `${shapes} q 90 0 0 90 300 300 cm /I Do Q`,
  resources: '/XObject<</I 100 0 R>>',
  objects: [
    rawStream(`/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray${entries}`, data),
  ],
});
const drawn = (stream: string, resources = ''): Parts => ({
  content: `${shapes} q 1 0 0 1 300 300 cm /X Do Q`,
  resources: `/XObject<</X 100 0 R>>${resources}`,
  objects: [stream],
});
const state = (entries: string, objects: readonly string[] = []): Parts => ({
  content: `/G gs ${shapes}`,
  resources: `/ExtGState<</G<<${entries}>>>>`,
  objects,
});
const layers = (configuration: string): Parts => ({
  content: `/OC /L BDC ${shapes} EMC`,
  resources: '/Properties<</L 100 0 R>>',
  catalog: `/OCProperties<</OCGs[100 0 R]/D<<${configuration}>>>>`,
  objects: ['<</Type/OCG/Name(One)>>'],
});
const file = (entries: string, stream = ''): Parts => ({
  catalog: '/Names<</EmbeddedFiles<</Names[(a.xml) 100 0 R]>>>>',
  objects: [`<</Type/Filespec/F(a.xml)${entries}/EF<</F 101 0 R>>>>`, rawStream(`/Type/EmbeddedFile${stream}`, '<a/>')],
});
const marks = '/QuadPoints[300 350 400 350 300 320 400 320]';
const metadata = (packet: string): Parts => ({
  catalog: '/Metadata 100 0 R',
  objects: [rawStream('/Type/Metadata/Subtype/XML', packet)],
});
const rdf = (properties: string): string =>
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
  ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"' +
  ` xmlns:own="urn:example">${properties}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const type3 = (width: number, name = 'square'): Parts => ({
  content: 'BT /F 50 Tf 72 600 Td (aaa) Tj ET',
  resources: '/Font<</F 100 0 R>>',
  objects: [
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 97/LastChar 97' +
      `/Widths[1000]/Encoding<</Type/Encoding/Differences[97/${name}]>>/CharProcs<</square 101 0 R>>/Resources<<>>>>`,
    rawStream('', `${width} 0 0 0 750 750 d1 0 0 750 750 re f`),
  ],
});
const space = (value: string, content = '/S cs 0.5 scn 60 300 50 50 re f', objects: readonly string[] = []): Parts => ({
  content: `${shapes} ${content}`,
  resources: `/ColorSpace<</S ${value}>>`,
  objects,
});
const tint = '<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[1 0 0]/N 1>>';
const packedLzw = Buffer.from('800b6050220c0c8501', 'hex').toString('latin1');

function edited(bytes: Uint8Array, what: string | RegExp, by: string): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1').replace(what, by), 'latin1'));
}

export const pdfaCases: readonly PdfaCase[] = [
  repaired('nothing special', 'output-intent-added', {}),
  repaired('no identifier', 'identifier-added', {}),
  repaired('no metadata', 'metadata-written', {}),
  { name: 'odd spacing', change: 'file-rewritten', bytes: edited(page({}), /endobj\n4 0 obj/, 'endobj 4  0  obj') },
  { name: 'a wrong length', change: 'file-rewritten', bytes: edited(page({}), /\/Length \d+/, '/Length 3') },
  { name: 'an odd hexadecimal string', change: 'file-rewritten', bytes: page({ catalog: '/Lang<646>' }) },
  { name: 'PDF 2.0', change: 'file-rewritten', bytes: edited(page({}), '%PDF-1.4', '%PDF-2.0') },
  { name: 'bytes behind the end', change: 'file-rewritten', bytes: edited(page({}), /%%EOF\n$/, '%%EOF\nmore\n') },
  { name: 'a page without type', change: 'file-rewritten', bytes: edited(page({}), '/Type/Page/', '/') },
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
  repaired('dynamic form data', 'dynamic-form-removed', widget('/FT/Tx/DA(/F 0 Tf)', '/XFA[]')),
  repaired('actions of a field', 'action-removed', widget('/FT/Tx/DA(/F 0 Tf)/AA<</K<</S/JavaScript/JS(1)>>>>')),
  repaired(
    'a signature',
    'signature-removed',
    widget('/FT/Sig/V<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>/ByteRange[0 1 2 3]>>'),
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
  refused('a font that is not there', 'pdfa.font-not-embedded', {
    content: 'BT /F 12 Tf 72 600 Td (a) Tj ET',
    resources: '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>',
  }),
  refused('a font whose program is none', 'pdfa.font-damaged', {
    content: 'BT /F 12 Tf 72 600 Td (a) Tj ET',
    resources: '/Font<</F 100 0 R>>',
    objects: [
      '<</Type/Font/Subtype/TrueType/BaseFont/A/FirstChar 97/LastChar 97/Widths[500]/FontDescriptor 101 0 R>>',
      '<</Type/FontDescriptor/FontName/A/Flags 4/FontFile2 102 0 R>>',
      rawStream('', 'no font'),
    ],
  }),
  refused('a glyph of another width', 'pdfa.rule-broken', type3(800)),
  refused('a glyph that is not there', 'pdfa.font-glyph-missing', type3(1000, 'other')),
  refused('colours of inks', 'pdfa.colour-without-profile', { content: '0 1 1 0 k 60 600 200 100 re f' }),
  refused(
    'an ink that looks like inks',
    'pdfa.colour-without-profile',
    space('[/Separation/Red/DeviceCMYK <</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[0 1 1 0]/N 1>>]'),
  ),
  refused(
    'inks that are not described',
    'pdfa.rule-broken',
    space('[/DeviceN[/Red/Blue]/DeviceRGB 100 0 R]', '/S cs 1 0 scn 0 0 9 9 re f', [
      rawStream('/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]', '{0}'),
    ]),
  ),
  refused('an unknown instruction', 'pdfa.content-operator', { content: `${shapes} BX foo EX` }),
  refused(
    'instructions that cannot be unpacked',
    'pdfa.content-unreadable',
    drawn(rawStream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Filter/DCTDecode', 'abc')),
  ),
  refused('a resource that is not there', 'pdfa.rule-broken', { content: '/None Do' }),
  refused(
    'a stamp without looks',
    'pdfa.annotation-appearance',
    annotation('/Subtype/Stamp/Rect[300 300 400 400]/F 4'),
  ),
  refused('a field with text and without looks', 'pdfa.annotation-appearance', widget('/FT/Tx/V(a)/DA(/F 0 Tf)')),
  refused('a page that is too small', 'pdfa.page-size', { mediaBox: '[0 0 2 2]' }),
  refused('a page that is too large', 'pdfa.page-size', { mediaBox: '[0 0 14401 100]' }),
  refused('too many saved states', 'pdfa.rule-broken', { content: `${'q '.repeat(29)}${shapes}` }),
  refused('a name that is too long', 'pdfa.rule-broken', { catalog: `/Own/${'a'.repeat(128)}` }),
  refused('a string that is too long', 'pdfa.rule-broken', { catalog: `/Own(${'a'.repeat(32_768)})` }),
  refused('a number that is too large', 'pdfa.rule-broken', { catalog: '/Own 2147483648' }),
  refused('a picture of an odd depth', 'pdfa.rule-broken', image('/Decode[0 1]/BitsPerComponent 3')),
  refused(
    'a broken profile',
    'pdfa.rule-broken',
    space('[/ICCBased 100 0 R]', '/S cs 1 0 0 scn 0 0 9 9 re f', [rawStream('/N 3', 'no profile')]),
  ),
  refused('a stream in a file of its own', 'pdfa.rule-broken', {
    catalog: '/Own 100 0 R',
    objects: [rawStream('/F(a.bin)', '')],
  }),
];

/** 20 000 objects, each of which contains all that follow. */
function endlessStreams(): Uint8Array {
  const { text, table } = Array.from({ length: 20_000 }, (_, index) => index + 4).reduce(
    (file, number) => ({
      table: `${file.table}${String(file.text.length).padStart(10, '0')} 00000 n \n`,
      text: `${file.text}${number} 0 obj<</Length 99999999>>stream\n`,
    }),
    {
      text: '%PDF-1.7\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]>>endobj 3 0 obj<</Type/Page>>endobj ',
      table: '0000000000 65535 f \n0000000009 00000 n \n0000000038 00000 n \n0000000068 00000 n \n',
    },
  );
  const end = `xref\n0 20004\n${table}trailer<</Size 20004/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text + end, 'latin1'));
}

/** Files made to exhaust whoever reads them. */
export const hostilePdfs: readonly { readonly name: string; readonly bytes: Uint8Array }[] = [
  {
    name: 'a form that draws itself',
    bytes: page(drawn(form('/X Do', '').replace('/Resources<<>>', '/Resources<</XObject<</X 100 0 R>>>>'))),
  },
  {
    name: 'forms that draw each other many times',
    bytes: page({
      content: '/X0 Do',
      resources: '/XObject<</X0 100 0 R>>',
      objects: Array.from({ length: 20 }, (_, index) =>
        rawStream(
          `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${100 + ((index + 1) % 20)} 0 R>>>>`,
          '/X Do '.repeat(10),
        ),
      ),
    }),
  },
  {
    name: 'instructions that unpack to a gigabyte',
    bytes: page(
      drawn(
        rawStream(
          '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Filter/FlateDecode',
          deflateSync(Buffer.alloc(1 << 28, 'q ')).toString('latin1'),
        ),
      ),
    ),
  },
  { name: 'fields above themselves', bytes: page(widget('/FT/Tx/Parent 100 0 R/Kids[100 0 R]')) },
  {
    name: 'an outline in a ring',
    bytes: page({
      catalog: '/Outlines 100 0 R',
      objects: ['<</First 100 0 R/Next 100 0 R/A<</S/GoTo/Next 100 0 R>>>>'],
    }),
  },
  {
    name: 'names in a ring',
    bytes: page({ catalog: '/Names<</EmbeddedFiles 100 0 R>>', objects: ['<</Kids[100 0 R 100 0 R]>>'] }),
  },
  { name: 'metadata 100 000 deep', bytes: page(metadata(`<a>`.repeat(100_000))) },
  { name: 'colours in colours', bytes: page(space('100 0 R', '/S cs', ['[/Indexed 100 0 R 1 (a)]'])) },
  { name: 'values 100 000 deep', bytes: page({ catalog: `/Own ${'['.repeat(100_000)}` }) },
  { name: 'streams that all go on to the end', bytes: endlessStreams() },
  { name: 'nothing', bytes: new Uint8Array(0) },
  { name: 'only a header', bytes: new Uint8Array(Buffer.from('%PDF-1.7\n')) },
  { name: 'noise', bytes: Uint8Array.from({ length: 100_000 }, (_, index) => (index * 2_654_435_761) >>> 24) },
];
