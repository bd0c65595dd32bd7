import { parseArgs } from 'node:util';
import { admin } from './commands/admin.ts';
import { bill } from './commands/bill.ts';
import { bulk } from './commands/bulk.ts';
import { check } from './commands/check.ts';
import { keys } from './commands/keys.ts';
import { pdfa } from './commands/pdfa.ts';
import { scan } from './commands/scan.ts';
import { serve } from './commands/serve.ts';
import { FileTrouble } from './files.ts';

/** What a command says it is and does. Exit status: 0 done, 1 problems found, 2 not understood. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  run(values: Options, positionals: readonly string[]): Promise<number>;
}

export type Options = ReturnType<typeof readArguments>['values'];

const commands: Readonly<Record<string, Command>> = { serve, bill, bulk, pdfa, scan, check, keys, admin };

function readArguments(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      format: { type: 'string' },
      language: { type: 'string' },
      'page-size': { type: 'string' },
      profile: { type: 'string' },
      normalize: { type: 'boolean' },
      'code-only': { type: 'boolean' },
      'on-error': { type: 'string' },
      harder: { type: 'boolean' },
      raster: { type: 'boolean' },
      verify: { type: 'boolean' },
      owner: { type: 'string' },
      scopes: { type: 'string' },
      demo: { type: 'boolean' },
      expires: { type: 'string' },
      biller: { type: 'string' },
      email: { type: 'string' },
      role: { type: 'string' },
      password: { type: 'string' },
      name: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

/** Runs `rappen` with its arguments and returns the exit status. */
export async function runCommand(args: readonly string[]): Promise<number> {
  let parsed: ReturnType<typeof readArguments>;
  try {
    parsed = readArguments([...args]);
  } catch (error) {
    return misunderstood(error instanceof Error ? error.message : String(error));
  }
  const [name, ...positionals] = parsed.positionals;
  if (parsed.values.help || name === undefined) {
    process.stdout.write(helpText());
    return name === undefined && !parsed.values.help ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return misunderstood(`There is no command "${name}"`);
  try {
    return await command.run(parsed.values, positionals);
  } catch (error) {
    if (!(error instanceof FileTrouble)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** Says what was not understood and how to ask. */
export function misunderstood(message: string): number {
  process.stderr.write(`${message}\nTry: rappen --help\n`);
  return 2;
}

function helpText(): string {
  const lines = Object.values(commands).map((command) => `  rappen ${command.usage}\n      ${command.summary}\n`);
  return `rappen: Swiss QR-bills

${lines.join('')}
A file named - is standard input or output. --json prints for programs.
Exit status: 0 done, 1 problems found, 2 not understood.
`;
}
