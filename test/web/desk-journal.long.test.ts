import { openTable } from '@rappen/core/bulk';
import { readPdfText } from '@rappen/pdf/text';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { desktop, downloaded, phone, withBrowser } from './browser.ts';
import { yearBackup } from './journal-desk.ts';
import { hasBrowser } from './launch.ts';

const lastYear = new Date().getUTCFullYear() - 1;
const views = ['Journal', 'VAT', 'Open items', 'Customer statement'];

describe.skipIf(!hasBrowser)('the journal of the desk (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  /** A desk with last year in it, at its journal. */
  async function opened(options: Parameters<typeof browser.open>[1] = {}): Promise<Page> {
    const { page } = await browser.open('#/desk/data', options);
    await page.locator('input[type=file]').setInputFiles(browser.file('year.json', await yearBackup(lastYear)));
    await page.getByRole('button', { name: 'Replace' }).click();
    await page.getByText('The backup was restored').waitFor();
    await page.getByRole('link', { name: 'Journal' }).click();
    await page.getByLabel('Period').selectOption({ label: 'Last year' });
    await page.locator('.journal-table').first().waitFor();
    return page;
  }

  const view = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
  const foot = (page: Page, name: string) => table(page, name).locator('tfoot td').allTextContents();

  test('says what happened in a year, its VAT both ways, what is open, and how a customer stands', async () => {
    const page = await opened();
    // Sixty invoices: the sums are those of the list that the backup was written from
    expect(await foot(page, 'Debtor journal in CHF')).toEqual(
      [`31 Dec ${lastYear}`, '', '', 'Closing balance', '81’525.45', '48’892.35', '32’633.10'].map((text) =>
        text.replace(/(?<=\d) (?=\d{3}\.)/g, '\u00a0'),
      ),
    );
    await view(page, 'VAT');
    const vat = await table(page, 'VAT in CHF').locator('tbody tr').allTextContents();
    expect(vat.some((row) => row.includes('303'))).toBe(true);
    await page.getByLabel('VAT is due').selectOption({ index: 1 });
    await table(page, 'VAT in CHF').getByText('Received').first().waitFor();
    await view(page, 'Open items');
    expect((await foot(page, 'Open items in CHF')).at(5)).toBe('32’633.10');
    await page.getByLabel('On', { exact: true }).fill(`${lastYear}-02-01`);
    await table(page, 'Open items in CHF').getByText('Not due').first().waitFor();
    await page.getByLabel('On', { exact: true }).fill(`${lastYear}-12-31`);
    await view(page, 'Customer statement');
    const balances: number[] = [];
    for (const name of ['Anna Muster', 'Garage Rossi SA', 'Treuhand Beispiel AG']) {
      await page.getByLabel('Customer', { exact: true }).selectOption({ label: name });
      await table(page, 'Statement in CHF').waitFor();
      balances.push(Math.round(Number((await foot(page, 'Statement in CHF')).at(-1)?.replace('’', '')) * 100));
    }
    expect(balances.reduce((sum, one) => sum + one, 0)).toBe(3_263_310);
  });

  test('saves what it shows as PDF, workbook and CSV, and as double entries', async () => {
    const page = await opened();
    const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Save as PDF' }).click());
    expect(pdf.name).toBe(`journal-${lastYear}-01-01-${lastYear}-12-31.pdf`);
    const read = readPdfText(pdf.bytes);
    const pages = read.ok ? read.value.pages.map(({ text }) => text) : [];
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain('Robert Schneider AG');
      expect(text).toContain(`01.01.${lastYear} to 31.12.${lastYear}`);
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(pages.join(' ')).toContain("32'633.10");
    const csv = await downloaded(page, () => page.getByRole('button', { name: 'Save as CSV' }).click());
    expect(csv.bytes.toString()).toContain('81525.45');
    const workbook = await downloaded(page, () => page.getByRole('button', { name: 'Save as Excel' }).click());
    const sheet = openTable(workbook.bytes);
    const rows = sheet.ok ? [...sheet.value.rows()].map(({ cells }) => cells) : [];
    expect(rows.some((cells) => cells.includes('81525.45') && cells.includes('CHF'))).toBe(true);
    await page.getByText('Double entries for your bookkeeping').click();
    await page.getByLabel('Program').selectOption('hledger');
    const entries = await downloaded(page, () => page.getByRole('button', { name: /^Save entries/ }).click());
    expect(entries.name).toMatch(/^entries-.*\.journal$/);
    expect(entries.bytes.toString()).toMatch(/Liabilities:2200 +CHF -81\.00/);
    // What statements of the bank tell is left to their own books unless it is asked for
    expect(entries.bytes.toString()).not.toMatch(/Assets:1020 +CHF 1600\.35/);
  });

  test.each([
    ['phone', phone, 'light'],
    ['tablet', { width: 820, height: 1000 }, 'dark'],
    ['desktop', desktop, 'light'],
    ['phone', phone, 'dark'],
    ['desktop', desktop, 'dark'],
  ] as const)('fits a %s and can be read by everybody (%o, %s)', async (_, size, scheme) => {
    const page = await opened({ size, scheme });
    await page.getByText('Double entries for your bookkeeping').click();
    for (const name of views) {
      await view(page, name);
      if (name === 'Customer statement') await page.getByLabel('Customer', { exact: true }).selectOption({ index: 1 });
      await page.locator('.journal-table').first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});
