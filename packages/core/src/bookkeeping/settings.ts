import { isCurrencyCode } from '../currency/currency.ts';
import { normalizeIban, parseRegisteredIban } from '../iban/iban.ts';
import {
  anyText,
  boolean,
  choice,
  exactNumber,
  type Infer,
  list,
  object,
  optional,
  read,
  required,
  wholeNumber,
} from '../model/index.ts';
import { parseAmount } from '../money/amount.ts';
import { compareDecimals } from '../money/decimal-text.ts';
import { ProblemList } from '../problem-list.ts';
import { failed, type Result, resultOf } from '../result.ts';
import { type AccountRole, accountRoles, defaultAccounts } from './accounts.ts';
import { limits } from './limits.ts';
import { problem, type Reported } from './problems.ts';
import { type JournalLanguage, journalLanguages } from './words.ts';

const account = anyText();
const datevBounds = limits.datev;

/** A whole number within bounds, which a rule holds it against. */
const numberOf = ({ min, max }: { readonly min: number; readonly max: number }) =>
  wholeNumber({ minimum: min, maximum: max });

/** Accounts by what they are for. */
const booksAccountsModel = object(
  {
    bank: optional(account, 'Bank accounts that banks does not name. Default: 1020'),
    transit: optional(account, 'Money whose payments are not known, or not decided yet. Default: 1090'),
    unclearReceipts: optional(account, 'Receipts that settle no known bill. Default: 1099'),
    receivables: optional(account, 'What customers owe. Default: 1100'),
    customerCredits: optional(account, 'What customers paid in excess. Default: 2030'),
    discounts: optional(account, 'Cash discounts. Default: 3800'),
    roundingDifferences: optional(account, 'Differences that are tolerated. Default: 3801'),
    outgoing: optional(account, 'Payments out, until somebody says what they are for. Default: 1099'),
    bankCharges: optional(account, 'Default: 6940'),
    interestExpense: optional(account, 'Default: 6900'),
    interestIncome: optional(account, 'Default: 6950'),
    exchangeLosses: optional(account, 'Default: 6942'),
    exchangeGains: optional(account, 'Default: 6952'),
  },
  { name: 'BooksAccounts' },
);

/** How bookings are to be made and written. */
export const booksSettingsModel = object(
  {
    currency: optional(anyText(), 'Currency of the books. Default: CHF'),
    language: optional(choice(journalLanguages), 'Language of the texts. Default: en'),
    accounts: optional(booksAccountsModel),
    banks: optional(
      list(
        object(
          {
            iban: required(anyText()),
            currency: optional(anyText(), 'If the bank account has several'),
            account: required(account),
          },
          { name: 'BooksBank' },
        ),
      ),
      'Account of each bank account',
    ),
    rates: optional(
      list(
        object(
          { currency: required(anyText()), rate: required(exactNumber, 'What one unit is worth in that of the books') },
          { name: 'BooksRate' },
        ),
      ),
      'For formats that need every amount in the currency of the books',
    ),
    bookedBills: optional(
      list(
        object(
          {
            id: required(anyText()),
            amount: required(exactNumber, 'In the currency of the bank account that is paid into'),
          },
          { name: 'BookedBill' },
        ),
      ),
      'At what amount bills in another currency were booked: then exchange differences are booked',
    ),
    datev: optional(
      object(
        {
          consultant: optional(numberOf(datevBounds.consultant), 'Beraternummer'),
          client: optional(numberOf(datevBounds.client), 'Mandantennummer'),
          accountLength: optional(numberOf(datevBounds.accountLength), 'Sachkontenlänge. Default: 4'),
          yearStart: optional(anyText(), 'First day of the business year, MM-DD. Default: 01-01'),
        },
        { name: 'BooksDatev' },
      ),
    ),
    beancount: optional(
      object(
        { open: optional(boolean, 'Whether accounts are opened in the file. Default: true') },
        { name: 'BooksBeancount' },
      ),
    ),
  },
  { name: 'BooksSettings' },
);
export type BooksSettingsJson = Infer<typeof booksSettingsModel>;

/** How bookings are to be made and written, with everything that was not said. */
export interface BooksSettings {
  readonly currency: string;
  readonly language: JournalLanguage;
  readonly accounts: Readonly<Record<AccountRole, string>>;
  /** Accounts of bank accounts, by `bankKey`. */
  readonly banks: ReadonlyMap<string, string>;
  /** What one unit of a currency is worth in that of the books. */
  readonly rates: ReadonlyMap<string, string>;
  readonly bookedBills: ReadonlyMap<string, string>;
  readonly datev: {
    readonly consultant?: number | undefined;
    readonly client?: number | undefined;
    readonly accountLength: number;
    readonly yearStart: string;
  };
  readonly beancount: { readonly open: boolean };
}

