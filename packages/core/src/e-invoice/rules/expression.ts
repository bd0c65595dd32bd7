import { functions } from './functions.ts';
import { none, type RuleNode } from './nodes.ts';
import { type Num, numberOf, product, quotient } from './numbers.ts';
import { compare, type Expression, holds, numberIn, type Run, type Value } from './values.ts';

const tokens = /\s*(?:(\d+(?:\.\d+)?)|'([^']*)'|(\/\/|\.\.|!=|<=|>=|[-+*/|=<>()[\],.@$])|(\w+))/y;

interface Token {
  readonly kind: 'number' | 'text' | 'sign' | 'word';
  readonly text: string;
}

function tokensOf(source: string): Token[] {
  const found: Token[] = [];
  let end = 0;
  tokens.lastIndex = 0;
  for (let match = tokens.exec(source); match !== null; match = tokens.exec(source)) {
    end = tokens.lastIndex;
    const [, number, text, sign, word] = match;
    if (number !== undefined) found.push({ kind: 'number', text: number });
    else if (text !== undefined) found.push({ kind: 'text', text });
    else if (sign !== undefined) found.push({ kind: 'sign', text: sign });
    else found.push({ kind: 'word', text: word as string });
  }
  // What has no place in a condition is left over, so that it is not taken for understood
  if (source.slice(end).trim() !== '') found.push({ kind: 'sign', text: source.slice(end) });
  return found;
}

const compiled = new Map<string, Expression>();

/**
 * The meaning of a condition, or of a path to elements, in the part of XPath 2.0 that rules need: names without prefixes, `//name` from
 * the whole document, `$name` for what has a name in the set, `or and = != < <= > >= + - * div |`, predicates, and our functions.
 */
export function expressionOf(source: string): Expression {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const made = new Parser(tokensOf(source)).any();
  compiled.set(source, made);
  return made;
}

/** Whether a condition is understood to its end, every function in it known. */
export function isUnderstood(source: string): boolean {
  const parser = new Parser(tokensOf(source));
  parser.any();
  return parser.isAtEnd && parser.areFunctionsKnown;
}

type Step = (node: RuleNode) => readonly RuleNode[];

function nodesOf(value: Value): readonly RuleNode[] {
  return typeof value === 'object' ? value : none;
}

function stepped(nodes: readonly RuleNode[], step: Step, run: Run): readonly RuleNode[] {
  run.stepsLeft -= nodes.length;
  if (run.stepsLeft < 0) return none;
  if (nodes.length === 1) return step(nodes[0] as RuleNode);
  return [...new Set(nodes.flatMap(step))];
}

function calculation(left: Expression, right: Expression, make: (a: Num, b: Num) => Num | undefined): Expression {
  return (at, run) => {
    const [a, b] = [numberIn(left(at, run), run), numberIn(right(at, run), run)];
    return a === undefined || b === undefined ? undefined : make(a, b);
  };
}

class Parser {
  areFunctionsKnown = true;
  private place = 0;
  private readonly tokens: readonly Token[];

  constructor(all: readonly Token[]) {
    this.tokens = all;
  }

  any(): Expression {
    const parts = this.series('or', () => this.all());
    return parts.length === 1 ? (parts[0] as Expression) : (at, run) => parts.some((part) => holds(part(at, run)));
  }

  private all(): Expression {
    const parts = this.series('and', () => this.comparison());
    return parts.length === 1 ? (parts[0] as Expression) : (at, run) => parts.every((part) => holds(part(at, run)));
  }

  private series(word: string, next: () => Expression): Expression[] {
    const parts = [next()];
    while (this.accept(word)) parts.push(next());
    return parts;
  }

  private comparison(): Expression {
    const left = this.sum();
    const operator = ['=', '!=', '<=', '>=', '<', '>'].find((sign) => this.accept(sign));
    if (operator === undefined) return left;
    const right = this.sum();
    return (at, run) => compare(left(at, run), operator, right(at, run), run);
  }

  private sum(): Expression {
    let left = this.term();
    for (;;) {
      const sign = ['+', '-'].find((one) => this.accept(one));
      if (sign === undefined) return left;
      left = calculation(left, this.term(), (a, b) => (sign === '+' ? a + b : a - b));
    }
  }

  private term(): Expression {
    let left = this.union();
    for (;;) {
      if (this.accept('*')) left = calculation(left, this.union(), product);
      else if (this.accept('div')) left = calculation(left, this.union(), quotient);
      else return left;
    }
  }

