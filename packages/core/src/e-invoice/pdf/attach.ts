import { attachFile } from '@rappen/pdf/attachments';
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
 * Puts the XML of an e-invoice (CII) into a PDF/A-3, as Factur-X and ZUGFeRD do: an associated file with the relationship Alternative,
 * which readers in Germany insist on, and the four properties in the metadata. Nothing is validated: write the XML of a value from
 * `eInvoiceOf`. Reports what `attachFile` does; up to 8,000,000 bytes.
 * Source: Factur-X 1.09, 6; ISO 19005-3, 6.8.
 */
export function attachEInvoice(
  pdf: Uint8Array,
  xml: string,
  { profile, modifiedAt }: AttachEInvoiceOptions,
): Result<Uint8Array> {
  const { file, version, level } = pdfProfiles[profile];
  return attachFile(pdf, {
    name: file,
    mediaType: 'text/xml',
    content: utf8Encode(xml),
    relationship: 'Alternative',
    description: 'Factur-X invoice',
    modifiedAt,
    bytesMax: limits.xmlBytesMax,
    metadata: {
      namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
      prefix: 'fx',
      description: 'Factur-X PDFA Extension Schema',
      properties: [
        { name: 'DocumentFileName', description: 'name of the embedded XML invoice file', value: file },
        { name: 'DocumentType', description: 'INVOICE', value: 'INVOICE' },
        { name: 'Version', description: 'The actual version of the Factur-X XML schema', value: version },
        { name: 'ConformanceLevel', description: 'The conformance level of the embedded Factur-X data', value: level },
      ],
    },
  });
}
