import type { BooksRole } from '@rappen/core/bookkeeping';
import { formatIban } from '@rappen/core/iban';
import type { Problem } from '@rappen/core/problem';
import { useBankWords } from '../../language/bank/words.ts';
import { fill } from '../../language/catalogue.ts';
import { type Remark, TextField } from '../../parts/fields/field.tsx';
import {
  type BooksEntry,
  bankOf,
  banksOf,
  currenciesOf,
  fieldId,
  placeOf,
  type TypedBooks,
  typedOf,
  usualAccounts,
  withTyped,
} from './books-settings.ts';

interface AccountsProps {
  readonly books: TypedBooks;
  /** Besides those of the bank accounts. */
  readonly roles: readonly Exclude<BooksRole, 'bank'>[];
  readonly entries: readonly BooksEntry[];
  /** What is wrong, or to be looked at. */
  readonly said: readonly Problem[];
  readonly change: (changes: Partial<TypedBooks>) => void;
}

/** A field with what is to be said about it. */
type FieldOf = (id: string) => { readonly id: string; readonly remarks: readonly Remark[] };

/** The accounts of the books: of each bank account, and of what money is for; and what a program asks for besides. */
export function BooksAccounts({ books, roles, entries, said, change }: AccountsProps) {
  const { bank, sentenceOf } = useBankWords();
  const words = bank.statements.books.accounts;
  const field: FieldOf = (id) => ({
    id,
    remarks: said
      .filter((problem) => placeOf(problem, books, entries) === id)
      .map((problem) => ({ severity: 'error' as const, sentence: sentenceOf(problem), fixes: [] })),
  });
  const { accounts, banks } = books;
  return (
    <>
      <p class="hint">{words.hint}</p>
      <div class="accounts">
        {banksOf(entries).map((name, index) => (
          <TextField
            key={name}
            {...field(fieldId.bank(index))}
            label={shownBank(name)}
            hint={fill(words.usual, { account: accounts.bank || usualAccounts.bank })}
            value={typedOf(banks, name)}
            onValue={(typed) => change({ banks: withTyped(banks, name, typed) })}
          />
        ))}
        {roles.map((role) => (
          <TextField
            key={role}
            {...field(fieldId.account(role))}
            label={words.roles[role]}
            hint={fill(words.usual, { account: usualAccounts[role] })}
            value={accounts[role] ?? ''}
            onValue={(typed) => change({ accounts: { ...accounts, [role]: typed } })}
          />
        ))}
        <AskedByProgram books={books} entries={entries} change={change} field={field} />
      </div>
    </>
  );
}

/** What some programs need besides accounts. */
function AskedByProgram(properties: Omit<AccountsProps, 'said' | 'roles'> & { readonly field: FieldOf }) {
  const { books, entries, change, field } = properties;
  const words = useBankWords().bank.statements.books.accounts;
  const { rates, format } = books;
  return (
    <>
      {(format === 'datev' || format === 'abacus') &&
        currenciesOf(entries).map((currency) => (
          <TextField
            key={currency}
            {...field(fieldId.rate(currency))}
            label={fill(words.rate, { currency })}
            inputMode="decimal"
            value={typedOf(rates, currency)}
            onValue={(typed) => change({ rates: withTyped(rates, currency, typed) })}
          />
        ))}
      {format === 'datev' &&
        (['consultant', 'client'] as const).map((name) => (
          <TextField
            key={name}
            {...field(fieldId.datev(name))}
            label={words[name]}
            inputMode="numeric"
            value={books[name]}
            onValue={(typed) => change({ [name]: typed })}
          />
        ))}
    </>
  );
}

function shownBank(name: string): string {
  const { iban, currency } = bankOf(name);
  return `${formatIban(iban)}, ${currency}`;
}
