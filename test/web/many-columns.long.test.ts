import { writeXlsx } from '@rappen/core/bulk';
import { afterAll, describe, expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { typeCreditor } from './bookkeeper.ts';
import { withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

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
});
