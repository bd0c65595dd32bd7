import { describe, expect, test } from 'vitest';
import { creditOf } from '../../desk/drafts/drafts.ts';
import { typedNumber } from '../../work/invoice/typed-numbers.ts';
import { papersIn } from './account.ts';
import { billOf, effortSum, positionOf } from './efforts.ts';
import { type Effort, type Invoice, newCompany, newEffort, newInvoice } from './records.ts';

const day = '2026-11-25';
const invoice: Invoice = { ...newInvoice(newCompany('de'), day), id: 'i', number: '7', issuedOn: day, due: '200.00' };
const effort: Effort = {
  ...newEffort('c', '2026-11-03'),
  description: 'Plan',
  quantity: '2,5',
  price: '150',
  invoiceId: 'i',
};
const note = { ...creditOf(invoice, day), number: '8', issuedOn: day };

describe('an hour that is on an invoice', () => {
  test.each<[string, readonly Invoice[], string | undefined]>([
    ['is billed', [invoice], '7'],
    ['is taken while that is a draft', [{ ...invoice, issuedOn: '', number: '' }], ''],
    ['is free where the draft was deleted', [], undefined],
    ['is free where it was cancelled', [{ ...invoice, cancelledOn: day }], undefined],
    ['is free where it was credited', [invoice, { ...note, due: '200.00' }], undefined],
    ['is billed where it was credited in part', [invoice, { ...note, due: '50.00' }], '7'],
  ])('%s', (_name, invoices, number) => {
    expect(billOf(effort, invoices, papersIn(invoices))?.number).toBe(number);
  });
  test('becomes an item with its day', () => {
    expect(positionOf(effort)).toMatchObject({
      description: '03.11.2026 Plan',
      quantity: '2,5',
      unit: 'h',
      price: '150',
    });
    expect(effortSum([effort, { ...effort, quantity: 'x' }, { ...effort, price: '10.01' }], typedNumber)).toBe(
      '400.03',
    );
  });
});
