import { collapsed, dateIn } from '../../xsd/index.ts';
import { isOfList } from '../codes/index.ts';
import { checksums } from './checksums.ts';
import { lists } from './lists.ts';
import type { RuleNode } from './nodes.ts';
import { type Num, numberOf, one, roundedToHundredths, roundedToWhole } from './numbers.ts';
import { type Expression, holds, numberIn, type Run, textIn, type Value } from './values.ts';

type Maker = (...parts: readonly Expression[]) => Expression;

const ofText =
  (make: (text: string, run: Run) => Value): Maker =>
  (part) =>
  (at, run) =>
    make(textIn(part?.(at, run), run), run);

const ofTexts =
  (make: (text: string, other: string) => Value): Maker =>
  (part, other) =>
  (at, run) =>
    make(textIn(part?.(at, run), run), textIn(other?.(at, run), run));

const ofNumber =
  (make: (value: Num) => Value): Maker =>
  (part) =>
  (at, run) => {
    const value = numberIn(part?.(at, run), run);
    return value === undefined ? undefined : make(value);
  };

function nodesIn(value: Value) {
  return typeof value === 'object' ? value : [];
}

function textsIn(value: Value): string {
  return typeof value === 'string'
    ? value
    : nodesIn(value)
        .map(({ text }) => text)
        .join('');
}

type Part = Expression | undefined;

function groupsOf(
  elements: Part,
  [categories, rates, amounts]: readonly [Part, Part, Part],
  at: RuleNode,
  run: Run,
): ReadonlyMap<string, Num | undefined> {
  const known = elements && run.groups.get(elements);
  if (known !== undefined) return known;
  const sums = new Map<string, Num | undefined>();
  for (const element of nodesIn(elements?.(at, run))) {
    const found = nodesIn(amounts?.(element, run)).map(({ text }) => numberOf(text));
    const amount = found.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0n);
    const ratesOf = nodesIn(rates?.(element, run)).map(({ text }) => numberOf(text) ?? 'none');
    for (const category of new Set(nodesIn(categories?.(element, run)).map(({ text }) => collapsed(text)))) {
      for (const rate of new Set(['', ...ratesOf.map(String)])) {
        const key = `${category} ${rate}`;
        const before = sums.has(key) ? sums.get(key) : 0n;
        sums.set(key, before === undefined || amount === undefined ? undefined : before + amount);
      }
    }
  }
  if (elements !== undefined) run.groups.set(elements, sums);
  return sums;
}

function indexOf(elements: Part, keys: Part, at: RuleNode, run: Run): ReadonlyMap<string, readonly RuleNode[]> {
  const known = keys && run.indexes.get(keys);
  if (known !== undefined) return known;
  const index = new Map<string, RuleNode[]>();
  for (const element of nodesIn(elements?.(at, run))) {
    for (const key of new Set(nodesIn(keys?.(element, run)).map(({ text }) => text))) {
      const same = index.get(key);
      if (same === undefined) index.set(key, [element]);
      else same.push(element);
    }
  }
  if (keys !== undefined) run.indexes.set(keys, index);
  return index;
}

const whole = (count: number): Num => BigInt(count) * one;
const expressions = new Map<string, RegExp>();

function matches(text: string, pattern: string): boolean {
  const known = expressions.get(pattern) ?? new RegExp(pattern, 'u');
  expressions.set(pattern, known);
  return known.test(text);
}

