import type { FindingSeverity } from './rule-sets.ts';

/** How a rule is broken: what its sentence says. */
type Check =
  /** The term must be there; `filled`: with a text in it. */
  | { readonly kind: 'present' | 'filled' | 'decimals' }
  | { readonly kind: 'listed'; readonly list: string; readonly isUpper: boolean }
  | { readonly kind: 'equal'; readonly to: string }
  | { readonly kind: 'condition'; readonly condition: string; readonly phrase: string }
  /** An element that has no place, that stands once at most, just once, or at least once. */
  | { readonly kind: 'unused' | 'single' | 'once' | 'some' };

/** A published rule. */
export interface Row {
  readonly rule: string;
  readonly severity: FindingSeverity;
  /** The business term, or nothing for rules of elements. */
  readonly term: string | undefined;
  /** The path to it from the element that the rule is for. */
  readonly place: string;
  readonly check: Check;
  /** Where the rule is looked at; everywhere where it is undefined. */
  readonly when: string | undefined;
}

/** Elements that rules are for: the first of a pattern that an element fits is the only one that looks at it. */
interface Context {
  readonly elements: string;
  readonly rows: readonly Row[];
}

type Pattern = readonly Context[];

/** A published set of rules for a syntax. */
export interface RuleTable {
  /** Conditions and paths with a name. */
  readonly variables: Readonly<Record<string, string>>;
  readonly patterns: readonly Pattern[];
}

/** A table with other rows in place of its own: each in place of one, or none. */
export function withRows(table: RuleTable, rowFor: (row: Row) => Row | undefined): RuleTable {
  const rowsFor = (rows: readonly Row[]): readonly Row[] => rows.flatMap((row) => rowFor(row) ?? []);
  return {
    ...table,
    patterns: table.patterns.map((pattern) => pattern.map(({ elements, rows }) => ({ elements, rows: rowsFor(rows) }))),
  };
}

const severities = { w: 'warning', i: 'information' } as const;
const signs = { '!': 'unused', '<': 'single', '#': 'once', '+': 'some' } as const;

/**
 * Rows of a table: `%` begins a pattern, `@ path` the rows for elements, `$name condition` a name, and a row is `RULE TERM PLACE CHECK`, or `RULE SIGN PATH` for an element without a term. A rule with `/w` is a warning, with `/i` information.
 *
 * Checks: `?` is there, `??` is not blank, `.2` two decimals at most, `in LIST`, `= SUM`, `: CONDITION :: phrase`; all but the last may
 * end in `when CONDITION`. Signs: `!` has no place, `<` stands once at most, `#` stands once, `+` stands at
 * least once, `~` is from a list (`~ PATH LIST`, or `~ PATH =CODES`).
 */
export function tableOf(text: string): RuleTable {
  const variables: Record<string, string> = {};
  const patterns: { elements: string; rows: Row[] }[][] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '') continue;
    if (line === '%') patterns.push([]);
    else if (line.startsWith('@ ')) patterns.at(-1)?.push({ elements: line.slice(2), rows: [] });
    else if (line.startsWith('$')) {
      const [name = ''] = line.slice(1).split(' ');
      variables[name] = line.slice(name.length + 2);
    } else patterns.at(-1)?.at(-1)?.rows.push(rowOf(line));
  }
  return { variables, patterns };
}

function rowOf(line: string): Row {
  const [head = '', second = '', third = ''] = line.split(' ', 3);
  const [rule = '', mark = ''] = head.split('/');
  const severity = severities[mark as keyof typeof severities] ?? 'error';
  if (second === '~') return listedRow(rule, severity, line.slice(head.length + 3));
  const sign = signs[second as keyof typeof signs];
  if (sign !== undefined) {
    return {
      rule,
      severity,
      term: undefined,
      place: line.slice(head.length + 3),
      check: { kind: sign },
      when: undefined,
    };
  }
  const term = second === '-' ? undefined : second;
  const rest = line.slice(head.length + second.length + third.length + 3);
  const [said = '', when] = rest.startsWith(':') ? [rest] : rest.split(' when ');
  return { rule, severity, term, place: third, check: checkOf(said), when };
}

/** A code without a term: what is blank breaks nothing. */
function listedRow(rule: string, severity: FindingSeverity, said: string): Row {
  const [place = ''] = said.split(' ', 1);
  const list = said.slice(place.length + 1);
  return {
    rule,
    severity,
    term: undefined,
    place,
    check: { kind: 'listed', list, isUpper: false },
    when: `filled(${place})`,
  };
}

function checkOf(text: string): Check {
  if (text === '?') return { kind: 'present' };
  if (text === '??') return { kind: 'filled' };
  if (text === '.2') return { kind: 'decimals' };
  if (/^in /i.test(text)) return { kind: 'listed', list: text.slice(3), isUpper: text.startsWith('IN') };
  if (text.startsWith('= ')) return { kind: 'equal', to: text.slice(2) };
  const [condition = '', phrase = ''] = text.slice(2).split(' :: ');
  return { kind: 'condition', condition, phrase };
}
