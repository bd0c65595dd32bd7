import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasTools, pathOf } from '../../../test/oracles/tools.ts';
import { completions, shells } from './command-line/completions.ts';
import { commands } from './declarations/all.ts';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-completions-'));
  for (const shell of shells) writeFileSync(join(folder, shell), await completions(commands, shell));
  mkdirSync(join(folder, 'nothing'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const names = commands.map(({ name }) => name);

/** What is offered for the last word of a line, in every shell; files where nothing is. */
const cases: readonly (readonly [line: string, offered: readonly string[]])[] = [
  ['rappen ', [...names, 'help']],
  ['rappen sc', ['scan']],
  ['rappen help bu', ['bulk']],
  ['rappen keys ', ['create', 'list', 'revoke']],
  ['rappen keys create --o', ['--owner']],
  ['rappen check q', ['qr-iban']],
  ['rappen completions ', ['bash', 'fish', 'zsh']],
  ['rappen bill x.json --format ', ['pdf', 'png', 'svg']],
  ['rappen bill x.json --language r', ['rm']],
  ['rappen bulk --on', ['--on-error']],
  ['rappen secrets rotate --lo', ['--lost']],
];

test.skipIf(!hasTools('bash')).each(cases)('bash completes "%s" (needs bash)', async (line, offered) => {
  const words = line.split(' ');
  const script = `source "$0"
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_rappen
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await run(pathOf('bash') ?? '', ['-c', script, join(folder, 'bash'), ...words]);
  const found = stdout.split('\n').filter((word) => word !== '' && !['--help', '--version'].includes(word));
  expect(found.sort()).toEqual([...offered].sort());
});

test.skipIf(!hasTools('bash'))('bash offers files where it knows nothing else (needs bash)', async () => {
  const { stdout } = await run(pathOf('bash') ?? '', ['-c', 'source ./bash; complete -p rappen'], { cwd: folder });
  expect(stdout).toBe('complete -o default -F _rappen rappen\n');
});

test.skipIf(!hasTools('fish')).each(cases)('fish completes "%s" (needs fish)', async (line, offered) => {
  const script = `source ${join(folder, 'fish')}; complete -C ${JSON.stringify(line)}`;
  const { stdout } = await run(pathOf('fish') ?? '', ['--no-config', '-c', script], { cwd: join(folder, 'nothing') });
  const found = stdout.split('\n').flatMap((row) => row.split('\t')[0] || []);
  expect(found.sort()).toEqual([...offered].sort());
});

test.skipIf(!hasTools('zsh')).each(cases)('zsh completes "%s" (needs zsh)', async (line, offered) => {
  const words = line.split(' ');
  // What its own functions are given, instead of the choice that they offer at a prompt
  const script = `compdef() {}; _describe() { print -l -- "\${(@P)2}" }; _arguments() { print -l -- "$@" }
source "$1"; shift
words=("$@") CURRENT=$#; _rappen`;
  const { stdout } = await run(pathOf('zsh') ?? '', ['-f', '-c', script, 'zsh', join(folder, 'zsh'), ...words]);
  for (const word of offered) expect(stdout).toMatch(new RegExp(`(?:^|[ (])${word}(?:[:[) ]|$)`, 'm'));
});
