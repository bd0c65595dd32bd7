import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { isoDay } from '../../packages/web/src/records/days.ts';
import {
  type Company,
  emptyPosition,
  type Invoice,
  newCompany,
  newInvoice,
} from '../../packages/web/src/records/desk/records.ts';
import { Chance } from '../faults/chance.ts';
import { withBrowser } from './browser.ts';
import { keepRecords } from './keep-records.ts';
import { hasBrowser } from './launch.ts';

const count = 1500;
const day = 86_400_000;
const today = Math.floor(Date.now() / day) * day;

describe.skipIf(!hasBrowser)('a long list of invoices (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test.each([1, 2, 3, 4, 5, 6])('its first rows say what they say once all is read (desk %i)', async (seed) => {
    const { page } = await browser.open('#/desk', { size: { width: 1280, height: 3000 } });
    await page.locator('#app .empty-desk').waitFor();
    const chance = new Chance(seed);
    const companies = ['one', 'two'].map((id) => ({ ...newCompany('de'), id, address: `Firma ${id}`, revision: 1 }));
    await page.evaluate(keepRecords, { companies, invoices: companies.flatMap((company) => deskOf(company, chance)) });
    await page.addInitScript(writeDownFirst);
    await page.reload();
    await page.locator('.totals dd:not(:has-text("…"))').first().waitFor();
    const first = await page.evaluate(() => (globalThis as unknown as { firstList: Listed }).firstList);
    expect(first.totals.length).toBeGreaterThan(0);
    for (const each of first.totals) expect(each).toMatch(/^CHF …$|^EUR …$/);
    const all = await listedIn(page);
    expect(all.totals.join(' ')).toMatch(/\d\.\d\d/);
    expect(first.rows.length).toBeGreaterThanOrEqual(40);
    expect(first.rows).toEqual(all.rows.slice(0, first.rows.length));
  });

  test('what is typed into the search while it is read is found once it is there', async () => {
    const { page } = await browser.open('#/desk');
    await page.locator('#app .empty-desk').waitFor();
    const company = { ...newCompany('de'), id: 'one', address: 'Firma', revision: 1 };
    const invoices = deskOf(company, new Chance(7)).map((one, at) =>
      at === 0 ? { ...one, address: 'Zuhinterst' } : one,
    );
    await page.evaluate(keepRecords, { companies: [company], invoices });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const field = document.querySelector<HTMLInputElement>('.list-bar input');
        if (field === null) return;
        observer.disconnect();
        field.value = 'zuhinterst';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await page.locator('.totals dd:not(:has-text("…"))').first().waitFor();
    await page.locator('.invoices tbody tr').first().waitFor();
    expect((await listedIn(page)).rows).toEqual([expect.stringContaining('Zuhinterst')]);
  });
});

interface Listed {
  readonly rows: readonly string[];
  readonly totals: readonly string[];
}

/** Documents of all kinds about each other, many of the last days: what is about an invoice often comes long after it. */
function deskOf(company: Company, chance: Chance): readonly Invoice[] {
  const made: Invoice[] = [];
  const add = (at: number, changes: Partial<Invoice>) => {
    const date = isoDay(today - Math.floor((count - at) / 8) * day);
    const due = `${100 + chance.below(900)}.${String(chance.below(100)).padStart(2, '0')}`;
    made.push({
      ...newInvoice(company, date),
      id: `${company.id}-${chance.below(1e9)}-${at}`,
      revision: 1,
      number: `${date.slice(0, 4)}-${at}`,
      address: `Kunde ${chance.below(50)}\n8000 Zürich`,
      currency: chance.below(9) === 0 ? 'EUR' : 'CHF',
      positions: [{ ...emptyPosition, description: 'Beratung', price: due }],
      due,
      days: String(chance.below(40)),
      issuedOn: date,
      ...changes,
    });
  };
  for (let at = 0; at < count; at++) {
    const earlier = made[Math.max(0, made.length - 1 - chance.below(chance.below(2) === 0 ? 30 : 400))];
    const of = earlier?.id ?? '';
    switch (chance.below(14)) {
      case 0:
        add(at, { kind: 'credit', of, due: chance.below(2) === 0 ? (earlier?.due ?? '1.00') : '5.00' });
        break;
      case 1:
        add(at, { kind: 'credit', ofNumber: earlier?.number ?? '' });
        break;
      case 2:
        add(at, { kind: 'reminder', of, number: earlier?.number ?? '', asked: '10.00', due: '30.00' });
        break;
      case 3:
        add(at, { kind: 'reminder', number: earlier?.number ?? '', asked: '10.00', due: '10.00' });
        break;
      case 4:
        add(at, { kind: 'offer', decision: chance.below(4) === 0 ? 'declined' : '' });
        break;
      case 5:
        add(at, { kind: 'confirmation', of });
        break;
      case 6:
        add(at, { cancelledOn: isoDay(today) });
        break;
      case 7:
        if (chance.below(10) === 0) add(at, { issuedOn: '', number: '', replaces: of });
        else add(at, { kind: 'template', issuedOn: '', number: '', repeatedTo: '2099-12-31' });
        break;
      case 8:
        add(at, { of, part: 'final' });
        break;
      default: {
        add(at, {});
        const last = made.at(-1) as Invoice;
        if (chance.below(2) === 0)
          made[made.length - 1] = { ...last, received: last.due, payments: [{ on: last.date, amount: last.due }] };
      }
    }
  }
  return made;
}

/** Runs in the page: writes down the list as it stands there first. */
function writeDownFirst(): void {
  new MutationObserver((_, observer) => {
    const rows = document.querySelectorAll('.invoices tbody:not(.gap) tr');
    if (rows.length === 0) return;
    observer.disconnect();
    const textsOf = (all: Iterable<Element>) => Array.from(all, (each) => (each.textContent ?? '').trim());
    const totals = textsOf(document.querySelectorAll('.totals dd'));
    Object.assign(globalThis, { firstList: { rows: textsOf(rows), totals } });
  }).observe(document, { childList: true, subtree: true });
}

async function listedIn(page: Page): Promise<Listed> {
  const textsOf = async (selector: string) =>
    (await page.locator(selector).allTextContents()).map((text) => text.trim());
  return { rows: await textsOf('.invoices tbody:not(.gap) tr'), totals: await textsOf('.totals dd') };
}
