import { termNames } from '@rappen/core/e-invoice';
import type { EInvoiceTexts } from './texts.ts';

/** What is said of e-invoices in plain words; the terms are called as the core does. */
export const eInvoice: EInvoiceTexts = {
  sentences: {
    E_INVOICE_TERM_MISSING: '{name} is missing',
    E_INVOICE_SUM: '{name} is {found}, but {expected} is expected',
    E_INVOICE_CODE: '{name}: the list of codes does not have {found}',
    E_INVOICE_MORE: 'There are {count} more findings than are listed: correct these first',
    E_INVOICE_DECIMALS: '{name} has {decimals} decimals: at most 2 are allowed',
    E_INVOICE_RULE: '{name}: {what}',
    E_INVOICE_ELEMENT: 'Element {element}: {what}',
    E_INVOICE_UNCHECKED: 'The e-invoice is so long that not all rules could be checked',
    E_INVOICE_ADDRESS_FORM: 'Put the code of its list in front of the address, such as 0183:CHE123456788',
    E_INVOICE_CODE_DIFFERS: '{name}: the QR code says {inCode}, the data say {found}',
    E_INVOICE_NOT_FOUND: 'The PDF contains no e-invoice',
    E_INVOICE_AMBIGUOUS: 'The PDF contains several e-invoices: {names}',
    E_INVOICE_SYNTAX_UNKNOWN: 'The XML is not an e-invoice',
    E_INVOICE_ENCODING: 'The file is not text in {encoding}',
    E_INVOICE_TOO_LARGE: 'The e-invoice is too large',
    E_INVOICE_NUMBER: 'The number {found} is not written in digits with a point',
    E_INVOICE_DATE: 'The date {found} is not written as e-invoices require',
    E_INVOICE_AMOUNT_CURRENCY: 'An amount is in {found}: {expected} is expected',
    E_INVOICE_NOT_TO_PAY: 'There is nothing to transfer: {reason}',
    E_INVOICE_REFERENCE: 'A QR-IBAN requires a QR reference of 27 digits: the e-invoice has {found}',
    E_INVOICE_SPECIFICATION: 'The specification {found} is not known: the rules of EN 16931 are used',
    E_INVOICE_ACCOUNT_BLANKS: 'The account number contains spaces',
    E_INVOICE_TERMS: 'Payment terms: {what}: {found}',
    E_INVOICE_TOTALS_DIFFER: '{name} is {found}, but the lines add up to {expected}',
    E_INVOICE_KIND: 'An offer, an order confirmation or a delivery note cannot be an e-invoice',
    E_INVOICE_LETTERHEAD: 'An e-invoice cannot be printed on a letterhead',
    E_INVOICE_PROFILE: '{name} has no place in the profile {profile}',
    MALFORMED_XML: 'The XML is damaged and cannot be read',
    XML_DOCTYPE_FORBIDDEN:
      'The XML contains a document type declaration, which e-invoices never have. It is not read, because such files can be harmful',
    XML_LIMIT_EXCEEDED: 'The XML is larger or more deeply nested than any invoice. It is not read',
  },
  rule: 'Rule {rule}, term {term}',
  otherwise: 'it does not comply with rule {rule}',
  terms: termNames,
  phrases: {},
};
