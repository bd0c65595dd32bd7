import { collapsed } from '../../xsd/index.ts';
import { type RuleDocument, RuleNode } from './nodes.ts';
import { type Num, numberOf } from './numbers.ts';

/** What a part of a rule gives; undefined where a number is absent. */
export type Value = readonly RuleNode[] | string | boolean | Num | undefined;

/** A part of a rule: what it gives at an element. */
export type Expression = (at: RuleNode, run: Run) => Value;

/** One invoice while rules are looked at. */
export interface Run {
  readonly document: RuleDocument;
  /** What has a name for all rules of a set, each found once. */
  variable(name: string): Value;
  /** The element that the rule is for. */
  current: RuleNode;
  /** Whether a rule asked for one value and found several, or for a number and found none: what it says then counts as broken. */
  hasEnded: boolean;
  /** How many more elements may be looked at: rules of an invoice built to take long are not looked at to the end. */
  stepsLeft: number;
  /** Sums by category and rate, by what they are the sums of. */
  readonly groups: Map<Expression, ReadonlyMap<string, Num | undefined>>;
  /** Elements by a text in them, by what that text is. */
  readonly indexes: Map<Expression, ReadonlyMap<string, readonly RuleNode[]>>;
}

/** Whether a value holds as a condition. */
export function holds(value: Value): boolean {
  if (typeof value === 'object') return value.length > 0;
  return value !== undefined && value !== false && value !== '' && value !== 0n;
}

/** The one text of a value; empty where nothing is there. */
export function textIn(value: Value, run: Run): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return value === undefined ? '' : String(value);
  if (value.length > 1) run.hasEnded = true;
  return value[0]?.text ?? '';
}

/** The one number of a value. */
export function numberIn(value: Value, run: Run): Num | undefined {
  if (typeof value === 'bigint' || value === undefined) return value;
  if (typeof value === 'object' && value.length === 0) return undefined;
  const found = numberOf(textIn(value, run));
  if (found === undefined) run.hasEnded = true;
  return found;
}

function booleanOf(text: string, run: Run): boolean | undefined {
  const trimmed = collapsed(text);
  if (trimmed === 'true' || trimmed === '1') return true;
  if (trimmed === 'false' || trimmed === '0') return false;
  run.hasEnded = true;
  return undefined;
}

type Single = string | boolean | Num;

function singlesOf(value: Value): readonly (RuleNode | Single)[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [value];
}

/** Whether any of one side stands so to any of the other: numbers where one of them is a number, else texts as they stand. */
export function compare(left: Value, operator: string, right: Value, run: Run): boolean {
  const others = singlesOf(right);
  run.stepsLeft -= others.length;
  if (run.stepsLeft < 0) return true;
  return singlesOf(left).some(
    (one) => run.stepsLeft-- < 0 || others.some((other) => compareSingles(one, operator, other, run)),
  );
}

function compareSingles(left: RuleNode | Single, operator: string, right: RuleNode | Single, run: Run): boolean {
  if (typeof left === 'boolean' || typeof right === 'boolean') {
    return ordered(truthOf(left, run), operator, truthOf(right, run));
  }
  if (typeof left === 'bigint' || typeof right === 'bigint') {
    return ordered(sizeOf(left, run), operator, sizeOf(right, run));
  }
  return ordered(left instanceof RuleNode ? left.text : left, operator, right instanceof RuleNode ? right.text : right);
}

function truthOf(value: RuleNode | Single, run: Run): boolean | undefined {
  return value instanceof RuleNode ? booleanOf(value.text, run) : holds(value);
}

function sizeOf(value: RuleNode | Single, run: Run): Num | undefined {
  return numberIn(value instanceof RuleNode ? [value] : (value as string | Num), run);
}

function ordered<T extends Single>(left: T | undefined, operator: string, right: T | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  switch (operator) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    default:
      return left >= right;
  }
}
