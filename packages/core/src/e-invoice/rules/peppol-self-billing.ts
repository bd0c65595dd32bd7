import { peppolUbl } from './peppol.ts';
import { type RuleTable, tableOf, withRows } from './rows.ts';

/** What self-billing words in another way than billing: the process, the specification, and the types of documents. */
const worded: readonly (readonly [billing: string, selfBilling: string])[] = [
  ["'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'", "'urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0'"],
  ["peppol.eu:2017:poacc:billing:3.0'", "peppol.eu:2017:poacc:selfbilling:3.0'"],
  ["in peppolInvoiceTypes when $profile != 'Unknown'", "in =389 527 when $profile = '01'"],
  ["in peppolCreditNoteTypes when $profile != 'Unknown'", "in =261 when $profile = '01'"],
  [' | //TaxSubtotal/TaxAmount\n', '\n'],
];

/** It has no rules of countries, and none for types of documents that it does not know. */
const isOfBilling = /^(?:[A-Z]{2}-[RS]-|PEPPOL-EN16931-P0112$)/;

/** Peppol BIS Self-Billing 3.0 in UBL: the rules of billing but for these. Source: OpenPEPPOL. */
export function peppolSelfBilling(): RuleTable {
  const text = worded.reduce((said, [billing, selfBilling]) => said.replace(billing, selfBilling), peppolUbl);
  return withRows(tableOf(text), (row) => (isOfBilling.test(row.rule) ? undefined : row));
}
