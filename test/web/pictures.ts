import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@rappen/node';
import { buildWeb } from '../../scripts/build-web.ts';
import { launchBrowser } from './launch.ts';
import { scenes } from './scenes.ts';
import { takePicture } from './take-picture.ts';

/** Takes the pictures of the guide, at what a screen shows of each page. */
const shapes = [
  ['desktop', { width: 1000, height: 680 }, 'light'],
  ['phone', { width: 390, height: 844 }, 'dark'],
] as const;

await buildWeb();
const server = await startServer({ port: 0, host: '127.0.0.1', apiKey: 'a-key-of-your-own' }, () => {});
const browser = await launchBrowser();
const folder = mkdtempSync(join(tmpdir(), 'rappen-pictures-'));
try {
  for (const [shape, viewport, colorScheme] of shapes) {
    for (const [name, { at, prepare }] of Object.entries(scenes)) {
      const page = await browser.newPage({ viewport, colorScheme, locale: shape === 'phone' ? 'de-CH' : 'en-GB' });
      await page.goto(`${server.url}/#/${at}`);
      await page.locator('h1').waitFor();
      await prepare(page, folder);
      await takePicture(page, `docs/pictures/web/${name}-${shape}.png`);
      await page.close();
    }
    const docs = await browser.newPage({ viewport, colorScheme });
    await docs.goto(`${server.url}/docs`);
    await takePicture(docs, `docs/pictures/web/docs-${shape}.png`);
    await docs.close();
  }
} finally {
  rmSync(folder, { recursive: true });
  await browser.close();
  await server.stop();
}
