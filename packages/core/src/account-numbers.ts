/** The exports of `@rappen/core/iban`: the IBANs of all countries, and those of Switzerland and Liechtenstein. */
export type { IbanRegistry, RegisteredIban } from './iban/index.ts';
export { countryOf, formatIban, ibanRegistry, normalizeIban, parseRegisteredIban } from './iban/index.ts';
export type { AccountNumber, Iban, QrIban } from './swiss-qr/account.ts';
export {
  institutionId,
  isAccountNumber,
  isIban,
  isQrIban,
  parseAccountNumber,
  parseIban,
  parseQrIban,
} from './swiss-qr/account.ts';
