import { type Answer, refused } from '../answer/answer.ts';
import { problem } from '../problems/index.ts';
import type { Call, Route } from '../route/route.ts';
import { routeId } from '../route/route-id.ts';

/** The web application as files: pages and assets that need no key. */
export const webRoutes: readonly Route[] = [
  open('/', 'The web application', { 'text/html': 'text' }, (call) => fileAnswer(call, 'index.html', 'no-cache')),
  open('/manifest.webmanifest', 'What a device shows of it', { 'application/manifest+json': 'text' }, (call) =>
    fileAnswer(call, 'manifest.webmanifest', 'no-cache'),
  ),
  open('/service-worker.js', 'Keeps it on the device', { 'text/javascript': 'text' }, (call) =>
    fileAnswer(call, 'service-worker.js', 'no-cache'),
  ),
  open('/assets/:name', 'Part of the web application', { 'application/octet-stream': 'binary' }, (call) => {
    const name = call.parameters['name'] ?? '';
    return isAssetName(name)
      ? fileAnswer(call, `assets/${name}`, 'public, max-age=31536000, immutable')
      : refused([problem('NOT_FOUND', [])]);
  }),
];

const types: Readonly<Record<string, string>> = {
  __proto__: null as never,
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

/** A single name with a hash in it, never a path. */
function isAssetName(name: string): boolean {
  return /^[\w-]{1,80}\.(?:js|css|wasm|svg|png|woff2)$/.test(name);
}

/** Everything comes from here, nothing may frame it, and only the camera is asked for. */
const policy = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; " +
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; media-src 'self' blob:; frame-src 'self' blob:; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Compressed copies lie beside each file, by the end of their name. */
const encodings = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

async function fileAnswer({ request, ports }: Call, name: string, caching: string): Promise<Answer> {
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const headers = { ...policy, 'cache-control': caching, vary: 'Accept-Encoding' };
  for (const [encoding, end] of encodings) {
    if (!accepts(request, encoding)) continue;
    const body = await ports.web?.read(`${name}.${end}`);
    if (body !== undefined)
      return { body: body as Uint8Array<ArrayBuffer>, type, headers: { ...headers, 'content-encoding': encoding } };
  }
  const body = await ports.web?.read(name);
  if (body !== undefined) return { body: body as Uint8Array<ArrayBuffer>, type, headers };
  if (name !== 'index.html') return refused([problem('NOT_FOUND', [])]);
  return { body: unbuilt, type, headers: { ...headers, 'cache-control': 'no-store' } };
}

/** Whether `Accept-Encoding` names an encoding with a weight above 0. Source: RFC 9110, 12.5.3. */
function accepts(request: Request, encoding: string): boolean {
  const named = (request.headers.get('accept-encoding') ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim().toLowerCase().split(';'))
    .find(([name]) => name?.trim() === encoding);
  return named !== undefined && !/^\s*q=0(?:\.0*)?\s*$/.test(named[1] ?? '');
}

const unbuilt = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Rappen</title></head>
<body>
<h1>Rappen</h1>
<p>The web application is not built yet: run <code>npm run build:web</code> and load this page again.</p>
<p>The service runs. Its operations are described at <a href="/docs">/docs</a>.</p>
</body>
</html>
`;

function open(path: string, summary: string, answers: Route['answers'], handle: Route['handle']): Route {
  return {
    id: routeId('file', path),
    method: 'GET',
    path,
    group: 'Web application',
    summary,
    needsKey: false,
    answers,
    refusals: [],
    handle,
  };
}
