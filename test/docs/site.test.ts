import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openApiDocument, routes } from '@rappen/http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeApiReference } from '../../docs/site/build/api-reference.ts';
import { withSpeedCharts } from '../../docs/site/build/charts.ts';
import { reportOf } from '../../docs/site/build/links.ts';
import { linkTarget, sourcePages } from '../../docs/site/build/pages.ts';

let built: string;
beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'rappen-site-'));
});
afterEach(() => rmSync(built, { recursive: true }));

function reportFor(files: Readonly<Record<string, string>>) {
  for (const [path, html] of Object.entries(files)) {
    mkdirSync(dirname(join(built, path)), { recursive: true });
    writeFileSync(join(built, path), html);
  }
  return reportOf(built);
}

test('links that lead to pages and anchors are no problem, those to other sites are listed', () => {
  const report = reportFor({
    'index.html': '<a href="guide/one.html#top">one</a> <a href="https://example.ch/">elsewhere</a>',
    'guide/one.html': '<h1 id="top">One</h1> <a href="../index.html">back</a> <a href="#top">up</a>',
  });
  expect(report).toEqual({ pageCount: 2, problems: [], external: ['https://example.ch/'] });
});

test.each([
  ['a page that is not there', 'two.html', 'index.html: two.html leads nowhere'],
  ['an anchor that is not there', 'one.html#end', 'index.html: one.html#end names an anchor that is not there'],
  ['an address that begins at the host', '/one.html', 'index.html: /one.html leads nowhere'],
])('a link to %s is a problem', (_name, address, problem) => {
  const { problems } = reportFor({
    'index.html': `<a href="one.html">1</a> <a href="${address}">2</a>`,
    'one.html': '<p id="top">',
  });
  expect(problems).toEqual([problem]);
});

test('a page that nothing leads to is a problem, though other such pages do', () => {
  const { problems } = reportFor({
    'index.html': '',
    'one.html': '<a href="two.html">2</a>',
    'two.html': '<a href="one.html">1</a>',
  });
  expect(problems).toEqual(['one.html: no link leads to this page', 'two.html: no link leads to this page']);
});

test('a link of a guide means a page, a file to load, or what only the repository has', () => {
  const pages = sourcePages();
  const source = 'docs/guide/ebill.md';
  expect(linkTarget(source, 'operations.md', pages)).toEqual({ kind: 'page', page: 'guide/operations' });
  expect(linkTarget(source, '../../packages/imaging', pages)).toEqual({ kind: 'page', page: 'packages/imaging' });
  expect(linkTarget(source, '../../examples/bills.csv', pages)).toEqual({ kind: 'file', path: 'examples/bills.csv' });
  expect(linkTarget(source, '../../packages/core/src/iban', pages)).toEqual({ kind: 'elsewhere' });
  expect(() => linkTarget(source, 'no-such-guide.md', pages)).toThrow(
    'docs/guide/ebill.md: no-such-guide.md leads nowhere',
  );
});

test('the API reference has every operation, with its address, and every schema', () => {
  const document = openApiDocument(routes) as {
    paths: Record<string, Record<string, { operationId: string }>>;
    components: { schemas: Record<string, unknown> };
  };
  const pages = writeApiReference(built);
  const text = pages.map(({ page }) => readFileSync(join(built, `${page}.md`), 'utf8')).join('\n');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ path, method: method.toUpperCase(), operationId })),
  );
  expect(operations.length).toBeGreaterThan(150);
  const missing = operations.filter(
    ({ path, method, operationId }) =>
      !text.includes(
        `{#${operationId}}\n\n<p class="operation"><span class="method">${method}</span> <code>${path}</code></p>`,
      ),
  );
  expect(missing).toEqual([]);
  const schemas = Object.keys(document.components.schemas);
  expect(schemas.filter((name) => !text.includes(`## ${name} {#`))).toEqual([]);
});

test('charts show the figures of the bench, and miss none that they are to show', () => {
  const page = withSpeedCharts(readFileSync('bench/results.md', 'utf8'));
  expect(page.match(/<svg class="chart"/g)).toHaveLength(7);
  expect(() => withSpeedCharts('# Speed\n\n| Task | Ours |\n')).toThrow('bench/results.md has no line');
});
