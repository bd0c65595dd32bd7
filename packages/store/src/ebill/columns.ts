import type { Row } from '../database.ts';

/** Reading columns of a row: text and whole numbers, and undefined where there is NULL. */
export function textOf(row: Row, name: string): string {
  return String(row[name]);
}

export function optionalTextOf(row: Row, name: string): string | undefined {
  return row[name] === null || row[name] === undefined ? undefined : String(row[name]);
}

export function numberOf(row: Row, name: string): number {
  return Number(row[name]);
}

export function optionalNumberOf(row: Row, name: string): number | undefined {
  return row[name] === null || row[name] === undefined ? undefined : Number(row[name]);
}

/** A column of JSON text that this store has written. */
export function jsonOf<T>(row: Row, name: string): T {
  return JSON.parse(String(row[name])) as T;
}
