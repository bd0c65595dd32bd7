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

  async function rejected(): Promise<{ readonly id: number; readonly emailAddress: string }> {
    const { submit, read } = program(browser.url, key);
    const id = await submit('bill', 'DELIVER');
    await goTo(page, `cases/${id}`);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.locator('.status').getByText('rejected').waitFor();
    const { emailAddress } = (await read(`business-cases/${id}`)).billRecipient;
    return { id, emailAddress };
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
    const { id, emailAddress } = await rejected();
    const open = await program(browser.url, key).submit('bill', 'STAGE', ({ billRecipient }) => {
      Object.assign(billRecipient, { emailAddress });
    });
    await goTo(page, 'erasure');
    await page.getByLabel('E-mail address').fill('no address');
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Erase' }).click();
    await page.locator('#erase-emailAddress[aria-invalid]').waitFor();
    await page.getByLabel('E-mail address').fill(emailAddress);
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.locator('dialog').getByText(emailAddress).waitFor();
    await page.locator('dialog').getByRole('button', { name: 'Erase' }).click();
    const row = (number: number) => page.locator('.list tbody tr').filter({ hasText: `#${number}` });
    await row(id).getByText('erased', { exact: true }).waitFor();
    await row(open).getByText('The case is not over').waitFor();
    expect(await page.getByLabel('E-mail address').inputValue()).toBe('');
    expect(await violationsOf(page)).toEqual([]);
  });
});
