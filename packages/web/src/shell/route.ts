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

export type PageName = 'make' | 'read' | 'many' | 'biller' | 'welcome';

const pageNames: readonly PageName[] = ['make', 'read', 'many', 'biller', 'welcome'];

/** Reads the fragment of an address; what is not known leads to the first page. */
export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', ...rest] = path.split('/');
  const page = pageNames.find((name) => name === first) ?? 'make';
  return { page, rest, parameters: new URLSearchParams(query) };
}
