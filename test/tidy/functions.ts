import { parseAst } from 'vitest/node';
import type { Source } from './sources.ts';

/** A function as it stands in a file: the name that it or what holds it has, and its lines, the braces included. */
export interface FunctionLength {
  readonly name: string;
  readonly lines: number;
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

const named = new Set(['VariableDeclarator', 'Property', 'MethodDefinition', 'PropertyDefinition']);

/** Every function of a file, those within others too; one without a name has that of what it is given to, or of the one around it. */
export function functionsOf({ path, text }: Source): readonly FunctionLength[] {
  const program: unknown = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path);
  const lineEnds = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = (at: number): number => lineEnds.findIndex((end) => end >= at) + 1 || lineEnds.length + 1;
  const found: FunctionLength[] = [];
  const visit = (node: unknown, around: string): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, around);
    else if (isNode(node)) {
      const name = nameOf(node) ?? around;
      if (isFunction(node)) found.push({ name, lines: lineOf(node.end) - lineOf(node.start) + 1 });
      for (const each of Object.values(node)) visit(each, name);
    }
  };
  visit(program, '');
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** One with a body: not the signature of one in an interface. */
function isFunction({ type, body }: Node): boolean {
  return /Function/.test(type) && isNode(body);
}

function nameOf({ type, id, key }: Node): string | undefined {
  const holder = isNode(id) && (named.has(type) || /^Function/.test(type)) ? id : named.has(type) ? key : undefined;
  return isNode(holder) && typeof holder['name'] === 'string' ? holder['name'] : undefined;
}
