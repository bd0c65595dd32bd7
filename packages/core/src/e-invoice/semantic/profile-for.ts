import type { EInvoiceProfile } from './profiles.ts';

/** Who buys: a company, an authority, or somebody for themselves. */
export const buyerKinds = ['company', 'authority', 'private'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** Why a profile fits a buyer: the law or the network of their country. */
export const profileReasons = {
  germanAuthority: 'German authorities take XRechnung',
  germanCompany: 'German companies must be able to receive it since 2025, and it is readable as a PDF as well',
  french: 'France has chosen it as one of its formats, and it is readable as a PDF as well',
  belgianCompany: 'Belgian companies receive invoices through Peppol since 2026',
  italian: 'Italy has a system of its own (SdI) that no sender abroad must use: it is readable as a PDF',
  peppolAuthority: 'Authorities of this country receive invoices through Peppol',
  peppolCompany: 'Companies of this country usually receive invoices through Peppol',
  private: 'Private persons read the PDF; the data in it disturb nobody',
  swiss: 'In Switzerland it is usual, and carries the QR-bill',
  otherwise: 'It holds the European standard and is readable as a PDF as well',
} as const;
export type ProfileReason = keyof typeof profileReasons;

/** A profile for a buyer, and why; `profileReasons` has the sentence. */
export interface ProfileAdvice {
  readonly profile: EInvoiceProfile;
  readonly reason: ProfileReason;
}

/** Authorities there receive by Peppol. Source: Directive 2014/55/EU and the national laws that follow it. */
const peppolAuthorities = 'AT BE DK EE FI GR IE IS LT LU LV NL NO PL PT SE SI SK'.split(' ');
/** Where companies use it among themselves. Source: OpenPEPPOL, statistics of participants. */
const peppolCompanies = 'DK FI IS LU NL NO SE'.split(' ');

/**
 * Which profile a buyer most probably takes, by their country (ISO 3166-1) and kind, with the reason. It is advice: a recipient who
 * asks for another profile is right.
 */
export function profileFor(country: string | undefined, buyer: BuyerKind): ProfileAdvice {
  const hybrid = (reason: ProfileReason): ProfileAdvice => ({ profile: 'en16931', reason });
  if (buyer === 'private') return hybrid('private');
  if (country === undefined) return hybrid('otherwise');
  if (country === 'DE' && buyer === 'authority') return { profile: 'xrechnung', reason: 'germanAuthority' };
  if (country === 'BE' && buyer === 'company') return { profile: 'peppol', reason: 'belgianCompany' };
  const isPeppol = (buyer === 'authority' ? peppolAuthorities : peppolCompanies).includes(country);
  if (isPeppol) return { profile: 'peppol', reason: buyer === 'authority' ? 'peppolAuthority' : 'peppolCompany' };
  if (country === 'DE') return hybrid('germanCompany');
  if (country === 'FR') return hybrid('french');
  if (country === 'IT') return hybrid('italian');
  return hybrid(country === 'CH' || country === 'LI' ? 'swiss' : 'otherwise');
}
