import type { ibanProblems, registryProblems } from '../iban/problems.ts';
import type { modelProblems } from '../model/problems.ts';
import type { moneyProblems } from '../money/problems.ts';
import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';
import type { swissQrProblems } from '../swiss-qr/problems.ts';

/** What keeps a journal from being written for a program. */
export const bookkeepingProblems = {
  BOOKS_BANK_TWICE: { source: 'API', sentence: 'The bank account {iban} is listed twice' },
  BOOKS_NUMBER_RANGE: { source: 'API', sentence: 'The number must be from {min} to {max}' },
  BOOKS_RATE_FORMAT: { source: 'API', sentence: 'A rate is a number greater than zero, such as 0.9425' },
  BOOKS_YEAR_START: {
    source: 'API',
    sentence: 'The first day of the business year is a month and a day, such as 01-01',
  },
  BOOKS_ACCOUNT_FORM: {
    source: 'API',
    sentence: 'The account {account} cannot be used in this format: it takes numbers of at most {max} digits',
  },
  BOOKS_SEVERAL_YEARS: {
    source: 'DATEV-Format, Buchungsstapel, Belegdatum',
    sentence:
      'The entries are from {from} to {to}, which is more than one business year: this format has days without a year',
  },
  BOOKS_RATE_MISSING: {
    source: 'API',
    sentence: 'This format needs amounts in {books}: name the rate of {currency} in rates',
  },
  BOOKS_DECIMALS: {
    source: 'API',
    sentence: 'The amount {amount} has more decimals than this format can hold',
  },
} as const satisfies Rows;

/** What a journal leaves to a person. */
export const bookkeepingNotices = {
  BOOKS_DATE_MISSING: {
    source: 'API',
    sentence: 'A booking of {currency} {amount} on {account} has no date and is not in the journal',
  },
  BOOKS_BANK_SHARED: {
    source: 'API',
    sentence: 'The bank accounts {one} and {other} are both booked on {account}: name an account for each in banks',
  },
  BOOKS_EXCHANGE_DIFFERENCE: {
    source: 'API',
    sentence:
      'No exchange difference was booked for the bill {bill}, because it is not known at what amount in {currency} the bill was booked',
  },
} as const satisfies Rows;

/** What is reported here: these rows, and those of the folders it builds on. */
export type Reported = typeof bookkeepingProblems &
  typeof bookkeepingNotices &
  typeof ibanProblems &
  typeof registryProblems &
  typeof modelProblems &
  typeof moneyProblems &
  typeof swissQrProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