  private union(): Expression {
    const parts = [this.primary()];
    while (this.accept('|')) parts.push(this.primary());
    if (parts.length === 1) return parts[0] as Expression;
    return (at, run) => parts.flatMap((part) => nodesOf(part(at, run)));
  }

  private primary(): Expression {
    const token = this.tokens[this.place];
    if (token?.kind === 'number') return this.constant(numberOf(token.text));
    if (token?.kind === 'text') return this.constant(token.text);
    if (this.accept('(')) {
      const inner = this.any();
      this.accept(')');
      return this.following(inner);
    }
    if (this.accept('$')) {
      const name = this.word();
      return this.following((_, run) => run.variable(name));
    }
    if (token?.kind === 'word' && this.tokens[this.place + 1]?.text === '(') return this.call(this.word());
    if (this.accept('//')) return this.following(this.fromDocument());
    if (this.accept('/')) return this.following(this.fromRoot());
    return this.following(this.oneStep((at) => [at]));
  }

  private constant(value: Value): Expression {
    this.place += 1;
    return () => value;
  }

  private call(name: string): Expression {
    this.accept('(');
    const parts: Expression[] = [];
    while (!this.accept(')') && !this.isAtEnd) {
      parts.push(this.any());
      this.accept(',');
    }
    const make = functions[name];
    this.areFunctionsKnown &&= make !== undefined;
    return this.following(make === undefined ? () => undefined : make(...parts));
  }

  /** All elements of a name, wherever they stand. */
  private fromDocument(): Expression {
    if (this.accept('@')) {
      const name = this.word();
      return (_, run) => run.document.all.flatMap((node) => node.attribute(name) ?? none);
    }
    if (this.accept('*')) return this.filtered((_, run) => run.document.all);
    if (this.accept('(')) {
      const names = this.names();
      return this.filtered((_, run) => names.flatMap((name) => run.document.named(name)));
    }
    const name = this.word();
    return this.filtered((_, run) => run.document.named(name));
  }

  private fromRoot(): Expression {
    if (this.accept('*')) return this.filtered((_, run) => [run.document.root]);
    const name = this.word();
    return this.filtered((_, { document: { root } }) => (root.name === name ? [root] : none));
  }

  private following(first: Expression): Expression {
    let path = this.filtered(first);
    while (this.accept('/')) path = this.oneStep(path);
    return path;
  }

  private oneStep(from: Expression): Expression {
    const step = this.step();
    const isSelf = this.isSelf;
    return this.filtered(isSelf ? from : (at, run) => stepped(nodesOf(from(at, run)), step, run));
  }

  private isSelf = false;

  private step(): Step {
    this.isSelf = false;
    if (this.accept('..')) return ({ parent }) => (parent === undefined ? none : [parent]);
    if (this.accept('.')) {
      this.isSelf = true;
      return (node) => [node];
    }
    if (this.accept('*')) return ({ children }) => children;
    if (this.accept('@')) {
      const name = this.word();
      return (node) => {
        const attribute = node.attribute(name);
        return attribute === undefined ? none : [attribute];
      };
    }
    if (this.accept('(')) {
      const names = this.names();
      return ({ children }) => children.filter(({ name }) => names.includes(name));
    }
    const name = this.word();
    return (node) => node.childrenNamed(name);
  }

  /** With the conditions behind it; a number alone is a place. */
  private filtered(from: Expression): Expression {
    let path = from;
    while (this.accept('[')) {
      const token = this.tokens[this.place];
      const isPlace = token?.kind === 'number' && this.tokens[this.place + 1]?.text === ']';
      const inner = this.any();
      this.accept(']');
      const before = path;
      const place = Number(token?.text) - 1;
      path = isPlace
        ? (at, run) => nodesOf(before(at, run)).slice(place, place + 1)
        : (at, run) => nodesOf(before(at, run)).filter((node) => run.stepsLeft-- > 0 && holds(inner(node, run)));
    }
    return path;
  }

  /** After the bracket: names with | between them. */
  private names(): string[] {
    const names = [this.word()];
    while (this.accept('|')) names.push(this.word());
    this.accept(')');
    return names;
  }

  get isAtEnd(): boolean {
    return this.place >= this.tokens.length;
  }

  private accept(text: string): boolean {
    const token = this.tokens[this.place];
    if (token === undefined || token.text !== text || token.kind === 'text' || token.kind === 'number') return false;
    this.place += 1;
    return true;
  }

  private word(): string {
    const token = this.tokens[this.place];
    this.place += 1;
    return token?.text ?? '';
  }
}
