import { existsSync, readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';

/** A Markdown file of the repository and the page of the site that it becomes, without its ending. */
export interface SourcePage {
  readonly source: string;
  readonly page: string;
}

/** Files with a place of their own on the site; those of the folders below keep their names. */
const placed: readonly SourcePage[] = [
  { source: 'docs/site/home.md', page: 'index' },
  { source: 'docs/start.md', page: 'start' },
  { source: 'docs/rules.md', page: 'rules' },
  { source: 'bench/results.md', page: 'benchmarks/index' },
  { source: 'docs/reading.md', page: 'benchmarks/reading' },
  { source: 'docs/pdfa.md', page: 'benchmarks/pdfa' },
  { source: 'docs/dependencies.md', page: 'project/dependencies' },
  { source: 'ARCHITECTURE.md', page: 'project/architecture' },
  { source: 'CONTRIBUTING.md', page: 'project/contributing' },
  { source: 'CHANGELOG.md', page: 'project/changelog' },
];

/** Links to these lead to the page that says the same on the site. */
const insteadOf: Readonly<Record<string, string>> = {
  'README.md': 'start',
  'docs/guide': 'start',
  'docs/decisions': 'decisions/index',
  'docs/recipes': 'recipes/index',
};

function markdownIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();
}

/** Lists every page that is a file of the repository; those that are generated are not among them. */
export function sourcePages(): readonly SourcePage[] {
  const inFolders = ['guide', 'recipes', 'decisions'].flatMap((folder) =>
    markdownIn(`docs/${folder}`).map((name) => ({
      source: `docs/${folder}/${name}`,
      page: `${folder}/${name.slice(0, -3)}`,
    })),
  );
  const packages = readdirSync('packages')
    .filter((name) => existsSync(`packages/${name}/README.md`))
    .map((name) => ({ source: `packages/${name}/README.md`, page: `packages/${name}` }));
  const clients = readdirSync('clients')
    .filter((name) => existsSync(`clients/${name}/README.md`))
    .map((name) => ({ source: `clients/${name}/README.md`, page: `clients/${name}` }));
  return [...placed, ...inFolders, ...packages, ...clients].filter(({ source }) => existsSync(source));
}

/** Where a link of a Markdown file leads to: a page, a file that is copied, or what only the repository has. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'elsewhere' };

const copied = /^(?:examples|deploy|docs\/(?:pictures|images))\//;

/** Finds what a relative link of a source means on the site. Throws if the repository has nothing of this name. */
export function linkTarget(source: string, target: string, pages: readonly SourcePage[]): LinkTarget {
  const path = posix.normalize(posix.join(posix.dirname(source), target)).replace(/\/$/, '');
  const page =
    insteadOf[path] ?? pages.find((each) => each.source === path || each.source === `${path}/README.md`)?.page;
  if (page !== undefined) return { kind: 'page', page };
  if (!existsSync(path)) throw new Error(`${source}: ${target} leads nowhere`);
  if (copied.test(path) && existsSync(path) && statSync(path).isFile()) return { kind: 'file', path };
  return { kind: 'elsewhere' };
}

/** The relative address from one page of the site to another page or a file. */
export function addressBetween(fromPage: string, to: string): string {
  return posix.relative(posix.dirname(`/${fromPage}`), `/${to}`);
}
