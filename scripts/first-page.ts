import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of a language, as far as the first page shows them before a script has run. */
interface FirstTexts {
  readonly nav: Readonly<Record<string, string>>;
  readonly titles: Readonly<Record<string, string>>;
  readonly desk: {
    readonly nav: Readonly<Record<string, string>>;
    readonly list: { readonly emptyTitle: string; readonly emptyText: string; readonly add: string };
  };
}

const pages = ['desk', 'make', 'read', 'many', 'bank', 'biller'] as const;

/**
 * Head and first page as HTML, which stand there before the scripts have come: in every language, of which the style sheet shows one.
 * `mark` is the data of the path of the mark.
 */
export async function firstPage(source: string, languages: readonly string[], mark: string): Promise<string> {
  const all = await Promise.all(
    languages.map(async (language) => {
      const { texts } = (await import(join(source, `language/${language}.ts`))) as { readonly texts: FirstTexts };
      return { language, texts };
    }),
  );
  const words = (of: (texts: FirstTexts) => string | undefined) =>
    all.map(({ language, texts }) => `<span lang="${language}">${escaped(of(texts) ?? '')}</span>`).join('');
  const links = pages.map(
    (name) => `<a href="#/${name === 'bank' ? 'pay' : name}">${icon}${words(({ nav }) => nav[name])}</a>`,
  );
  const deskLinks = Object.keys(all[0]?.texts.desk.nav ?? {})
    .filter((name) => name !== 'label')
    .map(
      (name) => `<a href="#/desk${name === 'invoices' ? '' : `/${name}`}">${words(({ desk }) => desk.nav[name])}</a>`,
    );
  const titles = Object.keys(all[0]?.texts.titles ?? {}).map(
    (name) => `<span data-of="${name}">${words((texts) => texts.titles[name])}</span>`,
  );
  return [
    '<div id="first">',
    `<header><a class="brand" href="#/desk"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="${mark}"/></svg>Rappen</a>`,
    `<nav class="main-nav">${links.join('')}</nav></header>`,
    `<main><p class="first-title">${titles.join('')}</p>`,
    `<div class="desk"><div class="desk-bar"><nav>${deskLinks.join('')}</nav></div>`,
    `<section class="empty-desk">${pagePicture(source)}`,
    `<h2>${words(({ desk }) => desk.list.emptyTitle)}</h2>`,
    `<p>${words(({ desk }) => desk.list.emptyText)}</p>`,
    `<a class="button primary" href="#/desk/new">${words(({ desk }) => desk.list.add)}</a>`,
    '</section></div></main></div>',
  ].join('\n');
}

/** Room for the icon that comes with the scripts. */
const icon = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"></svg>';

/** The picture of the empty desk, as its component draws it. */
function pagePicture(source: string): string {
  const drawn = /<svg[\s\S]*<\/svg>/.exec(readFileSync(join(source, 'parts/page-picture.tsx'), 'utf8'))?.[0];
  if (drawn === undefined) throw new Error('The picture of a page is not where it was');
  return drawn.replace(/\s+/g, ' ');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
