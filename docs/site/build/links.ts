import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { filesOf } from './files.ts';

/** What following every link of a built site found. */
export interface LinkReport {
  readonly pageCount: number;
  /** A sentence for each link that leads nowhere, each anchor that is missing, each page that no link leads to. */
  readonly problems: readonly string[];
  /** Addresses of other sites, which are listed, not asked. */
  readonly external: readonly string[];
}

/** Follows every link of a built site. */
export function reportOf(built: string): LinkReport {
  const pages = filesOf(built, '.html');
  const htmlOf = new Map(pages.map((path) => [path, readFileSync(`${built}/${path}`, 'utf8')]));
  const anchorsOf = new Map([...htmlOf].map(([path, html]) => [path, new Set(attributes(html, 'id'))]));
  const problems: string[] = [];
  const external = new Set<string>();
  const linked = new Map<string, Set<string>>();
  for (const [page, html] of htmlOf) {
    const reached = new Set<string>();
    linked.set(page, reached);
    for (const address of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
      if (/^(?:https?:)?\/\//.test(address)) external.add(address);
      if (/^(?:[a-z]+:|\/\/)/.test(address)) continue;
      const [path = '', anchor = ''] = address.split('#');
      const target = path === '' ? page : posix.normalize(posix.join(posix.dirname(page), decodeURI(path)));
      if (path.startsWith('/') || !existsSync(`${built}/${target}`)) {
        problems.push(`${page}: ${address} leads nowhere`);
      } else if (anchor !== '' && anchorsOf.get(target)?.has(decodeURIComponent(anchor)) === false) {
        problems.push(`${page}: ${address} names an anchor that is not there`);
      }
      if (target !== page) reached.add(target);
    }
  }
  const seen = reachableFrom('index.html', linked);
  for (const page of pages) if (!seen.has(page)) problems.push(`${page}: no link leads to this page`);
  return { pageCount: pages.length, problems: [...new Set(problems)], external: [...external].sort() };
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<[^>]*? ${name}="([^"]*)"`, 'g'))].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
}

function reachableFrom(start: string, linked: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const seen = new Set([start]);
  for (const page of seen) for (const next of linked.get(page) ?? []) seen.add(next);
  return seen;
}
