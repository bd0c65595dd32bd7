import { accountRoles, type BooksFormat, booksFormats } from '@rappen/core/bookkeeping';
import type { Problem } from '@rappen/core/problem';
import { useState } from 'preact/hooks';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { download } from '../parts/download.ts';
import { ChoiceField } from '../parts/fields/field.tsx';
import { Folded } from '../parts/fields/folded.tsx';
import { entriesOf, savedRuns } from '../records/bank/books.ts';
import type { KeptEntry } from '../records/bank/records.ts';
import { swissDay } from '../records/swiss-day.ts';
import { BooksAccounts } from '../work/bank/books-accounts.tsx';
import { keepBooks, keptBooks, placeOf, programs, settingsOf, type TypedBooks } from '../work/bank/books-settings.ts';
import type { Bank } from '../work/bank/use-bank.ts';
import type { BankIntake } from '../work/bank/use-bank-files.tsx';
import { reader } from '../work/reader/reader.ts';

/** Accounts that the books of the bank have besides its own. */
const roles = accountRoles.filter((role) => role !== 'bank');

interface PanelProps {
  readonly bank: Bank;
  readonly intake: BankIntake;
}

/** The bookings of all statements as double entries, to be saved for a program of bookkeeping. */
export function BooksPanel({ bank, intake }: PanelProps) {
  const { bank: texts, sentenceOf } = useBankWords();
  const words = texts.statements.books;
  const [books, setBooks] = useState(keptBooks);
  const { save, said, forget } = useSaving({ bank, intake }, books);
  const runs = bank.records?.runs ?? [];
  const [all, fresh] = [entriesOf(runs, 'all'), entriesOf(runs, 'new')];
  if (runs.length === 0) return null;
  const change = (changes: Partial<TypedBooks>) => {
    forget();
    const next = { ...books, ...changes };
    setBooks(next);
    keepBooks(next);
  };
  const left = runs.reduce((sum, run) => sum + (run.books?.left ?? 0), 0);
  const isAtField = (problem: Problem) => placeOf(problem, books, all) !== undefined;
  const others = said.filter((problem) => !isAtField(problem));
  const withoutBooks = runs.filter((run) => run.books === undefined).length;
  return (
    <section class="books" aria-labelledby="books">
      <h2 id="books">{words.title}</h2>
      <p class="hint">{words.hint}</p>
      {left > 0 && <p class="hint">{fill(words.left, { count: left })}</p>}
      {withoutBooks > 0 && <p class="hint">{fill(words.older, { count: withoutBooks })}</p>}
      <ChoiceField
        id="books-format"
        label={words.format}
        hint={words.formats[books.format]}
        value={books.format}
        choices={[...booksFormats].map((format) => [format, programs[format]] as const)}
        onValue={(format) => change({ format: format as BooksFormat })}
      />
      <Folded title={words.accounts.title} isWrong={said.some(isAtField)}>
        <BooksAccounts books={books} roles={roles} entries={all} said={said} change={change} />
      </Folded>
      {others.length > 0 && (
        <ul class="findings" role="alert">
          {others.map((problem, index) => (
            <li key={index}>{sentenceOf(problem)}</li>
          ))}
        </ul>
      )}
      <div class="buttons">
        <button type="button" disabled={fresh.length === 0} onClick={() => void save(fresh)}>
          {fill(words.saveNew, { count: fresh.length })}
        </button>
        {all.length > fresh.length && (
          <button type="button" class="quiet" onClick={() => void save(all)}>
            {fill(words.saveAll, { count: all.length })}
          </button>
        )}
      </div>
    </section>
  );
}

/** Saves entries as a file, and remembers which are in one; says what keeps them from it, or is to be looked at. */
function useSaving({ bank, intake }: PanelProps, books: TypedBooks) {
  const { bank: texts, language } = useBankWords();
  const words = texts.statements.books;
  const [said, setSaid] = useState<readonly Problem[]>([]);
  const save = async (entries: readonly KeptEntry[]) => {
    const { runs } = bank.current();
    const request = { entries, format: books.format, settings: settingsOf(books, language) };
    const written = await reader.ask('books', request).catch(() => undefined);
    if (written === undefined) return intake.say({ text: texts.files.failed, isBad: true });
    if (!written.ok) return setSaid(written.problems);
    const { file, extension, notices } = written.value;
    const ofRuns = runs.flatMap((run) => run.books?.notices ?? []);
    setSaid([...notices, ...ofRuns]);
    download(file, `${words.fileName}-${swissDay(new Date())}.${extension}`);
    const saved = savedRuns(runs, new Date().toISOString());
    const kept = await bank.change({ put: { runs: saved }, present: { runs: saved.map(({ id }) => id) } });
    if (kept !== 'kept') return intake.sayKept(kept);
    intake.say({ text: fill(words.saved, { count: entries.length }) });
  };
  return { save, said, forget: () => setSaid([]) };
}
