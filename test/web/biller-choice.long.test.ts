import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Administration, openAdministration } from '../../packages/node/src/administration.ts';
import { anna, claim, goTo, makeKey } from './biller.ts';
import { withBrowser } from './browser.ts';

const storage = { folder: mkdtempSync(join(tmpdir(), 'rappen-choice-')) };
const config = { port: 0, host: '127.0.0.1', apiKey: undefined, storage };
const browser = withBrowser([], config);
let operator: Administration;
let page: Page;
beforeAll(async () => {
  page = await claim(browser);
  operator = await openAdministration(config);
  const address = { postalCode: '3600', city: 'Thun', countryCode: 'CH' };
  const biller = await operator.store.ebill.billers.create({
    owner: 'second',
    legalName: 'Muster AG',
    address,
    status: 'ACTIVE',
    isPrimaryNetworkPartner: true,
    paymentTermDays: 30,
    createdAt: new Date().toISOString(),
  });
  if (biller === undefined) throw new Error('There is one already');
  const added = await operator.call(biller, '/connect/Users/create', JSON.stringify({ ...anna, role: 'owner' }));
  expect([added.status, added.text]).toEqual([200, expect.stringContaining(anna.emailAddress)]);
});
afterAll(async () => {
  await operator.close();
  rmSync(storage.folder, { recursive: true, force: true });
});

const shown = () =>
  page.getByRole('list', { name: 'Biller', exact: true }).locator('[aria-current=true]').textContent();

test('somebody with several billers switches between them in one click', async () => {
  await makeKey(page, 'Key of the first biller');
  await page.reload();
  expect(await shown()).toBe('Robert Schneider AG');
  await page.getByRole('button', { name: 'Muster AG' }).click();
  await page.getByText('Key of the first biller').waitFor({ state: 'detached' });
  await makeKey(page, 'Key of the second');
  await page.reload();
  expect(await shown()).toBe('Muster AG');
  await page.getByText('Key of the second').waitFor();
  expect(await page.getByText('Key of the first biller').count()).toBe(0);
});

test('two windows work for two billers', async () => {
  const other = await page.context().newPage();
  await other.goto(`${browser.url}/#/biller/keys`);
  await other.getByRole('button', { name: 'Robert Schneider AG' }).click();
  await other.getByText('Key of the first biller').waitFor();
  await goTo(page, 'audit');
  await goTo(page, 'keys');
  await page.getByText('Key of the second').waitFor();
  expect(await page.getByText('Key of the first biller').count()).toBe(0);
  expect(await shown()).toBe('Muster AG');
  await other.close();
  browser.expectQuiet();
});
