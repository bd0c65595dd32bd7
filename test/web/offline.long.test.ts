import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderRaster } from '@rappen/core/render/raster';
import { encodeSymbol, invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { violationsOf } from './axe.ts';
import { downloaded, loadExample, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

interface Seen {
  readonly path: string;
  readonly cookie: string | undefined;
}

/** Stands before the server: writes down what is asked for, and gives other files where a version is newer. */
function withProxy(target: () => string) {
  const seen: Seen[] = [];
  let newer: string | undefined;
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const path = request.url ?? '/';
      seen.push({ path, cookie: request.headers.cookie });
      const answer = await fetch(target() + path, { headers: { 'accept-encoding': 'identity' } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isChanged = newer !== undefined && ['/', '/service-worker.js'].includes(path);
      const body = isChanged ? changed(path, bytes.toString(), newer ?? '') : bytes;
      const headers = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => void server.close());
  return {
    seen,
    release(name: string) {
      newer = name;
    },
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
}

/** As the build would write them of a newer application. */
function changed(path: string, text: string, version: string): string {
  return path === '/'
    ? text.replace('<title>', `<meta name="version" content="${version}"><title>`)
    : text.replace(/"[0-9A-F]{8}"/, `"${version}"`);
}

/** What the browser keeps of the application, once it keeps all of it. */
async function keptPaths(page: Page): Promise<string[]> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
}

const versionOf = (page: Page) => page.locator('meta[name=version]').getAttribute('content');

function pictureOfBill(): Uint8Array {
  const invoice = parseDraft(invoiceExamples.withQrReference, profiles['2.3']);
  const symbol = invoice.ok ? encodeSymbol(invoice.value) : invoice;
  if (!invoice.ok || !symbol.ok) throw new Error('The example is no bill');
  const part = drawPaymentPart(invoice.value, symbol.value, { language: 'de', pageSize: 'A4' });
  if (!part.ok) throw new Error('The example has no room');
  return renderRaster(part.value.drawing, { format: 'png', dotsPerInch: 150 });
}

describe.skipIf(!hasBrowser)('the application on a device (needs chromium)', () => {
  const browser = withBrowser();
  const proxy = withProxy(() => browser.url);
  afterAll(() => browser.expectQuiet(/ERR_INTERNET_DISCONNECTED/));

  test('without a network everything works that needs no service', async () => {
    const { page } = await browser.open('', { origin: proxy.url });
    await keptPaths(page);
    const before = proxy.seen.length;
    await page.context().setOffline(true);
    const visit = async (hash: string) => {
      await page.goto(`${proxy.url}/${hash}`);
      await page.reload();
    };

    await visit('#/desk/new');
    await page.locator('#desk-company-address').fill('Robert Schneider AG\nRue du Lac 1268\n2501 Biel');
    await page.locator('#desk-company-iban').fill('CH4431999123000889012');
    await page.locator('#desk-address').fill('Anna Muster\nSeestrasse 7\n3600 Thun');
    await page.locator('#desk-positions-0-description').fill('Consulting');
    await page.locator('#desk-positions-0-price').fill('1180');
    const invoice = await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
    expect(invoice.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    await visit('#/make');
    await loadExample(page, 'withQrReference');
    const slip = await downloaded(page, () => page.getByRole('button', { name: 'PDF' }).click());
    expect(slip.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    await visit('#/read');
    const files = 'input[type=file]';
    await page.locator(files).setInputFiles(browser.file('bill.png', pictureOfBill()));
    await expect.poll(() => page.locator('.card').textContent()).toMatch(/1\s949\.75/);
    await page.locator(files).first().setInputFiles(browser.file('slip.pdf', slip.bytes));
    await page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 100);

    await visit('#/many');
    await page.locator(files).setInputFiles(browser.file('bills.csv', readFileSync('examples/bills.csv')));
    await page.getByRole('button', { name: 'One PDF', exact: true }).waitFor();
    // The browser itself asks for a newer worker, past the network that is switched off for pages
    const asked = proxy.seen.slice(before).map(({ path }) => path);
    expect(asked.filter((path) => path !== '/service-worker.js')).toEqual([]);
  });

  test('what the service answers is never kept', async () => {
    const { page } = await browser.open('', { origin: proxy.url });
    const paths = await keptPaths(page);
    expect(paths).toContain('/');
    expect(paths.filter((path) => !/^\/(?:manifest\.webmanifest|assets\/[\w.-]+)?$/.test(path))).toEqual([]);
    const addresses = ['/openapi.json', '/docs', '/docs/start.js'];
    const ask = () =>
      page.evaluate(
        (all) =>
          Promise.all(
            all.map((each) =>
              fetch(each, { cache: 'no-store' }).then(
                ({ status }) => status,
                () => 0,
              ),
            ),
          ),
        addresses,
      );
    for (const _ of [1, 2]) {
      const before = proxy.seen.length;
      expect((await ask()).every((status) => status > 0)).toBe(true);
      const asked = proxy.seen.slice(before).map(({ path }) => path);
      expect(asked).toEqual(expect.arrayContaining(addresses));
    }
    await page.context().setOffline(true);
    expect(await ask()).toEqual(addresses.map(() => 0));
    expect(await keptPaths(page)).toEqual(paths);
  });

  test('what is kept is asked for without cookies', async () => {
    const { page } = await browser.open('#/many', { origin: proxy.url });
    await keptPaths(page);
    await page.context().addCookies([{ name: 'session', value: 'secret', url: proxy.url }]);
    const before = proxy.seen.length;
    proxy.release('cookies');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText('A new version is ready.').waitFor();
    const kept = proxy.seen.slice(before).filter(({ path }) => path !== '/service-worker.js');
    expect(kept.map(({ path }) => path)).toContain('/');
    expect(kept.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  });

  test('a new version is announced in every tab, taken when asked for, and replaces the old one', async () => {
    proxy.release('first');
    const { page } = await browser.open('#/make', { origin: proxy.url });
    await keptPaths(page);
    const other = await page.context().newPage();
    await other.goto(`${proxy.url}/#/read`);
    await other.locator('h1').waitFor();
    await page.locator('#bill-creditor-name').fill('Anna Muster');

    proxy.release('second');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    for (const each of [page, other]) await each.getByText('A new version is ready.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // Nobody asked for it: also a page that is opened now is the old one
    await other.reload();
    await other.getByText('A new version is ready.').waitFor();
    expect(await versionOf(other)).toBe('first');
    expect(await page.locator('#bill-creditor-name').inputValue()).toBe('Anna Muster');

    await page.getByRole('button', { name: 'Reload' }).click();
    await eventually(async () => expect(await versionOf(page)).toBe('second'));
    await eventually(async () => expect(await page.evaluate(() => caches.keys())).toHaveLength(1));
    expect(await versionOf(other)).toBe('first');
    await other.getByRole('button', { name: 'Reload' }).click();
    await eventually(async () => expect(await versionOf(other)).toBe('second'));
    expect(await other.getByText('A new version is ready.').count()).toBe(0);
  });

  test('a device can install it', async () => {
    const manifest = await (await fetch(`${browser.url}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', short_name: 'Rappen' });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(browser.url + src);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
      const bytes = Buffer.from(await icon.arrayBuffer());
      if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    const { page } = await browser.open('', { origin: proxy.url });
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // The browser of the tests has no profile of a person
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
});
