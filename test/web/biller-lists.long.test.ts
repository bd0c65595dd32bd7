import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { claim, type Example, goTo, makeKey, program } from './biller.ts';
import { downloaded, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

/** More than the list shows at a time, so that what is not on the page counts too. */
const stagedCount = 54;

describe.skipIf(!hasBrowser)('the lists of a biller (needs chromium)', () => {
  const browser = withBrowser();
  let page: Page;
  let key: string;
  let held: number;
  beforeAll(async () => {
    page = await claim(browser);
    key = await makeKey(page, 'Bookkeeping');
    const { submit } = program(browser.url, key);
    let first: Example | undefined;
    await submit('bill', 'DELIVER', (businessCase) => {
      first = businessCase;
    });
    for (let index = 1; index < stagedCount; index++) {
      await submit('bill', 'STAGE', (businessCase) => {
        businessCase.referenceNumber = `L-${String(index).padStart(3, '0')}`;
        businessCase.billRecipient.name = `${index % 2 === 0 ? 'Äbi' : 'Zwahlen'} ${index}`;
        // Another amount each, so that none looks like the repetition of another
        amountOf(businessCase, index === 7 ? '150.05' : `100.${String(index).padStart(2, '0')}`);
      });
    }
    held = await submit('bill', 'STAGE', (businessCase) => {
      const { billRecipient, singlePayment, totalAmount } = first ?? businessCase;
      Object.assign(businessCase, { billRecipient, singlePayment, totalAmount });
      businessCase.referenceNumber = '=1+1';
    });
  });
  // A connection is cut on purpose
  afterAll(() => browser.expectQuiet(/ERR_FAILED/));

  const references = () => page.locator('.list tbody tr a').allInnerTexts();

  test('are sorted by their columns, page by page', async () => {
    await goTo(page, 'staged?text=l-0');
    await page.locator('.list tbody tr').nth(49).waitFor();
    const amount = page.getByRole('button', { name: 'Amount' });
    await amount.click();
    await page.locator('th[aria-sort=descending]', { hasText: 'Amount' }).waitFor();
    await page.locator('.list tbody tr').first().getByText('L-007').waitFor();
    await page.getByRole('button', { name: 'Recipient' }).click();
    await page.locator('.list tbody tr').first().getByText('Äbi 10').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.locator('.list tbody tr').nth(2).waitFor();
    await page.locator('.list tbody tr').nth(3).waitFor({ state: 'detached' });
    const names = await page.locator('.list tbody tr td:nth-child(3)').allInnerTexts();
    expect(names.every((name) => name.startsWith('Zwahlen'))).toBe(true);
    await page.reload();
    await page.locator('th[aria-sort=ascending]', { hasText: 'Recipient' }).waitFor();
    expect(await references()).toHaveLength(3);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('say what everything that is found adds up to, not only the page', async () => {
    await goTo(page, 'staged?text=l-0');
    const totals = page.locator('.totals-line');
    await totals.getByText(`${stagedCount - 1} cases`).waitFor();
    await totals.getByText('CHF 5’364.29').waitFor();
    await page.getByLabel('Search').fill('l-00');
    await totals.getByText('9 cases').waitFor();
    await totals.getByText('CHF 950.43').waitFor();
    await page.getByLabel('Period').selectOption('submitted');
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await page.getByText('No cases match these filters').waitFor();
    expect(await page.evaluate(() => location.hash)).toContain('date=submitted&to=2020-01-01');
    await page.getByLabel('To', { exact: true }).fill('');
    await totals.getByText('9 cases').waitFor();
  });

  test('are saved whole as a table, amounts as numbers and no text as a formula', async () => {
    await goTo(page, 'staged');
    await page.getByText(`${stagedCount} cases`).waitFor();
    const csv = await downloaded(page, () => page.getByRole('button', { name: 'Save as CSV' }).click());
    expect(csv.name).toBe('awaiting-release.csv');
    const rows = csv.bytes.toString('utf8').trim().split('\r\n');
    expect(rows).toHaveLength(stagedCount + 1);
    expect(rows[0]).toContain('Type;Reference number;Recipient;Currency;Amount');
    expect(rows.join('\n')).toMatch(/Bill;'=1\+1;/);
    expect(rows.join('\n')).toMatch(/Bill;L-007;Zwahlen 7;CHF;150\.05;\d{4}-\d\d-\d\d;/);
    await page.getByText(`awaiting-release.csv: ${stagedCount} cases`).waitFor();
    const xlsx = await downloaded(page, () => page.getByRole('button', { name: 'Save as Excel' }).click());
    const sheet = new TextDecoder().decode(unzipSync(xlsx.bytes)['xl/worksheets/sheet1.xml']);
    expect(sheet).toContain('<v>150.05</v>');
    expect(sheet).toContain('>=1+1<');
    expect(sheet).not.toContain('<f>');
  });

  test('are released whole after a question, with a report, and once', async () => {
    await goTo(page, 'staged');
    await page.getByRole('button', { name: `Release all (${stagedCount})` }).click();
    const dialog = page.locator('dialog');
    await dialog.getByRole('heading', { name: `Release ${stagedCount} cases?` }).waitFor();
    await dialog.getByText('CHF 5 ').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The answer to the second part is lost on its way: what it did stays done
    let calls = 0;
    await page.route('**/connect/StagedCases/releaseMany', async (route) => {
      calls += 1;
      if (calls !== 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: `Release all (${stagedCount})` }).click();
    await dialog.getByRole('button', { name: `Release ${stagedCount}` }).click();
    await page.getByText('The service is not responding').waitFor();
    await page.getByRole('button', { name: /Continue with the remaining 4/ }).click();
    await page.getByText(`Released: ${stagedCount - 1}. Not released: 1.`).waitFor();
    expect(calls).toBe(3);
    const report = page.getByRole('region', { name: 'Report' });
    await report.getByRole('link', { name: '=1+1' }).waitFor();
    await report.getByText('Held back: please check').waitFor();
    const { bytes } = await downloaded(page, () => report.getByRole('button', { name: 'Save as CSV' }).click());
    const rows = bytes.toString('utf8').trim().split('\r\n');
    expect(rows.filter((row) => row.endsWith(';released;'))).toHaveLength(stagedCount - 1);
    expect(rows.filter((row) => row.endsWith(';not released;Held back: please check'))).toHaveLength(1);
    expect(await violationsOf(page)).toEqual([]);
    // What is left is asked for again, and says the same
    await page.getByRole('button', { name: 'Release all (1)' }).click();
    await dialog.getByRole('button', { name: 'Release 1' }).click();
    await page.getByText('Released: 0. Not released: 1.').waitFor();
    const { read } = program(browser.url, key);
    expect((await read(`business-cases/${held}`)).processingStatus).toBe('STAGED');
    await page.unroute('**/connect/StagedCases/releaseMany');
  });

  test('are told to a screen reader by names, headings and what changes', async () => {
    await goTo(page, 'cases');
    await page.locator('.list tbody tr').first().waitFor();
    const tree = await page.locator('.biller-page').ariaSnapshot();
    for (const part of [
      '- heading "All cases" [level=2]',
      '- search:',
      '- textbox "Search"',
      '- combobox "Period"',
      '- status:',
      '- button "Save as Excel"',
      '- table "All cases":',
      '- columnheader "Amount":',
      '- button "Amount"',
    ])
      expect(tree).toContain(part);
    await page.getByRole('button', { name: 'Amount' }).press('Enter');
    const head = page.locator('th', { has: page.getByRole('button', { name: 'Amount' }) });
    await page.locator('th[aria-sort=descending]', { hasText: 'Amount' }).waitFor();
    expect(await head.getAttribute('aria-sort')).toBe('descending');
    // The focus stays where the order was changed
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Amount');
    await goTo(page, 'overview');
    await page.locator('.happened li').first().waitFor();
    const overview = await page.locator('.biller-page').ariaSnapshot();
    for (const part of ['- region "Amounts":', '- heading "Needs your attention" [level=3]', '- list "Latest events":'])
      expect(overview).toContain(part);
  });

  test('are read in forced colours too: what is chosen and what can be pressed has an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await goTo(page, 'cases?sort=amount');
    const button = page.getByRole('button', { name: 'Save as Excel' });
    await button.waitFor();
    const edge = (style: string) =>
      button.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), style);
    expect(await edge('border-top-style')).toBe('solid');
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  test('begin with the money, and each sum leads to its cases', async () => {
    await goTo(page, 'cases?text=l-007');
    await page.locator('.list a', { hasText: 'L-007' }).click();
    await page.locator('.status').getByText('delivered').waitFor();
    await page.getByText('Waiting for Zwahlen 7 to approve or reject it.').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Approved: payment is expected on').waitFor();
    await page.getByRole('button', { name: 'Settle' }).click();
    await page.getByText('Completed. Nothing more to do.').waitFor();
    await page.locator('.timeline li').first().getByText('Bookkeeping').waitFor();
    const steps = await page.locator('.timeline li').allInnerTexts();
    expect(steps[1]).toContain('anna@example.ch');
    expect(steps[2]).toContain('eBill network');
    expect(steps.at(-1)).toContain('Zwahlen 7');
    expect(await violationsOf(page)).toEqual([]);
    await goTo(page, 'overview');
    const sum = (name: string) => page.locator('.money li', { hasText: name });
    await sum('Paid this month').getByText('CHF 150.05').waitFor();
    await sum('Awaiting release').getByText('1 case').waitFor();
    await sum('Overdue').getByText('None').waitFor();
    await page.locator('.happened').getByText('Bill L-007 was completed').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: '1 case is awaiting release' }).click();
    await page.getByRole('heading', { name: 'Awaiting release' }).waitFor();
    await goTo(page, 'overview');
    await sum('Paid this month').getByRole('link').click();
    await page.locator('.totals-line').getByText('1 case').waitFor();
    expect(await references()).toEqual(['L-007']);
  });
});

function amountOf(businessCase: Example, value: string): void {
  Object.assign(businessCase.totalAmount, { value: Number(value) });
  Object.assign(businessCase.singlePayment?.paymentInformation ?? {}, {
    amount: { value: Number(value), currencyCode: 'CHF' },
  });
}
