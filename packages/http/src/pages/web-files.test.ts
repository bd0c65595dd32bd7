import { expect, test } from 'vitest';
import type { Answer, SuccessAnswer } from '../answer/answer.ts';
import type { Call } from '../route/route.ts';
import { webRoutes } from './web-files.ts';

const [page, manifest, worker, asset] = webRoutes;

async function get(
  files: Readonly<Record<string, string>>,
  name?: string,
  encodings = '',
): Promise<Answer | undefined> {
  const read = async (path: string) => {
    const text = files[path];
    return text === undefined ? undefined : new TextEncoder().encode(text);
  };
  const request = new Request('http://localhost/', { headers: { 'accept-encoding': encodings } });
  const call = { request, parameters: name === undefined ? {} : { name }, ports: { web: { read } } };
  return (name === undefined ? page : asset)?.handle(call as unknown as Call);
}

test('without the built files, the page says how to build them', async () => {
  const answer = (await get({})) as SuccessAnswer;
  expect(answer.type).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain('npm run build:web');
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
});

test.each([
  ['', 'plain', undefined],
  ['gzip, deflate, br', 'by br', 'br'],
  ['gzip;q=1.0, br;q=0', 'by gzip', 'gzip'],
  ['BR', 'by br', 'br'],
  ['brotli, x-gzip', 'plain', undefined],
  ['identity', 'plain', undefined],
])('to %j the file comes %s', async (encodings, text, encoding) => {
  const files = { 'assets/a-1.js': 'plain', 'assets/a-1.js.br': 'by br', 'assets/a-1.js.gz': 'by gzip' };
  const answer = (await get(files, 'a-1.js', encodings)) as SuccessAnswer;
  expect(new TextDecoder().decode(answer.body as Uint8Array)).toBe(text);
  expect(answer.headers?.['content-encoding']).toBe(encoding);
  expect(answer.type).toBe('text/javascript; charset=utf-8');
});

test.each(['../index.html', 'a.js.br', 'a', '.js', 'a/b.js', 'a.html', `${'a'.repeat(90)}.js`, 'none-1.js'])(
  'there is nothing at %s',
  async (name) => {
    const files = new Proxy({}, { get: (_, path) => (path === `assets/none-1.js` ? undefined : 'secret') });
    expect(await get(files, name)).toMatchObject({ problems: [{ code: 'NOT_FOUND' }] });
  },
);

test.each([
  [manifest, 'manifest.webmanifest', 'application/manifest+json'],
  [worker, 'service-worker.js', 'text/javascript; charset=utf-8'],
] as const)('the browser asks again for %#', async (route, name, type) => {
  expect(route?.path).toBe(`/${name}`);
  const read = async (path: string) => (path === name ? new TextEncoder().encode('it') : undefined);
  const call = { request: new Request('http://localhost/'), parameters: {}, ports: { web: { read } } };
  const answer = (await route?.handle(call as unknown as Call)) as SuccessAnswer;
  expect(answer.type).toBe(type);
  expect(answer.headers?.['cache-control']).toBe('no-cache');
  expect(answer.headers?.['content-security-policy']).toContain("manifest-src 'self'");
});
