import { vi } from 'vitest';
import { runCommand } from '../src/command-line.ts';

/** Runs `rappen` within this process, in a folder and with variables of its own: exit status, standard output, standard error. */
export async function runHere(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly output: string; readonly errors: string }> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text, ...rest) => {
      said[name] += typeof text === 'string' ? text : new TextDecoder('latin1').decode(text);
      for (const done of rest) if (typeof done === 'function') (done as () => void)();
      return true;
    }),
  );
  const before = { ...process.env };
  Object.assign(process.env, variables);
  const status = await runCommand(args).finally(() => {
    for (const spy of spies) spy.mockRestore();
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  });
  return { status, output: said.stdout, errors: said.stderr };
}
