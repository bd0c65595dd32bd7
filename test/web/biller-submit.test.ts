import { writeXlsx } from '@rappen/core/bulk';
import { afterAll, describe, expect, test } from 'vitest';
import { qrBill } from '../runtimes/ebill-requests.ts';
import { violationsOf } from './axe.ts';
import { claim, goTo, signIn } from './biller.ts';
import { downloaded, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

/** So many days from today, as a date field takes it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe.skipIf(!hasBrowser)('a biller submits bills of its own (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet(/^40\d |status of 40\d/));

  test('from the desk, and as a PDF that is dropped', async () => {
    const page = await claim(browser);
    await page.goto(`${browser.url}/#/desk/new`);
    await page.locator('#desk-company-address').fill('Robert Schneider AG\nRue du Lac 1268\n2501 Biel');
    await page.locator('#desk-company-iban').fill('CH4431999123000889012');
    await page.locator('#desk-address').fill('Anna Muster\nSeestrasse 7\n3600 Thun');
    await page.locator('#desk-positions-0-description').fill('Consulting');
    await page.locator('#desk-positions-0-price').fill('1180');
    await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Send as eBill' }).click();
    await page.getByText('CHF 1’180.00').waitFor();
    await page.getByText('Anna Muster, Seestrasse 7, 3600 Thun').waitFor();
    expect(await page.getByLabel('Number of the bill').inputValue()).toMatch(/^\d{4}-001$/);
    expect(await page.getByLabel('Payable by').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await violationsOf(page)).toEqual([]);

    // Without a recipient the service refuses, and the page says it where it is
    await page.getByRole('button', { name: 'Release later' }).click();
    await page.locator('.card .hint.error, .card .remarks .error').first().waitFor();
    await page.getByLabel('E-mail address of the recipient').fill('anna+allowed@example.ch');
    await page.getByRole('button', { name: 'Release later' }).click();
    await page.waitForFunction(() => /^#\/biller\/staged\/\d+$/.test(location.hash));
    await page.getByText('Anna Muster').first().waitFor();

    await goTo(page, 'submit');
    await page.locator('input[type=file]').setInputFiles(browser.file('letter.pdf', 'no PDF at all'));
    await page.getByText('No valid QR-bill was found').waitFor();
    await page.locator('input[type=file]').setInputFiles(browser.file('bill.pdf', qrBill()));
    await page.getByText('CHF 1’949.75').waitFor();
    await page.getByLabel('Number of the bill').fill('another-1');
    await page.getByLabel('Date of the bill').fill(day(0));
    await page.getByLabel('Payable by').fill(day(30));
    await page.getByRole('button', { name: 'Release now' }).click();
    await page.waitForFunction(() => /^#\/biller\/cases\/\d+$/.test(location.hash));
    await page.getByText('another-1').first().waitFor();
  });

  test('as the rows of a table, each once, with a report of what was refused', async () => {
    const { page } = await browser.open('#/biller');
    await signIn(page);
    await page.goto(`${browser.url}/#/desk/company/new`);
    await page.locator('#desk-company-address').fill('Robert Schneider AG\nRue du Lac 1268\n2501 Biel');
    await page.locator('#desk-company-iban').fill('CH4431999123000889012');
    await page.waitForFunction(() => localStorage.getItem('rappen.desk creditor')?.includes('CH4431999123000889012'));
    await page.goto(`${browser.url}/#/many`);
    const header = ['Rechnung Nr.', 'Datum', 'Kunde', 'Strasse', 'PLZ/Ort', 'Total CHF', 'Zahlbar bis', 'E-Mail'];
    const rows = [101, 102, 103, 104].map((number) => [
      String(number),
      day(0),
      `Kunde ${number}`,
      'Seestrasse 7',
      '3600 Thun',
      '180.00',
      day(30),
      number === 103 ? '' : 'anna+allowed@example.ch',
    ]);
    const file = browser.file('ebills.xlsx', writeXlsx([header, ...rows]));
    const stageAll = async () => {
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText('Bills ready: 4 of 4.').waitFor();
      await page.locator('#many-print').selectOption('ebill');
      await page.getByRole('button', { name: 'Stage eBills (4)' }).click();
      await page.getByText('eBills staged: 3. Refused: 1.').waitFor();
      return page.locator('.report a').evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
    };
    const staged = await stageAll();
    expect(new Set(staged).size).toBe(3);
    expect(await page.locator('.report tbody tr').first().textContent()).toContain('Kunde 103');
    expect(await page.locator('.report .open').first().textContent()).toMatch(/recipient/i);
    expect(await violationsOf(page)).toEqual([]);
    // The same table once more, also by somebody who has loaded the page anew, makes no second case
    await page.reload();
    expect(await stageAll()).toEqual(staged);
    const report = await downloaded(page, () => page.getByRole('button', { name: 'Save report as CSV' }).click());
    expect(report.bytes.toString()).toContain('Kunde 103');
    await page.locator('.report a').first().click();
    await page.getByText('Kunde 10').first().waitFor();
  });
});
