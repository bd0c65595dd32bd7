import { accountRoles, debtorRoles } from '@rappen/core/bookkeeping';
import {
  anyText,
  boolean,
  choice,
  date,
  type Infer,
  isRecord,
  leaf,
  list,
  object,
  optional,
  required,
  textLeaf,
  wholeNumber,
} from '@rappen/core/model';
import type { PaymentDraft } from '@rappen/core/payment-order';
import { problem } from '@rappen/core/problem';
import { balanceVerdicts, billStates, verdicts } from '@rappen/core/reconciliation';
import type {
  BankKind,
  BankRecords,
  BillPayment,
  KeptEntry,
  KeptReceipt,
  MatchableBill,
  PaymentFileRecord,
  PaymentRow,
  RunBooks,
  StatementRun,
} from './records.ts';

/** What the pages of the bank keep, as a backup holds it: texts of any length, so that whatever is kept can be read again. */

const text = anyText();

/** A decimal text, which sums are made of. */
const decimal = textLeaf({}, (value, reading) =>
  /^-?\d{1,18}(?:\.\d{1,10})?$/.test(value) ? value : reading.take(problem('AMOUNT_FORMAT', [])),
);

const word = required(text);
const maybe = optional(text);
const texts = required(list(text));

const params = leaf<Readonly<Record<string, string | number>>>({ type: 'object' }, (node, reading) =>
  isRecord(node) && Object.values(node).every((value) => typeof value === 'string' || typeof value === 'number')
    ? (node as Readonly<Record<string, string | number>>)
    : reading.report('TYPE', { expected: 'texts and numbers', found: 'something else' }),
);
const step = leaf<string | number>({}, (node, reading) =>
  typeof node === 'string' || typeof node === 'number'
    ? node
    : reading.report('TYPE', { expected: 'a text or a number', found: 'something else' }),
);
const problemModel = object({ code: word, path: required(list(step)), params: required(params) });
const problems = required(list(problemModel));

const party = {
  streetName: maybe,
  houseNumber: maybe,
  postalCode: maybe,
  city: maybe,
  country: maybe,
  addressLine1: maybe,
  addressLine2: maybe,
};

const paymentModel = object({
  creditor: required(object({ name: word, ...party })),
  iban: word,
  bic: maybe,
  currency: word,
  amount: optional(decimal),
  billAmount: optional(decimal),
  referenceType: optional(choice(['QRR', 'SCOR', 'NON'])),
  reference: maybe,
  message: maybe,
  ultimateDebtor: optional(object({ name: maybe, ...party })),
  endToEndId: maybe,
  executionDate: maybe,
  purpose: maybe,
  source: maybe,
  options: optional(
    list(
      object({
        kind: required(choice(['net', 'discount', 'instalment'])),
        amount: required(decimal),
        day: maybe,
        percent: maybe,
        discount: optional(decimal),
      }),
    ),
  ),
});

const rowModel = object({
  id: word,
  place: required(wholeNumber()),
  source: word,
  payment: required(paymentModel),
  amount: word,
  message: word,
  executionDate: word,
  isAgain: required(boolean),
});

const reasonModel = object({ code: maybe, information: texts });
const reasons = required(list(reasonModel));

const reportModel = object({
  version: word,
  messageId: word,
  createdAt: word,
  originalMessageId: word,
  originalMessageName: word,
  originalCount: maybe,
  originalControlSum: maybe,
  status: maybe,
  reasons,
  groups: required(
    list(
      object({
        originalId: word,
        status: maybe,
        reasons,
        payments: required(
          list(object({ originalInstructionId: maybe, originalEndToEndId: maybe, status: maybe, reasons })),
        ),
      }),
    ),
  ),
  notices: problems,
});

const fileModel = object({
  id: word,
  name: word,
  madeAt: word,
  text: word,
  reports: required(list(reportModel)),
  bookings: required(
    list(object({ groupId: word, instructionId: word, state: required(choice(['executed', 'returned'])), reasons })),
  ),
  rows: required(list(rowModel)),
});

const billDiscounts = optional(
  list(object({ percent: required(decimal), until: optional(date), days: optional(wholeNumber()) })),
);

