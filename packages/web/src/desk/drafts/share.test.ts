import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { emptyPosition, newCompany, newInvoice } from '../../records/desk/records.ts';
import { packLink } from '../../records/packed-link.ts';
import { decodeInvoice, encodeInvoice } from './share.ts';

const company = { ...newCompany('fr'), address: 'Robert Schneider AG\n2501 Biel', iban: 'CH44', logo: 'AAAA' };
const invoice = {
  ...newInvoice(company, '2026-05-01'),
  number: '2026-007',
  address: 'Anna Muster\n3600 Thun',
  customerId: 'a customer here',
  template: 'modern' as const,
  accent: '#aa0000',
  issuedOn: '2026-05-02',
  paidOn: '2026-05-03',
  due: '180.00',
  sender: '{}',
};

test('a link leaves attached files out, and names none of the desk that it comes to', async () => {
  const attachments = [{ id: 'a file there', name: 'a.csv', description: '', mediaType: 'text/csv', size: 3 }];
  const code = await encodeInvoice({ ...invoice, attachments }, company);
  expect((await decodeInvoice(code))?.invoice.attachments).toEqual([]);
  const crafted = await packLink({ company, invoice: { ...invoice, attachments } });
  expect((await decodeInvoice(crafted))?.invoice.attachments).toEqual([]);
});

test('an invoice comes back from its link as a draft of its own, without what the desk alone knows', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(text, text, text, async (description, quantity, price) => {
      const positions = [{ ...emptyPosition, description, quantity, price }];
      const shared = await decodeInvoice(await encodeInvoice({ ...invoice, positions }, company));
      const { id, revision, companyId, customerId, issuedOn, paidOn, due, sender, ...told } = { ...invoice, positions };
      expect(shared?.invoice).toMatchObject(told);
      expect(shared?.invoice).toMatchObject({
        revision: 0,
        customerId: '',
        issuedOn: '',
        paidOn: '',
        due: '',
        sender: '',
      });
      expect(shared?.invoice.id).not.toBe(id);
      expect(shared?.invoice.companyId).toBe(shared?.company.id);
      expect(shared?.company).toMatchObject({ address: company.address, iban: company.iban, logo: '', language: 'fr' });
      expect([revision, companyId, customerId, issuedOn, paidOn, due, sender].length).toBe(7);
    }),
    { numRuns: 40 },
  );
});

test('anything else is no invoice', async () => {
  for (const value of [{}, [], 7, { company, invoice: { ...invoice, positions: 'x' } }, { company: null, invoice }])
    expect(await decodeInvoice(await packLink(value))).toBeUndefined();
  const many = { company: { id: '-' }, invoice: { id: '-', companyId: '-', positions: Array(1001).fill({}) } };
  expect(await decodeInvoice(await packLink(many))).toBeUndefined();
  expect(await decodeInvoice('A'.repeat(limits.linkLengthMax + 1))).toBeUndefined();
  expect(await decodeInvoice('not base64 of anything')).toBeUndefined();
  const code = await encodeInvoice(invoice, company);
  expect(await decodeInvoice(code.slice(0, -12))).toBeUndefined();
});
