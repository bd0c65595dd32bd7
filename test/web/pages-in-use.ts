import { writeXlsx } from '@rappen/core/bulk';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { receiptsExample } from '@rappen/core/statement';
import { encodeSymbol, invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import type { Page } from 'playwright-core';
import { bookkeeperTable } from './bookkeeper.ts';
import { downloaded, type withBrowser } from './browser.ts';

type Browser = ReturnType<typeof withBrowser>;

/** A page with work on it, and something that is done there and told to who does not see it. */
export interface PageInUse {
  readonly name: string;
  readonly hash: string;
  prepare(page: Page, browser: Browser): Promise<void>;
  /** Does something; a live region tells it in these words. */
  act(page: Page): Promise<RegExp>;
}

async function writeInvoice(page: Page): Promise<void> {
  await page.locator('#desk-company-address').fill('Robert Schneider AG\nRue du Lac 1268\n2501 Biel');
  await page.locator('#desk-company-iban').fill('CH4431999123000889012');
  await page.locator('#desk-address').fill('Anna Muster\nSeestrasse 7\n3600 Thun');
  await page.locator('#desk-positions-0-description').fill('Consulting');
  await page.locator('#desk-positions-0-price').fill('1180');
  await page.getByText('Ready to send').waitFor();
}

/** A payment part as a PDF, with an amount. */
export function slipPdf(amount: string): Uint8Array {
  const draft = { ...invoiceExamples.withQrReference, amount, billingInformation: '' };
  const invoice = parseDraft(draft, profiles['2.3']);
  const symbol = invoice.ok ? encodeSymbol(invoice.value) : invoice;
  if (!invoice.ok || !symbol.ok) throw new Error('The example is no bill');
  const part = drawPaymentPart(invoice.value, symbol.value, { language: 'de', pageSize: 'A4' });
  if (!part.ok) throw new Error('The example has no room');
  return renderPdf([part.value.drawing]);
}

export const pagesInUse: readonly PageInUse[] = [
  {
    name: 'the desk',
    hash: '#/desk/new',
    async prepare(page) {
      await writeInvoice(page);
      await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
      await page.getByText('Issued on').waitFor();
      await page.getByRole('link', { name: 'All invoices' }).click();
      await page.getByText('Months and due dates').click();
      await page.locator('.calendar').waitFor();
    },
    async act(page) {
      await page.getByLabel('Search invoices').fill('nobody');
      return /No invoice matches/;
    },
  },
  {
    name: 'an invoice',
    hash: '#/desk/new',
    async prepare(page) {
      await writeInvoice(page);
      await page.getByText('More details').click();
    },
    async act(page) {
      await page.getByRole('button', { name: 'Save item 1 as an article' }).click();
      return /The article is saved/;
    },
  },
  {
    name: 'Bulk',
    hash: '#/many',
    async prepare(page, browser) {
      const table = bookkeeperTable(12);
      (table[5] as string[])[6] = '1,949';
      await page.locator('input[type=file]').setInputFiles(browser.file('Debitoren.xlsx', writeXlsx(table)));
      await page.locator('.grid [aria-invalid]').first().waitFor();
    },
    async act(page) {
      await page.getByRole('button', { name: 'Write “1949.00”' }).click();
      return /Enter the account and creditor first/;
    },
  },
  {
    name: 'Read',
    hash: '#/read',
    async prepare(page, browser) {
      const files = [browser.file('a.pdf', slipPdf('10.50')), browser.file('torn.pdf', '%PDF-1.7\nx')];
      await page.locator('input[type=file]').setInputFiles(files);
      await page.locator('.note-row .error').waitFor();
    },
    async act(page) {
      await page.getByRole('button', { name: 'Clear the list' }).click();
      return /cleared|emptied|Undo/i;
    },
  },
  {
    name: 'Pay',
    hash: '#/pay',
    async prepare(page, browser) {
      await page.locator('.drop input[type=file]').setInputFiles(browser.file('pay.pdf', slipPdf('10.50')));
      await page.locator('.payments tbody tr').waitFor();
    },
    async act(page) {
      await page.getByRole('button', { name: 'Empty the list' }).click();
      return /Removed from the list: 1/;
    },
  },
  {
    name: 'Statements',
    hash: '#/statements',
    async prepare(page, browser) {
      await page.locator('.drop input[type=file]').setInputFiles(browser.file('camt.xml', receiptsExample));
      await page.locator('details.receipts').first().waitFor();
    },
    async act(page) {
      await page.getByRole('button', { name: 'Take back the last statements' }).click();
      return /The last statements are taken back/;
    },
  },
];
