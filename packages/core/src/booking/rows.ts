import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { EntryDetail } from '../statement/index.ts';
import { type Booking, baseOf, toldOfBooking } from './booking.ts';
import { matchRows } from './likeness.ts';
import { rowSignature, sumOfRows } from './read-told.ts';
import type { Row, Told } from './told.ts';

/** A payment of a booking, with every place where it is told. */
export interface BookingRow {
  readonly told: Told;
  readonly index: number;
  readonly row: Row;
  /** The same payment in other messages. */
  readonly also: readonly { readonly told: Told; readonly index: number }[];
}

export interface BookingRows {
  readonly rows: readonly BookingRow[];
  /** What they add up to, where that is not the amount of the booking. */
  readonly wrongSum?: string | undefined;
  /** Some are still missing. */
  readonly isPart: boolean;
}

/**
 * The payments of a booking, from the one message that tells them best: one whose payments make the amount, and of these the one with
 * the most references. Follow-up files with other payments of the same booking are one with it. Other messages fill what is empty and
 * add nothing. Source: SPS 2025, Business Rules, 2.4.5 and 4.3.
 */
export function rowsOfBooking(booking: Booking): BookingRows {
  const told = toldOfBooking(booking);
  const only = told.length === 1 && booking.collected.length === 0 ? told[0] : undefined;
  if (only?.isMute === false && isWhole(only.rows, only.amount, only.direction, only.charges)) {
    return { rows: rowsOfTold(only), isPart: false };
  }
  const views = told.filter(({ isMute }) => !isMute);
  const others = booking.collected.flatMap(toldOfBooking);
  if (others.length > 0) return { rows: others.flatMap((told) => rowsOfTold(told)), isPart: false };
  if (views.length === 0) return { rows: [], isPart: false };
  const { amount, direction } = baseOf(booking);
  const whole = views.filter((told) => isWhole(told.rows, amount, direction, told.charges)).sort(byFullness);
  const [best] = whole;
  if (best !== undefined)
    return {
      rows: filled(
        rowsOfTold(best),
        views.filter((one) => one !== best),
      ),
      isPart: false,
    };
  const parts = disjoint(views);
  const rows = parts.flatMap((told) => rowsOfTold(told));
  const sum = sumOfRows(
    rows.map(({ row }) => row),
    direction,
  );
  const order = compareDecimals(sum, amount);
  if (order === 0) return { rows, isPart: false };
  const isPart = order < 0 && parts.every(({ rows: told }) => told.every(({ own }) => own !== undefined));
  return isPart && declaresMore(parts, rows.length) ? { rows, isPart } : { rows, wrongSum: sum, isPart: false };
}

function declaresMore(parts: readonly Told[], count: number): boolean {
  return parts.length > 1 || parts.some(({ declared = 0 }) => declared > count);
}

const nowhere: BookingRow['also'] = [];

function rowsOfTold(told: Told): BookingRow[] {
  return told.rows.map((row, index) => ({ told, index, row, also: nowhere }));
}

/** Amounts that the bank does not say keep nobody from reading the others. */
function isWhole(rows: readonly Row[], amount: string, direction: string, charges: string): boolean {
  if (rows.length === 1 && rows[0]?.amount === amount && rows[0].direction === direction) return true;
  const sum = sumOfRows(rows, direction);
  if (rows.some((row) => row.amount === undefined)) return compareDecimals(sum, amount) <= 0;
  return compareDecimals(sum, amount) === 0 || compareDecimals(exactSumOf([sum, negated(charges)]), amount) === 0;
}

function byFullness(one: Told, other: Told): number {
  return fullnessOf(other) - fullnessOf(one) || (one.key < other.key ? -1 : 1);
}

function fullnessOf({ rows, source }: Told): number {
  const said = ({ references, own, payer, endToEnd, uetr }: Row) =>
    (references.length > 0 ? 1000 : 0) + [own, payer, endToEnd, uetr].filter((one) => one !== undefined).length * 10;
  // What is here says more than what is remembered
  return rows.reduce((sum, row) => sum + said(row), 0) + (source === undefined ? 0 : 1);
}

/** Messages that have other payments than those before, by the bank's references. */
function disjoint(views: readonly Told[]): Told[] {
  const seen = new Set<string>();
  const chosen: Told[] = [];
  for (const told of [...views].sort(byFullness)) {
    const owns = told.rows.flatMap(({ own }) => own ?? []);
    if (chosen.length > 0 && (owns.length < told.rows.length || owns.some((own) => seen.has(own)))) continue;
    for (const own of owns) seen.add(own);
    chosen.push(told);
  }
  return chosen;
}

function filled(rows: readonly BookingRow[], others: readonly Told[]): BookingRow[] {
  let found = [...rows];
  for (const told of others) {
    const partners = matchRows(
      found.map(({ row }) => row),
      told.rows,
    );
    found = found.map((one, at): BookingRow => {
      const index = partners[at];
      if (index === undefined) return one;
      return { ...one, row: withFieldsOf(one.row, told.rows[index] as Row), also: [...one.also, { told, index }] };
    });
  }
  return found;
}

/** In an order that does not depend on the message that tells them. */
export function bySignature(one: BookingRow, other: BookingRow): number {
  return rowSignature(one.row) < rowSignature(other.row) ? -1 : 1;
}

/** Where an advice of its own tells a payment that is in a collection. */
export function advicesOf({ advices }: Booking, { row: { own } }: BookingRow): readonly Told[] {
  return advices.flatMap(toldOfBooking).filter(({ rows: [only] }) => only?.own === own);
}

function withFieldsOf(row: Row, other: Row): Row {
  const references = row.references.length > 0 ? row.references : other.references;
  const merged = { ...other, ...definedOf(row), references };
  const detail = row.detail ?? other.detail;
  if (row.detail === undefined || other.detail === undefined) return { ...merged, detail };
  const own = definedOf(row.detail) as EntryDetail;
  const charges = row.detail.charges.length > 0 ? row.detail.charges : other.detail.charges;
  return { ...merged, detail: { ...other.detail, ...own, references, charges } };
}

function definedOf<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<T>;
}
