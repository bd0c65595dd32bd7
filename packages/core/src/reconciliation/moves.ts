import { type Booking, type BookingRows, baseOf, dayOfTold } from '../booking/index.ts';
import { exactSumOf, negated } from '../money/decimal-text.ts';
import { signedAmount } from '../statement/index.ts';
import type { Item, Move } from './item.ts';
import { placedOf } from './places.ts';

/** What these files do about one booking; `receipts` are the indexes of its receipts. */
export interface Movement extends Omit<Move, 'items'> {
  readonly receipts: readonly number[];
}

/** What a run does about bookings, with the receipts that it shows of them. */
export function movementsOf(moves: readonly Move[], receipts: readonly { readonly key: string }[]): Movement[] {
  const places = new Map(receipts.map(({ key }, at) => [key, at]));
  return moves.flatMap(({ account, currency, date, amount, charges, kind, place, items }): Movement[] => {
    const found = items.flatMap((key) => places.get(key) ?? []);
    const isNothing = found.length === 0 && amount === '0.00';
    return isNothing ? [] : [{ account, currency, date, amount, charges, kind, place, receipts: found }];
  });
}

/** What a run does about a booking, of which it changes the money by an amount and shows some items; nothing where it does neither. */
export function movesOf(booking: Booking, rows: BookingRows, amount: string, items: readonly Item[]): Move[] {
  if (amount === '0.00' && items.length === 0) return [];
  const { account, currency, kind } = baseOf(booking);
  return [
    {
      account,
      currency,
      date: dayOfTold(baseOf(booking)),
      amount,
      charges: chargesOf(booking, rows, items),
      kind,
      place: placedOf(booking)?.place,
      items: items.map(({ key }) => key),
    },
  ];
}

/**
 * Charges that make the booking less than its payments: told with these, the first time that all of them are shown, and taken back
 * with them.
 */
function chargesOf(booking: Booking, { rows, wrongSum, isPart }: BookingRows, items: readonly Item[]): string {
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
