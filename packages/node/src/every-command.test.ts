import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eInvoiceExamples } from '@rappen/core/e-invoice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from '../test/run-here.ts';
import { readRequest } from './command-line/arguments.ts';
import type { Command, Option } from './command-line/command.ts';
import { commands } from './declarations/all.ts';

/** A test of the commands that it is about. */
function testWhere(isAbout: boolean): (name: string, work: () => Promise<void>) => void {
  return isAbout ? test : () => {};
}

/** Commands and actions with the words that name them. */
const all: readonly (readonly [path: string, command: Command])[] = commands.flatMap((declared) =>
  'actions' in declared
    ? declared.actions.map((action) => [`${declared.name} ${action.name}`, action] as const)
    : [[declared.name, declared] as const],
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-every-'));
  mkdirSync(join(folder, 'directory'));
  writeFileSync(join(folder, 'empty'), '');
  writeFileSync(
    join(folder, 'junk'),
    new Uint8Array(3000).map((_, index) => (index * 7919) % 251),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const oneSentence = /^[^\n]{5,}\n$/;

async function refused(status: number, args: readonly string[]): Promise<string> {
  const outcome = await runHere(args, { RAPPEN_DATA: join(folder, 'data'), PORT: '0' });
  expect({ ...outcome, args }).toMatchObject({ status, output: '', errors: expect.stringMatching(oneSentence) });
  return outcome.errors;
}

const readsFiles = ['bill', 'bulk', 'epc', 'pdfa', 'scan', 'invoice', 'read'];
const makesFiles = ['bill', 'bulk', 'epc', 'pdfa', 'invoice'];

/** Words and required options that are right, with a file that may not be. */
function wordsOf(path: string, command: Command, file: string): string[] {
  const words = command.arguments
    .filter(({ isOptional }) => !isOptional)
    .map(({ choices }) => (Array.isArray(choices) ? choices[0] : file));
  const required = Object.entries(command.options).flatMap(([name, option]) =>
    'isRequired' in option ? [`--${name}`, join(folder, 'out')] : [],
  );
  const output = makesFiles.includes(path) && required.length === 0 ? ['-o', join(folder, 'out')] : [];
  return [...path.split(' '), ...words, ...required, ...output];
}

const value = ({ type }: Option) => (type === 'number' ? '5' : type === 'choice' ? undefined : 'x');
const huge = '9'.repeat(400);

describe.each(all)('%s', (path, command) => {
  const options = Object.entries(command.options);
  const valued = options.filter(([, { type }]) => type !== 'switch');
  const isSure =
    command.arguments.some(({ isOptional }) => !isOptional) || options.some(([, option]) => 'isRequired' in option);

  testWhere(isSure)('without a word it needs one', async () => {
    expect(await refused(2, path.split(' '))).toMatch(new RegExp(`^${path} needs `));
  });

  test('an option that is unknown, given twice, without or with a value that it cannot have', async () => {
    const right = wordsOf(path, command, 'x');
    expect(await refused(2, [...right, '--wings'])).toMatch(/^Unknown option '--wings': /);
    for (const [name, { type }] of options) {
      if (type === 'switch') {
        expect(await refused(2, [...right, `--${name}`, `--${name}`])).toBe(`--${name} is given twice: give it once\n`);
        expect(await refused(2, [...right, `--${name}=yes`])).toBe(`--${name} takes no value\n`);
        continue;
      }
      const others = path.split(' ');
      expect(await refused(2, [...others, `--${name}`])).toBe(`--${name} needs a value\n`);
      expect(await refused(2, [...others, `--${name}`, '--wings'])).toBe(`--${name} needs a value\n`);
      expect(await refused(2, [...others, `--${name}=`])).toBe(`--${name} needs a value\n`);
      if (type !== 'text')
        expect(await refused(2, [...others, `--${name}`, huge])).toMatch(
          /^--\S+ must be (?:one of|a number) .{1,200}\n$/,
        );
    }
    for (const [name, option] of valued) {
      const text = value(option);
      if (text !== undefined)
        expect(await refused(2, [...path.split(' '), `--${name}`, text, `--${name}`, text])).toMatch(/is given twice/);
    }
  });

  testWhere(command.arguments.every(({ isRepeated, isOptional }) => !isRepeated && !isOptional))(
    'a word too many',
    async () => {
      expect(await refused(2, [...wordsOf(path, command, 'x'), 'beyond'])).toBe(
        `${path} takes no further word "beyond"\n`,
      );
    },
  );

  testWhere(readsFiles.includes(path))('a file that is missing, a folder, empty, or no such file', async () => {
    const file = (name: string) => wordsOf(path, command, join(folder, name));
    expect(await refused(3, file('missing'))).toMatch(/missing: there is no such file\n$/);
    expect(await refused(3, file('directory'))).toMatch(/directory: this is a folder, not a file\n$/);
    expect(await refused(3, file(huge))).toMatch(/the name is too long\n$/);
    expect(await refused(1, file('empty'))).toMatch(/empty: it is empty\n$/);
    const junk = await runHere(file('junk'));
    expect([junk.status, junk.output]).toEqual([1, '']);
    expect(junk.errors).not.toMatch(/\n +at |\bbody\b/);
    const asJson = await runHere([...file('junk'), '--json']);
    expect([asJson.status, asJson.errors]).toEqual([1, '']);
    expect(JSON.parse(asJson.output)).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringMatching(/^\w/) }],
    });
  });

  testWhere(makesFiles.includes(path) && path !== 'pdfa')(
    'a folder for the result that is missing, or a result that is one',
    async () => {
      const source = path === 'epc' ? join(folder, 'payment.json') : 'examples/invoice.json';
      writeFileSync(
        join(folder, 'payment.json'),
        JSON.stringify({ name: 'Max', iban: 'DE33100205000001194700', amount: 1 }),
      );
      writeFileSync(join(folder, 'document.json'), JSON.stringify(eInvoiceExamples.delivery));
      const ofPath: Readonly<Record<string, string>> = {
        bulk: 'examples/bills.csv',
        invoice: join(folder, 'document.json'),
      };
      const table = ofPath[path] ?? source;
      expect(await refused(3, [path, table, '-o', join(folder, 'no/such/out.pdf')])).toMatch(
        /there is no such folder\n$/,
      );
      expect(await refused(3, [path, table, '-o', `${folder}/directory`])).toMatch(/this is a folder, not a file\n$/);
      expect(await refused(3, [path, table, '-o', join(folder, 'empty/out.pdf')])).toMatch(
        /is a file, not a folder\n$/,
      );
    },
  );

  testWhere('settings' in command.options)('settings that are missing, a folder, or no settings', async () => {
    const right = wordsOf(path, command, 'x');
    const named = (name: string) => [...right, '--settings', join(folder, name)];
    expect(await refused(3, named('missing'))).toMatch(/missing: there is no such file\n$/);
    expect(await refused(3, named('directory'))).toMatch(/directory: this is a folder, not a file\n$/);
    const junk = await runHere(named('junk'));
    expect(junk.status).toBe(1);
    const said = path === 'doctor' ? junk.output : junk.errors;
    expect(said).toMatch(/junk, line 1: /);
    expect(said).not.toMatch(/\n +at /);
    writeFileSync(join(folder, 'wrong.env'), 'RAPPEN_THREADS=many\n');
    const wrong = await runHere(named('wrong.env'), { PORT: '0' });
    const sentence = 'RAPPEN_THREADS must be a number from 1 to 4: it is "many"';
    expect([wrong.status, path === 'doctor' ? wrong.output : wrong.errors]).toEqual([
      1,
      expect.stringContaining(sentence),
    ]);
  });

  test('its help has its usage, its options alone, and examples that it understands', async () => {
    const { status, output, errors } = await runHere([...path.split(' '), '--help']);
    expect([status, errors]).toEqual([0, '']);
    expect(output).toContain(`Usage: rappen ${path}`);
    const listed = [...output.matchAll(/^ {2}(?:-\w, | {4})--([\w-]+)/gm)].map(([, name]) => name);
    expect(listed).toEqual(options.map(([name]) => name));
    expect((await runHere(['help', ...path.split(' ')])).output).toBe(output);
    expect(command.examples.length).toBeGreaterThan(0);
  });

  test.each(command.examples)('$line', async ({ line }) => {
    const [words = ''] = /\brappen [^<>|)]*/.exec(line) ?? [];
    const args = [...words.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
      ([, double, single, plain]) => double ?? single ?? plain ?? '',
    );
    expect(await readRequest(args.slice(1), commands)).toMatchObject({ kind: 'run', path: `rappen ${path}` });
  });
});

