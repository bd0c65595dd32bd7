import { writePaymentFile } from '@rappen/core/payment-order';
import { type InvoiceDraft, invoiceExamples, profiles } from '@rappen/core/swiss-qr';
import { expect, test } from 'vitest';
import type { PaymentFileRecord, PaymentRow } from '../records/bank/records.ts';
import { answeredFiles, paymentsOf, withReturned } from '../work/bank/answers.ts';
import { paymentOfBill } from '../work/reading/payment-of-bill.ts';
import type { FoundBill } from '../work/reading/reading.ts';
import { rowOf } from './payment-rows.ts';
import { sumsOfRows, verdictOf } from './verdict.ts';

const { withQrReference, withoutAmount, combinedAddress, withCreditorReference } = invoiceExamples;
const payer = { name: 'Velowerk', iban: 'CH15 9876 3000 1200 3450 6', executionDate: '2026-11-24', isBatch: true };
const facts = { messageId: 'RAP-A-1', createdAt: '2026-11-24T08:00:00', today: '2026-11-24' };

function row(draft: InvoiceDraft, changes: Partial<PaymentRow> = {}): PaymentRow {
  const payment = paymentOfBill({ standard: 'SWISS_QR', draft, payment: undefined }, profiles['2.3']);
  if (payment === undefined) throw new Error('The example cannot be paid');
  return { ...rowOf(payment, 'a.pdf', 1), ...changes };
}

const codes = (found: readonly { readonly code: string }[] | undefined) => found?.map(({ code }) => code);

test('a bill whose data and code differ is not paid', () => {
  const differences = [{ code: 'E_INVOICE_CODE_DIFFERS', path: [], params: {} }];
  const eInvoice = { content: { findings: [] }, differences } as unknown as FoundBill['eInvoice'];
  const found = {
    standard: 'SWISS_QR' as const,
    draft: withQrReference,
    payment: undefined,
    ...(eInvoice && { eInvoice }),
  };
  expect(paymentOfBill(found, profiles['2.3'])).toBeUndefined();
});

test('a bill is paid as it says, also one with an old address; what says too little is not', () => {
  expect(row(withQrReference).payment).toMatchObject({
    iban: withQrReference.iban,
    amount: '1949.75',
    currency: 'CHF',
  });
  expect(row(combinedAddress).payment.creditor.name).toBe(combinedAddress.creditor?.name);
  expect(
    paymentOfBill(
      { standard: 'SWISS_QR', draft: { ...withQrReference, iban: 'CH00' }, payment: undefined },
      profiles['2.3'],
    ),
  ).toBeUndefined();
  const epc = { name: 'Max Muster', iban: 'DE33100205000001194700', amount: '12.30' };
  expect(paymentOfBill({ standard: 'EPC_QR', draft: undefined, payment: epc }, profiles['2.3'])).toMatchObject({
    currency: 'EUR',
  });
});

test('an e-invoice from abroad that stands alone is paid to its account', () => {
  const draft = {
    creditor: { name: 'Radteile Nord GmbH', city: 'Hamburg', countryCode: 'DE' },
    iban: 'DE90999999990000004711',
    currency: 'EUR',
    amount: '400.00',
    unstructuredMessage: 'Rechnung 88-2026',
  };
  const eInvoice = { content: { findings: [], draft }, differences: [] } as unknown as FoundBill['eInvoice'];
  const found = { standard: 'E_INVOICE' as const, draft: undefined, payment: undefined, ...(eInvoice && { eInvoice }) };
  expect(paymentOfBill(found, profiles['2.3'])).toMatchObject({
    creditor: { name: 'Radteile Nord GmbH', country: 'DE' },
    iban: draft.iban,
    amount: '400.00',
    message: 'Rechnung 88-2026',
  });
});

test('amounts are read as people type them, and what is wrong stands at its cell', () => {
  const rows = [
    row(withCreditorReference, { amount: "1'000.5" }),
    row(withoutAmount),
    row({ ...withQrReference, reference: withoutAmount.reference ?? '' }, { amount: '1,234' }),
  ];
  const verdict = verdictOf(rows, payer, [], facts);
  expect(verdict.rows.map(({ problems }) => codes(problems.amount))).toEqual([
    undefined,
    ['PAYMENT_AMOUNT_REQUIRED'],
    ['AMOUNT_AMBIGUOUS'],
  ]);
  expect(codes(verdict.rows[0]?.notices.amount)).toEqual(['PAYMENT_AMOUNT_DIFFERS']);
  expect(sumsOfRows(rows)).toEqual([{ currency: 'EUR', amount: '1000.50', count: 1 }]);
});

test('a notification is never paid, whatever is typed', () => {
  const notification = {
    ...withQrReference,
    amount: '0.00',
    unstructuredMessage: 'DO NOT USE FOR PAYMENT',
    billingInformation: '',
  };
  const { rows } = verdictOf([row(notification, { amount: '10.00' })], payer, [], facts);
  expect(codes(rows[0]?.problems.amount)).toEqual(['PAYMENT_MUST_NOT_BE_PAID']);
});

