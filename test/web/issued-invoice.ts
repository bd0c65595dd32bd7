import { profiles, readPayload } from '@rappen/core/swiss-qr';
import type { Page } from 'playwright-core';
import { openImaging } from '../../packages/node/src/modules.ts';
import { downloaded } from './browser.ts';

export const sender = 'Robert Schneider AG\nRue du Lac 1268\n2501 Biel';
export const qrIban = 'CH4431999123000889012';

/** What the slip in a PDF says. */
export async function slipIn(pdf: Uint8Array) {
  const codes = await (await openImaging()).readCodes(pdf, { effort: 'DEFAULT', all: true });
  const read = readPayload((codes.ok && codes.value[0]?.text) || '', profiles['2.3']);
  return read.ok ? read.value : undefined;
}

/** A desk with a company and an issued invoice. */
export async function withInvoice(page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await page.goto(`${page.url().split('#')[0]}#/desk/new`);
  await page.locator('#desk-company-address').fill(sender);
  await page.locator('#desk-company-iban').fill(qrIban);
  await page.locator('#desk-address').fill('Anna Muster\nSeestrasse 7\n3600 Thun');
  await page.locator('#desk-positions-0-description').fill('Consulting');
  await page.locator('#desk-positions-0-price').fill("1'180.–");
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Save PDF' }).click());
  await page.getByText('Issued on').waitFor();
  return file;
}
