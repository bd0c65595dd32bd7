import { writeXlsx } from '@rappen/core/bulk';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { openImaging } from '../../packages/node/src/modules.ts';
import { eventually } from '../eventually.ts';
import { hasTools, outputOf } from '../oracles/tools.ts';
import { bookkeeperTable, typeCreditor } from './bookkeeper.ts';
import { downloaded, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

describe.skipIf(!hasBrowser)('rows and results of a table (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());
  const cell = (page: Page, row: number, column: number) =>
    page.locator(`.grid [data-row="${row}"][data-column="${column}"]`);

  async function openBookkeeper(count: number) {
    const opened = await browser.open('#/many');
    const file = browser.file('Debitoren.xlsx', writeXlsx(bookkeeperTable(count)));
    await opened.page.locator('input[type=file]').setInputFiles(file);
    await opened.page.locator('.grid').waitFor();
    return opened;
  }

  test('gets rows by a button, by typing behind the last one and by pasting, and loses those that are chosen; all of it undone', async () => {
    const { page } = await openBookkeeper(5);
    await typeCreditor(page);
    await page.getByText('Bills ready: 5 of 5.').waitFor();
    await page.getByRole('button', { name: 'Add row' }).click();
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT'));
    await page.keyboard.type('2001');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12.50\n');
    await page.getByText('Bills ready: 6 of 6.').waitFor();
    await cell(page, 6, 2).click();
    await page.keyboard.type('7\n');
    await page.getByText('Bills ready: 7 of 7.').waitFor();
    await page.evaluate(() => navigator.clipboard.writeText('A1\t\t1\r\nB2\t\t2\r\nC3\t\t3\r\n'));
    await cell(page, 7, 0).click();
    await page.keyboard.press('Control+v');
    await page.getByText('Bills ready: 10 of 10.').waitFor();
    // Whole rows by their heads, and by the keyboard
    await page.locator('.grid [data-head="1"]').click();
    await page.locator('.grid [data-head="2"]').click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Delete rows (2)' }).click();
    await page.getByText('Bills ready: 8 of 8.').waitFor();
    expect(await cell(page, 1, 0).textContent()).toBe('1004');
    await cell(page, 0, 0).click();
    await page.keyboard.press('Shift+Space');
    await page.keyboard.press('Control+Delete');
    await page.getByText('Bills ready: 7 of 7.').waitFor();
    for (const count of [8, 10]) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText(`Bills ready: ${count} of ${count}.`).waitFor();
    }
    expect(await cell(page, 1, 0).textContent()).toBe('1002');
    for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Bills ready: 5 of 5.').waitFor();
    expect(await cell(page, 5, 0).textContent()).toBe('');
    await page.context().close();
  });

  test('becomes whole invoices of the company on the desk, VAT added, in one PDF and in a ZIP', async () => {
    const { page } = await openBookkeeper(12);
    await typeCreditor(page);
    await page.getByText('Bills ready: 12 of 12.').waitFor();
    await page.locator('#many-print').selectOption('invoice');
    await page.getByText('Enter it once on the invoice desk').waitFor();
    expect(await page.getByRole('button', { name: 'One PDF', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Open the company' }).click();
    await page.locator('#desk-company-address').fill('Robert Schneider AG\nRue du Lac 1268\n2501 Biel');
    await page.locator('#desk-company-iban').fill('CH5800791123000889012');
    await page.locator('#desk-company-vat').selectOption('added');
    await page.locator('#desk-company-uid').fill('CHE-123.456.788');
    await page.locator('#desk-company-phone').fill('032 123 45 67');
    await page.getByRole('link', { name: 'Bulk', exact: true }).click();
    await page.getByText('Bills ready: 12 of 12.').waitFor();
    await page.locator('#many-print').selectOption('invoice');
    await page.getByText('They show Robert Schneider AG').waitFor();
    const whole = await downloaded(page, () => page.getByRole('button', { name: 'One PDF', exact: true }).click());
    const codes = await (await openImaging()).readCodes(whole.bytes, { effort: 'DEFAULT', all: true });
    expect(codes.ok && codes.value).toHaveLength(12);
    // 250 of the second row, 8.1 % VAT on top, rounded to 0.05
    expect(JSON.stringify(codes)).toContain('270.25');
    if (hasTools('pdftotext')) {
      const text = outputOf('pdftotext', browser.file('whole.pdf', whole.bytes), '-').toString();
      for (const part of ['Robert Schneider AG', '032 123 45 67', 'Kunde 12 AG', 'Invoice 1012', 'CHE-123.456.788'])
        expect(text).toContain(part);
    }
    await page.locator('#many-amounts').selectOption('gross');
    const archive = await downloaded(page, () =>
      page.getByRole('button', { name: 'ZIP of PDFs', exact: true }).click(),
    );
    const files = unzipSync(archive.bytes);
    expect(Object.keys(files)[1]).toBe('1002 Kunde 2 AG.pdf');
    const own = await (await openImaging()).readCodes(files['1002 Kunde 2 AG.pdf'] as Uint8Array, {
      effort: 'DEFAULT',
      all: true,
    });
    expect(JSON.stringify(own)).toContain('250.00');
    await page.context().close();
  });
});
