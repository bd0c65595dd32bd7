import {
  anyNumber,
  anyText,
  anything,
  asked,
  choice,
  type Infer,
  list,
  object,
  optional,
  optionalOrNull,
  required,
} from '../model/index.ts';
import { amountBounds } from '../money/amount.ts';
import { accountLength } from './account.ts';
import { alternativeSchemeObjectModel } from './alternative-procedures/json.ts';
import { billInformationObjectModel } from './billing-information/json.ts';
import { qrCurrencies, referenceTypes } from './invoice.ts';
import { limits } from './limits.ts';

/** Texts are bounded by the rules, so that one place validates every source; the JSON Schema documents the same numbers. */
const text = (maxLength: number, minLength = 1) => anyText({ minLength, maxLength });

const addressMembers = {
  addressType: asked(
    choice(['STRUCTURED', 'COMBINED']),
    'STRUCTURED (S) or COMBINED (K). COMBINED ended on 21.11.2025 and is only accepted with profile=2.2',
  ),
  name: asked(text(limits.nameLengthMax), 'First name (optional) and last name, or company name'),
  streetName: optional(text(limits.streetLengthMax), 'Street without building number'),
  houseNumber: optional(text(limits.buildingNumberLengthMax), 'Building number'),
  postalCode: asked(text(limits.postalCodeLengthMax), 'Postal code without country prefix'),
  city: asked(text(limits.cityLengthMax), 'City'),
  country: asked(text(limits.countryCodeLength, limits.countryCodeLength), 'ISO 3166-1 alpha-2 code'),
  addressLine1: optional(text(limits.addressLineLengthMax), 'COMBINED only: street and building number, or P.O. box', {
    deprecated: true,
  }),
  addressLine2: optional(text(limits.addressLineLengthMax), 'COMBINED only: postal code and city', {
    deprecated: true,
  }),
};

const creditor = object(addressMembers, { name: 'Creditor' });
const party = object(
  {
    ...addressMembers,
    addressType: voluntary(addressMembers.addressType),
    name: voluntary(addressMembers.name),
    postalCode: voluntary(addressMembers.postalCode),
    city: voluntary(addressMembers.city),
    country: voluntary(addressMembers.country),
  },
  { name: 'Party', description: 'All empty, or as complete as the creditor' },
);

/** A party may say nothing at all. */
function voluntary<M extends { readonly isAsked: boolean }>(member: M): M {
  return { ...member, isAsked: false };
}

export const creditorInformationModel = object(
  {
    iban: asked(text(accountLength, accountLength), 'IBAN or QR-IBAN of CH or LI'),
    creditor: asked(creditor),
  },
  { name: 'CreditorInformation' },
);

export const paymentReferenceModel = object(
  {
    referenceType: asked(choice(referenceTypes)),
    reference: optional(
      text(limits.referenceLengthMax, 0),
      'As its type requires; {number} or {customer:number} in braces is completed to a reference',
    ),
    additionalInformation: optional(
      object(
        {
          unstructuredMessage: optional(text(limits.additionalInformationLengthMax, 0), 'Purpose or further text'),
          billInformation: optional(
            text(limits.additionalInformationLengthMax, 0),
            'Coded information for automated booking',
          ),
          billInformationObject: optional(billInformationObjectModel, 'Object form of the bill information'),
        },
        { name: 'AdditionalInformation' },
      ),
    ),
  },
  { name: 'PaymentReference' },
);

export const alternativeSchemesModel = object(
  {
    alternativeSchemeParameters: optional(
      list(anyText({ maxLength: limits.alternativeProcedureLengthMax })),
      'At most two that are not empty, each at most 100 characters',
    ),
    alternativeSchemeParameterObjects: optional(list(alternativeSchemeObjectModel), 'The same as objects'),
  },
  { name: 'AlternativeSchemes' },
);

export const partyModel: typeof party = party;

