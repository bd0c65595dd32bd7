import {
  boolean,
  choice,
  code,
  defaulted,
  type Infer,
  implied,
  type ListShape,
  list,
  type Member,
  type Members,
  object,
  optional,
  type Reading,
  required,
  type Shape,
} from '../model/index.ts';
import { referenceTypes } from '../swiss-qr/invoice.ts';
import type { BusinessCaseType } from './business-case-type.ts';
import {
  amountValue,
  country,
  currency,
  date,
  emailAddress,
  iban,
  percentage,
  reference,
  signedAmountValue,
  text,
} from './leaves.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';

type CountCode = 'INSTALMENT_GROUPS_SIZE' | 'INSTALMENT_EMPTY' | 'DONATION_PROPOSALS' | 'DONATION_PURPOSES' | 'SIZE';

/** A list of so many entries; a count out of bounds is reported by this code, none of them as `REQUIRED` where the code is `SIZE`. */
function counted<E>(
  entry: Shape<E>,
  countMin: number,
  countMax: number,
  outOfBounds: CountCode,
): ListShape<readonly E[]> {
  const validateCount = (count: number, reading: Reading): void => {
    if (count === 0 && outOfBounds === 'SIZE') reading.report('REQUIRED');
    else if (count < countMin || count > countMax)
      reading.take(problem(outOfBounds, [], { min: countMin, max: countMax }));
  };
  return list(entry, { countMin, countMax, validateCount });
}

const externalId = text(limits.externalIdLengthMax);
const countryCodeMember = required(country, 'ISO 3166-1 alpha-2');

const currencyCode = required(currency, 'ISO 4217; with a QR-IBAN CHF or EUR');
const exactDecimal = 'Exact decimal with at most two decimals: a number, or the same as text';
const amount = object({ value: optional(amountValue, exactDecimal), currencyCode }, { name: 'AmountToSend' });
/** Of an advice: it may be below zero. */
const signedAmount = object(
  { value: optional(signedAmountValue, exactDecimal), currencyCode },
  { name: 'SignedAmountToSend' },
);

const structuredAddress = object(
  {
    street: optional(text(limits.streetLengthMax), 'Street without building number'),
    buildingNumber: optional(text(limits.buildingNumberLengthMax), 'Building number'),
    city: required(text(limits.cityLengthMax), 'City'),
    postalCode: required(text(limits.postalCodeLengthMax), 'Postal code'),
    countryCode: countryCodeMember,
  },
  { name: 'StructuredAddress' },
);

const unstructuredAddress = object(
  {
    addressLine1: required(text(limits.addressLineLengthMax), 'First line'),
    addressLine2: optional(text(limits.addressLineLengthMax), 'Second line'),
    countryCode: countryCodeMember,
  },
  { name: 'UnstructuredAddress' },
);

const billRecipient = object(
  {
    emailAddress: optional(emailAddress, 'At least one of the three identifiers must be given'),
    enterpriseIdentificationNumber: optional(
      code(/^CHE[0-9]{9}$/, 'CHE and nine digits'),
      'Swiss enterprise identification number without punctuation',
    ),
    billRecipientNetId: optional(
      code(new RegExp(`^[0-9]{1,${limits.netIdLengthMax}}$`), `up to ${limits.netIdLengthMax} digits, as text`),
      'Identifier in the eBill network: text, since a JSON number cannot hold it',
    ),
    name: required(text(limits.nameLengthMax), 'Name of the recipient'),
    address: required(
      object(
        {
          structuredAddress: optional(structuredAddress, 'Address in separate fields'),
          unstructuredAddress: optional(
            unstructuredAddress,
            'Address as lines; not together with the structured address',
          ),
        },
        { name: 'RecipientAddress' },
      ),
      'Address of the recipient',
    ),
  },
  { name: 'RecipientToBill' },
);

const accountAndReference = object(
  {
    accountHolder: optional(
      object(
        {
          name: required(text(limits.nameLengthMax), 'Name of the account holder'),
          structuredAddress: optional(structuredAddress, 'Address in separate fields'),
        },
        { name: 'AccountHolder' },
      ),
      'If the account holder is not the biller',
    ),
    generic: required(
      object(
        {
          referenceType: required(choice(referenceTypes), 'QRR with a QR-IBAN; SCOR or NON with an IBAN'),
          referenceStructured: optional(reference, 'QR reference (27 digits) or creditor reference (ISO 11649)'),
          referenceUnstructured: optional(text(limits.referenceUnstructuredLengthMax, 0), 'Unstructured message'),
          iban: required(iban, 'IBAN or QR-IBAN of CH or LI, one of the credit accounts of the biller'),
        },
        { name: 'GenericAccount' },
      ),
      'Account and reference',
    ),
  },
  { name: 'AccountAndReference' },
);

