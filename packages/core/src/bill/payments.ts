import { bankMessageProblems } from '../bank-message/problems.ts';
import { parseCalendarDate } from '../date/calendar-date.ts';
import { registryProblems } from '../iban/problems.ts';
import { decimalTextOf, ExactNumber } from '../json/write.ts';
import { modelProblems, problem } from '../model/problems.ts';
import { isRecord, kindOf } from '../model/reading.ts';
import {
  type PaymentOrder,
  type PaymentOrderJson,
  type PaymentOrderOptions,
  parsePaymentOrder,
  writePaymentFile,
} from '../payment-order/index.ts';
import { paymentNotices, paymentOrderProblems } from '../payment-order/problems.ts';
import { type Problem, within } from '../problem/problem.ts';
import type { Sentences } from '../problem/sentence.ts';
import { type Reconciliation, type ReconciliationJson, reconcile as reconcileFiles } from '../reconciliation/index.ts';
import { reconciliationProblems } from '../reconciliation/problems.ts';
import { readStatement as readFile, type StatementFile } from '../statement/index.ts';
import { statementProblems } from '../statement/problems.ts';
import { xmlProblems } from '../xml/problems.ts';
import { type BillResult, billProblem, done, refused } from './problems.ts';
import { billSentences } from './sentences.ts';

/** A file for a bank, with what is in it. */
export interface PaymentFile {
  /** The message pain.001.001.09: to be sent or saved as UTF-8. */
  readonly text: string;
  readonly order: PaymentOrder;
}

/** An order: payments are booked together unless `batchBooking` is false. */
export type PaymentFileOrder = Omit<PaymentOrderJson, 'batchBooking'> & Partial<Pick<PaymentOrderJson, 'batchBooking'>>;

/** How a payment file is made; the day is yours, as the library has no clock. */
export interface PaymentFileOptions extends Omit<PaymentOrderOptions, 'today' | 'split'> {
  /** `2026-11-23`: payments for a day before it are refused. */
  readonly today: string;
}

/**
 * Makes the file that Swiss banks take for payments from one account, or lists every problem; what a bank changes or ignores is in
 * `warnings`. Amounts are texts with a point, such as `'1520.40'`. Source: Swiss Payment Standards 2025, credit transfers.
 *
 * @example
 * const file = paymentFile(
 *   {
 *     messageId: 'A-2026-11-23',
 *     createdAt: '2026-11-23T08:15:00',
 *     executionDate: '2026-11-26',
 *     debtor: { name: 'Velowerk Seetal GmbH', iban: 'CH1598763000120034506' },
 *     payments: [
 *       {
 *         creditor: { name: 'Verein Alpengarten', postalCode: '9490', city: 'Vaduz', country: 'LI' },
 *         iban: 'LI7098764000003300117',
 *         currency: 'CHF',
 *         amount: '150.00',
 *         message: 'Gönnerbeitrag 2026',
 *       },
 *     ],
 *   },
 *   { today: '2026-11-23' },
 * );
 * file.ok && file.value.order.controlSum; // => '150.00'
 */
export function paymentFile(order: PaymentFileOrder, options: PaymentFileOptions): BillResult<PaymentFile> {
  const today = parseCalendarDate(String(options?.today));
  const sentences = { ...billSentences, ...registryProblems, ...paymentOrderProblems, ...paymentNotices };
  if (!today.ok) return refused(within(['options', 'today'], today.problems), sentences);
  const parsed = parsePaymentOrder(withExactAmounts(order), { ...options, today: today.value });
  if (!parsed.ok) return refused(parsed.problems, sentences);
  const { value } = parsed;
  return done({ text: writePaymentFile(value), order: value }, warned(parsed.notices, sentences));
}

/**
 * Reads an account statement of a bank: camt.052, camt.053 or camt.054, as text or as the bytes of the file. Whatever is odd about it is
 * in `warnings`. Source: ISO 20022; Swiss Payment Standards 2025.
 *
 * @example
 * const statement = readStatement('<html>Session expired</html>');
 * statement.ok || statement.problems[0].message; // => 'This is an HTML page: a message of ISO 20022 in XML is needed'
 */
export function readStatement(file: Uint8Array | string): BillResult<StatementFile> {
  const sentences = { ...xmlProblems, ...bankMessageProblems, ...statementProblems };
  if (typeof file !== 'string' && !(file instanceof Uint8Array)) {
    const wrong = problem('TYPE', ['file'], { expected: 'text or bytes', found: kindOf(file) });
    return refused([wrong], modelProblems);
  }
  const read = readFile(file);
  return read.ok ? done(read.value, warned(read.value.notices, sentences)) : refused(read.problems, sentences);
}

/**
 * Matches statements with open bills. Money counts for a bill by an exact reference alone; everything else is proposed. `openBills` and
 * `seen` of one result are the input of the next, so that no booking counts twice.
 *
 * @example
 * const matched = reconcile([], {
 *   bills: [{ id: '7', iban: 'CH5800791123000889012', referenceType: 'NON', amount: '20.00', currency: 'CHF' }],
 * });
 * matched.ok && matched.value.bills[0]?.state; // => 'open'
 */
export function reconcile(statements: readonly StatementFile[], input: ReconciliationJson): BillResult<Reconciliation> {
  const sentences = { ...billSentences, ...registryProblems, ...reconciliationProblems };
  if (!Array.isArray(statements)) {
    const wrong = problem('TYPE', ['statements'], { expected: 'a list', found: kindOf(statements) });
    return refused([wrong], modelProblems);
  }
  const result = reconcileFiles(statements, withExactAmounts(input));
  return result.ok ? done(result.value) : refused(result.problems, sentences);
}

function warned(notices: readonly Problem[], sentences: Sentences) {
  return notices.map((notice) => billProblem(notice, sentences));
}

const amountNames = ['amount', 'billAmount', 'paid'];

/** As deep as amounts stand in the models: a value that holds itself has an end too. */
const levelsMax = 4;

/** Amounts as the models read them: numbers that keep their digits. */
function withExactAmounts(value: unknown, level = 0): unknown {
  if (level > levelsMax) return value;
  if (Array.isArray(value)) return value.map((entry) => withExactAmounts(entry, level + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (!amountNames.includes(name)) return [name, withExactAmounts(member, level + 1)];
      if (typeof member === 'number') return [name, new ExactNumber(decimalTextOf(member))];
      return [name, typeof member === 'string' && /^-?\d+(?:\.\d+)?$/.test(member) ? new ExactNumber(member) : member];
    }),
  );
}
