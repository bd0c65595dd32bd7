import { zipSync } from 'fflate';
import { csvTable } from '../../packages/core/src/bulk/csv.ts';
import { readBulkFile } from '../../packages/core/src/bulk/index.ts';
import { readEInvoice } from '../../packages/core/src/e-invoice/reading/index.ts';
import { parseJsonText, readXmlRequest } from '../../packages/core/src/ebill/index.ts';
import { readPayload } from '../../packages/core/src/index.ts';
import { parseJson } from '../../packages/core/src/json/index.ts';
import { readPaymentFile } from '../../packages/core/src/payment-order/index.ts';
import { readStatement } from '../../packages/core/src/statement/index.ts';
import { profiles, readSwicoS1 } from '../../packages/core/src/swiss-qr/index.ts';
import { splitMultipart } from '../../packages/http/src/body/multipart.ts';
import { defaultImagingLimits } from '../../packages/imaging/src/limits.ts';
import { isSafePdf } from '../../packages/imaging/src/pdf/guard.ts';
import { toPdfA3b } from '../../packages/pdf/src/archival/index.ts';
import { readCff } from '../../packages/pdf/src/fonts/cff.ts';
import { readTrueType } from '../../packages/pdf/src/fonts/truetype.ts';
import { readType1 } from '../../packages/pdf/src/fonts/type1.ts';
import { parseXml } from '../../packages/pdf/src/metadata/xml.ts';
import { openPdf } from '../../packages/pdf/src/open/index.ts';
import { readCharacterMap } from '../../packages/pdf/src/text/character-map.ts';
import { readPdfText } from '../../packages/pdf/src/text/index.ts';
import { pagePdf } from '../oracles/page-pdfs.ts';
import { fontParsers } from './fonts.ts';
import { pictureParsers } from './pictures.ts';

