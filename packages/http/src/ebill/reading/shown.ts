import { ExactNumber } from '@rappen/core/json';
import { rejectedValueLengthMax } from '../operation/wording.ts';

/** How many values are kept for what an answer may show, and how deep. */
const bounds = { valuesMax: 16_000, depthMax: 12 } as const;

/**
 * Of what was sent, what answers may show where they refuse it: the scalars as text, cut where an answer cuts them, without PDFs. It
 * is plain data, and short whatever was sent: of more values than any business case has the last are left out.
 */
export function shownOf(root: unknown): unknown {
  let left: number = bounds.valuesMax;
  function shown(value: unknown, depth: number): unknown {
    left -= 1;
    if (left < 0 || value === null || value === undefined) return undefined;
    if (typeof value === 'string') return value.slice(0, rejectedValueLengthMax);
    if (value instanceof ExactNumber) return value.text.slice(0, rejectedValueLengthMax);
    if (typeof value !== 'object') return String(value);
    if (depth >= bounds.depthMax) return undefined;
    if (Array.isArray(value)) return someOf(value, (entry) => shown(entry, depth + 1));
    const members: [string, unknown][] = [];
    for (const [name, member] of Object.entries(value)) {
      if (left <= 0) break;
      if (name !== 'pdf') members.push([name, shown(member, depth + 1)]);
    }
    return Object.fromEntries(members);
  }
  function someOf(entries: readonly unknown[], each: (entry: unknown) => unknown): unknown[] {
    const made: unknown[] = [];
    for (const entry of entries) {
      if (left <= 0) break;
      made.push(each(entry));
    }
    return made;
  }
  return shown(root, 0);
}
