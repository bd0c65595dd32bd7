import { invoiceExamples, profiles } from '@rappen/core/swiss-qr';
import { expect, test } from 'vitest';
import { structuredOf } from './address-lines.ts';
import { fixesOf } from './fixes.ts';
import { emptyForm, type FieldName, type Form, formOfDraft } from './form.ts';
import { validate } from './validate.ts';

const profile = profiles['2.3'];
const formWith = (changes: Partial<Form>, example: keyof typeof invoiceExamples = 'withQrReference'): Form => ({
  ...formOfDraft(invoiceExamples[example], emptyForm('de')),
  ...changes,
});

function offered(
  form: Form,
  rules = profile,
): { readonly field: FieldName | ''; readonly code: string; readonly mended: Form }[] {
  return [...validate(form, rules).problems].flatMap(([field, found]) =>
    found.flatMap((each) =>
      fixesOf(each, form, rules).map(({ changes }) => ({ field, code: each.code, mended: { ...form, ...changes } })),
    ),
  );
}

test.each<[name: string, form: Form, field: FieldName, text: string]>([
  [
    'a reference without check digit',
    formWith({ reference: '21000000000313947143000901' }),
    'reference',
    '21 00000 00003 13947 14300 09017',
  ],
  [
    'a wrong check digit',
    formWith({ reference: '210000000003139471430009016' }),
    'reference',
    '21 00000 00003 13947 14300 09017',
  ],
  [
    'a body without RF',
    formWith({ reference: '539007547034' }, 'withCreditorReference'),
    'reference',
    'RF18539007547034',
  ],
  [
    'wrong check digits of RF',
    formWith({ reference: 'RF19 5390 0754 7034' }, 'withCreditorReference'),
    'reference',
    'RF18539007547034',
  ],
  ['an IBAN with 00', formWith({ iban: 'CH00 3199 9123 0008 8901 2' }), 'iban', 'CH4431999123000889012'],
  ['an IBAN with dots', formWith({ iban: 'CH44.3199.9123.0008.8901.2' }), 'iban', 'CH4431999123000889012'],
  ['typographic quotes', formWith({ unstructuredMessage: '„Anna“ ' }), 'unstructuredMessage', '"Anna"'],
  ['a long name', formWith({ 'creditor.name': 'x'.repeat(80) }), 'creditor.name', 'x'.repeat(70)],
  ['a country before the postal code', formWith({ 'debtor.postalCode': 'CH-9400' }), 'debtor.postalCode', '9400'],
  ['a country right before it', formWith({ 'creditor.postalCode': 'ch 9400' }), 'creditor.postalCode', '9400'],
  [
    'nothing to be paid',
    formWith({ amount: '0.00', billingInformation: '' }),
    'unstructuredMessage',
    'NICHT ZUR ZAHLUNG VERWENDEN',
  ],
  ['the message of a notification', formWith({ unstructuredMessage: 'DO NOT USE FOR PAYMENT' }), 'amount', '0.00'],
  ['a QR-IBAN without reference', formWith({ referenceType: 'NON', reference: '' }), 'referenceType', 'QRR'],
  ['a reference of no kind', formWith({ referenceType: 'NON', reference: '13947143000901' }), 'referenceType', 'QRR'],
  ['QRR with an ordinary IBAN', formWith({ iban: 'CH5800791123000889012' }), 'referenceType', 'SCOR'],
])('%s is mended by a fix that is offered', (_name, form, field, text) => {
  const fixes = offered(form);
  expect(fixes.map(({ mended }) => mended[field])).toContain(text);
  // Each fix ends the problem that it is offered for
  for (const { field: at, code, mended } of fixes)
    expect(
      validate(mended, profile)
        .problems.get(at)
        ?.map((found) => found.code) ?? [],
    ).not.toContain(code);
});

test('a combined address is taken apart, and the bill is valid then', () => {
  const [fix] = offered(formWith({}, 'combinedAddress'));
  expect(fix?.mended).toMatchObject({
    'creditor.street': 'Rue du Lac',
    'creditor.buildingNumber': '1268',
    'creditor.postalCode': '2501',
    'creditor.city': 'Biel',
  });
  expect(validate(fix?.mended as Form, profile).problemCount).toBe(0);
});

test('from guidelines 2.4 on a QR reference in euros becomes one in francs', () => {
  const [fix] = offered(formWith({ currency: 'EUR' }), profiles['2.4']);
  expect(fix?.mended.currency).toBe('CHF');
});

test.each([
  ['a wrong digit in an IBAN', formWith({ iban: 'CH4531999123000889012' })],
  ['letters for an amount', formWith({ amount: 'a lot' })],
  ['an amount of a thousand, or of one and a bit', formWith({ amount: '1,949' })],
  ['a reference that is too long', formWith({ reference: '1'.repeat(30) })],
  ['a missing name', formWith({ 'creditor.name': '' })],
])('nothing is guessed for %s', (_name, form) => {
  expect(validate(form, profile).problemCount).toBe(1);
  expect(offered(form)).toEqual([]);
});

test.each([
  ['Rue du Lac 1268', '2501 Biel', ['Rue du Lac', '1268', '2501', 'Biel']],
  ['Bahnhofstrasse 12a', 'CH-8001 Zürich', ['Bahnhofstrasse', '12a', '8001', 'Zürich']],
  ['Postfach', 'D-78462 Konstanz', ['Postfach', '', '78462', 'Konstanz']],
  ['', '9490 Vaduz', ['', '', '9490', 'Vaduz']],
  ['Weg 1', 'London', undefined],
  ['Weg 1', '', undefined],
])('%s, %s is %j', (line1, line2, parts) => {
  const structured = structuredOf(line1, line2);
  expect(structured && Object.values(structured)).toEqual(parts);
});
