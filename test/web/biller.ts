import { renderPdf } from '@rappen/core/render/pdf';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { withBrowser } from './browser.ts';

type Browser = ReturnType<typeof withBrowser>;

export const anna = { emailAddress: 'anna@example.ch', password: 'a password of her own' } as const;

/** Becomes the first owner, in English. */
export async function claim(browser: Browser): Promise<Page> {
  const { page } = await browser.open(browser.welcomeHash);
  await page.getByLabel('E-mail address').fill(anna.emailAddress);
  await page.getByLabel('Password').fill(anna.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  return page;
}

/** Fills in who somebody is, whatever the language. */
export async function signIn(page: Page): Promise<void> {
  await page.locator('#sign-in-emailAddress').fill(anna.emailAddress);
  await page.locator('#sign-in-password').fill(anna.password);
  await page.locator('form:has(#sign-in-password) button[type=submit]').click();
  await page.locator('.biller-page').waitFor();
}

/** Goes to a page of the biller. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/biller/${name}`);
  await page.locator('.biller-page h2').waitFor();
  // What the page before had asked for and gave up is not always told as ended: then the time has to do
  await page.waitForLoadState('networkidle', { timeout: quietMillisecondsMax }).catch(() => {});
}

const quietMillisecondsMax = 3000;

/** Makes a key in the page, and takes it from where it is shown. */
export async function makeKey(page: Page, name: string): Promise<string> {
  await goTo(page, 'keys');
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.locator('dialog').getByLabel('Name').fill(name);
  await page.locator('dialog').getByRole('button', { name: 'Create a key' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  return page.locator('.secret input').inputValue();
}

/** What tests change of an example. */
export interface Example {
  referenceNumber: string;
  totalAmount: object;
  billRecipient: { name: string };
  singlePayment?: {
    paymentInformation: { accountAndReference: { generic: { referenceUnstructured?: string } } };
  };
}

/** A page that says which case it is of, and has no code. */
function pdfWithoutBill({ referenceNumber }: Example): string {
  const text = `Rechnung ${referenceNumber}`;
  const shape = { kind: 'text', x: 25, y: 60, text, size: 10, bold: false, anchor: 'start' } as const;
  const page = { width: 210, height: 297, title: text, description: text, language: 'de', shapes: [shape] } as const;
  return Buffer.from(renderPdf([page])).toString('base64');
}

/** The service as a program uses it, with a key. */
export function program(url: string, key: string) {
  const send = async (path: string, body?: string) => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/v1/${path}`, {
      headers,
      ...(body !== undefined && { method: 'POST', body }),
    });
    const text = await response.text();
    expect(response.status, text).toBeLessThan(300);
    return JSON.parse(text);
  };
  return {
    /** Submits an example that is changed before; answers the id of the case. */
    async submit(
      type: string,
      processingMode: 'STAGE' | 'DELIVER',
      change: (businessCase: Example) => void = () => {},
    ): Promise<number> {
      const example = await send(`examples/${type}`);
      const before = JSON.stringify(example.businessCase);
      change(example.businessCase);
      // The bill in the PDF of an example is that of the example
      if (JSON.stringify(example.businessCase) !== before) example.pdf = pdfWithoutBill(example.businessCase);
      const made = await send(
        `business-cases/${type.replace('-with-workflow', '')}?processingMode=${processingMode}`,
        JSON.stringify(example),
      );
      return made.id;
    },
    read: (path: string) => send(path),
  };
}
