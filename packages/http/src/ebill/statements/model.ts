import {
  anyText,
  choice,
  exactNumber,
  type Infer,
  list,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { balanceVerdicts, verdicts } from '@rappen/core/reconciliation';
import { amountModel, caseId } from '../cases/case-model.ts';

const reasonModel = openObject({ code: required(anyText()), message: required(anyText()) }, { name: 'ReceiptReason' });
const currency = required(anyText());
const place = {
  file: required(wholeNumber(), 'Index of the file, from 0'),
  statement: required(wholeNumber(), 'Index of the statement in the file'),
  entry: required(wholeNumber(), 'Index of the entry in the statement'),
  detail: optional(wholeNumber(), 'Index of the payment in the entry'),
};
const told = {
  date: optional(anyText({ format: 'date' }), 'When the bank booked it'),
  amount: required(exactNumber),
  currency,
  direction: required(choice(['credit', 'debit'])),
};
const placeModel = openObject(place, { name: 'BookingPlace' });
const receiptModel = openObject(
  {
    ...place,
    outcome: required(
      choice(['paid', 'look', 'other']),
      'paid: nothing left to do; look: needs checking; other: belongs to no case',
    ),
    verdict: required(choice(verdicts)),
    inner: optional(
      choice(balanceVerdicts),
      'For a converted receipt: the amount that counts in the currency of the case',
    ),
    businessCaseId: optional(caseId, 'The case it counts towards, or from which it was taken back'),
    referenceNumber: optional(anyText(), 'Of that case'),
    externalInstalmentId: optional(anyText(), 'For instalment bills: the instalment'),
    counted: optional(amountModel, 'Amount that counts towards the case, in its currency; negative if taken back'),
    candidates: required(
      list(
        openObject(
          {
            businessCaseId: required(caseId),
            score: required(wholeNumber(), 'How likely the match is, out of 100'),
            reason: required(reasonModel),
          },
          { name: 'CandidateCase' },
        ),
      ),
      'Possible matches for a person to choose from; no money counts towards them',
    ),
    reasons: required(list(reasonModel)),
    currency,
    amount: required(exactNumber, '0.00 if the bank does not state it'),
    direction: required(choice(['credit', 'debit'])),
    date: optional(anyText({ format: 'date' }), 'When the bank booked it'),
    reference: optional(anyText(), 'For receipts that count towards no case: the reference as it was compared'),
  },
  { name: 'CaseReceipt', description: 'One payment of a statement, and its effect on the cases' },
);

/** What account statements have made of the cases of a biller. It names nobody who paid. */
export const statementReportModel = openObject(
  {
    receipts: required(list(receiptModel), 'Receipts that have not counted before, in the order of booking'),
    known: required(
      wholeNumber(),
      'Number of bookings that counted before, or appear twice here; they do not count again',
    ),
    repeats: required(
      list(
        openObject(
          { ...place, of: optional(placeModel, 'Where else it was reported; absent: in an earlier call'), ...told },
          { name: 'KnownBooking' },
        ),
      ),
      'Each entry taken as a repetition of a known one',
    ),
    open: required(
      list(
        openObject(
          {
            places: required(list(placeModel), 'Where these files report it; empty if only earlier ones did'),
            reason: required(reasonModel, 'Why it cannot be decided, and what would decide it'),
            ...told,
          },
          { name: 'OpenBooking' },
        ),
      ),
      'Bookings that cannot be decided from these files and those of earlier calls; they count towards no case',
    ),
    completed: required(list(caseId), 'Cases COMPLETED by these statements: those paid, and those closed with them'),
    sums: required(
      list(
        openObject(
          {
            currency,
            incoming: required(exactNumber, 'All receipts'),
            reversed: required(exactNumber, 'All reversals'),
            counted: required(exactNumber, 'The part that counts towards cases, in their currency'),
          },
          { name: 'StatementSum' },
        ),
      ),
      'Of these receipts, by currency',
    ),
    notices: required(
      list(openObject({ code: required(anyText()), fieldName: optional(anyText()), message: required(anyText()) })),
      'Irregularities in the files',
    ),
  },
  { name: 'StatementReport' },
);

export type StatementReport = Infer<typeof statementReportModel>;
