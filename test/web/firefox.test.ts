import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from '@rappen/core/bulk';
import { receiptsExample } from '@rappen/core/statement';
import { profiles, readPayload } from '@rappen/core/swiss-qr';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openImaging } from '../../packages/node/src/modules.ts';
import { eventually } from '../eventually.ts';
import { withServer } from '../http/server.ts';
import { qrBill } from '../runtimes/ebill-requests.ts';
import { bookkeeperTable } from './bookkeeper.ts';
import { type FirefoxPage, hasFirefox, startFirefox } from './firefox.ts';
import { slipPdf } from './pages-in-use.ts';

/** Account and creditor of a table, by the ends of the ids of their fields. */
const creditor = {
  '-iban': 'CH5800791123000889012',
  'creditor.name': 'Treuhand Muster AG',
  'creditor.street': 'Marktgasse',
  'creditor.buildingNumber': '1',
  'creditor.postalCode': '3000',
  'creditor.city': 'Bern',
};

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

describe.skipIf(!hasFirefox)('in Firefox (needs firefox-esr)', () => {
  const server = withServer();
  const folder = mkdtempSync(join(tmpdir(), 'rappen-files-'));
  const file = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  let page: FirefoxPage;
  beforeAll(async () => {
    page = await startFirefox();
  });
  afterAll(async () => {
    await page?.close();
    rmSync(folder, { recursive: true, force: true });
    expect(page.complaints).toEqual([]);
  });
  const until = (expression: string) =>
    eventually(async () => expect(await page.evaluate(expression), expression).toBeTruthy());
  const has = (selector: string) => until(`document.querySelector(${JSON.stringify(selector)}) !== null`);
  const isFocused = (id: string) => until(`document.activeElement?.id === ${JSON.stringify(id)}`);

  test('an invoice is made by keyboard alone, is kept, and the next one is offered what it had', async () => {
    await page.open(`${server.url}/#/desk/new`);
    await isFocused('desk-company-address');
    await page.type('Robert Schneider AG\nRue du Lac 1268\n2501 Biel');
    await page.press('Tab');
    await page.type('CH4431999123000889012');
    await page.press('Tab');
    await page.press('Tab');
    await isFocused('desk-address');
    await page.type('Anna Muster\nSeestrasse 7\n3600 Thun');
    await page.press('Tab');
    await page.type('Consulting');
    for (let count = 0; count < 3; count++) await page.press('Tab');
    await page.type('180');
    await page.press('Control', 'Enter');
    const { bytes } = await page.saved(/-001 Anna Muster\.pdf$/);
    const codes = await (await openImaging()).readCodes(bytes, { effort: 'DEFAULT', all: true });
    const read = readPayload((codes.ok && codes.value[0]?.text) || '', profiles['2.3']);
    expect(read).toMatchObject({ ok: true, value: { problems: [], draft: { amount: '180.00' } } });

    await has('.actions a.button');
    await page.press('Alt', 'n');
    await isFocused('desk-address');
    await page.type('ann');
    await has('[role=option]');
    await page.press('Down');
    await page.press('Enter');
    await page.press('Tab');
    await page.type('cons');
    await has('[role=option]');
    await page.press('Down');
    await page.press('Enter');
    await page.press('Control', 'Enter');
    await page.saved(/-002 Anna Muster\.pdf$/);
  });

  const pages = ['desk', 'desk/new', 'desk/customers', 'desk/company', 'desk/data', 'make', 'read', 'many', 'pay'];
  test.each([...pages, 'statements', 'biller'])(
    '#/%s has no violation of accessibility rules, and fits a phone',
    async (hash) => {
      await page.resize(390, 844);
      await page.open(`${server.url}/#/${hash}`);
      await has(hash.startsWith('desk') ? '.desk-bar' : '.lead');
      await page.evaluate(`(() => { ${axe} })()`);
      const found = 'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html))';
      expect(await page.evaluate(found)).toEqual([]);
      await until('document.documentElement.scrollWidth <= innerWidth');
      await page.resize(1280, 900);
    },
  );

  test('a slip is made, and a table is opened', async () => {
    await page.open(`${server.url}/#/make`);
    await has('.actions .buttons select');
    await page.evaluate(
      `(() => { const list = document.querySelector('.actions .buttons select'); list.value = 'withQrReference'; list.dispatchEvent(new Event('change', { bubbles: true })); })()`,
    );
    await has('.paper svg');
    await page.evaluate(`document.querySelector('.actions .primary').click()`);
    const { bytes } = await page.saved(/^qr-bill-\d{27}\.pdf$/);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('the workbook of a bookkeeper is 200 bills of 200, in a ZIP with the names of customers', async () => {
    await page.open(`${server.url}/#/many`);
    await has('.drop input[type=file]');
    await page.choose('.drop input[type=file]', [file('Debitoren.xlsx', writeXlsx(bookkeeperTable(200)))]);
    await has('.grid');
    for (const [id, text] of Object.entries(creditor)) await page.evaluate(typedInto(`.panel [id$="${id}"]`, text));
    await until('document.body.textContent.includes("Bills ready: 200 of 200.")');
    await page.evaluate(`document.querySelectorAll('.archives .buttons button')[1].click()`);
    const { bytes } = await page.saved('qr-bills.zip');
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toHaveLength(200);
    expect(Object.keys(files)[41]).toBe('1042 Kunde 42 AG.pdf');
    const codes = await (await openImaging()).readCodes(files['1042 Kunde 42 AG.pdf'] as Uint8Array, {
      effort: 'DEFAULT',
      all: true,
    });
    expect(JSON.stringify(codes)).toContain('Kunde 42 AG');
  });

  test('several files are read into a list with sums, and one that is broken says why', async () => {
    await page.open(`${server.url}/#/read`);
    await has('.drop input[type=file]');
    const bills = ['10.50', '11.50', '12.50'].map((amount, index) => file(`bill-${index}.pdf`, slipPdf(amount)));
    await page.choose('.drop input[type=file]', [...bills, file('torn.pdf', '%PDF-1.7\nx')]);
    await until('document.querySelectorAll(".read-list tr.bill").length === 3');
    await until('document.querySelector(".read-sums").textContent.includes("34.50")');
    await until('document.body.textContent.includes("The PDF is damaged")');
  });

  test('bills become a payment file, and a statement says what was paid', async () => {
    await page.open(`${server.url}/#/pay`);
    await has('.drop input[type=file]');
    await page.choose('.drop input[type=file]', [file('to-pay.pdf', slipPdf('10.50'))]);
    await has('.payments tbody tr');
    for (const [id, text] of Object.entries({ name: 'Velowerk Seetal GmbH', iban: 'CH15 9876 3000 1200 3450 6' }))
      await page.evaluate(typedInto(`#pay-${id}`, text));
    await page.evaluate(`[...document.querySelectorAll('button.primary')].at(-1).click()`);
    const { bytes } = await page.saved(/^(?!camt).*\.xml$/);
    expect(bytes.toString()).toContain('<InstdAmt Ccy="CHF">10.50</InstdAmt>');
    await page.open(`${server.url}/#/statements`);
    await has('.drop input[type=file]');
    await page.choose('.drop input[type=file]', [file('camt.xml', receiptsExample)]);
    await until(`document.querySelector('.sums')?.textContent.replace(/\\s/g, '').includes('4234.30')`);
  });

  test('a biller begins, submits a PDF, and finds the bill in the list', async () => {
    await page.open(server.welcomeUrl ?? '');
    await has('#welcome-emailAddress');
    await page.evaluate(typedInto('#welcome-emailAddress', 'anna@example.ch'));
    await page.evaluate(typedInto('#welcome-password', 'a password of her own'));
    await page.evaluate(`document.querySelector('form button[type=submit]').click()`);
    await has('.biller-page');
    await page.evaluate(`void (location.hash = '#/biller/submit')`);
    await has('.drop input[type=file]');
    await page.choose('.drop input[type=file]', [file('bill.pdf', qrBill())]);
    await until(`document.querySelector('form.card .facts')?.textContent.includes('949.75')`);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const values = {
      emailAddress: 'anna+allowed@example.ch',
      referenceNumber: 'fox-1',
      businessCaseDate: day(0),
      dueDate: day(30),
    };
    for (const [id, text] of Object.entries(values)) await page.evaluate(typedInto(`form.card [id$="${id}"]`, text));
    await page.evaluate(`document.querySelector('form.card button[type=submit]').click()`);
    await until('/^#.biller.staged.\\d+$/.test(location.hash)');
    await page.evaluate(`void (location.hash = '#/biller/staged')`);
    await until(`document.querySelector('.list tbody')?.textContent.includes('fox-1')`);
  });
});

/** An expression of the page that fills a field as typing does; none is there where the company of the desk is the creditor. */
function typedInto(selector: string, text: string): string {
  return `(() => { const field = document.querySelector(${JSON.stringify(selector)}); if (field === null) return; field.value = ${JSON.stringify(text)}; field.dispatchEvent(new Event('input', { bubbles: true })); })()`;
}
