export { isCreditNoteType, isDirectDebit } from './codes.ts';
export type * from './e-invoice.ts';
export { netDayOf } from './net-day.ts';
export {
  type BuyerKind,
  buyerKinds,
  type ProfileAdvice,
  type ProfileReason,
  profileFor,
  profileReasons,
} from './profile-for.ts';
export { type EInvoiceProfile, eInvoiceProfiles, profileTerms } from './profiles.ts';
export { profileOf, type ReceivedProfile, receivedProfiles } from './received-profile.ts';
export { termNames } from './terms.ts';