test.each<[args: string[], errors: string]>([
  [['bil'], 'Unknown command "bil": did you mean bill?\n'],
  [['sacn', 'x'], 'Unknown command "sacn": did you mean scan?\n'],
  [['aquarium'], 'Unknown command "aquarium": rappen --help lists them\n'],
  [['bill', 'x', '--langauge', 'de'], "Unknown option '--langauge': did you mean --language?\n"],
  [['bill', 'x', '--colour'], "Unknown option '--colour': rappen bill --help lists them\n"],
  [['keys', 'lst'], 'keys needs one of create, list, revoke: did you mean list?\n'],
  [
    ['check', 'ibn', 'x'],
    'check needs one of iban, qr-iban, reference, amount, payload, invoice, einvoice: did you mean iban?\n',
  ],
  [['completions', 'bsh'], 'completions needs one of bash, zsh, fish: did you mean bash?\n'],
  [['help', 'bil'], 'Unknown command "bil": did you mean bill?\n'],
])('%j is told what was probably meant', async (args, errors) => {
  expect(await runHere(args)).toEqual({ status: 2, output: '', errors });
});

test('the short help has a line for each command, and the exit statuses', async () => {
  const { status, output } = await runHere(['--help']);
  expect(status).toBe(0);
  for (const { name, summary } of commands) expect(output.replace(/\s+/g, ' ')).toContain(` ${name} ${summary} `);
  expect(output).toMatch(/Exit status: 0 done, 1 .*, 2 .*,\s3 /s);
  expect(await runHere([])).toEqual({ status: 2, output, errors: '' });
  expect((await runHere(['help'])).output).toBe(output);
  for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(102);
});

