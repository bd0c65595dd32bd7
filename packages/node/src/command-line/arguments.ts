import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Argument, type Command, choicesOf, type Declared, type Option, type Options } from './command.ts';

/** What a command line asks for. */
export type Request =
  | {
      readonly kind: 'run';
      readonly command: Command;
      readonly path: string;
      readonly values: Values;
      readonly words: readonly string[];
    }
  /** Undefined: the help of all commands. */
  | { readonly kind: 'help'; readonly declared: Declared | undefined; readonly path: string }
  | { readonly kind: 'version' }
  | { readonly kind: 'misunderstood'; readonly sentence: string };

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Options of every command, which say something instead of doing it. */
const helpOption = {
  type: 'switch',
  short: 'h',
  meaning: 'Says what the command does.',
} as const satisfies Option;

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** Reads a command line with the declarations of all commands. What is wrong with it is one sentence. */
export async function readRequest(args: readonly string[], commands: readonly Declared[]): Promise<Request> {
  const [first, ...rest] = args;
  if (first === undefined) return { kind: 'help', declared: undefined, path: '' };
  if (first === '--version' || first === '-V') return { kind: 'version' };
  if (isHelp(first)) return { kind: 'help', declared: undefined, path: 'rappen' };
  if (first === 'help') return helpFor(rest, commands);
  if (first.startsWith('-')) return misunderstood(`Unknown option '${first}': rappen needs a command first`);
  const declared = commands.find(({ name }) => name === first);
  if (declared === undefined)
    return misunderstood(await unknown('command', `"${first}"`, first, commands, 'rappen --help'));
  if (!('actions' in declared)) return readCommand(declared, `rappen ${first}`, rest);
  const [actionName, ...words] = rest;
  if (isHelp(actionName)) return { kind: 'help', declared, path: `rappen ${first}` };
  const action = declared.actions.find(({ name }) => name === actionName);
  if (action !== undefined) return readCommand(action, `rappen ${first} ${action.name}`, words);
  const near = actionName === undefined ? undefined : await nearest(actionName, namesOf(declared.actions));
  const names = namesOf(declared.actions).join(', ');
  return misunderstood(`${first} needs one of ${names}${near === undefined ? '' : `: did you mean ${near}?`}`);
}

/** `rappen help bill` and `rappen help keys create`. */
async function helpFor(words: readonly string[], commands: readonly Declared[]): Promise<Request> {
  const [first, second] = words.filter((word) => !word.startsWith('-'));
  if (first === undefined) return { kind: 'help', declared: undefined, path: 'rappen' };
  return readRequest(second === undefined ? [first, '--help'] : [first, second, '--help'], commands);
}

async function readCommand(command: Command, path: string, args: readonly string[]): Promise<Request> {
  const all: Options = { ...command.options, help: helpOption };
  const declared = Object.entries(all).map(([name, { type, short }]) => {
    const kind = type === 'switch' ? 'boolean' : 'string';
    return [name, short === undefined ? { type: kind } : { type: kind, short }] as const;
  });
  const options = Object.fromEntries(declared) as NonNullable<ParseArgsConfig['options']>;
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help'))
    return { kind: 'help', declared: command, path };
  const name = path.slice('rappen '.length);
  const values: Record<string, string | number | boolean | undefined> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(all, token.name) ? all[token.name] : undefined;
    if (option === undefined)
      return misunderstood(
        await unknown('option', `'${token.rawName}'`, token.rawName, optionNames(all), `rappen ${name} --help`),
      );
    if (Object.hasOwn(values, token.name)) return misunderstood(`${token.rawName} is given twice: give it once`);
    const read = await readValue(option, token.rawName, token.value, token.inlineValue === true);
    if ('wrong' in read) return misunderstood(read.wrong);
    values[token.name] = read.value;
  }
  const wrong = (await wrongWords(command, name, words)) ?? wrongOptions(command, name, values);
  if (wrong !== undefined) return misunderstood(wrong);
  for (const [option, declared] of Object.entries(command.options)) {
    if (declared.type === 'switch') values[option] ??= false;
    else if ('default' in declared) values[option] ??= declared.default;
  }
  return { kind: 'run', command, path, values, words };
}

type Read = { readonly value: string | number | boolean } | { readonly wrong: string };

async function readValue(option: Option, said: string, text: string | undefined, isInline: boolean): Promise<Read> {
  if (option.type === 'switch') return isInline ? { wrong: `${said} takes no value` } : { value: true };
  // What looks like an option is one that follows, and this one has been left without its value
  const isMissing = text === undefined || text === '' || (!isInline && text.length > 1 && text.startsWith('-'));
  if (isMissing) return { wrong: `${said} needs a value` };
  if (option.type === 'text') return { value: text };
  if (option.type === 'number') {
    const isNumber = /^\d{1,300}(?:\.\d{1,300})?$/.test(text) && Number(text) > 0;
    return isNumber
      ? { value: Number(text) }
      : { wrong: `${said} must be a number above 0: it is "${shortened(text)}"` };
  }
  const choices = (await choicesOf(option)) ?? [];
  if (choices.includes(text)) return { value: text };
  return { wrong: `${said} must be one of ${choices.join(', ')}: it is "${shortened(text)}"` };
}

function wrongOptions(command: Command, name: string, values: Values): string | undefined {
  for (const [option, declared] of Object.entries(command.options))
    if ('isRequired' in declared && values[option] === undefined)
      return `${name} needs ${requiredText(option, declared)}`;
  return undefined;
}

/** A required option as it is written: `-o FILE`. */
export function requiredText(name: string, { short, value }: Extract<Option, { readonly type: 'text' }>): string {
  return `${short === undefined ? `--${name}` : `-${short}`} ${value}`;
}

async function wrongWords(command: Command, name: string, words: readonly string[]): Promise<string | undefined> {
  for (const [index, argument] of command.arguments.entries()) {
    const word = words[index];
    const choices = await choicesOf(argument);
    if (word === undefined && argument.isOptional) return undefined;
    if (word === undefined)
      return `${name} needs ${choices === undefined ? argument.needs : `one of ${choices.join(', ')}`}`;
    if (choices !== undefined && !choices.includes(word)) {
      const near = await nearest(word, choices);
      return `${name} needs one of ${choices.join(', ')}${near === undefined ? '' : `: did you mean ${near}?`}`;
    }
  }
  const last: Argument | undefined = command.arguments.at(-1);
  const beyond = last?.isRepeated ? undefined : words[command.arguments.length];
  return beyond === undefined ? undefined : `${name} takes no further word "${shortened(beyond)}"`;
}

/** A long word need not be repeated whole. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function optionNames(options: Options): readonly { readonly name: string }[] {
  return Object.keys(options).map((name) => ({ name: `--${name}` }));
}

function namesOf(commands: readonly { readonly name: string }[]): readonly string[] {
  return commands.map(({ name }) => name);
}

async function unknown(
  what: string,
  said: string,
  name: string,
  known: readonly { readonly name: string }[],
  help: string,
): Promise<string> {
  const near = await nearest(name, namesOf(known));
  return `Unknown ${what} ${shortened(said)}: ${near === undefined ? `${help} lists them` : `did you mean ${near}?`}`;
}

/** The name that was probably meant. */
async function nearest(name: string, names: readonly string[]): Promise<string | undefined> {
  const { nearestOf } = await import('@rappen/http');
  return nearestOf(shortened(name), names, Math.ceil(name.replace(/^-+/, '').length * 0.4));
}

function misunderstood(sentence: string): Request {
  return { kind: 'misunderstood', sentence };
}
