import {
  type AttachmentInput,
  attachFile,
  type PreparedAttachment,
  prepareAttachment,
  type XmpSchema,
} from '@rappen/pdf/attachments';
import { deflateXml } from '@rappen/pdf/internal/writer';
import type { Result } from '../../result.ts';
import { utf8Encode } from '../../text/index.ts';
import { limits } from '../limits.ts';
import { pdfProfiles } from './file-names.ts';

/** A profile that has a place in a PDF: Peppol sends its invoices alone. */
export type PdfProfile = keyof typeof pdfProfiles;

export interface AttachEInvoiceOptions {
  readonly profile: PdfProfile;
  /** As RFC 3339 writes instants, in UTC: `2026-09-30T10:00:00Z`. */
  readonly modifiedAt: string;
}

/**
 * The XML of an e-invoice (CII, in UTF-8) as a file for a PDF/A-3 that is still to be written, as Factur-X and ZUGFeRD want it: an associated
 * file with the relationship Alternative, which readers in Germany insist on, and the four properties for the metadata. Nothing is
 * validated: write the XML of a value from `eInvoiceOf`. Reports what `prepareAttachment` does; up to 8,000,000 bytes.
 * Source: Factur-X 1.09, 6; ISO 19005-3, 6.8.
 */
export function prepareEInvoice(xml: Uint8Array, options: AttachEInvoiceOptions): Result<PreparedAttachment> {
  return prepareAttachment(fileOf(xml, options), deflateXml);
}

/** The same for a PDF/A-3 that was made elsewhere: the file is put into it. Reports what `attachFile` does. */
export function attachEInvoice(
  pdf: Uint8Array,
  xml: string,
  options: AttachEInvoiceOptions,
): Result<Uint8Array<ArrayBuffer>> {
  return attachFile(pdf, fileOf(utf8Encode(xml), options));
}

function fileOf(content: Uint8Array, { profile, modifiedAt }: AttachEInvoiceOptions): AttachmentInput {
  return {
    name: pdfProfiles[profile].file,
    mediaType: 'text/xml',
    content,
    relationship: 'Alternative',
    description: 'Factur-X invoice',
    modifiedAt,
    bytesMax: limits.xmlBytesMax,
    metadata: metadataOf(profile),
  };
}

function metadataOf(profile: PdfProfile): XmpSchema {
  const { file, version, level } = pdfProfiles[profile];
  return {
    namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
    prefix: 'fx',
    description: 'Factur-X PDFA Extension Schema',
    properties: [
      { name: 'DocumentFileName', description: 'name of the embedded XML invoice file', value: file },
      { name: 'DocumentType', description: 'INVOICE', value: 'INVOICE' },
      { name: 'Version', description: 'The actual version of the Factur-X XML schema', value: version },
      { name: 'ConformanceLevel', description: 'The conformance level of the embedded Factur-X data', value: level },
    ],
  };
}
