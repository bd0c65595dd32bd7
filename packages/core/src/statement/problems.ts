import type { bankMessageProblems } from '../bank-message/problems.ts';
import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';
import type { xmlProblems } from '../xml/problems.ts';

/** What is odd about an account statement: all of these are told, and what can be read is read. */
export const statementProblems = {
  STATEMENT_TOO_LARGE: {
    status: 400,
    source: 'API',
    sentence: 'The file has more than {max} payments: ask the bank for several files',
  },
  STATEMENT_ENTRY_UNREADABLE: {
    source: 'ISO 20022, camt.053',
    sentence: 'This entry cannot be read and is left out: its {element} is {found}',
  },
  STATEMENT_AMOUNT_UNREADABLE: {
    source: 'ISO 20022, ActiveOrHistoricCurrencyAndAmount',
    sentence:
      'The amount {found} cannot be read and is left out: a currency and at most 18 digits are needed, 5 of them behind a point, not below zero',
  },
  STATEMENT_DATE_UNREADABLE: { source: 'ISO 20022, camt.053', sentence: 'This is no day of the calendar: {found}' },
  STATEMENT_DETAIL_AMOUNT: {
    source: 'SPS 2025, cash management, TxDtls',
    sentence: 'The bank does not say the amount of this payment: it is one of several',
  },
  STATEMENT_DETAILS_SUM: {
    source: 'SPS 2025, cash management, TxDtls',
    sentence: 'The payments add up to {sum}, but the entry has {amount}',
  },
  STATEMENT_DETAILS_COUNT: {
    source: 'SPS 2025, cash management, Btch',
    sentence: 'The entry says {declared} payments, but lists {count}',
  },
  STATEMENT_DETAIL_DIRECTION: {
    source: 'SPS 2025, cash management, TxDtls',
    sentence: 'The payment goes the other way than its entry',
  },
  STATEMENT_DOMAIN: {
    source: 'SPS 2025, cash management, BkTxCd',
    sentence: 'The code of this credit, {found}, is not one of payments: it was read as a payment',
  },
  STATEMENT_BALANCE: {
    source: 'SPS 2025, cash management, Bal',
    sentence: 'The closing balance is {closing}, but the opening balance and the entries make {sum}',
  },
  STATEMENT_CUT_OFF: {
    source: 'SWIFT, MT940, field 62a',
    sentence: 'The statement {id} has no closing balance: its end may be missing',
  },
  STATEMENT_ACCOUNT_MISSING: {
    source: 'SWIFT, MT940, field 25a',
    sentence: 'The statement {id} does not say which account it is of: its payments belong to no bill',
  },
  STATEMENT_PAGE_MORE: {
    source: 'SPS 2025, cash management, MsgPgntn',
    sentence: 'This is page {page}, and more pages follow in other files',
  },
  STATEMENT_COPY: {
    source: 'SPS 2025, cash management, CpyDplctInd',
    sentence: 'The statement {id} is a copy: the same bookings are in another file',
  },
  STATEMENT_TEST: {
    source: 'SPS 2025, cash management, AddtlInf',
    sentence: 'The bank marks the file as {found}, not as one of real bookings',
  },
} as const satisfies Rows;

/** What is reported here: these rows, and those of the folders it builds on. */
export type Reported = typeof statementProblems & typeof bankMessageProblems & typeof xmlProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
