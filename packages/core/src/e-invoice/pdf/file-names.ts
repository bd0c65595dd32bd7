import type { EInvoiceProfile } from '../semantic/index.ts';

/** How the profiles are named in a PDF. Source: Factur-X 1.09, 6; ZUGFeRD 2.5. */
export const pdfProfiles: Readonly<
  Record<
    Exclude<EInvoiceProfile, 'peppol'>,
    { readonly file: string; readonly version: string; readonly level: string }
  >
> = {
  en16931: { file: 'factur-x.xml', version: '1.0', level: 'EN 16931' },
  basic: { file: 'factur-x.xml', version: '1.0', level: 'BASIC' },
  xrechnung: { file: 'xrechnung.xml', version: '3.0', level: 'XRECHNUNG' },
};

/** Names of e-invoices in PDFs since 2014, in small letters, those of today first; the last is that of an order, which is named as one. */
export const knownFileNames = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml', 'order-x.xml'] as const;
