import {
  anyText,
  asked,
  boolean,
  choice,
  type Draft,
  exactNumber,
  type Infer,
  list,
  object,
  optional,
  required,
} from '../model/index.ts';
import { referenceTypes } from '../swiss-qr/invoice.ts';
import { limits } from './limits.ts';

/** What has become of a bill. */
export const billStates = ['open', 'partlyPaid', 'settled', 'overpaid', 'doublePaid'] as const;

/** A bill that is to be paid, as its biller keeps it. */
export const openBillModel = object(
  {
    id: asked(anyText({ maxLength: limits.billIdLengthMax }), 'How the biller calls it: unique'),
    iban: asked(anyText(), 'The IBAN or QR-IBAN that is on the bill'),
    referenceType: asked(choice(referenceTypes)),
    reference: optional(anyText(), 'QR reference or creditor reference'),
    amount: optional(exactNumber, 'Absent: the payer fills it in'),
    currency: asked(anyText()),
    paid: optional(exactNumber, 'What came in before, less what was taken back'),
    closed: optional(boolean, 'Nothing is open any more, whatever was paid'),
    state: optional(choice(billStates), 'As the last run gave it'),
    debtor: optional(anyText({ maxLength: limits.nameLengthMax }), 'Name of the payer: to propose bills'),
  },
  { name: 'OpenBill' },
);

/** An account and the QR-IBAN that belongs to it. */
export const accountLinkModel = object(
  { iban: required(anyText()), qrIban: optional(anyText()) },
  { name: 'AccountLink' },
);

/** What is open, and what is known of the accounts. */
export const reconciliationModel = object(
  {
    bills: required(list(openBillModel)),
    accounts: optional(list(accountLinkModel), 'Which QR-IBAN belongs to which account'),
    seen: optional(list(anyText()), 'What the last run gave out: receipts that count no more'),
    tolerance: optional(
      list(object({ currency: required(anyText()), amount: required(exactNumber) }, { name: 'Tolerance' })),
      'How far an amount may differ and still settle a bill, by currency; nothing unless given',
    ),
  },
  { name: 'ReconciliationInput' },
);

export type OpenBillJson = Infer<typeof openBillModel>;
export type AccountLink = Infer<typeof accountLinkModel>;
export type ReconciliationJson = Infer<typeof reconciliationModel>;
export type ReconciliationDraft = Draft<ReconciliationJson>;
export type BillState = (typeof billStates)[number];
