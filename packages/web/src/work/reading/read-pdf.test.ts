import { type InvoiceDraft, invoiceExamples, parseDraft, profiles, writePayload } from '@rappen/core/swiss-qr';
import type { FoundCode } from '@rappen/imaging';
import { expect, test } from 'vitest';
import { billInPdf, billOf } from './read-pdf.ts';

const profile = profiles['2.3'];
const point = { x: 0, y: 0 };
function codeOf(draft: InvoiceDraft): FoundCode {
  const parsed = parseDraft(draft, profile);
  const text = parsed.ok ? writePayload(parsed.value) : 'no bill';
  const box = { topLeft: point, topRight: point, bottomRight: point, bottomLeft: point };
  return {
    format: 'QRCode',
    text,
    bytes: new Uint8Array(),
    page: 1,
    box,
    version: 12,
    errorCorrectionLevel: 'M',
    eci: false,
  };
}

const { withQrReference } = invoiceExamples;
const withS1 = { ...withQrReference, billingInformation: '//S1/10/1042/11/261124/40/2:10;0:30' };
const additions = {
  referenceNumber: '1042',
  businessCaseDate: '2026-11-24',
  dueDate: '2026-12-24',
  emailAddress: 'a@b.ch',
};

test('number, date and last day come from the billing information', () => {
  expect(billInPdf([codeOf(withS1)], profile)).toMatchObject({
    referenceNumber: '1042',
    businessCaseDate: '2026-11-24',
    dueDate: '2026-12-24',
  });
});

test('the recipient comes from the eBill procedure', () => {
  const coded = { ...withS1, alternativeProcedures: ['eBill/B/anna@example.ch', 'Name AV1: UV;1;2'] };
  expect(billInPdf([codeOf(coded)], profile)?.emailAddress).toBe('anna@example.ch');
});

test('without billing information they are left to the person', () => {
  const { billingInformation: _left, ...plain } = withQrReference;
  expect(billInPdf([codeOf(plain)], profile)).toMatchObject({ referenceNumber: '', businessCaseDate: '', dueDate: '' });
});

test('what is no valid QR-bill gives none', () => {
  expect(billInPdf([], profile)).toBeUndefined();
  expect(billInPdf([{ ...codeOf(withS1), text: 'https://example.com' }], profile)).toBeUndefined();
});

test('the bill has the exact amount, and what is empty is not given', () => {
  const found = billInPdf([codeOf(withS1)], profile);
  if (found === undefined) throw new Error('No bill was found');
  expect(billOf(found, { ...additions, emailAddress: '' })).toMatchObject({
    totalAmount: { value: '1949.75', currencyCode: 'CHF' },
    billRecipient: { emailAddress: undefined, name: 'Pia-Maria Rutschmann-Schnyder' },
    singlePayment: { paymentInformation: { dueDate: '2026-12-24', amount: { value: '1949.75' } } },
  });
});

test.each(['debtor', 'amount'] as const)('without %s there is no bill', (name) => {
  const { [name]: _left, ...rest } = withS1;
  const found = billInPdf([codeOf(rest)], profile);
  expect(found && billOf(found, additions)).toBeUndefined();
});
