import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildWeb } from '../../scripts/build-web.ts';
import { eventually } from '../eventually.ts';
import { withServer } from '../http/server.ts';
import { withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

test('the first page is small', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-web-'));
  const { compressedBytes } = await buildWeb(folder, { copies: false });
  rmSync(folder, { recursive: true });
  console.log(`First page: ${compressedBytes} bytes compressed`);
  expect(compressedBytes).toBeLessThan(60_000);
});

describe('the server', () => {
  const server = withServer();
  const get = (path: string, encoding = 'identity') =>
    fetch(server.url + path, { headers: { 'accept-encoding': encoding } });

  test('gives the page with a policy that lets nothing in', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|https?:|\*/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('permissions-policy')).toContain('camera=(self)');
  });

  test('gives each asset for ever, and compressed where that is understood', async () => {
    const html = await (await get('/')).text();
    const names = [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      const plain = await get(name);
      expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
      expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      // Pictures are compressed as they are
      for (const encoding of name.endsWith('.png') ? [] : ['br', 'gzip']) {
        const packed = await get(name, `x, ${encoding};q=0.5`);
        expect(packed.headers.get('content-encoding')).toBe(encoding);
        expect(packed.headers.get('vary')).toBe('Accept-Encoding');
      }
      expect((await get(name, 'br;q=0, gzip;q=0.0')).headers.get('content-encoding')).toBeNull();
    }
  });

  test.each(['/assets/..%2findex.html', '/assets/main.js.br', '/assets/none-1.js', '/index.html'])(
    'has nothing at %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

describe.skipIf(!hasBrowser)('the application (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test('language and appearance are kept', async () => {
    const { page } = await browser.open('#/make');
    await page.getByLabel('Language', { exact: true }).selectOption('it');
    await page.getByRole('heading', { name: 'Creare una QR-fattura' }).waitFor();
    await page.getByLabel('Aspetto').selectOption('dark');
    await page.reload();
    await page.getByRole('heading', { name: 'Creare una QR-fattura' }).waitFor();
    expect(
      await page.evaluate(() => [document.documentElement.lang, getComputedStyle(document.body).backgroundColor]),
    ).toEqual(['it', 'rgb(23, 22, 21)']);
  });

  test('all pages are reached from the header, and the API page leads back', async () => {
    const { page } = await browser.open('');
    for (const [link, title] of [
      ['Create', 'Create a QR-bill'],
      ['Invoices', 'Invoice desk'],
      ['Read', 'Read a QR-bill'],
      ['Bulk', 'Create many QR-bills'],
      ['Bank', 'Pay bills'],
      ['Account statements', 'Account statements'],
      ['eBill', 'eBill for billers'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await page.getByRole('heading', { name: title }).waitFor();
      await page.waitForFunction((expected) => document.title.endsWith(expected), `${title} – Rappen`);
      await eventually(async () => expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title));
    }
    await page.getByRole('link', { name: 'API' }).click();
    await page.getByRole('link', { name: 'Rappen in the browser' }).click();
    await page.getByRole('heading', { name: 'Invoice desk' }).waitFor();
  });
});
