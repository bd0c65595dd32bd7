/** What an e-invoice says it is: a profile of Factur-X, or of a country or network. */
export type ReceivedProfile = (typeof receivedProfiles)[number];

export const receivedProfiles = [
  'minimum',
  'basicwl',
  'basic',
  'en16931',
  'extended',
  'xrechnung',
  'peppol',
  'peppolSelfBilling',
  'pint',
  'extendedCtcFr',
] as const;

const suffixes: readonly (readonly [ending: RegExp, profile: ReceivedProfile])[] = [
  [/:minimum$/i, 'minimum'],
  [/:basicwl$/i, 'basicwl'],
  [/:basic$/i, 'basic'],
  [/:(?:comfort|en16931)$/i, 'en16931'],
  [/:extended$/i, 'extended'],
];

/** The profile that a specification names. Source: Factur-X 1.09; ZUGFeRD 1.0 and 2.0; XRechnung; Peppol BIS 3.0; PINT. */
export function profileOf(specification: string | undefined): ReceivedProfile | undefined {
  if (specification === undefined) return undefined;
  if (/:xrechnung_\d/.test(specification)) return 'xrechnung';
  if (specification.includes('urn:fdc:peppol.eu:2017:poacc:billing:3.0')) return 'peppol';
  if (specification.includes('urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0')) return 'peppolSelfBilling';
  if (specification.startsWith('urn:peppol:pint:')) return 'pint';
  if (/#urn[.:]cpro\.gouv\.fr:1p0:extended-ctc-fr$/i.test(specification)) return 'extendedCtcFr';
  if (specification === 'urn:cen.eu:en16931:2017') return 'en16931';
  const isOfFacturX = /urn:(?:factur-x\.eu:1p0|zugferd\.de:2p0|ferd:CrossIndustryDocument:invoice:1p0)/.test(
    specification,
  );
  return isOfFacturX ? suffixes.find(([ending]) => ending.test(specification))?.[1] : undefined;
}
