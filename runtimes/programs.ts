import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (program: string): string => fileURLToPath(new URL(`node_modules/.bin/${program}`, import.meta.url));
// A package may be there without a program for this machine
const runs = (program: string): boolean =>
  /\d+\.\d+/.test(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '');

/** The programs of the packages `bun` and `deno`, which `npm run runtimes` installs. */
export const bun: string = pathOf('bun');
export const deno: string = pathOf('deno');

/** Whether they run on this machine. */
export const hasBun: boolean = runs(bun);
export const hasDeno: boolean = runs(deno);
/** Whether workerd is here: `openMiniflare` needs it. */
export const hasWorkerd: boolean = existsSync(pathOf('workerd'));
