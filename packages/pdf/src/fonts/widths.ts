import { integerOf } from '../syntax/file-object.ts';
import type { CosDictionary } from '../syntax/values.ts';
import type { FontReader } from './font-reader.ts';

/** The width of a code as far as the dictionary says it; undefined for all codes where it says nothing. */
export function declaredWidths(document: FontReader, { entries }: CosDictionary): (code: number) => number | undefined {
  const first = integerOf(document.resolved(entries.get('FirstChar'))) ?? 0;
  const widths = document.resolved(entries.get('Widths'));
  if (widths?.kind !== 'array') return () => undefined;
  const descriptor = document.dictionary(entries.get('FontDescriptor'));
  const missing = document.resolved(descriptor?.entries.get('MissingWidth'));
  const otherwise = missing?.kind === 'number' ? missing.value : 0;
  return (code) => {
    const width = document.resolved(widths.items[code - first]);
    return width?.kind === 'number' ? Math.max(0, width.value) : otherwise;
  };
}
