import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasTools, pathOf } from '../../../../test/oracles/tools.ts';
import { program } from '../../test/program.ts';
import { runHere } from '../../test/run-here.ts';
import { parseSettings } from '../settings-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-init-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const iban = 'CH9300762011623852957';
const muster = [
  '--name',
  'Muster AG',
  '--postal-code',
  '3600',
  '--city',
  'Thun',
  '--iban',
  `CH93 0076 2011 6238 5295 7,CH4431999123000889012`,
];
const file = () => join(folder, 'rappen.env');

function settings(): Readonly<Record<string, string>> {
  const read = parseSettings(file(), readFileSync(file(), 'utf8'));
  return 'values' in read ? read.values : expect.fail(read.errors.join());
}

test('the file is for its user alone, has secrets of its own, and the store its first biller', async () => {
  const { status, output, errors } = await runHere(['init', folder, ...muster]);
  expect([status, errors]).toEqual([0, '']);
  expect(output).toContain('Muster AG is its first biller');
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  const { RAPPEN_API_KEY: key = '', RAPPEN_SECRET: secret = '', ...rest } = settings();
  expect([key, secret]).toEqual([expect.stringMatching(/^rappen_/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(rest).toEqual({
    RAPPEN_DATA: join(folder, 'data'),
    RAPPEN_BILLER_ACCOUNTS: `${iban},CH4431999123000889012`,
    RAPPEN_METRICS_KEY: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(output).not.toContain(secret);

  const named = ['--settings', file()];
  const billers = await runHere(['admin', 'billers', '--json', ...named]);
  expect(JSON.parse(billers.output)).toMatchObject([{ owner: 'first', legalName: 'Muster AG' }]);
  const accounts = await runHere(['admin', 'accounts', '--json', ...named]);
  expect(JSON.parse(accounts.output)).toHaveLength(2);
  expect(accounts.output).toContain(iban);
  expect((await runHere(['doctor', ...named], { PORT: '0' })).output).not.toContain('wrong');
});

test('nothing is overwritten; with --force secrets and settings stay', async () => {
  await runHere(['init', folder, ...muster]);
  const before = settings();
  const again = await runHere(['init', folder, ...muster]);
  expect(again).toEqual({
    status: 1,
    output: '',
    errors: `${file()} already exists: --force rewrites it and keeps its secrets\n`,
  });
  writeFileSync(file(), `${readFileSync(file(), 'utf8')}\nPORT=9000\n`);
  const forced = await runHere(['init', folder, ...muster, '--force', '--json']);
  expect(JSON.parse(forced.output)).toEqual({ ok: true, file: file(), data: join(folder, 'data'), biller: null });
  expect(settings()).toEqual({ ...before, PORT: '9000' });
  expect(readdirSync(folder).sort()).toEqual(['data', 'rappen.env']);
});

test('a store that is there keeps the key it is sealed with', async () => {
  await runHere(['keys', 'list'], { RAPPEN_DATA: join(folder, 'data') });
  expect((await runHere(['init', folder, ...muster])).status).toBe(0);
  expect(settings()).not.toHaveProperty('RAPPEN_SECRET');
});

test.each<[change: string[], status: number, errors: RegExp]>([
  [['--iban', 'CH9300762011623852958'], 1, /^ibans\[0\]: The check digits of the IBAN are wrong/],
  [['--country', 'Switzerland'], 1, /countryCode/],
  [['--name', 'x'.repeat(71)], 1, /^legalName: /],
])('%j is refused, and nothing is written', async (change, status, errors) => {
  const [name = ''] = change;
  const at = muster.indexOf(name);
  const words = at < 0 ? [...muster, ...change] : muster.toSpliced(at, 2, ...change);
  const outcome = await runHere(['init', folder, ...words]);
  expect([outcome.status, outcome.output]).toEqual([status, '']);
  expect(outcome.errors).toMatch(errors);
  expect(readdirSync(folder)).toEqual([]);
});

test('what is missing is asked on a terminal, and said where there is none', async () => {
  expect(await runHere(['init', folder, '--name', 'Muster AG'])).toEqual({
    status: 2,
    output: '',
    errors: 'init needs --postal-code, --city, --iban, or a terminal for questions\n',
  });
});

/** Runs a program at a terminal, and answers each text that it shows with a line. */
const terminal = `import os, pty, sys
count = int(sys.argv[1])
answers = [sys.argv[2 + 2 * at:4 + 2 * at] for at in range(count)]
command = sys.argv[2 + 2 * count:]
child, screen = pty.fork()
if child == 0:
    os.execv(command[0], command)
shown = b''
while True:
    try:
        piece = os.read(screen, 4096)
    except OSError:
        break
    if not piece:
        break
    shown += piece
    if answers and shown.endswith(answers[0][0].encode()):
        os.write(screen, answers.pop(0)[1].encode())
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
`;

function atTerminal(
  answers: readonly (readonly [shown: string, answer: string])[],
): Promise<{ status: unknown; shown: string }> {
  writeFileSync(join(folder, 'terminal.py'), terminal);
  const words = [process.execPath, ...program, 'init', join(folder, 'made')];
  const env = { ...process.env, NODE_OPTIONS: '', TERM: 'dumb' };
  return new Promise((done) => {
    const all = [join(folder, 'terminal.py'), String(answers.length), ...answers.flat(), ...words];
    execFile(pathOf('python3') ?? '', all, { env }, (error, shown) => done({ status: error?.code ?? 0, shown }));
  });
}

test.skipIf(!hasTools('python3'))(
  'somebody at a terminal answers, and again what was wrong (needs python3)',
  async () => {
    const several = 'IBAN or QR-IBAN (several separated by commas): ';
    const { status, shown } = await atTerminal([
      ['bills: ', 'Muster AG\r'],
      ['Postal code: ', '3600\r'],
      ['City: ', '\r'],
      ['City: ', 'Thun\r'],
      [several, 'CH00\r'],
      [several, `${iban}\r`],
    ]);
    expect([status, shown]).toEqual([0, expect.stringContaining('Muster AG is its first biller')]);
    expect(shown).toMatch(/A city is needed.*CH00: /s);
    expect(readFileSync(join(folder, 'made/rappen.env'), 'utf8')).toContain(`RAPPEN_BILLER_ACCOUNTS=${iban}\n`);
  },
);

test.skipIf(!hasTools('python3'))('somebody who ends the questions gets nothing (needs python3)', async () => {
  const { status, shown } = await atTerminal([['bills: ', '\u0004']]);
  expect([status, shown]).toEqual([2, expect.stringMatching(/Nothing has been written\r\n$/)]);
  expect(existsSync(join(folder, 'made'))).toBe(false);
});
