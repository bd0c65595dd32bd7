import { isNear, taxOf } from '../../money/index.ts';
import type { Path, Problem } from '../../problem/problem.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { type EInvoice, type ReceivedProfile, termNames } from '../semantic/index.ts';

/** Hundredths by which rounding may part VAT from its base. */
const roundingMax = 1;

/** What no rule refuses and a reader should know: another specification, VAT that its rate does not give, negative allowances. */
export function remarksOf(invoice: EInvoice, profile: ReceivedProfile | undefined): Problem[] {
  const { specification } = invoice;
  const remarks: Problem[] = [];
  if (profile === undefined && specification !== undefined) {
    remarks.push(
      problem('E_INVOICE_SPECIFICATION', ['specification'], {
        found: specification.slice(0, limits.specificationShownMax),
      }),
    );
  }
  for (const [index, { base, amount, rate }] of invoice.vatBreakdown.entries()) {
    if (base === undefined || amount === undefined || rate === undefined) continue;
    const expected = taxOf(base, rate);
    if (isNear(amount, expected, roundingMax)) continue;
    const place = ['vatBreakdown', index, 'amount'];
    remarks.push(
      problem('E_INVOICE_SUM', place, {
        rule: 'BR-CO-17',
        term: 'BT-117',
        name: termNames['BT-117'] as string,
        expected,
        found: amount,
      }),
    );
  }
  for (const [kind, term] of [
    ['allowances', 'BT-92'],
    ['charges', 'BT-99'],
  ] as const) {
    for (const [index, { amount }] of invoice[kind].entries()) {
      if (amount?.startsWith('-')) remarks.push(rule('API', term, [kind, index, 'amount'], 'it is negative'));
    }
  }
  const ids = new Set<string>();
  for (const [index, { id }] of invoice.lines.entries()) {
    if (id !== undefined && ids.has(id))
      remarks.push(rule('API', 'BT-126', ['lines', index, 'id'], 'another line has it too'));
    if (id !== undefined) ids.add(id);
  }
  const leftOut = remarks.length - limits.findingsMax;
  if (leftOut <= 0) return remarks;
  return [...remarks.slice(0, limits.findingsMax), problem('E_INVOICE_MORE', [], { count: leftOut })];
}

function rule(name: string, term: string, place: Path, what: string): Problem {
  return problem('E_INVOICE_RULE', place, { rule: name, term, name: termNames[term] as string, what });
}
