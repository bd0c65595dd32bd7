import { parseJsonText } from '@rappen/core/ebill';
import { ExactNumber, writeJson } from '@rappen/core/json';
import type { Problem } from '@rappen/core/problem';
import type { Result } from '@rappen/core/result';
import { type Biller, changeBiller, createBiller, routes } from '@rappen/http';
import type { Store } from '@rappen/store';
import { type Administration, openAdministration } from '../administration.ts';
import { type SettingsOption, withConfig } from '../configured.ts';
import { readInput } from '../files.ts';
import { misunderstood, print, printError } from '../output.ts';
import { reportProblems, tableLines } from '../report.ts';

interface AdminOptions extends SettingsOption {
  readonly biller: string;
  readonly email: string | undefined;
  readonly role: string;
  readonly password: string | undefined;
  readonly name: string | undefined;
  readonly scopes: string | undefined;
  readonly json: boolean;
}

/** A method of the pages and the JSON of its parameters, or why the arguments name none. */
type Wanted = { readonly method: string; readonly json: string } | { readonly misunderstood: string };

/** Short names of methods. */
const spellings: Readonly<Record<string, (options: AdminOptions, words: readonly string[]) => Wanted>> = {
  __proto__: null as never,
  'create-user': ({ email, role, password }) =>
    email === undefined || password === undefined
      ? { misunderstood: 'admin create-user needs --email and --password' }
      : { method: 'Users.create', json: JSON.stringify({ emailAddress: email, role, password }) },
  'create-key': ({ name, scopes }) =>
    name === undefined
      ? { misunderstood: 'admin create-key needs --name' }
      : { method: 'ApiKeys.create', json: JSON.stringify({ name, ...(scopes && { scopes: scopes.split(',') }) }) },
  accounts: () => ({ method: 'CreditAccounts.list', json: '{}' }),
  webhooks: () => ({ method: 'Webhooks.list', json: '{}' }),
  audit: () => ({ method: 'Audit.list', json: '{}' }),
  cases: (_options, [verb = 'list', id]) => caseMethod(verb, id),
  simulator: (_options, [name = 'submissions', json = '{}']) => ({ method: `Simulator.${name}`, json }),
};

const caseMethods: Readonly<Record<string, string>> = {
  __proto__: null as never,
  show: 'Cases.get',
  release: 'StagedCases.release',
  discard: 'StagedCases.discard',
  resend: 'StagedCases.resend',
};

function caseMethod(verb: string, id: string | undefined): Wanted {
  if (verb === 'list') return { method: 'Cases.list', json: '{}' };
  const method = Object.hasOwn(caseMethods, verb) ? caseMethods[verb] : undefined;
  if (method === undefined || id === undefined || !/^\d{1,9}$/.test(id))
    return { misunderstood: 'admin cases needs list, or show, release, discard or resend with a case id' };
  return { method, json: `{"id":${id}}` };
}

/** Actions on billers themselves, which no page offers. */
const ofBillers: Readonly<Record<string, (store: Store, biller: Biller, json: string) => Promise<Result<unknown>>>> = {
  __proto__: null as never,
  billers: async ({ ebill }) => ({ ok: true, value: await ebill.billers.list() }),
  'create-biller': async ({ ebill }, _biller, json) =>
    withJson(json, (wanted) => createBiller(ebill, wanted, Date.now())),
  'change-biller': async ({ ebill }, biller, json) =>
    withJson(json, (wanted) => changeBiller(ebill, biller, wanted, Date.now())),
};

async function withJson(json: string, work: (value: unknown) => Promise<Result<unknown>>): Promise<Result<unknown>> {
  const value = parseJsonText(json);
  return value.ok ? work(value.value) : value;
}

/** Does what the pages do. Answers the exit status. */
export async function admin(given: AdminOptions, [name = '', ...words]: readonly string[]): Promise<number> {
  const options = await withPassword(given);
  return withConfig(options, async (config) => {
    const administration = await openAdministration(config);
    return carryOut(administration, options, name, words).finally(() => administration.close());
  });
}

/** Everyone on the machine can see a password in an argument: `-` reads it from standard input, up to the end of the line. */
async function withPassword(options: AdminOptions): Promise<AdminOptions> {
  if (options.password !== '-') return options;
  const [password = ''] = new TextDecoder().decode(await readInput('-')).split(/\r?\n/);
  return { ...options, password };
}

async function carryOut(
  { store, billerOf, call }: Administration,
  options: AdminOptions,
  name: string,
  words: readonly string[],
): Promise<number> {
  const { biller: wantedBiller } = options;
  const biller = await billerOf(wantedBiller);
  if (biller === undefined) return misunderstood(`Unknown biller "${wantedBiller}": rappen admin billers lists them`);
  const aboutBillers = Object.hasOwn(ofBillers, name) ? ofBillers[name] : undefined;
  if (aboutBillers !== undefined) {
    const result = await aboutBillers(store, biller, words[0] ?? '{}');
    return result.ok ? show(writeJson(result.value as never), options) : refuse(result.problems, options);
  }
  const spelling = Object.hasOwn(spellings, name) ? spellings[name] : undefined;
  const wanted = spelling === undefined ? { method: name, json: words[0] ?? '{}' } : spelling(options, words);
  if ('misunderstood' in wanted) return misunderstood(wanted.misunderstood);
  const path = `/connect/${wanted.method.replace('.', '/')}`;
  const isThere = routes.some((route) => route.path.toLowerCase() === path.toLowerCase());
  if (!isThere) return misunderstood(`Unknown method "${wanted.method}": see docs/guide/administration.md`);
  const { status, text } = await call(biller, path, wanted.json);
  return status < 300 ? show(text, options) : showRefusal(text, options);
}

function refuse(problems: readonly Problem[], { json }: AdminOptions): number {
  return reportProblems(problems, { json });
}

/** JSON unchanged, or as a table. */
function show(text: string, { json }: AdminOptions): number {
  const value = parseJsonText(text);
  const lines = json || !value.ok ? [text] : linesOf(value.value);
  print(lines.map((line) => `${line}\n`).join(''));
  return 0;
}

function linesOf(value: unknown): readonly string[] {
  if (value === null) return ['done'];
  if (!Array.isArray(value)) {
    return tableLines(Object.entries(value as object).map(([name, member]) => [name, cellOf(member)]));
  }
  const columns = [...new Set(value.flatMap((row: object) => Object.keys(row)))];
  const rows = value.map((row: Readonly<Record<string, unknown>>) => columns.map((name) => cellOf(row[name])));
  return value.length === 0 ? ['none'] : tableLines([columns, ...rows]);
}

function cellOf(value: unknown): string {
  if (value === undefined) return '';
  if (value instanceof ExactNumber) return value.text;
  // Text from others must not control the terminal
  return typeof value === 'string' ? value.replace(/\p{Cc}/gu, ' ') : writeJson(value as never);
}

interface RefusalBody {
  readonly message: string;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
}

function showRefusal(text: string, { json }: AdminOptions): number {
  if (json) print(`${text}\n`);
  else {
    const { message, fieldErrors } = JSON.parse(text) as RefusalBody;
    const lines = fieldErrors.map((found) => `${found.fieldName}: ${found.message}`);
    printError(`${(lines.length > 0 ? lines : [message]).join('\n')}\n`);
  }
  return 1;
}
