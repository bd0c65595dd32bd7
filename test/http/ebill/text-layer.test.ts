import type { Drawing } from '@rappen/core/drawing';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { encodeSymbol, type InvoiceDraft, parseDraft, profiles } from '@rappen/core/swiss-qr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectValue } from '../../results.ts';
import { type Answered, iban, type Service, startService } from './service.ts';
import { caseOf, fieldErrorsOf, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

type Pdf = Uint8Array<ArrayBuffer>;

const sheet = { width: 210, height: 297, title: 'Rechnung', description: 'Rechnung', language: 'de' } as const;

function lines(...texts: string[]): Drawing['shapes'] {
  return texts.map((text, row) => {
    return { kind: 'text', x: 20, y: 30 + 6 * row, text, size: 10, bold: false, anchor: 'start' } as const;
  });
}

const pdfOf = (...texts: string[]): Pdf => renderPdf([{ ...sheet, shapes: lines(...texts) }]) as Pdf;

const found = ({ json }: Answered): string[] =>
  json.anomalies.map(({ code, severity }: { code: string; severity: string }) => `${code} ${severity}`);

describe('the text of a PDF beside its data', () => {
  const usual = "Total CHF 1'408.00";
  const changes = {
    'totalAmount.value': '1408.00',
    'singlePayment.paymentInformation.amount.value': '1408.00',
    'singlePayment.paymentInformation.accountAndReference.generic': { referenceType: 'NON', iban },
  };
  let count = 0;
  /** A recipient of its own each time, so that none looks like a repetition. */
  const submit = (pdf: Pdf, mode: 'STAGE' | 'DELIVER' = 'DELIVER') => {
    const emailAddress = `text${count++}+allowed@example.org`;
    return submitJson(service, 'bill', caseOf('bill', { ...changes, 'billRecipient.emailAddress': emailAddress }), {
      mode,
      pdf,
    });
  };

  test('agrees: account, amount and recipient', async () => {
    const created = await submit(
      pdfOf(usual, 'Konto CH58 0079 1123 0008 8901 2', `eBillRecipientId:text${count}+allowed@example.org`),
    );
    expect(created.status, created.text).toBe(201);
    expect(found(created)).toEqual([]);
  });

  test('lacks the amount: delivered with a warning', async () => {
    const created = await submit(pdfOf("Total CHF 1'480.00"));
    expect(created.status).toBe(201);
    expect(found(created)).toEqual(['TEXT_AMOUNT_MISSING warn']);
  });

  test.each<[string, Pdf, string]>([
    ['names another account', pdfOf(usual, 'Konto CH93 0076 2011 6238 5295 7'), 'TEXT_IBAN_MISMATCH block'],
    ['names another recipient', pdfOf(usual, 'eBillRecipientId:other@example.org'), 'TEXT_OTHER_RECIPIENT_ID block'],
    ['is no text on an empty page', pdfOf(), 'BLANK_PDF block'],
    ['is blanks', pdfOf('   '), 'BLANK_PDF block'],
  ])('%s: held back, or staged with a note', async (_what, pdf, anomaly) => {
    const held = await submit(pdf);
    expect([held.status, held.json.code, found(held)]).toEqual([422, 'ANOMALY_DETECTED', [anomaly]]);
    const staged = await submit(pdf, 'STAGE');
    expect([staged.status, found(staged)]).toEqual([201, [anomaly]]);
  });
});

describe('the recipient of a QR-bill in the text of its PDF', () => {
  const creditor = {
    addressType: 'STRUCTURED',
    name: 'Robert Schneider AG',
    street: 'Rue du Lac',
    buildingNumber: '1268',
    postalCode: '2501',
    city: 'Biel',
    countryCode: 'CH',
  } as const;
  let count = 0;

  /** A slip without eBill procedure unless one is given, and lines above it. */
  function billPdf(texts: string[], alternativeProcedures: string[] = []): Pdf {
    count += 1;
    const draft: InvoiceDraft = {
      iban,
      creditor,
      amount: `${500 + count}.35`,
      currency: 'CHF',
      debtor: { ...creditor, name: 'Muster Petra', city: 'Thun', postalCode: '3600' },
      referenceType: 'NON',
      alternativeProcedures,
    };
    const invoice = expectValue(parseDraft(draft, profiles['2.3']));
    const symbol = expectValue(encodeSymbol(invoice));
    const slip = expectValue(drawPaymentPart(invoice, symbol, { language: 'de', pageSize: 'A4' })).drawing;
    return renderPdf([{ ...slip, shapes: [...slip.shapes, ...lines(...texts)] }]) as Pdf;
  }

  const submit = (pdf: Pdf, mode = 'STAGE') =>
    service.send('POST', `/api/v1/business-cases?processingMode=${mode}`, {
      headers: { 'content-type': 'application/pdf', prefer: 'wait=5' },
      body: pdf,
    });

  const recipientOf = async ({ json }: Answered) =>
    (await service.send('GET', `/api/v1/business-cases/${json.id}`)).json.billRecipient;

  test('is the one it is delivered to', async () => {
    const created = await submit(billPdf(['Rechnung', 'eBillRecipientId:text+allowed@example.org']), 'DELIVER');
    expect(created.status, created.text).toBe(201);
    expect(created.json).toMatchObject({ processingStatus: 'DELIVERED', anomalies: [] });
    expect(await recipientOf(created)).toMatchObject({ emailAddress: 'text+allowed@example.org' });
  });

  test('may be an id of the network', async () => {
    const { json } = await service.send('POST', '/api/v1/bill-recipients/search', {
      json: { items: [{ emailAddress: 'id+allowed@example.org' }] },
    });
    const { billRecipientNetId } = json.items[0];
    expect(billRecipientNetId).toMatch(/^\d{17}$/);
    const created = await submit(billPdf([`eBillRecipientId: ${billRecipientNetId}`]));
    expect(created.status, created.text).toBe(201);
    expect(await recipientOf(created)).toMatchObject({ billRecipientNetId });
  });

  test('may be the one of the eBill procedure again', async () => {
    const address = 'again+allowed@example.org';
    const created = await submit(billPdf([`eBillRecipientId:${address}`], [`eBill/B/${address}`]));
    expect(created.status, created.text).toBe(201);
    expect(await recipientOf(created)).toMatchObject({ emailAddress: address });
  });

  test.each<[string, string[], string[], string]>([
    ['two', ['eBillRecipientId:a@example.org', 'eBillRecipientId:b@example.org'], [], 'RECIPIENT_AMBIGUOUS'],
    ['another', ['eBillRecipientId:a@example.org'], ['eBill/B/b@example.org'], 'RECIPIENT_AMBIGUOUS'],
    ['none', ['eBillRecipientId:', 'nobody'], [], 'RECIPIENT_IDENTIFIER_MISSING'],
  ])('%s is denied', async (_what, texts, procedures, code) => {
    const denied = await submit(billPdf(texts, procedures));
    expect([denied.status, denied.json.code, fieldErrorsOf(denied)]).toEqual([422, code, [`billRecipient ${code}`]]);
  });
});
