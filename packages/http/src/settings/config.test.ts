import { expect, test } from 'vitest';
import { keyHashOf, keyPrefixOf, newApiKey } from '../rights/key-text.ts';
import { keyNotice, welcomeNotice, welcomeUrlOf } from '../start/running-server.ts';
import { fixedKeys, readConfig } from './config.ts';
import type { Settings } from './read.ts';

test('what is not set has a value that is safe', () => {
  for (const settings of [{}, { PORT: '', HOST: '', RAPPEN_API_KEY: '', RAPPEN_DATA: '', RAPPEN_RATE_LIMIT: '' }])
    expect(readConfig(settings)).toEqual({
      port: 8080,
      host: '127.0.0.1',
      apiKey: undefined,
      demoKey: undefined,
      storage: { folder: './data' },
      rateLimits: { requestsPerMinute: 600, demoRequestsPerMinute: 60 },
      billerAccounts: ['CH5204835012345671000', 'CH4431999123000889012'],
      hookUrls: { allowLoopback: false },
      trustsProxy: false,
      retention: { caseDays: 730, auditDays: undefined, addressDays: 390 },
      smtpUrl: undefined,
      allowsDeskMail: false,
      secret: undefined,
    });
});

test.each<[Settings, object]>([
  [{ RAPPEN_API_KEY: 'sixteen-letters-' }, { apiKey: 'sixteen-letters-' }],
  [{ RAPPEN_DEMO_KEY: 'sixteen-letters-' }, { demoKey: 'sixteen-letters-' }],
  [{ RAPPEN_DATA: '/var/rappen' }, { storage: { folder: '/var/rappen' } }],
  [{ RAPPEN_DATABASE_URL: 'postgres://a:b@c/d', RAPPEN_DATA: 'x' }, { storage: { databaseUrl: 'postgres://a:b@c/d' } }],
  [{ RAPPEN_DATABASE_URL: 'postgresql://a' }, { storage: { databaseUrl: 'postgresql://a' } }],
  [{ RAPPEN_RATE_LIMIT: 'off' }, { rateLimits: undefined }],
  [
    { RAPPEN_BILLER_ACCOUNTS: 'CH93 0076 2011 6238 5295 7,CH4431999123000889012' },
    { billerAccounts: ['CH9300762011623852957', 'CH4431999123000889012'] },
  ],
  [
    { RAPPEN_PUBLIC_URL: 'https://bills.example.ch:8443/x', RAPPEN_WEBHOOK_ALLOW_LOOPBACK: '1' },
    { hookUrls: { allowLoopback: true, ownHosts: ['bills.example.ch'] } },
  ],
  [{ RAPPEN_WEBHOOK_ALLOW_LOOPBACK: 'false' }, { hookUrls: { allowLoopback: false } }],
  [{ RAPPEN_DESK_MAIL: 'allowed' }, { allowsDeskMail: true }],
  [{ RAPPEN_DESK_MAIL: 'off' }, { allowsDeskMail: false }],
  [{ RAPPEN_SECRET: 'sixteen-letters-' }, { secret: 'sixteen-letters-' }],
  [{ RAPPEN_PUBLIC_URL: 'https://bills.example.ch/' }, { publicUrl: 'https://bills.example.ch' }],
  [{ RAPPEN_TRUST_PROXY: '1' }, { trustsProxy: true }],
  [{ RAPPEN_TRUST_PROXY: 'true' }, { trustsProxy: true }],
  [
    { RAPPEN_ADMIN_EMAIL: 'anna@example.ch', RAPPEN_ADMIN_PASSWORD: 'twelve-lette' },
    { firstUser: { emailAddress: 'anna@example.ch', password: 'twelve-lette' } },
  ],
  [
    { RAPPEN_MAINTENANCE: '2026-12-01T22:00Z/2026-12-02T00:30:00+01:00, 2027-01-01T00:00:00Z/2027-01-01T00:00:00.5Z' },
    {
      maintenance: [
        { from: '2026-12-01T22:00:00.000Z', to: '2026-12-01T23:30:00.000Z' },
        { from: '2027-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.500Z' },
      ],
    },
  ],
  [{ RAPPEN_THREADS: '4' }, { threads: 4 }],
  [{}, { retention: { caseDays: 730, auditDays: undefined, addressDays: 390 } }],
  [
    { RAPPEN_KEEP_CASES_DAYS: '3650', RAPPEN_KEEP_AUDIT_DAYS: '1', RAPPEN_KEEP_ADDRESSES_DAYS: '30' },
    { retention: { caseDays: 3650, auditDays: 1, addressDays: 30 } },
  ],
  [{ RAPPEN_NETWORK_TIMEOUT: '0.5' }, { networkTimeoutMilliseconds: 500 }],
  [{ RAPPEN_NETWORK_TIMEOUT: '300' }, { networkTimeoutMilliseconds: 300_000 }],
  [{ RAPPEN_RATE_LIMIT: '5' }, { rateLimits: { requestsPerMinute: 5, demoRequestsPerMinute: 5 } }],
  [{ RAPPEN_RATE_LIMIT: '1000000' }, { rateLimits: { requestsPerMinute: 1_000_000, demoRequestsPerMinute: 60 } }],
])('%j is read', (settings, config) => expect(readConfig(settings)).toMatchObject(config));

