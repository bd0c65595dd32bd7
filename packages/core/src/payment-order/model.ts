import {
  anyText,
  asked,
  boolean,
  choice,
  type Draft,
  defaulted,
  exactNumber,
  type Infer,
  list,
  object,
  optional,
  required,
} from '../model/index.ts';
import { referenceTypes } from '../swiss-qr/invoice.ts';
import { limits } from './limits.ts';

/** Texts are bounded by the rules, so that one place validates every source; the JSON Schema documents the same numbers. */
const text = (maxLength: number) => anyText({ maxLength });
const id = () => text(limits.idLengthMax);

/** The services that somebody may choose for a payment; without one the account and the currency decide. */
export const paymentServices = ['SEPA', 'INST', 'ITP'] as const;
/** Who bears the charges of a payment abroad: the payer, both, or the payee. */
export const chargeBearers = ['DEBT', 'SHAR', 'CRED'] as const;
/** What the payer is told of single bookings: nothing, each, in sum without or with details. */
export const adviceControls = ['NOA', 'SIA', 'CND', 'CWD'] as const;

const party = object(
  {
    name: asked(text(limits.nameLengthMax), 'At most 140 characters, for SEPA payments 70'),
    streetName: optional(text(limits.streetLengthMax), 'Street'),
    houseNumber: optional(text(limits.buildingNumberLengthMax), 'Building number'),
    postalCode: optional(text(limits.postalCodeLengthMax), 'Postal code'),
    city: optional(text(limits.townLengthMax), 'Town: every address has one'),
    country: optional(text(limits.countryCodeLength), 'ISO 3166-1 alpha-2 code: every address has one'),
    addressLine1: optional(
      text(limits.addressLineLengthMax),
      'Details without a field of their own, or the first line of a combined address',
    ),
    addressLine2: optional(
      text(limits.addressLineLengthMax),
      'Further details, or postal code and town of a combined address',
    ),
  },
  { name: 'PaymentParty' },
);

/** One payment of an order. */
export const paymentDraftModel = object(
  {
    creditor: asked(party, 'Who is paid'),
    iban: asked(anyText(), 'IBAN of any country, or QR-IBAN'),
    bic: optional(anyText(), 'Bank of the payee, for payments abroad'),
    currency: asked(anyText(), 'ISO 4217 code'),
    amount: optional(exactNumber, 'Amount to pay'),
    billAmount: optional(exactNumber, 'Amount of the bill; a bill of 0.00 must not be paid'),
    referenceType: optional(choice(referenceTypes), 'Default: NON'),
    reference: optional(anyText(), 'QR reference or creditor reference'),
    message: optional(text(limits.messageLengthMax), 'Message for the payee'),
    ultimateDebtor: optional(party, 'The debtor named in the bill'),
    endToEndId: optional(id(), 'Forwarded to the payee, such as a voucher number'),
    executionDate: optional(anyText({ format: 'date' }), 'Default: that of the order'),
    service: optional(
      choice(paymentServices),
      'SEPA transfer, or instant payment (INST, or ITP where the bank asks for it)',
    ),
    express: optional(boolean, 'Urgent'),
    chargeBearer: optional(choice(chargeBearers), 'For payments abroad. Default: SHAR'),
    categoryPurpose: optional(text(limits.codeLengthMax), 'SALA or PENS'),
    purpose: optional(text(limits.codeLengthMax), 'Code of the purpose (ISO 20022)'),
    uetr: optional(anyText({ format: 'uuid' }), 'Unique end-to-end transaction reference: a UUID of version 4'),
    again: optional(boolean, 'Pay it even if the same payment was made before'),
    source: optional(text(limits.sourceLengthMax), 'Its origin, such as a file name; not written to the payment file'),
  },
  { name: 'PaymentDraft', description: 'One payment' },
);

/** The wire model of an order. */
export const paymentOrderModel = object(
  {
    messageId: asked(id(), 'Never use one twice: banks refuse an id that they know'),
    createdAt: asked(anyText(), 'Date and time without fractions: 2026-11-23T08:15:00'),
    executionDate: asked(anyText({ format: 'date' }), 'The day on which the bank pays'),
    debtor: asked(
      object(
        {
          name: asked(text(limits.nameLengthMax)),
          iban: asked(anyText(), 'IBAN of CH or LI; never a QR-IBAN'),
          bic: optional(anyText(), 'BIC of its bank; not together with institution'),
          institution: optional(anyText(), 'Institution number (IID) of its bank. Default: that of the IBAN'),
          adviceControl: optional(choice(adviceControls), 'Remarks on single bookings'),
        },
        { name: 'PaymentDebtor' },
      ),
      'The payer',
    ),
    batchBooking: defaulted(boolean, true, 'Requests one booking per group, or one per payment; banks may ignore it'),
    software: optional(
      object(
        {
          name: optional(text(limits.softwareLengthMax)),
          version: optional(text(limits.softwareLengthMax)),
          provider: optional(text(limits.softwareLengthMax)),
        },
        { name: 'PaymentSoftware' },
      ),
      'Program that created the order',
    ),
    payments: asked(list(paymentDraftModel)),
  },
  { name: 'PaymentOrder', description: 'Payments from one account' },
);

/** What was paid before, to find payments that are made twice. */
export const paidPaymentModel = object(
  {
    iban: required(anyText()),
    reference: optional(anyText(), 'QR reference or creditor reference'),
    amount: optional(exactNumber),
    currency: optional(anyText()),
    message: optional(anyText()),
    messageId: optional(anyText(), 'Message that paid it'),
    executionDate: optional(anyText(), 'Day for which it was ordered'),
  },
  { name: 'PaidPayment' },
);

/** The JSON model of an order, as `parsePaymentOrder` reads it. */
export type PaymentOrderJson = Infer<typeof paymentOrderModel>;
/** One payment of that model. */
export type PaymentDraft = Infer<typeof paymentDraftModel>;
/** A party of that model. */
export type PaymentPartyJson = Infer<typeof party>;
/** A payment that was made before. */
export type PaidPayment = Infer<typeof paidPaymentModel>;

/** The same before they are validated: any part may be missing. */
export type OrderDraft = Draft<PaymentOrderJson>;
export type PartyDraft = Draft<PaymentPartyJson>;
/** A file names the groups and instructions itself, and may pay to an account abroad that has no IBAN. */
export type OnePaymentDraft = Draft<PaymentDraft> & {
  readonly instructionId?: string | undefined;
  readonly accountNumber?: string | undefined;
};
