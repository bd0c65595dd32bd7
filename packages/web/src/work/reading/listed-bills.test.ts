import { invoiceToXml } from '@rappen/core';
import { eInvoiceExamples } from '@rappen/core/e-invoice';
import { invoiceExamples, parseDraft, profiles, writePayload } from '@rappen/core/swiss-qr';
import { expect, test } from 'vitest';
import { contentOf } from '../maker/e-invoices.ts';
import { billOfContent } from './e-invoice.ts';
import { type ListedBill, withMore } from './listed-bills.ts';
import { type FoundBill, readingOfText } from './reading.ts';

const profile = profiles['2.3'];

function billOf(draft: Parameters<typeof parseDraft>[0]): FoundBill {
  const parsed = parseDraft(draft, profile);
  const [bill] = (parsed.ok && readingOfText(writePayload(parsed.value), profile)?.bills) || [];
  if (bill === undefined) throw new Error('The example is no bill');
  return bill;
}

function ids(from: number): () => number {
  let last = from;
  return () => ++last;
}

const [first, second, third] = ['10.00', '20.00', '30.00'].map((amount) =>
  billOf({ ...invoiceExamples.withQrReference, amount, billingInformation: '' }),
) as [FoundBill, FoundBill, FoundBill];

test('what is found later stands behind what is listed, which stays as it was corrected', () => {
  const listed: readonly ListedBill[] = [
    { id: 1, number: 1, bill: first, form: {} as NonNullable<ListedBill['form']> },
    { id: 3, number: 3, bill: second },
  ];
  const all = withMore(listed, [third], ids(7));
  expect(all.slice(0, 2)).toEqual(listed);
  expect(all.slice(2)).toEqual([{ id: 8, number: 4, bill: third }]);
  expect(withMore([], [first, second], ids(0)).map(({ id, number }) => [id, number])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('an e-invoice and the code of it that is found later are one bill; other codes are bills of their own', async () => {
  const xml = invoiceToXml(eInvoiceExamples.delivery, { eInvoiceProfile: 'en16931' });
  const content = xml.ok ? await contentOf(new Blob([xml.value]), profile) : xml;
  if (!content.ok) throw new Error('The example is no e-invoice');
  const data = billOfContent(content.value);
  if (data.draft === undefined) throw new Error('The example cannot be paid');
  const own = billOf(data.draft);
  const listed = [{ id: 1, number: 1, bill: data }];
  const all = withMore(listed, [first, own], ids(1));
  expect(all).toEqual([
    { id: 1, number: 1, bill: { ...own, eInvoice: { content: content.value, differences: [] } } },
    { id: 2, number: 2, bill: first },
  ]);
  expect(withMore(listed, [first, second], ids(1)).map(({ bill }) => bill)).toEqual([data, first, second]);
});
