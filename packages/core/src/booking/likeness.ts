import { referenceSignature } from './read-told.ts';
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

/** Whether two entries of one payment each name who paid, or how the payer calls it, and not the same. */
export function isOfOther({ rows: [one, ...more] }: Told, { rows: [other, ...others] }: Told): boolean {
  if (one === undefined || other === undefined || more.length + others.length > 0) return false;
  return saysOther(one, other);
}

function differ<T>(one: T | undefined, other: T | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
