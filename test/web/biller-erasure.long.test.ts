import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { claim, goTo, makeKey, program } from './biller.ts';
import { withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

describe.skipIf(!hasBrowser)('an owner who is asked to erase data (needs chromium)', () => {
  const browser = withBrowser();
  let page: Page;
  let key: string;
  beforeAll(async () => {
    page = await claim(browser);
    key = await makeKey(page, 'Bookkeeping');
  });
  // What is gone, and what is no address, is asked for here
  afterAll(() => browser.expectQuiet(/^4(?:00|04) |status of 4(?:00|04)/));

  async function rejected() {
    const { submit, read } = program(browser.url, key);
    const id = await submit('bill', 'DELIVER');
    await goTo(page, `cases/${id}`);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.locator('.status').getByText('rejected').waitFor();
    const { billRecipient, referenceNumber } = await read(`business-cases/${id}`);
    return { id, referenceNumber: String(referenceNumber), emailAddress: String(billRecipient.emailAddress) };
  }

  test('erases one case on its page, after it said what goes', async () => {
    const { id } = await rejected();
    await page.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.locator('dialog');
    await dialog.getByText('This cannot be undone').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('heading', { name: 'All cases' }).waitFor();
    await goTo(page, `cases/${id}`);
    await page.getByText('No business case has this id').waitFor();
    await goTo(page, 'audit');
    await page.locator('.list').getByText('case erased').first().waitFor();
  });

  test('erases all closed cases of a recipient, and is told of those that are open', async () => {
    const { referenceNumber, emailAddress } = await rejected();
    const { submit, read } = program(browser.url, key);
    const open = await submit('bill', 'STAGE', ({ billRecipient }) => {
      Object.assign(billRecipient, { emailAddress });
    });
    const openNumber = (await read(`business-cases/${open}`)).referenceNumber;
    await goTo(page, 'erasure');
    await page.getByLabel('E-mail address').fill('no address');
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Erase' }).click();
    await page.locator('#erase-emailAddress[aria-invalid]').waitFor();
    await page.getByLabel('E-mail address').fill(emailAddress);
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.locator('dialog').getByText(emailAddress).waitFor();
    await page.locator('dialog').getByRole('button', { name: 'Erase' }).click();
    const row = (number: string) => page.getByRole('row', { name: `Bill ${number}` });
    await row(referenceNumber).getByText('erased', { exact: true }).waitFor();
    expect(await row(referenceNumber).getByRole('link').count()).toBe(0);
    await row(openNumber).getByText('The case is not over').waitFor();
    const link = row(openNumber).getByRole('link', { name: `Bill ${openNumber}`, exact: true });
    expect(await link.getAttribute('href')).toBe(`#/biller/cases/${open}`);
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('');
    expect(await violationsOf(page)).toEqual([]);
  });
});