/**
 * Reads the settings of the books: the JSON model `booksSettingsModel`; nothing at all is the Swiss SME chart of accounts. Reports its
 * shape, `REQUIRED` for empty accounts, what the parsers of IBANs and amounts report, `CURRENCY_NOT_SUPPORTED`, `BOOKS_BANK_TWICE`,
 * `BOOKS_RATE_FORMAT`, `BOOKS_NUMBER_RANGE` and `BOOKS_YEAR_START`, all at once.
 */
export function parseBooksSettings(input: unknown = {}): Result<BooksSettings> {
  const wire = read(booksSettingsModel, input, { entriesMax: limits.entriesMax });
  if (wire.draft === undefined) return wire.ok ? failed(problem('REQUIRED', [])) : wire;
  const problems = new ProblemList<Reported>();
  // What cannot be read is reported by the model, and is not there for the rules
  const draft = wire.draft as BooksSettingsJson;
  const settings: BooksSettings = {
    currency: readCurrency(draft.currency ?? 'CHF', ['currency'], problems),
    language: draft.language ?? 'en',
    accounts: readAccounts(draft.accounts ?? {}, problems),
    banks: readBanks(draft.banks ?? [], problems),
    rates: readRates(draft.rates ?? [], problems),
    bookedBills: readBooked(draft.bookedBills ?? [], problems),
    datev: readDatev(draft.datev ?? {}, problems),
    beancount: { open: draft.beancount?.open ?? true },
  };
  return resultOf(settings, [...(wire.ok ? [] : wire.problems), ...problems.problems]);
}

type Problems = ProblemList<Reported>;

function readCurrency(text: string, path: readonly (string | number)[], problems: Problems): string {
  if (!isCurrencyCode(text)) problems.report('CURRENCY_NOT_SUPPORTED', path);
  return text;
}

function readAccounts(
  given: NonNullable<BooksSettingsJson['accounts']>,
  problems: Problems,
): Readonly<Record<AccountRole, string>> {
  const named = accountRoles.map((role) => {
    const text = given[role]?.trim();
    if (text === '') problems.report('REQUIRED', ['accounts', role]);
    return [role, text || defaultAccounts[role]] as const;
  });
  return Object.fromEntries(named) as Record<AccountRole, string>;
}

/** What a bank account is looked up by: in one currency, or in any. */
export function bankKey(account: string, currency?: string): string {
  return currency === undefined ? account : `${currency} ${account}`;
}

function readBanks(given: NonNullable<BooksSettingsJson['banks']>, problems: Problems): Map<string, string> {
  const banks = new Map<string, string>();
  for (const [at, one] of given.entries()) {
    if (one?.iban === undefined || one.account === undefined) continue;
    const iban = problems.accept(parseRegisteredIban(normalizeIban(one.iban)), ['banks', at, 'iban']);
    if (one.account.trim() === '') problems.report('REQUIRED', ['banks', at, 'account']);
    if (one.currency !== undefined) readCurrency(one.currency, ['banks', at, 'currency'], problems);
    if (iban === undefined) continue;
    const key = bankKey(iban, one.currency);
    if (banks.has(key)) problems.report('BOOKS_BANK_TWICE', ['banks', at, 'iban'], { iban });
    banks.set(key, one.account.trim());
  }
  return banks;
}

const rate = /^\d{1,9}(?:\.\d{1,10})?$/;

function readRates(given: NonNullable<BooksSettingsJson['rates']>, problems: Problems): Map<string, string> {
  const rates = new Map<string, string>();
  for (const [at, one] of given.entries()) {
    if (one?.currency === undefined || one.rate === undefined) continue;
    readCurrency(one.currency, ['rates', at, 'currency'], problems);
    const isRate = rate.test(one.rate) && compareDecimals(one.rate, '0') > 0;
    if (!isRate) problems.report('BOOKS_RATE_FORMAT', ['rates', at, 'rate']);
    else rates.set(one.currency, one.rate);
  }
  return rates;
}

function readBooked(given: NonNullable<BooksSettingsJson['bookedBills']>, problems: Problems): Map<string, string> {
  const booked = new Map<string, string>();
  for (const [at, one] of given.entries()) {
    if (one?.id === undefined || one.amount === undefined) continue;
    const amount = problems.accept(parseAmount(one.amount), ['bookedBills', at, 'amount']);
    if (amount !== undefined) booked.set(one.id, amount);
  }
  return booked;
}

function readDatev(given: NonNullable<BooksSettingsJson['datev']>, problems: Problems): BooksSettings['datev'] {
  for (const name of ['consultant', 'client', 'accountLength'] as const) {
    const number = given[name];
    const { min, max } = datevBounds[name];
    const isWithin = number === undefined || (number >= min && number <= max);
    if (!isWithin) problems.report('BOOKS_NUMBER_RANGE', ['datev', name], { min, max });
  }
  const { consultant, client, accountLength = 4, yearStart = '01-01' } = given;
  const isDay = /^(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/.test(yearStart);
  if (!isDay) problems.report('BOOKS_YEAR_START', ['datev', 'yearStart']);
  return { consultant, client, accountLength, yearStart };
}
