import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import type { Result } from '@rappen/core/result';
import { createBiller, newApiKey, sentenceOf } from '@rappen/http';
import { type Store, StoreTrouble } from '@rappen/store';
import { openStore } from '@rappen/store/open';
import { trouble } from '../files.ts';
import { misunderstood, print, printError } from '../output.ts';
import { Interrupted, type Question, questions } from '../questions.ts';
import { reportProblems } from '../report.ts';
import { readSettingsFile, settingsFileName, settingsFileText } from '../settings-file.ts';

interface InitOptions {
  readonly iban: string | undefined;
  readonly name: string | undefined;
  readonly 'postal-code': string | undefined;
  readonly city: string | undefined;
  readonly country: string;
  readonly force: boolean;
  readonly json: boolean;
}

/** Writes a file of settings with secrets of its own, and makes the first biller. Answers the exit status. */
export async function init(options: InitOptions, [folder = '.']: readonly string[]): Promise<number> {
  const file = join(folder, settingsFileName);
  const before = existsSync(file) ? readSettingsFile(file) : { values: {} };
  if (existsSync(file) && !options.force)
    return refused(`${file} already exists: --force rewrites it and keeps its secrets`);
  // A secret that is lost would lock the store
  if ('errors' in before) return refused(before.errors.join('\n'));
  const answers = await answersOf(options);
  if (typeof answers === 'string') return misunderstood(answers);
  const wanted = billerOf(answers, options);
  const isRight = await inStore(undefined, (store) => createBiller(store.ebill, wanted, Date.now()));
  if (!isRight.ok) return reportProblems(isRight.problems, options);

  const data = before.values['RAPPEN_DATA'] ?? resolve(folder, 'data');
  const values = {
    ...secretsFor(data),
    ...before.values,
    RAPPEN_DATA: data,
    RAPPEN_BILLER_ACCOUNTS: wanted.ibans.join(),
  };
  await writeSettings(folder, file, settingsFileText(values));
  try {
    const storage = { folder: data };
    const made = await inStore(storage, (store) => createBiller(store.ebill, wanted, Date.now()));
    const isNew = made.ok;
    if (options.json) print(`${JSON.stringify({ ok: true, file, data, biller: isNew ? wanted.legalName : null })}\n`);
    else print(saidOf(file, data, isNew ? `${wanted.legalName} is its first biller` : 'its first biller is unchanged'));
    return 0;
  } catch (error) {
    if (!(error instanceof StoreTrouble)) throw error;
    return refused(error.message);
  }
}

function refused(sentence: string): number {
  printError(`${sentence}\n`);
  return 1;
}

type Answers = Readonly<Record<'iban' | 'name' | 'postal-code' | 'city', string>>;

const asked: readonly (Question & { readonly name: keyof Answers })[] = [
  {
    name: 'name',
    text: 'Name of the company that sends the bills',
    wrong: (text) => (text === '' ? 'A name is needed' : undefined),
  },
  { name: 'postal-code', text: 'Postal code', wrong: (text) => (text === '' ? 'A postal code is needed' : undefined) },
  { name: 'city', text: 'City', wrong: (text) => (text === '' ? 'A city is needed' : undefined) },
  { name: 'iban', text: 'IBAN or QR-IBAN (several separated by commas)', wrong: wrongIbans },
];

/** What the options say, and where they do not, somebody at the terminal. Answers a sentence where nobody is there. */
async function answersOf(options: InitOptions): Promise<Answers | string> {
  const missing = asked.filter(({ name }) => options[name] === undefined);
  if (missing.length > 0 && !(process.stdin.isTTY && process.stderr.isTTY))
    return `init needs ${missing.map(({ name }) => `--${name}`).join(', ')}, or a terminal for questions`;
  try {
    const answers = await questions(missing);
    const found = Object.fromEntries(missing.map(({ name }, index) => [name, answers[index]]));
    return Object.fromEntries(asked.map(({ name }) => [name, options[name] ?? found[name]])) as Answers;
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    return 'Nothing has been written';
  }
}

function wrongIbans(text: string): string | undefined {
  for (const iban of ibansOf(text)) {
    const parsed = parseAccountNumber(iban);
    if (!parsed.ok) return `${iban}: ${sentenceOf(parsed.problems[0])}`;
  }
  return undefined;
}

function ibansOf(text: string): readonly string[] {
  return text.split(',').map((iban) => normalizeIban(iban));
}

function billerOf(answers: Answers, { country }: InitOptions) {
  const address = { postalCode: answers['postal-code'], city: answers.city, countryCode: country };
  // The owner of the key of the settings
  return { owner: 'first', legalName: answers.name, address, ibans: ibansOf(answers.iban) };
}

async function inStore<T>(
  storage: { readonly folder: string } | undefined,
  work: (store: Store) => Promise<Result<T>>,
): Promise<Result<T>> {
  const store = await openStore(storage);
  return work(store).finally(() => store.close());
}

const secretBytes = 32;

/** New secrets; that of the store only where it has none in a file, which it is sealed with. */
function secretsFor(data: string): Readonly<Record<string, string>> {
  const random = () => randomBytes(secretBytes).toString('hex');
  const keys = { RAPPEN_API_KEY: newApiKey(), RAPPEN_METRICS_KEY: random() };
  return existsSync(join(data, 'rappen.sqlite')) ? keys : { ...keys, RAPPEN_SECRET: random() };
}

/** Only the user who runs it may read it; never half a file. */
async function writeSettings(folder: string, file: string, text: string): Promise<void> {
  const made = `${file}.${process.pid}.part`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(made, text, { mode: 0o600, flag: 'wx' });
    await rename(made, file);
  } catch (error) {
    await rm(made, { force: true }).catch(() => {});
    trouble(file, error, 'written');
  }
}

function saidOf(file: string, data: string, biller: string): string {
  return `${file} has been written, for you alone to read: it has the secrets of the service
${data} is the folder of the store: ${biller}
Next: rappen doctor --settings ${file}, then rappen serve --settings ${file}
`;
}
