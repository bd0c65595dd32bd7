import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Options } from 'tsup';
import type { ESTree } from 'vite';
import { lineAt, syntaxOf } from '../syntax.ts';

type OutputPlugin = NonNullable<Options['plugins']>[number];

/** Programs, and what threads begin with: they do something when they are loaded. */
export function isProgram(path: string): boolean {
  return /\/(?:main|program|[\w-]+-entry)\.ts$/.test(path);
}

/**
 * Lets bundlers drop each constant of a module that nobody uses. While a module is a file of its own `"sideEffects": false` lets them
 * drop it whole; in a chunk with others they must be told of every value that it computes. That loading has no effects is checked
 * here too.
 */
export const droppableModules: Plugin = {
  name: 'droppable-modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/, namespace: 'file' }, async ({ path }) => {
      if (isProgram(path)) return undefined;
      // Types become blanks: every place stays where it was, and maps lead to it
      const script = stripTypeScriptTypes(await readFile(path, 'utf8'));
      return { contents: droppable(script, relative('.', path)), loader: 'js' };
    });
  },
};

/**
 * Takes out imports of nothing, which esbuild writes so that modules run in their order: ours do nothing when they are loaded, and
 * files that nobody needs would be loaded. Lines stay where they were, and maps true.
 */
export const withoutBareImports: OutputPlugin = {
  name: 'without-bare-imports',
  renderChunk: (code) => ({ code: code.replace(/^import "(?:\.\.?|@rappen)\/[^"]+";$/gm, '') }),
};

/** The script with each computed constant within a function that is marked as pure. Throws where loading has an effect. */
export function droppable(script: string, file: string): string {
  const { body } = syntaxOf(file.replace(/\.ts$/, '.js'), script);
  const placeOf = ({ start }: ESTree.Span): string => `${file}:${lineAt(script, start)}`;
  const marked: string[] = [];
  let done = 0;
  for (const { init } of body.flatMap((statement) => constantsOf(statement, placeOf))) {
    if (init === null || init === undefined || isPlain(init)) continue;
    marked.push(script.slice(done, init.start), '/* @__PURE__ */ (() => (', script.slice(init.start, init.end), '))()');
    done = init.end;
  }
  return marked.join('') + script.slice(done);
}

/** What declares, or passes on, and computes nothing. */
const declarations = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ExportDefaultDeclaration',
  'FunctionDeclaration',
];

function constantsOf(
  statement: ESTree.Program['body'][number],
  placeOf: (node: ESTree.Span) => string,
): readonly ESTree.VariableDeclarator[] {
  const declared = (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement;
  if (declared.type === 'VariableDeclaration') {
    const taken = declared.declarations.find(({ id }) => id.type !== 'Identifier');
    if (taken !== undefined) throw new Error(`${placeOf(taken)}: a bundler cannot drop one name of several`);
    return declared.declarations;
  }
  const isClass = declared.type === 'ClassDeclaration' && !declared.body.body.some(isComputedWithClass);
  if (!isClass && !declarations.includes(declared.type))
    throw new Error(`${placeOf(declared)}: this has an effect when the module is loaded`);
  return [];
}

function isComputedWithClass(member: ESTree.ClassElement): boolean {
  return member.type === 'StaticBlock' || (member.type === 'PropertyDefinition' && member.static);
}

/** Whether a bundler sees by itself that a value can be dropped. */
function isPlain(value: ESTree.ArrayExpressionElement): boolean {
  switch (value?.type) {
    case undefined:
    case 'Literal':
    case 'Identifier':
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return true;
    case 'ParenthesizedExpression':
      return isPlain(value.expression);
    case 'UnaryExpression':
      return value.argument.type === 'Literal';
    case 'BinaryExpression':
      return value.left.type !== 'PrivateIdentifier' && isNumeric(value.left) && isNumeric(value.right);
    case 'TemplateLiteral':
      return value.expressions.length === 0;
    case 'ArrayExpression':
      return value.elements.every(isPlain);
    case 'ObjectExpression':
      return value.properties.every(
        (property) => property.type === 'Property' && !property.computed && isPlain(property.value),
      );
    default:
      return false;
  }
}

function isNumeric(value: ESTree.Expression): boolean {
  return value.type === 'BinaryExpression' ? isPlain(value) : value.type === 'Literal' && !('regex' in value);
}
