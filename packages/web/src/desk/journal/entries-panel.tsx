import {
  type AccountRole,
  type BooksFormat,
  booksFormats,
  type DebtorRole,
  debtorRoles,
} from '@rappen/core/bookkeeping';
import { debtorEntries, type Period, type VatMethod } from '@rappen/core/debtors';
import { normalizeIban } from '@rappen/core/iban';
import type { Problem } from '@rappen/core/problem';
import { useMemo, useState } from 'preact/hooks';
import { useBankWords } from '../../language/bank/words.ts';
import { fill } from '../../language/catalogue.ts';
import { useJournalWords } from '../../language/journal/words.ts';
import { download } from '../../parts/download.ts';
import { Check } from '../../parts/fields/check.tsx';
import { ChoiceField } from '../../parts/fields/field.tsx';
import { Folded } from '../../parts/fields/folded.tsx';
import type { Company, DeskRecords } from '../../records/desk/records.ts';
import { BooksAccounts } from '../../work/bank/books-accounts.tsx';
import {
  keepBooks,
  keptBooks,
  placeOf,
  programs,
  settingsOf,
  type TypedBooks,
  usualAccounts,
} from '../../work/bank/books-settings.ts';
import { reader } from '../../work/reader/reader.ts';
import { companyDebtors } from './use-content.ts';

/** Accounts that the books of invoices have, besides that of the bank. */
const bankRoles = [
  'receivables',
  'discounts',
  'roundingDifferences',
  'customerCredits',
  'transit',
  'bankCharges',
] as const;
const roles = [...bankRoles, ...debtorRoles] satisfies readonly (Exclude<AccountRole, 'bank'> | DebtorRole)[];

interface PanelProps {
  readonly records: DeskRecords;
  readonly company: Company;
  readonly period: Period;
  readonly method: VatMethod;
  readonly fileName: string;
}

/** What happened in the period as double entries, for a program of bookkeeping; they are made when somebody looks. */
export function EntriesPanel(properties: PanelProps) {
  const { books: words } = useJournalWords().journal;
  return (
    <Folded title={words.title} class="entries">
      <Entries {...properties} />
    </Folded>
  );
}

function Entries(properties: PanelProps) {
  const { bank, sentenceOf } = useBankWords();
  const { books: words } = useJournalWords().journal;
  const [books, setBooks] = useState(keptBooks);
  const [hasTold, setTold] = useState(false);
  const { save, said, entries, hasFailed, forget } = useSaving(properties, books, hasTold);
  const change = (changes: Partial<TypedBooks>) => {
    forget();
    const next = { ...books, ...changes };
    setBooks(next);
    keepBooks(next);
  };
  const isAtField = (problem: Problem) => placeOf(problem, books, entries) !== undefined;
  const others = said.filter((problem) => !isAtField(problem));
  const { method } = properties;
  return (
    <div class="whole">
      <p class="hint">{`${words.hint} ${words.vat[method]}`}</p>
      <ChoiceField
        id="books-format"
        label={bank.statements.books.format}
        hint={bank.statements.books.formats[books.format]}
        value={books.format}
        choices={booksFormats.map((format) => [format, programs[format]] as const)}
        onValue={(format) => change({ format: format as BooksFormat })}
      />
      <Check label={words.told} checked={hasTold} onChange={setTold} />
      <p class="hint">{words.toldHint}</p>
      <Folded title={bank.statements.books.accounts.title} isWrong={said.some(isAtField)}>
        <BooksAccounts books={books} roles={roles} entries={entries} said={said} change={change} />
      </Folded>
      {others.length > 0 && (
        <ul class="findings" role="alert">
          {others.map((problem, index) => (
            <li key={index}>{sentenceOf(problem)}</li>
          ))}
        </ul>
      )}
      <div class="buttons">
        <button type="button" disabled={entries.length === 0} onClick={() => void save()}>
          {fill(words.save, { count: entries.length })}
        </button>
      </div>
      {hasFailed && (
        <p role="alert" class="hint error">
          {words.failed}
        </p>
      )}
    </div>
  );
}

/** Saves the entries as a file; says what keeps them from it, or is to be looked at. */
function useSaving({ records, company, period, method, fileName }: PanelProps, books: TypedBooks, hasTold: boolean) {
  const { journal: words, language } = useJournalWords();
  const [said, setSaid] = useState<readonly Problem[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const entries = useMemo(
    () =>
      debtorEntries(companyDebtors(records, company, period), period, {
        accounts: accountsOf(books),
        bank: normalizeIban(company.iban),
        hasVat: method === 'agreed',
        hasTold,
        words: { ...words.events, cancelled: words.cancelled.any, rate: words.books.rate },
      }),
    [records, company, period, method, books, hasTold, words],
  );
  const save = async () => {
    const request = { entries, format: books.format, settings: settingsOf(books, language) };
    const written = await reader.ask('books', request).catch(() => undefined);
    setFailed(written === undefined);
    if (!written?.ok) return setSaid(written?.problems ?? []);
    const { file, extension, notices } = written.value;
    setSaid(notices);
    download(file, `${fileName}.${extension}`);
  };
  return { save, said, entries, hasFailed, forget: () => setSaid([]) };
}

/** Accounts of what only invoices have; those of the bank are named where the file is written. */
function accountsOf({ accounts }: TypedBooks): Readonly<Record<DebtorRole, string>> {
  const named = debtorRoles.map((role) => [role, accounts[role]?.trim() || usualAccounts[role]] as const);
  return Object.fromEntries(named) as Record<DebtorRole, string>;
}
