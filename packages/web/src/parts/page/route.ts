/** Where in the application: the part behind `#/`, what follows it, and its parameters. */
export interface Route {
  readonly page: PageName;
  /** What follows the name of the page, such as the token of `#/welcome/token`. */
  readonly rest: readonly string[];
  readonly parameters: URLSearchParams;
}

/** What every page is given. */
export interface PageProps {
  readonly route: Route;
}

/** Pages that a link with a token leads to: on them somebody gets access. */
const linkNames = ['welcome', 'invitation', 'reset'] as const;
type LinkName = (typeof linkNames)[number];

const pageNames = ['desk', 'make', 'read', 'many', 'pay', 'statements', 'biller', ...linkNames] as const;
export type PageName = (typeof pageNames)[number];

export function isLink(page: PageName): page is LinkName {
  return (linkNames as readonly PageName[]).includes(page);
}

/** Whether a page is one of the two behind the entry Bank. */
export function isOfBank(page: PageName): boolean {
  return page === 'pay' || page === 'statements';
}

/** Reads the fragment of an address; what is not known leads to the first page. */
export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', ...rest] = path.split('/');
  const page = pageNames.find((name) => name === first) ?? 'desk';
  return { page, rest, parameters: new URLSearchParams(query) };
}
