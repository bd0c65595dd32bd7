import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSettings } from './read.ts';
import { secretSettingNames, settingNames, settingsLackingOn } from './table.ts';

const files: Readonly<Record<string, string>> = {
  '/run/secrets/key': 'a-key-of-sixteen-signs\r\n',
  '/run/secrets/two-lines': 'a-key-of-sixteen\nsigns\n',
  '/run/secrets/empty': '\n',
};

function readFile(name: string): string {
  const text = files[name];
  if (text === undefined) throw Object.assign(new Error('no'), { code: 'ENOENT' });
  return text;
}

function errorsOf(environment: Record<string, string>): string[] {
  const errors: string[] = [];
  readSettings(environment, { readFile }, errors);
  return errors;
}

test.each([
  ['RAPPEN_DATABSE_URL', ': did you mean RAPPEN_DATABASE_URL?'],
  ['RAPPEN_SECRETFILE', ': did you mean RAPPEN_SECRET_FILE?'],
  ['RAPPEN_TRUST_PROXIES', ': did you mean RAPPEN_TRUST_PROXY?'],
  ['RAPPEN_COLOUR_OF_THE_SKY', ''],
  // Only secrets come from files
  ['RAPPEN_THREADS_FILE', ': did you mean RAPPEN_THREADS?'],
])('a setting that nobody reads is said: %s', (name, rest) => {
  expect(errorsOf({ [name]: '1' })).toEqual([`${name} is not a setting of Rappen${rest}`]);
  expect(readConfig({ [name]: '1' })).toEqual({ errors: [`${name} is not a setting of Rappen${rest}`] });
});

test("what belongs to other programs is nobody's business", () => {
  expect(
    errorsOf({
      PATH: '/bin',
      rappen_data: 'x',
      DATABASE_URL: 'x',
      ...Object.fromEntries(settingNames.map((name) => [name, ''])),
    }),
  ).toEqual([]);
});

test.each(secretSettingNames)('%s may stand in a file, which ends in a line end or does not', (name) => {
  const errors: string[] = [];
  const settings = readSettings({ [`${name}_FILE`]: '/run/secrets/key' }, { readFile }, errors);
  expect(settings[name]).toBe('a-key-of-sixteen-signs');
  expect(errors).toEqual([]);
});

test('a file that is missing, empty, or set beside the value is said without what stands in it', () => {
  expect(errorsOf({ RAPPEN_SECRET_FILE: '/none' })).toEqual([
    'RAPPEN_SECRET_FILE names a file that cannot be read: /none (ENOENT)',
  ]);
  expect(errorsOf({ RAPPEN_SECRET_FILE: '/run/secrets/empty' })).toEqual([
    'RAPPEN_SECRET_FILE names an empty file: /run/secrets/empty',
  ]);
  expect(errorsOf({ RAPPEN_SECRET_FILE: '/run/secrets/key', RAPPEN_SECRET: 'x' })).toEqual([
    'RAPPEN_SECRET and RAPPEN_SECRET_FILE are both set: set one of them',
  ]);
  const errors: string[] = [];
  readSettings({ RAPPEN_SECRET_FILE: '/run/secrets/key' }, {}, errors);
  expect(errors).toEqual(['RAPPEN_SECRET_FILE cannot be used here: this runtime reads no files']);
  const lacks = settingsLackingOn('deno');
  for (const name of ['RAPPEN_SMTP_URL', 'RAPPEN_SMTP_URL_FILE'])
    expect(readConfig({ [name]: '/run/secrets/key' }, { readFile, lacks })).toEqual({
      errors: ['RAPPEN_SMTP_URL cannot be used on this runtime: remove it, or start the service on Node'],
    });
  expect(readConfig({ RAPPEN_PROCESSES: '' }, { lacks })).not.toHaveProperty('errors');
  expect(readConfig({ RAPPEN_API_KEY_FILE: '/run/secrets/two-lines' }, { readFile })).toEqual({
    errors: ['RAPPEN_API_KEY must consist of visible ASCII characters: it is sent in a header'],
  });
});
