import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly packages: Readonly<
    Record<string, { readonly name?: string; readonly dependencies?: Readonly<Record<string, string>> }>
  >;
}

test.each(
  ['.', 'bench', 'release', 'runtimes', 'docs/site', 'test/clients'].map((folder) => join(folder, 'package-lock.json')),
)('nothing that reports to others is installed by %s', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Locked;
  const reporting = Object.entries(packages).filter(
    ([path, { name }]) =>
      /(?:^|\/)@?(?:scarf|posthog|sentry|segment|mixpanel)\b/.test(path) && name !== 'empty-npm-package',
  );
  expect(reporting.map(([path]) => path)).toEqual([]);
});

test('what is shipped does not ask for the API page, which comes with the pages', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Locked;
  const asking = Object.entries(packages).filter(([, { dependencies }]) => dependencies?.['swagger-ui-dist']);
  // The root alone, which builds the pages
  expect(asking.map(([path]) => path)).toEqual(['']);
});
