import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeXlsx } from '@rappen/core/bulk';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { receiptsExample } from '@rappen/core/statement';
import { encodeSymbol, invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import type { Page } from 'playwright-core';
import { bookkeeperTable } from './bookkeeper.ts';

/** Brings a page to where there is something to see; files are put into the folder. */
type Prepare = (page: Page, folder: string) => Promise<void>;

/** What the guide shows of the pages that need no account, and where it is. */
export const scenes: Readonly<Record<string, { readonly at: string; readonly prepare: Prepare }>> = {
  desk: { at: 'desk', prepare: issueInvoices },
  invoice: { at: 'desk/new', prepare: (page) => writeInvoice(page) },
  make: { at: 'make', prepare: loadExample },
  read: { at: 'read', prepare: readBill },
  many: { at: 'many', prepare: openTable },
  columns: { at: 'many', prepare: openColumns },
  pay: { at: 'pay', prepare: listPayments },
  statements: { at: 'statements', prepare: readStatements },
};

const customers = ['Anna Muster\nSeestrasse 7\n3600 Thun', 'Gasthof Löwen AG\nHauptgasse 25\n9050 Appenzell'];

async function writeInvoice(page: Page, customer = customers[0] ?? '', price = '180', date?: string): Promise<void> {
  const company = page.locator('#desk-company-address');
  await page.locator('#desk-address').waitFor();
  if (await company.isVisible()) {
    await company.fill('Robert Schneider AG\nRue du Lac 1268\n2501 Biel');
    await page.locator('#desk-company-iban').fill('CH44 3199 9123 0008 8901 2');
    await page.locator('#desk-company-vat').selectOption('added');
    await page.locator('#desk-company-uid').fill('CHE-123.456.788 MWST');
  }
  await page.locator('#desk-address').fill(customer);
  await page.locator('#desk-positions-0-description').fill('Consulting on site');
  await page.locator('#desk-positions-0-quantity').fill('2.5');
  await page.locator('#desk-positions-0-price').fill(price);
  if (date) {
    // On a phone the terms are folded
    if (!(await page.locator('#desk-date').isVisible())) await page.locator('.known button').last().click();
    await page.locator('#desk-date').fill(date);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

async function issueInvoices(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  for (const [index, daysAgo] of [80, 50, 40, 8, 2].entries()) {
    const date = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    await page.goto(`${origin}/#/desk`);
    await page.goto(`${origin}/#/desk/new`);
    await writeInvoice(page, customers[index % 2], String(180 + index * 95), date);
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+Enter')]);
    await file.delete();
    if (daysAgo > 45) await page.getByRole('button', { name: /Mark as paid|Als bezahlt/ }).click();
  }
  await page.goto(`${origin}/#/desk`);
  await page.locator('table.list').waitFor();
}

async function loadExample(page: Page): Promise<void> {
  await page.locator('.actions .buttons select').selectOption('withQrReference');
  await page.locator('.paper svg').waitFor();
  if ((page.viewportSize()?.width ?? 0) < 900) await page.locator('.preview').scrollIntoViewIfNeeded();
  else await page.evaluate(() => scrollTo(0, 0));
}

async function readBill(page: Page, folder: string): Promise<void> {
  const invoice = parseDraft(invoiceExamples.combinedAddress, profiles['2.2']);
  const symbol = invoice.ok ? encodeSymbol(invoice.value) : invoice;
  if (!invoice.ok || !symbol.ok) throw new Error('The example is no bill');
  const part = drawPaymentPart(invoice.value, symbol.value, { language: 'de', pageSize: 'A5' });
  if (!part.ok) throw new Error('The example has no room');
  const path = join(folder, 'bill.pdf');
  writeFileSync(path, renderPdf([part.value.drawing]));
  await page.locator('input[type=file]').setInputFiles(path);
  await page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 700);
}

/** Two bills to pay, one of them without an amount. */
async function listPayments(page: Page, folder: string): Promise<void> {
  const drawings = [
    { ...invoiceExamples.withQrReference, billingInformation: '' },
    { ...invoiceExamples.withoutReference, amount: '' },
  ].map((draft) => {
    const invoice = parseDraft(draft, profiles['2.2']);
    const symbol = invoice.ok ? encodeSymbol(invoice.value) : invoice;
    if (!invoice.ok || !symbol.ok) throw new Error('The example is no bill');
    const part = drawPaymentPart(invoice.value, symbol.value, { language: 'de', pageSize: 'A4' });
    if (!part.ok) throw new Error('The example has no room');
    return part.value.drawing;
  });
  const path = join(folder, 'bills.pdf');
  writeFileSync(path, renderPdf(drawings));
  await page.locator('.drop input[type=file]').setInputFiles(path);
  await page.locator('.payments tbody tr').nth(1).waitFor();
  await page.locator('#pay-name').fill('Velowerk Seetal GmbH');
  await page.locator('#pay-iban').fill('CH15 9876 3000 1200 3450 6');
  await page.evaluate(() => scrollTo(0, 0));
}

async function readStatements(page: Page, folder: string): Promise<void> {
  const path = join(folder, 'statement.xml');
  writeFileSync(path, receiptsExample);
  await page.locator('.drop input[type=file]').setInputFiles(path);
  await page.locator('main table').first().waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

async function openTable(page: Page, folder: string): Promise<void> {
  const table = bookkeeperTable(40);
  for (const row of table.slice(5, 7)) row[6] = '1,949';
  await openWorkbook(page, folder, table);
}

/** Which column is which, for somebody to look at. */
async function openColumns(page: Page, folder: string): Promise<void> {
  await openWorkbook(page, folder, bookkeeperTable(3));
  await page.locator('.source button').first().click();
  await page.locator('.mapping').waitFor();
}

async function openWorkbook(page: Page, folder: string, table: string[][]): Promise<void> {
  const { creditor, iban } = invoiceExamples.withCreditorReference;
  const fields = Object.entries(creditor ?? {}).map(([name, text]) => [`creditor.${name}`, text]);
  const kept = JSON.stringify({ iban, ...Object.fromEntries(fields) });
  await page.evaluate((text) => localStorage.setItem('rappen.many creditor', text), kept);
  await page.reload();
  const path = join(folder, 'Debitoren.xlsx');
  writeFileSync(path, writeXlsx(table));
  await page.locator('input[type=file]').setInputFiles(path);
  await page.locator('.archives .primary:enabled').waitFor();
}
