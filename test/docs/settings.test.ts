import { readFileSync } from 'node:fs';
import { secretSettingNames, settingNames } from '@rappen/http';
import { expect, test } from 'vitest';

test('the guide for operators lists every setting, and marks those that may stand in a file', () => {
  const guide = readFileSync('docs/guide/operations.md', 'utf8');
  const cells = guide.split('\n').flatMap((line) => /^\| (`[A-Z].*?) \|/.exec(line)?.[1]?.split(', ') ?? []);
  const listed = cells.map((cell) => ({ name: cell.replace(/[`*]/g, '').trim(), isSecret: cell.endsWith('*') }));
  const known = settingNames.map((name) => ({
    name,
    isSecret: (secretSettingNames as readonly string[]).includes(name),
  }));
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(listed.sort(byName)).toEqual(known.sort(byName));
});
