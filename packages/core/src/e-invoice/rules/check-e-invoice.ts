import type { Problem } from '../../problem/problem.ts';
import type { EInvoice } from '../semantic/index.ts';
import { Check } from './check.ts';
import { checkCodeLists } from './code-lists.ts';
import { checkDecimals } from './decimals.ts';
import { checkBilling, checkPeppol } from './peppol.ts';
import { checkPresence } from './presence.ts';
import type { EInvoiceFinding, EInvoiceRules } from './severities.ts';
import { checkSums } from './sums.ts';
import { checkVatCategories } from './vat-categories.ts';
import { checkXRechnung } from './xrechnung.ts';

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
 * (`BR-CO-16`), `term` (`BT-115`), the path in the invoice and its severity: an invoice without an `error` is valid by the rules that
 * are looked at; `uncheckedRules` names the others. Nothing is repaired, and amounts are compared exactly. Findings are `E_INVOICE_TERM_MISSING`, `E_INVOICE_SUM`, `E_INVOICE_CODE`, `E_INVOICE_DECIMALS`, `E_INVOICE_RULE`, and
 * what reading found to have another form.
 * Source: the published rules that `eInvoiceRuleSets` names.
 */
export function checkEInvoice(
  { invoice, deviations = [] }: CheckedEInvoice,
  { rules }: CheckEInvoiceOptions,
): readonly EInvoiceFinding[] {
  const check = new Check(rules);
  checkPresence(invoice, check);
  checkSums(invoice, check);
  checkVatCategories(invoice, check);
  checkDecimals(invoice, check);
  checkCodeLists(invoice, check);
  if (rules !== 'en16931') checkBilling(invoice, check);
  if (rules === 'peppol') checkPeppol(invoice, check);
  if (rules === 'xrechnung') checkXRechnung(invoice, check);
  return [...deviations.map(asError), ...check.findings];
}

/** A value in another form than its syntax has makes an invoice invalid. */
export function asError(found: Problem | EInvoiceFinding): EInvoiceFinding {
  return 'severity' in found ? found : { ...found, severity: 'error' };
}
