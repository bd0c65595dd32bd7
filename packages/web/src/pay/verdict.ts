import type { CalendarDate } from '@rappen/core/date';
import { writeValue } from '@rappen/core/model';
import { exactSumOf, parseTypedAmount } from '@rappen/core/money';
import {
  type LeftOutPayment,
  type PaidPayment,
  type ParsedPaymentOrder,
  type PaymentDraft,
  parsePaymentOrder,
  paymentOrderModel,
} from '@rappen/core/payment-order';
import type { Problem } from '@rappen/core/problem';
import type { PaymentFileRecord, PaymentRow } from '../records/bank/records.ts';
import { paymentsOf } from '../work/bank/answers.ts';

/** Who pays, when and how. */
export interface Payer {
  readonly name: string;
  readonly iban: string;
  readonly executionDate: string;
  readonly isBatch: boolean;
}

/** The parts of a row that something is said of. */
export type RowField = 'creditor' | 'account' | 'amount' | 'message' | 'executionDate';
/** The fields of the payer that something is said of. */
export type PayerField = 'name' | 'iban' | 'executionDate';

export interface Remarked<Field extends string> {
  readonly problems: Partial<Readonly<Record<Field, readonly Problem[]>>>;
  readonly notices: Partial<Readonly<Record<Field, readonly Problem[]>>>;
}

/** What the rules say of a list of payments. */
export interface OrderVerdict {
  readonly parsed: ParsedPaymentOrder;
  readonly payer: Remarked<PayerField>;
  readonly rows: readonly Remarked<RowField>[];
  /** Of all rows and the payer. */
  readonly problemCount: number;
  /** Rows that were paid before or stand twice in the list, and are not meant to be paid again: what may be left out. */
  readonly paidBefore: readonly LeftOutPayment[];
}

export interface OrderFacts {
  readonly messageId: string;
  /** Without fractions: `2026-11-23T08:15:00`. */
  readonly createdAt: string;
  readonly today: string;
}

/** Validates payments against each other, and against those of files that were made before. */
export function verdictOf(
  rows: readonly PaymentRow[],
  payer: Payer,
  files: readonly PaymentFileRecord[],
  { messageId, createdAt, today }: OrderFacts,
): OrderVerdict {
  const typed = rows.map(({ amount, payment }) =>
    amount.trim() === '' || payment.billAmount === '0.00'
      ? undefined
      : parseTypedAmount(amount.trim(), payment.currency),
  );
  const payments = rows.map((row, index) => {
    const amount = typed[index];
    return paymentOfRow(row, amount?.ok ? amount.value : undefined);
  });
  const { name, iban, executionDate, isBatch } = payer;
  const order = {
    messageId,
    createdAt,
    executionDate,
    debtor: { name: name.trim(), iban: iban.replace(/\s+/g, '').toUpperCase() },
    batchBooking: isBatch,
    software: { name: 'Rappen' },
    payments,
  };
  const options = {
    today: today as CalendarDate,
    knownMessageIds: files.map(({ id }) => id),
    alreadyPaid: files.flatMap(paidOf),
    normalize: true,
  };
  const json = writeValue(paymentOrderModel, order);
  const parsed = parsePaymentOrder(json, options);
  const hasPaid = [...(parsed.ok ? [] : parsed.problems), ...parsed.notices].some(({ code }) => isOfPaid.has(code));
  const wrongAmounts = new Map(typed.flatMap((amount, index) => (amount && !amount.ok ? [[index, amount]] : [])));
  // What is said of an amount as it was typed says more than that there is none
  const found = (parsed.ok ? [] : parsed.problems).filter(
    ({ path }) => !(wrongAmounts.has(Number(path[1])) && rowFieldOf(path) === 'amount'),
  );
  const problems = [
    ...found,
    ...[...wrongAmounts].flatMap(([index, { problems: all }]) =>
      all.map((one) => ({ ...one, path: ['payments', index, 'amount'] })),
    ),
  ];
  return {
    parsed,
    payer: { problems: payerProblems(problems), notices: payerProblems(parsed.notices) },
    rows: remarksOf(rows.length, problems, parsed.notices),
    problemCount: problems.length,
    paidBefore: hasPaid ? parsePaymentOrder(json, { ...options, leaveOutPaid: true }).leftOut : [],
  };
}

