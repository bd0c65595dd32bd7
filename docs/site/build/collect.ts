import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withReadingChart, withSpeedCharts } from './charts.ts';
import { addressBetween, linkTarget, type SourcePage } from './pages.ts';

/**
 * Writes every source page into the folder that VitePress reads, with its links turned to where things are on the site.
 * A link to a file that the site does not have, such as source code, becomes its text.
 */
export function collectPages(pages: readonly SourcePage[], folder: string): void {
  for (const { source, page } of pages) {
    const markdown = outsideFences(readFileSync(source, 'utf8'), (text) =>
      withLinks(text, source, page, pages, folder),
    );
    writePage(folder, page, additions[page]?.(markdown) ?? markdown);
  }
}

/** What single pages get besides. */
const additions: Readonly<Record<string, (markdown: string) => string>> = {
  'benchmarks/index': withSpeedCharts,
  'benchmarks/reading': withReadingChart,
};

/** Writes the Markdown of one page. */
export function writePage(folder: string, page: string, markdown: string): void {
  const path = join(folder, `${page}.md`);
  mkdirSync(dirname(path), { recursive: true });
  // Two braces would be an expression of Vue
  writeFileSync(
    path,
    outsideFences(markdown, (text) => text.replaceAll('{{', '{\u200b{')),
  );
}

function withLinks(text: string, source: string, page: string, pages: readonly SourcePage[], folder: string): string {
  return text.replace(
    /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s#]*)(#[^)\s]*)?\)/g,
    (whole, image, label, address, anchor = '') => {
      if (/^[a-z]+:/.test(address) || address === '') return whole;
      const target = linkTarget(source, address, pages);
      if (target.kind === 'page') return `[${label}](${addressBetween(page, target.page)}.md${anchor})`;
      if (target.kind === 'elsewhere') return label.startsWith('`') ? label : `${label}`;
      const picture = image === '!';
      const path = picture ? target.path : `public/${target.path}`;
      cpSync(target.path, join(folder, path), { recursive: true });
      return picture
        ? `![${label}](${addressBetween(page, target.path)})`
        : `<a href="/${target.path}" target="_self" download>${label.replaceAll('`', '')}</a>`;
    },
  );
}

/** Changes a Markdown text outside its fences. */
function outsideFences(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/^(```[\s\S]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('');
}

/** The first heading of a Markdown text. */
export function titleOf(markdown: string): string {
  return /^# (.+)$/m.exec(markdown)?.[1] ?? '';
}
