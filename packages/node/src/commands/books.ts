import { type BooksFormat, type Journal, journalOf, parseBooksSettings, writeBooks } from '@rappen/core/bookkeeping';
import type { Reconciliation } from '@rappen/core/reconciliation';
import { ok, type Result } from '@rappen/core/result';
import type { StatementFile } from '@rappen/core/statement';
import { readJsonFile } from '../json-file.ts';
import type { ProblemsOf } from '../report.ts';
import { readIfThere, writeWhole } from '../whole-file.ts';

/** Options of commands that write double entries. */
export interface BooksOptions {
  readonly books: BooksFormat | undefined;
  readonly 'books-output': string | undefined;
  readonly 'books-settings': string | undefined;
  readonly seen: string | undefined;
  readonly csv: boolean;
  readonly json: boolean;
  readonly output: string;
}

/** What is wrong with the options; undefined where nothing is. */
export async function misunderstoodBooks(options: BooksOptions): Promise<string | undefined> {
  const { books, 'books-output': output, 'books-settings': settings, seen } = options;
  if (books === undefined) {
    const given = output !== undefined ? '--books-output' : settings !== undefined ? '--books-settings' : undefined;
    return given && `reconcile ${given} needs --books, which names the program`;
  }
  if (output === undefined) return 'reconcile --books needs --books-output FILE';
  const isTaken = options.json || (options.csv && options.output === '-');
  if (output === '-' && isTaken) return 'reconcile cannot print two things: --books-output must be a file';
  const isThere = seen !== undefined && output !== '-' && (await readIfThere(output)) !== undefined;
  // What an earlier run wrote there is written only once
  return isThere
    ? `--books-output ${output} is there already: import it, then move it or name another file`
    : undefined;
}

/** Double entries that are ready to be written. */
export interface WrittenBooks {
  readonly journal: Journal;
  write(): Promise<void>;
}

/** The double entries of a reconciliation, or everything that keeps them from being written, with its file. Throws `FileTrouble`. */
export async function booksOf(
  options: BooksOptions,
  result: Reconciliation,
  statements: readonly StatementFile[],
): Promise<Result<WrittenBooks | undefined> & Pick<ProblemsOf, 'source'>> {
  const { books, 'books-output': output = '-', 'books-settings': source } = options;
  if (books === undefined) return ok(undefined);
  const given = source === undefined ? ok({}) : await readJsonFile(source);
  const settings = given.ok ? parseBooksSettings(given.value) : given;
  if (!settings.ok) return { ...settings, source };
  const journal = journalOf(result, statements, settings.value);
  const file = writeBooks(journal, books, settings.value);
  if (!file.ok) return { ...file, source };
  return ok({ journal, write: () => writeWhole(output, file.value.text) });
}
