/** Every problem of an e-invoice that a page can show. */
export const eInvoiceCodes = [
  'E_INVOICE_TERM_MISSING',
  'E_INVOICE_SUM',
  'E_INVOICE_CODE',
  'E_INVOICE_DECIMALS',
  'E_INVOICE_RULE',
  'E_INVOICE_ELEMENT',
  'E_INVOICE_SCHEMA_UNKNOWN',
  'E_INVOICE_SCHEMA_NAMESPACE',
  'E_INVOICE_SCHEMA_ORDER',
  'E_INVOICE_SCHEMA_REPEATED',
  'E_INVOICE_SCHEMA_CHOICE',
  'E_INVOICE_SCHEMA_MISSING',
  'E_INVOICE_SCHEMA_TEXT',
  'E_INVOICE_SCHEMA_VALUE',
  'E_INVOICE_SCHEMA_ATTRIBUTE',
  'E_INVOICE_SCHEMA_ATTRIBUTE_MISSING',
  'E_INVOICE_UNCHECKED',
  'E_INVOICE_MORE',
  'E_INVOICE_ADDRESS_FORM',
  'E_INVOICE_CODE_DIFFERS',
  'E_INVOICE_NOT_FOUND',
  'E_INVOICE_AMBIGUOUS',
  'E_INVOICE_SYNTAX_UNKNOWN',
  'E_INVOICE_ORDER',
  'E_INVOICE_ENCODING',
  'E_INVOICE_TOO_LARGE',
  'E_INVOICE_NUMBER',
  'E_INVOICE_DATE',
  'E_INVOICE_AMOUNT_CURRENCY',
  'E_INVOICE_NOT_TO_PAY',
  'E_INVOICE_REFERENCE',
  'E_INVOICE_SPECIFICATION',
  'E_INVOICE_ACCOUNT_BLANKS',
  'E_INVOICE_TERMS',
  'E_INVOICE_LEFT',
  'E_INVOICE_TOTALS_DIFFER',
  'E_INVOICE_KIND',
  'E_INVOICE_LETTERHEAD',
  'E_INVOICE_PROFILE',
  'MALFORMED_XML',
  'XML_DOCTYPE_FORBIDDEN',
  'XML_LIMIT_EXCEEDED',
] as const;

/** What is said of e-invoices in a language. */
export interface EInvoiceTexts {
  readonly sentences: Readonly<Record<(typeof eInvoiceCodes)[number], string>>;
  /** The rule that a sentence comes from, for who knows it. */
  readonly rule: string;
  /** What is wrong, where a phrase of the core has no translation. */
  readonly otherwise: string;
  /** Names of business terms. */
  readonly terms: Readonly<Record<string, string>>;
  /** Phrases that the core puts into its sentences, by what they are in English; empty: they are English here. */
  readonly phrases: Readonly<Record<string, string>>;
}
