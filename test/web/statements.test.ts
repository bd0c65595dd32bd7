import { deflateRawSync } from 'node:zlib';
import { openTable } from '@rappen/core/bulk';
import { receiptsExample } from '@rappen/core/statement';
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../long-tests.ts';
import { violationsOf } from './axe.ts';
import { desktop, downloaded, phone, reloaded, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';
import { qrIban, statementOf } from './statement-of.ts';

/** A desk with one issued invoice; returns its reference. */
async function issueInvoice(page: Page): Promise<string> {
  await page.goto(`${page.url().split('#')[0]}#/desk/new`);
  await page.locator('#desk-company-address').fill('Robert Schneider AG\nRue du Lac 1268\n2501 Biel');
  await page.locator('#desk-company-iban').fill(qrIban);
  await page.locator('#desk-address').fill('Anna Muster\nSeestrasse 7\n3600 Thun');
  await page.locator('#desk-positions-0-description').fill('Consulting');
  await page.locator('#desk-positions-0-price').fill('1180');
  await page.getByText('Ready to send').waitFor();
  await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
  await page.getByText('Issued on').waitFor();
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('rappen-desk');
        opening.onsuccess = () => {
          const all = opening.result.transaction('invoices').objectStore('invoices').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve((all.result[0] as { reference: string }).reference.replace(/\s/g, ''));
          };
        };
      }),
  );
}

/** A ZIP archive of one file, deflated. */
function packed(content: Uint8Array): Uint8Array {
  const name = Buffer.from('a.xml');
  const bytes = deflateRawSync(content);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(bytes.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, bytes]);
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, entry, Buffer.from('PK\u0005\u0006'), end]);
}

const bills = [
  'Number;IBAN;Reference;Amount;Currency;Customer',
  'B1;CH2731998000700420011;000000000000000202611047115;1520.40;CHF;Velowerk Seetal GmbH',
  'B2;CH2731998000700420011;000000000000000202611047120;980.00;CHF;',
  'B4;CH8198765000700420011;RF78LENZ2026118;100.00;EUR;',
  'B5;CH8198765000700420011;wrong;;CHF;',
].join('\n');

