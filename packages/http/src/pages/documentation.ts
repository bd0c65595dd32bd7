import { refused } from '../answer/answer.ts';
import { openApiDocument } from '../openapi/document.ts';
import { problem } from '../problems/index.ts';
import type { Call, Route } from '../route/route.ts';
import { routeId } from '../route/route-id.ts';

const files = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rappen API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<p style="margin: 16px 20px; font-family: sans-serif"><a href="/">Rappen in the browser</a></p>
<div id="ui"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;
const start = "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#ui', deepLinking: true, validatorUrl: null });\n";

/** Nothing on the page comes from elsewhere, and the headers say so. */
const policy = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};

/** The API document and the page that shows it, for all routes given. */
export function documentationRoutes(routes: readonly Route[]): readonly Route[] {
  let document: string | undefined;
  return [
    open('/openapi.json', 'The API description (OpenAPI 3.1)', 'application/json', () => {
      document ??= JSON.stringify(openApiDocument(routes), null, 2);
      return { body: document, type: 'application/json' };
    }),
    open('/docs', 'The API description as a page', 'text/html', () => ({
      body: page,
      type: 'text/html; charset=utf-8',
      headers: policy,
    })),
    open('/docs/start.js', 'Starts the page', 'text/javascript', () => ({
      body: start,
      type: 'text/javascript; charset=utf-8',
    })),
    ...Object.entries(files).map(([name, type]) =>
      open(`/docs/${name}`, 'Part of the page', type, async (call) => {
        const body = await call.ports.documentation.read(name);
        return body === undefined
          ? refused([problem('NOT_FOUND', [])])
          : { body: body as Uint8Array<ArrayBuffer>, type };
      }),
    ),
  ];
}

function open(path: string, summary: string, type: string, handle: (call: Call) => ReturnType<Route['handle']>): Route {
  return {
    id: routeId('page', path),
    method: 'GET',
    path,
    group: 'Documentation',
    summary,
    needsKey: false,
    answers: { [type]: 'text' },
    refusals: [],
    handle,
  };
}
