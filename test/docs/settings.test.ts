import { readdirSync, readFileSync } from 'node:fs';
import { isSettingName, settingNames, settingOf } from '@rappen/http';
import { expect, test } from 'vitest';

const guides = readdirSync('docs/guide').map((name) => `docs/guide/${name}`);
const rowsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+`/.test(line));

test('the list of settings has a row for each, marks those that may stand in a file, and says what they mean', () => {
  const listed = rowsOf('docs/guide/settings.md').map((row) => {
    const [, name = '', value = '', standard = '', meaning = ''] = row.split('|').map((cell) => cell.trim());
    expect([value.length > 3, meaning.length > 10, /\.$/.test(meaning)]).toEqual([true, true, true]);
    return { name: name.replace(/[`*]/g, '').trim(), isSecret: name.endsWith('*'), isGiven: standard !== '' };
  });
  const known = settingNames.map((name) => {
    const { isSecret = false, default: text, defaultMeans } = settingOf(name);
    return { name, isSecret, isGiven: (text ?? defaultMeans) !== undefined };
  });
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(listed.sort(byName)).toEqual(known.sort(byName));
});

test('no other guide has a list of them, and none names one that does not exist', () => {
  const lists = guides.filter(
    (file) => file !== 'docs/guide/settings.md' && rowsOf(file).some((row) => /^\| `(?:RAPPEN|OTEL)_/.test(row)),
  );
  expect(lists).toEqual([]);
  const files = [...guides, 'README.md', ...readdirSync('packages').map((name) => `packages/${name}/README.md`)];
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bRAPPEN_[A-Z_]+\b/g)]
      .map(([name]) => name)
      .filter((name) => !isSettingName(name) && !bindings.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** Of Workers: the platform binds them. */
const bindings = ['RAPPEN_QUEUE'];