const isOfPaid: ReadonlySet<string> = new Set(['PAYMENT_DUPLICATE', 'PAYMENT_PROBABLY_TWICE']);

function paymentOfRow(row: PaymentRow, amount: string | undefined): PaymentDraft {
  const { payment, message, executionDate, isAgain, source } = row;
  return {
    ...payment,
    amount: payment.billAmount === '0.00' ? undefined : amount,
    message: message.trim() || undefined,
    executionDate: executionDate || undefined,
    again: isAgain || undefined,
    source,
  };
}

/** The payments of a file that were not refused and did not come back. */
function paidOf(file: PaymentFileRecord): readonly PaidPayment[] {
  return paymentsOf(file)
    .filter(({ state }) => state !== 'rejected' && state !== 'returned')
    .map(({ payment: { iban, amount, currency, remittance } }) => ({
      iban,
      reference: remittance?.referenceType === 'NON' ? undefined : remittance?.reference,
      amount,
      currency,
      message: remittance?.message,
      messageId: file.id,
    }));
}

function remarksOf(count: number, problems: readonly Problem[], notices: readonly Problem[]): Remarked<RowField>[] {
  const rows = Array.from({ length: count }, () => ({
    problems: {} as Record<RowField, Problem[]>,
    notices: {} as Record<RowField, Problem[]>,
  }));
  const add = (kind: 'problems' | 'notices', found: Problem) => {
    const row = found.path[0] === 'payments' ? rows[Number(found.path[1])] : undefined;
    if (row === undefined) return;
    const field = rowFieldOf(found.path);
    row[kind][field] ??= [];
    row[kind][field].push(found);
  };
  for (const found of problems) add('problems', found);
  for (const found of notices) add('notices', found);
  return rows;
}

const rowFields: Readonly<Record<string, RowField>> = {
  iban: 'account',
  bic: 'account',
  reference: 'account',
  referenceType: 'account',
  currency: 'amount',
  amount: 'amount',
  billAmount: 'amount',
  message: 'message',
  executionDate: 'executionDate',
};

function rowFieldOf(path: Problem['path']): RowField {
  const name = String(path[2] ?? '');
  // What is said of a payment as a whole is mostly that it was made before
  if (name === '') return 'account';
  return (Object.hasOwn(rowFields, name) && rowFields[name]) || 'creditor';
}

function payerProblems(found: readonly Problem[]): Partial<Record<PayerField, readonly Problem[]>> {
  const of = (name: PayerField) =>
    found.filter(({ path }) => (path[0] === 'debtor' ? path[1] : path[0]) === name && path[0] !== 'payments');
  const fields = (['name', 'iban', 'executionDate'] as const).map((name) => [name, of(name)] as const);
  return Object.fromEntries(fields.filter(([, all]) => all.length > 0));
}

/** The sum of each currency, as far as amounts are typed. */
export function sumsOfRows(
  rows: readonly PaymentRow[],
): readonly { readonly currency: string; readonly amount: string; readonly count: number }[] {
  const byCurrency = new Map<string, string[]>();
  for (const { amount, payment } of rows) {
    const typed = parseTypedAmount(amount.trim(), payment.currency);
    if (typed.ok) byCurrency.set(payment.currency, [...(byCurrency.get(payment.currency) ?? []), typed.value]);
  }
  return [...byCurrency].map(([currency, amounts]) => ({
    currency,
    amount: exactSumOf(amounts),
    count: amounts.length,
  }));
}