test.each<[Settings, ...errors: RegExp[]]>([
  [{ PORT: '65536' }, /^PORT must be a number from 0 to 65535: it is "65536"$/],
  [{ PORT: '1e3' }, /^PORT/],
  [{ RAPPEN_API_KEY: 'short' }, /^RAPPEN_API_KEY must have at least 16 characters$/],
  [{ RAPPEN_API_KEY: 'x'.repeat(257) }, /^RAPPEN_API_KEY must have at most 256 characters$/],
  [{ RAPPEN_DEMO_KEY: 'a key with some blanks' }, /^RAPPEN_DEMO_KEY must consist of visible ASCII/],
  [{ RAPPEN_API_KEY: 'the same for both', RAPPEN_DEMO_KEY: 'short' }, /^RAPPEN_API_KEY/, /^RAPPEN_DEMO_KEY/],
  [
    { RAPPEN_API_KEY: 'the-same-for-both', RAPPEN_DEMO_KEY: 'the-same-for-both' },
    /^RAPPEN_DEMO_KEY must not be the same as RAPPEN_API_KEY$/,
  ],
  [{ RAPPEN_BILLER_ACCOUNTS: 'CH00,X' }, /^RAPPEN_BILLER_ACCOUNTS holds "CH00"/, /^RAPPEN_BILLER_ACCOUNTS holds "X"/],
  ...[
    'bills',
    'javascript:alert(1)',
    'ftp://bills.example.ch',
    'https://me:my-password@bills.example.ch',
    'https://bills.example.ch/?a=b',
    'https://bills.example.ch/#a',
  ].map((RAPPEN_PUBLIC_URL): [Settings, RegExp] => [{ RAPPEN_PUBLIC_URL }, /^RAPPEN_PUBLIC_URL must be an address/]),
  [{ RAPPEN_TRUST_PROXY: 'yes' }, /^RAPPEN_TRUST_PROXY must be 1 or 0: it is "yes"$/],
  [{ RAPPEN_WEBHOOK_ALLOW_LOOPBACK: '2' }, /^RAPPEN_WEBHOOK_ALLOW_LOOPBACK must be 1 or 0: it is "2"$/],
  [{ RAPPEN_SECRET: 'short' }, /^RAPPEN_SECRET must have at least 16/],
  [{ RAPPEN_ADMIN_EMAIL: 'anna@example.ch' }, /^RAPPEN_ADMIN_PASSWORD: A password must have 12 to 200 characters$/],
  [{ RAPPEN_ADMIN_EMAIL: 'anna', RAPPEN_ADMIN_PASSWORD: 'twelve-lette' }, /^RAPPEN_ADMIN_EMAIL must be an e-mail/],
  [
    { RAPPEN_ADMIN_EMAIL: 'anna@example.ch', RAPPEN_ADMIN_PASSWORD: 'Anna@Example.ch' },
    /^RAPPEN_ADMIN_PASSWORD: The password must not be the e-mail address$/,
  ],
  ...[
    'soon',
    '2026-12-01T22:00Z',
    '2026-12-01T22:00Z/2026-12-01T22:00Z',
    '2026-12-01T22:00/2026-12-01T23:00',
    '2026-13-01T22:00Z/2026-13-01T23:00Z',
    '2026-12-01T22:00Z/2026-12-01T23:00Z/2026-12-01T24:00Z',
    '2026-12-01T22:00Z/2026-12-01T23:00Z,',
    Array(21).fill('2026-12-01T22:00Z/2026-12-01T23:00Z').join(),
  ].map((RAPPEN_MAINTENANCE): [Settings, RegExp] => [{ RAPPEN_MAINTENANCE }, /^RAPPEN_MAINTENANCE must be up to 20/]),
  [{ RAPPEN_DATABASE_URL: 'mysql://me:my-password@x' }, /^RAPPEN_DATABASE_URL must begin with postgres:\/\/$/],
  ...['0', '5', '-1', '1.5', 'x'].map((RAPPEN_THREADS): [Settings, RegExp] => [
    { RAPPEN_THREADS },
    /^RAPPEN_THREADS must be a number from 1 to 4: it is "/,
  ]),
  ...['0', '-1', '36501', '1.5', 'for ever'].map((RAPPEN_KEEP_CASES_DAYS): [Settings, RegExp] => [
    { RAPPEN_KEEP_CASES_DAYS },
    /^RAPPEN_KEEP_CASES_DAYS must be days from 1 to 36500: it is "/,
  ]),
  [{ RAPPEN_KEEP_ADDRESSES_DAYS: '391' }, /^RAPPEN_KEEP_ADDRESSES_DAYS must be days from 1 to 390: it is "391"$/],
  ...['0', '0.0', '301', '0.25', '1e3', 'x'].map((RAPPEN_NETWORK_TIMEOUT): [Settings, RegExp] => [
    { RAPPEN_NETWORK_TIMEOUT },
    /^RAPPEN_NETWORK_TIMEOUT must be seconds from 0.1 to 300, with one decimal at most: it is "/,
  ]),
  ...['0', '-1', 'on', '1.5', '1000001', '99999999999', ' 5'].map((RAPPEN_RATE_LIMIT): [Settings, RegExp] => [
    { RAPPEN_RATE_LIMIT },
    /^RAPPEN_RATE_LIMIT must be off or the requests a minute, from 1 to 1000000: it is "/,
  ]),
])('%j is refused', (settings, ...expected) => {
  const read = readConfig(settings);
  const errors = 'errors' in read ? read.errors : [];
  expect(errors.length).toBe(expected.length);
  expected.forEach((sentence, index) => {
    expect(errors[index]).toMatch(sentence);
  });
  expect(errors.join()).not.toMatch(/my-password|some blanks/);
});

