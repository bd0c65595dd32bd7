import { exactSumOf, productOf } from '@rappen/core/money';
import type { Papers } from './account.ts';
import { stateOf } from './account.ts';
import type { Position } from './lines.ts';
import { type Effort, emptyPosition, type Invoice } from './records.ts';

/** The invoice or draft that an effort is on; undefined where there is none: deleted, cancelled or credited as a whole. */
export function billOf({ invoiceId }: Effort, invoices: readonly Invoice[], papers: Papers): Invoice | undefined {
  const invoice = invoiceId === '' ? undefined : invoices.find(({ id }) => id === invoiceId);
  if (invoice === undefined) return undefined;
  const state = stateOf(invoice, '', papers);
  return state === 'cancelled' || state === 'credited' ? undefined : invoice;
}

/** An effort as an item of an invoice: its day stands before what was done. */
export function positionOf({ on, description, quantity, unit, price, vatRate }: Effort): Position {
  const day = on.split('-').reverse().join('.');
  return {
    ...emptyPosition,
    description: [day, description].filter(Boolean).join(' '),
    quantity,
    unit,
    price,
    vatRate,
  };
}

/** What some efforts come to without VAT, as decimal text; those whose numbers cannot be read count nothing. */
export function effortSum(efforts: readonly Effort[], read: (typed: string) => string | undefined): string {
  const amounts = efforts.flatMap(({ quantity, price }) => {
    const [count, rate] = [read(quantity), read(price)];
    return count === undefined || rate === undefined ? [] : [productOf([count, rate])];
  });
  return exactSumOf(['0.00', ...amounts]);
}
