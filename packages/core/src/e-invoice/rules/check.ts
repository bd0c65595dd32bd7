import type { Path, Problem } from '../../problem/problem.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { termNames } from '../semantic/index.ts';
import { type EInvoiceFinding, type EInvoiceRules, severityOf } from './severities.ts';

/** What rules find in an invoice. Paths are those of its value: `lines[2].vat.rate`. */
export class Check {
  private readonly listed: EInvoiceFinding[] = [];
  /** Beyond the bound: how many, and the worst of them. */
  private leftOut = 0;
  private worst: EInvoiceFinding['severity'] = 'information';
  private readonly rules: EInvoiceRules;

  constructor(rules: EInvoiceRules) {
    this.rules = rules;
  }

  /** Reports a term that must be there. */
  required(value: unknown, rule: string, term: string, place: Path): void {
    const isThere = Array.isArray(value) ? value.length > 0 : value !== undefined;
    if (!isThere) this.add(problem('E_INVOICE_TERM_MISSING', place, { rule, term, name: nameOf(term) }));
  }

  /** Reports an amount that is not what the others give. */
  sum(rule: string, term: string, place: Path, expected: string, found: string): void {
    this.add(problem('E_INVOICE_SUM', place, { rule, term, name: nameOf(term), expected, found }));
  }

  code(rule: string, term: string, place: Path, found: string): void {
    this.add(
      problem('E_INVOICE_CODE', place, { rule, term, name: nameOf(term), found: found.slice(0, limits.foundShownMax) }),
    );
  }

  /** At most two decimals. */
  decimals(value: string | undefined, rule: string, term: string, place: Path): void {
    const decimals = value?.split('.')[1]?.length ?? 0;
    if (decimals > 2) this.add(problem('E_INVOICE_DECIMALS', place, { rule, term, name: nameOf(term), decimals }));
  }

  broken(rule: string, term: string, place: Path, what: string): void {
    this.add(problem('E_INVOICE_RULE', place, { rule, term, name: nameOf(term), what }));
  }

  /** All of them up to a bound; what is beyond it is the last finding, as severe as the worst of it. */
  get findings(): readonly EInvoiceFinding[] {
    if (this.leftOut === 0) return this.listed;
    return [...this.listed, { ...problem('E_INVOICE_MORE', [], { count: this.leftOut }), severity: this.worst }];
  }

  private add(found: Problem): void {
    const severity = severityOf(String(found.params['rule']), this.rules);
    if (this.listed.length < limits.findingsMax) this.listed.push({ ...found, severity });
    else {
      this.leftOut += 1;
      if (severity === 'error' || this.worst === 'information') this.worst = severity;
    }
  }
}

function nameOf(term: string): string {
  return termNames[term] ?? term;
}
