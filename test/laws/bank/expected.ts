import { areRowsOpen, areTwinsDated, findsOriginal, hasStranger, isInstantPlain, isMoneyOpen } from './left-open.ts';
import type { Scenario } from './scenario.ts';
import { ToldWorld } from './told.ts';
import type { Booking, Row, World } from './world.ts';

/** Where the files leave an answer open, a result may be short of the truth or above it by so much, if it says so. */
export interface Margin {
  truth: number;
  short: number;
  over: number;
  /** What it may be short of or above without a word: something else is alike in all that is told. */
  freeShort: number;
  freeOver: number;
}

export interface Expected {
  readonly incoming: ReadonlyMap<string, Margin>;
  readonly reversed: ReadonlyMap<string, Margin>;
  readonly paid: ReadonlyMap<string, Margin>;
}

/** What a result has to say once the files of all runs of a scenario have been read. */
export function expectedOf(scenario: Scenario): Expected {
  return new Expecting(scenario).expected();
}

class Expecting {
  readonly #told: ToldWorld;

  constructor(scenario: Scenario) {
    this.#told = new ToldWorld(scenario);
  }

  expected(): Expected {
    const currencies = this.#told.world.accounts.map(({ currency }) => currency);
    const margins = (names: readonly string[]) =>
      new Map(
        names.map((name): [string, Margin] => [name, { truth: 0, short: 0, over: 0, freeShort: 0, freeOver: 0 }]),
      );
    const incoming = margins(currencies);
    const reversed = margins(currencies);
    const paid = margins(this.#told.world.bills.map(({ id }) => id));
    for (const booking of this.#told.world.bookings) {
      const { currency } = this.#told.world.accounts[booking.account] as World['accounts'][number];
      if (booking.kind === 'reversal') {
        this.#addReversal(booking, reversed.get(currency) as Margin, paid);
      } else if (booking.kind === 'receipt' || booking.kind === 'collection') {
        this.#addReceipt(booking, incoming.get(currency) as Margin, paid);
      }
    }
    return { incoming, reversed, paid };
  }

  #addReceipt(booking: Booking, incoming: Margin, paid: ReadonlyMap<string, Margin>): void {
    const isTold = this.#told.views(booking).length > 0;
    const isOpen = isTold && isMoneyOpen(this.#told, booking);
    if (isTold) {
      incoming.truth += booking.amount;
      if (isOpen) incoming.short += booking.amount;
    }
    for (const row of booking.rows) {
      const isInstant = this.#told.isInstant(row.id);
      if (isInstant) this.#addInstantMoney(booking, row, incoming);
      if (row.bill === undefined) continue;
      const margin = paid.get(row.bill) as Margin;
      if (this.#told.toldRowIds(booking).has(row.id) || isInstant) margin.truth += row.amount;
      const unclear = isInstant ? !isInstantPlain(this.#told, booking, row) : areRowsOpen(this.#told, booking);
      if (isOpen || unclear) margin.short += row.amount;
      if (areTwinsDated(this.#told, booking)) margin.freeOver += row.amount;
      if (isInstant && unclear && hasStranger(this.#told, booking, row)) margin.freeOver += row.amount;
      // Told once at once and once in a collection that does not name it, and no statement says how much it was
      if (isInstant && unclear && isTold && !this.#told.isCovered(booking)) margin.freeOver += row.amount;
    }
  }

  /** The money of what came at once is the collection's, as soon as that is told. */
  #addInstantMoney(booking: Booking, row: Row, incoming: Margin): void {
    if (this.#told.views(booking).length === 0) {
      incoming.truth += row.amount;
      if (!isInstantPlain(this.#told, booking, row)) incoming.short += row.amount;
    } else if (!isInstantPlain(this.#told, booking, row)) {
      incoming.short += row.amount;
      if (!this.#told.isCovered(booking)) incoming.freeOver += row.amount;
    }
  }

  #addReversal(reversal: Booking, reversed: Margin, paid: ReadonlyMap<string, Margin>): void {
    if (this.#told.views(reversal).length === 0) return;
    const isOpen = isMoneyOpen(this.#told, reversal);
    reversed.truth += reversal.amount;
    if (isOpen) reversed.short += reversal.amount;
    const original = this.#told.world.bookings.find(({ id }) => id === reversal.reverses?.booking);
    const rows = (original?.rows ?? []).filter(({ id }) => [undefined, id].includes(reversal.reverses?.row));
    const isKnown = original !== undefined && this.#told.isRich(original);
    const isClear =
      isKnown &&
      !isOpen &&
      !isMoneyOpen(this.#told, original) &&
      !areRowsOpen(this.#told, original) &&
      !areRowsOpen(this.#told, reversal) &&
      findsOriginal(this.#told, reversal, original);
    for (const row of rows) {
      if (row.bill === undefined) continue;
      const margin = paid.get(row.bill) as Margin;
      if (isKnown && this.#told.toldRowIds(original).has(row.id)) margin.truth -= row.amount;
      else margin.freeShort += row.amount;
      if (!isClear && isKnown) margin.over += row.amount;
    }
  }
}
