import type { countryProblems } from '../country/problems.ts';
import type { modelProblems } from '../model/problems.ts';
import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';
import type { billingInformationProblems } from '../swiss-qr/billing-information/problems.ts';
import type { swissQrProblems } from '../swiss-qr/problems.ts';
import type { textProblems } from '../text/problems.ts';

/** What can be wrong with an invoice document. */
export const invoiceDocumentProblems = {
  GTIN_FORMAT: {
    source: 'GS1 General Specifications',
    sentence: 'A GTIN must have 8, 12, 13 or 14 digits and nothing else',
  },
  GTIN_CHECK_DIGIT: {
    source: 'GS1 General Specifications, 7.9',
    sentence: 'The check digit of the GTIN is {found}: it should be {expected}',
  },
  LEITWEG_ID_FORMAT: {
    source: 'KoSIT, Leitweg-ID 2.0.2',
    sentence:
      'A Leitweg-ID has 2 to 12 digits, up to 30 letters and digits, and two check digits, with hyphens between them',
  },
  LEITWEG_ID_CHECK_DIGITS: {
    source: 'KoSIT, Leitweg-ID 2.0.2',
    sentence: 'The check digits of the Leitweg-ID are {found}: they should be {expected}',
  },
  VAT_NUMBER_FORMAT: {
    source: 'VIES, structures of VAT numbers',
    sentence: 'A VAT number of {country} does not look like this',
  },
  VAT_NUMBER_CHECK_DIGITS: {
    source: 'VIES, structures of VAT numbers',
    sentence: 'The check digits of the VAT number of {country} are wrong: a digit was mistyped',
  },
  FRENCH_NUMBER: {
    source: 'INSEE, SIREN and SIRET',
    sentence: 'A SIREN has 9 digits and a SIRET 14, with a check digit at the end: this is neither',
  },
  INVOICE_DOCUMENT_VAT_ABROAD: {
    source: 'MWSTG Art. 25; Directive 2006/112/EC, Art. 226',
    sentence:
      'Switzerland has no VAT rate of {rate} %: enter the VAT number of the country whose VAT this is, beside the UID',
  },
  INVOICE_DOCUMENT_CURRENCY: {
    source: 'ISO 4217',
    sentence: 'No currency has this code: it has three capital letters, such as EUR',
  },
  INVOICE_DOCUMENT_VAT_CURRENCY: {
    source: 'EN 16931-1, BT-6',
    sentence: 'The VAT is in this currency already: enter another one, or leave it out',
  },
  INVOICE_DOCUMENT_SLIP_CURRENCY: {
    source: 'IG 4.2.2',
    sentence: 'A QR-bill is in CHF or EUR, not in {currency}: enter a bank account in place of the payment part',
  },
  INVOICE_DOCUMENT_ACCOUNT_TWICE: {
    source: 'API',
    sentence: 'Enter either a payment part or a bank account: an invoice is paid to one of them',
  },
  INVOICE_DOCUMENT_ATTACHMENTS_SIZE: {
    source: 'API',
    sentence: 'The attached files together have more than {max} characters of Base64',
  },
  INVOICE_DOCUMENT_NOT_PRINTABLE: {
    source: 'API',
    sentence: 'The font of the documents lacks these characters: {characters}',
  },
  INVOICE_DOCUMENT_TOO_MANY: {
    source: 'API',
    sentence: 'There are {count} entries: at most {max} are allowed',
  },
  INVOICE_DOCUMENT_TOO_MANY_LINES: {
    source: 'API',
    sentence: 'The text has {count} lines: at most {max} are allowed',
  },
  INVOICE_DOCUMENT_DECIMALS: {
    source: 'API',
    sentence: 'The number has {decimals} decimals: at most {max} are allowed',
  },
  INVOICE_DOCUMENT_RANGE: { source: 'API', sentence: 'The number must be between {min} and {max}' },
  INVOICE_DOCUMENT_PERCENT_OR_AMOUNT: {
    source: 'API',
    sentence: 'Enter either a percentage or an amount',
  },
  INVOICE_DOCUMENT_DUE_DATE_EARLY: {
    source: 'API',
    sentence: 'The due date is before the invoice date',
  },
  INVOICE_DOCUMENT_DUE_DATE_DIFFERS: {
    source: 'API',
    sentence:
      'From the invoice date and the payment days the invoice is due on {expected}: enter that date, or omit one of them',
  },
  INVOICE_DOCUMENT_DUE_DATE_UNKNOWN: {
    source: 'API',
    sentence: 'The payment term ends after the year 9999',
  },
  INVOICE_DOCUMENT_VAT_CATEGORY: {
    source: 'EN 16931-1, BG-30',
    sentence:
      'VAT category {category} and this rate do not match: S has a rate above zero, Z a rate of zero, all others none',
  },
  INVOICE_DOCUMENT_CREDIT_NOTE_SLIP: {
    source: 'API',
    sentence: 'A credit note asks for no payment: omit the payment part',
  },
  INVOICE_DOCUMENT_UNBILLED_SLIP: {
    source: 'API',
    sentence: 'An offer, an order confirmation or a delivery note asks for no payment: omit the payment part',
  },
  INVOICE_DOCUMENT_BILL_INFORMATION_SHORTENED: {
    source: 'S1 1.2',
    sentence: 'The billing information was written without {tags}, which would not fit or would be wrong',
  },
} as const satisfies Rows;

/** What is reported here: these rows, and those of the folders it builds on. */
export type Reported = typeof invoiceDocumentProblems &
  typeof countryProblems &
  typeof modelProblems &
  typeof swissQrProblems &
  typeof billingInformationProblems &
  typeof textProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
