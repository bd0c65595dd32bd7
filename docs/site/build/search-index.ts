import { readFileSync } from 'node:fs';
import { filesOf } from './finish.ts';

/** Characters of a section that are searched; long tables are cut. */
const textMax = 1500;

/** Makes the script with everything the search looks through: page, anchor, titles and text of each section. */
export function searchIndexOf(built: string): string {
  const sections = filesOf(built, '.html').flatMap((path) =>
    sectionsOf(path, readFileSync(`${built}/${path}`, 'utf8')),
  );
  return `window.rappenSearch = ${JSON.stringify(sections)};\n`;
}

type Section = readonly [address: string, page: string, title: string, text: string];

function sectionsOf(path: string, html: string): Section[] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const page = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? '');
  return main.split(/(?=<h[1-4] id=")/).flatMap((part) => {
    const heading = /^<h[1-4] id="([^"]*)"[^>]*>([\s\S]*?)<\/h[1-4]>([\s\S]*)$/.exec(part);
    if (heading === null) return [];
    const [, id = '', title = '', text = ''] = heading;
    return [[`${path}#${id}`, page, textOf(title), textOf(text).slice(0, textMax)] as const];
  });
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
