import { writeXlsx } from '@rappen/core/bulk';
import { receiptsExample } from '@rappen/core/statement';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UiLanguage } from '../../packages/web/src/language/languages.ts';
import { qrBill } from '../runtimes/ebill-requests.ts';
import { violationsOf } from './axe.ts';
import { claim, goTo, makeKey, program, signIn } from './biller.ts';
import { bookkeeperTable } from './bookkeeper.ts';
import { desktop, downloaded, loadExample, type PageOptions, phone, withBrowser } from './browser.ts';
import { faultsOf } from './faults.ts';
import { hasBrowser } from './launch.ts';
import { slipPdf } from './pages-in-use.ts';

const tablet = { width: 820, height: 1180 };
const large = { width: 1440, height: 900 };

/** Every size, every language and every look once: so each page is seen in each of them. */
const looks: readonly (readonly [name: string, language: UiLanguage, options: PageOptions])[] = [
  ['on a phone, dark', 'it', { size: phone, scheme: 'dark', language: 'it-CH' }],
  ['on a tablet', 'fr', { size: tablet, scheme: 'light', language: 'fr-CH' }],
  ['on a desktop, in colours of the person', 'en', { size: desktop, isForced: true, language: 'en-GB' }],
  ['on a large desktop, dark', 'de', { size: large, scheme: 'dark', language: 'de-CH' }],
];

const lists = ['', 'staged', 'cases', 'cases/1', 'staged/2', 'submit', 'statements', 'audit'];

describe.skipIf(!hasBrowser)('the stories of every page (needs chromium)', () => {
  const browser = withBrowser();
  beforeAll(async () => {
    const page = await claim(browser);
    const { submit } = program(browser.url, await makeKey(page, 'Bookkeeping'));
    await submit('bill', 'DELIVER');
    await submit('bill-with-workflow', 'STAGE');
    await page.context().close();
  });
  afterAll(() => browser.expectQuiet());

  describe.each(looks)('%s, in %s', (_look, language, options) => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = await browser.open('#/make', options));
    });
    afterAll(() => page?.context().close());
    const go = async (hash: string) => {
      await page.goto(`${browser.url}/${hash}`);
      await page.locator('.loading').waitFor({ state: 'detached' });
    };
    const isSound = async (name: string) => {
      expect.soft(await faultsOf(page, language), name).toEqual([]);
      expect.soft(await violationsOf(page), name).toEqual([]);
    };

    test('a slip is made', async () => {
      await isSound('empty');
      await loadExample(page, 'withQrReference');
      await page.locator('.assistant summary').click();
      await page.locator('.preview .status .good').waitFor();
      await isSound('a bill');
      await page.locator('#bill-amount').fill('1,234');
      await page.locator('#bill-amount-remarks .error').waitFor();
      await isSound('a wrong amount');
    });

    test('a first invoice is written, issued and listed', async () => {
      await go('#/desk');
      await isSound('an empty desk');
      await go('#/desk/new');
      await page.locator('.desk-form').waitFor();
      await page.locator('.actions .primary').click();
      await page.locator('#desk-company-iban-remarks').waitFor();
      await isSound('nothing filled in');
      await page.locator('#desk-company-address').fill('Robert Schneider AG\nRue du Lac 1268\n2501 Biel');
      await page.locator('#desk-company-iban').fill('CH4431999123000889012');
      await page.locator('#desk-address').fill('Anna Muster\nSeestrasse 7\n3600 Thun');
      await page.locator('#desk-positions-0-description').fill('Beratung');
      await page.locator('#desk-positions-0-price').fill('1180');
      await page.locator('.desk-form details.assistant:last-of-type > summary').click();
      await page.locator('.preview .status .good').waitFor();
      await isSound('a draft');
      await downloaded(page, () => page.locator('.actions .primary').click());
      await page.locator('.actions .menu').click();
      await page.locator('.actions a[href*="next="]').waitFor();
      await isSound('an issued invoice');
      for (const place of ['', '/repeats', '/efforts', '/customers', '/articles', '/company', '/data']) {
        await go(`#/desk${place}`);
        await page.locator('.desk').waitFor();
        await isSound(`#/desk${place}`);
      }
    });

    test('a small workbook becomes bills', async () => {
      await go('#/many');
      await isSound('before a file');
      const table = bookkeeperTable(12);
      (table[5] as string[])[6] = '1,949';
      await page.locator('input[type=file]').setInputFiles(browser.file('Debitoren.xlsx', writeXlsx(table)));
      await page.locator('.grid [aria-invalid]').first().waitFor();
      await isSound('a table');
    });

    test('bills are read and paid, and a statement is ticked off', async () => {
      await go('#/read');
      await isSound('before a file is read');
      const files = [browser.file('a.pdf', slipPdf('10.50')), browser.file('torn.pdf', '%PDF-1.7\nx')];
      await page.locator('input[type=file]').setInputFiles(files);
      await page.locator('.note-row .error').waitFor();
      await isSound('what was read');
      await go('#/pay');
      await isSound('before a bill to pay');
      await page.locator('.drop input[type=file]').setInputFiles(browser.file('pay.pdf', slipPdf('10.50')));
      await page.locator('.payments tbody tr').waitFor();
      await isSound('what is to be paid');
      await go('#/statements');
      await isSound('before a statement');
      await page.locator('.drop input[type=file]').setInputFiles(browser.file('camt.xml', receiptsExample));
      await page.locator('details.receipts').first().waitFor();
      await isSound('what was paid');
    });

    test('the lists of a biller are read, and a PDF is about to be submitted', async () => {
      await go('#/biller');
      await isSound('signing in');
      await signIn(page);
      for (const name of lists) {
        await goTo(page, name);
        if (name === 'submit') {
          await page.locator('input[type=file]').setInputFiles(browser.file('bill.pdf', qrBill()));
          await page.locator('.card').first().waitFor();
        }
        await isSound(`#/biller/${name}`);
      }
    });
  });
});
