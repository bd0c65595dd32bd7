import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawQrCode } from '@rappen/core/payment-part';
import { renderRaster } from '@rappen/core/render/raster';
import { encodeSymbol, invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import { afterAll, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { violationsOf } from './axe.ts';
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

/** What the page finds in place of a telephone: what was asked of its camera, and how many are on. */
interface Pretended {
  readonly asked: unknown[];
  running(): number;
}

/** Run before the page: a camera with light and zoom, a second one, and a motor. */
function pretend(): void {
  const asked: unknown[] = [];
  const tracks: MediaStreamTrack[] = [];
  const running = () => tracks.filter(({ readyState }) => readyState === 'live').length;
  Object.assign(globalThis, { asked, running });
  MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true, zoom: { min: 1, max: 5, step: 0.5 } }) as never;
  MediaStreamTrack.prototype.applyConstraints = async (constraints) => void asked.push(constraints);
  navigator.vibrate = (pattern) => asked.push({ vibrate: pattern }) > 0;
  const { mediaDevices } = navigator;
  const take = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.enumerateDevices = async () =>
    ['first', 'second'].map((deviceId) => ({ deviceId, kind: 'videoinput', label: deviceId })) as never;
  mediaDevices.getUserMedia = async (constraints) => {
    asked.push(constraints);
    const stream = await take({ video: true });
    tracks.push(...stream.getTracks());
    return stream;
  };
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

  test('has light, zoom and another camera, adds each bill once, and ends when the page is left or hidden', async () => {
    const { page } = await browser.open('#/read', { size: phone });
    await page.addInitScript(pretend);
    await page.reload();
    const start = page.getByRole('button', { name: 'Use the camera' });
    const asked = () => page.evaluate(() => (globalThis as never as Pretended).asked);
    const running = () => page.evaluate(() => (globalThis as never as Pretended).running());
    await page.evaluate(() => localStorage.clear());
    await start.click();
    await page.getByText('Valid.', { exact: true }).waitFor();
    await start.click();
    await page.getByRole('checkbox', { name: 'Read several bills' }).check();
    // The bill is in the list from the first time: it is before the camera, and not added again
    await page.getByText('Already in the list: Bill of Robert Schneider AG').waitFor();
    expect(await page.locator('tr.bill').count()).toBe(1);
    await page.getByRole('button', { name: 'Light' }).click();
    await page.getByRole('button', { name: 'Light', pressed: true }).waitFor();
    await page.getByRole('slider', { name: 'Zoom' }).fill('3');
    await page.getByRole('combobox', { name: 'Camera' }).selectOption('second');
    await eventually(async () => {
      const all = JSON.stringify(await asked());
      for (const each of ['{"torch":true}', '{"zoom":3}', '{"exact":"second"}']) expect(all).toContain(each);
    });
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Clear the list' }).click();
    await page.getByText('Added: Bill of Robert Schneider AG, CHF 1’949.75, valid').waitFor();
    await page.locator('tr.bill').waitFor();
    expect(JSON.stringify(await asked())).toContain('vibrate');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'hidden');
    });
    await start.click();
    await page.getByRole('button', { name: 'Stop the camera' }).waitFor();
    await page.getByRole('link', { name: 'Bulk' }).click();
    await page.getByRole('heading', { name: 'Create many QR-bills' }).waitFor();
    await eventually(async () => expect(await running()).toBe(0));
  });
});
