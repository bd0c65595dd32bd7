import { readFileSync, writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { indexOf, type Section } from '../search/search.ts';
import { filesOf } from './files.ts';

/**
 * Writes the search as one script with all that it looks through, because a page that was opened as a file may load no module and
 * fetch nothing. It defines `rappenSearch.find`.
 */
export function writeSearch(built: string): readonly Section[] {
  const sections = filesOf(built, '.html').flatMap((path) =>
    sectionsOf(path, readFileSync(`${built}/${path}`, 'utf8')),
  );
  const { outputFiles } = buildSync({
    entryPoints: ['docs/site/search/search.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'rappenSearch',
    target: 'es2022',
    write: false,
  });
  const data = [sections, indexOf(sections)].map((each) => JSON.stringify(each));
  const script = `${outputFiles[0]?.text ?? ''}rappenSearch={find:rappenSearch.searchThrough(${data.join(',')})};\n`;
  writeFileSync(`${built}/search-index.js`, script);
  return sections;
}

/** Lists the sections of one page, and the rows of its tables. Nothing of its text is left out. */
export function sectionsOf(path: string, html: string): Section[] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const page = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? '');
  return main.split(/(?=<h[1-6] id=")/).flatMap((part) => {
    const heading = /^<h[1-6] id="([^"]*)"[^>]*>([\s\S]*?)<\/h[1-6]>([\s\S]*)$/.exec(part);
    if (heading === null) return [];
    const [, id = '', title = '', content = ''] = heading;
    const address = `${path}#${id}`;
    const rows = hasNamedHeadings.test(path) ? [] : (content.match(tableRow) ?? []);
    const prose = textOf(rows.length > 0 ? content.replace(tableRow, '') : content);
    return [
      { address, page, title: textOf(title), text: prose },
      ...rows.map((row) => sectionOfRow(row, path, address, page, textOf(title))),
    ];
  });
}

/** In these references every name has a heading: rows are its members. */
const hasNamedHeadings = /^(?:api|library)\//;

const tableRow = /<tr(?: id="[^"]*")?>\s*<td[\s\S]*?<\/tr>/g;

function sectionOfRow(row: string, path: string, address: string, page: string, heading: string): Section {
  const id = /^<tr id="([^"]*)"/.exec(row)?.[1];
  const [first = '', ...others] = row.split('</td>');
  const name = textOf(first);
  return {
    address: id === undefined ? address : `${path}#${id}`,
    page: page === heading ? page : `${page}: ${heading}`,
    title: name === '' ? heading : name,
    text: textOf(others.join('</td>')),
    row: id !== undefined && first.includes('<code>') ? 'name' : 'words',
  };
}

/**
 * Gives each row of a table whose first cell is a name or a few words an anchor: the name, after that of its section where the page has
 * the name before.
 */
export function withRowAnchors(html: string): string {
  const taken = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  let section = '';
  return html.replace(
    /<h[1-6] id="([^"]*)"|<tr>(?=\s*<td[^>]*>(?:<code>-{0,2}(?:\w, --)?([\w./-]+)|([^<]{2,40})<\/td>))/g,
    (whole, heading: string | undefined, code: string | undefined, words: string | undefined) => {
      const name =
        code ??
        words
          ?.toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, '-')
          .replace(/^-|-$/g, '');
      if (name === undefined || name === '') {
        section = heading ?? section;
        return whole;
      }
      const anchor = [name, `${section}-${name}`].find((each) => !taken.has(each));
      if (anchor === undefined) return whole;
      taken.add(anchor);
      return `<tr id="${anchor}">`;
    },
  );
}

function textOf(html: string): string {
  return html
    .replace(/<a class="header-anchor"[\s\S]*?<\/a>/g, '')
    .replace(/<button[\s\S]*?<\/button>|<span class="lang">[\s\S]*?<\/span>|<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<\/(?:td|th|p|li|pre|tr|h\d)>|<br>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}
