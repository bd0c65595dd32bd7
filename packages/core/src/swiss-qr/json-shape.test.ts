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
    for (const wrong of [5, true, ['a'], { a: 1 }]) {
      expect(findings(modelWith([path, wrong]))).toContain(`${path} TYPE`);
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
    for (const wrong of [5, 'text', true, ['a']]) expect(findings(modelWith([path, wrong]))).toContain(`${path} TYPE`);
  });

  test.each(objectFields.filter((path) => !path.endsWith('billInformationObject')))(
    '%s has no unknown field',
    (path) => {
      expect(findings(modelWith([`${path}.extra`, null]))).toContain(`${path}.extra UNKNOWN_FIELD`);
    },
  );

  test.each<[path: string, value: unknown, ...found: string[]]>([
    ['paymentAmountInformation.amount', '108.10', 'paymentAmountInformation.amount TYPE'],
    ['paymentAmountInformation.amount', {}, 'paymentAmountInformation.amount TYPE'],
    [texts, 'eBill/B/1', `${texts} TYPE`],
    [texts, { 0: 'a' }, `${texts} TYPE`],
    [texts, ['a', 5, null], `${texts}[1] TYPE`, `${texts}[2] REQUIRED`],
    [objects, {}, `${objects} TYPE`],
    [objects, [5], `${objects}[0] TYPE`],
    [objects, [{ alternativeSchemeType: 'TWINT' }], `${objects}[0].alternativeSchemeType INVALID_ENUM`],
    [objects, [{}], `${objects}[0].alternativeSchemeType REQUIRED`],
    [objects, [{ alternativeSchemeType: 'RAW' }], `${objects}[0].alternativeSchemeParameter REQUIRED`],
    [objects, [{ alternativeSchemeType: 'EBILL', type: 'X' }], `${objects}[0].type INVALID_ENUM`],
    [`${information}.billInformationObject`, {}, `${information}.billInformationObject.billInformationType REQUIRED`],
    [
      `${information}.billInformationObject`,
      { billInformationType: 'S2' },
      `${information}.billInformationObject.billInformationType INVALID_ENUM`,
    ],
    [
      `${information}.billInformationObject`,
      { ...swico, vatDetails: 5, extra: 1 },
      `${information}.billInformationObject.vatDetails TYPE`,
      `${information}.billInformationObject.extra UNKNOWN_FIELD`,
    ],
    ['paymentReference.reference ', 'x', 'paymentReference.reference  UNKNOWN_FIELD'],
    ['creditorinformation', {}, 'creditorinformation UNKNOWN_FIELD'],
  ])('%s as %j', (path, value, ...found) => expect(findings(modelWith([path, value]))).toEqual(found));

  test.each([null, [], 'text', 5, true])('%j is no invoice', (json) => expect(findings(json)).toEqual(['TYPE']));
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
    'creditorInformation.iban REQUIRED',
    `${creditor}.addressType REQUIRED`,
    `${creditor}.name REQUIRED`,
    `${creditor}.country REQUIRED`,
  ],
  ['creditorInformation.iban', 'creditorInformation.iban REQUIRED'],
  [creditor, `${creditor}.addressType REQUIRED`, `${creditor}.name REQUIRED`, `${creditor}.country REQUIRED`],
  [`${creditor}.addressType`, `${creditor}.addressType REQUIRED`],
  [`${creditor}.name`, `${creditor}.name REQUIRED`],
  [`${creditor}.streetName`],
  [`${creditor}.houseNumber`],
  [`${creditor}.postalCode`, `${creditor}.postalCode REQUIRED`],
  [`${creditor}.city`, `${creditor}.city REQUIRED`],
  [`${creditor}.country`, `${creditor}.country REQUIRED`],
  ['paymentAmountInformation', 'paymentAmountInformation.currency REQUIRED'],
  ['paymentAmountInformation.amount'],
  ['paymentAmountInformation.currency', 'paymentAmountInformation.currency REQUIRED'],
  ['ultimateDebtor'],
  ['ultimateDebtor.addressType', 'ultimateDebtor.addressType REQUIRED'],
  ['ultimateDebtor.name', 'ultimateDebtor.name REQUIRED'],
  ['ultimateDebtor.streetName'],
  ['ultimateDebtor.postalCode', 'ultimateDebtor.postalCode REQUIRED'],
  ['ultimateDebtor.city', 'ultimateDebtor.city REQUIRED'],
  ['ultimateDebtor.country', 'ultimateDebtor.country REQUIRED'],
  ['paymentReference', 'paymentReference.referenceType REQUIRED'],
  ['paymentReference.referenceType', 'paymentReference.referenceType REQUIRED'],
  ['paymentReference.reference', 'paymentReference.reference REQUIRED'],
  [information],
  [`${information}.unstructuredMessage`],
  [`${information}.billInformation`],
  ['alternativeSchemes'],
  [texts],
])('without %s', (path, ...found) => {
  expect(findings(modelWith([path, undefined]))).toEqual(found);
  const empty = findings(modelWith([path, '']));
  if (/Type$/.test(path)) expect(empty).toEqual([`${path} INVALID_ENUM`]);
  else if (textFields.includes(path)) expect(empty).toEqual(found);
  else expect(empty).toContain(`${path} TYPE`);
});
