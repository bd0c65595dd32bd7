import { createScanner, type Scanner, SyntaxKind } from 'typescript/unstable/ast';

/** One token of a program: its kind, what it means (names without escapes, texts without quotes), and its line. */
interface Token {
  readonly kind: SyntaxKind;
  readonly text: string;
  readonly line: number;
}

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

/** Words that may be a name: some of them mean something elsewhere. */
const names = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.ConstructorKeyword,
  SyntaxKind.RequireKeyword,
  SyntaxKind.GlobalKeyword,
]);

/** What in a program is not a function of its arguments alone, as `line: what`; empty for a pure one. */
export function impurities(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ line }, at) => {
    const what = impurityAt(tokens, at);
    return what === undefined ? [] : [`${line}: ${what}`];
  });
}

function impurityAt(tokens: readonly Token[], at: number): string | undefined {
  const { kind, text } = tokens[at] as Token;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (kind === SyntaxKind.ImportKeyword && is(after, '(', '.')) return after?.text === '(' ? 'import()' : 'import.meta';
  const isMember = is(before, '.', '?.');
  const isKey = is(before, '{', ',', ';') && is(after, ':');
  if (kind === SyntaxKind.StringLiteral || kind === SyntaxKind.NoSubstitutionTemplateLiteral)
    return is(before, '[') && is(after, ']') && (bannedMembers.test(text) || text in localeArgument || banned.has(text))
      ? `['${text}']`
      : undefined;
  if (!names.has(kind)) return undefined;
  if (Object.hasOwn(localeArgument, text))
    return isMember && hasArgument(tokens, at, localeArgument[text] as number)
      ? undefined
      : `${text} without a language`;
  if (kind === SyntaxKind.ConstructorKeyword) return isMember ? '.constructor' : undefined;
  if (isMember) return bannedMembers.test(text) ? `.${text}` : undefined;
  if (isKey) return undefined;
  if (text === 'Math')
    return is(after, '.') && tokens[at + 2]?.text !== 'random' ? undefined : 'Math but for its functions';
  if (text === 'Date') return isPureDate(tokens, at) ? undefined : 'Date but for what its arguments say';
  if (text === 'Intl') return isLanguageGiven(tokens, at) ? undefined : 'Intl without a language';
  return banned.has(text) ? text : undefined;
}

/** `Date.UTC(…)`, `Date.parse(…)`, `new Date(…)` of something, `instanceof Date`. */
function isPureDate(tokens: readonly Token[], at: number): boolean {
  const [before, next, after, call] = [tokens[at - 1], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (is(before, 'instanceof')) return true;
  if (is(before, 'new')) return is(next, '(') && !is(after, ')', '...');
  return is(next, '.') && is(after, 'UTC', 'parse') && is(call, '(');
}

/** `new Intl.Name('de', …)`: the language is a text, or whatever is not `undefined`. */
function isLanguageGiven(tokens: readonly Token[], at: number): boolean {
  return is(tokens[at + 1], '.') && hasArgument(tokens, at + 2, 0);
}

/** Whether what is called has an argument at this place that is not `undefined` and is not spread. */
function hasArgument(tokens: readonly Token[], at: number, place: number): boolean {
  if (!is(tokens[at + 1], '(')) return false;
  let depth = 0;
  let commas = 0;
  for (let next = at + 2; next < tokens.length; next += 1) {
    const token = tokens[next];
    const isFirst = depth === 0 && commas === place && is(tokens[next - 1], commas === 0 ? '(' : ',');
    if (isFirst && !is(token, ')', 'undefined', '...', '[')) return true;
    if (is(token, '(', '[', '{')) depth += 1;
    else if (is(token, ')', ']', '}')) depth -= 1;
    else if (is(token, ',') && depth === 0) commas += 1;
    if (depth < 0 || (isFirst && !is(token, ','))) return false;
  }
  return false;
}

function is(token: Token | undefined, ...texts: readonly string[]): boolean {
  return token !== undefined && token.kind !== SyntaxKind.StringLiteral && texts.includes(token.text);
}

/** Comments and blanks are left out; the code inside templates is there, and patterns are one token each. */
function tokensOf(text: string): Token[] {
  const scanner = createScanner(true);
  scanner.setText(text);
  const tokens: Token[] = [];
  /** Braces that are open inside each template. */
  const templates: number[] = [];
  let line = 1;
  let counted = 0;
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFile; kind = scanner.scan()) {
    kind = inContext(scanner, kind, tokens.at(-1), templates);
    const start = scanner.getTokenStart();
    for (; counted < start; counted += 1) if (text[counted] === '\n') line += 1;
    tokens.push({ kind, text: meaningOf(scanner, kind), line });
  }
  return tokens;
}

/** What a slash or a closing brace is depends on what stands before it. */
function inContext(scanner: Scanner, kind: SyntaxKind, before: Token | undefined, templates: number[]): SyntaxKind {
  if (kind === SyntaxKind.TemplateHead) templates.push(0);
  const open = templates.at(-1);
  if (open !== undefined && kind === SyntaxKind.OpenBraceToken) templates[templates.length - 1] = open + 1;
  if (open !== undefined && kind === SyntaxKind.CloseBraceToken) {
    if (open > 0) templates[templates.length - 1] = open - 1;
    else {
      const part = scanner.reScanTemplateToken(false);
      if (part === SyntaxKind.TemplateTail) templates.pop();
      return part;
    }
  }
  const isSlash = kind === SyntaxKind.SlashToken || kind === SyntaxKind.SlashEqualsToken;
  return isSlash && !isOperand(before) ? scanner.reScanSlashToken() : kind;
}

/** Whether an expression may end here, so that a slash behind it divides. */
function isOperand(token: Token | undefined): boolean {
  if (token === undefined) return false;
  const { kind, text } = token;
  const isValue =
    kind === SyntaxKind.Identifier ||
    kind === SyntaxKind.NumericLiteral ||
    kind === SyntaxKind.BigIntLiteral ||
    kind === SyntaxKind.StringLiteral ||
    kind === SyntaxKind.NoSubstitutionTemplateLiteral ||
    kind === SyntaxKind.TemplateTail ||
    kind === SyntaxKind.RegularExpressionLiteral;
  return isValue || [')', ']', '}', 'this', 'super', 'true', 'false', 'null'].includes(text);
}

function meaningOf(scanner: Scanner, kind: SyntaxKind): string {
  const isNamed =
    kind === SyntaxKind.Identifier ||
    kind === SyntaxKind.StringLiteral ||
    kind === SyntaxKind.NoSubstitutionTemplateLiteral;
  return isNamed ? scanner.getTokenValue() : scanner.getTokenText();
}