const billModel = object({
  id: word,
  iban: word,
  referenceType: required(choice(['QRR', 'SCOR', 'NON'])),
  reference: maybe,
  amount: optional(decimal),
  currency: word,
  date: optional(date),
  discounts: billDiscounts,
  paid: optional(decimal),
  discount: optional(decimal),
  lastPaid: optional(date),
  closed: optional(boolean),
  state: optional(choice(billStates)),
  debtor: maybe,
  number: maybe,
});

const effectModel = object({ bill: word, amount: required(decimal), discount: optional(decimal), paidOn: maybe });
const placeModel = object({
  file: required(wholeNumber()),
  statement: required(wholeNumber()),
  entry: required(wholeNumber()),
  detail: optional(wholeNumber()),
});
const receiptModel = object({
  key: word,
  place: required(placeModel),
  verdict: required(choice(verdicts)),
  inner: optional(choice(balanceVerdicts)),
  bill: maybe,
  counted: optional(decimal),
  discount: optional(decimal),
  difference: optional(decimal),
  charges: optional(list(object({ amount: required(decimal), currency: word, isIncluded: required(boolean) }))),
  booked: optional(decimal),
  effect: optional(object({ claim: required(decimal), credit: required(decimal), difference: required(decimal) })),
  wasShown: optional(boolean),
  candidates: required(list(object({ bill: word, score: required(wholeNumber()), reason: required(problemModel) }))),
  reasons: problems,
  currency: word,
  amount: required(decimal),
  direction: required(choice(['credit', 'debit'])),
  date: maybe,
  payer: maybe,
  payerAccount: maybe,
  reference: maybe,
  message: maybe,
  // Absent in what was kept before there was such a mark
  isAdvised: optional(boolean),
  decided: optional(effectModel),
});

const lineModel = object({
  account: word,
  role: required(choice([...accountRoles, ...debtorRoles])),
  side: required(choice(['debit', 'credit'])),
  amount: required(decimal),
  foreign: optional(object({ currency: word, amount: required(decimal), rate: word })),
  text: word,
  bill: maybe,
  receipt: optional(wholeNumber()),
});
const entryModel = object({
  date: required(date),
  valueDate: optional(date),
  text: word,
  document: maybe,
  currency: word,
  account: word,
  place: optional(placeModel),
  receipts: required(list(wholeNumber())),
  lines: required(list(lineModel)),
  savedAt: maybe,
  decidedFor: maybe,
});
const booksModel = object({
  entries: required(list(entryModel)),
  left: required(wholeNumber()),
  notices: problems,
});

const runModel = object({
  id: word,
  madeAt: word,
  files: texts,
  seen: texts,
  receipts: required(list(receiptModel)),
  sums: required(list(object({ currency: word, incoming: required(decimal), reversed: required(decimal) }))),
  effects: required(list(effectModel)),
  books: optional(booksModel),
});

/** A member that a record has and its model has not would be lost by a backup: it does not compile. */
type Kept<Lost extends never> = Lost;
type Missing<Whole, Model> = Exclude<keyof Whole, keyof Model>;
/** @proof */
export type NothingIsLost = Kept<
  | Missing<KeptReceipt, Infer<typeof receiptModel>>
  | Missing<Omit<BillPayment, keyof PaymentDraft>, Infer<typeof paymentModel>>
  | Missing<PaymentRow, Infer<typeof rowModel>>
  | Missing<PaymentFileRecord, Infer<typeof fileModel>>
  | Missing<StatementRun, Infer<typeof runModel>>
  | Missing<RunBooks, Infer<typeof booksModel>>
  | Missing<KeptEntry, Infer<typeof entryModel>>
  | Missing<KeptEntry['lines'][number], Infer<typeof lineModel>>
  | Missing<MatchableBill, Infer<typeof billModel>>
>;

/** Everything that the pages of the bank keep, by kind. */
export const bankModels = {
  rows: rowModel,
  files: fileModel,
  accounts: object({ id: word, name: word }),
  runs: runModel,
  bills: object({ id: word, bill: required(billModel) }),
} as const satisfies Readonly<Record<BankKind, unknown>>;

/** The days in it are those that the core has read. */
export function bankRecordsOf(value: { readonly [K in BankKind]: readonly unknown[] }): BankRecords {
  return value as BankRecords;
}
