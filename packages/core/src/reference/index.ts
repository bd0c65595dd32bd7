export type { CreditorReference } from './creditor-reference.ts';
export {
  completeCreditorReference,
  extractCreditorReference,
  formatCreditorReference,
  isCreditorReference,
  normalizeCreditorReference,
  parseCreditorReference,
} from './creditor-reference.ts';
export type { QrReference } from './qr-reference.ts';
export {
  completeQrReference,
  extractQrReference,
  formatQrReference,
  isQrReference,
  normalizeQrReference,
  parseQrReference,
} from './qr-reference.ts';
