import type { Route } from '../route/route.ts';
import { type Components, operationOf } from './operation.ts';
import { securitySchemes } from './security.ts';
import { tagOf } from './tags.ts';
import { deliveriesTag, webhooksOf } from './webhooks.ts';

type Json = Record<string, unknown>;

const description = `Create, validate, read and print Swiss QR-bills; pay them and match account statements with them; submit electronic bills and follow them.

Send your API key in the header \`X-API-Key\`. An answer with status 400 or more is JSON that lists every problem at once, each with a stable \`code\` and the field it is about; \`x-problem-codes\` of an operation names the codes it can report.

In JSON bodies \`null\` counts as absent, and exact decimals of business cases may be sent as text, too. Answers may get new members: ignore those you do not know.

Repeat a POST that got no answer with the same \`Idempotency-Key\`: it is carried out once.`;

/** The OpenAPI 3.1 document of a route table. */
export function openApiDocument(routes: readonly Route[]): Json {
  const components: Components = { schemas: {}, names: new Map(), headers: {} };
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, components) };
  }
  const webhooks = webhooksOf(components);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rappen',
      version: '2.1',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Rappen' },
    },
    servers: [{ url: '/' }],
    security: [{ header: [] }, { query: [] }],
    tags: [...new Set([...routes.map((route) => route.group), deliveriesTag])].map(tagOf),
    paths,
    webhooks,
    components: { securitySchemes, headers: sorted(components.headers), schemas: sorted(components.schemas) },
  };
}

function sorted(parts: Json): Json {
  return Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
