import type { Route } from '../route/route.ts';

/** How callers are admitted. */
export const securitySchemes = {
  header: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description:
      'Your API key: RAPPEN_API_KEY of the service, or a key created by "rappen keys create" or on the pages',
  },
  query: {
    type: 'apiKey',
    in: 'query',
    name: 'api_key',
    description: 'Only for links, where you cannot send a header: addresses end up in logs and browser histories',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description: 'The cookie of Session.login; requests that change anything also need the header X-CSRF-Token',
  },
} as const;

const keys = [{ header: [] }, { query: [] }];

/** How to be admitted, where it is not as the document says for all. */
export function securityOf(route: Route): { readonly security?: readonly unknown[] } {
  const { needsKey, keyInHeaderOnly = false, leastRole } = route;
  if (!needsKey) return { security: [] };
  if (!keyInHeaderOnly && leastRole === undefined) return {};
  const own = keyInHeaderOnly ? [{ header: [] }] : keys;
  return { security: leastRole === undefined ? own : [...own, { session: [] }] };
}
