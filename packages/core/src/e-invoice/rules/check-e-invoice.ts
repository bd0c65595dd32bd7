import type { Problem } from '../../problem/problem.ts';
import type { XmlElement } from '../../xml/index.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { type EInvoice, profileOf } from '../semantic/index.ts';
import { type EInvoiceSource, sourceOf } from '../syntax/index.ts';
import { findingOf, severityOf } from './findings.ts';
import { RuleDocument } from './nodes.ts';
import type { RuleTable } from './rows.ts';
import type { EInvoiceFinding, EInvoiceRules } from './rule-sets.ts';
import { brokenRules } from './run-table.ts';
import { tablesOf } from './tables.ts';

export interface CheckEInvoiceOptions {
  /** One set of rules, or several. */
  readonly rules: EInvoiceRules | readonly EInvoiceRules[];
}

/** What is checked: an invoice, with the XML that it was read from, and what reading it found to be in another form. */
export interface CheckedEInvoice {
  readonly invoice: EInvoice;
  /** Without it the invoice is checked as it would be written: for Peppol in UBL, else in CII. */
  readonly source?: EInvoiceSource | undefined;
  readonly deviations?: readonly Problem[] | undefined;
}

/**
 * Holds an invoice against the published rules of EN 16931, with those of Peppol BIS Billing 3.0 or XRechnung, or against those of
 * Factur-X for the profile that it names: every broken rule, each with `rule` (`BR-CO-16`), `term` (`BT-115`) or `element`, the path in the
 * invoice (for rules of elements in its XML) and its severity. What reading found by the schema counts as well. An invoice
 * without an `error` is valid by all but what `uncheckedRules` names. A rule that asks for one value and finds several, or for a number and finds none, counts as broken: its makers'
 * programs end there. Nothing is repaired, and amounts are compared exactly.
 *
 * Findings are `E_INVOICE_TERM_MISSING`, `E_INVOICE_SUM`, `E_INVOICE_CODE`, `E_INVOICE_DECIMALS`, `E_INVOICE_RULE`, `E_INVOICE_ELEMENT`,
 * `E_INVOICE_UNCHECKED` where the rules could not be looked at to the end, and what reading found to have another form.
 * Source: the published rules that `eInvoiceRuleSets` names.
 */
export function checkEInvoice(
  { invoice, source, deviations = [] }: CheckedEInvoice,
  { rules }: CheckEInvoiceOptions,
): readonly EInvoiceFinding[] {
  const profile = profileOf(invoice.specification);
  const sets = typeof rules === 'string' ? [rules] : rules;
  const own = source ?? sourceOf(invoice, sets.includes('peppol') ? 'UBL' : 'CII');
  const found = new Findings(deviations);
  const documents = new Map<XmlElement, RuleDocument>();
  const looked = new Set<RuleTable>();
  for (const { table, syntax } of sets.flatMap((set) => tablesOf(set, own.syntax, profile))) {
    if (looked.has(table)) continue;
    looked.add(table);
    // Rules that are published for the other syntax look at the same terms in it
    const held = syntax === own.syntax ? own : sourceOf(invoice, syntax);
    const document = documents.get(held.root) ?? new RuleDocument(held.root);
    documents.set(held.root, document);
    const { broken: all, isWhole } = brokenRules(table, document);
    if (!isWhole) found.add(() => ({ ...problem('E_INVOICE_UNCHECKED', []), severity: 'error' }), 'error');
    for (const broken of all) found.add(() => findingOf(broken, table, held.placed), severityOf(broken));
  }
  return found.all;
}

/** All of them up to a bound; what is beyond it is the last finding, as severe as the worst of it. */
class Findings {
  private readonly listed: EInvoiceFinding[];
  private leftOut = 0;
  private worst: EInvoiceFinding['severity'] = 'information';

  constructor(deviations: readonly Problem[]) {
    this.listed = deviations.map(asError);
  }

  add(make: () => EInvoiceFinding, severity: EInvoiceFinding['severity']): void {
    if (this.listed.length < limits.findingsMax) {
      this.listed.push(make());
      return;
    }
    this.leftOut += 1;
    if (severity === 'error' || this.worst === 'information') this.worst = severity;
  }

  get all(): readonly EInvoiceFinding[] {
    if (this.leftOut === 0) return this.listed;
    return [...this.listed, { ...problem('E_INVOICE_MORE', [], { count: this.leftOut }), severity: this.worst }];
  }
}

/** A value in another form than its syntax has makes an invoice invalid. */
export function asError(found: Problem | EInvoiceFinding): EInvoiceFinding {
  return 'severity' in found ? found : { ...found, severity: 'error' };
}
