import { append } from '../lists.ts';
import { referenceSignature, rowSignature } from './read-told.ts';
import type { Row, Told } from './told.ts';

/** Whether two payments cannot be one. */
export function contradicts(one: Row, other: Row): boolean {
  const references = (row: Row) => (row.references.length === 0 ? undefined : referenceSignature(row.references));
  return (
    one.direction !== other.direction ||
    differ(one.amount, other.amount) ||
    differ(references(one), references(other)) ||
    differ(one.uetr, other.uetr)
  );
}

/** Whether two payments cannot be one, or say something that differs: who paid, how the payer calls it, what the bank calls it. */
export function saysOther(one: Row, other: Row): boolean {
  const fields = ['own', 'endToEnd', 'instruction', 'payer'] as const;
  return contradicts(one, other) || fields.some((field) => differ(one[field], other[field]));
}

/** Whether two entries may be one by their payments: as many of them are the same one by one, as far as both say something. */
export function mayBeOne({ rows }: Told, { rows: others }: Told): boolean {
  const [row, ...more] = rows;
  if (row === undefined || rows.length !== others.length) return true;
  if (more.length === 0) return !saysOther(row, others[0] as Row);
  return matchRows(rows, others).every((partner) => partner !== undefined);
}

/** For each row the one of the others that is the same payment: by the bank's reference, then by what it says, then by amount. */
export function matchRows(rows: readonly Row[], others: readonly Row[]): (number | undefined)[] {
  const partners: (number | undefined)[] = rows.map(() => undefined);
  const taken = new Set<number>();
  const said = (row: Row) => `${rowSignature(row)} ${row.endToEnd ?? ''} ${row.payer ?? ''}`;
  const withReference = (row: Row) => (row.references.length === 0 ? undefined : rowSignature(row));
  const amountOnly = (row: Row) => `${row.direction} ${row.amount}`;
  for (const keyOf of [({ own }: Row) => own, said, withReference, amountOnly]) {
    const queues = new Map<string, number[]>();
    for (const [at, other] of others.entries()) {
      const key = taken.has(at) ? undefined : keyOf(other);
      if (key !== undefined) append(queues, key, at);
    }
    for (const queue of queues.values()) queue.reverse();
    for (const [at, row] of rows.entries()) {
      const key = partners[at] === undefined ? keyOf(row) : undefined;
      const queue = key === undefined ? undefined : queues.get(key);
      const index = queue?.at(-1);
      if (index === undefined || contradicts(row, others[index] as Row)) continue;
      queue?.pop();
      taken.add(index);
      partners[at] = index;
    }
  }
  return partners;
}

function differ<T>(one: T | undefined, other: T | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
