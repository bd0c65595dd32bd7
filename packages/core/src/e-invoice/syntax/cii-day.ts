import { binderOf, constantAttribute, within } from './table.ts';

const format = constantAttribute('format', '102');

/** A day in the form 102, yyyymmdd. */
export function day<T>(
  name: string,
  key: Parameters<ReturnType<typeof binderOf<T>>['leaf']>[1],
  type = 'udt:DateTimeString',
) {
  return within(name, binderOf<T>().leaf(type, key, 'compactDate', format));
}
