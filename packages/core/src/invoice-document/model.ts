import { isCurrencyCode } from '../currency/index.ts';
import { parseCalendarDate } from '../date/index.ts';
import { decimalTextOf } from '../json/index.ts';
import {
  base64Text,
  boolean,
  choice,
  code,
  type Infer,
  type Leaf,
  leaf,
  list,
  object,
  optional,
  type Reading,
  required,
  type Shape,
  textLeaf,
} from '../model/index.ts';
import { kindOf } from '../model/reading.ts';
import { compareDecimals } from '../money/index.ts';
import { languages } from '../payment-part/index.ts';
import {
  alternativeSchemesModel,
  creditorInformationModel,
  partyModel,
  paymentReferenceModel,
} from '../swiss-qr/index.ts';
import { attachmentTypes, documentKinds, vatCategories } from './invoice-document.ts';
import { limits } from './limits.ts';
import { isBlankText, readPrintedText } from './printed-text.ts';
import { problem } from './problems.ts';

/** A number within these bounds. Reports `TYPE`, `INVOICE_DOCUMENT_DECIMALS`, `INVOICE_DOCUMENT_RANGE`. */
function bounded(decimalsMax: number, min: string, max: string, examples?: readonly number[]): Leaf<number> {
  const schema = {
    type: decimalsMax === 0 ? 'integer' : 'number',
    minimum: Number(min),
    maximum: Number(max),
    ...(examples && { examples }),
  };
  return leaf(schema, (node, reading) => {
    if (typeof node !== 'number') return reading.report('TYPE', { expected: 'a number', found: kindOf(node) });
    const text = decimalTextOf(node);
    const decimals = text.split('.')[1]?.length ?? 0;
    if (decimals > decimalsMax)
      return reading.take(problem('INVOICE_DOCUMENT_DECIMALS', [], { decimals, max: decimalsMax }));
    if (compareDecimals(text, min) < 0 || compareDecimals(text, max) > 0) {
      return reading.take(problem('INVOICE_DOCUMENT_RANGE', [], { min, max }));
    }
    return node;
  });
}

const quantity = bounded(limits.quantityDecimalsMax, `-${limits.quantityMax}`, limits.quantityMax);
const price = bounded(limits.quantityDecimalsMax, `-${limits.priceMax}`, limits.priceMax);
const money = bounded(limits.amountDecimalsMax, '0', limits.priceMax);
const percent = bounded(limits.percentDecimalsMax, '0', limits.percentMax);
const rate = bounded(limits.percentDecimalsMax, '0', limits.percentMax, [8.1, 2.6, 3.8]);
const days = bounded(0, '0', `${limits.paymentDaysMax}`);

/** Text of one line, as it is printed; line ends in it count as spaces. Reports what `readPrintedText` does. */
const lineOf = (maxLength: number): Leaf<string> =>
  textLeaf({ maxLength }, (text, reading) => readPrintedText(text.replace(/\s+/g, ' '), maxLength, reading), {
    isBlank: isBlankText,
  });
const line = lineOf(limits.lineLengthMax);
const unit = lineOf(limits.unitLengthMax);
/** Text of several lines, as it is printed. */
const block: Leaf<string> = textLeaf(
  { maxLength: limits.textLengthMax },
  (text, reading) => readPrintedText(text, limits.textLengthMax, reading),
  { isBlank: isBlankText },
);
const blockOf = (description: string) => optional(block, `${description}; \n begins a new line`);
/** A line of an address: an empty one is left out when it is printed. */
const addressLine: Leaf<string> = textLeaf({ maxLength: limits.lineLengthMax }, (text, reading) =>
  readPrintedText(text.replace(/\s+/g, ' '), limits.lineLengthMax, reading),
);
const date: Leaf<string> = textLeaf({ format: 'date' }, (text, reading) => {
  const parsed = parseCalendarDate(text);
  return parsed.ok ? text : reading.take(parsed.problems[0]);
});
const currency: Leaf<string> = textLeaf(
  { pattern: '^[A-Z]{3}$', examples: ['CHF', 'EUR'] },
  (text, reading) => (isCurrencyCode(text) ? text : reading.take(problem('INVOICE_DOCUMENT_CURRENCY', []))),
  { isBlank: isBlankText },
);

/** A list of so many entries. Reports `INVOICE_DOCUMENT_TOO_MANY`. */
function atMost<E>(entry: Shape<E>, countMax: number, countMin = 0) {
  const validateCount = (count: number, reading: Reading) =>
    count > countMax ? reading.take(problem('INVOICE_DOCUMENT_TOO_MANY', [], { count, max: countMax })) : undefined;
  return list(entry, { countMin, countMax, validateCount });
}

const addressLines = required(atMost(addressLine, limits.addressLinesMax, 1), 'As printed, line by line');

