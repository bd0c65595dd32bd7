import { normalizeIban } from '../iban/iban.ts';
import { type AccountNumber, isAccountNumber, isQrIban, type QrIban } from '../swiss-qr/account.ts';
import type { Entry, EntryDetail, EntryKind } from './statement.ts';

/** The account that a reference of an entry names, before a slash: collected credits of a QR-IBAN are told by it. */
export function accountOfReference(reference: string | undefined): AccountNumber | undefined {
  const account = normalizeIban(reference?.split('/')[0] ?? '');
  return isAccountNumber(account) ? account : undefined;
}

/** The QR-IBAN that a reference of an entry names. */
export function qrIbanOfReference(reference: string | undefined): QrIban | undefined {
  const account = accountOfReference(reference);
  return account !== undefined && isQrIban(account) ? account : undefined;
}

/** A reference that the bank gave, unless it only fills the place of one: `NONREF`, `NOTPROVIDED`, zeros, one letter again and again. */
export function realReference(text: string | undefined): string | undefined {
  const isNone = /^(?:NON-?REF|NOT-?PROVIDED|NONE|N\/?A|0+|(.)\1+)?$/i.test(text?.replace(/\s/g, '') ?? '');
  return isNone ? undefined : text;
}

/** Whether a payment says anything by which it could be told: a reference, a party or a text. */
export function saysSomething(detail: EntryDetail): boolean {
  const { references, debtor, ultimateDebtor, debtorAccount, message, endToEndId, uetr } = detail;
  const said = [debtor, ultimateDebtor, debtorAccount, message, endToEndId, uetr];
  return references.length > 0 || said.some((one) => one !== undefined);
}

/**
 * What an entry is. The first that fits: announced, returned, reversal, bank charge, outgoing, an envelope whose payments stand in
 * another file, direct debit, incoming. Source: SPS 2025, Business Rules, 4.3; ISO 20022, bank transaction codes.
 */
export function kindOf(entry: Omit<Entry, 'kind'>): EntryKind {
  const { status, direction, details, code, servicerReference } = entry;
  const { domain, family, subFamily = '' } = code;
  const isCredit = direction === 'credit';
  if (status !== 'BOOK') return 'announced';
  if (subFamily === 'RRTN' || details.some(({ returned }) => returned !== undefined)) return 'returned';
  if (entry.isReversal || subFamily === 'DAJT' || subFamily === 'CAJT') return 'reversal';
  if (domain === 'ACMT' || subFamily === 'CHRG' || subFamily === 'INTR') return 'bankCharge';
  if (!isCredit) return 'outgoing';
  const [only, ...more] = details;
  const named = realReference(only?.servicerReference);
  const isNamed = named !== undefined && named !== servicerReference;
  if (more.length === 0 && (only === undefined || !(isNamed || saysSomething(only)))) return 'envelope';
  return family === 'RDDT' || family === 'IDDT' ? 'directDebit' : 'incoming';
}

/** Whether the code of a credit is one that payments have. */
export function isPaymentCode({ domain, family }: Entry['code']): boolean {
  return domain === 'PMNT' && ['RCDT', 'RRCT', 'CNTR', 'RDDT', 'IDDT', 'ICDT', 'IRCT'].includes(family ?? '');
}
