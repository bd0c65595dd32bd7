import { type ESTree, parseSync } from 'vite';

/** A part of a program, with its place in the text. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

/** What a file of JavaScript or TypeScript says, which of them by the ending of its path. Throws where it says nothing. */
export function syntaxOf(path: string, text: string): ESTree.Program {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  return program;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The line of a place, from 1 on. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}