describe.skipIf(!hasBrowser)('the page Statements (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());
  const drop = (page: Page, name: string, content: string | Uint8Array) =>
    page.locator('.drop input[type=file]').setInputFiles(browser.file(name, content));
  const list = (page: Page, name: string) => page.locator('details.receipts', { hasText: name });

  test('a statement settles an invoice of the desk, a repeated one changes nothing, and undo brings it back', async () => {
    const { page } = await browser.open('#/desk');
    const reference = await issueInvoice(page);
    await page.goto(`${browser.url}/#/statements`);
    await page.getByText('From your invoices: 1. From lists: 0.').waitFor();
    await drop(page, 'part.xml', statementOf({ amount: '500.00', reference, payer: 'Anna Muster' }));
    await page.getByText('Still open: 680.00').waitFor();
    await page.goto(`${browser.url}/#/desk`);
    await page.getByText('680.00 still open').waitFor();
    await page.goto(`${browser.url}/#/statements`);
    await page.context().setOffline(true);
    await drop(page, 'rest.xml', statementOf({ amount: '680.00', reference, payer: 'Anna Muster' }));
    await list(page, 'Paid (1)').waitFor();
    await page.context().setOffline(false);
    expect(await violationsOf(page)).toEqual([]);
    const other = await page.context().newPage();
    await other.goto(`${browser.url}/#/desk`);
    await other.locator('.state.paid').waitFor();
    await drop(page, 'again.xml', statementOf({ amount: '680.00', reference, payer: 'Anna Muster' }));
    await page.getByText('All of these entries are known already').waitFor();
    await list(page, 'Paid (1)').waitFor();
    await reloaded(page);
    await list(page, 'Paid (1)').waitFor();
    await page.getByRole('button', { name: 'Take back the last statements' }).click();
    await other.getByText('680.00 still open').waitFor();
    await list(page, 'Paid (0)').waitFor();
    await other.close();
  });

  test('a list of open bills is matched: three lists, sums that add up, tables of them', async () => {
    const { page } = await browser.open('#/statements', { size: phone });
    await drop(page, 'open.csv', bills);
    await page.getByText('Bills in the list: 3').waitFor();
    await page.getByText('Rows left out because account, reference or amount are missing or wrong: 5').waitFor();
    await drop(page, 'bank.zip', packed(new TextEncoder().encode(receiptsExample)));
    await list(page, 'Paid (2)').waitFor();
    const look = list(page, 'Needs a look');
    for (const said of ['paid in part', 'paid twice', 'unknown reference', 'taken back'])
      await look.getByText(said, { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    const cells = await page.locator('.sums tbody tr').first().locator('td').allTextContents();
    const [currency, paid, looked, incoming, reversed] = cells.map((text) => text.replace(/[\s’]/g, ''));
    expect([currency, incoming, reversed]).toEqual(['CHF', '4234.30', '1520.40']);
    expect((Number(paid) + Number(looked)).toFixed(2)).toBe(incoming);
    await page.setViewportSize(desktop);
    const ends = (cells: string) =>
      page.locator(cells).evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().right)));
    expect(await ends('.sums tbody tr:first-child td'), 'amounts stand under their heads').toEqual(
      await ends('.sums thead th'),
    );
    const file = await downloaded(page, () => page.getByRole('button', { name: 'Save as CSV' }).click());
    const table = openTable(file.bytes);
    const rows = table.ok ? [...table.value.rows()].map((row) => row.cells) : [];
    expect(rows).toHaveLength(7);
    expect(rows.map((row) => row[7])).toContain('B4');
  });

  test.runIf(isFullRun)(
    'bookings are saved for the books once, and a decision after that is an entry of its own',
    async () => {
      const { page } = await browser.open('#/desk');
      await issueInvoice(page);
      await page.goto(`${browser.url}/#/statements`);
      await drop(page, 'plain.xml', statementOf({ amount: '1180.00', payer: 'Anna Muster' }));
      const save = (count: number) => page.getByRole('button', { name: `Save new entries (${count})` });
      await page.locator('#books-format').selectOption('hledger');
      await page.locator('.books summary').click();
      await page.getByLabel('Unclear receipts').fill('1199');
      const text = async (button: Locator) =>
        new TextDecoder().decode((await downloaded(page, () => button.click())).bytes);
      const first = await text(save(1));
      expect(first).toMatch(/Assets:1020 +CHF 1180\.00/);
      expect(first).toMatch(/Assets:1199 +CHF -1180\.00/);
      await page.getByRole('button', { name: 'Save new entries (0)', disabled: true }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: /^Assign to/ }).click();
      await save(1).waitFor();
      await reloaded(page);
      const second = await text(save(1));
      expect(second).toMatch(/Assets:1199 +CHF 1180\.00/);
      expect(second).toMatch(/Assets:1100 +CHF -1180\.00/);
      expect(second).toContain('Bill 2026-001');
      expect(second).not.toContain('1020');
      await page.getByRole('button', { name: 'Take back the last statements' }).click();
      await page.getByText('new entries take them back in your books').waitFor();
      const third = await text(save(2));
      expect(third).toMatch(/Assets:1020 +CHF -1180\.00/);
    },
  );

  test.runIf(isFullRun)(
    'what is only proposed counts when somebody says so, and no longer when it is undone',
    async () => {
      const { page } = await browser.open('#/desk');
      await issueInvoice(page);
      await page.goto(`${browser.url}/#/statements`);
      await drop(page, 'plain.xml', statementOf({ amount: '1180.00', payer: 'Anna Muster' }));
      await page.getByText('Amount and name are those of the bill').waitFor();
      await page.getByRole('button', { name: /^Assign to/ }).click();
      await list(page, 'Paid (1)').waitFor();
      await page.getByText('assigned by you').waitFor();
      await page.goto(`${browser.url}/#/desk`);
      await page.locator('.state.paid').waitFor();
      await page.goto(`${browser.url}/#/statements`);
      await list(page, 'Paid (1)').getByRole('button', { name: 'Undo' }).click();
      await list(page, 'Paid (0)').waitFor();
      await page.goto(`${browser.url}/#/desk`);
      await page.locator('.invoices .state.open').waitFor();
    },
  );

  test.runIf(isFullRun)('a desk of an older page keeps its companies and invoices, and takes statements', async () => {
    const { page } = await browser.open('');
    // Where no page holds the database open
    const body = '<link rel="icon" href="data:,">';
    await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(`${browser.url}/blank`);
    await page.evaluate(async () => {
      indexedDB.deleteDatabase('rappen-desk');
      const opening = indexedDB.open('rappen-desk', 1);
      opening.onupgradeneeded = () => {
        for (const kind of ['companies', 'customers', 'articles', 'invoices'])
          opening.result.createObjectStore(kind, { keyPath: 'id' });
        opening.result.createObjectStore('settings');
        const companies = opening.transaction?.objectStore('companies');
        companies?.put({ id: 'old', revision: 3, address: 'Alte Mühle AG\nGasse 1\n3000 Bern', iban: '' });
      };
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve;
        opening.onerror = () => reject(opening.error);
      });
      opening.result.close();
    });
    await page.goto(`${browser.url}/#/desk`);
    await page.getByRole('option', { name: 'Alte Mühle AG' }).first().waitFor({ state: 'attached' });
    await page.goto(`${browser.url}/#/statements`);
    await drop(page, 'plain.xml', statementOf({ amount: '1.00' }));
    await page.locator('details.receipts summary', { hasText: '(1)' }).waitFor();
  });

  test.runIf(isFullRun)(
    'a backup takes statements along: on another computer the same one counts nothing twice',
    async () => {
      const { page } = await browser.open('#/desk');
      const reference = await issueInvoice(page);
      const statement = statementOf({ amount: '500.00', reference });
      await page.goto(`${browser.url}/#/statements`);
      await drop(page, 'part.xml', statement);
      await list(page, 'Needs a look (1)').waitFor();
      await page.goto(`${browser.url}/#/desk/data`);
      const backup = await downloaded(page, () => page.getByRole('button', { name: 'Save backup' }).click());
      const other = await browser.open('#/desk/data');
      await other.page.locator('input[type=file]').setInputFiles(browser.file('backup.json', backup.bytes));
      await other.page.getByRole('button', { name: 'Replace' }).click();
      await other.page.getByText('The backup was restored').waitFor();
      await other.page.goto(`${browser.url}/#/statements`);
      await list(other.page, 'Needs a look (1)').waitFor();
      await drop(other.page, 'again.xml', statement);
      await other.page.getByText('All of these entries are known already').waitFor();
      await other.page.goto(`${browser.url}/#/desk`);
      await other.page.getByText('680.00 still open').waitFor();
    },
  );

  test.runIf(isFullRun)('what is no statement gets a plain message', async () => {
    const { page } = await browser.open('#/statements', { language: 'de-CH', scheme: 'dark' });
    const bomb = packed(new Uint8Array(210_000_000));
    for (const [name, content, said] of [
      ['doctype.xml', '<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>', 'DOCTYPE'],
      ['page.xml', '<!doctype html><html><body>Session expired</body></html>', 'keine Datei einer Bank'],
      ['torn.xml', statementOf({ amount: '1.00' }).slice(0, 400), 'beschädigt oder unvollständig'],
      ['bomb.zip', bomb, 'Das ZIP-Archiv enthält zu viel'],
      ['torn.zip', bomb.slice(0, 300), 'Das ZIP-Archiv ist beschädigt'],
    ] as const) {
      await drop(page, name, content);
      await page.locator('.file-news .error', { hasText: said }).waitFor();
    }
    expect(await violationsOf(page)).toEqual([]);
  });
});
