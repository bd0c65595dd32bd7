import {
  choice,
  code,
  type Infer,
  list,
  object,
  optional,
  type Reading,
  required,
  textLeaf,
} from '../../model/index.ts';
import { dateIn, decimalIn } from '../../xsd/index.ts';
import { problem } from '../problems.ts';

/**
 * yellowbill Invoice 2.0.4, the invoice format of PostFinance's e-bill service: each element with its place, how often it stands and what
 * it holds, in the order of the schema. The one description that is written from, read by, and that the types follow from.
 */

/** A text of so many characters. */
function text(lengthMax: number = Number.POSITIVE_INFINITY) {
  const schema = Number.isFinite(lengthMax) ? { maxLength: lengthMax } : {};
  const validate = (given: string, reading: Reading) =>
    given.length <= lengthMax ? given : reading.take(problem('SIZE', [], { min: 0, max: lengthMax }));
  return textLeaf(schema, validate, { isFreeText: true });
}

const decimal = textLeaf(
  {},
  (given, reading) => decimalIn(given) ?? reading.report('PATTERN', { form: 'a decimal number' }),
);
const date = textLeaf(
  { format: 'date' },
  (given, reading) => dateIn(given) ?? reading.take(problem('DATE_FORMAT', [])),
);
const accountId = code(/^\d{17}$/, '17 digits');
const word = required(text());
const maybe = optional(text());
const amount = required(decimal);
const anyAmount = optional(decimal);

const reference = object({ ReferencePosition: word, ReferenceType: word, ReferenceValue: word });
const references = optional(list(reference));

const fixedReferenceTypes = [
  'OrderNumberByBuyer',
  'OrderNumberBySupplier',
  'CreditAdviceNumber',
  'BillNumber',
  'DispatchNotificationNumber',
  'DeliveryNoteNumber',
  'OrderReplyNumber',
  'BidNumber',
  'ContractNumber',
  'ReceiptNumber',
  'OurSign',
  'YourSign',
] as const;
const fixedReferences = optional(
  list(object({ ReferencePosition: word, ReferenceType: required(choice(fixedReferenceTypes)), ReferenceValue: word })),
);

const address = object({
  CompanyName: maybe,
  CompanyDivision: maybe,
  Title: maybe,
  FamilyName: maybe,
  GivenName: maybe,
  Address1: maybe,
  Address2: maybe,
  POBox: maybe,
  ZIP: word,
  City: word,
  Country: required(code(/^.{2}$/, 'two letters')),
  Email: maybe,
  Contact1: maybe,
  Contact2: maybe,
});

const party = object({
  CustomerID: maybe,
  Address: required(address),
  TaxID: maybe,
  AdditionalReference: references,
});

const network = optional(object({ NetworkName: word, NetworkID: word }));
const achievementDate = optional(object({ StartDateAchievement: required(date), EndDateAchievement: required(date) }));

const accountAssignment = optional(
  object({
    OrderReference: optional(reference),
    OrderPosition: maybe,
    OrderDate: optional(date),
    ProductIDReceiver: maybe,
    CostType: maybe,
    AccountType: maybe,
    AccountValue: maybe,
    Division: maybe,
    BuildingNumber: maybe,
    MachineNumber: maybe,
    JobNumber: maybe,
    ProjectNumber: maybe,
  }),
);

const taxDetail = object({
  Rate: amount,
  Amount: amount,
  BaseAmountExclusiveTax: amount,
  BaseAmountInclusiveTax: anyAmount,
});

const instalment = object({
  Description: optional(text(255)),
  Amount: amount,
  PaymentDueDate: required(date),
  ESRReferenceNr: optional(code(/^\d{16,27}$/, '16 to 27 digits')),
  CreditorReference: optional(text(140)),
});

const paymentInformation = object({
  PaymentDueDate: required(date),
  PaymentType: required(choice(['ESR', 'DD', 'CREDIT', 'OTHER', 'IBAN'])),
  fixAmount: required(choice(['Yes', 'No'])),
  ESR: optional(object({ ESRCustomerNumber: required(text(11)), ESRReferenceNumber: required(text(27)) })),
  IBAN: optional(
    object({
      BIC: optional(text(11)),
      BankName: optional(text(50)),
      IBAN: required(text(34)),
      CreditorName: optional(text(50)),
      CreditorReference: optional(text(140)),
      ChargingOption: optional(choice(['BEN', 'OUR', 'SHA'])),
    }),
  ),
  Instalments: optional(list(object({ Description: optional(text(255)), Instalment: required(list(instalment)) }))),
});

