import {
  accountRoles,
  type BooksFormat,
  type BooksRole,
  type BooksSettingsJson,
  booksFormats,
  debtorRoles,
  defaultAccounts,
  defaultDebtorAccounts,
  type JournalEntry,
  type JournalLanguage,
} from '@rappen/core/bookkeeping';
import { parseRegisteredIban } from '@rappen/core/iban';
import { choice, list, object, optional, required, textLeaf } from '@rappen/core/model';
import type { Problem } from '@rappen/core/problem';
import { keepSetting, readSetting } from '../../kept/settings.ts';
import { readTolerantly } from '../../kept/tolerant.ts';

/** Names of the programs, which are the same in all languages. */
export const programs: Readonly<Record<BooksFormat, string>> = {
  banana: 'Banana',
  bexio: 'bexio',
  abacus: 'Abacus',
  datev: 'DATEV',
  hledger: 'hledger',
  beancount: 'beancount',
};

/** How somebody's books are kept, as it was typed. */
export interface TypedBooks {
  readonly format: BooksFormat;
  /** By what they are for; empty: as usual. */
  readonly accounts: Readonly<Partial<Record<BooksRole, string>>>;
  /** Of each bank account and currency, by `bankName`. */
  readonly banks: readonly TypedPair[];
  /** What one unit of a currency is worth in CHF. */
  readonly rates: readonly TypedPair[];
  /** Numbers that DATEV asks for. */
  readonly consultant: string;
  readonly client: string;
}

/** What entries say of the account that they are of. */
export type BooksEntry = Pick<JournalEntry, 'account' | 'currency'>;

/** Something with what was typed for it. */
interface TypedPair {
  readonly of: string;
  readonly typed: string;
}

const word = textLeaf({}, (value) => value.slice(0, 100));
const pairs = optional(list(object({ of: required(word), typed: required(word) })));
const model = object({
  format: optional(choice(booksFormats)),
  accounts: optional(list(object({ of: required(choice([...accountRoles, ...debtorRoles])), typed: required(word) }))),
  banks: pairs,
  rates: pairs,
  consultant: optional(word),
  client: optional(word),
});
const setting = 'books';

/** Accounts of small businesses, where nothing else is typed. */
export const usualAccounts: Readonly<Record<BooksRole, string>> = { ...defaultAccounts, ...defaultDebtorAccounts };

/** What is kept in this browser; what is not understood is as if it were not there. */
export function keptBooks(): TypedBooks {
  let document: unknown;
  try {
    document = JSON.parse(readSetting(setting) ?? '{}');
  } catch {
    document = {};
  }
  const {
    format = 'banana',
    accounts = [],
    banks = [],
    rates = [],
    consultant = '',
    client = '',
  } = readTolerantly(model, document)?.value ?? {};
  const byRole = Object.fromEntries(accounts.map(({ of, typed }) => [of, typed]));
  return { format, accounts: byRole, banks, rates, consultant, client };
}

export function keepBooks({ accounts, ...others }: TypedBooks): void {
  const typed = Object.entries(accounts).map(([of, text]) => ({ of, typed: text }));
  keepSetting(setting, JSON.stringify({ ...others, accounts: typed }));
}

/** A bank account in a currency, as it is shown and kept. */
function bankName({ account, currency }: BooksEntry): string {
  return `${account} ${currency}`;
}

/** The bank account and currency of such a name. */
export function bankOf(name: string): { readonly iban: string; readonly currency: string } {
  const at = name.lastIndexOf(' ');
  return { iban: name.slice(0, at), currency: name.slice(at + 1) };
}

/** Bank accounts with an IBAN that entries are of, each once. */
export function banksOf(entries: readonly BooksEntry[]): readonly string[] {
  return [...new Set(entries.filter(({ account }) => parseRegisteredIban(account).ok).map(bankName))].sort();
}

/** Currencies of entries that books in CHF need a rate for. */
export function currenciesOf(entries: readonly BooksEntry[]): readonly string[] {
  return [...new Set(entries.map(({ currency }) => currency))].filter((currency) => currency !== 'CHF').sort();
}

export function typedOf(given: readonly TypedPair[], name: string): string {
  return given.find(({ of }) => of === name)?.typed ?? '';
}

export function withTyped(given: readonly TypedPair[], name: string, typed: string): readonly TypedPair[] {
  const others = given.filter(({ of }) => of !== name);
  return typed === '' ? others : [...others, { of: name, typed }];
}

/** A field of the settings: its id in the page. */
export const fieldId = {
  bank: (at: number) => `books-bank-${at}`,
  account: (role: BooksRole) => `books-account-${role}`,
  rate: (currency: string) => `books-rate-${currency}`,
  datev: (name: string) => `books-${name}`,
};

/** The field that a problem is about; undefined where it is about none. */
export function placeOf({ code, path, params }: Problem, { banks, rates }: TypedBooks, entries: readonly BooksEntry[]) {
  const [group, name] = path;
  if (code === 'BOOKS_RATE_MISSING') return fieldId.rate(String(params['currency']));
  if (group === 'datev') return fieldId.datev(String(name));
  if (group === 'accounts') return name === undefined ? undefined : fieldId.account(name as BooksRole);
  if (group === 'rates') return fieldId.rate(rates[Number(name)]?.of ?? '');
  if (group !== 'banks' || name === undefined) return undefined;
  const at = banksOf(entries).indexOf(banks[Number(name)]?.of ?? '');
  return at < 0 ? undefined : fieldId.bank(at);
}

/** What was typed as settings of the books: whether it is right, only these say. */
export function settingsOf(books: TypedBooks, language: JournalLanguage): BooksSettingsJson {
  const { format, accounts, banks, rates, consultant, client } = books;
  const named = accountRoles.flatMap((role) => (accounts[role]?.trim() ? [[role, accounts[role]] as const] : []));
  const numbers = { consultant: wholeOf(consultant), client: wholeOf(client) };
  const isGiven = numbers.consultant !== undefined || numbers.client !== undefined;
  return {
    language,
    accounts: Object.fromEntries(named),
    banks: banks.map(({ of, typed }) => ({ ...bankOf(of), account: typed })),
    rates: rates.map(({ of, typed }) => ({ currency: of, rate: typed.trim().replace(',', '.') })),
    ...(format === 'datev' && isGiven && { datev: numbers }),
  };
}

function wholeOf(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