test('the day and the account of the payer are validated', () => {
  const verdict = verdictOf([row(withQrReference)], { ...payer, iban: 'CH1', executionDate: '2026-11-20' }, [], facts);
  expect(codes(verdict.payer.problems.executionDate)).toEqual(['PAYMENT_DATE_PAST']);
  expect(verdict.payer.problems.iban).toHaveLength(1);
  const weekend = verdictOf([row(withQrReference)], { ...payer, executionDate: '2026-11-28' }, [], facts);
  expect(codes(weekend.payer.notices.executionDate)).toEqual(['PAYMENT_DATE_WEEKEND']);
});

function madeFile(): PaymentFileRecord {
  const { parsed } = verdictOf([row(withQrReference)], payer, [], facts);
  if (!parsed.ok) throw new Error('The example is no order');
  const text = writePaymentFile(parsed.value);
  return { id: 'RAP-A-1', name: 'a.xml', madeAt: '2026-11-24T08:00:00Z', text, reports: [], bookings: [], rows: [] };
}

test('what a file holds was paid, unless the bank refused it or it came back', () => {
  const file = madeFile();
  const again = (files: readonly PaymentFileRecord[], isAgain = false) => {
    const verdict = verdictOf([row(withQrReference, { isAgain })], payer, files, { ...facts, messageId: 'RAP-A-2' });
    return [codes(verdict.rows[0]?.problems.account), codes(verdict.rows[0]?.notices.account)];
  };
  expect(again([file])).toEqual([['PAYMENT_DUPLICATE'], undefined]);
  expect(again([file], true)).toEqual([undefined, ['PAYMENT_AGAIN']]);
  const { paidBefore } = verdictOf([row(withQrReference)], payer, [file], { ...facts, messageId: 'RAP-A-2' });
  expect(paidBefore).toMatchObject([{ index: 0, paid: { messageId: 'RAP-A-1' } }]);
  const twice = [row(withQrReference), row(withQrReference), row(withQrReference, { isAgain: true })];
  expect(verdictOf(twice, payer, [], facts).paidBefore).toMatchObject([{ index: 1, paid: { index: 0 } }]);
  expect(verdictOf(twice.slice(0, 1), payer, [], facts).paidBefore).toEqual([]);
  const [payment] = paymentsOf(file);
  const booking = { groupId: payment?.groupId ?? '', instructionId: payment?.payment.instructionId ?? '', reasons: [] };
  const returned = { ...file, bookings: [{ ...booking, state: 'returned' as const }] };
  expect(again([returned])).toEqual([undefined, undefined]);
  // The statement of the day before, read again, takes nothing back
  const executed = { files: [], followed: [{ ...booking, order: file.id, state: 'executed' as const }], suspected: [] };
  expect(answeredFiles([returned], executed)).toEqual({ put: [], news: [] });
  expect(answeredFiles([file], executed).put[0]?.bookings).toHaveLength(1);
});

test('a credit that may be a payment coming back is told, until somebody says so', () => {
  const file = madeFile();
  const [payment] = paymentsOf(file);
  const suspect = {
    order: file.id,
    groupId: payment?.groupId ?? '',
    instructionId: payment?.payment.instructionId ?? '',
    creditor: 'A',
    currency: 'CHF',
    amount: '1.00',
    date: '2026-12-01',
  };
  const told = (one: PaymentFileRecord) => answeredFiles([one], { files: [], followed: [], suspected: [suspect] });
  expect(told(file)).toEqual({ put: [], news: [{ kind: 'mayBeBack', ...suspect }] });
  const noted = withReturned(file, suspect);
  if (noted === undefined) throw new Error('It was not known');
  expect(paymentsOf(noted).map(({ state }) => state)).toEqual(['returned']);
  expect(told(noted)).toEqual({ put: [], news: [] });
  expect(withReturned(noted, suspect)).toBeUndefined();
});

test('an answer to another message is told, and changes nothing', () => {
  const report = {
    version: '001.10',
    messageId: 'R-1',
    createdAt: '2026-11-24T09:00:00',
    originalMessageId: 'OTHER',
    originalMessageName: 'pain.001.001.09',
    reasons: [],
    groups: [],
    notices: [],
  };
  const files = (originalMessageId: string) => [
    { name: 'r.xml', kind: 'report' as const, report: { ...report, originalMessageId, status: 'RJCT' } },
  ];
  expect(answeredFiles([madeFile()], { files: files('OTHER'), followed: [], suspected: [] })).toEqual({
    put: [],
    news: [{ kind: 'unknownMessage', name: 'r.xml', message: 'OTHER' }],
  });
  const { put } = answeredFiles([madeFile()], { files: files('RAP-A-1'), followed: [], suspected: [] });
  expect(put.flatMap(paymentsOf).map(({ state }) => state)).toEqual(['rejected']);
});
