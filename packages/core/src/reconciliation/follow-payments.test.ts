import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { readPaymentFile, readStatusReport, statusReportExample } from '../payment-order/index.ts';
import { executedExample, readStatement, type StatementFile } from '../statement/index.ts';
import { followPayments } from './index.ts';

const executed = executedExample.replace(/>\s+</g, '><');
const read = (file: string): StatementFile => expectValue(readStatement(file));

function changed(from: string | RegExp, to: string): string {
  const text = executed.replace(from, () => to);
  expect(text).not.toBe(executed);
  return text;
}

const order = expectValue(
  readPaymentFile(readFileSync(new URL('../payment-order/fixtures/order.xml', import.meta.url), 'utf8')),
);
const report = expectValue(readStatusReport(statusReportExample));
const follow = (files: readonly string[], reports = [report]) =>
  followPayments({ orders: [order], reports, statements: files.map(read) });
const statesOf = (followed: ReturnType<typeof follow>) => followed.payments.map(({ state }) => state);

test('from order to account', () => {
  expect(statesOf(follow([], []))).toEqual(['sent', 'sent', 'sent', 'sent']);
  expect(statesOf(follow([]))).toEqual(['accepted', 'rejected', 'accepted', 'accepted']);
  const followed = follow([executed]);
  expect(statesOf(followed)).toEqual(['executed', 'rejected', 'returned', 'accepted']);
  expect(followed.payments[2]?.reasons).toEqual([{ code: 'AC04', information: ['Konto aufgehoben'] }]);
  expect(followed.others.map(({ kind }) => kind)).toEqual(['bankCharge']);
  expect(followed.notices).toEqual([]);
  expect(follow([executed, executed])).toEqual(followed);
});

test('by batch only where the sum is that of the group', () => {
  const followed = follow([changed('>1670.40<', '>1670.45<')]);
  expect(statesOf(followed)).toEqual(['accepted', 'rejected', 'returned', 'accepted']);
  expect(followed.notices.map(({ code }) => code)).toEqual([
    'RECONCILIATION_BATCH_DIFFERS',
    'RECONCILIATION_PAYMENT_UNKNOWN',
  ]);
});

test('one by one where the bank lists them', () => {
  const single =
    '<NtryDtls><TxDtls><Refs><EndToEndId>LF-2026-311</EndToEndId></Refs><Amt Ccy="CHF">1520.40</Amt><CdtDbtInd>DBIT</CdtDbtInd></TxDtls></NtryDtls>';
  const file = changed(/<NtryDtls><Btch>.*?<\/NtryDtls>/, single);
  expect(statesOf(follow([file]))).toEqual(['executed', 'rejected', 'returned', 'accepted']);
});

test('by any one number that the bank repeats, and by none that two payments have', () => {
  const uetr = 'd2f5a9c1-0b7e-4c43-9d55-1f2e3a4b5c6d';
  const [group, ...others] = order.groups;
  const [first, ...rest] = group?.payments ?? [];
  if (group === undefined || first === undefined) return expect.fail('the order has no payment');
  const known = { ...order, groups: [{ ...group, payments: [{ ...first, uetr }, ...rest] }, ...others] };
  const single = (refs: string) => {
    const details = `<NtryDtls><TxDtls><Refs>${refs}</Refs><Amt Ccy="CHF">1520.40</Amt><CdtDbtInd>DBIT</CdtDbtInd></TxDtls></NtryDtls>`;
    return changed(/<NtryDtls><Btch>.*?<\/NtryDtls>/, details);
  };
  const stateOf = (refs: string, orders = [known]) =>
    followPayments({ orders, reports: [report], statements: [read(single(refs))] }).payments[0]?.state;
  const group1 = `<PmtInfId>${group.id}</PmtInfId>`;
  expect(stateOf(`<UETR>${uetr}</UETR>`)).toBe('executed');
  expect(stateOf(`${group1}<InstrId>${first.instructionId}</InstrId>`)).toBe('executed');
  expect(stateOf(`<EndToEndId>${first.endToEndId}</EndToEndId>`)).toBe('executed');
  expect(stateOf('<EndToEndId>NOTPROVIDED</EndToEndId>')).toBe('accepted');
  const twins = rest.map((payment) => ({ ...payment, endToEndId: first.endToEndId }));
  const doubled = { ...known, groups: [{ ...group, payments: [first, ...twins] }, ...others] };
  expect(stateOf(`<EndToEndId>${first.endToEndId}</EndToEndId>`, [doubled])).toBe('accepted');
});
