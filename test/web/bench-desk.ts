import type { Browser, Page } from 'playwright-core';
import { emptyPosition, type Invoice, newCompany, newInvoice } from '../../packages/web/src/records/desk/records.ts';
import { keepRecords } from './keep-records.ts';

/** A desk of many years, and what somebody waits for at it. */
const count = 20_000;
const goals = { list: 300, key: 16 } as const;
const opened = 5;

const company = { ...newCompany('de'), address: 'Robert Schneider AG\nRue du Lac 1268\n2501 Biel' };

/** Invoices of ten years: most are paid, some are open, one in fifty has a credit note. */
function invoices(): Invoice[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2016, 11, 1) + Math.floor((index / count) * 3650) * 86_400_000);
    const day = date.toISOString().slice(0, 10);
    const due = `${100 + (index % 900)}.${String(index % 100).padStart(2, '0')}`;
    const isPaid = index % 10 !== 0;
    const isCredit = index % 50 === 25;
    return {
      ...newInvoice(company, day),
      id: `invoice-${index}`,
      revision: 1,
      number: `${day.slice(0, 4)}-${String(index).padStart(5, '0')}`,
      address: `Kunde ${index % 1500} AG\nBahnhofstrasse ${index % 90}\n8000 Zürich`,
      positions: [{ ...emptyPosition, description: `Beratung ${index % 37}`, price: due }],
      due,
      issuedOn: day,
      ...(isPaid && !isCredit && { received: due, payments: [{ on: day, amount: due }] }),
      ...(isCredit && { kind: 'credit', of: `invoice-${index - 5}` }),
    };
  });
}

/** Prints how long the list of a large desk takes to stand there, and a key in its search until the next picture. */
export async function measureDesk(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  await page.goto(`${address}/#/desk`);
  await page.locator('#app .empty-desk').waitFor();
  await page.evaluate(keepRecords, { companies: [{ ...company, revision: 1 }], invoices: invoices() });
  await page.reload();
  await page.locator('.invoices tbody tr').first().waitFor({ timeout: 60_000 });
  const rows = await page.locator('.invoices tbody tr').count();
  console.log(`${count} invoices, ${rows} rows in the page:`);
  const lists: number[] = [];
  for (let round = 0; round < opened; round++) {
    await page.evaluate(() => {
      location.hash = '#/desk/data';
    });
    await page.locator('.invoices').waitFor({ state: 'detached' });
    lists.push(await page.evaluate(listed));
  }
  print('the list, gone to from another page of the desk', lists, goals.list);
  const first: number[] = [];
  for (let round = 0; round < opened; round++) {
    await page.goto(`${address}/#/read`);
    await page.reload();
    await page.locator('.drop').first().waitFor();
    first.push(await page.evaluate(listed));
  }
  print('the list, read from the browser and drawn', first, goals.list);
  await page.locator('.totals dd:not(:has-text("…"))').first().waitFor();
  print('a key in the search until the list stands there', await keysOf(page), goals.key);
  await page.close();
}

function print(name: string, times: readonly number[], goal: number): void {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [median, most] = [at(0.5).toFixed(1), at(0.95).toFixed(1)];
  console.log(`${name}: median ${median} ms, p95 ${most} ms (goal: ${goal} ms)`);
}

/** Types and deletes words in the search, a key at a time. */
async function keysOf(page: Page): Promise<number[]> {
  await page.locator('.list-bar input').focus();
  return page.evaluate(async () => {
    const field = document.querySelector('.list-bar input') as HTMLInputElement;
    const times: number[] = [];
    const words = ['kunde 7', '2024-1', 'beratung 12', 'zürich', 'bahnhof 8', '250.', 'nobody'];
    const texts = words.flatMap((word) => {
      const parts = Array.from(word, (_, end) => word.slice(0, end + 1));
      return [...parts, ...parts.slice(0, -1).reverse(), ''];
    });
    for (const text of texts) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      const started = performance.now();
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // The list is drawn before the next message
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      });
      // Styles and places are worked out too, as for the next picture
      void document.body.offsetHeight;
      times.push(performance.now() - started);
    }
    return times;
  });
}

/** Runs in the page: goes to the list, and waits until rows of it stand there. */
async function listed(): Promise<number> {
  const started = performance.now();
  location.hash = '#/desk';
  await new Promise<void>((resolve) => {
    const look = () => (document.querySelector('.invoices tbody tr') ? resolve() : requestAnimationFrame(look));
    look();
  });
  void document.body.offsetHeight;
  return performance.now() - started;
}
