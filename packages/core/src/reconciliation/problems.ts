import type { ibanProblems, registryProblems } from '../iban/problems.ts';
import type { modelProblems } from '../model/problems.ts';
import type { moneyProblems } from '../money/problems.ts';
import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';
import type { referenceProblems } from '../reference/problems.ts';
import type { swissQrProblems } from '../swiss-qr/problems.ts';

/** What keeps open bills from being matched. */
export const reconciliationProblems = {
  RECONCILIATION_BILL_TWICE: { source: 'API', sentence: 'The bill {id} is listed twice' },
  RECONCILIATION_AMBIGUOUS_BILL: {
    source: 'API',
    sentence: 'The bills {id} and {other} have the same account and reference: a payment would not say which it is for',
  },
  RECONCILIATION_DISCOUNT_TERMS: {
    source: 'API',
    sentence:
      'A discount has a percentage from 0 to less than 100 with at most three decimals, and either its last day or its days from the date of the bill; a bill has at most {max} of them',
  },
} as const satisfies Rows;

/** Why a verdict is what it is, and what somebody should look at. */
export const reconciliationReasons = {
  RECONCILIATION_REST: { source: 'API', sentence: 'Still open: {rest}' },
  RECONCILIATION_CREDIT: { source: 'API', sentence: 'More than was open: {credit}' },
  RECONCILIATION_WITHIN_TOLERANCE: {
    source: 'API',
    sentence: 'The amount differs by {difference}, which is tolerated',
  },
  RECONCILIATION_DISCOUNT: {
    source: 'API',
    sentence: 'The discount of {percent} % was taken in time, by {until}: {discount}',
  },
  RECONCILIATION_DISCOUNT_LATE: {
    source: 'API',
    sentence: 'The payer took the discount of {percent} %, but it ended on {until} and the money came on {day}',
  },
  RECONCILIATION_DISCOUNT_DAY_UNKNOWN: {
    source: 'API',
    sentence: 'The payer took the discount of {percent} %, but the bank gives no day of the payment: it is not granted',
  },
  RECONCILIATION_DISCOUNT_DIFFERS: {
    source: 'API',
    sentence: 'With the discount of {percent} % until {until} it would be {payable}: this is another amount',
  },
  RECONCILIATION_DISCOUNT_TAKEN_BACK: {
    source: 'API',
    sentence: 'The discount of {discount} falls away: what was paid is no longer the whole',
  },
  RECONCILIATION_SETTLED_BEFORE: { source: 'API', sentence: 'The bill was settled before' },
  RECONCILIATION_PADDED: {
    source: 'SPS 2025, Business Rules, 4.3',
    sentence: 'The bank left out leading zeros of the reference',
  },
  RECONCILIATION_OTHER_ACCOUNT: {
    source: 'API',
    sentence: 'The reference is that of the bill, but the money went to {account}',
  },
  RECONCILIATION_ACCOUNT_NOT_NAMED: { source: 'API', sentence: 'The bank does not say which QR-IBAN was credited' },
  RECONCILIATION_CONVERTED: {
    source: 'SPS 2025, cash management, AmtDtls',
    sentence: 'The payer ordered {ordered}, the bank booked {booked}',
  },
  RECONCILIATION_CHARGES_DEDUCTED: {
    source: 'SPS 2025, cash management, Chrgs',
    sentence: 'Charges of {charges} were taken off the amount',
  },
  RECONCILIATION_CHARGES_OF_COLLECTION: {
    source: 'SPS 2025, cash management, Chrgs',
    sentence: 'The bank took charges of {charges} off the collected credit: they are told with its first payment',
  },
  RECONCILIATION_AMOUNT_MISSING: {
    source: 'SPS 2025, cash management, TxDtls',
    sentence: 'The bank does not say the amount of this payment',
  },
  RECONCILIATION_SEVERAL_REFERENCES: {
    source: 'API',
    sentence: 'One amount has several references: it is not known which part is for which bill',
  },
  RECONCILIATION_SUM_FITS: { source: 'API', sentence: 'The amount is what is open on these bills together' },
  RECONCILIATION_REFERENCE_IN_TEXT: { source: 'API', sentence: 'The reference of the bill is in the message text' },
  RECONCILIATION_END_TO_END: { source: 'API', sentence: 'The payer’s own reference is the number of the bill' },
  RECONCILIATION_REFERENCE_TYPO: {
    source: 'API',
    sentence: 'The reference differs in one place from that of the bill: {reference}',
  },
  RECONCILIATION_NUMBER_IN_TEXT: { source: 'API', sentence: 'The number of the bill is in the text' },
  RECONCILIATION_AMOUNT_OF_ONE: { source: 'API', sentence: 'This is the only bill with this amount open' },
  RECONCILIATION_NAME_FITS: {
    source: 'API',
    sentence: 'This is the only open bill in the name of the payer; the amount is a different one',
  },
  RECONCILIATION_FORMER_PAYER: { source: 'API', sentence: 'This payer has paid bills of {debtor} before' },
  RECONCILIATION_AMOUNT_AND_NAME: { source: 'API', sentence: 'Amount and name are those of the bill' },
  RECONCILIATION_WHICH_IS_UNKNOWN: {
    source: 'API',
    sentence: 'Several receipts have this amount: it is not known which of them was taken back',
  },
  RECONCILIATION_DETAILS_MISSING: {
    source: 'SPS 2025, Business Rules, 4.3',
    sentence:
      'The bank gives no details of this entry here: they may be in a notification (camt.054) that is not among the files',
  },
  RECONCILIATION_MAY_BE_RETURNED: {
    source: 'API',
    sentence: 'The text speaks of a return: this may be a payment of yours that came back',
  },
  RECONCILIATION_NOTHING_TO_REVERSE: { source: 'API', sentence: 'No such receipt is known: nothing was changed' },
} as const satisfies Rows;

/** Irregularities in the files together. */
export const reconciliationNotices = {
  RECONCILIATION_SAME_STATEMENT: {
    source: 'SPS 2025, cash management, Id',
    sentence: 'Two files call their statement {id}, but what they hold differs',
  },
  RECONCILIATION_DISCOUNT_NO_DATE: {
    source: 'API',
    sentence:
      'Of the open bills {count} have no date: the discounts for all bills count their days from it, so these have none',
  },
  RECONCILIATION_BALANCE_DIFFERS: {
    source: 'SPS 2025, cash management, Bal',
    sentence:
      'The statement of {account} does not add up: from its opening balance and what was counted, {difference} is missing to its closing balance',
  },
  RECONCILIATION_STATEMENT_MISSING: {
    source: 'SPS 2025, cash management, Bal',
    sentence:
      'A statement of {account} is missing: on {one} the balance was {ended}, and the next statement begins on {other} with {begun}',
  },
  RECONCILIATION_PAGE_MISSING: {
    source: 'SPS 2025, cash management, MsgPgntn',
    sentence: 'Page {page} of the statement {id} is not among the files',
  },
  RECONCILIATION_BATCH_DIFFERS: {
    source: 'API',
    sentence: 'The bank booked {found} for the group {id}, where {expected} was expected',
  },
  RECONCILIATION_PAYMENT_UNKNOWN: { source: 'API', sentence: 'No payment of the orders is like this entry' },
} as const satisfies Rows;

/** What is reported here: these rows, and those of the folders it builds on. */
export type Reported = typeof reconciliationProblems &
  typeof reconciliationReasons &
  typeof reconciliationNotices &
  typeof ibanProblems &
  typeof registryProblems &
  typeof modelProblems &
  typeof moneyProblems &
  typeof referenceProblems &
  typeof swissQrProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
