import { invoiceExamples } from '@rappen/core/swiss-qr';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptySwico, type SwicoForm, swicoFormOf, writeSwicoForm } from './swico.ts';

const text = invoiceExamples.withQrReference.billingInformation;

test('a text comes back from its fields as it was', () => {
  const form = swicoFormOf(text) as SwicoForm;
  expect(form.paymentConditions).toEqual([
    { cashDiscountPercentage: '2', eligiblePaymentPeriodDays: '10' },
    { cashDiscountPercentage: '0', eligiblePaymentPeriodDays: '30' },
  ]);
  expect(writeSwicoForm(form)).toEqual({ text, problems: [], gross: undefined, dueDate: '2026-07-15' });
  expect(swicoFormOf('//U1/x')).toBeUndefined();
});

test('what is typed as people type it is written as S1 has it', () => {
  const form: SwicoForm = {
    ...emptySwico,
    invoiceReference: 'A/1',
    uidNumber: 'CHE-106.017.086',
    vatDetails: [{ taxPercentage: '8.1', taxedNetAmount: "1'000.00" }],
    paymentConditions: [{ cashDiscountPercentage: '', eligiblePaymentPeriodDays: '30' }],
  };
  expect(writeSwicoForm(form, '1081.00')).toMatchObject({
    text: '//S1/10/A\\/1/30/106017086/32/8.1:1000/40/0:30',
    problems: [],
    gross: '1081.00',
  });
  expect(writeSwicoForm(form, '1080.00').problems.map(({ code }) => code)).toEqual(['SWICO_AMOUNT_MISMATCH']);
});

test('an empty assistant writes nothing', () => {
  expect(writeSwicoForm({ ...emptySwico, vatDetails: [{ taxPercentage: '', taxedNetAmount: '' }] }).text).toBe('');
});

test('whatever is typed, what is written can be read, and what is left out is reported', () => {
  const word = fc.string({ maxLength: 12 });
  const anyTyped = fc.record({
    invoiceReference: word,
    invoiceDate: fc.oneof(word, fc.constant('2026-06-15'), fc.constant('')),
    customerReference: word,
    uidNumber: fc.oneof(word, fc.constant('106017086'), fc.constant('')),
    vatDateStart: fc.constantFrom('', '2026-01-01', '1999-01-01'),
    vatDateEnd: fc.constantFrom('', '2026-02-01', 'x'),
    vatDetails: fc.array(fc.record({ taxPercentage: word, taxedNetAmount: word }), { maxLength: 3 }),
    paymentConditions: fc.array(fc.record({ cashDiscountPercentage: word, eligiblePaymentPeriodDays: word }), {
      maxLength: 3,
    }),
    importTaxes: fc.constant([]),
  });
  fc.assert(
    fc.property(anyTyped, (form) => {
      const { text: written, problems } = writeSwicoForm(form);
      if (written === '') return;
      const again = swicoFormOf(written);
      expect(again).toBeDefined();
      if (problems.length === 0) expect(writeSwicoForm(again as SwicoForm).text).toBe(written);
    }),
  );
});
