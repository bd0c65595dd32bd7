import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';
import type { xmlProblems } from '../xml/problems.ts';

/** What can be wrong with an e-invoice. `rule` names the rule that says so, `term` the business term. */
export const eInvoiceProblems = {
  E_INVOICE_TERM_MISSING: {
    source: 'EN 16931-1, BR; Peppol BIS 3.0; XRechnung 3.0',
    sentence: 'Rule {rule}: {name} ({term}) is missing',
  },
  E_INVOICE_SUM: {
    source: 'EN 16931-1, BR-CO and rules of VAT categories',
    sentence: 'Rule {rule}: {name} ({term}) is {found}, but {expected} is expected',
  },
  E_INVOICE_CODE: {
    source: 'EN 16931-1, BR-CL',
    sentence: 'Rule {rule}: {name} ({term}) is {found}, which is not in its list of codes',
  },
  E_INVOICE_DECIMALS: {
    source: 'EN 16931-1, BR-DEC',
    sentence: 'Rule {rule}: {name} ({term}) has {decimals} decimals, but at most 2 are allowed',
  },
  E_INVOICE_RULE: {
    source: 'EN 16931-1; Peppol BIS 3.0; XRechnung 3.0',
    sentence: 'Rule {rule}: {name} ({term}): {what}',
  },
  E_INVOICE_ELEMENT: {
    source: 'CEN EN 16931, CII and UBL; Factur-X 1.09',
    sentence: 'Rule {rule}: element {element}: {what}',
  },
  E_INVOICE_SCHEMA_UNKNOWN: {
    source: 'UBL 2.1; CII D16B and D22B',
    sentence: 'No element {element} may stand in {outer}: correct its name or take it out',
  },
  E_INVOICE_SCHEMA_NAMESPACE: {
    source: 'UBL 2.1; CII D16B and D22B',
    sentence: 'The element {element} is in the namespace {found}: it must be in {expected}',
  },
  E_INVOICE_SCHEMA_ORDER: {
    source: 'UBL 2.1; CII D16B and D22B',
    sentence: 'The element {element} stands behind {other}: it must stand before it',
  },
  E_INVOICE_SCHEMA_REPEATED: {
    source: 'UBL 2.1; CII D16B and D22B',
    sentence: 'The element {element} stands here too often: it may stand once',
  },
  E_INVOICE_SCHEMA_CHOICE: {
    source: 'UBL 2.1; CII D16B and D22B',
    sentence: 'The element {element} stands beside {other}: keep one of the two',
  },
  E_INVOICE_SCHEMA_MISSING: {
    source: 'UBL 2.1; CII D16B and D22B',
    sentence: 'The element {element} is missing in {outer}',
  },
  E_INVOICE_SCHEMA_TEXT: {
    source: 'UBL 2.1; CII D16B and D22B',
    sentence: 'The element {element} holds a text: it must hold elements',
  },
  E_INVOICE_SCHEMA_VALUE: {
    source: 'UBL 2.1; CII D16B and D22B',
    sentence: 'The element {element} holds {found}: it must look like {example}',
  },
  E_INVOICE_SCHEMA_ATTRIBUTE: {
    source: 'UBL 2.1; CII D16B and D22B',
    sentence: 'The element {element} may not have the attribute {attribute}: take it out',
  },
  E_INVOICE_SCHEMA_ATTRIBUTE_MISSING: {
    source: 'UBL 2.1',
    sentence: 'The element {element} must have the attribute {attribute}',
  },
  E_INVOICE_UNCHECKED: {
    source: 'API',
    sentence: 'The e-invoice is so long that not all rules could be checked',
  },
  E_INVOICE_MORE: {
    source: 'API',
    sentence: 'There are {count} more findings than are listed: correct these first',
  },
  E_INVOICE_LEFT: {
    source: 'API',
    sentence: 'The e-invoice is so long that {count} entries are not printed: they are in the attached XML',
  },
  E_INVOICE_PROFILE: {
    source: 'Factur-X 1.09, profiles',
    sentence: 'Profile {profile} has no place for this: {name} ({term}). Choose EN 16931, or leave it out',
  },
  E_INVOICE_KIND: {
    source: 'UNTDID 1001',
    sentence: 'An offer, an order confirmation or a delivery note is no invoice: it cannot be sent as an e-invoice',
  },
  E_INVOICE_LETTERHEAD: {
    source: 'ISO 19005-3',
    sentence: 'An invoice on a letterhead is no PDF/A, which an e-invoice must be: leave out the letterhead',
  },
  E_INVOICE_NOT_FOUND: { source: 'Factur-X 1.09', sentence: 'The document has no e-invoice in it' },
  E_INVOICE_AMBIGUOUS: {
    source: 'Factur-X 1.09',
    sentence: 'The document has several e-invoices in it: {names}',
  },
  E_INVOICE_SYNTAX_UNKNOWN: {
    source: 'EN 16931-1, syntaxes',
    sentence: 'This is neither a CII nor a UBL invoice: the root element is {found}',
  },
  E_INVOICE_ORDER: {
    source: 'Order-X 1.0; UBL 2.1',
    sentence: 'This is an order ({found}), not an invoice: there is nothing to check or to pay',
  },
  E_INVOICE_ENCODING: { source: 'XML 1.0, 4.3.3', sentence: 'The bytes are no text in {encoding}' },
  E_INVOICE_TOO_LARGE: { source: 'API', sentence: 'The e-invoice has more than {max} bytes' },
  E_INVOICE_NUMBER: {
    source: 'EN 16931-1, data types',
    sentence: 'Digits with a point are expected, but the number is {found}',
  },
  E_INVOICE_DATE: {
    source: 'EN 16931-1, data types',
    sentence: 'The date {found} does not have the form that the syntax has for dates',
  },
  E_INVOICE_AMOUNT_CURRENCY: {
    source: 'EN 16931-1, BT-5; Peppol BIS 3.0, R051',
    sentence: 'The currency of the amount is {found}: {expected} is expected',
  },
  E_INVOICE_NOT_TO_PAY: { source: 'API', sentence: 'There is nothing to transfer: {reason}' },
  E_INVOICE_REFERENCE: {
    source: 'Implementation guidelines QR-bill, 4.2.2',
    sentence: 'A QR-IBAN is paid with a QR reference of 27 digits: the e-invoice has {found}',
  },
  E_INVOICE_SPECIFICATION: {
    source: 'EN 16931-1, BT-24',
    sentence: 'The specification {found} is not known: the invoice is read by EN 16931',
  },
  E_INVOICE_ACCOUNT_BLANKS: { source: 'EN 16931-1, BT-84', sentence: 'The account number has blanks' },
  E_INVOICE_TERMS: { source: 'EN 16931-1, BT-20; Factur-X 1.09, EXTENDED', sentence: 'Payment terms: {what}: {found}' },
  E_INVOICE_CODE_DIFFERS: {
    source: 'API',
    sentence: 'Data and QR code differ: {name} ({term}) is {found} in the data, {inCode} in the code',
  },
  E_INVOICE_TOTALS_DIFFER: {
    source: 'API',
    sentence:
      'Our totals of the lines differ from those of the e-invoice: {name} is {found}, but the lines give {expected}',
  },
} as const satisfies Rows;

/** What is reported here: these rows, and those of XML. */
export type Reported = typeof eInvoiceProblems & typeof xmlProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
