import { limits } from '../limits.ts';
import { expressionOf } from './expression.ts';
import { type RuleDocument, RuleNode } from './nodes.ts';
import { textOf } from './numbers.ts';
import type { Row, RuleTable } from './rows.ts';
import { compare, type Expression, holds, numberIn, type Run, textIn, type Value } from './values.ts';

/** A rule that is broken, at an element. */
export interface Broken {
  readonly row: Row;
  readonly at: RuleNode;
  /** The rule asked for one value and found several, or for a number and found none. */
  readonly hasEnded: boolean;
  readonly expected?: string | undefined;
  readonly found?: string | undefined;
}

interface CompiledContext {
  readonly select: Expression;
  readonly tests: readonly { readonly row: Row; readonly test: Test }[];
}

/** What is wrong, or undefined where the rule holds. */
type Test = (at: RuleNode, run: Run) => Partial<Broken> | undefined;

const compiledTables = new WeakMap<RuleTable, readonly (readonly CompiledContext[])[]>();

function compiledOf(table: RuleTable): readonly (readonly CompiledContext[])[] {
  const known = compiledTables.get(table);
  if (known !== undefined) return known;
  const made = table.patterns.map((pattern) =>
    pattern.map(({ elements, rows }) => ({
      select: expressionOf(elements),
      tests: rows.map((row) => ({ row, test: testOf(row) })),
    })),
  );
  compiledTables.set(table, made);
  return made;
}

/** What a table finds. */
export interface TableVerdict {
  readonly broken: readonly Broken[];
  /** Whether all rules were looked at: an invoice can be built so that they take too long. */
  readonly isWhole: boolean;
}

/** Looks at all rules of a table: what is broken, in their order. Takes time in proportion to the invoice. */
export function brokenRules(table: RuleTable, document: RuleDocument): TableVerdict {
  const run = new TableRun(table, document);
  const broken = compiledOf(table).flatMap((contexts) => {
    const seen = new Set<RuleNode>();
    return contexts.flatMap(({ select, tests }) => brokenAt(select, tests, seen, run));
  });
  return { broken, isWhole: run.stepsLeft >= 0 };
}

class TableRun implements Run {
  readonly document: RuleDocument;
  readonly groups: Run['groups'] = new Map();
  readonly indexes: Run['indexes'] = new Map();
  current: RuleNode;
  hasEnded = false;
  stepsLeft: number;
  private readonly variables: RuleTable['variables'];
  private readonly values = new Map<string, { readonly value: Value; readonly hasEnded: boolean }>();

  constructor({ variables }: RuleTable, document: RuleDocument) {
    this.document = document;
    this.current = document.root;
    this.variables = variables;
    this.stepsLeft = limits.ruleSteps + document.all.length * limits.ruleStepsOfElement;
  }

  variable(name: string): Value {
    const known = this.values.get(name) ?? this.found(name);
    this.hasEnded ||= known.hasEnded;
    return known.value;
  }

  private found(name: string) {
    const before = this.hasEnded;
    this.hasEnded = false;
    const value = expressionOf(this.variables[name] ?? 'false()')(this.document.root, this);
    const found = { value, hasEnded: this.hasEnded };
    this.hasEnded = before;
    this.values.set(name, found);
    return found;
  }
}

function brokenAt(select: Expression, tests: CompiledContext['tests'], seen: Set<RuleNode>, run: Run): Broken[] {
  const broken: Broken[] = [];
  const selected = select(run.document.root, run);
  for (const at of typeof selected === 'object' ? selected : []) {
    if (seen.has(at)) continue;
    seen.add(at);
    run.current = at;
    for (const { row, test } of tests) {
      if (run.stepsLeft-- < 0) return broken;
      run.hasEnded = false;
      const wrong = test(at, run);
      if (run.hasEnded) broken.push({ row, at, hasEnded: true });
      else if (wrong !== undefined) broken.push({ row, at, hasEnded: false, ...wrong });
    }
  }
  return broken;
}

function testOf(row: Row): Test {
  const test = testAlways(row);
  if (row.when === undefined) return test;
  const when = expressionOf(row.when);
  return (at, run) => (holds(when(at, run)) ? test(at, run) : undefined);
}

function testAlways({ place, check }: Row): Test {
  if (check.kind === 'condition') {
    return conditionTest(expressionOf(check.condition), place, check.phrase);
  }
  const path = expressionOf(place);
  switch (check.kind) {
    case 'present':
    case 'some':
      return (at, run) => (holds(path(at, run)) ? undefined : {});
    case 'unused':
      return (at, run) => (holds(path(at, run)) ? {} : undefined);
    case 'single':
      return (at, run) => (lengthOf(path(at, run)) <= 1 ? undefined : {});
    case 'once':
      return (at, run) => (lengthOf(path(at, run)) === 1 ? undefined : {});
    case 'equal':
      return equalTest(path, expressionOf(check.to));
    case 'filled':
      return textTest(path, 'filled(.)');
    case 'decimals':
      return textTest(path, 'short(.)');
    default:
      return textTest(path, `listed(${check.isUpper ? 'upper(.)' : '.'}, '${check.list}')`);
  }
}

/** What is absent is blank, and breaks nothing else. */
function textTest(path: Expression, condition: string): Test {
  const holdsFor = expressionOf(condition);
  return (at, run) => {
    const value = path(at, run);
    const found = textIn(value, run);
    return holds(holdsFor(new RuleNode('', undefined, undefined, found), run)) ? undefined : { found };
  };
}

function equalTest(path: Expression, to: Expression): Test {
  return (at, run) => {
    const value = numberIn(path(at, run), run);
    const expected = numberIn(to(at, run), run);
    if (value !== undefined && expected !== undefined && compare(value, '=', expected, run)) return undefined;
    return {
      found: value === undefined ? undefined : textOf(value),
      expected: expected === undefined ? undefined : textOf(expected),
    };
  };
}

/** A phrase that begins with = is what the sum should be. */
function conditionTest(condition: Expression, place: string, phrase: string): Test {
  if (!phrase.startsWith('= ')) return (at, run) => (holds(condition(at, run)) ? undefined : {});
  const compared = equalTest(expressionOf(place), expressionOf(phrase.slice(2)));
  return (at, run) => (holds(condition(at, run)) ? undefined : (compared(at, run) ?? {}));
}

function lengthOf(value: Value): number {
  return typeof value === 'object' ? value.length : 0;
}
