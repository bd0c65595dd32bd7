import { rawStream } from '../merge/raw-pdf.ts';
import { composite, described, descriptor, inFont, latin, simple, written } from './font-parts.ts';
import { trueType } from './font-programs.ts';
import { page } from './parts.ts';

/** A document whose Chinese, Japanese or Korean font is not in it, and what it says. */
export interface EastCase {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly text: string;
}

const hex = (bytes: readonly number[]): string =>
  `<${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
const utf16 = (text: string): string =>
  hex(Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [unit >> 8, unit & 255]));

/** Codes of one and two bytes by character, as the Encoding Standard has them. */
function encoder(encoding: string): (text: string) => string {
  const codes = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  for (let code = 0xffff; code >= 0; code--) {
    const bytes = code < 256 ? [code] : [code >> 8, code & 255];
    const text = decoder.decode(Uint8Array.from(bytes));
    if (Array.from(text).length === 1) codes.set(text, bytes);
  }
  return (text) => hex(Array.from(text).flatMap((character) => codes.get(character) ?? []));
}

const gbk = encoder('gbk');
const big5 = encoder('big5');
const shiftJis = encoder('shift_jis');
const eucJp = encoder('euc-jp');
const eucKr = encoder('euc-kr');
/** Codes of JIS X 0208 without the bits that EUC has. */
const jis = (text: string): string =>
  eucJp(text).replace(/[a-f][0-9a-f]/g, (byte) => hex([Number.parseInt(byte, 16) - 128]).slice(1, 3));

const collection = (ordering: string): string =>
  `/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>`;
const font = (encoding: string): string =>
  `<</Type/Font/Subtype/Type0/BaseFont/East-${encoding}/Encoding/${encoding}/DescendantFonts[102 0 R]>>`;
const descendant = (ordering: string, more = '', kind = 0): string =>
  `<</Type/Font/Subtype/CIDFontType${kind}/BaseFont/East${collection(ordering)}${described}${more}>>`;

/** As `inFont`, with letters so small that all of the text is on the page. */
const inSmall = (font: string, objects: readonly string[], codes: string): Uint8Array =>
  inFont(font, objects, codes, { content: `BT /F 24 Tf 60 600 Td ${codes} Tj ET` });

/** A document with a text in codes of a predefined character map. */
function east(ordering: string, encoding: string, text: string, codes: string, more = ''): EastCase {
  const objects = [descriptor('East', 4), descendant(ordering, more)];
  return { name: `${encoding} of ${ordering}`, text, bytes: inSmall(font(encoding), objects, codes) };
}

const simplified = '简体中文，发票';
const traditional = '繁體中文，發票';
const japanese = '日本語のテスト、請求書';
const korean = '한국어 송장';
const mixed = (text: string): string => `No. 7 ${text}`;

export const eastCases: readonly EastCase[] = [
  east('GB1', 'GBK-EUC-H', mixed(simplified), gbk(mixed(simplified)), '/W[814[500] 7716[500]]'),
  east('GB1', 'GBKp-EUC-H', mixed(simplified), gbk(mixed(simplified))),
  east('GB1', 'GBK2K-H', mixed(simplified), gbk(mixed(simplified))),
  east('GB1', 'GB-EUC-H', simplified, gbk(simplified)),
  east('GB1', 'GBpc-EUC-H', simplified, gbk(simplified)),
  east('GB1', 'UniGB-UCS2-H', mixed(simplified), utf16(mixed(simplified))),
  east('GB1', 'UniGB-UTF16-H', mixed(simplified), utf16(mixed(simplified))),
  east('CNS1', 'ETen-B5-H', mixed(traditional), big5(mixed(traditional))),
  east('CNS1', 'ETenms-B5-H', mixed(traditional), big5(mixed(traditional))),
  east('CNS1', 'B5pc-H', mixed(traditional), big5(mixed(traditional))),
  east('CNS1', 'HKscs-B5-H', mixed(traditional), big5(mixed(traditional))),
  east('CNS1', 'UniCNS-UCS2-H', mixed(traditional), utf16(mixed(traditional))),
  east('CNS1', 'UniCNS-UTF16-H', `${traditional}①`, utf16(`${traditional}①`)),
  east('Japan1', '90ms-RKSJ-H', mixed(japanese), shiftJis(mixed(japanese)), '/W[231 632 500]'),
  east('Japan1', '90msp-RKSJ-H', mixed(japanese), shiftJis(mixed(japanese))),
  east('Japan1', '90pv-RKSJ-H', mixed(japanese), shiftJis(mixed(japanese))),
  east('Japan1', 'EUC-H', japanese, eucJp(japanese)),
  east('Japan1', 'H', japanese, jis(japanese)),
  east('Japan1', 'UniJIS-UCS2-H', mixed(japanese), utf16(mixed(japanese))),
  east('Japan1', 'UniJIS-UTF16-H', `${mixed(japanese)}※①Я`, utf16(`${mixed(japanese)}※①Я`)),
  east('Japan1', 'Identity-H', 'あいう', '<034B034D034F>'),
  east('Korea1', 'KSCms-UHC-H', mixed(korean), eucKr(mixed(korean))),
  east('Korea1', 'KSC-EUC-H', korean, eucKr(korean)),
  east('Korea1', 'KSCpc-EUC-H', mixed(korean), eucKr(mixed(korean))),
  east('Korea1', 'UniKS-UCS2-H', mixed(korean), utf16(mixed(korean))),
  east('Korea1', 'UniKS-UTF16-H', mixed(korean), utf16(mixed(korean))),
];

/** Codes of four bytes beside others: Poppler does not look for the text of such codes. */
export const longCase: EastCase = {
  ...east('GB1', 'GBK2K-H', '㐁䶵A中', '<8139EF308235873841D6D0>'),
  name: 'GBK2K-H of GB1, four bytes',
};

/** Lines that run downwards. */
export const downwardCases: readonly EastCase[] = [
  east('GB1', 'UniGB-UCS2-V', simplified, utf16(simplified)),
  east('CNS1', 'ETen-B5-V', traditional, big5(traditional)),
  east('Japan1', '90ms-RKSJ-V', '「ケーキ」、ッと。', shiftJis('「ケーキ」、ッと。'), '/DW2[880 -1000]'),
  east('Japan1', 'V', japanese, jis(japanese)),
  east('Japan1', 'Identity-V', 'あいう', '<034B034D034F>'),
  east('Korea1', 'UniKS-UCS2-V', '한국어', utf16('한국어')),
];

const named = (name: string, text: string, codes: string): EastCase => ({
  name: `a simple font ${name}`,
  text,
  bytes: inSmall(
    simple(
      name,
      `/FirstChar 32/LastChar 255/Widths[${'500 '.repeat(224)}]/Encoding/WinAnsiEncoding${described}`,
      'TrueType',
    ),
    [descriptor(name, 32)],
    codes,
  ),
});

/** Simple fonts whose names tell that two of their codes make a character. */
export const doubleCases: readonly EastCase[] = [
  named('#CB#CE#CC#E5', mixed(simplified), gbk(mixed(simplified))),
  named('#BA#DA#CC#E5,Bold', mixed(simplified), gbk(mixed(simplified))),
  named('#B2#D3#A9#FA#C5#E9', mixed(traditional), big5(mixed(traditional))),
  named('#82l#82r#20#96#BE#92#A9', mixed(japanese), shiftJis(mixed(japanese))),
  named('#B1#BC#B8#B2', mixed(korean), eucKr(mixed(korean))),
];

const toChinese = rawStream(
  '',
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def\n' +
    '1 begincodespacerange <0000> <FFFF> endcodespacerange\n' +
    '3 beginbfchar <0024> <4E2D> <0025> <6587> <0026> <0041> endbfchar endcmap end end',
);

/** What no collection says, but the document does. */
export const saidCase: EastCase = {
  name: 'CIDs with their text, some of it Chinese',
  text: '中文A',
  bytes: inFont(
    composite('MSMincho', '/ToUnicode 103 0 R'),
    [descriptor('MSMincho', 4), descendant('Identity', '/DW 1000', 2), toChinese],
    '<002400250026>',
  ),
};

/** Fonts that are in the document, with a map that readers know by its name. */
const embeddedObjects = (bytes: Uint8Array): string[] => [
  descriptor('ABCDEF+Made', 4, '/FontFile2 103 0 R'),
  descendant('Japan1', '/CIDToGIDMap 104 0 R/W[34[667 667 722]]', 2).replaceAll('/East', '/ABCDEF+Made'),
  rawStream(`/Length1 ${bytes.length}`, latin(bytes)),
  rawStream('', `${'\0'.repeat(68)}\0\x01\0\x02\0\x03`),
];

export const embeddedCase: EastCase = {
  name: 'a font that is there, with a map that is not',
  text: 'ABC',
  bytes: page({
    content: written('<004100420043>'),
    resources: '/Font<</F 100 0 R>>',
    objects: [
      '<</Type/Font/Subtype/Type0/BaseFont/ABCDEF+Made/Encoding/UniJIS-UCS2-H/DescendantFonts[102 0 R]>>',
      ...embeddedObjects(trueType()),
    ],
  }),
};
