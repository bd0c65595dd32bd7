import { textOf } from '../../sheet/fields.ts';
import type { BillTable } from './bill-table.ts';

/** A reference that several bills have, with the numbers of their rows. */
export interface SameReference {
  readonly reference: string;
  readonly numbers: readonly number[];
}

/** References that more than one bill to the same account has. */
export function sameReferences({ rows, read }: BillTable): readonly SameReference[] {
  const found = new Map<string, number[]>();
  read.forEach((row, index) => {
    const reference = textOf(row?.cells ?? [], 'reference');
    const number = rows[index]?.number;
    if (reference === '' || number === undefined) return;
    const key = `${textOf(row?.cells ?? [], 'iban')} ${reference}`;
    found.set(key, [...(found.get(key) ?? []), number]);
  });
  return [...found].flatMap(([key, numbers]) =>
    numbers.length < 2 ? [] : [{ reference: key.slice(key.indexOf(' ') + 1), numbers }],
  );
}
