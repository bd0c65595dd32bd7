import { writeXlsx } from '@rappen/core/bulk';
import { afterAll, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { typeCreditor } from './bookkeeper.ts';
import { withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';
import { nastyWorkbook } from './nasty-workbook.ts';

describe.skipIf(!hasBrowser)('columns of a table of bills (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());
  const choose = 'input[type=file]';

  test('names are put together, a column that nobody uses is told, and an amount is open only where that is said', async () => {
    const { page } = await browser.open('#/many', { language: 'de-CH' });
    const table = [
      ['Vorname', 'Nachname', 'Firma', 'Strasse', 'Adresse', 'PLZ', 'Ort', 'Betrag'],
      ['Anna', 'Meier', 'Muster AG', 'Seeweg 3', 'Postfach 12', '8000', 'Zürich', '12.50'],
      ['Beat', 'Huber', '', 'Seeweg 5', '', '8000', 'Zürich', ''],
      ['Carla', 'Frei', '', 'Seeweg 7', '', '8000', 'Zürich', '12.50-'],
    ];
    await page.locator(choose).setInputFiles(browser.file('Kunden.xlsx', writeXlsx(table)));
    await page.locator('.grid').waitFor();
    await typeCreditor(page);
    await page.getByText('Bereite Rechnungen: 1 von 3.').waitFor();
    await page.getByText('Muster AG, Anna Meier').first().waitFor();
    await page.getByText('Adresse: nicht verwendet, obwohl').waitFor();
    await page
      .getByRole('button', { name: /→ open$/ })
      .first()
      .click();
    await page.getByText('Bereite Rechnungen: 2 von 3.').waitFor();
    await page.locator('.findings button').click();
    await page.locator('.mapping button[type=submit]').click();
    await page.getByText('Bereite Rechnungen: 1 von 3.').waitFor();
    expect(await page.getByText('obwohl der Name').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  test('lines of one invoice become one bill, a hidden row waits for a word, another sheet is one click, and the total tells what is left', async () => {
    const { page } = await browser.open('#/many', { language: 'de-CH' });
    const header = ['Rechnung Nr.', 'Kunde', 'PLZ', 'Ort', 'Betrag', 'Text'];
    const bill = (number: string, name: string, amount: number, text = '') => [
      number,
      name,
      '8000',
      'Zürich',
      amount,
      text,
    ];
    const may = [
      header,
      bill('1', 'Anna', 1000.05, 'Kurs'),
      bill('1', 'Anna', 10.1, 'Heft'),
      bill('2', 'Beat', 20),
      bill('3', 'Carla', 30),
      ['Total', '', '', '', 1030.15],
    ];
    const file = nastyWorkbook([
      { name: 'Mai', rows: may, hiddenRows: [5] },
      { name: 'Juni', rows: [header, bill('9', 'Dora', 5)] },
    ]);
    await page.locator(choose).setInputFiles(browser.file('Mai.xlsx', Buffer.from(file)));
    await page.locator('.grid').waitFor();
    await typeCreditor(page);
    await page.getByText('Bereite Rechnungen: 1 von 4.').waitFor();
    await page.getByText('Der Unterschied liegt in den').or(page.getByText('Die Datei zählt die')).first().waitFor();
    await page.getByRole('button', { name: 'Aus 2 Zeilen 1 machen' }).click();
    await page.getByText('Bereite Rechnungen: 2 von 3.').waitFor();
    await page.getByText('gleich wie das Total in Zeile 6').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Als Rechnungen verwenden (1)' }).click();
    await page.getByText('Bereite Rechnungen: 3 von 3.').waitFor();
    await page.getByText('1’060.15: 30.00 mehr. Die Datei zählt die ausgeblendeten Zeilen nicht mit.').waitFor();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await page.getByRole('button', { name: 'Weglassen (1)' }).click();
    await page.getByText('Bereite Rechnungen: 2 von 2.').waitFor();
    await page.getByText('gleich wie das Total in Zeile 6').waitFor();
    await page.getByRole('button', { name: '«Juni» lesen' }).click();
    await page.getByText('Blatt «Juni»').waitFor();
    await page.getByText('Bereite Rechnungen: 1 von 1.').waitFor();
    await page.context().close();
  });
});
