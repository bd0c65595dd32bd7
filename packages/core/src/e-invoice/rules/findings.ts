import type { Path, Problem } from '../../problem/problem.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { termNames } from '../semantic/index.ts';
import type { PlacedElements } from '../syntax/index.ts';
import { placeOf, termAt, xmlPathOf } from './places.ts';
import type { RuleTable } from './rows.ts';
import type { EInvoiceFinding } from './rule-sets.ts';
import type { Broken } from './run-table.ts';

const twice = 'it stands more than once, or is no number or day';

const missing = 'it is missing';
const elementPhrases = {
  present: missing,
  filled: missing,
  some: missing,
  once: 'it must stand just once',
  single: 'it may stand once',
  unused: 'it has no place here',
  decimals: 'it has more than two decimals',
  listed: 'it is not in its list of codes',
  equal: 'it is not what the others give',
} as const;

/** What a broken rule says, in the terms of the invoice or, for rules of elements, of its XML. */
export function findingOf(broken: Broken, table: RuleTable, placed: PlacedElements): EInvoiceFinding {
  const { row } = broken;
  const found = row.term === undefined ? elementProblem(broken) : termProblem(broken, row.term, table, placed);
  return { ...found, severity: severityOf(broken) };
}

/** Where the programs of those who made a rule end, an invoice is not valid, however light the rule is. */
export function severityOf({ row, hasEnded }: Broken): EInvoiceFinding['severity'] {
  return hasEnded ? 'error' : row.severity;
}

function elementProblem({ row, at, hasEnded }: Broken): Problem {
  const { check, place, rule } = row;
  const said = check.kind === 'condition' ? check.phrase : elementPhrases[check.kind];
  const element = place === '.' || place === '-' ? at.name : (place.split('/').at(-1) as string);
  return problem('E_INVOICE_ELEMENT', xmlPathOf(at), { rule, element, what: hasEnded ? twice : said });
}

function termProblem(
  { row, at, hasEnded, found, expected }: Broken,
  term: string,
  table: RuleTable,
  placed: PlacedElements,
) {
  const { rule, check } = row;
  const path: Path = placeOf(row, at, table, placed);
  const own = termAt(term, path);
  const named = { rule, term: own, name: termNames[own] ?? own };
  if (hasEnded) return problem('E_INVOICE_RULE', path, { ...named, what: twice });
  switch (check.kind) {
    case 'condition':
      if (check.phrase === missing) return problem('E_INVOICE_TERM_MISSING', path, named);
      return expected === undefined
        ? problem('E_INVOICE_RULE', path, { ...named, what: check.phrase })
        : problem('E_INVOICE_SUM', path, { ...named, expected, found: found ?? '' });
    case 'equal':
      if (found === undefined || expected === undefined) return problem('E_INVOICE_TERM_MISSING', path, named);
      return problem('E_INVOICE_SUM', path, { ...named, expected, found });
    case 'decimals':
      return problem('E_INVOICE_DECIMALS', path, { ...named, decimals: found?.split('.')[1]?.length ?? 0 });
    case 'listed':
      return problem('E_INVOICE_CODE', path, { ...named, found: (found ?? '').slice(0, limits.foundShownMax) });
    default:
      return problem('E_INVOICE_TERM_MISSING', path, named);
  }
}
