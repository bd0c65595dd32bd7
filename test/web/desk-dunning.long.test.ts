import { afterAll, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { downloaded, withBrowser } from './browser.ts';
import { slipIn, withInvoice } from './issued-invoice.ts';
import { hasBrowser } from './launch.ts';

describe.skipIf(!hasBrowser)('reminders of the desk (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test('have the levels, fees and letters of the company, stand in the account, and can be taken back', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await page.getByRole('heading', { name: /-002/ }).waitFor();
    await page.locator('#desk-date').fill('2026-01-05');
    await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
    await page.getByText('Issued on').waitFor();
    const invoice = page.url();
    const go = (hash: string) => page.goto(page.url().replace(/#.*/, hash));
    await go('#/desk/company');
    await page.getByRole('button', { name: 'Set own levels' }).click();
    await page.locator('#desk-dunning-1-fee').fill('20.-');
    await page.locator('#desk-dunning-1-title').fill('Friendly reminder');
    for (const level of [3, 2]) await page.getByRole('button', { name: `Remove level ${level}` }).click();
    expect(await violationsOf(page)).toEqual([]);
    await go('#/desk');
    await page.getByRole('link', { name: 'Reminders due: 1' }).click();
    await page.getByRole('row').filter({ hasText: 'Friendly reminder' }).filter({ hasText: '20.00' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create reminders: 1' }).click();
    const { bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Save all as one PDF' }).click());
    expect(await slipIn(bytes)).toMatchObject({ problems: [], draft: { amount: '1200.00' } });
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(invoice);
    await page.locator('.account .rest').getByText('CHF 1’200.00').waitFor();
    await page.getByRole('link', { name: /^Friendly reminder, / }).waitFor();
    // There is one level, and it is through
    await go('#/desk');
    await page.locator('.invoices').waitFor();
    expect(await page.getByText('Reminders due').count()).toBe(0);
    await page.getByRole('row').filter({ hasText: 'Reminder' }).first().getByRole('link').click();
    await page.getByRole('button', { name: 'Cancel document' }).click();
    await page.getByText('It stays in the list').waitFor();
    await go('#/desk');
    await page.getByText('Reminders due: 1').waitFor();
    await page.goto(invoice);
    await page.getByRole('heading', { name: /-002/ }).waitFor();
    expect(await page.locator('.account .rest').count()).toBe(0);
  });
});
