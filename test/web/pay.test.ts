import { readFileSync } from 'node:fs';
import { readPaymentFile } from '@rappen/core/payment-order';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { encodeSymbol, type InvoiceDraft, invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../long-tests.ts';
import { violationsOf } from './axe.ts';
import { downloaded, phone, reloaded, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

const { withQrReference, withCreditorReference } = invoiceExamples;
const withoutAmount = { ...invoiceExamples.withoutReference, amount: '' };
const notification = {
  ...withQrReference,
  amount: '0.00',
  unstructuredMessage: 'DO NOT USE FOR PAYMENT',
  billingInformation: '',
};
const qrBill = { ...withQrReference, billingInformation: '' };

function pdfOf(...drafts: readonly InvoiceDraft[]): Uint8Array {
  return renderPdf(
    drafts.map((draft) => {
      const invoice = parseDraft(draft, profiles['2.2']);
      const symbol = invoice.ok ? encodeSymbol(invoice.value) : invoice;
      if (!invoice.ok || !symbol.ok) throw new Error('The example is no bill');
      const part = drawPaymentPart(invoice.value, symbol.value, { language: 'de', pageSize: 'A4' });
      if (!part.ok) throw new Error('The example has no room');
      return part.value.drawing;
    }),
  );
}

const rows = (page: Page) => page.locator('.payments tbody tr');
const make = (page: Page) => page.getByRole('button', { name: 'Create payment file' });

async function payFrom(page: Page): Promise<void> {
  await page.locator('#pay-name').fill('Velowerk Seetal GmbH');
  await page.locator('#pay-iban').fill('CH15 9876 3000 1200 3450 6');
}

/** What a bank might answer: everything is refused, or everything is taken. */
function answerTo(messageId: string, status: 'RJCT' | 'ACCP'): string {
  const reason = status === 'RJCT' ? '<StsRsnInf><Rsn><Cd>AM04</Cd></Rsn></StsRsnInf>' : '';
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>R-${status}</MsgId><CreDtTm>2026-11-23T09:00:00</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><GrpSts>${status}</GrpSts>${reason}</OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`;
}

/** A credit as a bank tells it that has a text alone. */
function creditOf(amount: string, payer: string, text: string): string {
  return `<Ntry><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2099-12-01</Dt></BookgDt><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>DMCT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

/** Keeps the browser from writing to a store of the page, as a slow disk would. Gives what lets it write again. */
async function holdWrites(page: Page, store: string): Promise<() => Promise<void>> {
  await page.evaluate(async (name) => {
    const opening = indexedDB.open('rappen-desk');
    await new Promise((resolve) => Object.assign(opening, { onsuccess: resolve }));
    const held = opening.result.transaction(name, 'readwrite').objectStore(name);
    const goOn = () => {
      if (!('isLetGo' in globalThis)) Object.assign(held.count(), { onsuccess: goOn });
    };
    await new Promise<void>((resolve) => {
      const first = held.count();
      first.onsuccess = () => {
        goOn();
        resolve();
      };
    });
  }, store);
  return () => page.evaluate(() => void Object.assign(globalThis, { isLetGo: true }));
}

function isAskedBeforeLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

describe.skipIf(!hasBrowser)('the page Pay (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());
  const choose = '.drop input[type=file]';
  const drop = (page: Page, name: string, content: string | Uint8Array) =>
    page.locator(choose).setInputFiles(browser.file(name, content));

  test('bills of a PDF become a file that says the same, also without a network; the next file knows what was paid', async () => {
    const { page, requests } = await browser.open('#/pay');
    await drop(page, 'bills.pdf', pdfOf(qrBill, { ...withCreditorReference, billingInformation: '' }, withoutAmount));
    await expect.poll(() => rows(page).count()).toBe(3);
    await page.getByText('The bill has no amount: enter what is paid').waitFor();
    await payFrom(page);
    await page.getByLabel(/^Remember this account/).check();
    await make(page).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Amount in/);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type("1'234.5");
    await page.getByText('3 to correct').waitFor({ state: 'detached' });
    await page.locator('#pay-booking').selectOption('single');
    await page.context().setOffline(true);
    const before = requests.length;
    const file = await downloaded(page, () => make(page).click());
    expect(requests.slice(before).filter((address) => !address.startsWith('blob:'))).toEqual([]);
    await page.context().setOffline(false);
    const read = readPaymentFile(file.bytes);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { debtor, batchBooking, groups, messageId } = read.value;
    expect([debtor.name, debtor.iban, batchBooking]).toEqual(['Velowerk Seetal GmbH', 'CH1598763000120034506', false]);
    const payments = groups.flatMap((group) => group.payments);
    expect(payments.map(({ iban, amount, currency }) => [iban, amount, currency]).sort()).toEqual(
      [
        [withQrReference.iban, '1949.75', 'CHF'],
        [withCreditorReference.iban, withCreditorReference.amount, 'EUR'],
        [withoutAmount.iban, '1234.50', withoutAmount.currency],
      ].sort(),
    );
    expect(
      payments.flatMap(({ remittance }) => (remittance?.referenceType === 'QRR' ? remittance.reference : [])),
    ).toEqual([withQrReference.reference]);
    expect(payments.map(({ creditor }) => creditor.name)).toContain(withQrReference.creditor?.name);
    expect(messageId).toMatch(/^RAP-[0-9A-F]{6}-\d{8}-1$/);

    await reloaded(page);
    await page.locator('.pay-file').waitFor();
    expect(await page.locator('.paid tbody tr').count()).toBe(3);
    await drop(page, 'again.pdf', pdfOf(qrBill));
    await page.getByText(/was paid before: say so/).waitFor();
    await page.locator('.paid-before li', { hasText: file.name }).waitFor();
    await page.getByRole('button', { name: 'Leave out what was paid' }).click();
    await page.getByText(/^Left out, because it was paid before \(1\): /).waitFor();
    await expect.poll(() => rows(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.paid-before').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.locator('#pay-iban').inputValue()).toBe('CH15 9876 3000 1200 3450 6');
    await page.getByRole('button', { name: 'Pay again' }).click();
    await page.getByText(/is paid again as asked/).waitFor();
    const second = await downloaded(page, () => make(page).click());
    const again = readPaymentFile(second.bytes);
    expect(again.ok && again.value.count).toBe(1);
  });

  test.runIf(isFullRun)(
    'the same bill twice is marked; a notification is never paid; what is broken says why',
    async () => {
      const { page } = await browser.open('#/pay', { language: 'de-CH', size: phone, scheme: 'dark' });
      await drop(page, 'twice.pdf', pdfOf(qrBill, qrBill, notification));
      await expect.poll(() => rows(page).count()).toBe(3);
      await page.getByText(/schon bezahlt oder steht zweimal in der Liste/).waitFor();
      await page.getByText(/darf nicht bezahlt werden/).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      for (const left of [2, 1]) {
        await page.locator('.payments .remarks').getByRole('button', { name: 'Entfernen' }).first().click();
        await expect.poll(() => rows(page).count()).toBe(left);
      }
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect.poll(() => rows(page).count()).toBe(2);
      await drop(page, 'torn.pdf', '%PDF-1.7\nx');
      await page.locator('.pay .error', { hasText: 'torn.pdf' }).waitFor();
    },
  );

  test.runIf(isFullRun)(
    'the answer of the bank marks the payments, and one to another file is said to be so',
    async () => {
      const { page } = await browser.open('#/pay');
      await drop(page, 'bill.pdf', pdfOf(qrBill));
      await expect.poll(() => rows(page).count()).toBe(1);
      await payFrom(page);
      const { bytes } = await downloaded(page, () => make(page).click());
      const order = readPaymentFile(bytes);
      const [id, group] = order.ok ? [order.value.messageId, order.value.groups[0]?.id ?? ''] : ['', ''];
      await drop(page, 'other.xml', answerTo('SOMEBODY-1', 'ACCP'));
      await page.getByText(/answers the payment file SOMEBODY-1, which was not made in this browser/).waitFor();
      await drop(page, 'accepted.xml', answerTo(id, 'ACCP'));
      await page.locator('.paid .state.accepted').waitFor();
      const statement = readFileSync('packages/core/src/statement/examples.ts', 'utf8').match(
        /executedExample: string = `([^`]+)`/,
      )?.[1] as string;
      const executed = statement
        .replaceAll('RAPPEN-20261123-0001-1', group)
        .replace('RAPPEN-20261123-0001', id)
        .replace('1670.40', '1949.75');
      const letGo = await holdWrites(page, 'files');
      await drop(page, 'statement.xml', executed);
      await page.locator('.paid .state.executed').waitFor();
      // It is shown before it is kept: whoever leaves now is asked
      expect(await isAskedBeforeLeaving(page)).toBe(true);
      await letGo();
      await reloaded(page);
      expect(await isAskedBeforeLeaving(page)).toBe(false);
      await page.locator('.paid .state.executed').waitFor();
      expect(await violationsOf(page)).toEqual([]);

      // The payee sends it back without any mark of the bank: somebody decides
      const returned = executed
        .replace(/<Ntry>[\s\S]*<\/Ntry>/, creditOf('1949.75', withQrReference.creditor?.name ?? '', 'Rückzahlung'))
        .replace(/<Bal>[\s\S]*<\/Bal>/, '');
      await drop(page, 'back.xml', returned);
      await page.getByText(/It may be your payment from .* coming back/).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'It came back' }).press('Enter');
      await page.locator('.paid .state.returned').waitFor();
      await page.getByText(/coming back/).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.locator('.paid .state.executed').waitFor();

      await drop(page, 'bill.pdf', pdfOf({ ...withCreditorReference, billingInformation: '' }));
      await expect.poll(() => rows(page).count()).toBe(1);
      await payFrom(page);
      const second = await downloaded(page, () => make(page).click());
      const next = readPaymentFile(second.bytes);
      await drop(page, 'refused.xml', answerTo(next.ok ? next.value.messageId : '', 'RJCT'));
      await page.getByText('There are not enough funds. (AM04)').waitFor();
      for (const [name, text, said] of [
        ['doctype.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /document type declaration/],
        ['page.xml', '<!doctype html><html><body>Session expired</body></html>', /HTML page/],
      ] as const) {
        await drop(page, name, text);
        await page.locator('.file-news .error', { hasText: said }).waitFor();
      }
    },
  );

  test('a payment file of another program is checked, in the browser alone', async () => {
    const order = readFileSync('packages/core/src/payment-order/fixtures/order.xml', 'utf8');
    const { page, requests } = await browser.open('#/pay', { language: 'de-CH', size: phone });
    const check = (name: string, content: string) =>
      page.locator('.pay-check input[type=file]').setInputFiles(browser.file(name, content));
    await page.getByRole('heading', { name: 'Zahlungsauftrag prüfen' }).waitFor();
    await check('good.xml', order);
    await page.getByText(/^good\.xml hält die Regeln der Schweizer Banken ein\. Zahlungen: 4\. CHF/).waitFor();
    const before = requests.length;
    await check(
      'bad.xml',
      order
        .replace(/<DbtrAgt>.*?<\/DbtrAgt>/s, '')
        .replace('<PmtMtd>TRF</PmtMtd><BtchBookg>true', '<PmtMtd>TRF</PmtMtd><BtchBookg>ja'),
    );
    await page.getByText('bad.xml: eine Bank würde diese Datei ablehnen. Fehler: 2.').waitFor();
    const findings = page.locator('.findings > li');
    await expect.poll(() => findings.count()).toBe(2);
    const told = await findings.allTextContents();
    expect(told[0]).toContain(
      'Bank des Zahlers: Diese Angabe ist erforderlichZeile 5, Spalte 2 · PmtInf[1]/DbtrAgt · Banken antworten darauf mit FF01',
    );
    expect(told[1]).toContain('Das Element BtchBookg enthält ja: es muss aussehen wie true');
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    // It is no payment of this browser, and dropped on the page it is checked as well
    await drop(page, 'again.xml', order.replace('<NbOfTxs>4<', '<NbOfTxs>5<'));
    await page.getByText('again.xml: eine Bank würde diese Datei ablehnen. Fehler: 1.').waitFor();
    expect(await page.locator('.pay-file').count()).toBe(0);
    expect(requests.slice(before).filter((address) => !address.startsWith('blob:'))).toEqual([]);
  });

  test.runIf(isFullRun)(
    'two tabs agree, a list is paid once, and a file that is removed gives its payments back',
    async () => {
      const { page } = await browser.open('#/pay');
      await drop(page, 'bill.pdf', pdfOf(qrBill));
      await expect.poll(() => rows(page).count()).toBe(1);
      const other = await page.context().newPage();
      await other.goto(`${browser.url}/#/pay`);
      await expect.poll(() => rows(other).count()).toBe(1);
      await payFrom(other);
      await payFrom(page);
      await downloaded(other, () => make(other).click());
      await expect.poll(() => rows(page).count()).toBe(0);
      await page.locator('.pay-file').waitFor();
      await page.getByRole('button', { name: 'Remove…' }).click();
      await page.getByRole('button', { name: 'Remove, payments back to the list' }).click();
      await expect.poll(() => rows(other).count()).toBe(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => rows(other).count()).toBe(0);
      await other.close();
    },
  );

  test('what was read is paid from the page Read', async () => {
    const { page } = await browser.open('#/read');
    await page.locator('input[type=file]').setInputFiles(browser.file('read.pdf', pdfOf(qrBill)));
    await page.getByRole('button', { name: 'Pay these' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByText('CHF 1’949.75').first().waitFor();
  });
});
