import { facturX, invoiceToPdf, invoiceToXml, readEInvoice } from '@rappen/core';
import { openTable } from '@rappen/core/bulk';
import { attachEInvoice, eInvoiceExamples } from '@rappen/core/e-invoice';
import { profiles, readPayload } from '@rappen/core/swiss-qr';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { openImaging } from '../../packages/node/src/modules.ts';
import { violationsOf } from './axe.ts';
import { downloaded, phone, reloaded, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

const { delivery } = eInvoiceExamples;

/** What a file says as an e-invoice, and which rules it breaks. */
function readBack(bytes: Uint8Array, rules: 'en16931' | 'xrechnung' | 'peppol' = 'en16931') {
  const reading = readEInvoice(bytes, { rules });
  if (!reading.ok) throw new Error(reading.problems[0].message);
  return reading.value;
}

function xmlOf(document: typeof delivery): string {
  const xml = invoiceToXml(document);
  if (!xml.ok) throw new Error(xml.problems[0].message);
  return xml.value;
}

/** A draft of a company with VAT, to a customer in Switzerland. */
async function writeInvoice(page: Page): Promise<void> {
  await page.locator('#desk-company-address').fill('Hofkäserei Rheintal AG\nMarktgasse 12\n9450 Altstätten');
  await page.locator('#desk-company-iban').fill('CH4431999123000889012');
  await page.locator('#desk-company-vat').selectOption('added');
  await page.locator('#desk-company-uid').fill('CHE-123.456.788');
  await page.locator('#desk-address').fill('Spezereien Zentral GmbH\nZentralplatz 4\n9000 St. Gallen');
  await page.locator('#desk-positions-0-description').fill('Bergkäse');
  await page.locator('#desk-positions-0-unit').fill('kg');
  await page.locator('#desk-positions-0-price').fill('23.40');
}

async function chooseEInvoice(page: Page, kind: 'facturx' | 'xrechnung' | 'peppol'): Promise<void> {
  const choice = page.locator('#desk-eInvoice');
  if (!(await choice.isVisible())) await page.locator('summary', { hasText: 'E-invoice' }).click();
  await choice.selectOption(kind);
}

/** After issuing, the XML is behind the button of the menu. */
async function save(page: Page, name: 'Save PDF' | 'Save XML') {
  const menu = page.getByRole('button', { name: 'More actions', expanded: false });
  if (name === 'Save XML' && (await menu.isVisible())) await menu.click();
  return downloaded(page, () => page.getByRole('button', { name }).click());
}

describe.skipIf(!hasBrowser)('e-invoices of the desk (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test('a Factur-X carries its data in the PDF, and its credit note names what it credits', async () => {
    const { page } = await browser.open('#/desk/new');
    await writeInvoice(page);
    await chooseEInvoice(page, 'facturx');
    await page.getByText('Ready to send').waitFor();
    const file = await save(page, 'Save PDF');
    expect(file.name).toMatch(/\.pdf$/);
    const read = readBack(file.bytes);
    expect(read).toMatchObject({ isValid: true, profile: 'en16931', file: { name: 'factur-x.xml' } });
    expect(read.invoice).toMatchObject({ totals: { due: '25.30' }, buyer: { name: 'Spezereien Zentral GmbH' } });
    expect(read.payment.isPayable && read.payment.bill.account).toBe('CH4431999123000889012');

    await page.getByText('Issued on').waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Credit note' }).click();
    await page.getByRole('heading', { name: /Credit note .*-002/ }).waitFor();
    await page.getByText('Ready to send').waitFor();
    const credit = readBack((await save(page, 'Save PDF')).bytes);
    expect(credit.invoice).toMatchObject({
      typeCode: '381',
      precedingInvoices: [{ number: expect.stringMatching(/-001$/) }],
    });
    expect([credit.isValid, credit.payment.isPayable]).toEqual([true, false]);
  });

  test('what an XRechnung lacks is said beside the field, in plain words, and then it is valid', async () => {
    const { page } = await browser.open('#/desk/new');
    await writeInvoice(page);
    await chooseEInvoice(page, 'xrechnung');
    await page.locator('#desk-address').fill('Stadt Freiburg\nRathausplatz 2\n79098 Freiburg\nDeutschland');
    await page.locator('#desk-positions-0-vatRate').selectOption({ label: 'Reverse charge' });
    await page.getByText('The contact of the seller is missing').first().waitFor();
    await page.getByRole('button', { name: 'Save PDF' }).click();
    const said = page.locator('#desk-company-contactName-remarks');
    await said.getByText('The contact of the seller is missing').waitFor();
    expect(await said.textContent()).toContain('Rule BR-DE-2');
    await page.locator('#desk-customerReference-remarks').getByText('is missing').waitFor();
    await page.locator('#desk-customerVatNumber-remarks').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.locator('#desk-customerReference').fill('04011000-12345-03');
    await page.locator('#desk-customerVatNumber').fill('DE142116817');
    await page.locator('#desk-company-contactName').fill('Regula Holzer');
    await page.locator('#desk-company-phone').fill('+41 71 555 01 40');
    await page.locator('#desk-company-email').fill('r.holzer@kaeserei.example');
    await page.getByText('Ready to send').waitFor();
    for (const name of ['Save PDF', 'Save XML'] as const) {
      const file = await save(page, name);
      expect(file.name).toMatch(name === 'Save PDF' ? /\.pdf$/ : /\.xml$/);
      expect(readBack(file.bytes, 'xrechnung')).toMatchObject({ isValid: true, profile: 'xrechnung' });
    }
  });

  test('the company chooses for all its invoices; Peppol has its file beside the PDF, and a reload keeps all of it', async () => {
    const { page } = await browser.open('#/desk/new');
    await writeInvoice(page);
    await page.getByRole('link', { name: 'All invoices' }).click();
    await page.getByRole('link', { name: 'Company' }).last().click();
    await page.locator('#desk-company-eInvoice').selectOption('peppol');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Invoices' }).last().click();
    await page.getByRole('row').filter({ hasText: 'Spezereien' }).getByRole('link').click();
    await page.locator('#desk-customerReference').fill('PO 4471');
    await page.locator('#desk-customerVatNumber').fill('CHE-309.115.740');
    await page.getByText('Ready to send').waitFor();
    const xml = await save(page, 'Save XML');
    await page.getByText('Issued on').waitFor();
    expect(readBack(xml.bytes, 'peppol')).toMatchObject({
      isValid: true,
      syntax: 'UBL',
      invoice: { buyer: { electronicAddress: { scheme: '0183', id: 'CHE309115740' } } },
    });
    expect(readEInvoice((await save(page, 'Save PDF')).bytes).ok).toBe(false);
    await reloaded(page);
    await page.getByText('Issued on').waitFor();
    expect((await save(page, 'Save XML')).bytes.equals(xml.bytes)).toBe(true);
    await page.goto(page.url().replace(/#.*/, '#/desk/customers'));
    await page.getByRole('button', { name: 'Edit Spezereien Zentral GmbH' }).click();
    await expect.poll(() => page.locator('#desk-customer-vatNumber').inputValue()).toBe('CHE-309.115.740');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('without a network an e-invoice is made and read', async () => {
    const { page } = await browser.open('#/desk/new');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await reloaded(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await writeInvoice(page);
    await chooseEInvoice(page, 'facturx');
    await page.getByText('Ready to send').waitFor();
    const { bytes } = await save(page, 'Save PDF');
    expect(readBack(bytes).isValid).toBe(true);
    await page.goto(page.url().replace(/#.*/, '#/read'));
    await page.locator('input[type=file]').setInputFiles(browser.file('offline.xml', xmlOf(delivery)));
    await page.getByText('It can be paid with a QR-bill.').waitFor();
    await page.context().setOffline(false);
  });
});

describe.skipIf(!hasBrowser)('e-invoices are read in the page (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());
  const choose = 'input[type=file]';
  const pdf = invoiceToPdf(delivery, { eInvoice: facturX() });

  test('a PDF with data and QR code is one bill, of which both say the same', async () => {
    const { page } = await browser.open('#/read');
    await page.locator(choose).setInputFiles(browser.file('both.pdf', pdf.ok ? pdf.value : ''));
    await page.getByText('QR code and data agree.').waitFor();
    expect(await page.locator('tr.bill').count()).toBe(1);
    const row = (await page.locator('tr.bill').textContent()) ?? '';
    for (const text of ['Hofkäserei Rheintal AG', 'R-26118', '30 Sept 2026', 'CHF 500.65', 'valid'])
      expect(row).toContain(text);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('XML alone is shown as a page, saved as PDF, paid with a slip, and in the table', async () => {
    const { page } = await browser.open('#/read', { language: 'de-CH', size: phone });
    await page.locator(choose).setInputFiles(browser.file('alone.xml', xmlOf(delivery)));
    await page.getByRole('img', { name: 'Die E-Rechnung als Seite' }).waitFor();
    expect(await page.locator('.card').textContent()).toContain('Sie hält alle Regeln von EN 16931 ein.');
    expect(await page.locator('.paper svg').textContent()).toContain('Bergkäse');
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    const click = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
    const imaging = await openImaging();
    for (const [button, name] of [
      ['Als PDF speichern', 'alone.pdf'],
      ['QR-Rechnung speichern', 'qr-bill-183900000000000000020261155.pdf'],
      ['Ein PDF', 'qr-bills.pdf'],
    ] as const) {
      const file = await downloaded(page, click(button));
      const codes = await imaging.readCodes(file.bytes, { effort: 'DEFAULT', all: true });
      const paid = readPayload((codes.ok && codes.value[0]?.text) || '', profiles['2.3']);
      expect([file.name, paid.ok && paid.value.draft.amount]).toEqual([name, '500.65']);
    }
    const table = openTable((await downloaded(page, click('CSV'))).bytes);
    const [header = [], cells = []] = table.ok ? [...table.value.rows()].map((row) => row.cells) : [];
    expect([cells[header.indexOf('Rechnungsnummer')], cells[2]]).toEqual(['R-26118', '500.65']);
  });

  test('everything in an invoice of EXTENDED is shown in words, its files are saved, and what nobody knows stands beside it', async () => {
    const { page } = await browser.open('#/read', { language: 'fr-CH', size: phone });
    const logistics =
      '<ram:SpecifiedLogisticsServiceCharge><ram:Description>Palette</ram:Description><ram:AppliedAmount>12.00</ram:AppliedAmount></ram:SpecifiedLogisticsServiceCharge>';
    const file =
      '<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>A1</ram:IssuerAssignedID><ram:TypeCode>916</ram:TypeCode><ram:Name>Plan</ram:Name><ram:AttachmentBinaryObject mimeCode="application/pdf" filename="plan.pdf">JVBERg==</ram:AttachmentBinaryObject></ram:AdditionalReferencedDocument>';
    const extended = xmlOf(delivery)
      .replaceAll('CHF', 'USD')
      .replace('<ram:SpecifiedTradePaymentTerms>', `${logistics}$&`)
      .replace('</ram:ApplicableHeaderTradeAgreement>', `${file}$&`)
      .replace('<rsm:SupplyChainTradeTransaction>', '<ram:Novelty>42</ram:Novelty>$&');
    await page.locator(choose).setInputFiles(browser.file('extended.xml', extended));
    await page.getByText('Tout ce qui figure dans la facture').click();
    await page.getByText('Frais de logistique').waitFor();
    const shown = (await page.locator('.everything').textContent()) ?? '';
    for (const text of ['USD 12.00', 'Suisse (CH)', '14.62 kg (KGM)', 'plan.pdf', 'Non compris', 'Novelty', '42'])
      expect(shown).toContain(text);
    expect(await page.getByRole('link', { name: 'Ouvrir: plan.pdf' }).getAttribute('href')).toMatch(/^blob:/);
    const save = page.getByRole('button', { name: 'Enregistrer plan.pdf' });
    expect((await downloaded(page, () => save.click())).bytes.toString()).toBe('%PDF');
    const text = await downloaded(page, () => page.getByRole('button', { name: 'Enregistrer en texte' }).click());
    expect([text.name, text.bytes.toString()]).toEqual([
      'extended.txt',
      expect.stringContaining('Montant à payer: USD 500.65'),
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('data that were changed are said to differ from the code; among themselves too', async () => {
    const { page } = await browser.open('#/read');
    const paper = invoiceToPdf(delivery);
    const other = attachEInvoice(paper.ok ? paper.value : new Uint8Array(), xmlOf({ ...delivery, prepaidAmount: 0 }), {
      profile: 'en16931',
      modifiedAt: '2026-09-30T00:00:00Z',
    });
    await page.locator(choose).setInputFiles(browser.file('other.pdf', other.ok ? other.value : ''));
    await page.getByText('The amount due: the QR code says 500.65, the data say 600.65').waitFor();
    await page.getByText('QR code and data differ. Ask the sender before you pay').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'One PDF' }).click();
    await page.getByText('No valid Swiss QR-bill to print').waitFor();
    await page.getByRole('button', { name: 'Clear the list' }).click();
    const tampered = xmlOf(delivery).replace(/(<ram:DuePayableAmount>)[\d.]+/, '$1900.65');
    await page.locator(choose).setInputFiles(browser.file('tampered.xml', tampered));
    await page.getByText('The amount due is 900.65, but 500.65 is expected').waitFor();
    expect(await page.getByRole('button', { name: 'Save the QR-bill' }).count()).toBe(0);
    expect(await page.locator('tr.bill').textContent()).toContain('to correct');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('a pasted e-invoice is read; what only looks like one is refused in plain words', async () => {
    const { page } = await browser.open('#/read');
    await page.locator('.lead').waitFor();
    const paste = (text: string) =>
      page.evaluate((pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, text);
    await paste(xmlOf(delivery));
    await page.getByRole('cell', { name: 'Pasted text 1' }).waitFor();
    const entity = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>';
    for (const [name, content, sentence] of [
      ['doctype.xml', entity, 'The XML contains a document type declaration'],
      ['deep.xml', '<a>'.repeat(200_000), 'more deeply nested than any invoice'],
      ['huge.xml', `<a>${'x'.repeat(33_000_000)}</a>`, 'The e-invoice is too large'],
      ['torn.xml', xmlOf(delivery).slice(0, 3000), 'The XML is damaged and cannot be read'],
      ['page.xml', '<html><body>Invoice</body></html>', 'The XML is not an e-invoice'],
    ] as const) {
      await page.locator(choose).setInputFiles(browser.file(name, content));
      await page.locator('.note-row', { hasText: name }).getByText(sentence).waitFor();
    }
    const script = xmlOf(delivery).replaceAll('Hofkäserei Rheintal AG', '&lt;img src=x onerror=alert(1)&gt;');
    await paste(script);
    await page.getByRole('rowheader', { name: '<img src=x onerror=alert(1)>' }).waitFor();
    expect(await page.locator('img[src=x]').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});
