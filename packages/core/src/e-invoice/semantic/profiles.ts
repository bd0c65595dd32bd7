/**
 * What an e-invoice promises to be: the core of EN 16931 (Factur-X EN 16931, the default), Factur-X BASIC, which has fewer terms,
 * XRechnung for German public buyers, or Peppol BIS Billing 3.0.
 */
export type EInvoiceProfile = (typeof eInvoiceProfiles)[number];

export const eInvoiceProfiles = ['en16931', 'basic', 'xrechnung', 'peppol'] as const;

/** The process of Peppol, which XRechnung takes over. */
const billing = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** BT-24 and BT-23 by profile. Source: Factur-X 1.09; XRechnung 3.0.2; Peppol BIS Billing 3.0. */
export const profileTerms: Readonly<
  Record<EInvoiceProfile, { readonly specification: string; readonly businessProcess: string | undefined }>
> = {
  en16931: { specification: 'urn:cen.eu:en16931:2017', businessProcess: undefined },
  basic: { specification: 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic', businessProcess: undefined },
  xrechnung: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    businessProcess: billing,
  },
  peppol: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    businessProcess: billing,
  },
};
