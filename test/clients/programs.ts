import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const start = promisify(execFile);

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program and gives what it printed; throws with all it said where it ends with another status than 0. */
export async function run(program: string, args: readonly string[], { cwd, env }: RunOptions = {}): Promise<string> {
  try {
    const { stdout } = await start(program, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 26 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout.slice(-4_000)}${stderr.slice(-4_000)}`);
  }
}