const paymentInformation = object(
  {
    accountAndReference: required(accountAndReference, 'Account and reference of the biller'),
    amount: required(amount, 'Amount to be paid'),
    dueDate: required(
      date,
      `At most ${limits.dueDateAgeDaysMax} days old and ${limits.dueDateDaysAheadMax.EBILL} days ahead (${limits.dueDateDaysAheadMax.EBILL_DEBIT} with EBILL_DEBIT)`,
    ),
    payableAmountCanBeModified: required(boolean, 'Must be true if no amount is given'),
  },
  { name: 'PaymentInformation' },
);

const singlePayment = required(
  object(
    {
      paymentMode: defaulted(choice(['EBILL', 'EBILL_DEBIT']), 'EBILL', 'Default: EBILL'),
      paymentInformation: required(paymentInformation, 'What is to be paid'),
    },
    { name: 'SinglePayment' },
  ),
  'One payment',
);

const instalment = object(
  {
    externalInstalmentId: required(externalId, 'Id of the instalment, unique in the whole business case'),
    description: optional(text(limits.descriptionLengthMax, 0), 'What the recipient reads'),
    paymentInformation: required(paymentInformation, 'What is to be paid'),
  },
  { name: 'Instalment' },
);

const instalmentGroup = object(
  {
    externalPaymentByInstalmentsId: required(externalId, 'Id of the group, given by the biller'),
    description: optional(text(limits.descriptionLengthMax, 0), 'What the recipient reads'),
    isTotalAmountHidden: defaulted(boolean, false, 'Default: false'),
    isTotalPaymentOption: defaulted(
      boolean,
      false,
      'Whether this group pays everything at once, in exactly one instalment of the total; true in at most one group',
    ),
    instalments: required(
      object({
        instalment: required(
          counted(instalment, 1, limits.instalmentsPerGroupMax, 'INSTALMENT_EMPTY'),
          'The instalments',
        ),
      }),
      'The instalments of the group',
    ),
  },
  { name: 'InstalmentGroup' },
);

const paymentsByInstalments = required(
  object(
    {
      paymentByInstalments: required(
        counted(instalmentGroup, 1, limits.instalmentGroupsMax, 'INSTALMENT_GROUPS_SIZE'),
        'The groups of instalments',
      ),
    },
    { name: 'PaymentsByInstalments' },
  ),
  'Groups of instalments, of which the recipient chooses one',
);

const proposedDonationAmounts = optional(
  object(
    {
      proposedDonationAmount: required(
        counted(amount, limits.donationAmountsMin, limits.donationAmountsMax, 'DONATION_PROPOSALS'),
        'Different amounts in the currency of the total',
      ),
    },
    { name: 'ProposedDonationAmounts' },
  ),
  'Amounts to choose from; total and payment then have no value',
);

const donationPurposes = optional(
  object(
    {
      donationPurpose: required(
        counted(
          object({
            externalDonationPurposeId: required(externalId, 'Id of the purpose, given by the biller'),
            label: required(text(limits.purposeLabelLengthMax), 'What the recipient reads'),
          }),
          1,
          limits.donationPurposesMax,
          'DONATION_PURPOSES',
        ),
        'The purposes',
      ),
    },
    { name: 'DonationPurposes' },
  ),
  'Purposes to choose from',
);

function workflowOf<A>(amount: Shape<A>, name: string) {
  const vatRate = object(
    {
      percentage: required(percentage, 'Tax rate in per cent'),
      taxBaseAmount: required(amount, 'Taxable amount'),
      taxAmount: required(amount, 'Tax amount'),
    },
    { name: `${name}VatRate` },
  );

  return optional(
    object(
      {
        vatEnterpriseIdentificationNumbers: optional(
          object(
            {
              vatEnterpriseIdentificationNumber: required(
                counted(
                  code(/^CHE[0-9]{9}(?:MWST|TVA|IVA)?$/, 'CHE, nine digits and perhaps MWST, TVA or IVA'),
                  1,
                  limits.vatNumbersMax,
                  'SIZE',
                ),
                'The numbers, without punctuation',
              ),
            },
            { name: 'VatNumbers' },
          ),
          'VAT numbers of the biller',
        ),
        deliveryDateStart: optional(date, 'Start of the service period, if it differs from the end'),
        deliveryDateEnd: optional(date, 'Day of delivery, or end of the service'),
        netAmount: optional(amount, 'Total without VAT'),
        amountPaid: optional(amount, 'Paid in advance: the total is the amount still open'),
        vatRates: optional(
          object(
            {
              vatRate: required(counted(vatRate, 1, limits.vatRatesMax, 'SIZE'), 'The rates'),
            },
            { name: `${name}VatRates` },
          ),
          'VAT by rate',
        ),
        caseReferenceForBillRecipient: optional(
          text(limits.caseReferenceLengthMax),
          "The recipient's own reference, for bookkeeping",
        ),
      },
      { name },
    ),
    'Bookkeeping data for the recipient',
  );
}

