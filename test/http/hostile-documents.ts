import { deflateSync } from 'node:zlib';
import { encryptedPdf, pdfOf } from './hostile-files.ts';

const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

function joined(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  );
}

/** A file whose catalog stands in a compressed object stream. */
function withObjectStream(packed: Uint8Array, filter: string): Uint8Array {
  return joined(
    '%PDF-1.5\n1 0 obj<</Type/ObjStm/N 1/First 4/Filter',
    filter,
    `/Length ${packed.length}>>stream\n`,
    packed,
    '\nendstream endobj\n2 0 obj<</Type/XRef/W[1 1 1]/Size 4/Root 3 0 R/Length 3>>stream\n\x00\x00\x00\nendstream endobj\ntrailer<</Root 3 0 R>>\n%%EOF',
  );
}

let packed: Uint8Array | undefined;

/** 256 MiB of blanks, compressed. */
function bomb(): Uint8Array {
  packed ??= deflateSync(Buffer.alloc(1 << 28, 0x20), { level: 9 });
  return packed;
}

/** Compressed three times: two kilobytes. */
function nestedBomb(): Uint8Array {
  const twice = deflateSync(bomb(), { level: 9 });
  return withObjectStream(deflateSync(twice, { level: 9 }), '[/FlateDecode/FlateDecode/FlateDecode]');
}

function contentBomb(): Uint8Array {
  const stream = bomb();
  return joined(
    `%PDF-1.4\n${catalog}2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n`,
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R>>endobj\n',
    `5 0 obj<</Filter/FlateDecode/Length ${stream.length}>>stream\n`,
    stream,
    `\nendstream endobj\n${tail}`,
  );
}

const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n';
const tail = 'trailer<</Root 1 0 R/Size 9>>\n%%EOF';
const catalog = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n';

/** Files that somebody might send to break the service, and the codes that they are refused with. */
export const hostileDocuments: readonly (readonly [name: string, bytes: () => Uint8Array, code: string])[] = [
  ['nothing', () => new Uint8Array(0), 'FILE_EMPTY'],
  ['a text', () => latin('not a PDF at all'), 'PDF_EXPECTED'],
  ['a picture', () => joined('\x89PNG\r\n\x1a\n', new Uint8Array(100)), 'PDF_EXPECTED'],
  ['a header alone', () => latin('%PDF-1.7\n'), 'PDF_UNREADABLE'],
  ['the first half of a file', () => latin(pdfOf('q Q').slice(0, 60)), 'PDF_UNREADABLE'],
  [
    'no pages',
    () => latin(`%PDF-1.4\n${catalog}2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n${tail}`),
    'PDF_UNREADABLE',
  ],
  [
    'pages that are not there',
    () => latin(`%PDF-1.4\n${catalog}2 0 obj<</Type/Pages/Kids[7 0 R 8 0 R]/Count 2>>endobj\n${page}${tail}`),
    'PDF_UNREADABLE',
  ],
  [
    'a page tree in a circle',
    () => latin(`%PDF-1.4\n${catalog}2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\n${tail}`),
    'PDF_UNREADABLE',
  ],
  ['a catalog that leads to itself', () => latin(`%PDF-1.4\n1 0 obj 1 0 R endobj\n${tail}`), 'PDF_UNREADABLE'],
  ['a password', () => latin(encryptedPdf()), 'PDF_ENCRYPTED'],
  ['an unknown encryption', () => latin(encryptedPdf().replace('/Standard', '/Other')), 'PDF_ENCRYPTED'],
  ['a bomb for a content', contentBomb, 'PDF_TOO_COMPLEX'],
  ['a bomb of objects', () => withObjectStream(bomb(), '/FlateDecode'), 'PDF_UNREADABLE'],
  ['a bomb of two kilobytes', nestedBomb, 'PDF_UNREADABLE'],
  [
    'arrays in arrays',
    () => latin(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/X ${'['.repeat(200_000)}`),
    'PDF_TOO_COMPLEX',
  ],
  [
    'deep resources',
    () => latin(pdfOf('q Q').replace('/XObject<</X 4 0 R>>', `/X ${'['.repeat(500)}${']'.repeat(500)}`)),
    'PDF_TOO_COMPLEX',
  ],
  ['streams that never end', () => latin(`%PDF-1.4\n${'1 0 obj<<>>stream\n'.repeat(200_000)}`), 'PDF_UNREADABLE'],
  ['strings that never end', () => latin(`%PDF-1.4\n${'1 0 obj(\n'.repeat(300_000)}`), 'PDF_UNREADABLE'],
  [
    'sections in a circle',
    () => latin('%PDF-1.4\nxref\n0 0\ntrailer<</Prev 9/Size 1>>\nstartxref\n9\n%%EOF'),
    'PDF_UNREADABLE',
  ],
  [
    'a huge table',
    () => latin('%PDF-1.4\nxref\n0 999999999\ntrailer<</Size 1>>\nstartxref\n9\n%%EOF'),
    'PDF_UNREADABLE',
  ],
  [
    'a dynamic form',
    () => latin(pdfOf('q Q').replace('/Type/Catalog', '/Type/Catalog/NeedsRendering true/AcroForm<</XFA[]>>')),
    'PDF_DYNAMIC_FORM',
  ],
];
