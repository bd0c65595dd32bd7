import { type ToldEntry, toldAccount } from './statement.ts';

/** How a bank calls its bookings in MT940: as in its other messages, in its own way, or not at all. */
export type Mt940Names = 'same' | 'other' | 'none';

/** The entries of a statement as a bank writes them in MT940, with an opening balance of 0 and the closing balance that follows. */
export function writeMt940(
  { id, entries }: { readonly id: string; readonly entries: readonly ToldEntry[] },
  names: Mt940Names = 'none',
): string {
  const cents = entries.reduce(
    (sum, { amount, isCredit }) => sum + (isCredit ? 1 : -1) * Number(amount.replace('.', '')),
    0,
  );
  const days = entries.map(({ date }) => date).sort();
  const [first = '2026-11-20', last = first] = [days[0], days.at(-1)];
  const lines = [
    `:20:${id}`,
    `:25:${toldAccount}`,
    ':28C:1/1',
    `:60F:C${dayText(first)}CHF0,00`,
    ...entries.map((entry, index) => lineOf(entry, index, names)),
    `:62F:${cents < 0 ? 'D' : 'C'}${dayText(last)}CHF${amountText(Math.abs(cents))}`,
  ];
  return `${lines.join('\r\n')}\r\n-\r\n`;
}

function lineOf(
  { amount, isCredit, isReversal, date, servicerReference }: ToldEntry,
  index: number,
  names: Mt940Names,
) {
  const mark = isReversal ? (isCredit ? 'RD' : 'RC') : isCredit ? 'C' : 'D';
  const own = { same: servicerReference, other: `MT${index}`, none: undefined }[names];
  const bank = own === undefined ? '' : `//${own}`;
  return `:61:${dayText(date)}${dayText(date).slice(2)}${mark}${amount.replace('.', ',')}NTRFNONREF${bank}`;
}

function dayText(date: string): string {
  return date.slice(2).replaceAll('-', '');
}

function amountText(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}