const country = code(/^[A-Z]{2}$/, 'two capital letters (ISO 3166-1)');
const partyAddress = object(
  {
    name: optional(line, 'Default: the first printed line'),
    streetName: optional(line, 'Street, or P.O. box'),
    houseNumber: optional(line, 'Building number'),
    additionalLine: optional(line, 'Floor, building, department'),
    postalCode: required(line),
    city: required(line),
    country: required(country, 'ISO 3166-1 alpha-2 code'),
  },
  { name: 'InvoiceAddress' },
);
const addressMember = optional(partyAddress, 'In separate fields, for e-invoices. Default: that of the payment part');
const electronicAddress = optional(
  object(
    {
      scheme: required(
        code(/^[0-9A-Z]{2,4}$/, 'a code of the EAS list, such as 0183'),
        'Scheme of the address (EAS code)',
      ),
      id: required(line, 'The address'),
    },
    { name: 'ElectronicAddress' },
  ),
  'Electronic address for e-invoices. Default: the UID with scheme 0183',
);

const registration = optional(
  object(
    {
      scheme: required(
        code(/^\d{4}$/, 'a code of ISO 6523, such as 0002'),
        'The list: 0002 SIREN, 0009 SIRET, others of ISO 6523',
      ),
      id: required(line, 'The number'),
    },
    { name: 'RegistrationNumber' },
  ),
  'Number in a register of companies abroad. Default: the UID',
);

const vatCategory = optional(
  choice(vatCategories),
  'How VAT is charged: S at a rate, Z at zero, E exempt, AE by the recipient, G export, O outside VAT. Default: by the rate',
);
const vatExemption = optional(
  object(
    { reason: optional(line, 'Why no VAT is charged'), code: optional(line, 'The same as a code of the VATEX list') },
    { name: 'VatExemption' },
  ),
  'For E, AE, G and O. Default: the usual wording',
);

const position = object(
  {
    kind: optional(
      choice(['item', 'text', 'subtotal']),
      'Default: item. A text has only a description; a subtotal adds up the items since the last one',
    ),
    articleNr: optional(line, 'Number of the article'),
    gtin: optional(line, 'GTIN with its check digit', { pattern: '^(\\d{8}|\\d{12,14})$' }),
    description: blockOf('What it is'),
    quantity: optional(quantity, 'At most six decimals; may be negative. Default: 1'),
    unit: optional(unit, 'h, kg, m2 …'),
    unitCode: optional(
      code(/^[0-9A-Z]{1,3}$/, 'a code of UNECE Recommendations 20 and 21'),
      'Default: that of the unit',
    ),
    unitPrice: optional(price, 'At most six decimals; may be negative'),
    priceQuantity: optional(
      bounded(0, '1', limits.priceQuantityMax),
      'How many units the price is for: 100 for a price per hundred. Default: 1',
    ),
    discount: optional(
      object({
        percent: optional(percent, 'Per cent, at most three decimals'),
        amount: optional(money, 'Instead of a percentage'),
      }),
      'On this line item',
    ),
    vatRate: optional(rate, 'VAT in per cent; absent: outside VAT'),
    vatCategory,
    vatExemption,
  },
  { name: 'InvoicePosition' },
);

const adjustment = object(
  {
    description: optional(line, 'Name of the discount or surcharge'),
    percent: optional(percent, 'Per cent, at most three decimals'),
    amount: optional(money, 'Instead of a percentage'),
    vatRate: optional(rate, 'The rate it belongs to. Default: split among all rates in proportion to their line items'),
    vatCategory,
    vatExemption,
    reasonCode: optional(
      code(/^[0-9A-Z]{2,3}$/, 'a code of UNTDID 5189 or 7161'),
      'Reason as a code: UNTDID 5189 for discounts, 7161 for surcharges',
    ),
  },
  { name: 'InvoiceAdjustment' },
);

const sender = object(
  {
    name: optional(line, 'Default: the first address line'),
    addressLines,
    phone: optional(line, 'Telephone'),
    email: optional(line, 'E-mail address'),
    website: optional(line, 'Website'),
    uid: optional(line, 'UID or VAT number', { examples: ['CHE-123.456.788 MWST'] }),
    vatNumber: optional(line, 'VAT number abroad, with its country prefix: the VAT of that country is charged', {
      examples: ['DE136695976'],
    }),
    taxNumber: optional(line, 'Tax number abroad that is no VAT number'),
    registration,
    isVatRegistered: optional(boolean, 'Whether the UID is a VAT number. Default: true if VAT is charged'),
    address: addressMember,
    electronicAddress,
    logo: optional(line, 'Name of a resource: PNG or JPEG'),
  },
  { name: 'InvoiceSender' },
);

const cashDiscount = object({ percent: required(percent, 'Per cent, at most three decimals'), days: required(days) });

const qrPart = object(
  {
    creditorInformation: required(creditorInformationModel),
    ultimateDebtor: optional(partyModel),
    paymentReference: required(paymentReferenceModel),
    alternativeSchemes: optional(alternativeSchemesModel),
  },
  { name: 'InvoiceQrPart' },
);

