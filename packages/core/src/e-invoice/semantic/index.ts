export type * from './e-invoice.ts';
export { type EInvoiceProfile, eInvoiceProfiles, profileTerms } from './profiles.ts';
export { termNames } from './terms.ts';
