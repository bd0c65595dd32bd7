import {
  anyText,
  asked,
  boolean,
  choice,
  type Draft,
  date,
  exactNumber,
  type Infer,
  list,
  object,
  optional,
  required,
  wholeNumber,
} from '../model/index.ts';
import { referenceTypes } from '../swiss-qr/invoice.ts';
import { limits } from './limits.ts';

/** What has become of a bill. */
export const billStates = ['open', 'partlyPaid', 'settled', 'overpaid', 'doublePaid'] as const;

/** A discount for early payment, in the shape of invoices and of Swico S1 (tag 40): a percentage and the days, or the last day itself. */
const billDiscountModel = object(
  {
    percent: required(exactNumber, 'Per cent, at most three decimals; 0 is a payment term without discount'),
    until: optional(date, 'Last day on which it may be taken'),
    days: optional(
      wholeNumber({ minimum: 0, maximum: limits.discountDaysMax }),
      'Days from the date of the bill, in place of until',
    ),
  },
  { name: 'BillDiscount' },
);

/** A bill that is to be paid, as its biller keeps it. */
export const openBillModel = object(
  {
    id: asked(anyText({ maxLength: limits.billIdLengthMax }), 'Unique id given by the biller'),
    iban: asked(anyText(), 'The IBAN or QR-IBAN that is on the bill'),
    referenceType: asked(choice(referenceTypes)),
    reference: optional(anyText(), 'QR reference or creditor reference'),
    amount: optional(exactNumber, 'If absent, the payer fills it in'),
    currency: asked(anyText()),
    date: optional(date, 'Date of the bill: the days of discounts count from it'),
    discounts: optional(
      list(billDiscountModel),
      'Discounts for early payment: those of its account or of the run where it names none; an empty list grants none',
    ),
    paid: optional(exactNumber, 'Received before, less reversals'),
    discount: optional(exactNumber, 'Discount granted before, as returned by the last run'),
    lastPaid: optional(date, 'Day of the last receipt that counts, as returned by the last run'),
    closed: optional(boolean, 'Settled: nothing is open, whatever was paid'),
    state: optional(choice(billStates), 'As returned by the last run'),
    debtor: optional(anyText({ maxLength: limits.nameLengthMax }), 'Name of the payer, for suggesting bills'),
    number: optional(
      anyText({ maxLength: limits.billIdLengthMax }),
      'As payers quote it, for suggesting bills, unless it is the id',
    ),
  },
  { name: 'OpenBill' },
);

/** An account and the QR-IBAN that belongs to it. */
export const accountLinkModel = object(
  {
    iban: required(anyText()),
    qrIban: optional(anyText()),
    discounts: optional(list(billDiscountModel), 'Discounts of bills of this account that name none'),
  },
  { name: 'AccountLink' },
);

/** Whose bills somebody pays: known from payments with the reference of a bill, or because a person said so. */
export const knownPayerModel = object(
  {
    account: optional(anyText(), 'The account that is paid from'),
    name: optional(anyText(), 'If no account is known: the name of the payer'),
    debtor: required(anyText(), 'As the bills call the payer'),
  },
  { name: 'KnownPayer' },
);

/** What is open, and what is known of the accounts. */
export const reconciliationModel = object(
  {
    bills: required(list(openBillModel)),
    accounts: optional(list(accountLinkModel), 'Which QR-IBAN belongs to which account'),
    seen: optional(list(anyText()), 'As returned by the last run: receipts that do not count again'),
    payers: optional(
      list(knownPayerModel),
      'As returned by the last run: who has paid whose bills. Payments without a reference are suggested by it',
    ),
    tolerance: optional(
      list(object({ currency: required(anyText()), amount: required(exactNumber) }, { name: 'Tolerance' })),
      'Difference at which an amount still settles a bill, by currency. Default: none',
    ),
    discounts: optional(
      list(billDiscountModel),
      'Discounts of all bills for which neither the bill nor its account names any. Default: none',
    ),
  },
  { name: 'ReconciliationInput' },
);

export type OpenBillJson = Infer<typeof openBillModel>;
export type KnownPayer = Infer<typeof knownPayerModel>;
export type AccountLink = Infer<typeof accountLinkModel>;
export type ReconciliationJson = Infer<typeof reconciliationModel>;
export type ReconciliationDraft = Draft<ReconciliationJson>;
export type BillState = (typeof billStates)[number];
