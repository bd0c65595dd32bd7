import { buildWeb } from '../../scripts/build-web.ts';
import { beginBiller, billerScenes, showBillerPage, startForBillers } from './biller-scenes.ts';
import { launchBrowser } from './launch.ts';
import { takePicture } from './take-picture.ts';

/** Takes the pictures of the guide that show the pages of a biller: of a few examples, on a desktop, and of some on a phone. */
const shapes = [
  ['desktop', { width: 1000, height: 680 }, 'light', 'en-GB'],
  ['phone', { width: 390, height: 844 }, 'dark', 'de-CH'],
] as const;
/** As many of the first are shown on a phone too. */
const onPhonesCount = 6;
const folder = 'docs/pictures/web';

await buildWeb();
const server = await startForBillers();
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ locale: 'en-GB', viewport: shapes[0][1] });
  const page = await context.newPage();
  await page.goto(server.welcomeUrl);
  await page.getByLabel('E-mail address').fill('anna@example.ch');
  await takePicture(page, `${folder}/biller-welcome-desktop.png`);
  await beginBiller(page, server.receiver);
  const kept = await context.storageState();
  for (const [shape, viewport, colorScheme, locale] of shapes) {
    for (const name of shape === 'phone' ? billerScenes.slice(0, onPhonesCount) : billerScenes) {
      const isOutside = name === 'sign-in';
      const state = isOutside ? {} : { storageState: kept };
      const own = await browser.newContext({ viewport, colorScheme, locale, timezoneId: 'Europe/Zurich', ...state });
      const shown = await own.newPage();
      await showBillerPage(shown, server.url, name);
      // A dialog is as high as the screen at most
      const isWhole = shape === 'desktop' && name !== 'key';
      await takePicture(shown, `${folder}/biller-${name}-${shape}.png`, { isWhole });
      await own.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
