import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../packages/http/src/problems/index.ts';
import { shipped } from '../tidy/sources.ts';

const page = readFileSync(new URL('../../docs/guide/left-out.md', import.meta.url), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!Where|---)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const namesIn = (text = '') => [...text.matchAll(/`([A-Za-z_-]+)`/g)].map(([, name]) => name as string);

test('each place where something may be left out names what says so, and that is there', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const [where, what, said] of rows) {
    expect([where, what, namesIn(said).length > 0]).toEqual([where, what, true]);
    for (const name of namesIn(said)) {
      const isCode = /^[A-Z][A-Z0-9_]+$/.test(name);
      const isKnown = isCode
        ? name in catalogue ||
          Object.keys(catalogue).some((code) => name.endsWith('_') && code.startsWith(name)) ||
          isReported(name)
        : isReported(name);
      expect([name, isKnown]).toEqual([name, true]);
    }
  }
});

/** A member of a type, a header, or a code that is no problem of the catalogue. */
function isReported(name: string): boolean {
  const pattern = new RegExp(`(?:readonly )?\\b${name}\\b['?]*:|'${name}'`, name.startsWith('X-') ? 'i' : '');
  return shipped.some(({ text }) => pattern.test(text));
}