/** A parser of files or texts from others. */
export interface Parser {
  readonly name: string;
  /** What its syntax is made of. */
  readonly tokens: readonly string[];
  /** Made of the text of a pattern before the clock runs. */
  input(pattern: string): Uint8Array<ArrayBuffer> | string;
  run(input: never): unknown;
  /** What a byte of the pattern may cost, in nanoseconds of the processor. */
  readonly boundNs: number;
  /** Bytes of the longest pattern that is tried; by default 2 MB. */
  readonly lengthMax?: number;
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const xmlTokens = [
  '<a>',
  '</a>',
  '<b/>',
  '<a x="1">',
  '<p:a xmlns:p="u1">',
  '<a xmlns="u1">',
  '&amp;',
  '&#65;',
  '&',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?a ?>',
  ' ',
  '\r\n',
  'text',
  '"',
  '=',
  '<',
  '>',
];
const pdfTokens = [
  '1 0 obj\n',
  'endobj\n',
  '<</A 1>>',
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  '\\',
  '/Name',
  '1 0 R ',
  '1 ',
  'stream\n',
  'endstream\n',
  '%',
  '\n',
  'xref\n0 1\n',
  'trailer\n',
  'startxref\n1\n%%EOF\n',
  '<41>',
  '#20',
];
const contentTokens = [
  'q\n',
  'Q\n',
  'BT ',
  'ET\n',
  '/F 9 Tf ',
  '(a) Tj ',
  '[(a) 1 (b)] TJ ',
  '1 0 0 1 1 1 cm ',
  '0 0 m 9 9 l S ',
  '0 0 9 9 re f ',
  '1 2 3 4 5 6 c ',
  'W n ',
  'h ',
  'f ',
  'BI /W 1 /H 1 /BPC 8 /CS /G ID a EI ',
  'BI ',
  'ID ',
  'EI ',
  '/A BMC ',
  'EMC ',
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  '1 ',
  'unknown ',
  '[1 2] 0 d ',
];
const resources = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>/ProcSet[/PDF]';
const page = (content: string) => pagePdf(content, { resources });
const now = '2026-11-21T10:00:00Z';
const qrOptions = { profile: profiles['2.3'], normalize: false };
const around = (start: string, end: string) => (inner: string) => `${start}${inner}${end}`;
const sheetParts = {
  'xl/workbook.xml': bytesOf('<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId7"/></sheets></workbook>'),
  'xl/_rels/workbook.xml.rels': bytesOf('<R><Relationship Id="rId7" Target="/xl/s.xml"/></R>'),
};

export const parsers: readonly Parser[] = [
  {
    name: 'XML: account statement',
    tokens: [...xmlTokens, '<Ntry><Amt Ccy="CHF">1</Amt></Ntry>'],
    input: around(
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>',
      '</Stmt></BkToCstmrStmt></Document>',
    ),
    run: (text: string) => readStatement(text),
    boundNs: 400,
  },
  {
    name: 'MT940: account statement',
    tokens: [
      ':61:261120C1,00NTRFX//Y',
      ':86:',
      ':86:166?00',
      ':20:A',
      ':25:B',
      ':60F:C261119CHF1,00',
      ':62M:C261119CHF1,00',
      '\n',
      '\r',
      '-}',
      '{4:',
      '{2:O940',
      '?20',
      '?32',
      '/EREF/',
      '/REMI/STRD/',
      'SVWZ+',
      '/',
      '//',
      ' ',
      '1',
      ',',
      'C',
      'text',
    ],
    input: around(':20:S\n:25:CH8198765000700420011\n:60F:C261119CHF1,00\n', '\n:62F:C261119CHF1,00\n'),
    run: (text: string) => readStatement(text),
    boundNs: 400,
  },
  {
    name: 'XML: payment file',
    tokens: [...xmlTokens, '<CdtTrfTxInf><Amt><InstdAmt Ccy="CHF">1</InstdAmt></Amt></CdtTrfTxInf>'],
    input: around(
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn><PmtInf>',
      '</PmtInf></CstmrCdtTrfInitn></Document>',
    ),
    run: (text: string) => readPaymentFile(text),
    boundNs: 500,
  },
  {
    name: 'XML: e-invoice',
    tokens: xmlTokens,
    input: around('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">', '</Invoice>'),
    run: (text: string) => readEInvoice(text),
    boundNs: 700,
  },
  {
    name: 'XML: business case',
    tokens: xmlTokens,
    input: around('<billRequest>', '</billRequest>'),
    run: (text: string) => readXmlRequest('Bill', text),
    boundNs: 500,
  },
  {
    name: 'XML: XMP',
    tokens: xmlTokens,
    input: around('<r>', '</r>'),
    run: (text: string) => parseXml(text),
    boundNs: 250,
  },
  ...[
    ['JSON: requests', (text: string) => parseJson(text)] as const,
    ['JSON: business case', (text: string) => parseJsonText(text)] as const,
  ].map(
    ([name, run]): Parser => ({
      name,
      tokens: ['[', ']', '{"a":', '}', '"', '\\', '\\u0041', ',', '1', '1e9', '-', '.', 'null', ' ', '"a":1,', '1,'],
      input: around('[', ']'),
      run,
      boundNs: 300,
    }),
  ),
  {
    name: 'CSV: bills',
    tokens: ['a', ';', ',', '\t', '"', '""', '\r\n', '\n', 'CH44', "1'000.00", ' ', 'ä', '"a"', 'sep=;'],
    input: (pattern) => bytesOf(`CdtrInf/IBAN;CcyAmt/Amt\n${pattern}`),
    run: (bytes: Uint8Array) => readBulkFile(bytes, qrOptions),
    boundNs: 100,
    lengthMax: 500_000,
  },
  {
    name: 'CSV: table',
    tokens: ['a', ';', ',', '\t', '"', '""', '\r\n', '\n', ' ', '"a"'],
    input: bytesOf,
    run: (bytes: Uint8Array) => {
      let cells = 0;
      for (const row of csvTable(bytes, () => true).rows()) cells += row.cells.length;
      return cells;
    },
    boundNs: 250,
  },
  {
    name: 'XLSX: sheet',
    tokens: [
      '<row>',
      '</row>',
      '<c>',
      '</c>',
      '<c r="A1" t="s"><v>0</v></c>',
      '<v>1</v>',
      '<row r="9">',
      '<f/>',
      '<is><t>a</t></is>',
      '_x000D_',
      '&amp;',
      '<!---->',
    ],
    input: (pattern) =>
      zipSync(
        { ...sheetParts, 'xl/s.xml': bytesOf(`<worksheet><sheetData>${pattern}</sheetData></worksheet>`) },
        { level: 0 },
      ) as Uint8Array<ArrayBuffer>,
    run: (bytes: Uint8Array) => readBulkFile(bytes, qrOptions),
    boundNs: 250,
    lengthMax: 1_000_000,
  },
  {
    name: 'PDF: file',
    tokens: pdfTokens,
    input: (pattern) => bytesOf(`%PDF-1.7\n${pattern}`),
    run: (bytes: Uint8Array) => openPdf(bytes),
    boundNs: 150,
    lengthMax: 500_000,
  },
  {
    name: 'PDF: text of a page',
    tokens: contentTokens,
    input: (pattern) => page(pattern) as Uint8Array<ArrayBuffer>,
    run: (bytes: Uint8Array) => readPdfText(bytes),
    boundNs: 300,
    lengthMax: 500_000,
  },
  {
    name: 'PDF: guard',
    tokens: contentTokens,
    input: (pattern) => page(pattern) as Uint8Array<ArrayBuffer>,
    run: (bytes: Uint8Array) => isSafePdf(bytes, defaultImagingLimits),
    boundNs: 450,
    lengthMax: 500_000,
  },
  {
    name: 'PDF: PDF/A',
    tokens: contentTokens,
    input: (pattern) => page(pattern) as Uint8Array<ArrayBuffer>,
    run: (bytes: Uint8Array) => toPdfA3b(bytes, { now }),
    boundNs: 2_500,
    lengthMax: 500_000,
  },
  {
    name: 'PDF: character map',
    tokens: [
      '1 beginbfchar\n',
      'endbfchar\n',
      '<41>',
      '<0041>',
      '1 beginbfrange\n',
      '<00><ff><0041>',
      '[',
      ']',
      '<',
      '>',
      '(',
      ')',
      '1 begincidrange\n',
      '1 ',
      '/a ',
      '%',
    ],
    input: bytesOf,
    run: (bytes: Uint8Array) => readCharacterMap(bytes, { values: 1_000_000 }),
    boundNs: 1_500,
  },
  ...(
    [
      ['Font: CFF', '\x01\x00\x04\x01', readCff],
      ['Font: TrueType', '\x00\x01\x00\x00\x00\x09', readTrueType],
      [
        'Font: Type 1',
        '%!PS-AdobeFont-1.0\n/FontName /A def\n/Encoding StandardEncoding def\ncurrentfile eexec\n',
        readType1,
      ],
    ] as const
  ).map(
    ([name, start, run]): Parser => ({
      name,
      tokens: [
        '\x00',
        '\x01',
        '\xff',
        '\x00\x01',
        'dup 5 /a put\n',
        '/a 9 RD ',
        ' ND\n',
        'glyf\x00\x00\x00\x00',
        '\x00\x10\x00\x10',
        '\x80',
        '(',
        '/CharStrings 9 dict dup begin\n',
      ],
      input: (pattern) => bytesOf(start + pattern),
      run: (bytes: Uint8Array) => run(bytes),
      boundNs: 100,
    }),
  ),
  {
    name: 'Multipart form',
    tokens: [
      '--b\r\n',
      '\r\n',
      '\r',
      '-',
      '--b',
      'Content-Disposition: form-data; name="a"\r\n',
      '\r\n\r\n',
      'a',
      '--b--',
    ],
    input: (pattern) => bytesOf(`--b\r\n${pattern}\r\n--b--`),
    run: (bytes: Uint8Array<ArrayBuffer>) => splitMultipart(bytes, 'multipart/form-data; boundary=b'),
    boundNs: 50,
  },
  {
    name: 'Swiss Payments Code',
    tokens: ['\n', '\r\n', 'SPC\n', 'a', ' ', '0200\n', 'é', '\r', '//S1/'],
    input: around('SPC\n0200\n1\n', ''),
    run: (text: string) => readPayload(text),
    boundNs: 50,
  },
  {
    name: 'Billing information (Swico S1)',
    tokens: ['/', '\\', '/10/', '/32/8.1:1', ';', ':', '/40/2:10', '0', '/11/260101', 'a'],
    input: around('//S1/10/1', ''),
    run: (text: string) => readSwicoS1(text),
    boundNs: 200,
    lengthMax: 100_000,
  },
  ...pictureParsers,
  ...fontParsers,
];
