import type { Problem } from '../../problem/problem.ts';
import type { EInvoice } from '../semantic/index.ts';
import { Check } from './check.ts';
import { checkCodeLists } from './code-lists.ts';
import { checkDecimals } from './decimals.ts';
import { checkBilling, checkPeppol } from './peppol.ts';
import { checkPresence } from './presence.ts';
import { checkSums } from './sums.ts';
import { checkVatCategories } from './vat-categories.ts';
import { checkXRechnung } from './xrechnung.ts';

/** The rules of the standard alone, or with those of a network or country. */
export type EInvoiceRules = 'en16931' | 'peppol' | 'xrechnung';

export interface CheckEInvoiceOptions {
  readonly rules: EInvoiceRules;
}

/** What is checked: an invoice, and what reading it found to be in another form. */
export interface CheckedEInvoice {
  readonly invoice: EInvoice;
  readonly deviations?: readonly Problem[] | undefined;
}

/**
 * Holds an invoice against the rules of EN 16931, and those of Peppol BIS Billing 3.0 or XRechnung: every finding, each with `rule`
 * (`BR-CO-16`), `term` (`BT-115`) and the path in the invoice; none means valid. Nothing is repaired, and amounts are compared
 * exactly. Findings are `E_INVOICE_TERM_MISSING`, `E_INVOICE_SUM`, `E_INVOICE_CODE`, `E_INVOICE_DECIMALS`, `E_INVOICE_RULE`, and
 * what reading found to have another form.
 * Source: EN 16931-1 with the rules of CEN 1.3.16; OpenPEPPOL BIS Billing 3.0; XRechnung 3.0.2.
 */
export function checkEInvoice(
  { invoice, deviations = [] }: CheckedEInvoice,
  { rules }: CheckEInvoiceOptions,
): readonly Problem[] {
  const check = new Check();
  checkPresence(invoice, check);
  checkSums(invoice, check);
  checkVatCategories(invoice, check);
  checkDecimals(invoice, check);
  checkCodeLists(invoice, check);
  if (rules !== 'en16931') checkBilling(invoice, check);
  if (rules === 'peppol') checkPeppol(invoice, check);
  if (rules === 'xrechnung') checkXRechnung(invoice, check);
  return [...deviations, ...check.findings];
}