/** The wire model of a QR invoice, version 1.23. */
export const qrInvoiceModel = object(
  {
    creditorInformation: asked(creditorInformationModel),
    ultimateCreditor: optional(party, 'Reserved by the guidelines: must be empty'),
    paymentAmountInformation: asked(
      object(
        {
          amount: optional(
            anyNumber({ minimum: 0, maximum: Number(amountBounds.max) }),
            'If absent, the payer fills it in',
          ),
          currency: asked(anyText({ enum: qrCurrencies })),
        },
        { name: 'PaymentAmountInformation' },
      ),
    ),
    ultimateDebtor: optional(party),
    paymentReference: asked(paymentReferenceModel),
    alternativeSchemes: optional(alternativeSchemesModel),
    details: optional(
      anything,
      'Added by reading a file; ignored in requests, so that you can send back a bill that was read',
      {
        readOnly: true,
      },
    ),
  },
  { name: 'QrInvoice' },
);

/** A text of a code as it was read: nothing says that it keeps a rule. */
const asRead = (description: string) => optional(anyText(), description);
const inCode = 'As in the code';
const addressAsRead = object(
  {
    addressType: asRead(inCode),
    name: asRead(inCode),
    streetName: asRead(inCode),
    houseNumber: asRead(inCode),
    postalCode: asRead(inCode),
    city: asRead(inCode),
    country: asRead(inCode),
    addressLine1: asRead(inCode),
    addressLine2: asRead(inCode),
  },
  { name: 'AddressAsRead' },
);

/** The members of what reading answers: those of `qrInvoiceModel` without its bounds. */
export const qrInvoiceAsReadMembers = {
  creditorInformation: required(
    object(
      { iban: asRead('Account, without spaces'), creditor: optional(addressAsRead) },
      { name: 'CreditorInformationAsRead' },
    ),
  ),
  ultimateCreditor: optional(addressAsRead),
  paymentAmountInformation: required(
    object(
      {
        amount: optionalOrNull(
          anyNumber({ minimum: 0 }),
          'If absent, the payer fills it in. null: the text found is not an amount',
        ),
        currency: asRead('CHF or EUR, if the code follows the rules'),
      },
      { name: 'PaymentAmountAsRead' },
    ),
  ),
  ultimateDebtor: optional(addressAsRead),
  paymentReference: required(
    object(
      {
        referenceType: asRead('QRR, SCOR or NON, if the code follows the rules'),
        reference: asRead('Reference, without spaces'),
        additionalInformation: optional(
          object(
            {
              unstructuredMessage: asRead('Message'),
              billInformation: asRead('Bill information'),
              billInformationObject: optional(billInformationObjectModel),
            },
            { name: 'AdditionalInformationAsRead' },
          ),
        ),
      },
      { name: 'PaymentReferenceAsRead' },
    ),
  ),
  alternativeSchemes: optional(
    object(
      {
        alternativeSchemeParameters: optional(list(anyText())),
        alternativeSchemeParameterObjects: optional(list(alternativeSchemeObjectModel)),
      },
      { name: 'AlternativeSchemesAsRead' },
    ),
  ),
};

/**
 * What reading answers: the wire model without its bounds, because what breaks a rule is shown too. A bill that keeps the rules
 * can be sent back as a `QrInvoice`.
 */
export const qrInvoiceAsReadModel = object(qrInvoiceAsReadMembers, {
  name: 'QrInvoiceAsRead',
  description: 'A bill as read: the fields of QrInvoice, whether or not they follow the rules',
});

/** A bill as it was read. */
export type QrInvoiceAsReadJson = Infer<typeof qrInvoiceAsReadModel>;

/** The JSON model of a QR invoice, as `parseQrInvoice` reads it. */
export type QrInvoiceJson = Infer<typeof qrInvoiceModel>;
/** A creditor or debtor of that model. */
export type PartyJson = Infer<typeof party>;
