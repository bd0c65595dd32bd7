import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { indexOf, searchThrough } from '../search/search.ts';
import { writeApiReference } from './api-reference.ts';
import { collectPages, writePage } from './collect.ts';
import { decisionsPage } from './decisions.ts';
import { finishPages } from './finish.ts';
import { reportOf } from './links.ts';
import { notFoundFirst, searchedNames } from './names.ts';
import { sourcePages } from './pages.ts';
import { writeSearch } from './search-index.ts';
import { sidebarOf } from './sidebar.ts';

/** Builds the site: collects the pages, lets VitePress render them, makes them work anywhere, follows every link, and searches
 * for every name. */
const folder = 'docs/site/.content';
const built = 'docs/site/dist';

rmSync(folder, { recursive: true, force: true });
mkdirSync(`${folder}/public`, { recursive: true });
cpSync('docs/site/public', `${folder}/public`, { recursive: true });
cpSync('docs/images', `${folder}/public/images`, { recursive: true });

const pages = sourcePages();
collectPages(pages, folder);
writePage(folder, 'decisions/index', decisionsPage(pages));
const api = writeApiReference(folder);
// Not checked with the rest: TypeDoc is installed with the site alone
const { writeLibraryReference } = await import(new URL('library.mjs', import.meta.url).href);
const library = await writeLibraryReference(folder);
writeFileSync(`${folder}/sidebar.json`, JSON.stringify(sidebarOf(pages, api, library)));

execFileSync(process.execPath, ['docs/site/node_modules/vitepress/bin/vitepress.js', 'build', 'docs/site'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
finishPages(built);
const sections = writeSearch(built);
const unfound = notFoundFirst(searchThrough(sections, indexOf(sections)), searchedNames());

const { pageCount, problems: deadLinks, external } = reportOf(built);
const problems = [...deadLinks, ...unfound.map((name) => `The search does not find ${name}`)];
console.log(`${pageCount} pages in ${built}; links to elsewhere:\n${external.map((url) => `  ${url}`).join('\n')}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
