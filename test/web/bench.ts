import { startServer } from '@rappen/node';
import type { Page } from 'playwright-core';
import { buildWeb } from '../../scripts/build-web.ts';
import { measureDesk } from './bench-desk.ts';
import { measureMany } from './bench-many.ts';
import { launchBrowser } from './launch.ts';
import { type Loading, loadingOf, openingOf } from './loading.ts';

/** What a person notices as immediate: one picture of a screen. */
const goalMilliseconds = 16;
const rounds = 300;

/** What somebody with a slow phone waits for at most. Source: Web Vitals call 1.8 s, 200 ms and 0.1 good. */
const loadingGoals: Loading = { firstContent: 1500, blocking: 200, shift: 0.02 };
const loadings = 5;

/** Pages that are opened by their address, and by a link on another page. */
const opened = [
  { name: 'first page', hash: '' },
  { name: 'slip', hash: '#/make', from: '#/read' },
  { name: 'new invoice', hash: '#/desk/new', from: '#/desk' },
  { name: 'Bulk', hash: '#/many', from: '#/read' },
];

const { compressedBytes } = await buildWeb();
console.log(`First page: ${(compressedBytes / 1000).toFixed(1)} kB compressed`);
const server = await startServer({ port: 0, host: '127.0.0.1', apiKey: 'a-key-of-your-own' }, () => {});
const browser = await launchBrowser();
try {
  console.log(`On slow 4G with a processor four times slower, ${loadings} times (median, smallest):`);
  console.log(`goals: first content ${loadingGoals.firstContent} ms, blocking ${loadingGoals.blocking} ms, shift 0.02`);
  for (const { name, hash, from } of opened) {
    await measureLoading(`${name}, opened by its address`, () => loadingOf(browser, `${server.url}/${hash}`));
    if (from !== undefined)
      await measureLoading(`${name}, opened from ${from}`, () => openingOf(browser, `${server.url}/${from}`, hash));
  }
  await measure('payment part', '#/make', 'bill-unstructuredMessage', async (page) => {
    await page.locator('.actions .buttons select').selectOption('withQrReference');
  });
  await measure('page of an invoice', '#/desk/new', 'desk-positions-0-description', async (page) => {
    await page.locator('#desk-company-address').fill('Robert Schneider AG\nRue du Lac 1268\n2501 Biel');
    await page.locator('#desk-company-iban').fill('CH4431999123000889012');
    await page.locator('#desk-address').fill('Anna Muster\nSeestrasse 7\n3600 Thun');
    await page.locator('#desk-positions-0-price').fill('1180');
  });
  await measureDesk(browser, server.url);
  await measureMany(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
}

async function measure(name: string, hash: string, field: string, fill: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  await page.goto(`${server.url}/${hash}`);
  await fill(page);
  await page.locator('.paper svg').waitFor();
  const times = await page.evaluate(redraws, { field, count: rounds });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  console.log(`A key pressed until the ${name} is drawn anew, ${rounds} times:`);
  console.log(`median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms (goal: ${goalMilliseconds} ms)`);
  await page.close();
}

async function measureLoading(name: string, load: () => Promise<Loading>): Promise<void> {
  const found: Loading[] = [];
  for (let count = 0; count < loadings; count++) found.push(await load());
  const told = (member: keyof Loading, decimals: number) => {
    const values = found.map((each) => each[member]).sort((a, b) => a - b);
    const [least = 0, median = 0] = [values[0], values[Math.floor(values.length / 2)]];
    const isMissed = median > loadingGoals[member] ? ' (missed)' : '';
    return `${median.toFixed(decimals)}, ${least.toFixed(decimals)}${isMissed}`;
  };
  const [content, blocking, shift] = [told('firstContent', 0), told('blocking', 0), told('shift', 3)];
  console.log(`${name}: first content ${content} ms, blocking ${blocking} ms, shift ${shift}`);
}

/** Runs in the page: types into a field, and waits each time until the new drawing stands there. */
async function redraws({ field: id, count }: { readonly field: string; readonly count: number }): Promise<number[]> {
  const field = document.getElementById(id) as HTMLTextAreaElement;
  const paper = document.querySelector('.paper') as HTMLElement;
  const times: number[] = [];
  for (let round = 0; round < count; round++) {
    const drawn = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(paper, { childList: true });
    });
    const started = performance.now();
    field.value = `Order ${round}`;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await drawn;
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times;
}
