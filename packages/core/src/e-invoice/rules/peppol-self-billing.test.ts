import { expect, test } from 'vitest';
import { expectBillValue, expectValue } from '../../../../../test/results.ts';
import { invoiceToXml } from '../../index.ts';
import { eInvoiceExamples } from '../examples.ts';
import { readEInvoice } from '../index.ts';
import { checkEInvoice, eInvoiceRuleSets, rulesFor } from './index.ts';

const bill = expectBillValue(invoiceToXml(eInvoiceExamples.exported, { eInvoiceProfile: 'peppol', syntax: 'UBL' }));
const selfBill = bill
  .replace('poacc:billing:3.0', 'poacc:selfbilling:3.0')
  .replace('poacc:billing:01:1.0', 'poacc:selfbilling:01:1.0')
  .replace('InvoiceTypeCode>380<', 'InvoiceTypeCode>389<');

/** The errors of the rules that a text says it keeps. */
function broken(text: string): string[] {
  const received = expectValue(readEInvoice(text));
  const found = rulesFor(received, undefined).flatMap((rules) => checkEInvoice(received, { rules }));
  return [...new Set(found.map(({ severity, params }) => `${severity} ${params['rule']}`))].sort();
}

test('a bill that the buyer writes is held against the rules of self-billing', () => {
  const received = expectValue(readEInvoice(selfBill));
  expect(received.profile).toBe('peppolSelfBilling');
  expect(eInvoiceRuleSets(received, rulesFor(received, undefined)).map(({ name }) => name)).toContain(
    'Peppol BIS Self-Billing 3.0',
  );
  expect(broken(selfBill)).toEqual([]);
});

test.each([
  ['error PEPPOL-EN16931-P0100', 'InvoiceTypeCode>389<', 'InvoiceTypeCode>380<'],
  ['error PEPPOL-EN16931-R007', 'poacc:selfbilling:01:1.0', 'poacc:billing:01:1.0'],
  ['error PEPPOL-EN16931-R004', 'poacc:selfbilling:3.0<', 'poacc:selfbilling:3.0::x<'],
])('%s is broken by one field', (rule, from, to) => {
  const changed = selfBill.replace(from, to);
  expect(changed).not.toBe(selfBill);
  expect(broken(changed)).toContain(rule);
});

test('it has no rules of countries', () => {
  const danish = (text: string) =>
    text
      .replaceAll('IdentificationCode>CH<', 'IdentificationCode>DK<')
      .replaceAll('IdentificationCode>FR<', 'IdentificationCode>DK<');
  expect(broken(danish(bill)).some((rule) => rule.includes('DK-R'))).toBe(true);
  expect(broken(danish(selfBill)).some((rule) => rule.includes('DK-R'))).toBe(false);
});
