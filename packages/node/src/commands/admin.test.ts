import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../command-line.ts';
import { startServer } from '../serve.ts';

const password = 'a password of the tests';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-admin-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `rappen admin` on the store of the tests, within this process: exit status, standard output, standard error. */
async function admin(...words: string[]): Promise<readonly [status: number, output: string, errors: string]> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += text;
      return true;
    }),
  );
  vi.stubEnv('RAPPEN_DATA', folder);
  const status = await runCommand(['admin', ...words]).finally(() => {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  });
  return [status, said.stdout, said.stderr];
}

async function json(...words: string[]) {
  const [status, output, errors] = await admin(...words, '--json');
  expect([status, errors]).toEqual([0, '']);
  return JSON.parse(output);
}

test('people, keys and billers are made before the first start, and are there for it', async () => {
  const anna = await json('create-user', '--email', 'Anna@Example.ch', '--password', password, '--role', 'owner');
  expect(anna).toMatchObject({ emailAddress: 'anna@example.ch', role: 'owner' });
  const { key } = await json('create-key', '--name', 'Reading', '--scopes', 'cases:read');
  const [status, table] = await admin('Users.list');
  expect([status, table.split('\n')[0]?.split(/ +/)]).toEqual([0, ['id', 'emailAddress', 'role', 'createdAt']]);
  const address = { postalCode: '3600', city: 'Thun', countryCode: 'CH' };
  const second = JSON.stringify({
    owner: 'second',
    legalName: 'Muster AG',
    address,
    ibans: ['CH93 0076 2011 6238 5295 7'],
  });
  expect(await json('create-biller', second)).toMatchObject({ owner: 'second', billerNetId: 'BIID0000000002' });
  expect(await json('accounts', '--biller', 'BIID0000000002')).toMatchObject([{ iban: 'CH9300762011623852957' }]);
  expect(await json('billers')).toHaveLength(2);
  expect(await json('audit')).toMatchObject([
    { action: 'key.created', actor: 'rappen admin' },
    { action: 'user.created', actor: 'rappen admin' },
  ]);

  const server = await startServer({ port: 0, host: '127.0.0.1', apiKey: undefined, storage: { folder } }, () => {});
  expect(server.welcomeUrl).toBeUndefined();
  const head = await fetch(`${server.url}/api/v1/apikey`, { method: 'HEAD', headers: { 'x-api-key': key } });
  expect([head.status, head.headers.get('api-key-scopes')]).toEqual([200, 'cases:read']);
  const signIn = () =>
    fetch(`${server.url}/connect/Session/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailAddress: 'anna@example.ch', password }),
    });
  expect((await signIn()).status).toBe(200);
  expect(await admin('Users.setPassword', JSON.stringify({ id: anna.id, password: 'another password' }))).toEqual([
    0,
    'done\n',
    '',
  ]);
  expect((await signIn()).status).toBe(401);
  await server.stop();
  const bytes = readFileSync(join(folder, 'rappen.sqlite'));
  for (const secret of [password, 'another password', key.slice(16)]) expect(bytes.includes(secret)).toBe(false);
});

test('a biller that is suspended is told so', async () => {
  expect(await json('change-biller', '{"status":"SUSPENDED"}', '--biller', 'second')).toMatchObject({
    status: 'SUSPENDED',
  });
  const [status, output, errors] = await admin('create-key', '--name', 'No', '--biller', 'second');
  expect([status, output, errors]).toEqual([1, '', 'The biller is suspended and has read-only access\n']);
});

test('the first start says where the first person becomes the owner', async () => {
  const server = await startServer({ port: 0, host: '127.0.0.1', apiKey: undefined }, () => {});
  expect(server.welcomeUrl).toMatch(new RegExp(`^${server.url}/#/welcome/[\\w-]{43}$`));
  await server.stop();
  const publicUrl = 'https://bills.example.ch';
  const other = await startServer({ port: 0, host: '127.0.0.1', apiKey: undefined, publicUrl }, () => {});
  expect(other.welcomeUrl).toMatch(/^https:\/\/bills\.example\.ch\/#\/welcome\/[\w-]{43}$/);
  await other.stop();
});

test.each<[words: string[], status: number, errors: RegExp]>([
  [[], 2, /^admin needs an action or a method/],
  [['Nothing.list'], 2, /^Unknown method "Nothing.list"/],
  [['accounts', '--biller', 'nobody'], 2, /^Unknown biller "nobody"/],
  [['create-user', '--email', 'a@example.ch'], 2, /^admin create-user needs --email and --password/],
  [['create-key'], 2, /^admin create-key needs --name/],
  [['cases', 'sell', '1'], 2, /^admin cases needs list, or show/],
  [['cases', 'show', '999999'], 1, /^id: No business case has this id\n$/],
  [['Users.create', '{'], 1, /^This is not valid JSON/],
  [
    ['Users.create', '{"role":"root"}'],
    1,
    /^emailAddress: A value is required\npassword: .*\nrole: The value must be one of/,
  ],
  [['create-biller', '{"owner":"first"}'], 1, /^legalName: A value is required/],
  [
    [
      'create-biller',
      '{"owner":"x","legalName":"X","address":{"postalCode":"1","city":"X","countryCode":"CH"},"ibans":["CH00"]}',
    ],
    1,
    /^ibans\[0\]: /,
  ],
  [
    ['create-biller', '{"owner":"first","legalName":"X","address":{"postalCode":"1","city":"X","countryCode":"CH"}}'],
    1,
    /^owner: The owner already has a biller/,
  ],
])('%j is refused', async (words, status, errors) => {
  const [found, output, said] = await admin(...words);
  expect([found, output]).toEqual([status, '']);
  expect(said).toMatch(errors);
});
