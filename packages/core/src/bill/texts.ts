import { formatIban as formatText } from '../iban/iban.ts';
import { ibanProblems } from '../iban/problems.ts';
import { kindOf } from '../model/kind.ts';
import { modelProblems, problem } from '../model/problems.ts';
import { draftOf } from '../payment-order/draft.ts';
import type { PaymentDraft } from '../payment-order/model.ts';
import type { Path, Problem } from '../problem/problem.ts';
import type { Sentences } from '../problem/sentence.ts';
import type { OpenBillJson } from '../reconciliation/model.ts';
import { openBillOf as openBill } from '../reconciliation/open-bill.ts';
import {
  type CreditorReference,
  completeCreditorReference as completeCreditor,
  completeQrReference as completeQr,
  type QrReference,
} from '../reference/index.ts';
import { referenceMakingProblems, referenceProblems } from '../reference/problems.ts';
import type { Result } from '../result.ts';
import { type Iban, parseIban as parse, parseQrIban as parseQr, type QrIban } from '../swiss-qr/account.ts';
import type { QrInvoice } from '../swiss-qr/invoice.ts';
import { completionProblems } from '../swiss-qr/problems.ts';
import { copied } from './copy.ts';
import { type BillResult, done, refused } from './problems.ts';

const ofIbans: Sentences = { TYPE: modelProblems.TYPE, ...ibanProblems, ...completionProblems };
const ofReferences: Sentences = { TYPE: modelProblems.TYPE, ...referenceProblems, ...referenceMakingProblems };

/**
 * Reads an ordinary IBAN of Switzerland or Liechtenstein in its electronic form: 21 characters, capitals, no spaces. Reports
 * `IBAN_FORMAT`, `IBAN_COUNTRY`, `IBAN_LENGTH`, `IBAN_CHECKSUM`, `IBAN_IS_QR_IBAN`, and `TYPE` for what is no text. Source: ISO 13616.
 */
export function parseIban(text: string): BillResult<Iban> {
  return ofText(text, parse, ofIbans);
}

/** Reads a QR-IBAN: as `parseIban`, with `IBAN_NOT_QR_IBAN` for an ordinary IBAN. Source: guidelines, section on QR-IBAN and QR-IID. */
export function parseQrIban(text: string): BillResult<QrIban> {
  return ofText(text, parseQr, ofIbans);
}

/**
 * Builds a QR reference from a number: customer id on the left, number on the right, zeros between, then the check digit. A number of
 * 27 digits must already be valid and is returned. Blanks are dropped. Reports `QR_REFERENCE_DIGITS_ONLY`, `QR_REFERENCE_TOO_LONG`,
 * `QR_REFERENCE_ZEROS`, `QR_REFERENCE_CHECK_DIGIT`, and `TYPE` for what is no text: a number of JavaScript has no leading zeros and at
 * most 15 digits that are sure.
 */
export function completeQrReference(number: string, customerId = ''): BillResult<QrReference> {
  const wrong = [noTextAt(customerId, 'customerId'), noTextAt(number, 'number')].flat();
  return wrong.length > 0
    ? refused(wrong, ofReferences)
    : ofText(number, (digits) => completeQr(digits, customerId), ofReferences);
}

/**
 * Builds a creditor reference (ISO 11649) from 1 to 21 letters or digits. A text that begins with RF and two digits counts as complete:
 * returned when valid, else refused. Blanks are dropped. Reports `CREDITOR_REFERENCE_CHARACTERS`, `CREDITOR_REFERENCE_TOO_LONG`,
 * `CREDITOR_REFERENCE_CHECK_DIGITS`, `CREDITOR_REFERENCE_FORMAT`, and `TYPE` for what is no text.
 */
export function completeCreditorReference(text: string): BillResult<CreditorReference> {
  return ofText(text, completeCreditor, ofReferences);
}

/** Groups of four from the left, for print: `CH44 3199 9123 0008 8901 2`. Checks nothing; of what is no text nothing is printed. */
export function formatIban(text: string): string {
  return typeof text === 'string' ? formatText(text) : '';
}

/**
 * The payment of a bill that `checkBill` returned: account, reference, amount, message, payee and whose bill it is. A bill without amount
 * gives a draft without amount, and what is no such bill one without payee and account: an order refuses both. Billing information and
 * alternative procedures are not sent with a payment. Source: SPS 2025, credit transfers, annex B.
 */
export function paymentDraftOf(invoice: QrInvoice): PaymentDraft {
  return draftOf(invoiceLike(invoice));
}

/**
 * A bill that `checkBill` returned, as a bill that is open; `id` is how its biller calls it. What is no such bill has no account, which
 * `reconcile` refuses.
 */
export function openBillOf(id: string, invoice: QrInvoice): OpenBillJson {
  return openBill(id, invoiceLike(invoice));
}

/** Reads a text with the sentences of what can be wrong with it. */
function ofText<T>(text: unknown, read: (text: string) => Result<T>, sentences: Sentences): BillResult<T> {
  const wrong = noTextAt(text);
  if (wrong.length > 0) return refused(wrong, sentences);
  const result = read(text as string);
  return result.ok ? done(result.value) : refused(result.problems, sentences);
}

function noTextAt(value: unknown, ...path: Path): readonly Problem[] {
  return typeof value === 'string' ? [] : [problem('TYPE', path, { expected: 'text', found: kindOf(value) })];
}

/** An invoice with the objects that one has; whatever else is missing stays missing. */
function invoiceLike(value: unknown): QrInvoice {
  const copy = copied(value);
  const given = recordOf(copy.ok ? copy.value : undefined);
  const { account, creditor, debtor } = given;
  return {
    ...given,
    account: recordOf(account),
    creditor: recordOf(creditor),
    debtor: debtor === undefined ? undefined : recordOf(debtor),
  } as unknown as QrInvoice;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
