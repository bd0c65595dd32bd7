import type { Branded } from '../brand.ts';
import type { RegisteredIban } from '../iban/iban.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';

/** Characters of an IBAN or QR-IBAN of CH or LI. Source: ISO 13616, registry. */
export const accountLength = 21;

/** 21 capital letters and digits of country CH or LI whose check digits hold: an IBAN or a QR-IBAN. */
export type AccountNumber = RegisteredIban & Branded<string, 'AccountNumber'>;
/** An account number whose institution is outside 30000–31999. */
export type Iban = AccountNumber & Branded<string, 'Iban'>;
/** An account number whose institution is 30000–31999: it is paid with a QR reference. */
export type QrIban = AccountNumber & Branded<string, 'QrIban'>;

const grammar = /^[A-Z]{2}\d{2}[0-9A-Z]*$/;
/** Check digits and institution are digits; behind them is the account of twelve capitals or digits. */
const digitsAt = 2;
const accountAt = 9;
const institutionMax = 100_000;

/**
 * Reads a Swiss or Liechtenstein account number (IBAN or QR-IBAN) in its electronic form: 21 characters, capitals, no spaces.
 * Reports `IBAN_FORMAT`, `IBAN_COUNTRY`, `IBAN_LENGTH`, `IBAN_CHECKSUM`. Source: ISO 13616; guidelines, table of data elements.
 */
export function parseAccountNumber(text: string): Result<AccountNumber> {
  if (typeof text === 'string' && isAccountNumber(text)) return ok(text);
  if (typeof text !== 'string' || !grammar.test(text)) return failed(problem('IBAN_FORMAT', []));
  const country = text.slice(0, 2);
  if (country !== 'CH' && country !== 'LI') return failed(problem('IBAN_COUNTRY', [], { country }));
  if (text.length !== accountLength) {
    return failed(problem('IBAN_LENGTH', [], { length: text.length, expected: accountLength }));
  }
  return failed(problem(/^..\d{7}/.test(text) ? 'IBAN_CHECKSUM' : 'IBAN_FORMAT', []));
}

/** Validates without a reason, for hot paths: one look at each character, no allocation. */
export function isAccountNumber(text: string): text is AccountNumber {
  if (typeof text !== 'string' || text.length !== accountLength) return false;
  // The letters as ISO 7064 reads them: C is 12
  const country = text.startsWith('CH') ? 1217 : text.startsWith('LI') ? 2118 : 0;
  let digits = 0;
  for (let at = digitsAt; at < accountAt; at++) {
    const digit = text.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9) return false;
    digits = digits * 10 + digit;
  }
  const check = Math.floor(digits / institutionMax);
  // 00, 01 and 99 leave the same remainder as 97, 98 and 02 but are never given out (ISO 7064)
  if (country === 0 || check < 2 || check > 98) return false;
  const account = accountRemainder(text, (digits % institutionMax) % 97);
  return account >= 0 && (account * 1_000_000 + country * 100 + check) % 97 === 1;
}

/** The remainder of the account modulo 97 with `before` in front; −1 where a character is neither a digit nor a capital. */
function accountRemainder(text: string, before: number): number {
  let number = before;
  for (let at = accountAt; at < accountLength; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) number = number * 10 + code - 0x30;
    else if (code >= 0x41 && code <= 0x5a) number = number * 100 + code - 0x37;
    else return -1;
    // Three letters keep it a small integer
    if (at % 3 === 2) number %= 97;
  }
  return number;
}

/**
 * Reads an ordinary IBAN of CH or LI; a QR-IBAN is refused with `IBAN_IS_QR_IBAN`. Otherwise as `parseAccountNumber`.
 */
export function parseIban(text: string): Result<Iban> {
  const account = parseAccountNumber(text);
  if (!account.ok) return account;
  if (isIban(account.value)) return ok(account.value);
  return failed(problem('IBAN_IS_QR_IBAN', [], { institution: institutionId(account.value) }));
}

/** Whether an account number is an ordinary IBAN: its institution is outside 30000–31999. */
export function isIban(account: AccountNumber): account is Iban {
  return !hasQrInstitution(account);
}

/** Whether positions 5–9, the institution, are a number from 30000 to 31999. */
function hasQrInstitution(account: AccountNumber): boolean {
  const second = account.charCodeAt(5);
  return account.charCodeAt(4) === 51 && (second === 48 || second === 49);
}

/** The five digits of the institution (IID or QR-IID). */
export function institutionId(account: AccountNumber): string {
  return account.slice(4, 9);
}

/**
 * Reads a QR-IBAN. Reports the problems of `parseAccountNumber` and `IBAN_NOT_QR_IBAN`.
 * Source: guidelines, section on QR-IBAN and QR-IID.
 */
export function parseQrIban(text: string): Result<QrIban> {
  const account = parseAccountNumber(text);
  if (!account.ok) return account;
  if (isQrIban(account.value)) return ok(account.value);
  return failed(problem('IBAN_NOT_QR_IBAN', [], { institution: institutionId(account.value) }));
}

/** Whether an account number is a QR-IBAN: its institution is 30000–31999. */
export function isQrIban(account: AccountNumber): account is QrIban {
  return hasQrInstitution(account);
}
