import { parseEnv } from 'node:util';
import { settingNames } from '@rappen/http';
import { expect, test } from 'vitest';
import { parseSettings, settingsFileText } from './settings-file.ts';

test('lines are settings, comments or empty; a value goes to the end of its line', () => {
  const text =
    '\uFEFF# a comment\r\n\r\nPORT=9000\r\n  HOST = 127.0.0.1 \n#RAPPEN_DATA=x\nRAPPEN_SMTP_URL=smtp://a:b#c@d?from=e@f\nRAPPEN_SECRET="in quotes"\nRAPPEN_API_KEY=\n';
  expect(parseSettings('a.env', text)).toEqual({
    values: {
      PORT: '9000',
      HOST: '127.0.0.1',
      RAPPEN_SMTP_URL: 'smtp://a:b#c@d?from=e@f',
      RAPPEN_SECRET: 'in quotes',
      RAPPEN_API_KEY: '',
    },
  });
});

test('every line that is wrong is told with its number, and no value', () => {
  const text =
    'PORT=1\nRAPPEN_DATABSE_URL=postgres://me:my-password@x\nmy-password\nPORT=2\nNODE_OPTIONS=--inspect\nRAPPEN_THREADS_FILE=x\n';
  expect(parseSettings('a.env', text)).toEqual({
    errors: [
      'a.env, line 2: RAPPEN_DATABSE_URL is not a setting of Rappen: did you mean RAPPEN_DATABASE_URL?',
      'a.env, line 3: this is not NAME=value',
      'a.env, line 4: PORT is set twice',
      'a.env, line 5: NODE_OPTIONS is not a setting of Rappen',
      'a.env, line 6: RAPPEN_THREADS_FILE is not a setting of Rappen: did you mean RAPPEN_THREADS?',
    ],
  });
});

test('what is written is read as it was meant, by Node too, and explains every setting', () => {
  const values = { PORT: '9000', RAPPEN_DATA: '/srv/a folder/data', RAPPEN_SECRET_FILE: '/run/secrets/rappen' };
  const text = settingsFileText(values);
  expect(parseSettings('a.env', text)).toEqual({ values });
  expect(parseEnv(text)).toEqual(values);
  for (const name of settingNames)
    expect(text).toMatch(new RegExp(`^# \\S.*\\n# Value: .*\\n#?${name}(?:_FILE)?=`, 'm'));
});
