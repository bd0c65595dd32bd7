import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { violationsOf } from './axe.ts';
import { downloaded, reloaded, withBrowser } from './browser.ts';
import { slipIn, withInvoice } from './issued-invoice.ts';
import { hasBrowser } from './launch.ts';

describe.skipIf(!hasBrowser)('nothing of the desk is lost (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test('credit notes settle their invoice, and a reminder asks what is left of it', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    const invoice = page.url();
    const credit = async (price: string) => {
      await page.goto(invoice);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('link', { name: 'Credit note' }).click();
      await page.locator('#desk-positions-0-price').fill(price);
      await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
      await page.getByText('Issued on').waitFor();
    };
    await credit('1000');
    await page.goto(invoice);
    await page.locator('.account .rest').getByText('CHF 180.00').waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Reminder' }).click();
    await page.getByRole('heading', { name: /Reminder .*-001/ }).waitFor();
    const reminder = await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
    expect(await slipIn(reminder.bytes)).toMatchObject({ problems: [], draft: { amount: '180.00' } });
    await page.goto(page.url().replace(/#.*/, '#/desk'));
    await page.getByText('180.00 still open').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await credit('180');
    await page.goto(page.url().replace(/#.*/, '#/desk'));
    await page.locator('.state.credited').waitFor();
    expect(await page.locator('.totals .open dd').textContent()).toMatch(/0\.00/);
    await page.goto(page.url().replace(/#.*/, '#/statements'));
    await page.getByText('From your invoices: 1.').waitFor();
    expect(await page.getByText('Show open bills').count()).toBe(0);
  });

  test('an issued invoice is cancelled and kept, and edited again it stays open until it is replaced', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    const invoice = page.url();
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Cancel document' }).click();
    await page.getByText('It stays in the list').waitFor();
    await page.goto(page.url().replace(/#.*/, '#/desk'));
    await page.locator('.state.cancelled').waitFor();
    await page.goto(invoice);
    await page.getByRole('button', { name: 'Undo cancellation' }).click();
    await page.getByRole('button', { name: 'Edit again' }).click();
    await page.getByText('This draft replaces invoice').waitFor();
    await page.locator('#desk-positions-0-price').fill('900');
    await page.getByText('Saved on this computer').waitFor();
    const list = page.url().replace(/#.*/, '#/desk');
    await page.goto(list);
    await page.getByText('Replaces 20').waitFor();
    await page.locator('.invoices .state.open').waitFor();
    expect(await page.locator('.totals .open dd').textContent()).toMatch(/1.180\.00/);
    await page.locator('.invoices tbody tr').filter({ hasText: 'Replaces' }).getByRole('link').click();
    const { bytes, name } = await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
    expect([name, await slipIn(bytes)]).toMatchObject([
      expect.stringContaining('-001'),
      { draft: { amount: '900.00' } },
    ]);
    await page.getByRole('heading', { name: 'Earlier versions' }).waitFor();
    expect(page.url()).toBe(invoice);
    const before = await downloaded(page, () =>
      page.getByRole('region', { name: 'Earlier versions' }).getByRole('button').click(),
    );
    expect(await slipIn(before.bytes)).toMatchObject({ draft: { amount: '1180.00' } });
    await page.goto(list);
    await eventually(async () => expect(await page.locator('.invoices tbody tr').count()).toBe(1));
  });

  test('what is deleted is in the bin after a reload, and comes back from there', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await page.locator('#desk-positions-0-description').fill('Draft work');
    await page.getByText('Saved on this computer').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('You can bring it back from the bin').waitFor();
    await eventually(async () => expect(await page.locator('.invoices tbody tr').count()).toBe(1));
    await reloaded(page);
    await page.goto(page.url().replace(/#.*/, '#/desk/bin'));
    const row = page.getByRole('row').filter({ hasText: 'Draft' });
    await row.getByRole('button', { name: 'Bring back' }).click();
    await page.getByText('The bin is empty').waitFor();
    await page.goto(page.url().replace(/#.*/, '#/desk'));
    await eventually(async () => expect(await page.locator('.invoices tbody tr').count()).toBe(2));
  });

  test('a company is deleted after a question, and its undo leaves what was written since', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    const other = await page.context().newPage();
    await other.goto(page.url().replace(/#.*/, '#/desk/company/new'));
    await other.locator('#desk-company-address').fill('Zweite AG\nGasse 1\n3000 Bern');
    await eventually(async () => {
      const names = await page.getByLabel('Company').first().locator('option').allTextContents();
      expect(names).toContain('Zweite AG');
    });
    await page.getByLabel('Company').first().selectOption({ label: 'Robert Schneider AG' });
    await page.goto(page.url().replace(/#.*/, '#/desk/company'));
    await page.getByRole('button', { name: 'Delete company' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Robert Schneider AG?' });
    await question.getByText('Issued invoices: 1').waitFor();
    await question.getByText('ten years').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await downloaded(page, () => question.getByRole('button', { name: 'Save a backup first' }).click());
    await question.getByText('The backup is saved').waitFor();
    await question.getByRole('button', { name: 'Delete company' }).click();
    await page.getByText('You can bring it back from the bin').waitFor();
    // In another tab something is written between the deletion and its undo
    await other.locator('#desk-company-address').fill('Zweite und Dritte AG\nGasse 1\n3000 Bern');
    await eventually(async () => {
      const names = await page.getByLabel('Company').first().locator('option').allTextContents();
      expect(names).toContain('Zweite und Dritte AG');
    });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Brought back').waitFor();
    const names = await page.getByLabel('Company').first().locator('option').allTextContents();
    expect(names).toEqual(expect.arrayContaining(['Robert Schneider AG', 'Zweite und Dritte AG']));
    await other.close();
  });

  test('a backup restores all of it, its undo leaves what was written since, and a wrong file changes nothing', async () => {
    const { page } = await browser.open('#/desk');
    await withInvoice(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await page.locator('#desk-positions-0-description').fill('x'.repeat(5000));
    await page.getByText('Saved on this computer').waitFor();
    await page.getByRole('link', { name: 'Backup' }).click();
    const plain = await downloaded(page, () => page.getByRole('button', { name: 'Save backup' }).click());
    await page.getByText('Last backup on').waitFor();
    await page.getByLabel('Passphrase').fill('correct horse');
    const secret = await downloaded(page, () => page.getByRole('button', { name: 'Save backup' }).click());
    expect(plain.bytes.toString()).toContain('Anna Muster');
    expect(secret.bytes.toString()).not.toContain('Anna');

    const fresh = await browser.open('#/desk/data');
    const restore = (name: string, content: string | Uint8Array) =>
      fresh.page.locator('input[type=file]').setInputFiles(browser.file(name, content));
    for (const [name, content] of [
      ['empty.json', ''],
      ['list.json', '[]'],
      ['other.json', '{"format":"rappen-desk","version":3,"records":{}}'],
      ['lists.json', '{"format":"rappen-desk","version":2,"records":{}}'],
    ] as const) {
      await restore(name, content);
      await fresh.page.getByText('not a backup').waitFor();
      await fresh.page.getByRole('button', { name: 'Close' }).click();
    }
    const odd = plain.bytes
      .toString()
      .replace('"kind":"invoice"', '"kind":"riddle"')
      .replace('"invoices":[{', '"invoices":[{"__proto__":{"x":1},"onerror":"alert(1)",');
    await restore('odd.json', odd);
    await fresh.page.getByText('Not understood by this version: 1').waitFor();
    await fresh.page.getByRole('button', { name: 'Cancel' }).click();
    await restore('secret.json', secret.bytes);
    await fresh.page.getByText('The passphrase does not open').waitFor();
    await fresh.page.getByLabel('Passphrase').fill('correct horse');
    await restore('secret.json', secret.bytes);
    await fresh.page.getByRole('button', { name: 'Replace' }).click();
    await fresh.page.getByText('The backup was restored').waitFor();

    const other = await fresh.page.context().newPage();
    await other.goto(fresh.page.url().replace(/#.*/, '#/desk/company/new'));
    await other.locator('#desk-company-address').fill('Neue AG\nGasse 1\n3000 Bern');
    await fresh.page.getByText('Companies: 2, customers: 1, invoices: 2').waitFor();
    await fresh.page.getByRole('button', { name: 'Undo' }).click();
    await fresh.page.getByText('Companies: 1, customers: 0, invoices: 0').waitFor();
    await other.close();
    await restore('plain.json', plain.bytes);
    await fresh.page.getByText('Companies: 1, customers: 1, invoices: 2').waitFor();
    await fresh.page.getByRole('button', { name: 'Replace' }).click();
    await fresh.page.getByText('The backup was restored').waitFor();
    await fresh.page.getByRole('link', { name: 'Invoices' }).last().click();
    await fresh.page.getByRole('row').filter({ hasText: 'Anna Muster' }).first().waitFor();
    // What another tab changes between a restore and its undo stays, and is said
    const changing = await fresh.page.context().newPage();
    await changing.goto(fresh.page.url().replace(/#.*/, '#/desk/customers'));
    await changing.getByLabel('Company').first().selectOption({ label: 'Robert Schneider AG' });
    await changing.goto(fresh.page.url().replace(/#.*/, '#/desk/customers'));
    await changing.getByRole('button', { name: 'Edit Anna Muster' }).click();
    await changing.getByLabel('E-mail').fill('anna@example.ch');
    await changing.getByRole('button', { name: 'OK' }).click();
    await changing.getByRole('dialog').waitFor({ state: 'detached' });
    await changing.close();
    await fresh.page.getByRole('button', { name: 'Undo' }).click();
    await fresh.page.getByText('Not brought back, because changed since or without their company: 2.').waitFor();
    await fresh.page.goto(fresh.page.url().replace(/#.*/, '#/desk/data'));
    await fresh.page.getByText('customers: 1, invoices: 0').waitFor();
  });

  test('what is typed in the moment before the page is left is kept, and who leaves is asked', async () => {
    const { page } = await browser.open('#/desk/company');
    const asked: string[] = [];
    page.removeAllListeners('dialog');
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.locator('#desk-company-address').click();
    await page.keyboard.type('Treuhand Muster AG');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    expect(await page.locator('#desk-company-address').inputValue()).toBe('Treuhand Muster AG');
    await page.reload();
    expect(asked).toHaveLength(1);
  });
});
