import type { Page } from 'playwright-core';
import { hasTools, outputOf } from '../oracles/tools.ts';

/** Colours of a picture: with as many, nobody sees that there were more. */
const coloursMax = 128;

/**
 * Keeps what the screen shows of a page, or all of it, as a picture of the guide; with few colours where ImageMagick is there, a
 * third as large.
 */
export async function takePicture(page: Page, path: string, { isWhole = false } = {}): Promise<void> {
  // A cursor that blinks would make another picture each time
  await page.screenshot({ path, fullPage: isWhole, caret: 'hide', animations: 'disabled' });
  if (!hasTools('convert')) return;
  outputOf('convert', path, '+dither', '-colors', String(coloursMax), '-strip', `png8:${path}`);
}
