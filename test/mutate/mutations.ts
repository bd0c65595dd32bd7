import { isNode, lineAt, type Node, syntaxOf } from '../../scripts/syntax.ts';

/** A change of a source that a test should notice: the text from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What is changed, for people: `<= becomes <`. */
  readonly what: string;
  readonly line: number;
  /** A statement, not an expression. */
  readonly isStatement: boolean;
}

const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
};
/** What these methods do is left out. */
const dropped = ['filter', 'trim', 'reverse', 'sort', 'toSorted', 'toReversed', 'normalize', 'flat'];
/** Calls whose effect is left out. */
const effects = ['push', 'add', 'set', 'delete', 'unshift'];

/** Every mutant of a source. Types have none: the compiler sees them; nor have texts, which are for people. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const found: Mutant[] = [];

  function walk(node: Node): void {
    const add = (
      at: { readonly start: number; readonly end: number },
      text: string,
      what: string,
      isStatement = false,
    ) =>
      void found.push({
        path,
        start: at.start,
        end: at.end,
        text,
        what,
        line: lineAt(source, at.start),
        isStatement,
      });
    const textOf = ({ start, end }: Node) => source.slice(start, end);

    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const [left, right] = [node['left'] as Node, node['right'] as Node];
        const operator = node['operator'] as string;
        const other = operators[operator];
        if (other === undefined) break;
        const between = source.slice(left.end, right.start);
        // Where both kinds stand side by side the language asks for parentheses
        const changed = `(${textOf(left)})${between.replace(operator, other)}(${textOf(right)})`;
        add(node, changed, `${operator} becomes ${other}`);
        break;
      }
      case 'UnaryExpression':
        if (node['operator'] === '!') add(node, `(${textOf(node['argument'] as Node)})`, '! is left out');
        break;
      case 'IfStatement':
      case 'ConditionalExpression':
        add(node['test'] as Node, 'true', 'the condition always holds');
        add(node['test'] as Node, 'false', 'the condition never holds');
        break;
      case 'Literal':
        if (typeof node['value'] === 'number')
          add(node, String(node['value'] + 1), `${node['value']} becomes ${node['value'] + 1}`);
        if (typeof node['value'] === 'boolean')
          add(node, String(!node['value']), `${node['value']} becomes ${!node['value']}`);
        break;
      case 'CallExpression': {
        const callee = node['callee'] as Node;
        if (callee.type !== 'MemberExpression' || callee['computed'] === true) break;
        const [object, property] = [callee['object'] as Node, callee['property'] as Node];
        const name = textOf(property);
        const other = methods[name];
        if (other !== undefined) {
          const changed = source.slice(node.start, property.start) + other + source.slice(property.end, node.end);
          add(node, changed, `${name} becomes ${other}`);
        }
        if (dropped.includes(name)) add(node, textOf(object), `${name} is left out`);
        break;
      }
      case 'ExpressionStatement': {
        const call = node['expression'] as Node;
        const callee = call.type === 'CallExpression' ? (call['callee'] as Node) : undefined;
        const name = callee?.type === 'MemberExpression' ? textOf(callee['property'] as Node) : '';
        if (effects.includes(name)) add(node, ';', `${name} is left out`, true);
        break;
      }
      case 'ContinueStatement':
      case 'BreakStatement':
        add(node, ';', `${textOf(node)} is left out`, true);
        break;
    }
    for (const child of childrenOf(node)) walk(child);
  }

  walk(syntaxOf(path, source) as unknown as Node);
  return found;
}

/** The parts of a node that run. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([name, value]) => {
    // A name of a member is no value, and a place of an import is none
    if ((name === 'key' || name === 'source') && node['computed'] !== true) return [];
    return (Array.isArray(value) ? value : [value]).filter(isRunning);
  });
}

function isRunning(value: unknown): value is Node {
  if (!isNode(value)) return false;
  const { type } = value;
  return !type.startsWith('TS') || ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);
}
