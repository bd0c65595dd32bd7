import { invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { draftOfForm, emptyForm, fieldNames, formOf, formOfDraft } from './form.ts';
import { validate } from './validate.ts';

const empty = emptyForm('de');

test.each(Object.entries(invoiceExamples))('the example %s goes through the form unchanged', (name, draft) => {
  const form = formOfDraft(draft, empty);
  const profile = profiles[name === 'combinedAddress' ? '2.2' : '2.3'];
  const direct = parseDraft(draft, profile);
  expect(direct.ok).toBe(true);
  expect(parseDraft(draftOfForm(form), profile)).toEqual(direct);
  expect(validate(form, profile)).toMatchObject({ problemCount: 0, invoice: direct.ok ? direct.value : undefined });
});

test('blanks in account, reference and amount group digits and are no part of them', () => {
  const form = {
    ...formOfDraft(invoiceExamples.withQrReference, empty),
    iban: 'ch44 3199 9123 0008 8901 2',
    reference: '21 00000 00003 13947 14300 09017',
    amount: '1 949.75',
  };
  expect(validate(form, profiles['2.3']).invoice).toMatchObject({ amount: '1949.75' });
});

test('an empty form lacks what every bill needs, at the fields', () => {
  const { problems, invoice } = validate(empty, profiles['2.3']);
  expect(invoice).toBeUndefined();
  expect([...problems.keys()]).toEqual(['iban', 'creditor.name', 'creditor.postalCode', 'creditor.city']);
});

test('bill information that says something else than the bill is noted, not refused', () => {
  const form = { ...formOfDraft(invoiceExamples.withoutReference, empty), billingInformation: '//S1/10/1/32/8.1:10' };
  const { invoice, notes } = validate(form, profiles['2.3']);
  expect(invoice).toBeDefined();
  expect(notes.get('billingInformation')?.map(({ code }) => code)).toEqual(['SWICO_AMOUNT_MISMATCH']);
});

test('a QR reference in euros is noted at the currency, with the day on which it ends', () => {
  const form = { ...formOfDraft(invoiceExamples.withQrReference, empty), currency: 'EUR' };
  const { invoice, notes } = validate(form, profiles['2.3']);
  expect(invoice).toBeDefined();
  expect(notes.get('currency')).toMatchObject([
    { code: 'REFERENCE_TYPE_QRR_EUR_ENDS', params: { until: '13.11.2027' } },
  ]);
  expect(validate(form, profiles['2.4']).invoice).toBeUndefined();
});

test('whatever was kept, a form comes out, and its fields are texts of a bounded length', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const form = formOf(value, empty);
      expect(Object.keys(form).sort()).toEqual([...fieldNames].sort());
    }),
  );
  const kept = formOf({ iban: 'x'.repeat(10_000), amount: 5, format: 'B7', language: 'xx', unknown: 'y' }, empty);
  expect(kept).toEqual({ ...empty, iban: 'x'.repeat(limits.fieldLengthMax) });
});

test('validating never throws, whatever is typed', () => {
  const field = fc.constantFrom(...fieldNames);
  fc.assert(
    fc.property(fc.dictionary(field, fc.string({ unit: 'grapheme', maxLength: 200 })), (typed) => {
      const verdict = validate({ ...empty, ...typed }, profiles['2.3']);
      expect(verdict.invoice === undefined).toBe(verdict.problemCount > 0);
    }),
  );
});
