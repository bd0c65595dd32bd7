import { isNode, lineAt, type Node, syntaxOf } from '../../scripts/syntax.ts';
import type { Source } from './sources.ts';

/** A function as it stands in a file: the name that it or what holds it has, and its lines, the braces included. */
export interface FunctionLength {
  readonly name: string;
  readonly lines: number;
}

const named = new Set(['VariableDeclarator', 'Property', 'MethodDefinition', 'PropertyDefinition']);

/** Every function of a file, those within others too; one without a name has that of what it is given to, or of the one around it. */
export function functionsOf({ path, text }: Source): readonly FunctionLength[] {
  const found: FunctionLength[] = [];
  const visit = (node: unknown, around: string): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, around);
    else if (isNode(node)) {
      const name = nameOf(node) ?? around;
      if (isFunction(node)) found.push({ name, lines: lineAt(text, node.end) - lineAt(text, node.start) + 1 });
      for (const each of Object.values(node)) visit(each, name);
    }
  };
  visit(syntaxOf(path, text), '');
  return found;
}

/** One with a body: not the signature of one in an interface. */
function isFunction({ type, body }: Node): boolean {
  return /Function/.test(type) && isNode(body);
}

function nameOf({ type, id, key }: Node): string | undefined {
  const holder = isNode(id) && (named.has(type) || /^Function/.test(type)) ? id : named.has(type) ? key : undefined;
  return isNode(holder) && typeof holder['name'] === 'string' ? holder['name'] : undefined;
}
