import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { claim, type Example, goTo, makeKey, program } from './biller.ts';
import { withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

describe.skipIf(!hasBrowser)('a biller with many cases (needs chromium)', () => {
  const browser = withBrowser();
  let page: Page;
  let key: string;
  beforeAll(async () => {
    page = await claim(browser);
    key = await makeKey(page, 'Bookkeeping');
  });
  afterAll(() => browser.expectQuiet());

  test('releases those that are chosen, and is told of one that was held back', async () => {
    const { submit, read } = program(browser.url, key);
    let first: Example | undefined;
    await submit('bill', 'DELIVER', (businessCase) => {
      first = businessCase;
    });
    const good = [await submit('bill', 'STAGE'), await submit('reminder', 'STAGE')];
    const twin = await submit('bill', 'STAGE', (businessCase) => {
      const { billRecipient, singlePayment, totalAmount } = first ?? businessCase;
      Object.assign(businessCase, { billRecipient, singlePayment, totalAmount });
    });
    const other = await submit('bill', 'STAGE');
    await goTo(page, 'staged');
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Release (4)' }).waitFor();
    const { referenceNumber } = await read(`business-cases/${other}`);
    await page.getByLabel(`Select: ${referenceNumber}`).uncheck();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Release (3)' }).click();
    await page.getByText('Released: 2. Not released: 1.').waitFor();
    const refused = await read(`business-cases/${twin}`);
    const outcome = page.locator('.card', { hasText: 'Released: 2' });
    await outcome.getByRole('link', { name: refused.referenceNumber }).waitFor();
    await outcome.getByText('Held back: please check').waitFor();
    for (const id of good) expect((await read(`business-cases/${id}`)).processingStatus).not.toBe('STAGED');
    expect((await read(`business-cases/${other}`)).processingStatus).toBe('STAGED');
    if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/many.png`, fullPage: true });
  });

  test('discards those that are chosen, after a question', async () => {
    await goTo(page, 'staged');
    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: /^Discard \(2\)$/ }).click();
    const dialog = page.locator('dialog');
    await dialog.getByText('Discard the selected cases?').waitFor();
    await dialog.getByRole('button', { name: 'Discard (2)' }).click();
    await page.getByText('Nothing is awaiting release').waitFor();
    await page.getByText('Discarded: 2.').waitFor();
  });
});
