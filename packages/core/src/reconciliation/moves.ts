import { type Booking, type BookingRow, type BookingRows, baseOf, dayOfTold } from '../booking/index.ts';
import { withOne } from '../lists.ts';
import { exactSumOf, negated } from '../money/decimal-text.ts';
import { signedAmount } from '../statement/index.ts';
import type { Item, Move } from './item.ts';
import { placedOf } from './places.ts';

/** What these files do about one booking; `receipts` are the indexes of its receipts. */
export interface Movement extends Omit<Move, 'first' | 'count'> {
  readonly receipts: readonly number[];
}

/** What a run does about bookings, with the receipts that it shows of them; `receiptOf` is that of each item, or `notShown`. */
export function movementsOf(moves: readonly Move[], receiptOf: Int32Array): Movement[] {
  const movements: Movement[] = [];
  for (const { account, currency, date, amount, charges, kind, place, first, count } of moves) {
    let receipts = noReceipts;
    for (let at = first; at < first + count; at += 1) {
      const place = receiptOf[at] ?? notShown;
      if (place !== notShown) receipts = withOne(receipts, place);
    }
    const isNothing = receipts.length === 0 && amount === '0.00';
    if (!isNothing) movements.push({ account, currency, date, amount, charges, kind, place, receipts });
  }
  return movements;
}

/** The place of the receipt of each item, of so many as were collected. */
export function receiptsOf(count: number, shown: readonly { readonly item: Item }[]): Int32Array {
  const places = new Int32Array(count).fill(notShown);
  shown.forEach(({ item }, at) => {
    places[item.at] = at;
  });
  return places;
}

const notShown = -1;
const noReceipts: readonly number[] = [];

/**
 * What a run does about a booking, of which it changes the money by an amount and shows some items, the first of them at a place;
 * undefined where it does neither.
 */
export function moveOf(
  booking: Booking,
  rows: BookingRows,
  amount: string,
  items: readonly Item[],
  first: number,
): Move | undefined {
  if (amount === '0.00' && items.length === 0) return undefined;
  const { account, currency, kind } = baseOf(booking);
  return {
    account,
    currency,
    date: dayOfTold(baseOf(booking)),
    amount,
    charges: chargesOf(booking, rows, items),
    kind,
    place: placedOf(booking)?.place,
    first,
    count: items.length,
  };
}

/**
 * Charges that make the booking less than its payments: told with these, the first time that all of them are shown, and taken back
 * with them.
 */
function chargesOf(booking: Booking, { rows, wrongSum, isPart }: BookingRows, items: readonly Item[]): string {
  if (rows.length === 1 && isAllOf(booking, rows[0])) return '0.00';
  const amounts = rows.map(
    ({ row, told }) =>
      row.amount && signedAmount({ amount: row.amount, direction: (told.isMute ? told : row).direction }),
  );
  if (rows.length === 0 || wrongSum !== undefined || isPart || amounts.includes(undefined)) return '0.00';
  const { amount, direction } = baseOf(booking);
  const known = amounts.flatMap((one) => one ?? []);
  const charges = exactSumOf([...known, negated(signedAmount({ amount, direction }))]);
  const shown = items.filter(({ counted, doubt, wasShown, isEnvelope }) => {
    return counted === undefined && doubt === undefined && wasShown !== true && !isEnvelope;
  });
  if (shown.length === rows.length) return charges;
  const off = items.filter(({ counted }) => counted?.counted !== undefined);
  return off.length === rows.length ? negated(charges) : '0.00';
}

/** Whether a payment makes the amount of the booking by itself. */
function isAllOf(booking: Booking, one: BookingRow | undefined): boolean {
  const { amount, direction } = baseOf(booking);
  return (
    one?.row.amount === amount &&
    (one.told.isMute ? one.told : one.row).direction === direction &&
    /\.\d\d$/.test(amount)
  );
}
