import type { Browser, Page } from 'playwright-core';

/** What opening a page costs somebody with a slow phone on a slow network. */
export interface Loading {
  /** Milliseconds from navigation until the first text or picture stands there. */
  readonly firstContent: number;
  /** Milliseconds beyond the first 50 of every task that is longer: so long a key or a finger waits. */
  readonly blocking: number;
  /** Cumulative layout shift: how far what stands there moves by itself, as a share of the screen. */
  readonly shift: number;
}

/** What the page writes down while it loads. */
interface Noted {
  readonly tasks: readonly number[];
  readonly shift: number;
  readonly firstContent: number;
}

/** A processor four times slower than this one. */
const processorSlowdown = 4;

/** "Slow 4G" of Lighthouse: 150 ms for a round trip, 1.6 Mbit/s down, 750 kbit/s up, here in bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Milliseconds without a request and a long task after which a page stands still. */
const stillness = 1500;

/** Opens an address in a browser that knows nothing yet. */
export async function loadingOf(browser: Browser, address: string): Promise<Loading> {
  return onSlowDevice(browser, async (page) => {
    await page.goto(address);
    await standsStill(page);
    return loadingIn(await noted(page), 0);
  });
}

/** Opens an address, and from there the page behind a hash, as a link does: what the second costs. */
export async function openingOf(browser: Browser, address: string, hash: string): Promise<Loading> {
  return onSlowDevice(browser, async (page) => {
    await page.goto(address);
    await standsStill(page);
    const before = await noted(page);
    await page.evaluate((target) => {
      const link = document.createElement('a');
      link.href = target;
      document.body.append(link);
      link.click();
      link.remove();
    }, hash);
    await standsStill(page);
    const after = await noted(page);
    return loadingIn({ ...after, shift: after.shift - before.shift }, before.tasks.length);
  });
}

function loadingIn({ tasks, shift, firstContent }: Noted, tasksBefore: number): Loading {
  const blocking = tasks.slice(tasksBefore).reduce((sum, duration) => sum + duration - 50, 0);
  return { firstContent, blocking, shift };
}

async function onSlowDevice<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript(takeNotes);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const result = await measure(page);
  await context.close();
  return result;
}

async function standsStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let count = -1; ; ) {
    const { tasks } = await noted(page);
    if (tasks.length === count) return;
    count = tasks.length;
    await page.waitForTimeout(stillness);
    await page.waitForLoadState('networkidle');
  }
}

/** Runs in the page before its own scripts. */
function takeNotes(): void {
  const notes = { tasks: [] as number[], shift: 0, firstContent: 0 };
  Object.assign(globalThis, { notes });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => notes.tasks.push(duration));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) notes.shift += value;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstContent = startTime;
  });
}

function noted(page: Page): Promise<Noted> {
  return page.evaluate(() => (globalThis as never as { notes: Noted }).notes);
}