/** The wire model of an invoice document. Texts are read as they are printed; numbers keep within the limits. */
export const invoiceDocumentModel = object(
  {
    language: optional(choice(languages)),
    kind: optional(
      choice(documentKinds),
      'Default: invoice. The amounts of a credit note are owed to the recipient; a final invoice deducts its deposits as prepaid; an offer, an order confirmation and a delivery note have no payment part',
    ),
    precedingInvoice: optional(
      object({ nr: required(line, 'Number'), date: optional(date, 'Date') }, { name: 'PrecedingInvoice' }),
      'The invoice that a credit note or correction refers to',
    ),
    title: optional(line, 'Default: the name of the kind of document in its language'),
    sender: required(sender),
    recipient: required(
      object(
        {
          addressLines,
          address: addressMember,
          uid: optional(line, 'UID of the recipient', { examples: ['CHE-109.322.551'] }),
          vatNumber: optional(line, 'VAT number with its country prefix', { examples: ['DE136695976'] }),
          registration,
          electronicAddress,
        },
        { name: 'InvoiceRecipient' },
      ),
    ),
    contactPerson: optional(
      object(
        { name: optional(line, 'Name'), phone: optional(line, 'Telephone'), email: optional(line, 'E-mail address') },
        { name: 'ContactPerson' },
      ),
    ),
    customerNr: optional(line, 'Number of the customer', { examples: ['0001839'] }),
    customerReference: optional(line, 'Reference of the customer'),
    orderNr: optional(line, 'Number of the order'),
    contractNr: optional(line, 'Number of the contract'),
    projectNr: optional(line, 'Number of the project'),
    invoiceNr: required(line, 'Number of the invoice'),
    invoiceDate: required(date, 'Date of the invoice'),
    servicePeriod: optional(
      object({ from: required(date, 'Day, or first day'), to: optional(date, 'Last day') }),
      'When the goods or services were delivered',
    ),
    deliveryAddress: optional(partyAddress, 'Where the goods were delivered, if not to the recipient'),
    dueDate: optional(
      date,
      'Default: the date of the invoice plus the payment term. Of an offer: until when it is valid',
    ),
    paymentTerms: optional(
      object({
        days: optional(days),
        cashDiscounts: optional(atMost(cashDiscount, limits.cashDiscountsMax), 'Discounts for early payment'),
      }),
    ),
    currency: required(currency, 'ISO 4217; a payment part needs CHF or EUR'),
    vatCurrency: optional(
      object(
        {
          currency: required(currency, 'ISO 4217'),
          exchangeRate: required(
            bounded(limits.quantityDecimalsMax, '0.000001', limits.exchangeRateMax),
            'How much of it one unit of the currency of the invoice is',
          ),
        },
        { name: 'VatCurrency' },
      ),
      'States the VAT in a second currency as well, such as CHF',
    ),
    introduction: blockOf('Text above the line items'),
    closing: blockOf('Text below the totals'),
    notes: optional(
      atMost(
        object(
          {
            subject: required(
              code(/^[A-Z]{3}$/, 'a code of UNTDID 4451'),
              'UNTDID 4451, as France asks for: PMT costs of collection, PMD late payment, AAB discount',
            ),
            text: required(block),
          },
          { name: 'InvoiceNote' },
        ),
        limits.notesMax,
      ),
      'Texts with a code of what they are about, printed below the closing',
    ),
    positions: required(atMost(position, limits.positionsMax, 1)),
    discounts: optional(atMost(adjustment, limits.adjustmentsMax)),
    surcharges: optional(atMost(adjustment, limits.adjustmentsMax)),
    pricesIncludeVat: optional(boolean, 'Default: false, VAT is added to the prices'),
    rounding: optional(choice(['none', 'cash']), 'cash: to 0.05. Default: none'),
    prepaidAmount: optional(money, 'Deducted from the total'),
    letterhead: optional(line, 'Name of a resource: PDF to print the invoice on'),
    bankAccount: optional(
      object(
        {
          iban: required(line, 'IBAN of any country'),
          bic: optional(code(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'a BIC of 8 or 11 characters')),
          holder: optional(line, 'Default: the sender; of a credit note the recipient'),
          reference: optional(line, 'What the payer is to quote. Default: the number of the invoice'),
        },
        { name: 'BankAccount' },
      ),
      'Account to pay to in place of a payment part, in any currency; of a credit note the account of the refund',
    ),
    attachments: optional(
      atMost(
        object(
          {
            nr: required(line, 'Number or name that the file is referred to by'),
            description: optional(line, 'What it is'),
            name: required(line, 'Name of the file'),
            mediaType: required(choice(attachmentTypes)),
            content: required(base64Text(), 'The file as Base64'),
          },
          { name: 'InvoiceAttachment' },
        ),
        limits.attachmentsMax,
      ),
      'Supporting documents that go with an e-invoice',
    ),
    qrInvoice: optional(
      qrPart,
      'Adds a payment part for the amount due. Without its own bill information, it gets Swico S1 data from the invoice',
    ),
  },
  { name: 'InvoiceDocument' },
);

/** The JSON model of an invoice document, as `parseInvoiceDocument` reads it. */
export type InvoiceDocumentJson = Infer<typeof invoiceDocumentModel>;
