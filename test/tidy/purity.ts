import { isNode, lineAt, type Node, syntaxOf } from '../../scripts/syntax.ts';

/** Names of what depends on the clock, on chance, on the machine or on where the program runs. */
const banned = new Set([
  ...['eval', 'Function', 'AsyncFunction', 'GeneratorFunction', 'globalThis', 'global', 'window', 'self', 'require'],
  ...['performance', 'Temporal', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'scheduler'],
  ...['crypto', 'process', 'console', 'Deno', 'Bun', 'navigator', 'localStorage', 'WeakRef', 'FinalizationRegistry'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'WebAssembly', 'SharedArrayBuffer', 'Atomics'],
  ...['Buffer', 'TextEncoder', 'TextDecoder', 'URL', 'URLSearchParams', 'structuredClone', 'DOMParser'],
]);

/** Members that reach the same by another way: the constructor of a function makes functions, a date has the hour of the machine. */
const bannedMembers =
  /^(?:constructor|random|stack|getTimezoneOffset|[gs]et(?:Hours|Date|Day|Month|FullYear|Year|Minutes|Seconds|Milliseconds)|to(?:Date|Time)String)$/;
/** Members that answer by the language of the machine, unless they are told one as the argument at this place. */
const localeArgument: Readonly<Record<string, number>> = {
  localeCompare: 1,
  toLocaleString: 0,
  toLocaleDateString: 0,
  toLocaleTimeString: 0,
  toLocaleLowerCase: 0,
  toLocaleUpperCase: 0,
};

/** A node with what is around it, the nearest first. */
interface Place {
  readonly node: Node;
  readonly around: readonly Node[];
}

/** What in a program is not a function of its arguments alone, as `line: what`; empty for a pure one. */
export function impurities(text: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, around: readonly Node[]): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, around);
    else if (isNode(value)) {
      const what = impurityOf({ node: value, around });
      if (what !== undefined) found.push(`${lineAt(text, value.start)}: ${what}`);
      for (const each of Object.values(value)) visit(each, [value, ...around]);
    }
  };
  visit(syntaxOf('program.ts', text), []);
  return found;
}

function impurityOf(place: Place): string | undefined {
  const { node } = place;
  if (node.type === 'ImportExpression') return 'import()';
  if (node.type === 'MetaProperty') return /^import$/.test(nameIn(node['meta'])) ? 'import.meta' : undefined;
  if (node.type === 'MemberExpression') return memberImpurity(place);
  return node.type === 'Identifier' && !isNameOfMember(place) ? nameImpurity(place) : undefined;
}

/** `object.name` and `object['name']`. */
function memberImpurity({ node, around }: Place): string | undefined {
  const isComputed = node['computed'] === true;
  const name = isComputed ? textIn(node['property']) : nameIn(node['property']);
  const needsLanguage = Object.hasOwn(localeArgument, name);
  if (isComputed) return needsLanguage || bannedMembers.test(name) || banned.has(name) ? `['${name}']` : undefined;
  if (needsLanguage)
    return hasArgument(node, around[0], localeArgument[name] as number) ? undefined : `${name} without a language`;
  return bannedMembers.test(name) ? `.${name}` : undefined;
}

/** A name that stands for itself. */
function nameImpurity({ node, around }: Place): string | undefined {
  const name = nameIn(node);
  if (Object.hasOwn(localeArgument, name)) return `${name} without a language`;
  const member = memberOf(node, around[0]);
  if (name === 'Math') return member !== '' && member !== 'random' ? undefined : 'Math but for its functions';
  if (name === 'Date') return isPureDate(node, around) ? undefined : 'Date but for what its arguments say';
  if (name === 'Intl')
    return member !== '' && hasArgument(around[0], around[1], 0) ? undefined : 'Intl without a language';
  return banned.has(name) ? name : undefined;
}

/** The name behind a dot, or the key before a colon: it stands for no value of its own. */
function isNameOfMember({ node, around: [parent] }: Place): boolean {
  if (parent === undefined || parent['computed'] === true) return false;
  if (parent.type === 'MemberExpression') return parent['property'] === node;
  if (parent.type === 'TSQualifiedName') return parent['right'] === node;
  return parent['key'] === node && parent['shorthand'] !== true;
}

/** `Date.UTC(…)`, `Date.parse(…)`, `new Date(…)` of something, `instanceof Date`. */
function isPureDate(node: Node, [parent, outer]: readonly Node[]): boolean {
  if (parent?.type === 'BinaryExpression') return parent['operator'] === 'instanceof' && parent['right'] === node;
  if (parent?.type === 'NewExpression') {
    const [first] = parent['arguments'] as readonly Node[];
    return parent['callee'] === node && first !== undefined && first.type !== 'SpreadElement';
  }
  const isCalled = outer?.type === 'CallExpression' && outer['callee'] === parent;
  return isCalled && ['UTC', 'parse'].includes(memberOf(node, parent));
}

/** What is taken of an object by its name; empty for anything else that is done with it. */
function memberOf(node: Node, parent: Node | undefined): string {
  const isMember = parent?.type === 'MemberExpression' && parent['object'] === node;
  return isMember && parent['computed'] !== true && parent['optional'] !== true ? nameIn(parent['property']) : '';
}

/** Whether what is called has an argument at this place that may be a language: not `undefined`, no list, and nothing spread before it. */
function hasArgument(callee: Node | undefined, call: Node | undefined, place: number): boolean {
  if (call === undefined || call['callee'] !== callee) return false;
  const given = (call['arguments'] as readonly Node[]).slice(0, place + 1);
  const last = given[place];
  if (last === undefined || given.some(({ type }) => type === 'SpreadElement')) return false;
  return last.type !== 'ArrayExpression' && nameIn(last) !== 'undefined';
}

function nameIn(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

/** A text between quotes, or in a template with nothing else. */
function textIn(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Literal') return String(node['value']);
  const quasis = node.type === 'TemplateLiteral' ? (node['quasis'] as readonly Node[]) : [];
  const [only] = quasis;
  return quasis.length === 1 && only ? String((only['value'] as { readonly cooked?: string }).cooked) : '';
}
