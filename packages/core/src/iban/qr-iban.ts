import type { Branded } from '../brand.ts';
import { problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { type AccountNumber, hasQrInstitution, institutionId, parseAccountNumber } from './iban.ts';

/** An account number whose institution is 30000–31999: it is paid with a QR reference. */
export type QrIban = AccountNumber & Branded<string, 'QrIban'>;

/**
 * Reads a QR-IBAN. Reports what `parseAccountNumber` does and `IBAN_NOT_QR_IBAN`.
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
