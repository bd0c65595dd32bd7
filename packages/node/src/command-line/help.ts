import { requiredText } from './arguments.ts';
import { type Argument, type Command, choicesOf, type Declared, type Option } from './command.ts';

const width = 96;
const statusLine =
  'Exit status: 0 done, 1 problems found (in the input, a setting or the store), 2 wrong usage, 3 a file could not be read or written.';

/** What `rappen --help` says: every command in a line. */
export function helpOfAll(commands: readonly Declared[]): string {
  const rows = commands.map(({ name, summary }) => [name, summary] as const);
  return `rappen: Swiss QR-bills and eBills

Usage: rappen COMMAND [words] [options]

${table(rows)}
rappen COMMAND --help explains a command; rappen --version prints the version.
Use - for standard input or output. With --json, results and problems are JSON.
${wrapped(statusLine, 0)}`;
}

/** What `rappen bill --help` says. */
export async function helpOf(declared: Declared, path: string): Promise<string> {
  const parts = [`${path}: ${lowered(declared.summary)}\n`];
  if ('actions' in declared) {
    parts.push(`Usage: ${path} ACTION [words] [options]\n`);
    parts.push(table(declared.actions.map(({ name, summary }) => [name, summary] as const)));
    parts.push(`${path} ACTION --help explains an action.\n`);
  } else {
    parts.push(`Usage: ${await usageOf(declared, path)}\n`);
    const words = await Promise.all(declared.arguments.map(rowOfArgument));
    if (words.length > 0) parts.push(table(words));
    const rows = await Promise.all(Object.entries(declared.options).map(rowOfOption));
    if (rows.length > 0) parts.push(`Options:\n${table(rows)}`);
  }
  for (const note of declared.notes ?? []) parts.push(wrapped(note, 0));
  const examples = declared.examples.map(({ line, meaning }) => `  ${line}\n${wrapped(meaning, 6)}`);
  parts.push(`Examples:\n${examples.join('')}`);
  return parts.join('\n');
}

/** `rappen bill FILE [options]` */
export async function usageOf({ arguments: words, options }: Command, path: string): Promise<string> {
  const required = Object.entries(options).flatMap(([name, option]) =>
    'isRequired' in option ? [requiredText(name, option)] : [],
  );
  const names = await Promise.all(words.map(wordOf));
  const rest = Object.keys(options).length > required.length ? ['[options]'] : [];
  return [path, ...names, ...required, ...rest].join(' ');
}

async function wordOf(argument: Argument): Promise<string> {
  const choices = await choicesOf(argument);
  const name = `${choices?.join('|') ?? argument.name}${argument.isRepeated ? ' …' : ''}`;
  return argument.isOptional ? `[${name}]` : name;
}

async function rowOfArgument(argument: Argument): Promise<readonly [string, string]> {
  return [argument.name, argument.meaning];
}

/** The option as it is written, and its meaning with its default. */
export async function rowOfOption([name, option]: [string, Option]): Promise<readonly [string, string]> {
  const short = option.short === undefined ? '    ' : `-${option.short}, `;
  const choices = await choicesOf(option);
  const value = choices?.join('|') ?? ('value' in option ? option.value : undefined);
  const standard = 'default' in option ? ` Default: ${option.default}.` : '';
  return [`${short}--${name}${value === undefined ? '' : ` ${value}`}`, `${option.meaning}${standard}`];
}

/** Names on the left, meanings beside them; below a name that is too long. */
function table(rows: readonly (readonly [name: string, meaning: string])[]): string {
  const column = Math.min(Math.max(...rows.map(([name]) => name.length)), 26) + 4;
  return rows
    .map(([name, meaning]) => {
      const text = wrapped(meaning, column);
      return name.length + 4 > column ? `  ${name}\n${text}` : `  ${name}${text.slice(name.length + 2)}`;
    })
    .join('');
}

function wrapped(text: string, indent: number): string {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  for (const word of text.split(' ')) {
    if (line.length + word.length > width && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent);
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd(), ''].join('\n');
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
