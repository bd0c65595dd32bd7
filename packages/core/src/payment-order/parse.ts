import type { CalendarDate } from '../date/calendar-date.ts';
import { inDocumentOrder, read } from '../model/index.ts';
import { exactSumOf } from '../money/decimal-text.ts';
import { formatPath, type Problem } from '../problem/problem.ts';
import { failed, type Result, resultOf } from '../result.ts';
import { limits } from './limits.ts';
import { type OrderDraft, type PaidPayment, paymentOrderModel } from './model.ts';
import type { PaymentGroup, PaymentOrder } from './order.ts';
import { type PaymentRulesName, paymentRules, paymentRulesAt } from './payment-rules.ts';
import { problem } from './problems.ts';
import { validateDate } from './rules/date.ts';
import { type LeftOutPayment, leftOutOf, PaidBefore } from './rules/duplicates.ts';
import { groupsOf, numberedId, sumOfPayments, sumsOf } from './rules/groups.ts';
import {
  validateCreatedAt,
  validateDebtor,
  validateMessageId,
  validateSepaDebtor,
  validateSoftware,
} from './rules/header.ts';
import { type RoutedPayment, validatePayment } from './rules/payment.ts';
import { type PaymentOptions, Validation } from './rules/validation.ts';

/** How `parsePaymentOrder` takes an order. */
export interface PaymentOrderOptions {
  /** The day: an order for a day before it is refused. */
  readonly today: CalendarDate;
  /** Those in force today unless given. */
  readonly rules?: PaymentRulesName | undefined;
  /** Messages that were made before, which the caller keeps: banks refuse a repeated one. */
  readonly knownMessageIds?: Iterable<string> | undefined;
  /** Payments that were made before, which the caller keeps. Without them duplicates are found within the order alone. */
  readonly alreadyPaid?: readonly PaidPayment[] | undefined;
  /**
   * Leaves out of the order what was paid before or stands twice in it, instead of refusing it, unless a payment says `again`: each is
   * listed in `leftOut`. Without a reference the same account, amount and message are taken for the same payment.
   */
  readonly leaveOutPaid?: boolean | undefined;
  /** `structured` unless given: hybrid addresses are a service of some banks. */
  readonly addresses?: PaymentOptions['addresses'] | undefined;
  /** Replaces characters that banks refuse, and takes blanks out of IBANs and references. */
  readonly normalize?: boolean | undefined;
  /** Whether the payment names the debtor of the bill: `copied` unless given. */
  readonly ultimateDebtor?: PaymentOptions['ultimateDebtor'] | undefined;
  /** Takes orders of up to 200,000 payments, which `splitPaymentOrder` makes into several messages. */
  readonly split?: boolean | undefined;
}

/** An order or all its problems, and in either case what a bank changes or ignores, and what was left out as `leaveOutPaid` asks. */
export type ParsedPaymentOrder = Result<PaymentOrder> & {
  readonly notices: readonly Problem[];
  readonly leftOut: readonly LeftOutPayment[];
};

/**
 * Turns the JSON model of an order (already read by `parseJson`) into an order that keeps every rule of the Swiss Payment Standards,
 * or lists every problem: its shape, its texts, accounts, amounts, references, days and duplicates. What a bank changes or ignores is
 * in `notices`.
 * Source: SPS 2025, credit transfers (version 2.2).
 */
export function parsePaymentOrder(json: unknown, options: PaymentOrderOptions): ParsedPaymentOrder {
  const wire = read(paymentOrderModel, json, { entriesMax: limits.orderPaymentsMax });
  const shape = wire.ok ? [] : wire.problems;
  if (wire.draft === undefined) {
    const [first = problem('REQUIRED', []), ...more] = shape;
    return { ...failed(first, ...more), notices: [], leftOut: [] };
  }
  const validation = new Validation({
    today: options.today,
    rules: options.rules === undefined ? paymentRulesAt(options.today) : paymentRules[options.rules],
    addresses: options.addresses ?? 'structured',
    normalize: options.normalize ?? false,
    ultimateDebtor: options.ultimateDebtor ?? 'copied',
  });
  const leftOut: LeftOutPayment[] = [];
  const order = validateOrder(wire.draft, options, validation, leftOut);
  const said = new Set(shape.map(({ path }) => formatPath(path)));
  const broken = validation.problems.filter(({ path }) => !said.has(formatPath(path)));
  const problems = [...shape, ...broken];
  const ordered = problems.length > 1 ? inDocumentOrder(problems, paymentOrderModel) : problems;
  return { ...resultOf(order as PaymentOrder, ordered), notices: validation.notices, leftOut };
}

