import { parseArgs } from 'node:util';

/** A command with its help text. Exit status: 0 done, 1 problems found, 2 not understood. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  run(values: Options, positionals: readonly string[]): Promise<number>;
}

export type Options = ReturnType<typeof readArguments>['values'];

/** Reads the arguments of every command; throws what `parseArgs` throws for unknown ones. */
export function readArguments(args: string[]) {
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
      label: { type: 'boolean' },
      'on-error': { type: 'string' },
      harder: { type: 'boolean' },
      seconds: { type: 'string' },
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
      lost: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

/** Reports what was not understood and points to the help. Returns the exit status 2. */
export function misunderstood(message: string): number {
  process.stderr.write(`${message}\nTry: rappen --help\n`);
  return 2;
}
