import { startServer } from '@rappen/node';
import { buildWeb } from '../../scripts/build-web.ts';
import { launchBrowser } from './launch.ts';

/** What a person notices as immediate: one picture of a screen. */
const goalMilliseconds = 16;
const rounds = 300;

const { compressedBytes } = await buildWeb();
const server = await startServer({ port: 0, host: '127.0.0.1', apiKey: 'a-key-of-your-own' }, () => {});
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  await page.goto(server.url);
  await page.locator('.actions .buttons select').selectOption('withQrReference');
  await page.locator('.paper svg').waitFor();
  const times = await page.evaluate(redraws, rounds);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  console.log(`First page: ${(compressedBytes / 1000).toFixed(1)} kB compressed`);
  console.log(`A key pressed until the payment part is drawn anew, ${rounds} times:`);
  console.log(`median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms (goal: ${goalMilliseconds} ms)`);
} finally {
  await browser.close();
  await server.stop();
}

/** Runs in the page: types into the message, and waits each time until the new drawing stands there. */
async function redraws(count: number): Promise<number[]> {
  const field = document.getElementById('bill-unstructuredMessage') as HTMLTextAreaElement;
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
