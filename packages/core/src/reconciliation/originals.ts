import {
  advicesOf,
  type Booking,
  type BookingRow,
  type BookingRows,
  baseOf,
  bySignature,
  fateKey,
  isMute,
  type Memory,
  type Row,
  referenceOf,
  referenceSignature,
  rowsOfBooking,
  type Told,
  toldOfBooking,
} from '../booking/index.ts';
import { append } from '../lists.ts';
import { doubtOf } from './doubts.ts';
import type { OriginalPayment } from './item.ts';
import { detailOf, entryOf } from './rebuilt.ts';

interface Judged {
  readonly booking: Booking;
  readonly rows: BookingRows;
}

interface Payment extends Judged {
  readonly one: BookingRow;
}

type Original = OriginalPayment & { readonly amount: string | undefined };

/**
 * The payments that reversals take back. A reversal has no reference of the original entry by rule, but banks write it now and then; so
 * it is looked for by everything that both have: the bank's reference, UETR, identifications of the payer, reference with amount; of
 * the same account, in the opposite direction, and not later. Source: SPS 2025, Business Rules, 2.4.
 */
export class Originals {
  private readonly byName = new Map<string, Payment[]>();
  private readonly wholes = new Map<string, Judged[]>();
  private readonly memory: Memory;
  /** Of all bookings where anything is taken back; else they are made when they are asked for, and kept by nobody. */
  private readonly rows = new Map<Booking, BookingRows>();

  constructor(bookings: readonly Booking[], memory: Memory) {
    this.memory = memory;
    const isNeeded = bookings.some((booking) => toldOfBooking(booking).some(mayTakeBack));
    for (const booking of isNeeded ? bookings : []) {
      const rows = rowsOfBooking(booking);
      this.rows.set(booking, rows);
      const told = baseOf(booking);
      if (told.direction !== 'credit' || told.isReversal) continue;
      for (const one of rows.rows) this.addPayment({ booking, rows, one });
      for (const name of namesOfWhole(booking)) {
        append(this.wholes, wholeKey(told, name), { booking, rows });
      }
    }
  }

  /** The payments of a booking. */
  rowsOf(booking: Booking): BookingRows {
    return this.rows.get(booking) ?? rowsOfBooking(booking);
  }

  private addPayment(payment: Payment): void {
    const { booking, one } = payment;
    const rows = [one.row, ...advicesOf(booking, one).flatMap(({ rows: [row] }) => row ?? [])];
    const names = new Set([...namesOfWhole(booking), ...rows.flatMap(namesOf)]);
    for (const name of names) append(this.byName, paymentKey(one.told, one.row, name), payment);
  }

  /** The payment that a payment of a reversal takes back. */
  of(booking: Booking, row: Row): OriginalPayment | undefined {
    const told = baseOf(booking);
    if (!isTakenBack(told, row)) return undefined;
    for (const name of [...namesOf(row), ...namesOfEntry(booking)]) {
      const all = this.byName.get(paymentKey(told, row, name)) ?? [];
      const found = sureFirst(all.filter((payment) => isNotLater(payment.booking, told)));
      if (found.length > 0) return this.originalOf(found);
    }
    return undefined;
  }

  /** The payments of the one booking that a reversal without payments takes back, as far as they are known; undefined: of none. */
  ofWhole(booking: Booking): Original[] | undefined {
    const told = baseOf(booking);
    if (!isTakenBack(told, undefined) || !isMute(booking)) return undefined;
    for (const name of namesOfWhole(booking)) {
      const all = this.wholes.get(wholeKey(told, name)) ?? [];
      const found = sureFirst(all.filter((one) => isNotLater(one.booking, told)));
      const [only, ...more] = found;
      if (only === undefined) continue;
      if (more.length > 0 || this.mayBePayment(told, name, only.booking)) return [];
      // In an order that does not depend on the message that tells them
      return [...only.rows.rows].sort(bySignature).map((one) => ({
        ...this.originalOf([{ ...only, one }]),
        amount: one.row.amount,
      }));
    }
    return undefined;
  }

  /** Whether it may as well take back one payment of another collection. */
  private mayBePayment(told: Told, name: string, whole: Booking): boolean {
    const all = this.byName.get(paymentKey(told, told, name)) ?? [];
    return all.some(({ booking }) => booking !== whole && isNotLater(booking, told));
  }

  private originalOf(found: readonly Payment[]): OriginalPayment {
    const latest = found[found.length - 1] as Payment;
    const references = new Set(found.map(({ one }) => referenceSignature(one.row.references)));
    const { told, row, also, index } = latest.one;
    const places = [{ told, index }, ...also];
    const events = places.flatMap((place) => this.memory.fates.get(fateKey(place.told.key, place.index)) ?? []);
    return {
      place: toldOfBooking(latest.booking).find(({ source }) => source !== undefined)?.source?.place,
      item: { account: told.account, entry: entryOf(told), detail: detailOf(row) },
      bill: events.find(({ bill }) => bill !== undefined)?.bill,
      isUnclear: references.size > 1,
      doubt: doubtOf(latest.booking, latest.rows),
    };
  }
}

/** By the first day that any message tells. */
function isNotLater(booking: Booking, reversal: Told): boolean {
  return toldOfBooking(booking).some(({ day }) => day <= reversal.day);
}

/** What is in doubt only where there is nothing else. */
function sureFirst<T extends { readonly booking: Booking }>(found: readonly T[]): readonly T[] {
  const sure = found.filter(({ booking }) => booking.doubt === undefined);
  return sure.length > 0 ? sure : found;
}

function mayTakeBack(told: Told): boolean {
  return isTakenBack(told, undefined) || told.rows.some((row) => isTakenBack(told, row));
}

function isTakenBack(told: Told, row: Row | undefined): boolean {
  const direction = row?.direction ?? told.direction;
  return direction === 'debit' && (told.isReversal || told.kind === 'incoming' || told.kind === 'directDebit');
}

function namesOfEntry(booking: Booking): string[] {
  return [...new Set(booking.parts.flatMap(({ own }) => (own === undefined ? [] : [`C ${own}`])))];
}

function namesOfWhole(booking: Booking): string[] {
  const reference = referenceOf(booking);
  return [...namesOfEntry(booking), ...(reference === undefined ? [] : [`N ${reference}`])];
}

function namesOf({ own, uetr, endToEnd, instruction, references, payer, detail }: Row): string[] {
  const written = detail?.servicerReference ?? own;
  const reference = references.length === 0 ? undefined : referenceSignature(references);
  return [
    ...(uetr === undefined ? [] : [`U ${uetr}`]),
    ...(written === undefined ? [] : [`D ${written}`, `C ${written}`]),
    ...(endToEnd === undefined || instruction === undefined ? [] : [`E ${endToEnd} ${instruction}`]),
    ...(reference === undefined || payer === undefined ? [] : [`P ${reference} ${payer}`]),
    ...(reference === undefined ? [] : [`R ${reference}`]),
    ...(endToEnd === undefined ? [] : [`E ${endToEnd}`]),
  ];
}

function paymentKey({ account, currency }: Told, { amount }: Pick<Row, 'amount'>, name: string): string {
  return `${account}|${currency}|${amount ?? ''}|${name}`;
}

function wholeKey({ account, currency, amount }: Told, name: string): string {
  return `${account}|${currency}|${amount}|${name}`;
}
