import { rawStream } from '../merge/raw-pdf.ts';
import { annotation, form, type Parts, type PdfaCase, refused, repaired } from './parts.ts';

const added = (name: string, entries: string): PdfaCase =>
  repaired(name, 'appearance-added', annotation(`${entries}/F 4`), { looksDiffer: true });
const box = '/Rect[300 300 400 400]';
const quads = '/QuadPoints[300 350 400 350 300 320 400 320]';

/** Annotations without looks, and such with too many. */
export const annotationCases: readonly PdfaCase[] = [
  added('a square whose colour is not said', `/Subtype/Square${box}`),
  added('a square without a line', `/Subtype/Square${box}/C[]/IC[0.5]`),
  added('a square with a dashed line', `/Subtype/Square${box}/C[1 0 0]/BS<</W 2/S/D/D[6 2]>>`),
  added('a square with the dashes of old', `/Subtype/Square${box}/C[1 0 0]/Border[0 0 2[3 3]]`),
  added('a square that is half transparent', `/Subtype/Square${box}/C[1 0 0]/IC[0 0 1]/CA 0.5`),
  added('a square with clouds for a line', `/Subtype/Square${box}/C[1 0 0]/BE<</S/C/I 1>>/RD[5 5 5 5]`),
  added('a square in inks', `/Subtype/Square${box}/C[0 1 1 0]`),
  added('a line with arrows', `/Subtype/Line${box}/L[310 310 390 390]/C[0 0 1]/LE[/OpenArrow/ClosedArrow]/IC[1 0 0]`),
  added('a line with signs at its ends', `/Subtype/Line${box}/L[310 310 390 390]/C[0 0 1]/LE[/Circle/Diamond]`),
  added('a line with ends of no kind', `/Subtype/Line${box}/L[310 310 390 390]/LE[/Foo/None]`),
  added(
    'a line through several points',
    `/Subtype/PolyLine${box}/Vertices[310 310 350 390 390 310]/LE[/None/OpenArrow]`,
  ),
  added('a squiggly line', `/Subtype/Squiggly/Rect[300 320 400 350]/C[1 0 0]${quads}`),
  added('a highlight without a colour', `/Subtype/Highlight/Rect[300 320 400 350]${quads}`),
  added('ink of several strokes', `/Subtype/Ink${box}/InkList[[310 310 350 390][350 310 390 390]]`),
  added('a note', `/Subtype/Text${box}/Contents(hello)`),
  added('a note of no size', '/Subtype/Text/Rect[300 300 300 340]/Contents(hello)'),
  repaired(
    'a file behind a mark without looks',
    'appearance-added',
    {
      ...annotation('/Subtype/FileAttachment/Rect[300 300 320 320]/F 4/FS<</F(a.bin)/EF<</F 101 0 R>>>>'),
      objects: ['null', rawStream('/Type/EmbeddedFile', 'abc')],
    },
    { looksDiffer: true },
  ),
  repaired(
    'a note that is not to be printed',
    'annotation-flags-set',
    annotation(`/Subtype/Square${box}/F 0/AP<</N 100 0 R>>`, [form('0 0 50 50 re f')]),
  ),
  repaired('a pop-up that is hidden', 'annotation-flags-set', annotation(`/Subtype/Popup${box}/F 2`)),
  repaired('a pop-up whose flags are no number', 'annotation-flags-set', annotation(`/Subtype/Popup${box}/F (A)`)),
  repaired('one whose flags are a fraction', 'annotation-flags-set', annotation(`/Subtype/Popup${box}/F 4.5`)),
  ...['Movie', 'Sound', '3D', 'Screen', 'RichMedia', 'Hologram'].map((kind) =>
    repaired(
      `the look of an annotation of the kind ${kind}`,
      'annotation-replaced',
      annotation(`/Subtype/${kind}${box}/F 4/AP<</N 100 0 R>>`, [form('1 0 0 rg 0 0 100 100 re f')]),
      // Poppler does not draw these; PDFium does
      { looksDiffer: kind === 'Movie' || kind === 'Sound' },
    ),
  ),
  repaired(
    'the look of the state that something moving is in',
    'annotation-replaced',
    annotation(`/Subtype/Screen${box}/F 4/AS/On/AP<</N<</On 100 0 R/Off 101 0 R>>>>`, [
      form('0 0 1 rg 0 0 100 100 re f'),
      form(''),
    ]),
  ),
  repaired(
    'the picture that stands for a film',
    'annotation-replaced',
    annotation(`/Subtype/Movie${box}/F 4/Movie<</F(a.avi)/Poster 100 0 R>>`, [
      rawStream(
        '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray',
        '\x00\x60\xa0\xff',
      ),
    ]),
    { looksDiffer: true },
  ),
  repaired('a sound', 'annotation-removed', annotation(`/Subtype/Sound${box}/F 4`)),
  repaired('something in three dimensions', 'annotation-removed', annotation(`/Subtype/3D${box}/F 4`)),
  repaired('a mark of no kind', 'annotation-removed', annotation(`${box}/F 4`)),
  repaired('marks in a list of their own', 'annotation-flags-set', {
    page: '/Annots 100 0 R',
    objects: ['[101 0 R]', `<</Type/Annot/Subtype/Link${box}/Border[0 0 0]>>`],
  }),
  repaired('a specification of a file that is elsewhere', 'file-rewritten', {
    ...annotation(`/Subtype/Link${box}/F 4/Border[0 0 0]/A<</S/GoToR/D[0/Fit]/F 100 0 R>>`),
    objects: ['<</Type/Filespec/F(b.pdf)>>'],
  }),
  refused('a line without an end', 'PDFA_ANNOTATION_APPEARANCE', annotation(`/Subtype/Line${box}/L[310 310]/F 4`)),
  refused('a highlight of nothing', 'PDFA_ANNOTATION_APPEARANCE', annotation(`/Subtype/Highlight${box}/F 4`)),
  refused('a stamp of somebody else', 'PDFA_ANNOTATION_APPEARANCE', annotation(`/Subtype/Stamp${box}/Name/Sold/F 4`)),
  refused('a sign for an insertion', 'PDFA_ANNOTATION_APPEARANCE', annotation(`/Subtype/Caret${box}/F 4`)),
];

