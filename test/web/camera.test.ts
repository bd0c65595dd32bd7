import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawQrCode } from '@rappen/core/payment-part';
import { renderRaster } from '@rappen/core/render/raster';
import { encodeSymbol, invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import { afterAll, describe, test } from 'vitest';
import { phone, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

/** A film of one picture, which the browser shows as its camera. */
function film(): string {
  const invoice = parseDraft(invoiceExamples.withQrReference, profiles['2.3']);
  const symbol = invoice.ok ? encodeSymbol(invoice.value) : invoice;
  if (!symbol.ok) throw new Error('The example is no bill');
  const drawing = drawQrCode(symbol.value, { quietZone: true });
  const path = join(tmpdir(), 'rappen-web-camera.mjpeg');
  writeFileSync(path, renderRaster({ ...drawing, width: 64, height: 56 }, { format: 'jpeg', dotsPerInch: 254 }));
  return path;
}

describe.skipIf(!hasBrowser)('a bill before the camera (needs chromium)', () => {
  const browser = withBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film()}`,
  ]);
  afterAll(() => browser.expectQuiet());

  test('is read as soon as its code is in the picture, and the camera ends', async () => {
    const { page } = await browser.open('#/read', { size: phone });
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await page.getByText('Valid.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Use the camera' }).waitFor();
  });
});
