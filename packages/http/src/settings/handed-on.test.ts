import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { settingsTable } from './table.ts';

/** The code that reads settings, without the table itself. */
const source = fileURLToPath(new URL('..', import.meta.url));
const readers = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.endsWith('settings/table.ts'))
  .map((path) => readFileSync(join(source, path), 'utf8'))
  .join('\n');

test.each(Object.keys(settingsTable))('%s is handed on to what it sets', (name) => {
  expect(readers).toMatch(new RegExp(`(?<![A-Z_])${name}(?![A-Z_])`));
});
