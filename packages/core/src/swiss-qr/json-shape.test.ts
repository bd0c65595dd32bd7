import { describe, expect, test } from 'vitest';
import {
  creditor,
  findings,
  information,
  model,
  modelWith,
  objectFields,
  objects,
  swico,
  textFields,
  texts,
} from '../../../../test/qr-invoice-model.ts';
import { expectValue } from '../../../../test/results.ts';
import { parseQrInvoice } from './json.ts';
import { profiles } from './profile.ts';

test('the model is valid', () => {
  expect(findings(model())).toEqual([]);
  expect(expectValue(parseQrInvoice(model(), { profile: profiles['2.3'] })).changes).toEqual([]);
});

describe('shape', () => {
  test.each(textFields)('%s takes text only', (path) => {
    const isChoice = /addressType|referenceType/.test(path);
    for (const wrong of [5, true, ['a'], { a: 1 }]) {
      expect(findings(modelWith([path, wrong]))).toContain(`${path} ${isChoice ? 'value.not-allowed' : 'type.wrong'}`);
    }
  });

  test.each(textFields.filter((path) => !path.startsWith('ultimateCreditor')))(
    '%s that is wrong is not missing as well',
    (path) => {
      const found = findings(modelWith([path, 5])).filter((line) => line.startsWith(`${path} `));
      expect(found).toHaveLength(1);
    },
  );

  test.each(objectFields)('%s takes an object only', (path) => {
    for (const wrong of [5, 'text', true, ['a']])
      expect(findings(modelWith([path, wrong]))).toContain(`${path} type.wrong`);
  });

  test.each(objectFields.filter((path) => !path.endsWith('billInformationObject')))(
    '%s has no unknown field',
    (path) => {
      expect(findings(modelWith([`${path}.extra`, null]))).toContain(`${path}.extra field.unknown`);
    },
  );

  test.each<[path: string, value: unknown, ...found: string[]]>([
    ['paymentAmountInformation.amount', '108.10', 'paymentAmountInformation.amount type.wrong'],
    ['paymentAmountInformation.amount', {}, 'paymentAmountInformation.amount type.wrong'],
    [texts, 'eBill/B/1', `${texts} type.wrong`],
    [texts, { 0: 'a' }, `${texts} type.wrong`],
    [texts, ['a', 5, null], `${texts}[1] type.wrong`, `${texts}[2] type.wrong`],
    [objects, {}, `${objects} type.wrong`],
    [objects, [5], `${objects}[0] type.wrong`],
    [objects, [{ alternativeSchemeType: 'TWINT' }], `${objects}[0].alternativeSchemeType value.not-allowed`],
    [objects, [{}], `${objects}[0].alternativeSchemeType required`],
    [objects, [{ alternativeSchemeType: 'RAW' }], `${objects}[0].alternativeSchemeParameter required`],
    [objects, [{ alternativeSchemeType: 'EBILL', type: 'X' }], `${objects}[0].type value.not-allowed`],
    [`${information}.billInformationObject`, {}, `${information}.billInformationObject.billInformationType required`],
    [
      `${information}.billInformationObject`,
      { billInformationType: 'S2' },
      `${information}.billInformationObject.billInformationType value.not-allowed`,
    ],
    [
      `${information}.billInformationObject`,
      { ...swico, vatDetails: 5, extra: 1 },
      `${information}.billInformationObject.vatDetails type.wrong`,
      `${information}.billInformationObject.extra field.unknown`,
    ],
    ['paymentReference.reference ', 'x', 'paymentReference.reference  field.unknown'],
    ['creditorinformation', {}, 'creditorinformation field.unknown'],
  ])('%s as %j', (path, value, ...found) => expect(findings(modelWith([path, value]))).toEqual(found));

  test.each([null, [], 'text', 5, true])('%j is no invoice', (json) => expect(findings(json)).toEqual(['type.wrong']));
});

test.each([...textFields, ...objectFields, 'paymentAmountInformation.amount', texts, objects])(
  '%s as null is as good as absent',
  (path) => {
    expect(findings(modelWith([path, null]))).toEqual(findings(modelWith([path, undefined])));
  },
);

test.each<[path: string, ...found: string[]]>([
  [
    'creditorInformation',
    'creditorInformation.iban required',
    `${creditor}.addressType required`,
    `${creditor}.name required`,
    `${creditor}.country required`,
  ],
  ['creditorInformation.iban', 'creditorInformation.iban required'],
  [creditor, `${creditor}.addressType required`, `${creditor}.name required`, `${creditor}.country required`],
  [`${creditor}.addressType`, `${creditor}.addressType required`],
  [`${creditor}.name`, `${creditor}.name required`],
  [`${creditor}.streetName`],
  [`${creditor}.houseNumber`],
  [`${creditor}.postalCode`, `${creditor}.postalCode required`],
  [`${creditor}.city`, `${creditor}.city required`],
  [`${creditor}.country`, `${creditor}.country required`],
  ['paymentAmountInformation', 'paymentAmountInformation.currency required'],
  ['paymentAmountInformation.amount'],
  ['paymentAmountInformation.currency', 'paymentAmountInformation.currency required'],
  ['ultimateDebtor'],
  ['ultimateDebtor.addressType', 'ultimateDebtor.addressType required'],
  ['ultimateDebtor.name', 'ultimateDebtor.name required'],
  ['ultimateDebtor.streetName'],
  ['ultimateDebtor.postalCode', 'ultimateDebtor.postalCode required'],
  ['ultimateDebtor.city', 'ultimateDebtor.city required'],
  ['ultimateDebtor.country', 'ultimateDebtor.country required'],
  ['paymentReference', 'paymentReference.referenceType required'],
  ['paymentReference.referenceType', 'paymentReference.referenceType required'],
  ['paymentReference.reference', 'paymentReference.reference required'],
  [information],
  [`${information}.unstructuredMessage`],
  [`${information}.billInformation`],
  ['alternativeSchemes'],
  [texts],
])('without %s', (path, ...found) => {
  expect(findings(modelWith([path, undefined]))).toEqual(found);
  const empty = findings(modelWith([path, '']));
  if (/Type$/.test(path)) expect(empty).toEqual([`${path} value.not-allowed`]);
  else if (textFields.includes(path)) expect(empty).toEqual(found);
  else expect(empty).toContain(`${path} type.wrong`);
});
