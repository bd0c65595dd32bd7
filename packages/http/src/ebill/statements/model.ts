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
      'paid: nothing is left to do; look: somebody should; other: it is of no case',
    ),
    verdict: required(choice(verdicts)),
    inner: optional(choice(balanceVerdicts), 'Of a converted receipt: what it does in the currency of the case'),
    businessCaseId: optional(caseId, 'The case that it counts for, or that it was taken back from'),
    referenceNumber: optional(anyText(), 'Of that case'),
    externalInstalmentId: optional(anyText(), 'Of an instalment bill: the instalment'),
    counted: optional(amountModel, 'What counts for the case, in its currency; below zero when taken back'),
    candidates: required(
      list(
        openObject(
          {
            businessCaseId: required(caseId),
            score: required(wholeNumber(), 'How much speaks for it, out of a hundred'),
            reason: required(reasonModel),
          },
          { name: 'CandidateCase' },
        ),
      ),
      'Cases that a person may choose from; no money counts for them',
    ),
    reasons: required(list(reasonModel)),
    currency,
    amount: required(exactNumber, '0.00 where the bank does not say it'),
    direction: required(choice(['credit', 'debit'])),
    date: optional(anyText({ format: 'date' }), 'When the bank booked it'),
    reference: optional(anyText(), 'Of what counts for no case: as it was compared'),
  },
  { name: 'CaseReceipt', description: 'One payment of a statement with what it means for the cases' },
);

/** What account statements have made of the cases of a biller. It names nobody who paid. */
export const statementReportModel = openObject(
  {
    receipts: required(list(receiptModel), 'What did not count before, in the order of booking'),
    known: required(wholeNumber(), 'Bookings that counted before, or are told twice here: they count no more'),
    repeats: required(
      list(
        openObject(
          { ...place, of: optional(placeModel, 'Where it is told too; absent: in an earlier call'), ...told },
          { name: 'KnownBooking' },
        ),
      ),
      'Each entry that was taken for one that is known',
    ),
    open: required(
      list(
        openObject(
          {
            places: required(list(placeModel), 'Where these files tell it; none where only earlier ones did'),
            reason: required(reasonModel, 'Why it cannot be decided, and what would close it'),
            ...told,
          },
          { name: 'OpenBooking' },
        ),
      ),
      'What nobody can decide from these files and those of earlier calls: it counts for no case',
    ),
    completed: required(list(caseId), 'Cases that are COMPLETED by this: what was paid, and what goes with it'),
    sums: required(
      list(
        openObject(
          {
            currency,
            incoming: required(exactNumber, 'Everything that came in'),
            reversed: required(exactNumber, 'Everything that was taken back'),
            counted: required(exactNumber, 'What of it counts for cases, in their currency'),
          },
          { name: 'StatementSum' },
        ),
      ),
      'Of these receipts, by currency',
    ),
    notices: required(
      list(openObject({ code: required(anyText()), fieldName: optional(anyText()), message: required(anyText()) })),
      'What is odd about the files',
    ),
  },
  { name: 'StatementReport' },
);

export type StatementReport = Infer<typeof statementReportModel>;
