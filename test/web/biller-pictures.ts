import { startServer } from '@rappen/node';
import { chromium, type Page } from 'playwright-core';
import { buildWeb } from '../../scripts/build-web.ts';

/** Takes the pictures of the guide that show the pages of a biller: of a few examples, on a desktop and on a phone. */
const shapes = [
  ['desktop', { width: 1000, height: 680 }, 'light', 'en-GB'],
  ['phone', { width: 390, height: 844 }, 'dark', 'de-CH'],
] as const;
/** Other pages, and another folder, may be named: for looking at them. */
const [pages = 'overview,edit', folder = 'docs/pictures/web'] = process.argv.slice(2);

await buildWeb();
const server = await startServer({ port: 0, host: '127.0.0.1', apiKey: 'a-key-of-your-own' }, () => {});
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await begin(page);
  const kept = await context.storageState();
  for (const [shape, viewport, colorScheme, locale] of shapes) {
    const own = await browser.newContext({ viewport, colorScheme, locale, storageState: kept });
    const shown = await own.newPage();
    for (const name of pages.split(',')) {
      await show(shown, name);
      await shown.screenshot({ path: `${folder}/biller-${name}-${shape}.png` });
    }
    await own.close();
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Becomes the owner, and submits examples. */
async function begin(page: Page): Promise<void> {
  await page.goto(server.welcomeUrl ?? '');
  await page.getByLabel('E-mail address').fill('anna@example.ch');
  await page.getByLabel('Password').fill('a password of her own');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('link', { name: 'Simulator', exact: true }).click();
  for (const [type, mode] of [
    ['bill', 'DELIVER'],
    ['instalment-bill', 'DELIVER'],
    ['donation-inquiry', 'STAGE'],
    ['bill', 'STAGE'],
  ] as const) {
    await page.locator('#example-name').selectOption(type);
    await page.locator('#example-mode').selectOption(mode);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('link', { name: 'Look at the case' }).waitFor();
    await page.reload();
  }
}

async function show(page: Page, name: string): Promise<void> {
  const address = name === 'overview' ? '' : name === 'case' || name === 'edit' ? '/cases/4' : `/${name}`;
  await page.goto(`${server.url}/#/biller${address}`);
  await page.locator('.biller-page h2').waitFor();
  if (name === 'edit') {
    await page.locator('.moves button').nth(1).click();
    await page.locator('#case-totalAmount-value').fill('12.345');
    await page.locator('form.edit button[type=submit]').click();
    await page.evaluate(() => scrollTo(0, 0));
  }
  if (name === 'case') await page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 400);
  await page.waitForLoadState('networkidle');
}
