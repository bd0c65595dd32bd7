import { readPaymentFile } from '@rappen/core/payment-order';
import { expect, test } from 'vitest';
import { expectValue } from '../results.ts';
import { orderWith } from './payment-bodies.ts';
import { errorsOf, jsonOf, paymentService } from './payment-service.ts';
import { withServer } from './server.ts';

const { askJson } = paymentService(withServer());

test('what was paid before is refused, or left out and listed where that is asked for', async () => {
  const order = orderWith();
  const { iban, reference } = order.payments[1] ?? {};
  const paid = { ...order, alreadyPaid: [{ iban, reference, messageId: 'OLD-1', executionDate: '2026-10-30' }] };
  expect(errorsOf(await askJson('file', paid))).toEqual([['payments[1].reference', 'PAYMENT_DUPLICATE']]);
  const xml = await askJson('file', paid, '?leaveOutPaid=true');
  expect([xml.status, xml.headers.get('x-payment-left-out')]).toEqual([200, '1: payments[1]']);
  expect(expectValue(readPaymentFile(xml.text)).count).toBe(3);
  const asJson = jsonOf(await askJson('file', paid, '?leaveOutPaid=true', 'application/json'));
  const where = { messageId: 'OLD-1', executionDate: '2026-10-30' };
  expect(asJson.leftOut).toMatchObject([{ index: 1, iban, reference, currency: 'CHF', amount: 249.25, paid: where }]);
  expect([asJson.count, asJson.file]).toEqual([3, xml.text]);
  const verdict = jsonOf(await askJson('validate', paid, '?leaveOutPaid=true'));
  expect([verdict.valid, verdict.leftOut, verdict.order.count]).toEqual([true, asJson.leftOut, 3]);
  const again = order.payments.map((one, index) => (index === 1 ? { ...one, again: true } : one));
  const whole = jsonOf(await askJson('file', { ...paid, payments: again }, '?leaveOutPaid=true', 'application/json'));
  expect([whole.count, whole.leftOut]).toEqual([4, undefined]);
  const all = { ...paid, payments: [order.payments[1], order.payments[1]] };
  expect(errorsOf(await askJson('file', all, '?leaveOutPaid=true'))).toEqual([['payments', 'PAYMENT_ALL_PAID']]);
});