function validateOrder(
  draft: OrderDraft,
  options: PaymentOrderOptions,
  validation: Validation,
  leftOut: LeftOutPayment[],
): PaymentOrder | undefined {
  const known = new Set(options.knownMessageIds ?? []);
  const messageId = validateMessageId(draft.messageId, known, validation);
  const createdAt = validateCreatedAt(draft.createdAt, validation);
  const executionDate = draft.executionDate
    ? validateDate(draft.executionDate, ['executionDate'], validation)
    : validation.report('REQUIRED', ['executionDate']);
  const debtor = validateDebtor(draft.debtor, ['debtor'], validation);
  const software = validateSoftware(draft.software, validation);
  const given = draft.payments ?? [];
  const max = options.split ? limits.orderPaymentsMax : limits.paymentsMax;
  if (given.length === 0) validation.report('REQUIRED', ['payments']);
  if (given.length > max) return validation.report('PAYMENT_TOO_MANY', ['payments'], { count: given.length, max });
  const routed = validatePayments(given, { ...options, executionDate, ownIban: debtor?.iban }, validation, leftOut);
  if (given.length > 0 && leftOut.length === given.length) validation.report('PAYMENT_ALL_PAID', ['payments']);
  if (debtor !== undefined && routed.some(({ group }) => group.type === 'S')) {
    validateSepaDebtor(debtor, ['debtor'], validation);
  }
  if (messageId === undefined || createdAt === undefined || executionDate === undefined || debtor === undefined) {
    return undefined;
  }
  const batchBooking = draft.batchBooking ?? true;
  const groups = groupsOf(routed, messageId, debtor, batchBooking);
  const { rules } = validation.options;
  return { ...totalsOf(groups), messageId, createdAt, executionDate, debtor, batchBooking, software, groups, rules };
}

interface PaymentsContext extends Pick<PaymentOrderOptions, 'alreadyPaid' | 'leaveOutPaid'> {
  readonly executionDate: CalendarDate | undefined;
  readonly ownIban: string | undefined;
}

/** The payments that are right, each with its group; what was paid before is put on the list if it is to be left out. */
function validatePayments(
  given: NonNullable<OrderDraft['payments']>,
  { alreadyPaid, leaveOutPaid, executionDate, ownIban }: PaymentsContext,
  validation: Validation,
  leftOut: LeftOutPayment[],
): RoutedPayment[] {
  const paidBefore = new PaidBefore(alreadyPaid ?? []);
  const routed: RoutedPayment[] = [];
  for (const [index, one] of given.entries()) {
    if (one === undefined) continue;
    const path = ['payments', index];
    const mayGo = leaveOutPaid === true && one.again !== true;
    const paid = mayGo ? paidBefore.ofDraft(one) : undefined;
    const before = [validation.problems.length, validation.notices.length] as const;
    const payment = paid === undefined ? validatePayment(one, index, executionDate, path, validation) : undefined;
    const known = paid ?? (mayGo && payment !== undefined ? paidBefore.ofPayment(payment.payment) : undefined);
    if (known !== undefined) {
      // What is not paid has nothing to be corrected
      [validation.problems.length, validation.notices.length] = before;
      leftOut.push(leftOutOf(one, index, known));
    } else if (payment !== undefined) {
      routed.push(payment);
      if (!mayGo) paidBefore.validate(payment.payment, one, path, validation);
      if (payment.payment.iban === ownIban) validation.notice('PAYMENT_TO_OWN_ACCOUNT', [...path, 'iban']);
    }
  }
  return routed;
}

/** What an order says of all its groups. */
export function totalsOf(groups: readonly PaymentGroup[]): Pick<PaymentOrder, 'count' | 'controlSum' | 'sums'> {
  return {
    count: groups.reduce((count, { payments }) => count + payments.length, 0),
    controlSum: exactSumOf(groups.map(({ sum }) => sum)),
    sums: sumsOf(groups),
  };
}

/**
 * An order as messages of at most so many payments, in their order: itself where it is small enough, else messages whose
 * identifications end in `-1`, `-2`, …. Source: SPS 2025, credit transfers, NbOfTxs: at most 99,999, banks may allow fewer.
 */
export function splitPaymentOrder(order: PaymentOrder, paymentsMax: number = limits.paymentsMax): PaymentOrder[] {
  const max = Math.max(1, Math.min(Math.trunc(paymentsMax) || 1, limits.paymentsMax));
  if (order.count <= max) return [order];
  const messages: PaymentGroup[][] = [];
  let room = 0;
  for (const group of order.groups) {
    for (let from = 0; from < group.payments.length; ) {
      if (room === 0) {
        messages.push([]);
        room = max;
      }
      const payments = group.payments.slice(from, from + room);
      messages.at(-1)?.push({ ...group, payments });
      from += payments.length;
      room -= payments.length;
    }
  }
  return messages.map((groups, index) => renumbered(order, groups, numberedId(order.messageId, index + 1)));
}

function renumbered(order: PaymentOrder, pieces: readonly PaymentGroup[], messageId: string): PaymentOrder {
  const groups = pieces.map((piece, index) => {
    const number = index + 1;
    const payments = piece.payments.map((payment, at) => ({ ...payment, instructionId: `${number}-${at + 1}` }));
    return { ...piece, id: numberedId(messageId, number), payments, sum: sumOfPayments(payments) };
  });
  return { ...order, ...totalsOf(groups), messageId, groups };
}

/** The payments of an order, for the caller to remember: `alreadyPaid` of the next order. */
export function paidPaymentsOf({ groups, messageId }: PaymentOrder): PaidPayment[] {
  return groups.flatMap(({ payments, executionDate }) =>
    payments.map(({ iban, amount, currency, remittance }) => ({
      iban,
      reference: remittance?.referenceType === 'NON' ? undefined : remittance?.reference,
      amount,
      currency,
      message: remittance?.message,
      messageId,
      executionDate,
    })),
  );
}