const workflow = workflowOf(amount, 'Workflow');
const signedWorkflow = workflowOf(signedAmount, 'SignedWorkflow');

/** Names of answers and of other types: known, but not to be sent here. */
const answered = ['id', 'businessCaseNetId', 'type', 'billerNetId', 'status', 'processingStatus'];
const differing = { singlePayment, paymentsByInstalments, proposedDonationAmounts, donationPurposes };

function caseModel<const T extends BusinessCaseType, A, W, S extends Members>(
  type: T,
  ofAmount: Shape<A>,
  ofWorkflow: Member<W, 'optional'>,
  sections: S,
) {
  const others = Object.keys(differing).filter((name) => !Object.hasOwn(sections, name));
  return object(
    {
      type: implied(type),
      referenceNumber: required(
        text(limits.referenceNumberLengthMax),
        'Number assigned by the biller, unique for the biller',
      ),
      businessCaseDate: required(date, `Today or up to ${limits.businessCaseAgeDaysMax} days ago, in Europe/Zurich`),
      totalAmount: required(ofAmount, 'Total of the business case'),
      referencedBill: optional(
        object(
          { referenceNumber: required(text(limits.referenceNumberLengthMax), 'Reference number of a bill') },
          { name: 'ReferencedBill', elsewhere: ['businessCaseNetId'] },
        ),
        'The bill that this case refers to',
      ),
      billRecipient: required(billRecipient, 'The recipient'),
      ...sections,
      workflow: ofWorkflow,
    },
    { elsewhere: [...answered, ...others] },
  );
}

/**
 * What may stand in a business case of each type, in the order of the wire: the one description from which its type follows, and
 * from which documents are read, written and described. Source: eBill submission contract, request structure.
 */
export const businessCaseModels = {
  Bill: caseModel('Bill', amount, workflow, { singlePayment }),
  InstalmentBill: caseModel('InstalmentBill', amount, workflow, { paymentsByInstalments }),
  Advice: caseModel('Advice', signedAmount, signedWorkflow, {}),
  CreditNote: caseModel('CreditNote', amount, workflow, {}),
  Reminder: caseModel('Reminder', amount, workflow, { singlePayment }),
  DonationInquiry: caseModel('DonationInquiry', amount, workflow, {
    singlePayment,
    proposedDonationAmounts,
    donationPurposes,
  }),
} as const satisfies Readonly<Record<BusinessCaseType, Shape<unknown>>>;

/** Parts of business cases of all types, for answers that show them in a frame of their own. */
export const businessCaseParts = {
  billRecipient,
  singlePayment: singlePayment.shape,
  instalmentGroup,
  instalment,
  proposedDonationAmounts: proposedDonationAmounts.shape,
  donationPurposes: donationPurposes.shape,
  workflow: signedWorkflow.shape,
} as const;

export type Amount = Infer<typeof amount>;
export type StructuredAddress = Infer<typeof structuredAddress>;
export type UnstructuredAddress = Infer<typeof unstructuredAddress>;
export type BillRecipient = Infer<typeof billRecipient>;
export type RecipientAddress = BillRecipient['address'];
export type AccountAndReference = Infer<typeof accountAndReference>;
export type PaymentInformation = Infer<typeof paymentInformation>;
export type SinglePayment = Infer<(typeof singlePayment)['shape']>;
export type PaymentByInstalments = Infer<typeof instalmentGroup>;
export type Instalment = PaymentByInstalments['instalments']['instalment'][number];
export type DonationPurpose = NonNullable<
  NonNullable<Infer<(typeof businessCaseModels)['DonationInquiry']>['donationPurposes']>['donationPurpose']
>[number];
export type Workflow = NonNullable<Infer<(typeof businessCaseModels)['Bill']>['workflow']>;
export type VatRate = NonNullable<Workflow['vatRates']>['vatRate'][number];

/**
 * What a biller submits, validated: only `parseBusinessCase` and `businessCaseOfQrInvoice` make one. The member names are those of
 * the wire, in JSON, XML and multipart alike.
 */
export type BusinessCase = Infer<(typeof businessCaseModels)[BusinessCaseType]>;

/** The namespace of business cases in XML: it changes when the model does. */
export const businessCaseNamespace = 'urn:rappen:ebill:business-case:1';

/** `InstalmentBill` as forms and XML name it: `instalmentBill`. */
export function wireNameOf(type: BusinessCaseType): string {
  return type.charAt(0).toLowerCase() + type.slice(1);
}

/** The root element of an XML request: `instalmentBillRequest`. */
export function requestNameOf(type: BusinessCaseType): string {
  return `${wireNameOf(type)}Request`;
}