test('the version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync('packages/node/package.json', 'utf8'));
  expect(await runHere(['--version'])).toEqual({ status: 0, output: `rappen ${version}\n`, errors: '' });
});

test('of JSON that is wrong it says where', async () => {
  const file = join(folder, 'wrong.json');
  for (const [text, sentence] of [
    ['{\n  "a": 1,\n  b: 2\n}', 'unexpected "b" in line 3, column 3'],
    ['{"ä🙂": \t}', 'unexpected "}" in line 1, column 9'],
    ['{\r\n"a": [1,', 'it ends too early, in line 2, column 9'],
    ['%PDF-1.4', 'it is a PDF'],
    ['\0\0', 'it is no text'],
  ]) {
    writeFileSync(file, text ?? '');
    expect(await refused(1, ['bill', file])).toBe(`${file}: This is not valid JSON: ${sentence}\n`);
  }
});

test('one file that cannot be read does not keep the others from being read', async () => {
  const bill = join(folder, 'right.pdf');
  await runHere(['bill', 'examples/invoice.json', '-o', bill]);
  const { status, output, errors } = await runHere(['scan', join(folder, 'missing'), bill]);
  expect([status, errors]).toEqual([3, expect.stringMatching(/missing: there is no such file\n$/)]);
  expect(output).toContain('Robert Schneider AG');
});
