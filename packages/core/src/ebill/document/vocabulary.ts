import type { BusinessCaseType } from '../business-case.ts';
import { limits } from '../limits.ts';

/** A text, number, date or choice: what has no fields of its own. */
export type Leaf =
  /** An empty text counts as absent where `lengthMin` is 0. */
  | { readonly kind: 'text'; readonly lengthMin: 0 | 1; readonly lengthMax: number }
  /** `form` says in words what the pattern asks for. */
  | { readonly kind: 'code'; readonly pattern: RegExp; readonly form: string }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly otherwise?: string }
  | { readonly kind: 'boolean'; readonly otherwise?: boolean }
  | { readonly kind: 'currency' | 'country' | 'emailAddress' | 'iban' | 'reference' }
  | { readonly kind: 'date' | 'amountValue' | 'percentage' };

export interface Structure {
  readonly kind: 'object';
  readonly fields: readonly Field[];
  /** Names that mean something elsewhere, but may not stand here. */
  readonly elsewhere: readonly string[];
}

export interface List {
  readonly kind: 'list';
  readonly entry: Shape;
  readonly countMin: number;
  readonly countMax: number;
  /** What is reported when there are too few or too many. */
  readonly code: 'SIZE' | 'INSTALMENT_GROUPS_SIZE' | 'INSTALMENT_EMPTY' | 'DONATION_PROPOSALS' | 'DONATION_PURPOSES';
}

export type Shape = Leaf | Structure | List;

export interface Field {
  readonly name: string;
  readonly required: boolean;
  readonly shape: Shape;
  readonly description: string;
}

const required = (name: string, shape: Shape, description: string): Field => {
  return { name, required: true, shape, description };
};
const optional = (name: string, shape: Shape, description: string): Field => {
  return { name, required: false, shape, description };
};
const object = (fields: readonly Field[], elsewhere: readonly string[] = []): Structure => {
  return { kind: 'object', fields, elsewhere };
};
const text = (lengthMax: number, lengthMin: 0 | 1 = 1): Leaf => ({ kind: 'text', lengthMin, lengthMax });

const date: Leaf = { kind: 'date' };
const externalId = text(limits.externalIdLengthMax);
const country = required('countryCode', { kind: 'country' }, 'ISO 3166-1 alpha-2');

const amount = object([
  optional('value', { kind: 'amountValue' }, 'Exact decimal with at most two decimals: a number, or the same as text'),
  required('currencyCode', { kind: 'currency' }, 'ISO 4217; with a QR-IBAN CHF or EUR'),
]);

const structuredAddress = object([
  optional('street', text(limits.streetLengthMax), 'Street without building number'),
  optional('buildingNumber', text(limits.buildingNumberLengthMax), 'Building number'),
  required('city', text(limits.cityLengthMax), 'City'),
  required('postalCode', text(limits.postalCodeLengthMax), 'Postal code'),
  country,
]);

const unstructuredAddress = object([
  required('addressLine1', text(limits.addressLineLengthMax), 'First line'),
  optional('addressLine2', text(limits.addressLineLengthMax), 'Second line'),
  country,
]);

const billRecipient = object([
  optional('emailAddress', { kind: 'emailAddress' }, 'At least one of the three identifiers must be given'),
  optional(
    'enterpriseIdentificationNumber',
    { kind: 'code', pattern: /^CHE[0-9]{9}$/, form: 'CHE and nine digits' },
    'Swiss enterprise identification number without punctuation',
  ),
  optional(
    'billRecipientNetId',
    {
      kind: 'code',
      pattern: new RegExp(`^[0-9]{1,${limits.netIdLengthMax}}$`),
      form: `up to ${limits.netIdLengthMax} digits, as text`,
    },
    'Identifier in the eBill network: text, since a JSON number cannot hold it',
  ),
  required('name', text(limits.nameLengthMax), 'Name of the recipient'),
  required(
    'address',
    object([
      optional('structuredAddress', structuredAddress, 'Address by parts'),
      optional('unstructuredAddress', unstructuredAddress, 'Address by lines; not together with the other'),
    ]),
    'Address of the recipient',
  ),
]);

