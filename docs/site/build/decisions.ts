import { readFileSync } from 'node:fs';
import { titleOf } from './collect.ts';
import type { SourcePage } from './pages.ts';

/** The page that lists all decisions, newest last. */
export function decisionsPage(pages: readonly SourcePage[]): string {
  const rows = pages
    .filter(({ page }) => page.startsWith('decisions/'))
    .map(({ source, page }) => {
      const markdown = readFileSync(source, 'utf8');
      const name = page.slice('decisions/'.length);
      return `| ${name.slice(0, 4)} | [${titleOf(markdown)}](${name}.md) |`;
    });
  return `# Decisions\n\nWhy it is built this way: what was decided, why, what follows, and what was considered.\n\n| Number | Decision |\n| --- | --- |\n${rows.join('\n')}\n`;
}