const field = (entries: string, more = ''): Parts => ({
  page: '/Annots[100 0 R]',
  catalog: `/AcroForm<</Fields[100 0 R]/DR<</Font<</Helv 101 0 R/Co 102 0 R>>>>/DA(/Helv 0 Tf 0 g)${more}>>`,
  objects: [
    `<</Type/Annot/Subtype/Widget/Rect[60 500 260 520]/F 4/T(a)${entries}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Courier>>',
  ],
});
const filled = (name: string, entries: string, more = ''): PdfaCase =>
  repaired(name, 'appearance-added', field(entries, more), { looksDiffer: true });

/** Fields of forms without looks: what they hold is written with fonts that have to be put in. */
export const fieldCases: readonly PdfaCase[] = [
  filled('a field with a text', '/FT/Tx/V(Hello)'),
  filled('a field with a text of its own size and colour', '/FT/Tx/V(Hello)/DA(/Helv 9 Tf 1 0 0 rg)/Q 1'),
  filled('a field up to the right', '/FT/Tx/V(108.10)/DA(/Co 10 Tf)/Q 2'),
  filled('a field with umlauts', '/FT/Tx/V<FEFF005A00FC0072006900630068>'),
  filled('a field of several lines', '/FT/Tx/Ff 4096/V(One line of text that is too long for its box\\rand another)'),
  filled('a field of cells', '/FT/Tx/Ff 16777216/MaxLen 10/V(12345)'),
  filled('a field with a password', '/FT/Tx/Ff 8192/V(secret)'),
  filled('a field with a frame', '/FT/Tx/V(Hello)/MK<</BC[0 0 1]/BG[0.9]>>/BS<</W 2>>'),
  filled('a field that gets its value from above', '/Parent 103 0 R'),
  filled('a choice', '/FT/Ch/Ff 131072/V(b)/Opt[[(a)(One)][(b)(Two)]]'),
  filled('a button with a word on it', '/FT/Btn/Ff 65536/MK<</CA(Send)/BG[0.8]>>'),
  filled('a box that is ticked', '/FT/Btn/V/Yes/AS/Yes/MK<</CA(4)/BC[0]>>'),
  filled('a box with a cross', '/FT/Btn/V/Yes/AS/Yes/MK<</CA(8)>>'),
  filled('a box that is not ticked', '/FT/Btn/MK<</BC[0]>>'),
  filled('a button of a group', '/FT/Btn/Ff 32768/V/A/AS/A/MK<</BC[0]>>'),
  filled('a signature to be made', '/FT/Sig'),
  filled('a form that readers finish', '/FT/Tx/V(Hello)', '/NeedAppearances true'),
  filled('a text on the page', '/Subtype/FreeText/Contents(Hello)'),
  refused('a field on its side', 'PDFA_ANNOTATION_APPEARANCE', field('/FT/Tx/V(Hello)/MK<</R 90>>')),
  refused('a field in a script of its own', 'PDFA_ANNOTATION_APPEARANCE', field('/FT/Tx/V<FEFF4E2D6587>')),
  refused('a list', 'PDFA_ANNOTATION_APPEARANCE', field('/FT/Ch/V(b)/Opt[(a)(b)]')),
  refused('a field whose look is not understood', 'PDFA_ANNOTATION_APPEARANCE', field('/FT/Tx/V(Hello)/DA(0 g)')),
];
