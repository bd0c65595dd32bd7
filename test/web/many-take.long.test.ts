import { writeXlsx } from '@rappen/core/bulk';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { bookkeeperTable, typeCreditor } from './bookkeeper.ts';
import { withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

describe.skipIf(!hasBrowser)('a list that becomes invoices of the desk (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  async function open(page: Page, count: number) {
    await page.getByRole('link', { name: 'Bulk', exact: true }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles(browser.file('Debitoren.xlsx', writeXlsx(bookkeeperTable(count))));
    await page.getByText(`Bills ready: ${count} of ${count}.`).waitFor();
  }

  test('what is new is taken, what is known is told, and it is taken back by one click', async () => {
    const { page } = await browser.open('#/desk/company');
    await page.locator('#desk-company-address').fill('Robert Schneider AG\nRue du Lac 1268\n2501 Biel');
    await page.locator('#desk-company-iban').fill('CH5800791123000889012');
    await page.getByRole('link', { name: 'Bulk', exact: true }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles(browser.file('Debitoren.xlsx', writeXlsx(bookkeeperTable(12))));
    await page.locator('.grid').waitFor();
    await typeCreditor(page);
    await page.getByText('Bills ready: 12 of 12.').waitFor();
    const button = page.getByRole('button', { name: 'Take as invoices (12)' });
    await button.click();
    await page.getByText('Taken to the desk as open invoices: 12.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Show them' }).click();
    await page.getByText('1012', { exact: true }).first().waitFor();
    await page.reload();
    await page.getByText('1012', { exact: true }).first().waitFor();
    await open(page, 14);
    await page.getByRole('button', { name: 'Take as invoices (2)' }).click();
    await page.getByText('Taken to the desk as open invoices: 2.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await page.getByText('The invoices are taken back.').waitFor();
    await page.getByRole('button', { name: 'Take as invoices (2)' }).waitFor();
    await page.context().close();
  });
});
