import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { writeApiReference } from '../../docs/site/build/api-reference.ts';
import { filesOf } from '../../docs/site/build/files.ts';
import { notFoundFirst, searchedNames } from '../../docs/site/build/names.ts';
import { sourcePages } from '../../docs/site/build/pages.ts';
import { sectionsOf, withRowAnchors, writeSearch } from '../../docs/site/build/search-index.ts';
import { indexOf, resultsMax, type Section, searchThrough } from '../../docs/site/search/search.ts';

const folder = mkdtempSync(join(tmpdir(), 'rappen-search-'));
writeApiReference(folder);
const pages = [
  ...sourcePages().map(({ source, page }) => [`${page}.html`, readFileSync(source, 'utf8')] as const),
  ...filesOf(folder, '.md').map(
    (path) => [path.replace(/md$/, 'html'), readFileSync(join(folder, path), 'utf8')] as const,
  ),
];
rmSync(folder, { recursive: true });
const sections = pages.flatMap(([path, markdown]) => sectionsOf(path, withRowAnchors(rendered(markdown))));
const find = searchThrough(sections, indexOf(sections));
const addresses = (typed: string) => find(typed).map(({ address }) => address);

/** What of Markdown matters to the search, as VitePress renders it: headings with anchors, tables, code, and all other text. */
function rendered(markdown: string): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const inline = (text: string) =>
    escaped(text)
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/`([^`]*)`/g, '<code>$1</code>');
  const cellsOf = (row: string) => row.replace(/^\| ?| ?\|$/g, '').split(/(?<!\\)\|/);
  const lines = markdown.split('\n').map((line) => {
    const [, level, title = '', id] = /^(#{1,6}) (.*?)(?: \{#(.*)\})?$/.exec(line) ?? [];
    if (level !== undefined) {
      const anchor = id ?? title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      return `<h${level.length} id="${anchor}">${inline(title)}</h${level.length}>`;
    }
    if (/^\| ?:?-/.test(line)) return '';
    if (!line.startsWith('| ')) return `<p>${inline(line)}</p>`;
    const cells = cellsOf(line).map((cell) => `<td>${inline(cell.trim().replaceAll('\\|', '|'))}</td>`);
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<main>${lines.join('\n')}</main>`;
}

test('every problem code, setting, command, front-door function and operation is the first result for its name', () => {
  const names = searchedNames();
  expect(names.length).toBeGreaterThan(700);
  expect(notFoundFirst(find, names)).toEqual([]);
});

test('every method of the pages, and every option of the library, is among the first results', () => {
  const rowsIn = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name]) => name as string);
  const names = [...rowsIn('docs/guide/administration.md'), ...rowsIn('docs/guide/library.md')];
  expect(names.length).toBeGreaterThan(80);
  const missing = names.filter((name) => !find(name).some(({ title }) => title === name));
  expect(missing).toEqual([]);
});

test.each([
  ['cors', 'guide/faq.html'],
  ['TWINT', 'guide/faq.html'],
  ['docker', 'guide/deploy.html'],
  ['jest', 'guide/faq.html'],
  ['CommonJS', 'guide/faq.html'],
  ['windows', 'guide/faq.html'],
  ['glossary', 'guide/glossary.html'],
  ['faq', 'guide/faq.html'],
  ['Leitweg-ID', 'guide/glossary.html'],
  ['QR-IBAN', 'guide/glossary.html'],
  ['QR-Rechnung', 'guide/glossary.html'],
  ['Mahnung', 'guide/web.html'],
  ['Einzahlungsschein', 'recipes/existing-pdf.html'],
  ['swissqrbill', 'guide/changing-over.html'],
  ['php-qr-bill', 'guide/changing-over.html'],
  ['bank app cannot read', 'guide/faq.html'],
  ['webhook signature', 'clients/typescript.html'],
  ['excel', 'recipes/excel.html'],
  ['breaking change', 'guide/versions.html'],
  ['recieving a webhok', 'clients/typescript.html'],
])('"%s" finds %s', (typed, page) => {
  expect(addresses(typed).map((address) => address.replace(/#.*/, ''))).toContain(page);
});

test('no text is cut: the last words of a long section are found', () => {
  const html = `<main><h1 id="long">Long</h1><p>${'word '.repeat(20_000)}</p><p>chrysanthemum</p></main>`;
  const own = sectionsOf('long.html', html);
  expect(searchThrough(own, indexOf(own))('chrysanthemum').map(({ address }) => address)).toEqual(['long.html#long']);
});

test('a row leads to its own anchor, one whose name the page has before to that of its section', () => {
  const row = (name: string) => `<tr><td><code>${name}</code></td><td>text</td></tr>`;
  const html = `<main><h1 id="a">A</h1>${row('one')}<h2 id="b">B</h2>${row('one')}${row('-o, --output FILE')}</main>`;
  expect(sectionsOf('p.html', withRowAnchors(html)).map(({ address, title }) => [address, title])).toEqual([
    ['p.html#a', 'A'],
    ['p.html#one', 'one'],
    ['p.html#b', 'B'],
    ['p.html#b-one', 'one'],
    ['p.html#output', '-o, --output FILE'],
  ]);
});

test('a page of results is not longer than a reader looks, and nothing typed finds nothing', () => {
  expect(find('the')).toHaveLength(resultsMax);
  expect([find(''), find(' , '), find('!!')]).toEqual([[], [], []]);
});

test('the script of the search needs nothing but a window', () => {
  const built = mkdtempSync(join(tmpdir(), 'rappen-search-'));
  try {
    writeSearch(built);
    const window: { rappenSearch?: { find(typed: string): readonly Section[] } } = {};
    runInNewContext(readFileSync(join(built, 'search-index.js'), 'utf8'), window);
    expect(window.rappenSearch?.find('anything')).toHaveLength(0);
  } finally {
    rmSync(built, { recursive: true });
  }
});
