import { readFileSync } from 'node:fs';
import type { ReferencePage } from './api-reference.ts';
import { titleOf } from './collect.ts';
import type { SourcePage } from './pages.ts';

interface Entry {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly Entry[];
}

/** Guides in the order somebody reads them; one that is not named here comes after them. */
const guideOrder = [
  'library',
  'modules',
  'invoice-documents',
  'e-invoices',
  'payments',
  'bookkeeping',
  'pdfa',
  'command-line',
  'commands',
  'web',
  'first-ebill',
  'ebill',
  'postfinance',
  'mail',
  'network',
  'service',
  'administration',
];
/** Pages that a reader looks something up in. */
const helpOrder = ['faq', 'changing-over', 'glossary', 'versions', 'not-done', 'left-out'];
const operatorOrder = [
  'operations',
  'deploy',
  'settings',
  'storage',
  'monitoring',
  'service-levels',
  'threat-model',
  'data-protection',
  'lambda',
];

/** The lists of pages at the side: one for the reader of guides, one for each reference. */
export function sidebarOf(
  pages: readonly SourcePage[],
  api: readonly ReferencePage[],
  library: readonly ReferencePage[],
): Readonly<Record<string, readonly Entry[]>> {
  const entry = ({ source, page }: SourcePage): Entry => ({
    text: titleOf(readFileSync(source, 'utf8')).replaceAll('`', ''),
    link: `/${page}`,
  });
  const folder = (name: string) => pages.filter(({ page }) => page.startsWith(`${name}/`));
  const nameOf = ({ page }: SourcePage) => page.split('/')[1] ?? '';
  const inOrder = (names: readonly string[]) =>
    names.flatMap((name) => folder('guide').filter((each) => nameOf(each) === name));
  const others = folder('guide').filter(
    (each) => ![...guideOrder, ...operatorOrder, ...helpOrder].includes(nameOf(each)),
  );
  const recipes = folder('recipes').toSorted((a, b) => Number(nameOf(b) === 'index') - Number(nameOf(a) === 'index'));
  const guides: readonly Entry[] = [
    { text: 'Start in two minutes', link: '/start' },
    { text: 'Guides', items: [...inOrder(guideOrder), ...others].map(entry) },
    { text: 'Operating', items: inOrder(operatorOrder).map(entry) },
    { text: 'Recipes', items: recipes.map(entry) },
    { text: 'Help', items: inOrder(helpOrder).map(entry) },
    { text: 'Packages', items: folder('packages').map(entry) },
    { text: 'Clients', items: folder('clients').map(entry) },
    {
      text: 'Reference',
      items: [
        { text: 'API', link: '/api/index' },
        { text: 'Library', link: '/library/index' },
        { text: 'Rules and their codes', link: '/rules' },
      ],
    },
    { text: 'Benchmarks', items: folder('benchmarks').map(entry) },
    {
      text: 'The project',
      items: [...folder('project').map(entry), { text: 'Decisions', link: '/decisions/index' }],
    },
  ];
  const linked = (list: readonly ReferencePage[]): Entry[] =>
    list.map(({ text, page }) => ({ text, link: `/${page}` }));
  const back: Entry = { text: 'Guides', link: '/start' };
  const packageOf = ({ text }: ReferencePage) => text.split('/').slice(0, 2).join('/');
  const packages = [...new Set(library.map(packageOf))];
  const entriesOf = (name: string) =>
    library
      .filter((each) => packageOf(each) === name)
      .map(({ text, page }) => ({ text: text.slice(name.length + 1) || 'main entry', link: `/${page}` }));
  return {
    '/api/': [
      back,
      { text: 'API reference', link: '/api/index' },
      { text: 'Groups', items: linked(api.filter(({ text }) => !text.startsWith('Pages: '))) },
      { text: 'For pages of billers', items: linked(api.filter(({ text }) => text.startsWith('Pages: '))) },
    ],
    '/library/': [
      back,
      { text: 'Library reference', link: '/library/index' },
      ...packages.map((name) => ({ text: name, items: entriesOf(name) })),
    ],
    '/decisions/': [
      back,
      { text: 'Decisions', items: [{ text: 'All', link: '/decisions/index' }, ...folder('decisions').map(entry)] },
    ],
    '/': guides,
  };
}