const accountAndReference = object([
  optional(
    'accountHolder',
    object([
      required('name', text(limits.nameLengthMax), 'Name of the account holder'),
      optional('structuredAddress', structuredAddress, 'Address by parts'),
    ]),
    'Given when the account holder is not the biller',
  ),
  required(
    'generic',
    object([
      required(
        'referenceType',
        { kind: 'choice', values: ['QRR', 'SCOR', 'NON'] },
        'QRR with a QR-IBAN; SCOR or NON with an IBAN',
      ),
      optional(
        'referenceStructured',
        { kind: 'reference' },
        'QR reference (27 digits) or creditor reference (ISO 11649)',
      ),
      optional('referenceUnstructured', text(limits.referenceUnstructuredLengthMax, 0), 'Unstructured message'),
      required('iban', { kind: 'iban' }, 'IBAN or QR-IBAN of CH or LI, one of the credit accounts of the biller'),
    ]),
    'Account and reference',
  ),
]);

const paymentInformation = object([
  required('accountAndReference', accountAndReference, 'Account and reference of the biller'),
  required('amount', amount, 'Amount to be paid'),
  required(
    'dueDate',
    date,
    `At most ${limits.dueDateAgeDaysMax} days old and ${limits.dueDateDaysAheadMax.EBILL} days ahead (${limits.dueDateDaysAheadMax.EBILL_DEBIT} with EBILL_DEBIT)`,
  ),
  required('payableAmountCanBeModified', { kind: 'boolean' }, 'Must be true when no amount is given'),
]);

const singlePayment = required(
  'singlePayment',
  object([
    optional(
      'paymentMode',
      { kind: 'choice', values: ['EBILL', 'EBILL_DEBIT'], otherwise: 'EBILL' },
      'EBILL unless given',
    ),
    required('paymentInformation', paymentInformation, 'What is to be paid'),
  ]),
  'One payment',
);

const instalmentGroup = object([
  required('externalPaymentByInstalmentsId', externalId, 'Id of the group, given by the biller'),
  optional('description', text(limits.descriptionLengthMax, 0), 'What the recipient reads'),
  optional('isTotalAmountHidden', { kind: 'boolean', otherwise: false }, 'false unless given'),
  optional(
    'isTotalPaymentOption',
    { kind: 'boolean', otherwise: false },
    'Whether this group pays everything at once, by exactly one instalment of the total; true in one group at most',
  ),
  required(
    'instalments',
    object([
      required(
        'instalment',
        {
          kind: 'list',
          entry: object([
            required('externalInstalmentId', externalId, 'Id of the instalment, unique in the whole business case'),
            optional('description', text(limits.descriptionLengthMax, 0), 'What the recipient reads'),
            required('paymentInformation', paymentInformation, 'What is to be paid'),
          ]),
          countMin: 1,
          countMax: limits.instalmentsPerGroupMax,
          code: 'INSTALMENT_EMPTY',
        },
        'The instalments',
      ),
    ]),
    'The instalments of the group',
  ),
]);

const paymentsByInstalments = required(
  'paymentsByInstalments',
  object([
    required(
      'paymentByInstalments',
      {
        kind: 'list',
        entry: instalmentGroup,
        countMin: 1,
        countMax: limits.instalmentGroupsMax,
        code: 'INSTALMENT_GROUPS_SIZE',
      },
      'The groups of instalments',
    ),
  ]),
  'Groups of instalments, of which the recipient chooses one',
);

const proposedDonationAmounts = optional(
  'proposedDonationAmounts',
  object([
    required(
      'proposedDonationAmount',
      {
        kind: 'list',
        entry: amount,
        countMin: limits.donationAmountsMin,
        countMax: limits.donationAmountsMax,
        code: 'DONATION_PROPOSALS',
      },
      'Different amounts in the currency of the total',
    ),
  ]),
  'Amounts to choose from; total and payment then have no value',
);

const donationPurposes = optional(
  'donationPurposes',
  object([
    required(
      'donationPurpose',
      {
        kind: 'list',
        entry: object([
          required('externalDonationPurposeId', externalId, 'Id of the purpose, given by the biller'),
          required('label', text(limits.purposeLabelLengthMax), 'What the recipient reads'),
        ]),
        countMin: 1,
        countMax: limits.donationPurposesMax,
        code: 'DONATION_PURPOSES',
      },
      'The purposes',
    ),
  ]),
  'Purposes to choose from',
);

