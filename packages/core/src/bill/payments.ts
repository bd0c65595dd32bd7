import { bankMessageProblems } from '../bank-message/problems.ts';
import { parseCalendarDate } from '../date/calendar-date.ts';
import { registryProblems } from '../iban/problems.ts';
import { decimalTextOf, ExactNumber } from '../json/write.ts';
import { modelProblems } from '../model/problems.ts';
import { isRecord } from '../model/reading.ts';
import {
  type PaymentOrder,
  type PaymentOrderJson,
  type PaymentOrderOptions,
  parsePaymentOrder,
  writePaymentFile,
} from '../payment-order/index.ts';
import { type PaymentRulesName, paymentRules } from '../payment-order/payment-rules.ts';
import { paymentNotices, paymentOrderProblems } from '../payment-order/problems.ts';
import { type Problem, within } from '../problem/problem.ts';
import type { Sentences } from '../problem/sentence.ts';
import { type Reconciliation, type ReconciliationJson, reconcile as reconcileFiles } from '../reconciliation/index.ts';
import { reconciliationProblems } from '../reconciliation/problems.ts';
import { failed, ok, type Result, resultOf } from '../result.ts';
import { readStatement as readFile, type StatementFile } from '../statement/index.ts';
import { statementProblems } from '../statement/problems.ts';
import { xmlProblems } from '../xml/problems.ts';
import { copied, unreadable } from './copy.ts';
import { optionPath } from './options.ts';
import { type BillResult, billProblem, done, refused } from './problems.ts';
import { ValueReader } from './read-value.ts';
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
  const reader = new ValueReader();
  const { today: day, ...settings } = readFileOptions(reader, options);
  const today = parseCalendarDate(day);
  const sentences = { ...billSentences, ...registryProblems, ...paymentOrderProblems, ...paymentNotices };
  if (!today.ok) return refused([...reader.problems, ...within(['options', 'today'], today.problems)], sentences);
  const exact = withExactAmounts(order);
  if (!exact.ok || reader.problems.length > 0)
    return refused([...reader.problems, ...(exact.ok ? [] : exact.problems)], sentences);
  const parsed = parsePaymentOrder(exact.value, { ...settings, today: today.value });
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
  const reader = new ValueReader();
  const content = typeof file === 'string' ? file : reader.bytes(file, ['file'], 'text or bytes');
  if (content === undefined) return refused(reader.problems, modelProblems);
  const read = readFile(content);
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
  const files = readFiles(statements);
  const exact = withExactAmounts(input);
  if (!files.ok || !exact.ok)
    return refused([...(files.ok ? [] : files.problems), ...(exact.ok ? [] : exact.problems)], sentences);
  const result = reconcileFiles(files.value, exact.value);
  return result.ok ? done(result.value) : refused(result.problems, sentences);
}

function warned(notices: readonly Problem[], sentences: Sentences) {
  return notices.map((notice) => billProblem(notice, sentences));
}

const amountNames = ['amount', 'billAmount', 'paid'];

/** As deep as amounts stand in the models: a value that holds itself has an end too. */
const levelsMax = 4;

function readFileOptions(reader: ValueReader, options: unknown): PaymentFileOptions {
  const names = [
    'today',
    'rules',
    'knownMessageIds',
    'alreadyPaid',
    'addresses',
    'normalize',
    'ultimateDebtor',
  ] as const;
  const given = reader.members(options ?? {}, names, optionPath());
  const { knownMessageIds: ids, alreadyPaid } = given;
  const paid = copied(alreadyPaid);
  const before = reader.list(paid.ok ? paid.value : undefined, optionPath('alreadyPaid'));
  reader.problems.push(...(paid.ok ? [] : within(optionPath('alreadyPaid'), paid.problems)));
  for (const [index, one] of before.entries())
    if (!isRecord(one)) reader.wrong(optionPath('alreadyPaid', index), 'a plain object', one);
  return {
    today: reader.text(given.today, optionPath('today')) ?? '',
    rules: reader.choice(given.rules, Object.keys(paymentRules) as PaymentRulesName[], optionPath('rules')),
    knownMessageIds: ids === undefined ? undefined : reader.iterable<string>(ids, optionPath('knownMessageIds')),
    alreadyPaid: before as PaymentFileOptions['alreadyPaid'],
    addresses: reader.choice(given.addresses, ['structured', 'hybrid'] as const, optionPath('addresses')),
    normalize: reader.flag(given.normalize, optionPath('normalize')),
    ultimateDebtor: reader.choice(given.ultimateDebtor, ['copied', 'omitted'] as const, optionPath('ultimateDebtor')),
  };
}

/** What `readStatement` returned, which this trusts but for its outline. */
function readFiles(statements: unknown): Result<readonly StatementFile[]> {
  const reader = new ValueReader();
  if (statements === undefined) reader.wrong(['statements'], 'a list', statements);
  const files = reader.list(statements, ['statements']);
  for (const [index, file] of files.entries()) {
    const path = ['statements', index];
    const names = ['message', 'version', 'messageId', 'createdAt', 'page', 'statements', 'notices'] as const;
    const given = reader.members(file, names, path);
    for (const name of ['statements', 'notices'] as const)
      if (given[name] === undefined) reader.wrong([...path, name], 'a list', given[name]);
      else reader.list(given[name], [...path, name]);
  }
  return resultOf(files as readonly StatementFile[], reader.problems);
}

/** Amounts as the models read them: numbers that keep their digits. Reports `TYPE` for what throws when it is read. */
function withExactAmounts(value: unknown): Result<unknown> {
  try {
    return ok(exactIn(value, 0));
  } catch {
    // Nothing is called there but what the value brings with it
    return failed(unreadable([]));
  }
}

function exactIn(value: unknown, level: number): unknown {
  if (level > levelsMax) return value;
  if (Array.isArray(value)) return value.map((entry) => exactIn(entry, level + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (!amountNames.includes(name)) return [name, exactIn(member, level + 1)];
      if (typeof member === 'number') return [name, new ExactNumber(decimalTextOf(member))];
      return [name, typeof member === 'string' && /^-?\d+(?:\.\d+)?$/.test(member) ? new ExactNumber(member) : member];
    }),
  );
}
