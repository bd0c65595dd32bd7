import {
  anyText,
  boolean,
  choice,
  exactNumber,
  type Infer,
  list,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import {
  balanceVerdicts,
  billStates,
  knownPayerModel,
  openBillModel,
  type Receipt,
  type Reconciliation,
  verdicts,
} from '@rappen/core/reconciliation';
import type { StatementFile } from '@rappen/core/statement';
import { type Problem, sentenceOf, within } from '../../problems/index.ts';
import { findings } from '../reading/reading.ts';
import { booksAnswerModel } from './books.ts';
import { listed } from './order.ts';
import { direction } from './statements.ts';

const reasonModel = openObject({ code: required(anyText()), message: required(anyText()) }, { name: 'VerdictReason' });
const verdict = required(choice(verdicts));
const currency = required(anyText());

const placeModel = openObject(
  {
    file: required(wholeNumber()),
    statement: required(wholeNumber()),
    entry: required(wholeNumber()),
    detail: optional(wholeNumber()),
  },
  {
    name: 'StatementPlace',
    description: 'Indexes from 0: of the file, its statement, the entry and the payment in it',
  },
);

const receiptModel = openObject(
  {
    place: required(placeModel),
    verdict,
    inner: optional(
      choice(balanceVerdicts),
      'For a converted receipt: the amount that counts in the currency of the bill',
    ),
    bill: optional(anyText(), 'The bill it counts towards, or from which it was taken back'),
    counted: optional(exactNumber, 'What it changes in the amount paid of the bill, in its currency'),
    discount: optional(
      exactNumber,
      'Cash discount taken in time, in the currency of the bill; negative if it falls away again',
    ),
    difference: optional(
      exactNumber,
      'Tolerated difference, in the currency of the bill: what was open less what came in; with the other sign when taken back',
    ),
    charges: optional(
      list(
        openObject(
          {
            amount: required(exactNumber, 'Negative if the bank gave it back'),
            currency,
            isIncluded: required(boolean, 'Taken off the money of this booking; if false, only reported here'),
          },
          { name: 'ReceiptCharge' },
        ),
      ),
      'Charges as the bank reports them; those of a collective booking with its first payment',
    ),
    booked: optional(exactNumber, 'What was credited for it, if that is amount less charges'),
    candidates: required(
      list(
        openObject(
          {
            bill: required(anyText()),
            score: required(wholeNumber(), 'How likely the match is, out of 100'),
            reason: required(reasonModel),
          },
          { name: 'CandidateBill' },
        ),
      ),
      'Possible matches for a person to choose from; no money counts towards them',
    ),
    reasons: required(list(reasonModel)),
    currency,
    amount: required(exactNumber, '0.00 if the bank does not state it'),
    direction: required(direction),
    date: optional(anyText({ format: 'date' })),
    payer: optional(anyText()),
    payerAccount: optional(anyText()),
    reference: optional(anyText(), 'As it was compared'),
    message: optional(anyText()),
    isAdvised: required(
      boolean,
      'Only reported by a notification so far: it counts, but no account statement has confirmed it',
    ),
  },
  { name: 'Receipt', description: 'One payment of a statement, and its effect on the bills' },
);

const reconciledBillModel = openObject(
  {
    id: required(anyText()),
    state: required(choice(billStates)),
    currency,
    amount: optional(exactNumber),
    paid: required(exactNumber),
    discount: optional(exactNumber, 'Cash discount granted so far'),
    open: optional(exactNumber, 'Never negative'),
    credit: required(exactNumber, 'Amount paid in excess'),
    receipts: required(list(wholeNumber()), 'Indexes of receipts'),
  },
  { name: 'ReconciledBill' },
);

const told = {
  account: required(anyText()),
  date: optional(anyText({ format: 'date' }), 'When the bank booked it'),
  amount: required(exactNumber),
  currency,
  direction: required(direction),
};

const repeatModel = openObject(
  {
    place: required(placeModel),
    of: optional(placeModel, 'Where else it was reported; absent: in an earlier run'),
    ...told,
  },
  { name: 'RepeatedBooking', description: 'An entry taken as a repetition of a known one' },
);

const openMatterModel = openObject(
  {
    places: required(list(placeModel), 'Where these files report it; empty if only earlier ones did'),
    reason: required(reasonModel, 'Why it cannot be decided, and what would decide it'),
    ...told,
  },
  { name: 'OpenMatter', description: 'Bookings that cannot be decided from these files and those of earlier runs' },
);

const balanceProofModel = openObject(
  {
    place: required(
      openObject({ file: required(wholeNumber()), statement: required(wholeNumber()) }, { name: 'PlaceOfStatement' }),
    ),
    account: required(anyText()),
    currency,
    opening: required(exactNumber),
    counted: required(exactNumber, 'Credits less debits, each booking once; what is in doubt is not included'),
    closing: required(exactNumber),
    difference: required(exactNumber, 'What is missing up to the closing balance: 0.00 if the statement is proved'),
  },
  { name: 'BalanceProof', description: 'An account statement compared with what was counted of it' },
);

/** What statements mean for open bills. */
export const reconciliationAnswerModel = openObject(
  {
    receipts: required(list(receiptModel), 'In the order of booking'),
    bills: required(list(reconciledBillModel)),
    openBills: required(list(openBillModel), 'The open bills, for the next run'),
    payers: required(
      list(knownPayerModel),
      'Who has paid whose bills: pass it as payers to the next run, and payments without a reference are suggested by it',
    ),
    totals: required(
      list(
        openObject(
          { currency, verdict, count: required(wholeNumber()), amount: required(exactNumber) },
          { name: 'VerdictTotal' },
        ),
      ),
    ),
    sums: required(
      list(
        openObject(
          {
            currency,
            incoming: required(
              exactNumber,
              'What these files add to the receipts, each booking once; negative if more is taken off what an earlier run counted',
            ),
            reversed: required(exactNumber, 'What these files add to the reversals'),
          },
          { name: 'CurrencyTotal' },
        ),
      ),
    ),
    seen: required(list(anyText()), 'What is known of all bookings so far: pass it as seen to the next run'),
    repeated: required(
      wholeNumber(),
      'Number of bookings reported again, which do not count again: the payments of repeats',
    ),
    repeats: required(
      list(repeatModel),
      'Each entry taken as a repetition of a known one, and where that one was reported',
    ),
    open: required(list(openMatterModel), 'Bookings that cannot be decided yet; they count towards no bill'),
    balances: required(
      list(balanceProofModel),
      'Each account statement with balances and all its pages: whether opening balance and bookings make the closing balance',
    ),
    notices: required(findings, 'Irregularities in the statements, alone and together'),
    books: optional(booksAnswerModel, 'If they were asked for'),
  },
  { name: 'Reconciliation' },
);

/** A reconciliation in the form of its answer, with what is odd about each statement. */
export function reconciliationJsonOf(
  result: Reconciliation,
  statements: readonly StatementFile[],
): Infer<typeof reconciliationAnswerModel> {
  const ofFiles = statements.flatMap(({ notices }, index) => within(['statements', index], notices));
  return {
    ...result,
    receipts: result.receipts.map((receipt) => (isPlain(receipt) ? receipt : receiptJsonOf(receipt))),
    open: result.open.map((matter) => ({ ...matter, reason: reasonOf(matter.reason) })),
    notices: listed([...ofFiles, ...result.notices]),
  };
}

/** Nothing of it is said in another form: so it is with most. */
function isPlain(
  receipt: Receipt,
): receipt is Receipt & { readonly candidates: readonly never[]; readonly reasons: readonly never[] } {
  return receipt.candidates.length + receipt.reasons.length === 0;
}

function receiptJsonOf(receipt: Receipt): Infer<typeof receiptModel> {
  return {
    ...receipt,
    candidates: receipt.candidates.map(({ bill, score, reason }) => ({ bill, score, reason: reasonOf(reason) })),
    reasons: receipt.reasons.map(reasonOf),
  };
}

function reasonOf(found: Problem): Infer<typeof reasonModel> {
  return { code: found.code, message: sentenceOf(found) };
}
