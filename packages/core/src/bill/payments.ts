import { bankMessageProblems } from '../bank-message/problems.ts';
import { parseCalendarDate } from '../date/calendar-date.ts';
import { registryProblems } from '../iban/problems.ts';
import { decimalTextOf, ExactNumber } from '../json/write.ts';
import { kindOf } from '../model/kind.ts';
import { leaf } from '../model/leaf.ts';
import { expected, optional, required } from '../model/object.ts';
import { modelProblems, problem as typeProblem } from '../model/problems.ts';
import { isRecord } from '../model/reading.ts';
import type { Leaf, NothingLeft } from '../model/shape.ts';
import {
  type LeftOutPayment,
  type PaidPayment,
  type PaymentOrder,
  type PaymentOrderJson,
  type PaymentOrderOptions,
  parsePaymentOrder,
  paymentOrderModel,
  writePaymentFile,
} from '../payment-order/index.ts';
import { paymentRulesNames } from '../payment-order/payment-rules.ts';
import { paymentNotices, paymentOrderProblems } from '../payment-order/problems.ts';
import { addressForms, ultimateDebtorForms } from '../payment-order/rules/validation.ts';
import { type Problem, within } from '../problem/problem.ts';
import type { Sentences } from '../problem/sentence.ts';
import {
  type Reconciliation,
  type ReconciliationJson,
  reconcile as reconcileFiles,
  reconciliationModel,
} from '../reconciliation/index.ts';
import { reconciliationProblems } from '../reconciliation/problems.ts';
import { failed, ok, type Result, resultOf } from '../result.ts';
import { readStatement as readFile, type StatementFile } from '../statement/index.ts';
import { statementProblems } from '../statement/problems.ts';
import { xmlProblems } from '../xml/problems.ts';
import { Caller, entries, type FieldsOf, fields, readIterable, wrong } from './caller.ts';
import { copied, unreadable } from './copy.ts';
import { given as anyValue, flag, isBytes, oneOf, text } from './leaves.ts';
import { meantBy, withMeant } from './meant.ts';
import { readOptions } from './options.ts';
import { type BillResult, billProblem, done, refused } from './problems.ts';
import { billSentences } from './sentences.ts';

/** A file for a bank, with what is in it. */
export interface PaymentFile {
  /** The message pain.001.001.09: to be sent or saved as UTF-8. */
  readonly text: string;
  readonly order: PaymentOrder;
  /** What `leaveOutPaid` left out of it, each with where it was paid. */
  readonly leftOut: readonly LeftOutPayment[];
}

/** An order: payments are booked together unless `batchBooking` is false. */
export type PaymentFileOrder = Omit<PaymentOrderJson, 'batchBooking'> & Partial<Pick<PaymentOrderJson, 'batchBooking'>>;

const texts: Leaf<Iterable<string>> = /* @__PURE__ */ leaf({}, (node, reading) => readIterable<string>(reading, node));

/** A payment as it was paid. */
const paid: Leaf<PaidPayment> = /* @__PURE__ */ leaf({}, (node, reading) => {
  const copy = copied(node);
  if (!copy.ok) return reading.take(copy.problems[0]);
  return isRecord(copy.value) ? (copy.value as unknown as PaidPayment) : wrong(reading, 'a plain object', node);
});

const fileMembers = () => ({
  /** `2026-11-23`: payments for a day before it are refused. */
  today: expected(text),
  /** Those in force on that day unless given: `sps2025` or `sps2026`. */
  rules: optional(oneOf(paymentRulesNames)),
  /** Messages that were made before, which you keep: banks refuse a repeated one. */
  knownMessageIds: optional(texts),
  /** Payments that were made before, which you keep. Without them duplicates are found within the order alone. */
  alreadyPaid: optional(entries(paid)),
  /** Leaves out what was paid before, instead of refusing it, and lists it in `leftOut`; default false. */
  leaveOutPaid: optional(flag),
  /** `structured` unless given: hybrid addresses are a service of some banks. */
  addresses: optional(oneOf(addressForms)),
  /** Replaces characters that banks refuse, and takes blanks out of IBANs and references; default false. */
  normalize: optional(flag),
  /** Whether the payer named in a bill goes with its payment: `copied` unless given, or `omitted`. */
  ultimateDebtor: optional(oneOf(ultimateDebtorForms)),
});

