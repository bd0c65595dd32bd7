import { addDays } from '../date/calendar-date.ts';
import type { StatementFile } from '../statement/index.ts';
import { messageKeyOf, readMemory, withoutFates } from './memory.ts';
import { readTold } from './read-told.ts';
import { dayOfTold } from './told.ts';

/** A line of the memory, with what it is looked up by: for whoever keeps it in a database. It says nothing of who paid. */
export interface MemoryRecord {
  /** No two lines have the same; in the order of keys they are read back. */
  readonly key: string;
  readonly account: string;
  /** Days of booking that it is about. */
  readonly from: string;
  readonly to: string;
  readonly line: string;
}

/** An account and days of booking: what of the memory some files need. */
export interface MemoryWindow {
  readonly account: string;
  readonly from: string;
  readonly to: string;
}

/** Days before and after those of some files, of which the memory is asked for: twice what any rule looks at. */
const windowDays = 12;

/** What of the memory `reconcile` has to be given for some files. */
export function memoryWindows(files: readonly StatementFile[]): MemoryWindow[] {
  const windows = new Map<string, { from: string; to: string }>();
  for (const { message, told } of readTold(files)) {
    const days = [...told.map(({ day }) => day), message.from?.slice(0, 10), message.to?.slice(0, 10)];
    for (const day of days) {
      if (day === undefined) continue;
      const known = windows.get(message.account);
      if (known === undefined) windows.set(message.account, { from: day, to: day });
      else if (day < known.from) known.from = day;
      else if (day > known.to) known.to = day;
    }
  }
  return [...windows].map(([account, { from, to }]) => ({
    account,
    from: shifted(from, -windowDays),
    to: shifted(to, windowDays),
  }));
}

function shifted(day: string, days: number): string {
  const from = dayOfTold({ day });
  return (from && addDays(from, days)) ?? day;
}

/**
 * The new lines of a memory as records. Of payments that `isKept` does not name nothing is kept but that they were told, so that they are
 * shown again when they are told again.
 */
export function memoryRecords(
  before: readonly string[],
  lines: readonly string[],
  isKept: (key: string, row: number) => boolean,
): MemoryRecord[] {
  const { told, messages } = readMemory([...before, ...lines]);
  const { events } = readMemory(before);
  const counts = new Map(events);
  return lines.flatMap((whole): MemoryRecord[] => {
    const kept = withoutFates(whole, isKept);
    if (kept === undefined) return [];
    const { kind, key, line } = kept;
    const one = told.get(key);
    const message = kind === 'm' ? messages.get(key) : messages.get(messageKeyOf(key));
    if (message === undefined) return [];
    const { account, days, from, to } = message;
    if (kind === 'm') {
      const all = [...days, ...[from, to].flatMap((moment) => moment?.slice(0, 10) ?? [])].sort();
      return [{ key: `m ${key}`, account, from: all[0] ?? '', to: all.at(-1) ?? '', line }];
    }
    const day = one?.day ?? '';
    if (kind === 't') return [{ key: `t ${key}`, account, from: day, to: day, line }];
    // Events of one entry are numbered, so that none takes the place of another
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return [{ key: `e ${key} ${String(number).padStart(6, '0')}`, account, from: day, to: day, line }];
  });
}
