import { type Place, payerOf } from '../booking/index.ts';
import type { CalendarDate } from '../date/calendar-date.ts';
import { normalizeIban } from '../iban/iban.ts';
import { append } from '../lists.ts';
import { shortDecimal } from '../money/decimal-text.ts';
import type { Payment, PaymentGroup } from '../payment-order/index.ts';
import type { Problem } from '../problem/problem.ts';
import type { Item } from './item.ts';
import { limits } from './limits.ts';
import { wordsOfName } from './names.ts';
import { problem } from './problems.ts';
import { speaksOfReturn } from './returned-words.ts';

/** A credit that may be a payment of an order coming back: somebody decides. */
export interface SuspectedReturn {
  readonly place: Place;
  readonly date: CalendarDate | undefined;
  /** Indexes of the payments that it may be, at most ten. */
  readonly payments: readonly number[];
  readonly reason: Problem;
}

/** A payment of an order, and the group that it is in. */
export interface Ordered {
  readonly payment: Pick<Payment, 'creditor' | 'iban' | 'currency' | 'amount'>;
  readonly group: Pick<PaymentGroup, 'executionDate'>;
  /** Refused, or known to have come back. */
  readonly isOver: boolean;
}

/** Payments by amount, for credits that come from whom they were paid to. */
export class SuspectedReturns {
  private readonly byAmount = new Map<string, number[]>();
  private readonly ordered: readonly Ordered[];

  constructor(ordered: readonly Ordered[]) {
    this.ordered = ordered;
    for (const [index, { payment }] of ordered.entries()) append(this.byAmount, keyOf(payment), index);
  }

  /**
   * The payments that a credit may bring back: of the same amount, from the same creditor by account or by name, not before it was to be
   * paid, with words of a return.
   */
  of(item: Item): SuspectedReturn | undefined {
    const { amount, currency, date, direction, detail, entry, place } = item;
    if (direction !== 'credit' || entry.kind !== 'incoming' || amount === undefined || !speaksOfReturn(item)) return;
    const payer = (detail && payerOf(detail)) ?? '';
    const account = normalizeIban(detail?.debtorAccount ?? '');
    const isFrom = ({ payment }: Ordered) =>
      account === payment.iban || (payer !== '' && isSameName(payer, payment.creditor.name));
    const found = (this.byAmount.get(keyOf({ amount, currency })) ?? []).filter((index) => {
      const one = this.ordered[index] as Ordered;
      return !one.isOver && (date === undefined || date >= one.group.executionDate) && isFrom(one);
    });
    if (found.length === 0) return;
    const reason = problem('RECONCILIATION_MAY_BE_RETURNED', []);
    return { place, date, payments: found.slice(0, limits.candidatesMax), reason };
  }
}

function keyOf({ amount, currency }: { readonly amount: string; readonly currency: string }): string {
  return `${currency} ${shortDecimal(amount)}`;
}

/** All words of one are words of the other: banks write places behind names. */
function isSameName(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOfName(one), wordsOfName(other)].sort((a, b) => a.length - b.length);
  return few.length > 0 && few.every((word) => many.includes(word));
}
