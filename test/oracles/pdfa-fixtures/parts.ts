import { type RawPdf, rawPdf, rawStream } from '../merge/raw-pdf.ts';

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

export const shapes = '0.2 0.4 0.6 rg 60 600 200 100 re f 1 w 300 600 100 100 re S 0 g';
export const form = (content: string, more = ''): string =>
  rawStream(`/Type/XObject/Subtype/Form/BBox[0 0 100 100]/Resources<<>>${more}`, content);

/** What a page of a test has besides shapes. */
export interface Parts {
  readonly content?: string;
  readonly resources?: string;
  readonly page?: string;
  readonly catalog?: string;
  readonly objects?: RawPdf['objects'];
  readonly mediaBox?: string;
}

/** A page with shapes and no font; objects begin at number 100. */
export function page({
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

export const repaired = (name: string, change: string, parts: Parts, more: Partial<PdfaCase> = {}): PdfaCase => ({
  name,
  change,
  bytes: page(parts),
  ...more,
});
export const refused = (name: string, problem: string, parts: Parts): PdfaCase => ({
  name,
  problems: [problem],
  bytes: page(parts),
});

export const square = '/Subtype/Square/Rect[300 300 400 400]/C[1 0 0]';
export const annotation = (entries: string, objects: readonly string[] = []): Parts => ({
  page: `/Annots[<</Type/Annot${entries}>>]`,
  objects,
});
export const action = (entries: string): Parts => annotation(`/Subtype/Link/Rect[60 600 260 700]/F 4/A<<${entries}>>`);
export const widget = (entries: string, form = ''): Parts => ({
  page: '/Annots[100 0 R]',
  catalog: `/AcroForm<</Fields[100 0 R]${form}>>`,
  objects: [`<</Type/Annot/Subtype/Widget/Rect[60 500 260 520]/F 4/T(a)${entries}>>`],
});
export const image = (entries: string, data = '\x00\x60\xa0\xff'): Parts => ({
  content: `${shapes} q 90 0 0 90 300 300 cm /I Do Q`,
  resources: '/XObject<</I 100 0 R>>',
  objects: [
    rawStream(`/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray${entries}`, data),
  ],
});
export const drawn = (stream: string, resources = ''): Parts => ({
  content: `${shapes} q 1 0 0 1 300 300 cm /X Do Q`,
  resources: `/XObject<</X 100 0 R>>${resources}`,
  objects: [stream],
});
export const state = (entries: string, objects: readonly string[] = []): Parts => ({
  content: `/G gs ${shapes}`,
  resources: `/ExtGState<</G<<${entries}>>>>`,
  objects,
});
export const layers = (configuration: string): Parts => ({
  content: `/OC /L BDC ${shapes} EMC`,
  resources: '/Properties<</L 100 0 R>>',
  catalog: `/OCProperties<</OCGs[100 0 R]/D<<${configuration}>>>>`,
  objects: ['<</Type/OCG/Name(One)>>'],
});
export const file = (entries: string, stream = ''): Parts => ({
  catalog: '/Names<</EmbeddedFiles<</Names[(a.xml) 100 0 R]>>>>',
  objects: [`<</Type/Filespec/F(a.xml)${entries}/EF<</F 101 0 R>>>>`, rawStream(`/Type/EmbeddedFile${stream}`, '<a/>')],
});
export const marks = '/QuadPoints[300 350 400 350 300 320 400 320]';
export const metadata = (packet: string): Parts => ({
  catalog: '/Metadata 100 0 R',
  objects: [rawStream('/Type/Metadata/Subtype/XML', packet)],
});
export const rdf = (properties: string): string =>
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
  ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"' +
  ` xmlns:own="urn:example">${properties}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
export const type3 = (width: number, name = 'square'): Parts => ({
  content: 'BT /F 50 Tf 72 600 Td (aaa) Tj ET',
  resources: '/Font<</F 100 0 R>>',
  objects: [
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 97/LastChar 97' +
      `/Widths[1000]/Encoding<</Type/Encoding/Differences[97/${name}]>>/CharProcs<</square 101 0 R>>/Resources<<>>>>`,
    rawStream('', `${width} 0 0 0 750 750 d1 0 0 750 750 re f`),
  ],
});
export const space = (
  value: string,
  content = '/S cs 0.5 scn 60 300 50 50 re f',
  objects: readonly string[] = [],
): Parts => ({
  content: `${shapes} ${content}`,
  resources: `/ColorSpace<</S ${value}>>`,
  objects,
});
export const tint = '<</FunctionType 2/Domain[0 1]/C0[1 1 1]/C1[1 0 0]/N 1>>';
export const packedLzw = Buffer.from('800b6050220c0c8501', 'hex').toString('latin1');

/** A file with other bytes in it. */
export function edited(bytes: Uint8Array, what: string | RegExp, by: string): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1').replace(what, by), 'latin1'));
}