/** What rules may call. Texts are as XPath has them; a text that is asked for twice, or a number that is none, ends the rule. */
export const functions: Readonly<Record<string, Maker>> = {
  __proto__: null as never,
  not: (part) => (at, run) => !holds(part?.(at, run)),
  count: (part) => (at, run) => whole(nodesIn(part?.(at, run)).length),
  true: () => () => true,
  false: () => () => false,
  current: () => (_, run) => [run.current],
  name: () => (at) => at.name,
  /** The sum of all; zero where nothing is there. */
  sum: (part) => (at, run) =>
    nodesIn(part?.(at, run)).reduce<Num | undefined>((sum, node) => {
      const value = numberIn([node], run);
      return sum === undefined || value === undefined ? undefined : sum + value;
    }, 0n),
  /**
   * The sum of amounts of those elements whose categories have this one among them and, where a rate is asked for, whose rates have it:
   * all sums are made at once, so that many breakdowns of many lines take linear time.
   */
  group: (elements, categories, rates, amounts, category, rate) => (at, run) => {
    const key = `${textIn(category?.(at, run), run)} ${rate === undefined ? '' : numberIn(rate(at, run), run)}`;
    const sums = groupsOf(elements, [categories, rates, amounts], at, run);
    if (sums.has(key) && sums.get(key) === undefined) run.hasEnded = true;
    return sums.get(key) ?? 0n;
  },
  /** Whether there is any such element. */
  grouped: (elements, categories, rates, category, rate) => (at, run) => {
    const key = `${textIn(category?.(at, run), run)} ${numberIn(rate?.(at, run), run)}`;
    return groupsOf(elements, [categories, rates, undefined], at, run).has(key);
  },
  /** Those elements of the whole document in which one of these texts is the wanted one: sorted once, so that each line may look for its parent. */
  keyed: (elements, keys, wanted) => (at, run) => {
    const index = indexOf(elements, keys, at, run);
    const value = wanted?.(at, run);
    const texts = typeof value === 'object' ? value.map(({ text }) => text) : [textIn(value, run)];
    const found = [...new Set(texts)].flatMap((text) => index.get(text) ?? []);
    run.stepsLeft -= found.length;
    return found;
  },
  num: ofNumber((value) => value),
  abs: ofNumber((value) => (value < 0n ? -value : value)),
  round: ofNumber(roundedToWhole),
  round2: ofNumber(roundedToHundredths),
  /** A number, or nothing: where the text is none. */
  zero: (part) => (at, run) => {
    const value = part?.(at, run);
    return typeof value === 'object' && value.length === 0 ? 0n : numberIn(value, run);
  },
  /** Whether two numbers are no further apart than the third says. */
  near: (part, other, slack) => (at, run) => {
    const [value, expected, most] = [part, other, slack].map((one) => numberIn(one?.(at, run), run));
    if (value === undefined || expected === undefined || most === undefined) return false;
    return value - expected <= most && expected - value <= most;
  },
  text: ofText((text) => text),
  n: ofText(collapsed),
  upper: ofText((text) => text.toUpperCase()),
  filled: ofText((text) => collapsed(text) !== ''),
  len: ofText((text) => whole(text.length)),
  /** Whether the text has at most two decimals. */
  short: ofText((text) => text.split('.').slice(1).join('.').length <= 2),
  /** A number, or nothing where the text is none: the rule goes on. */
  number: ofText(numberOf),
  /** Whether the text is a number at all. */
  numeric: ofText((text) => /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*$/.test(text)),
  /** A day; the rule ends where the text is none. */
  day: ofText((text, run) => {
    const day = dateIn(text);
    if (day === undefined) run.hasEnded = true;
    return day;
  }),
  isDay: ofText((text) => dateIn(text) !== undefined),
  starts: ofTexts((text, other) => text.startsWith(other)),
  ends: ofTexts((text, other) => text.endsWith(other)),
  contains: ofTexts((text, other) => text.includes(other)),
  matches: ofTexts(matches),
  checks: ofTexts((text, kind) => checksums[kind]?.(text) ?? false),
  sub: (part, from, length) => (at, run) => {
    const [start, count] = [from, length].map((one) => numberIn(one?.(at, run), run));
    const begin = Number((start ?? one) / one) - 1;
    return textIn(part?.(at, run), run).slice(begin, count === undefined ? undefined : begin + Number(count / one));
  },
  /** The part of a text between signs, counted from one. */
  piece: (part, sign, place) => (at, run) => {
    const pieces = textIn(part?.(at, run), run).split(textIn(sign?.(at, run), run));
    return pieces[Number((numberIn(place?.(at, run), run) ?? one) / one) - 1] ?? '';
  },
  pieces: (part, sign) => (at, run) => whole(textIn(part?.(at, run), run).split(textIn(sign?.(at, run), run)).length),
  listed: ofTexts((text, list) =>
    isOfList(list.startsWith('=') ? list.slice(1) : (lists[list] ?? ''), collapsed(text)),
  ),
  distinct: (part) => (at, run) => {
    const seen = new Set<string>();
    return nodesIn(part?.(at, run)).filter(({ text }) => !seen.has(text) && seen.add(text));
  },
  /** Those whose text stands in one of the others before. */
  again: (part, others) => (at, run) => {
    const first = new Map<string, RuleNode>();
    for (const node of nodesIn(others?.(at, run))) if (!first.has(node.text)) first.set(node.text, node);
    return nodesIn(part?.(at, run)).filter((node) => first.get(node.text) !== node);
  },
  /** The texts of all, one after the other. */
  joined:
    (...parts) =>
    (at, run) =>
      parts.map((part) => textsIn(part(at, run))).join(''),
  /** Whether an element of this name is around. */
  within: (part) => (at, run) => {
    const name = textIn(part?.(at, run), run);
    for (let node = at.parent; node !== undefined; node = node.parent) if (node.name === name) return true;
    return false;
  },
  if: (condition, then, other) => (at, run) => (holds(condition?.(at, run)) ? then?.(at, run) : other?.(at, run)),
};
