import { type Command, misunderstood, readArguments } from './command.ts';
import { FileTrouble } from './files.ts';

/** Only the requested command is loaded. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  bill: async () => (await import('./commands/bill.ts')).bill,
  epc: async () => (await import('./commands/epc.ts')).epc,
  bulk: async () => (await import('./commands/bulk.ts')).bulk,
  pdfa: async () => (await import('./commands/pdfa.ts')).pdfa,
  scan: async () => (await import('./commands/scan.ts')).scan,
  check: async () => (await import('./commands/check.ts')).check,
  keys: async () => (await import('./commands/keys.ts')).keys,
  secrets: async () => (await import('./commands/secrets.ts')).secrets,
  store: async () => (await import('./commands/store.ts')).store,
  admin: async () => (await import('./commands/admin.ts')).admin,
};

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
    process.stdout.write(await helpText());
    return name === undefined && !parsed.values.help ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) return misunderstood(`Unknown command "${name}"`);
  try {
    const command = await load();
    return await command.run(parsed.values, positionals);
  } catch (error) {
    if (!(error instanceof FileTrouble)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function helpText(): Promise<string> {
  const known = await Promise.all(Object.values(commands).map((load) => load()));
  const lines = known.map((command) => `  rappen ${command.usage}\n      ${command.summary}\n`);
  return `rappen: Swiss QR-bills and eBills

${lines.join('')}
Use - as the file name for standard input or output. --json prints JSON.
Exit status: 0 done, 1 problems found, 2 not understood.
`;
}
