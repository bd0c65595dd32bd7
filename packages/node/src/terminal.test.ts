import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasTools, pathOf } from '../../../test/oracles/tools.ts';
import { program } from '../test/program.ts';

const invoice = resolve('examples/invoice.json');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-terminal-'));
  writeFileSync(join(folder, 'terminal.py'), terminal);
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs a program with a terminal as standard output and error. Its standard input is a pipe, into which a file goes as soon as
 * the terminal shows a text.
 */
const terminal = `import os, pty, sys
awaited, file, *command = sys.argv[1:]
reading, writing = os.pipe()
child, screen = pty.fork()
if child == 0:
    os.dup2(reading, 0)
    os.close(writing)
    os.execv(command[0], command)
os.close(reading)
shown = b''
while True:
    if writing is not None and awaited.encode() in shown:
        os.write(writing, open(file, 'rb').read())
        os.close(writing)
        writing = None
    try:
        piece = os.read(screen, 4096)
    except OSError:
        break
    if not piece:
        break
    shown += piece
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
`;

interface Outcome {
  readonly status: unknown;
  readonly shown: string;
}

/** What a terminal shows; standard input comes when it has shown a text, at once unless said. */
function atTerminal(
  args: readonly string[],
  awaited = '',
  variables: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const all = [join(folder, 'terminal.py'), awaited, invoice, process.execPath, ...program, ...args];
  const env = { ...process.env, NODE_OPTIONS: '', NO_COLOR: '', ...variables };
  return new Promise((done) => {
    execFile(pathOf('python3') ?? '', all, { env, cwd: folder }, (error, shown) =>
      done({ status: error?.code ?? 0, shown }),
    );
  });
}

/** What stays on the terminal: progress, which a busy machine shows, has been wiped before it. */
function lastOf(shown: string): string {
  return shown.replace(/^\rrappen [^\n]*\r +\r/, '');
}

test.skipIf(!hasTools('python3')).each([
  [['bill', invoice], 'a PDF'],
  [['bill', invoice, '--format', 'png'], 'a PNG picture'],
  [['bulk', resolve('examples/bills.csv'), '--format', 'zip'], 'a ZIP file'],
  [['pdfa', resolve('examples/letter.pdf'), '-o', '-'], 'a PDF'],
])('no bytes go to a terminal: %j (needs python3)', async (args, kind) => {
  const { status, shown } = await atTerminal(args);
  expect([status, lastOf(shown)]).toEqual([2, `This is ${kind}: name a file with -o, or send it on with |\r\n`]);
});

test.skipIf(!hasTools('python3'))('text does (needs python3)', async () => {
  const { status, shown } = await atTerminal(['bill', invoice, '--format', 'svg']);
  expect([status, lastOf(shown)]).toEqual([0, expect.stringMatching(/^<svg /)]);
});

test.skipIf(!hasTools('python3')).each([{ NO_COLOR: '1' }, {}])(
  'what takes long says so on a terminal, without escape codes, and nothing of it stays: %j (needs python3)',
  async (variables) => {
    const { status, shown } = await atTerminal(['bill', '-', '-o', 'bill.pdf'], 'rappen bill … ', variables);
    expect(status).toBe(0);
    expect(shown).toMatch(/^\rrappen bill … \d+ s.*\r +\rbill\.pdf\r\n$/s);
    expect(shown).not.toContain('\u001b');
  },
);

test('where nobody looks no progress is shown', async () => {
  const child = spawn(process.execPath, [...program, 'bill', '-', '-o', join(folder, 'silent.pdf')], { stdio: 'pipe' });
  let errors = '';
  child.stderr.on('data', (piece) => {
    errors += piece;
  });
  const ended = new Promise((done) => child.once('close', done));
  child.stdin.end(readFileSync(invoice));
  expect([await ended, errors]).toEqual([0, '']);
});

test('a reader that goes away ends the command in silence', async () => {
  const child = spawn(process.execPath, [...program, 'bill', invoice], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (piece) => {
    errors += piece;
  });
  expect([await new Promise((done) => child.once('close', done)), errors]).toEqual([0, '']);
});

const full = '/dev/full';
test.skipIf(!existsSync(full)).each([
  ['standard output', ['bill', invoice]],
  ['standard output', ['check', 'iban', 'CH9300762011623852957']],
  ['/dev/full', ['bill', invoice, '-o', full]],
  ['/dev/full', ['bulk', resolve('examples/bills.csv'), '-o', full, '--format', 'pdf']],
])('a full disk is said to be full: %s %j (needs /dev/full)', async (name, args) => {
  const output = name === full ? 'pipe' : openSync(full, 'w');
  const child = spawn(process.execPath, [...program, ...args], { stdio: ['ignore', output, 'pipe'] });
  let errors = '';
  child.stderr?.on('data', (piece) => {
    errors += piece;
  });
  expect([await new Promise((done) => child.once('close', done)), errors]).toEqual([3, `${name}: the disk is full\n`]);
});

test.skipIf(process.getuid?.() === 0)(
  'a file that this user may not read is said to be so (needs a user other than root)',
  async () => {
    const file = join(folder, 'closed.json');
    writeFileSync(file, '{}', { mode: 0 });
    const { status, errors } = await new Promise<{ status: unknown; errors: string }>((done) => {
      execFile(process.execPath, [...program, 'bill', file], (error, _, said) =>
        done({ status: error?.code, errors: said }),
      );
    });
    expect([status, errors]).toEqual([3, `${file}: this user may not read it\n`]);
  },
);
