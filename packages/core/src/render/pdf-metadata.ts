import { readableText } from '@rappen/pdf/internal/base';
import { dc, listElement, packetOf, packetStart, pdf, pdfaid, textElement, xmp } from '@rappen/pdf/internal/metadata';
import { dateText, textStringText } from '@rappen/pdf/internal/syntax';
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

let start: Uint8Array | undefined;

/** The XMP packet of a PDF/A-3b document (ISO 19005-3, 6.6), with another description of it behind ours. */
export function xmpPacket(
  { title, description, language, createdAt }: PdfMetadata,
  further = '',
): Uint8Array<ArrayBuffer> {
  start ??= packetStart(
    [pdfaid, dc, pdf, xmp],
    textElement('pdfaid:part', '3') + textElement('pdfaid:conformance', 'B') + textElement('pdf:Producer', producer),
  );
  const properties =
    inAnyLanguage('dc:title', title) +
    (description && inAnyLanguage('dc:description', description)) +
    listElement('dc:language', 'Bag', textElement('rdf:li', language)) +
    (createdAt === undefined ? '' : textElement('xmp:CreateDate', createdAt));
  return packetOf(start, properties, further);
}

function inAnyLanguage(tag: string, text: string): string {
  return listElement(tag, 'Alt', textElement('rdf:li', text, 'x-default'));
}

/** The information dictionary (ISO 32000-1, 14.3.3), which readers without XMP show. */
export function informationDictionary({ title, createdAt }: PdfMetadata): string {
  const date = createdAt === undefined ? '' : dateText(createdAt);
  assert(date !== undefined, 'createdAt is a date with time and offset, such as 2026-11-21T10:00:00Z');
  return `<</Title ${textStringText(readableText(title))}/Producer(${producer})${date && `/CreationDate(${date})`}>>`;
}