export const yellowbillCurrencies = ['CHF', 'EUR', 'AUD', 'CAD', 'DKK', 'GBP', 'JPY', 'NOK', 'SEK', 'USD'] as const;
export const yellowbillLanguages = ['de', 'fr', 'it', 'en'] as const;

const billHeader = object({
  DocumentType: required(choice(['BILL', 'REMINDER', 'CREDITADVICE', ''])),
  DocumentSubType: optional(choice(['final', 'partial', 'cancellation'])),
  DocumentID: required(text(70)),
  DocumentReference: references,
  DocumentDate: required(date),
  SenderParty: required(
    object({ Network: network, TaxLiability: required(choice(['FRE', 'VAT'])), PartyType: required(party) }),
  ),
  ReceiverParty: required(object({ Network: network, PartyType: required(party) })),
  InvoiceReceivingParty: optional(party),
  DeliveryPlace: optional(party),
  AchievementDate: achievementDate,
  Currency: required(choice(yellowbillCurrencies)),
  AccountAssignment: accountAssignment,
  FixedReference: fixedReferences,
  Language: required(choice(yellowbillLanguages)),
  PaymentInformation: required(paymentInformation),
  FreeText: optional(list(text())),
});

const lineItem = object({
  LineItemType: required(
    choice(['NORMAL', 'LINEITEMALLOWANCEANDCHARGE', 'GLOBALALLOWANCEANDCHARGE', 'SHIPPINGANDHANDLING', 'ROUNDING']),
  ),
  LineItemID: word,
  ProductGroup: maybe,
  ProductSubGroup: maybe,
  AchievementDate: achievementDate,
  ProductDescription: word,
  ProductID: maybe,
  EAN: optional(code(/^\d{0,18}$/, 'up to 18 digits')),
  Quantity: amount,
  QuantityDescription: required(text(20)),
  PriceUnit: amount,
  PriceInclusiveTax: anyAmount,
  PriceExclusiveTax: anyAmount,
  Tax: optional(object({ TaxDetail: required(taxDetail), TotalTax: amount })),
  AmountInclusiveTax: anyAmount,
  AmountExclusiveTax: amount,
  AccountAssignment: accountAssignment,
  FixedReference: fixedReferences,
  LineItemReference: references,
  AllowanceAndCharge: optional(
    object({
      BaseAmount: anyAmount,
      Rate: anyAmount,
      AllowanceAndChargeCode: optional(code(/^[A-HJ-Y]$/, 'a letter from A to Y')),
    }),
  ),
  FreeText: optional(list(text())),
});

const summary = object({
  Tax: optional(object({ TaxDetail: required(list(taxDetail)), TotalTax: amount })),
  Discount: optional(
    list(
      object({ Days: optional(code(/^[+-]?\d{1,9}$/, 'a whole number')), DiscountDate: optional(date), Rate: amount }),
    ),
  ),
  TotalAmountExclusiveTax: amount,
  TotalAmountInclusiveTax: amount,
  Rounding: anyAmount,
  FreeText: optional(list(text())),
  TotalAmountPaid: anyAmount,
  TotalAmountDue: anyAmount,
});

export const yellowbillModel = object({
  Header: required(
    object({
      From: word,
      To: required(choice(['IPECeBILLServer'])),
      UseCase: required(choice(['CreateybInvoice'])),
      SessionID: required(choice(['1'])),
      Version: required(choice(['2.0', '2'])),
      Status: required(choice(['0'])),
      SoftwareName: optional(text(70)),
      SoftwareVersion: optional(text(70)),
    }),
  ),
  Body: required(
    object({
      DeliveryInfo: required(
        object({
          BillerID: required(accountId),
          eBillAccountID: optional(accountId),
          AlternativeRecipientID: optional(text(255)),
          DeliveryID: maybe,
          DeliveryDate: required(date),
          TransactionID: required(text(50)),
          BillDetailsType: required(choice(['PDF', 'PDFSystem', 'PDFAppendix'])),
          URLBillDetails: optional(text(255)),
        }),
      ),
      Bill: required(
        object({
          Header: required(billHeader),
          LineItems: required(object({ LineItem: required(list(lineItem)) })),
          Summary: required(summary),
        }),
      ),
      // The schema wants a document in it; the partner's samples do without
      Appendix: optional(
        object({
          Document: optional(list(object({ MimeType: word, FileName: optional(text(255)), content: word }))),
        }),
      ),
    }),
  ),
});

/** An invoice in yellowbill; members are named as its elements. Amounts are exact decimal texts. */
export type Yellowbill = Infer<typeof yellowbillModel>;
export type YellowbillBody = Yellowbill['Body'];
export type YellowbillLine = YellowbillBody['Bill']['LineItems']['LineItem'][number];