test('the keys of the configuration have an owner each, and trials no rights but one', () => {
  expect(fixedKeys({ apiKey: 'a', demoKey: 'b' })).toMatchObject({
    a: { owner: 'first', scopes: ['qr', 'ebill', 'connect:*'], demo: false },
    b: { owner: 'demo', scopes: ['qr'], demo: true },
  });
  expect(fixedKeys({ apiKey: undefined, demoKey: undefined })).toEqual({});
});

test('a new key is 256 random bits behind a name', async () => {
  const keys = Array.from({ length: 100 }, newApiKey);
  expect(new Set(keys.map((key) => key.slice(-64))).size).toBe(100);
  const [key = ''] = keys;
  expect(key).toMatch(/^rappen_[0-9a-f]{8}_[0-9a-f]{72}$/);
  expect(keyPrefixOf(key)).toBe(key.slice(0, 15));
  expect(await keyHashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('whoever starts a server is told about its key once', () => {
  expect(keyNotice({ apiKey: 'made' })).toContain('made');
  expect(keyNotice({ apiKey: undefined })).toContain('rappen keys create');
});

test('where nobody can sign in yet, the start says where to do so first', () => {
  const welcomeUrl = welcomeUrlOf('http://127.0.0.1:8080', 'token');
  expect(welcomeUrl).toBe('http://127.0.0.1:8080/#/welcome/token');
  expect(welcomeNotice({ welcomeUrl })).toContain(welcomeUrl);
});
