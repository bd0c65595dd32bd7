import { completeQrReference } from '@rappen/core/reference';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { receiptsOfDay, writeStatement } from '../arbitraries/statement.ts';
import { eventually } from '../eventually.ts';
import { expectValue } from '../results.ts';
import { violationsOf } from './axe.ts';
import { claim, type Example, goTo, makeKey, program } from './biller.ts';
import { phone, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

const qrIban = 'CH4431999123000889012';
const referenceOf = (number: number) => expectValue(completeQrReference(`4711${number}`));

/** A notification about payments by reference. */
function notification(name: string, payments: readonly (readonly [number, string])[]): string {
  const told = payments.map(([number, amount], index) => {
    return { name: `${name}-${index}`, amount, reference: referenceOf(number), payer: 'Anna Muster' };
  });
  return writeStatement({ id: name, qrIban, entries: [receiptsOfDay('2026-11-20', told)] });
}

describe.skipIf(!hasBrowser)('a biller hands in account statements (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet(/^400 |status of 400/));

  const drop = (page: Page, ...names: readonly (readonly [string, string])[]) =>
    page.locator('input[type=file]').setInputFiles(names.map(([name, content]) => browser.file(name, content)));

  test('and sees what is paid, what needs a look and what is of no case', async () => {
    const page = await claim(browser);
    const { submit, read } = program(browser.url, await makeKey(page, 'Bookkeeping'));
    const deliver = async (number: number, amount: string) => {
      const id = await submit('bill', 'DELIVER', (businessCase: Example) => {
        businessCase.referenceNumber = `R-${number}`;
        businessCase.totalAmount = { value: amount, currencyCode: 'CHF' };
        const { paymentInformation } = businessCase.singlePayment as NonNullable<Example['singlePayment']>;
        Object.assign(paymentInformation, { amount: { value: amount, currencyCode: 'CHF' } });
        Object.assign(paymentInformation.accountAndReference, {
          generic: { referenceType: 'QRR', referenceStructured: referenceOf(number), iban: qrIban },
        });
      });
      await eventually(async () => {
        const { processingStatus } = await read(`business-cases/${id}`);
        expect(processingStatus).toBe('DELIVERED');
      });
      return id;
    };
    const paid = await deliver(1, '120.50');
    await deliver(2, '80.00');

    await goTo(page, 'statements');
    expect(await violationsOf(page)).toEqual([]);
    await drop(page, ['letter.xml', 'no statement at all']);
    await page.getByText('letter.xml').waitFor();

    const one = [
      'one.xml',
      notification('one', [
        [1, '120.50'],
        [3, '15.00'],
      ]),
    ] as const;
    const two = ['two.xml', notification('two', [[2, '30.00']])] as const;
    await drop(page, one, two);
    await page.getByText('Entries: 3. Counted before: 0. Cases completed: 1.').waitFor();
    for (const heading of ['Paid (1)', 'Needs a look (1)', 'Not a bill (1)']) {
      await page.getByRole('heading', { name: heading }).waitFor();
    }
    await page.getByText('Still open: 50.00').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.getByRole('link', { name: 'R-1', exact: true }).click();
    await page.getByText('paid by account statement of').waitFor();
    await page.getByRole('heading', { name: 'Received by account statement' }).waitFor();
    expect((await read(`business-cases/${paid}`)).status).toBe('COMPLETED');

    // What was told is there again, and the same file changes nothing
    await page.goBack();
    await page.getByRole('heading', { name: 'Paid (1)' }).waitFor();
    await drop(page, one, two);
    await page.getByText('Nothing has changed.').waitFor();
    await page.getByRole('heading', { name: 'Not a bill (1)' }).waitFor();
    await drop(page, ['rest.xml', notification('rest', [[2, '50.00']])]);
    await page.getByText('Cases completed: 1.').waitFor();
  });
});
