import { compareDecimals, exactSumOf, negated, quotientOf, splitOf } from '../money/index.ts';
import { type Consideration, compareEvents, type Debtor, type DebtorEvent, type VatShare } from './debtor.ts';

/** What an event does to the consideration, at one rate or of the rounding. */
export interface Taxed {
  readonly total: string;
  readonly shares: readonly VatShare[];
  /** What is part of `total` and of no rate: the rounding to 0.05, and what is left of divisions. */
  readonly rounding: string;
}

/** An event with what it changes: by agreed, and by received consideration. */
export interface Step {
  readonly event: DebtorEvent;
  readonly agreed: Taxed;
  readonly received: Taxed;
  /** What a write-off or cash discount takes off reminder fees, which are no consideration. */
  readonly waived: string;
}

const nothing = '0.00';
const plus = (one: string, other: string) => exactSumOf([one, other]);
const minus = (one: string, other: string) => exactSumOf([one, negated(other)]);
const least = (one: string, other: string) => (compareDecimals(one, other) < 0 ? one : other);
const most = (one: string, other: string) => (compareDecimals(one, other) > 0 ? one : other);

/**
 * What each event of an invoice means for VAT. Invoices count by their rates; credit notes by their own. Cash discounts and losses
 * take off each rate in proportion to what is left of it. Payments settle the consideration first, then reminder fees, which are
 * damages and no consideration; what is more than both counts for nothing. What is received is part of each rate in proportion, by
 * largest remainder; its VAT is that part of the VAT; money before its invoice is of the rates that this will have. Each step is the difference of two such states, so that in the end nothing is
 * left over: once all is paid, what was received is what was agreed, less what took off it, by rate.
 *
 * Source: MWSTG (SR 641.20) articles 18 (2) i, 39–41; MWSTV (SR 641.201) articles 46 and 126.
 */
export function courseOf({ events }: Debtor): readonly Step[] {
  const sorted = [...events].sort(compareEvents);
  const course = new Course(sorted.find(({ consideration }) => consideration !== undefined)?.consideration);
  return sorted.map((event) => course.take(event));
}

class Course {
  private agreed = new State();
  private received = new State();
  /** What came in, and was paid before. */
  private paid = nothing;
  private fees = nothing;
  /** What the invoice will ask, for money that comes before it; undefined once it is there. */
  private coming: State | undefined;

  constructor(first: Consideration | undefined) {
    this.coming = first && new State().with(first.shares, first.total);
  }

  take(event: DebtorEvent): Step {
    const before = this.agreed;
    const waived = this.waivedBy(event);
    this.agreed = this.agreedAfter(event, waived);
    if (event.consideration !== undefined) this.coming = undefined;
    const basis = this.coming ?? this.agreed;
    const received = basis.partOf(this.counted(basis));
    const step = { event, waived, agreed: this.agreed.since(before), received: received.since(this.received) };
    this.received = received;
    return step;
  }

  private agreedAfter(event: DebtorEvent, waived: string): State {
    const { kind, amount, consideration, cancels } = event;
    if (consideration !== undefined) {
      this.paid = plus(this.paid, consideration.prepaid);
      return this.agreed.with(consideration.shares, consideration.total);
    }
    if (kind === 'fee' || cancels === 'fee') this.fees = plus(this.fees, amount);
    else if (kind === 'discount' || kind === 'writeOff') {
      this.fees = minus(this.fees, waived);
      return this.agreed.less(minus(negated(amount), waived));
    } else this.paid = minus(this.paid, amount);
    return this.agreed;
  }

  /** What is lost is first a fee; a cash discount is one only where it is more than is left to pay of the invoice. */
  private waivedBy({ kind, amount }: DebtorEvent): string {
    if (kind !== 'writeOff' && kind !== 'discount') return nothing;
    const { total } = this.agreed;
    const paidFees = least(most(minus(this.paid, total), nothing), this.fees);
    const openFees = most(minus(this.fees, paidFees), nothing);
    const room = kind === 'writeOff' ? nothing : most(minus(total, this.counted(this.agreed)), nothing);
    return least(most(minus(negated(amount), room), nothing), openFees);
  }

  /** What of the money is consideration; where more was credited than invoiced, fees are set off against it. */
  private counted({ total }: State): string {
    if (compareDecimals(total, '0') >= 0) return most(least(this.paid, total), nothing);
    return most(total, least(minus(this.paid, this.fees), nothing));
  }
}

/** Consideration by rate at a moment. */
class State {
  readonly total: string;
  private readonly shares: ReadonlyMap<string, VatShare>;

  constructor(shares: ReadonlyMap<string, VatShare> = new Map(), total = nothing) {
    this.shares = shares;
    this.total = total;
  }

  with(added: readonly VatShare[], total: string): State {
    const shares = new Map(this.shares);
    for (const share of added) {
      const key = keyOf(share);
      shares.set(
        key,
        shareOf(
          share,
          plus(shares.get(key)?.gross ?? nothing, share.gross),
          plus(shares.get(key)?.vat ?? nothing, share.vat),
        ),
      );
    }
    return new State(shares, plus(this.total, total));
  }

  /** Less an amount, which each rate bears in proportion. */
  less(amount: string): State {
    return this.minus(this.partOf(amount));
  }

  /** So much of it: by rate in proportion, the whole exactly. */
  partOf(amount: string): State {
    if (compareDecimals(amount, this.total) === 0) return this;
    if (compareDecimals(amount, '0') === 0 || compareDecimals(this.total, '0') === 0)
      return new State(new Map(), amount);
    const all = [...this.shares];
    const gross = exactSumOf([nothing, ...all.map(([, share]) => share.gross)]);
    const part = quotientOf([gross, amount], this.total);
    const isPlain = all.length > 0 && all.every(([, share]) => compareDecimals(share.gross, '0') >= 0);
    const parts = isPlain
      ? splitOf(
          part,
          all.map(([, share]) => share.gross),
        )
      : all.map(([, share]) => quotientOf([share.gross, amount], this.total));
    const shares = all.map(([key, share], index) => {
      const own = parts[index] ?? nothing;
      const isNone = compareDecimals(share.gross, '0') === 0;
      return [key, shareOf(share, own, isNone ? nothing : quotientOf([share.vat, own], share.gross))] as const;
    });
    return new State(new Map(shares), amount);
  }

  since(before: State): Taxed {
    return this.minus(before).taxed();
  }

  private minus(other: State): State {
    const turned = [...other.shares.values()].map((share) => shareOf(share, negated(share.gross), negated(share.vat)));
    return this.with(turned, negated(other.total));
  }

  private taxed(): Taxed {
    const all = [...this.shares.values()];
    const shares = all.filter(({ gross, vat }) => [gross, vat].some((each) => compareDecimals(each, '0') !== 0));
    return {
      total: this.total,
      shares,
      rounding: minus(this.total, exactSumOf([nothing, ...all.map(({ gross }) => gross)])),
    };
  }
}

function keyOf({ category, rate = '' }: VatShare): string {
  return `${category} ${rate}`;
}

function shareOf({ category, rate }: VatShare, gross: string, vat: string): VatShare {
  return { category, rate, net: minus(gross, vat), vat, gross };
}
