import { isQrIban, normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import type { Company } from '../../records/desk/records.ts';
import { referenceOfNumber } from '../../sheet/numbers.ts';

export type ReferenceType = 'QRR' | 'SCOR' | 'NON';

/**
 * The reference of a slip, made of the number of its invoice: a QR-IBAN wants a QR reference, every other account may carry a
 * creditor reference. Of a number that is too long the end counts. What cannot be made stays in braces, and the rules say why.
 */
export function referenceOf(company: Company, number: string): { readonly type: ReferenceType; readonly text: string } {
  const account = parseAccountNumber(normalizeIban(company.iban));
  const isQr = account.ok && isQrIban(account.value);
  const prefix = isQr ? company.referencePrefix.replace(/\D/g, '') : '';
  const signs = number.replace(isQr ? /\D/g : /[^\p{L}\p{N}]/gu, '').slice(-(isQr ? 26 - prefix.length : 21));
  const { type, reference } = referenceOfNumber(signs, { isQrIban: isQr, prefix });
  if (reference !== '') return { type, text: reference };
  return isQr ? { type, text: `{${number.replace(/[{}:]/g, '')}}` } : { type: 'NON', text: '' };
}
