import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The program of the package `bun`, which has none for some machines. */
export const bun = fileURLToPath(new URL('../../node_modules/.bin/bun', import.meta.url));

/** Whether Bun runs on this machine. */
export const hasBun: boolean = /^\d+\./.test(spawnSync(bun, ['--version'], { encoding: 'utf8' }).stdout ?? '');
