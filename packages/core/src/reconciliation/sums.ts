import type { Booking, Memory, Told } from '../booking/index.ts';
import { append } from '../lists.ts';
import { exactSumOf, negated } from '../money/decimal-text.ts';

/** What a run adds to what came in and was taken back of a currency; below zero where it takes off what an earlier run counted. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly incoming: string;
  readonly reversed: string;
}

const nothing: readonly Told[] = [];

/**
 * The money of bookings: of each once, whatever tells it, envelopes included. What earlier runs counted is not counted again; what they
 * counted and is in doubt now is taken off.
 */
export class Sums {
  /** Entries whose money is in the sums from now on, or not any more. */
  readonly changes = new Map<string, boolean>();
  private readonly memory: Memory;
  private readonly byCurrency = new Map<string, { incoming: string[]; reversed: string[] }>();
  private readonly moved: string[] = [];
  /** Entries that lost their money in this run to another of their booking, and bookings that no run has counted by any of theirs. */
  private readonly given = new Map<string, Told[]>();
  private readonly idle = new Map<string, Told[]>();

  constructor(memory: Memory) {
    this.memory = memory;
  }

  /**
   * Adds a booking with everything that tells it, now or before, unless an earlier version counted it. Answers what it changes on the
   * account: credits less debits.
   */
  add(booking: Booking, told: readonly Told[], isTold: boolean, isFormer: boolean): string {
    this.moved.length = 0;
    this.count(booking, told, isTold, isFormer);
    return exactSumOf(this.moved);
  }

  private count(booking: Booking, told: readonly Told[], isTold: boolean, isFormer: boolean): void {
    const [base] = told;
    const { money, waiting } = this.memory;
    const before = money.size === 0 ? nothing : told.filter(({ key }) => money.has(key));
    const isMoney = booking.doubt === undefined && !booking.isInCollection;
    for (const one of before) {
      if (isMoney && one === base) continue;
      this.put(one, -1);
      this.changes.set(one.key, false);
      if (isMoney) this.swap(one, this.idle, this.given);
    }
    if (base === undefined || before.includes(base)) return;
    const isWaiting = waiting.size > 0 && told.some(({ key }) => waiting.has(key));
    if (!isMoney) {
      if (isTold && before.length === 0 && !isWaiting) this.changes.set(base.key, false);
      return;
    }
    // Of what these files do not tell only that counts whose money an earlier run left out, or had in the place of another
    if (before.length === 0 && !isTold && !isWaiting) {
      if (!isFormer) this.swap(base, this.given, this.idle);
      return;
    }
    this.changes.set(base.key, true);
    if (before.length > 0 || !isFormer) this.put(base, 1);
  }

  /**
   * Of alike bookings it is chance which messages are taken for one: where they are paired otherwise than in an earlier run, as many stay
   * counted as there are.
   */
  private swap(told: Told, partners: Map<string, Told[]>, others: Map<string, Told[]>): void {
    const { account, currency, amount, direction, isReversal } = told;
    const like = `${account} ${currency} ${amount} ${direction} ${isReversal}`;
    const partner = partners.get(like)?.pop();
    if (partner === undefined) {
      append(others, like, told);
      return;
    }
    const counted = partners === this.idle ? partner : told;
    this.changes.set(counted.key, true);
    this.put(counted, 1);
  }

  private put({ kind, direction, currency, amount }: Told, sign: 1 | -1): void {
    this.moved.push((direction === 'credit') === (sign === 1) ? amount : negated(amount));
    const isIn = direction === 'credit' && ['incoming', 'directDebit', 'envelope'].includes(kind);
    const isBack = direction === 'debit' && ['reversal', 'returned'].includes(kind);
    if (!isIn && !isBack) return;
    const sums = this.byCurrency.get(currency) ?? { incoming: [], reversed: [] };
    this.byCurrency.set(currency, sums);
    sums[isIn ? 'incoming' : 'reversed'].push(sign === 1 ? amount : negated(amount));
  }

  totals(): CurrencyTotal[] {
    return [...this.byCurrency.entries()]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, { incoming, reversed }]) => ({
        currency,
        incoming: exactSumOf(incoming),
        reversed: exactSumOf(reversed),
      }))
      .filter(({ incoming, reversed }) => incoming !== '0.00' || reversed !== '0.00');
  }
}