const vatRate = object([
  required('percentage', { kind: 'percentage' }, 'Tax rate in per cent'),
  required('taxBaseAmount', amount, 'Amount that is taxed'),
  required('taxAmount', amount, 'Tax on it'),
]);

const workflow = optional(
  'workflow',
  object([
    optional(
      'vatEnterpriseIdentificationNumbers',
      object([
        required(
          'vatEnterpriseIdentificationNumber',
          {
            kind: 'list',
            entry: {
              kind: 'code',
              pattern: /^CHE[0-9]{9}(?:MWST|TVA|IVA)?$/,
              form: 'CHE, nine digits and perhaps MWST, TVA or IVA',
            },
            countMin: 1,
            countMax: limits.vatNumbersMax,
            code: 'SIZE',
          },
          'The numbers, without punctuation',
        ),
      ]),
      'VAT numbers of the biller',
    ),
    optional('deliveryDateStart', date, 'Start of the service, when it is not its end'),
    optional('deliveryDateEnd', date, 'Day of delivery, or end of the service'),
    optional('netAmount', amount, 'Total without VAT'),
    optional('amountPaid', amount, 'Paid in advance: the total is what is still open'),
    optional(
      'vatRates',
      object([
        required(
          'vatRate',
          { kind: 'list', entry: vatRate, countMin: 1, countMax: limits.vatRatesMax, code: 'SIZE' },
          'The rates',
        ),
      ]),
      'VAT by rate',
    ),
    optional(
      'caseReferenceForBillRecipient',
      text(limits.caseReferenceLengthMax),
      "The recipient's own reference, for bookkeeping",
    ),
  ]),
  'For the bookkeeping of the recipient',
);

/** The sections in which the types differ, in the order of the wire. */
const sections: Readonly<Record<BusinessCaseType, readonly Field[]>> = {
  Bill: [singlePayment],
  Reminder: [singlePayment],
  DonationInquiry: [singlePayment, proposedDonationAmounts, donationPurposes],
  InstalmentBill: [paymentsByInstalments],
  CreditNote: [],
  Advice: [],
};

/** Names of answers and of other types: known, but not to be sent here. */
const answered = ['id', 'businessCaseNetId', 'type', 'billerNetId', 'status', 'processingStatus'];
const differing = [singlePayment, paymentsByInstalments, proposedDonationAmounts, donationPurposes];

function structureOf(type: BusinessCaseType): Structure {
  const fields = [
    required(
      'referenceNumber',
      text(limits.referenceNumberLengthMax),
      "The biller's own number, unique for the biller",
    ),
    required('businessCaseDate', date, `Today or up to ${limits.businessCaseAgeDaysMax} days ago, in Europe/Zurich`),
    required('totalAmount', amount, 'Total of the business case'),
    optional(
      'referencedBill',
      object(
        [required('referenceNumber', text(limits.referenceNumberLengthMax), 'Reference number of a bill')],
        ['businessCaseNetId'],
      ),
      'The bill that this one is about',
    ),
    required('billRecipient', billRecipient, 'Who receives it'),
    ...sections[type],
    workflow,
  ];
  const others = differing.filter((field) => !sections[type].includes(field)).map((field) => field.name);
  return object(fields, [...answered, ...others]);
}

/**
 * What may stand in a business case of each type, in the order of the wire: the one description from which documents are
 * read, judged and written, and from which the JSON Schema is made. Source: eBill submission contract, request structure.
 */
export const vocabulary: Readonly<Record<BusinessCaseType, Structure>> = {
  Bill: structureOf('Bill'),
  InstalmentBill: structureOf('InstalmentBill'),
  Advice: structureOf('Advice'),
  CreditNote: structureOf('CreditNote'),
  Reminder: structureOf('Reminder'),
  DonationInquiry: structureOf('DonationInquiry'),
};

/** The namespace of business cases in XML: it changes when the vocabulary does. */
export const businessCaseNamespace = 'urn:rappen:ebill:business-case:1';

/** `InstalmentBill` as forms and XML name it: `instalmentBill`. */
export function wireNameOf(type: BusinessCaseType): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}

/** The root element of an XML request: `instalmentBillRequest`. */
export function requestNameOf(type: BusinessCaseType): string {
  return `${wireNameOf(type)}Request`;
}
