export type { AccountNumber, Iban } from './iban.ts';
export {
  formatIban,
  institutionId,
  isAccountNumber,
  isIban,
  normalizeIban,
  parseAccountNumber,
  parseIban,
} from './iban.ts';
export type { QrIban } from './qr-iban.ts';
export { isQrIban, parseQrIban } from './qr-iban.ts';
