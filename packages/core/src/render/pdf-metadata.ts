import { hex, readableText, utf8Encode, writeUtf8, xmlText } from '@rappen/pdf/internal/base';
import { assert } from '../assert.ts';

/** Metadata of a document, the same in its information dictionary and its XMP packet. */
export interface PdfMetadata {
  readonly title: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  /** ISO 8601: 2026-11-21T10:00:00Z or with an offset such as +01:00. */
  readonly createdAt: string | undefined;
}

const producer = 'Rappen';
const instant = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:Z|([+-]\d\d):(\d\d))$/;

const packetStart =
  '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n' +
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\n' +
  '<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"' +
  ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"' +
  ' xmlns:xmp="http://ns.adobe.com/xap/1.0/">\n' +
  '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>\n';

let packetStartBytes: Uint8Array<ArrayBuffer> | undefined;

/** The XMP packet of a PDF/A-3b document (ISO 19005-3, 6.6), with another description of it behind ours. */
export function xmpPacket(
  { title, description, language, createdAt }: PdfMetadata,
  further = '',
): Uint8Array<ArrayBuffer> {
  packetStartBytes ??= utf8Encode(packetStart);
  const dates = createdAt === undefined ? '' : `<xmp:CreateDate>${xmlText(createdAt)}</xmp:CreateDate>`;
  const rest =
    `<dc:title>${alternatives(title)}</dc:title>\n` +
    (description === '' ? '' : `<dc:description>${alternatives(description)}</dc:description>\n`) +
    `<dc:language><rdf:Bag><rdf:li>${xmlText(language)}</rdf:li></rdf:Bag></dc:language>\n` +
    `<pdf:Producer>${producer}</pdf:Producer>${dates}\n` +
    `</rdf:Description>${further}</rdf:RDF></x:xmpmeta>\n<?xpacket end="w"?>`;
  const bytes = new Uint8Array(packetStartBytes.length + rest.length * 3);
  bytes.set(packetStartBytes);
  return bytes.subarray(0, writeUtf8(rest, bytes, packetStartBytes.length));
}

function alternatives(text: string): string {
  return `<rdf:Alt><rdf:li xml:lang="x-default">${xmlText(text)}</rdf:li></rdf:Alt>`;
}

/** The information dictionary (ISO 32000-1, 14.3.3), which readers without XMP show. */
export function informationDictionary({ title, createdAt }: PdfMetadata): string {
  const date = createdAt === undefined ? '' : `/CreationDate(${pdfDate(createdAt)})`;
  return `<</Title ${textString(title)}/Producer(${producer})${date}>>`;
}

function pdfDate(text: string): string {
  const match = instant.exec(text);
  assert(match, 'createdAt is a date with time and offset, such as 2026-11-21T10:00:00Z');
  const [, year, month, day, hour, minute, second, offsetHour, offsetMinute] = match;
  const offset = offsetHour === undefined ? 'Z' : `${offsetHour}'${offsetMinute}'`;
  return `D:${year}${month}${day}${hour}${minute}${second}${offset}`;
}

/** A text string (ISO 32000-1, 7.9.2.2) with the characters the XMP packet has: as it is, or in hexadecimal UTF-16. */
function textString(text: string): string {
  const readable = readableText(text);
  if (plainString.test(readable)) return `(${readable})`;
  let digits = 'FEFF';
  for (let i = 0; i < readable.length; i++) digits += hex(readable.charCodeAt(i), 4);
  return `<${digits}>`;
}

/** Characters that PDFDocEncoding has at their ASCII place and that mean nothing else in a literal string. */
const plainString = /^[ -'*-[\]-~]*$/;
