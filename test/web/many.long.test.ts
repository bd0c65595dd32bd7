import { readFileSync } from 'node:fs';
import { tableOf, writeCsv, writeXlsx } from '@rappen/core/bulk';
import { invoiceExamples } from '@rappen/core/swiss-qr';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { openImaging } from '../../packages/node/src/modules.ts';
import { eventually } from '../eventually.ts';
import { hasTools, outputOf } from '../oracles/tools.ts';
import { violationsOf } from './axe.ts';
import { bookkeeperTable, typeCreditor } from './bookkeeper.ts';
import { desktop, downloaded, phone, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

const { withQrReference, withCreditorReference } = invoiceExamples;
const broken = tableOf([
  { draft: withQrReference },
  { draft: { ...withQrReference, amount: '1,949', reference: '000000000000000000000000079' } },
  { draft: { ...withCreditorReference, reference: 'RF19539007547034' } },
]);
describe.skipIf(!hasBrowser)('a table of bills (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());
  const choose = 'input[type=file]';
  const cell = (page: Page, row: number, column: number) =>
    page.locator(`.grid [data-row="${row}"][data-column="${column}"]`);
  const active = (page: Page) => page.evaluate(() => ({ ...(document.activeElement as HTMLElement).dataset }));
  const wrong = (page: Page) => page.locator('.grid [aria-invalid]');

  async function openBookkeeper(
    count: number,
    options: Parameters<typeof browser.open>[1] = {},
    change: (table: string[][]) => void = () => {},
  ) {
    const opened = await browser.open('#/many', options);
    const table = bookkeeperTable(count);
    change(table);
    await opened.page.locator(choose).setInputFiles(browser.file('Debitoren.xlsx', writeXlsx(table)));
    await opened.page.locator('.grid').waitFor();
    return opened;
  }

  test('the workbook of a bookkeeper is 200 bills of 200 with one click', async () => {
    const { page } = await openBookkeeper(200, { language: 'de-CH' });
    await page.getByText('200 Zeilen aus Debitoren.xlsx, Titelzeile in Zeile 3').waitFor();
    await page.getByText('Weggelassene Zeilen: 2').waitFor();
    await typeCreditor(page);
    await page.getByText('Bereite Rechnungen: 200 von 200.').waitFor();
    await page.locator('.control', { hasText: /200, CHF 218’000\.00.*gleich wie das Total in Zeile 204/ }).waitFor();
    await page.getByText('aus 1001 wird RF40 1001').waitFor();
    const archive = await downloaded(page, () =>
      page.getByRole('button', { name: 'ZIP mit PDF', exact: true }).click(),
    );
    const files = unzipSync(archive.bytes);
    expect(Object.keys(files)).toHaveLength(200);
    expect(Object.keys(files)[41]).toBe('1042 Kunde 42 AG.pdf');
    const codes = await (await openImaging()).readCodes(files['1042 Kunde 42 AG.pdf'] as Uint8Array, {
      effort: 'DEFAULT',
      all: true,
    });
    const texts = JSON.stringify(codes);
    for (const text of ['Treuhand Muster AG', 'Kunde 42 AG', '1042', '//S1/10/1042/11/260501/40/0:30'])
      expect(texts).toContain(text);
    // The next workbook finds the creditor already there, folded away
    await page.reload();
    await page.locator(choose).setInputFiles(browser.file('Juni.xlsx', writeXlsx(bookkeeperTable(2))));
    await page.getByText('Bereite Rechnungen: 2 von 2.').waitFor();
    expect(await page.getByText('Treuhand Muster AG').count()).toBe(1);
    await page.context().close();
  });

  test.each([
    ['desktop', undefined],
    ['phone', phone],
  ] as const)(
    'on a %s says above 200 rows what becomes of them, and makes it from wherever they are looked at',
    async (_name, size) => {
      const { page } = await openBookkeeper(200, size && { size });
      await typeCreditor(page);
      await page.getByText('Bills ready: 200 of 200.').waitFor();
      const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
      expect(await top('#many-language')).toBeLessThan(await top('.grid'));
      await page.locator('#many-print').focus();
      for (const next of ['many-format', 'many-language']) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.id)).toBe(next);
      }
      const foot = size ? await top('.main-nav') : desktop.height;
      for (const end of [0, 1_000_000]) {
        await page.evaluate((y) => scrollTo(0, y), end);
        const box = await page.getByRole('button', { name: 'One PDF', exact: true }).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
      }
      await page.context().close();
    },
  );

  test('takes account and creditor of the page Create as a proposal', async () => {
    const { page } = await browser.open('#/many');
    const { creditor: party, iban } = withCreditorReference;
    const bill = {
      iban,
      ...Object.fromEntries(Object.entries(party ?? {}).map(([name, text]) => [`creditor.${name}`, text])),
    };
    await page.evaluate((text) => localStorage.setItem('rappen.bill', text), JSON.stringify(bill));
    await page.reload();
    await page.locator(choose).setInputFiles(browser.file('Mai.xlsx', writeXlsx(bookkeeperTable(3))));
    await page.getByText('Taken from the page Create.').waitFor();
    await page.getByText('Bills ready: 3 of 3.').waitFor();
    await page.context().close();
  });

  test('with a QR-IBAN has QR references behind the number that the bank gave, and tells of those that appear twice', async () => {
    const { page } = await openBookkeeper(5, {}, (table) => {
      (table[3] as string[])[0] = 'A-7';
      (table[6] as string[])[0] = 'B-7';
    });
    await typeCreditor(page);
    await page.getByLabel('IBAN or QR-IBAN').fill('CH4431999123000889012');
    await page.getByText('Rows 4, 7 have the same reference').waitFor();
    await page.locator('.grid .note', { hasText: 'only part of this number' }).first().waitFor();
    await page.locator('.panel.folded').getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('Before each number').fill('210000');
    await page.getByText('becomes 21 00000').waitFor();
    await page.getByLabel('Invoice number and date').selectOption('message');
    await page.locator('.grid', { hasText: 'Invoice 1002' }).waitFor();
    await page.getByRole('button', { name: 'Keep as separate bills (2)' }).click();
    await page.getByText('Bills ready: 5 of 5.').waitFor();
    await page.context().close();
  });

  test('becomes letters with the payment part, in the words of the person', async () => {
    const { page } = await openBookkeeper(12);
    await typeCreditor(page);
    await page.locator('#many-print').selectOption('letter');
    await page.getByLabel('Text of the letter').fill('Hello ');
    await page.locator('.letter').getByRole('button', { name: 'Name' }).click();
    expect(await page.getByLabel('Text of the letter').inputValue()).toBe('Hello {name}');
    await page.getByText('Bills ready: 12 of 12.').waitFor();
    const letters = await downloaded(page, () => page.getByRole('button', { name: 'One PDF', exact: true }).click());
    const codes = await (await openImaging()).readCodes(letters.bytes, { effort: 'DEFAULT', all: true });
    expect(codes.ok && codes.value.map(({ page: number }) => number)).toHaveLength(12);
    if (hasTools('pdftotext')) {
      const text = outputOf('pdftotext', browser.file('letters.pdf', letters.bytes), '-').toString();
      expect(text).toContain('Hello Kunde 1 AG');
      expect(text.match(/Payment part/g)).toHaveLength(12);
    }
  });

  test('is assigned by hand where its columns say nothing, and the next time as before', async () => {
    const { page } = await browser.open('#/many', { language: 'it-CH', size: phone });
    const table = 'Aaa;Bbb;Ccc\nAnna;x;y\nBeat;x;y\n';
    const file = browser.file('other.csv', table);
    await page.locator(choose).setInputFiles(file);
    await page.getByLabel('Aaa: Contiene').selectOption({ label: 'Cliente' });
    await page.getByLabel('Comunicazione').fill('Quota 2027');
    await page.getByRole('button', { name: 'Mostrare le fatture' }).click();
    await page.locator('.grid', { hasText: 'Anna' }).waitFor();
    await page.locator('.grid', { hasText: 'Quota 2027' }).waitFor();
    page.removeAllListeners('dialog');
    await page.reload();
    await page.locator(choose).setInputFiles(file);
    await page.getByText('Le colonne sono assegnate come l’ultima volta.').waitFor();
    await page.getByRole('button', { name: 'Modificare le colonne' }).click();
    await page.getByRole('button', { name: 'Dimenticare' }).click();
    expect(await page.getByLabel('Aaa: Contiene').inputValue()).toBe('');
    await page.context().close();
  });

  test.each([
    ['CSV', 'en-GB', writeCsv(broken), 'One PDF', 'ZIP of PDFs', 'Write “RF18'],
    ['XLSX', 'de-CH', writeXlsx(broken), 'Ein PDF', 'ZIP mit PDF', '«RF18'],
  ])('as %s, in %s, is corrected and created', async (kind, language, content, pdf, zip, fix) => {
    const { page } = await browser.open('#/many', { language });
    await page.locator(choose).setInputFiles(browser.file(`bills.${kind.toLowerCase()}`, content));
    await wrong(page).first().waitFor();
    expect(await wrong(page).count()).toBe(2);
    await wrong(page).first().click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1949.75\n');
    await wrong(page).nth(1).waitFor({ state: 'detached' });
    await page.locator('.grid-remarks button', { hasText: fix.slice(-4) }).click();
    await page.locator('.archives .good').waitFor();
    const document = await downloaded(page, () => page.getByRole('button', { name: pdf, exact: true }).click());
    const codes = await (await openImaging()).readCodes(document.bytes, { effort: 'DEFAULT', all: true });
    expect(codes.ok && codes.value.map(({ page: number }) => number)).toEqual([1, 2, 3]);
    const archive = await downloaded(page, () => page.getByRole('button', { name: zip, exact: true }).click());
    expect(Object.keys(unzipSync(archive.bytes))).toHaveLength(3);
  });

  test('has all errors of a kind corrected at once, undone and done again', async () => {
    const { page } = await openBookkeeper(30, {}, (table) => {
      for (const row of table.slice(3, 31)) row[6] = '1,949';
    });
    await typeCreditor(page);
    const correct = page.getByRole('button', { name: 'Correct 28 amounts' });
    await correct.click();
    await page.getByText('Bills ready: 30 of 30.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Bills ready: 2 of 30.').waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByText('Bills ready: 30 of 30.').waitFor();
  });

  test('is worked on with the keys of a spreadsheet', async () => {
    const { page } = await openBookkeeper(100);
    await cell(page, 0, 0).click();
    for (const [key, row, column] of [
      ['ArrowDown', 1, 0],
      ['ArrowRight', 1, 1],
      ['End', 1, 11],
      ['Home', 1, 0],
      ['Control+End', 99, 11],
      ['PageUp', undefined, 11],
      ['Control+Home', 0, 0],
      ['Tab', 0, 1],
      ['Shift+Tab', 0, 0],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(async () =>
        expect(await active(page), key).toMatchObject({
          column: String(column),
          ...(row !== undefined && { row: String(row) }),
        }),
      );
    }
    // What has the focus is not behind the line at the foot of the page
    for (let times = 0; times < 14; times++) await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await active(page)).toMatchObject({ row: '14' }));
    const [focused, foot] = await Promise.all([
      cell(page, 14, 0).boundingBox(),
      page.locator('.archives').boundingBox(),
    ]);
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await page.keyboard.press('Control+Home');
    // Typing replaces, Escape leaves it as it was, Enter goes on below
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('Anna');
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await cell(page, 0, 1).textContent()).toBe('Kunde 1 AG'));
    await page.keyboard.type('Anna');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await cell(page, 0, 1).textContent()).toBe('Anna'));
    expect(await active(page)).toMatchObject({ row: '1', column: '1' });
    await page.keyboard.press('F2');
    await page.keyboard.type(' & Co');
    await page.keyboard.press('Tab');
    await eventually(async () => expect(await cell(page, 1, 1).textContent()).toBe('Kunde 2 AG & Co'));
    expect(await active(page)).toMatchObject({ row: '1', column: '2' });
    // A range is copied, pasted, cleared, and all of it undone
    await cell(page, 0, 1).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+c');
    await cell(page, 4, 1).click();
    await page.keyboard.press('Control+v');
    await eventually(async () => expect(await cell(page, 5, 1).textContent()).toBe('Kunde 2 AG & Co'));
    await page.keyboard.press('Delete');
    await eventually(async () => expect(await cell(page, 4, 1).textContent()).toBe(''));
    for (let times = 0; times < 4; times++) await page.keyboard.press('Control+z');
    await eventually(async () => {
      expect(await cell(page, 0, 1).textContent()).toBe('Kunde 1 AG');
      expect(await cell(page, 5, 1).textContent()).toBe('Kunde 6 AG');
    });
    await page.keyboard.press('Control+y');
    await eventually(async () => expect(await cell(page, 0, 1).textContent()).toBe('Anna'));
    // Out of the grid at the end of the row
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await eventually(async () => expect(await active(page)).not.toHaveProperty('row'));
    await page.context().close();
  });

  test('takes the cells that Excel has copied', async () => {
    const { page } = await openBookkeeper(5);
    await page.evaluate(() => navigator.clipboard.writeText('Anna\t12.50\r\n"Beat ""B"""\t7\r\n'));
    await cell(page, 1, 1).click();
    await page.keyboard.press('Control+v');
    await eventually(async () => {
      expect(await cell(page, 1, 1).textContent()).toBe('Anna');
      expect(await cell(page, 2, 1).textContent()).toBe('Beat "B"');
      expect(await cell(page, 2, 2).textContent()).toBe('7.00');
    });
    await page.context().close();
  });

  test.each([
    ['light', 'en-GB', undefined],
    ['dark', 'de-CH', phone],
  ] as const)(
    'in %s and %s breaks no rule of accessibility, and is as wide as the screen',
    async (scheme, language, size) => {
      const { page } = await openBookkeeper(50, { scheme, language, ...(size && { size }) }, (table) => {
        (table[4] as string[])[6] = '1,949';
      });
      await wrong(page).first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // The number of the row stays in sight
      await page.locator('.grid').evaluate((grid) => grid.scrollTo(2000, 0));
      const left = await page.evaluate(() => {
        const [head, grid] = ['.grid [role=rowheader]', '.grid'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        );
        return (head?.left ?? 0) - (grid?.left ?? 0);
      });
      expect(left).toBeLessThanOrEqual(1);
      await page.context().close();
    },
  );

  test('its sample is a table that is ready', async () => {
    const { page } = await browser.open('#/many');
    const sample = await downloaded(page, () => page.getByRole('button', { name: 'Sample as XLSX' }).click());
    await page.locator(choose).setInputFiles(browser.file(sample.name, sample.bytes));
    await page.getByText('Bills ready: 3 of 3.').waitFor();
  });

  test('of thousands of rows is drawn where it is in view, searched, and made with progress', async () => {
    const { page } = await browser.open('#/many');
    const draft = { ...withCreditorReference, referenceType: 'NON', reference: '' };
    const rows = Array.from({ length: 3000 }, () => ({ draft }));
    await page.locator(choose).setInputFiles(browser.file('large.csv', writeCsv(tableOf(rows))));
    await page.getByText('Bills ready: 3000 of 3000.').waitFor();
    expect(await page.locator('.grid [role=row]').count()).toBeLessThan(60);
    await page.locator('.grid').evaluate((grid) => grid.scrollTo(0, 50_000));
    await page.locator('[aria-rowindex="1391"]').waitFor();
    await page.getByLabel('Search').fill('nothing like that');
    await page.getByText('No row matches.').waitFor();
    await page.getByLabel('Search').fill('');
    const click = () => page.getByRole('button', { name: 'One PDF', exact: true }).click();
    const [document] = await Promise.all([downloaded(page, click), page.locator('progress').waitFor()]);
    await page.getByText('qr-bills.pdf is ready. Bills: 3000.').waitFor();
    if (hasTools('pdfinfo'))
      expect(outputOf('pdfinfo', browser.file('large.pdf', document.bytes)).toString()).toMatch(/Pages:\s+3000/);
  });

  test('that was corrected is there again after other pages, and asked about before it is lost', async () => {
    const { page, complaints } = await browser.open('#/many');
    await page.locator('.drop button').focus();
    await page.locator(choose).setInputFiles(browser.file('kept.csv', writeCsv(broken)));
    await wrong(page).nth(1).waitFor();
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1'));
    await wrong(page).first().click();
    await page.keyboard.type('1949.75\n');
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.getByRole('heading', { name: 'Create a QR-bill' }).waitFor();
    await page.goBack();
    await wrong(page).first().waitFor();
    await page.getByText('Bills ready: 2 of 3.').waitFor();
    page.removeAllListeners('dialog');
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['nothing in it', '', 'No bills were found'],
    ['a broken workbook', readFileSync('package.json').fill('PK\u0003\u0004', 0, 4), 'The workbook is damaged'],
    ['more columns than a spreadsheet', `Name;Total${';'.repeat(20_000)}\n`, 'A row has more than 16’384 cells'],
    ['too many rows', `Name;Total\n${'A;5.00\n'.repeat(50_002)}`, 'There are more than 50’000 bills'],
  ])('with %s is refused in words', async (_name, content, sentence) => {
    const { page } = await browser.open('#/many');
    await page.locator(choose).setInputFiles(browser.file('table.csv', content));
    await page.getByText(sentence).waitFor();
    await page.locator('.drop button').waitFor();
  });

  test('that was made to do harm is a table of texts', async () => {
    const { page } = await browser.open('#/many');
    const script = '<img src=x onerror=alert(1)>';
    const wide = ['Rg-Nr', 'Kunde', 'Total', ...Array.from({ length: 5000 }, (_, index) => `x${index}`)];
    const rows = Array.from({ length: 10_001 }, (_, index) => [
      String(index),
      index === 0
        ? script
        : index === 1
          ? '=HYPERLINK("http://a.example";"x")'
          : index === 2
            ? 'A'.repeat(32_000)
            : 'Zürich',
      '5.00',
    ]);
    const latin1 = Buffer.from(writeCsv([wide, ...rows]), 'latin1');
    await page.locator(choose).setInputFiles(browser.file('Debitoren.csv', latin1));
    await page.locator('.grid', { hasText: 'Zürich' }).waitFor();
    await page.locator('.grid', { hasText: script }).waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    await page.getByRole('button', { name: 'Another table' }).click();
    await page.locator('.drop button').waitFor();
    await page.context().close();
  });
});
