import { assignmentEntry, type JournalLanguage, reversedEntry } from '@rappen/core/bookkeeping';
import { newId } from '../new-id.ts';
import type { KeptEntry, KeptReceipt, RunBooks, StatementRun } from './records.ts';

/** All entries of some runs, as they were taken in; those that no file has yet, if asked for. */
export function entriesOf(runs: readonly StatementRun[], which: 'all' | 'new'): readonly KeptEntry[] {
  const all = runs.flatMap(({ books }) => books?.entries ?? []);
  return which === 'all' ? all : all.filter(({ savedAt }) => savedAt === undefined);
}

/** Runs whose entries are in a file now. Those that have nothing new are not among them. */
export function savedRuns(runs: readonly StatementRun[], savedAt: string): readonly StatementRun[] {
  return runs.flatMap((run): StatementRun[] => {
    if (!run.books?.entries.some((entry) => entry.savedAt === undefined)) return [];
    return [withEntries(run, (entries) => entries.map((entry) => ({ ...entry, savedAt: entry.savedAt ?? savedAt })))];
  });
}

/** What somebody says of a receipt, for the books. */
export interface Decision {
  readonly index: number;
  /** The id of the bill. */
  readonly bill: string;
  /** Its number, and what it asks for. */
  readonly label: string;
  readonly open: string | undefined;
  readonly language: JournalLanguage;
}

/** A run whose books know that a receipt counts for a bill. */
export function withDecision(run: StatementRun, { index, bill, label, ...how }: Decision): StatementRun {
  return withEntries(run, (entries) => {
    const made = entries.flatMap((entry) => assignmentEntry(entry, { ...how, receipt: index, bill: label }) ?? []);
    return [...entries, ...made.slice(0, 1).map((entry) => newEntry(entry, bill))];
  });
}

/** A run whose books do not have that any more: what is in a file already is taken back by an entry of its own. */
export function withoutDecision(
  run: StatementRun,
  { index, bill, language }: Pick<Decision, 'index' | 'bill' | 'language'>,
): StatementRun {
  return withEntries(run, (entries) => {
    const isIt = (entry: KeptEntry) => entry.decidedFor === bill && entry.receipts[0] === index;
    const found = entries.find(isIt);
    if (found === undefined) return entries;
    const at = entries.indexOf(found);
    if (found.savedAt === undefined) return entries.filter((_, each) => each !== at);
    const { decidedFor: _, ...settled } = found;
    return [...entries.map((entry, each) => (each === at ? settled : entry)), newEntry(reversedEntry(found, language))];
  });
}

/** What stays of a run that is taken back: nothing, or the entries that take back what is in a file already. */
export function remainsOf(run: StatementRun, language: JournalLanguage): readonly StatementRun[] {
  const saved = run.books?.entries.filter(({ savedAt }) => savedAt !== undefined) ?? [];
  if (saved.length === 0) return [];
  const entries = saved.map((entry) => newEntry(reversedEntry(entry, language)));
  const nothing = { seen: [], receipts: [] as KeptReceipt[], sums: [], effects: [] };
  return [{ ...run, ...nothing, id: newId(), books: { entries, left: 0, notices: [] } }];
}

function newEntry(entry: KeptEntry, decidedFor?: string): KeptEntry {
  const { savedAt: _, decidedFor: __, ...fresh } = entry;
  return decidedFor === undefined ? fresh : { ...fresh, decidedFor };
}

function withEntries(run: StatementRun, change: (entries: readonly KeptEntry[]) => readonly KeptEntry[]): StatementRun {
  const books: RunBooks | undefined = run.books && { ...run.books, entries: change(run.books.entries) };
  return books === undefined ? run : { ...run, books };
}
