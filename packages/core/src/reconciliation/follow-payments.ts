import type { Place } from '../booking/index.ts';
import { compareDecimals, exactSumOf } from '../money/decimal-text.ts';
import {
  type AnsweredPayment,
  applyStatus,
  type PaymentOrder,
  type PaymentState,
  type StatusReason,
  type StatusReport,
} from '../payment-order/index.ts';
import type { Problem } from '../problem/problem.ts';
import type { StatementFile } from '../statement/index.ts';
import type { Item } from './item.ts';
import { collectItems } from './items.ts';
import { problem } from './problems.ts';
import { type SuspectedReturn, SuspectedReturns } from './suspected-returns.ts';

/** Where a payment is on its way: an order, an answer of the bank, a booking, and now and then a return. */
export type FollowedState = 'sent' | Exclude<PaymentState, 'unknown'> | 'executed' | 'returned';

export interface FollowedPayment {
  /** Index of its order. */
  readonly order: number;
  readonly groupId: string;
  /** The payment as the order has it: `payment.index` is its place there. */
  readonly payment: AnsweredPayment['payment'];
  readonly state: FollowedState;
  /** Of a refusal, a change or a return. */
  readonly reasons: readonly StatusReason[];
  /** The entries of statements that say so. */
  readonly places: readonly Place[];
}

export interface FollowedPayments {
  readonly payments: readonly FollowedPayment[];
  /** Debits, returns and charges that belong to no payment of the orders. */
  readonly others: readonly { readonly place: Place; readonly kind: Item['entry']['kind'] }[];
  /** Credits that may be payments coming back, of which no bank says so: to be decided by a person. */
  readonly suspected: readonly SuspectedReturn[];
  readonly notices: readonly Problem[];
}

/** What is to be followed: the orders, what the bank answered, and what it booked. */
export interface FollowedInput {
  readonly orders: readonly PaymentOrder[];
  readonly reports?: readonly StatusReport[] | undefined;
  readonly statements: readonly StatementFile[];
}

interface Running extends FollowedPayment {
  readonly group: PaymentOrder['groups'][number];
  state: FollowedState;
  reasons: readonly StatusReason[];
  readonly places: Place[];
}

/**
 * Follows payments from order to account: sent, accepted or refused (pain.002), executed (camt), returned. A booking of a whole group
 * counts when its amount is that of the payments that were not refused; single ones are told by group and instruction, else by their
 * end-to-end identification where only one payment has it. Only a booking says that a payment was made. A credit that looks like a
 * payment coming back is only suspected (`suspected`).
 * Notes `RECONCILIATION_BATCH_DIFFERS`, `RECONCILIATION_PAYMENT_UNKNOWN`. Source: SPS 2025, Business Rules, 2.3 and 4.
 */
export function followPayments({ orders, reports = [], statements }: FollowedInput): FollowedPayments {
  const payments = orders.flatMap((order, index) => answered(order, index, reports));
  const index = new PaymentIndex(payments);
  const notices: Problem[] = [];
  const others: { place: Place; kind: Item['entry']['kind'] }[] = [];
  const { items } = collectItems(statements, []);
  // A return comes after the booking that it takes back
  const ordered = [...items].sort((one, other) => rankOf(one) - rankOf(other));
  const batches = new Set<string>();
  for (const item of ordered) {
    const { entry, direction, place } = item;
    const isBack = direction === 'credit' && (entry.kind === 'returned' || entry.kind === 'reversal');
    if (!isBack && entry.kind !== 'outgoing') {
      if (entry.kind === 'bankCharge') others.push({ place, kind: entry.kind });
      continue;
    }
    const members = isBack ? index.single(item) : index.executed(item, batches, notices);
    if (members.length === 0) {
      notices.push(problem('RECONCILIATION_PAYMENT_UNKNOWN', pathOf(place)));
      others.push({ place, kind: entry.kind });
    }
    for (const payment of members) {
      payment.state = isBack ? 'returned' : 'executed';
      payment.places.push(place);
      const returned = item.detail?.returned;
      if (isBack && returned !== undefined) payment.reasons = [returned];
    }
  }
  const suspicion = new SuspectedReturns(
    payments.map(({ payment, group, state }) => ({
      payment,
      group,
      isOver: state === 'rejected' || state === 'returned',
    })),
  );
  const suspected = items.flatMap((item) => suspicion.of(item) ?? []);
  return { payments, others, suspected, notices };
}

function rankOf({ direction }: Item): number {
  return direction === 'debit' ? 0 : 1;
}

function answered(order: PaymentOrder, index: number, reports: readonly StatusReport[]): Running[] {
  const own = reports.filter(({ originalMessageId }) => originalMessageId === order.messageId);
  const groups = new Map(order.groups.map((group) => [group.id, group]));
  return applyStatus(order, own).payments.map(({ payment, groupId, state, reasons }) => ({
    order: index,
    groupId,
    group: groups.get(groupId) as PaymentOrder['groups'][number],
    payment,
    state: state === 'unknown' ? 'sent' : state,
    reasons,
    places: [],
  }));
}

/** Payments by what banks repeat of them. */
class PaymentIndex {
  private readonly groups = new Map<string, Running[]>();
  private readonly instructions = new Map<string, Running>();
  /** Undefined for an identification that several payments have. */
  private readonly endToEnd = new Map<string, Running | undefined>();
  private readonly uetrs = new Map<string, Running>();

  constructor(payments: readonly Running[]) {
    for (const one of payments) {
      const { groupId, payment } = one;
      const members = this.groups.get(groupId);
      if (members === undefined) this.groups.set(groupId, [one]);
      else members.push(one);
      this.instructions.set(`${groupId} ${payment.instructionId}`, one);
      const { endToEndId, uetr } = payment;
      if (endToEndId !== undefined) this.endToEnd.set(endToEndId, this.endToEnd.has(endToEndId) ? undefined : one);
      if (uetr !== undefined) this.uetrs.set(uetr, one);
    }
  }

  /** The one payment that an item names. */
  single({ detail }: Item): Running[] {
    if (detail === undefined) return [];
    const { paymentInformationId, instructionId, endToEndId = '', uetr = '' } = detail;
    const byInstruction = this.instructions.get(`${paymentInformationId ?? ''} ${instructionId ?? ''}`);
    const found = byInstruction ?? this.uetrs.get(uetr) ?? this.endToEnd.get(endToEndId);
    return found === undefined ? [] : [found];
  }

  /** The payments that a debit executes: one, or a whole group by its sum. */
  executed(item: Item, batches: Set<string>, notices: Problem[]): Running[] {
    const one = this.single(item);
    if (one.length > 0) return one;
    const { entry, detail, place } = item;
    const id = entry.batch?.paymentInformationId ?? detail?.paymentInformationId ?? '';
    const members = this.groups.get(id)?.filter(({ state }) => state !== 'rejected');
    if (members === undefined) return [];
    // Payments that are listed without a number of their own stand for the batch once
    const batch = `${place.file} ${place.statement} ${place.entry}`;
    if (batches.has(batch)) return members;
    batches.add(batch);
    const expected = exactSumOf(members.map(({ payment }) => payment.amount));
    const isWhole = compareDecimals(expected, entry.amount) === 0;
    if (isWhole && members.every(({ payment }) => payment.currency === entry.currency)) return members;
    const found = `${entry.currency} ${entry.amount}`;
    notices.push(problem('RECONCILIATION_BATCH_DIFFERS', pathOf(place), { id, found, expected }));
    return [];
  }
}

function pathOf({ file, statement, entry }: Place): (string | number)[] {
  return ['statements', file, 'statements', statement, 'entries', entry];
}