/** How a payment file is made; the day is yours, as the library has no clock. */
export interface PaymentFileOptions extends FieldsOf<typeof fileMembers> {}

const fileOptions = /* @__PURE__ */ fields(fileMembers);

/** Each option is one of orders, and each of those but `split`, which makes several messages, is an option. @proof */
export type Unread = NothingLeft<
  | Exclude<keyof PaymentFileOptions, keyof PaymentOrderOptions>
  | Exclude<keyof PaymentOrderOptions, keyof PaymentFileOptions | 'split'>
>;

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
  const { reader, given } = readOptions(fileOptions, options ?? {}, meantBy);
  const { today: day = '', ...settings } = given;
  const today = parseCalendarDate(day);
  const sentences = { ...billSentences, ...registryProblems, ...paymentOrderProblems, ...paymentNotices };
  if (!today.ok) return refused([...reader.problems, ...within(['options', 'today'], today.problems)], sentences);
  const exact = withExactAmounts(order);
  if (!exact.ok || reader.problems.length > 0)
    return refused([...reader.problems, ...(exact.ok ? [] : exact.problems)], sentences);
  const parsed = parsePaymentOrder(exact.value, { ...settings, today: today.value });
  if (!parsed.ok) return refused(withMeant(parsed.problems, paymentOrderModel), sentences);
  const { value, leftOut } = parsed;
  return done({ text: writePaymentFile(value), order: value, leftOut }, warned(parsed.notices, sentences));
}

/**
 * Reads an account statement of a bank: camt.052, camt.053, camt.054, MT940 or MT942, as text or as the bytes of the file. Whatever is odd
 * about it is in `warnings`. Source: ISO 20022; Swiss Payment Standards 2025; SWIFT, MT940.
 *
 * @example
 * const statement = readStatement('<html>Session expired</html>');
 * statement.ok || statement.problems[0].message; // => 'This is an HTML page: a message of ISO 20022 in XML is needed'
 */
export function readStatement(file: Uint8Array | string): BillResult<StatementFile> {
  const sentences = { ...xmlProblems, ...bankMessageProblems, ...statementProblems };
  if (typeof file !== 'string' && !isBytes(file)) {
    const found = { expected: 'text or bytes', found: kindOf(file) };
    return refused([typeProblem('TYPE', ['file'], found)], modelProblems);
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
  const files = readFiles(statements);
  const exact = withExactAmounts(input);
  if (!files.ok || !exact.ok)
    return refused([...(files.ok ? [] : files.problems), ...(exact.ok ? [] : exact.problems)], sentences);
  const result = reconcileFiles(files.value, exact.value);
  return result.ok ? done(result.value) : refused(withMeant(result.problems, reconciliationModel), sentences);
}

function warned(notices: readonly Problem[], sentences: Sentences) {
  return notices.map((notice) => billProblem(notice, sentences));
}

const amountNames = ['amount', 'billAmount', 'paid'];

/** As deep as amounts stand in the models: a value that holds itself has an end too. */
const levelsMax = 4;

const outlined: Leaf<readonly unknown[]> = /* @__PURE__ */ leaf({}, (node, reading) =>
  (reading as Caller).entriesOf(node, anyValue<unknown>()),
);
const part = /* @__PURE__ */ optional(/* @__PURE__ */ anyValue<unknown>());
const fileList = /* @__PURE__ */ entries(
  /* @__PURE__ */ fields(
    () =>
      ({
        message: part,
        version: part,
        messageId: part,
        createdAt: part,
        page: part,
        statements: required(outlined),
        notices: required(outlined),
      }) satisfies Readonly<Record<keyof StatementFile, unknown>>,
  ),
);

/** What `readStatement` returned, which this trusts but for its outline. */
function readFiles(statements: unknown): Result<readonly StatementFile[]> {
  const reader = new Caller();
  const files = reader.at(['statements'], () => fileList.read(statements, reader));
  return resultOf((files ?? []) as unknown as readonly StatementFile[], reader.problems);
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
