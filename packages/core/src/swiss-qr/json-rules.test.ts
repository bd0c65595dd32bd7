import { describe, expect, test } from 'vitest';
import {
  creditor,
  findings,
  information,
  modelWith,
  objects,
  party,
  swico,
  swicoText,
  texts,
} from '../../../../test/qr-invoice-model.ts';
import { expectValue } from '../../../../test/results.ts';
import { sentenceOf } from '../catalogue/index.ts';
import { formatPath } from '../problem/problem.ts';
import { parseQrInvoice } from './json.ts';
import { profiles } from './profile.ts';

test.each<[path: string, lengthMax: number]>([
  [`${creditor}.name`, 70],
  [`${creditor}.streetName`, 70],
  [`${creditor}.houseNumber`, 16],
  [`${creditor}.postalCode`, 16],
  [`${creditor}.city`, 35],
  ['ultimateDebtor.name', 70],
  ['ultimateDebtor.streetName', 70],
  ['ultimateDebtor.houseNumber', 16],
  ['ultimateDebtor.postalCode', 16],
  ['ultimateDebtor.city', 35],
])('%s has at most %i characters, permitted ones, and no blanks at its ends', (path, lengthMax) => {
  expect(findings(modelWith([path, 'é'.repeat(lengthMax)]))).toEqual([]);
  expect(findings(modelWith([path, 'é'.repeat(lengthMax + 1)]))).toEqual([`${path} TEXT_TOO_LONG`]);
  expect(findings(modelWith([path, 'a\u{1F600}']))).toEqual([`${path} TEXT_CHARACTER_NOT_ALLOWED`]);
  expect(findings(modelWith([path, 'Ș|^€']), '2.2')).toEqual([`${path} TEXT_CHARACTER_NOT_ALLOWED`]);
  expect(findings(modelWith([path, 'Ș|^€']))).toEqual([]);
  for (const text of [' a', 'a ']) expect(findings(modelWith([path, text]))).toEqual([`${path} TEXT_UNTRIMMED`]);
  const isNeeded = /\.(?:name|postalCode|city)$/.test(path);
  expect(findings(modelWith([path, ' ']))).toEqual([`${path} ${isNeeded ? 'REQUIRED' : 'TEXT_UNTRIMMED'}`]);
  for (const text of ['a\nb', 'a\rb', 'a\u0000'])
    expect(findings(modelWith([path, text]))).toEqual([`${path} TEXT_CHARACTER_NOT_ALLOWED`]);
  expect(findings(modelWith([path, `${'x'.repeat(lengthMax)}\t `]))).toEqual([
    `${path} TEXT_CHARACTER_NOT_ALLOWED`,
    `${path} TEXT_TOO_LONG`,
    `${path} TEXT_UNTRIMMED`,
  ]);
});

const withoutCode = [`${information}.billInformation`, undefined] as const;

test.each<[name: string, fields: (readonly [string, unknown])[], ...found: string[]]>([
  ['a message of 140 characters', [[`${information}.unstructuredMessage`, 'x'.repeat(140)], withoutCode]],
  [
    'a message of 141',
    [[`${information}.unstructuredMessage`, 'x'.repeat(141)], withoutCode],
    `${information}.unstructuredMessage TEXT_TOO_LONG`,
  ],
  ['81 and 59 characters together', [[`${information}.unstructuredMessage`, 'x'.repeat(140 - swicoText.length)]]],
  [
    'one more',
    [[`${information}.unstructuredMessage`, 'x'.repeat(141 - swicoText.length)]],
    `${information}.unstructuredMessage ADDITIONAL_INFORMATION_TOO_LONG`,
  ],
  [
    'bill information without slashes',
    [[`${information}.billInformation`, 'S1/10/1']],
    `${information}.billInformation BILLING_INFORMATION_PREFIX`,
  ],
  ['schemes of 100 characters', [[texts, ['x'.repeat(100), 'y'.repeat(100)]]]],
  ['a scheme of 101', [[texts, ['a;b', 'x'.repeat(101)]]], `${texts}[1] TEXT_TOO_LONG`],
  ['three schemes', [[texts, ['a;b', 'c;d', 'e;f']]], `${texts} ALTERNATIVE_PROCEDURE_TOO_MANY`],
  ['empty schemes', [[texts, ['', 'a;b', '', 'c;d']]]],
  [
    'an ultimate creditor',
    [['ultimateCreditor', party('Somebody')]],
    'ultimateCreditor ULTIMATE_CREDITOR_MUST_BE_EMPTY',
  ],
  ['one field of it', [['ultimateCreditor.city', 'Bern']], 'ultimateCreditor ULTIMATE_CREDITOR_MUST_BE_EMPTY'],
  ['an empty one', [['ultimateCreditor', { name: '', city: null }]]],
  ['an empty debtor', [['ultimateDebtor', { name: '', city: null }]]],
  [
    'dollars',
    [['paymentAmountInformation.currency', 'USD']],
    'paymentAmountInformation.currency CURRENCY_NOT_SUPPORTED',
  ],
  [
    'small letters',
    [['paymentAmountInformation.currency', 'chf']],
    'paymentAmountInformation.currency CURRENCY_NOT_SUPPORTED',
  ],
  ['three decimals', [['paymentAmountInformation.amount', 1.005]], 'paymentAmountInformation.amount AMOUNT_SCALE'],
  ['a negative amount', [['paymentAmountInformation.amount', -1]], 'paymentAmountInformation.amount AMOUNT_RANGE'],
  ['the largest amount', [['paymentAmountInformation.amount', 999999999.99]]],
  [
    'too large an amount',
    [['paymentAmountInformation.amount', 1000000000]],
    'paymentAmountInformation.amount AMOUNT_RANGE',
  ],
  [
    'nothing to pay',
    [['paymentAmountInformation.amount', 0]],
    'paymentAmountInformation.amount AMOUNT_ZERO_NEEDS_NOTIFICATION',
  ],
  ['an unknown country', [['ultimateDebtor.country', 'UK']], 'ultimateDebtor.country COUNTRY_UNKNOWN'],
  ['a country in small letters', [[`${creditor}.country`, 'ch']], `${creditor}.country COUNTRY_UNKNOWN`],
  [
    'a postal code with its country',
    [[`${creditor}.postalCode`, 'CH-2501']],
    `${creditor}.postalCode POSTAL_CODE_COUNTRY_PREFIX`,
  ],
  ['a German one', [[`${creditor}.postalCode`, 'D-78462']], `${creditor}.postalCode POSTAL_CODE_COUNTRY_PREFIX`],
  ['a Polish code', [[`${creditor}.postalCode`, '00-950']]],
  [
    'lines in a structured address',
    [
      ['ultimateDebtor.addressLine1', 'a'],
      ['ultimateDebtor.addressLine2', 'b'],
    ],
    'ultimateDebtor.addressLine1 ADDRESS_MIXED',
    'ultimateDebtor.addressLine2 ADDRESS_MIXED',
  ],
  ['a German IBAN', [['creditorInformation.iban', 'DE89370400440532013000']], 'creditorInformation.iban IBAN_COUNTRY'],
  ['a short IBAN', [['creditorInformation.iban', 'CH443199912300088901']], 'creditorInformation.iban IBAN_LENGTH'],
  ['a wrong IBAN', [['creditorInformation.iban', 'CH4431999123000889013']], 'creditorInformation.iban IBAN_CHECKSUM'],
  [
    'an ordinary IBAN',
    [['creditorInformation.iban', 'CH5800791123000889012']],
    'paymentReference.referenceType REFERENCE_TYPE_QRR_NEEDS_QR_IBAN',
  ],
  [
    'SCOR with a QR-IBAN',
    [
      ['paymentReference.referenceType', 'SCOR'],
      ['paymentReference.reference', 'RF18539007547034'],
    ],
    'paymentReference.referenceType REFERENCE_TYPE_QR_IBAN_NEEDS_QRR',
  ],
  [
    'NON with a QR-IBAN',
    [
      ['paymentReference.referenceType', 'NON'],
      ['paymentReference.reference', undefined],
    ],
    'paymentReference.referenceType REFERENCE_TYPE_QR_IBAN_NEEDS_QRR',
  ],
  [
    'NON with a reference',
    [
      ['creditorInformation.iban', 'CH5800791123000889012'],
      ['paymentReference.referenceType', 'NON'],
    ],
    'paymentReference.reference REFERENCE_MUST_BE_EMPTY',
  ],
  [
    'an unknown reference type',
    [['paymentReference.referenceType', 'QRX']],
    'paymentReference.referenceType INVALID_ENUM',
  ],
  [
    'SCOR without a reference',
    [
      ['creditorInformation.iban', 'CH5800791123000889012'],
      ['paymentReference.referenceType', 'SCOR'],
      ['paymentReference.reference', ''],
    ],
    'paymentReference.reference REQUIRED',
  ],
  ['QRR too short', [['paymentReference.reference', '123']], 'paymentReference.reference QR_REFERENCE_FORMAT'],
  ['zeros', [['paymentReference.reference', '0'.repeat(27)]], 'paymentReference.reference QR_REFERENCE_ZEROS'],
  [
    'a wrong check digit',
    [['paymentReference.reference', '210000000003139471430009018']],
    'paymentReference.reference QR_REFERENCE_CHECK_DIGIT',
  ],
])('%s', (_name, fields, ...found) => expect(findings(modelWith(...fields))).toEqual(found));

test('everything wrong is told at once, in the order of the description, whatever the order of the text', () => {
  const json = {
    extra: 1,
    alternativeSchemes: {
      alternativeSchemeParameterObjects: [{ alternativeSchemeType: 'EBILL', type: 'BILL' }],
      alternativeSchemeParameters: ['a', 'b', 'x'.repeat(101)],
    },
    paymentReference: {
      additionalInformation: {
        billInformationObject: { ...swico, uidNumber: '1', invoiceDate: 'x' },
        billInformation: 'x',
        unstructuredMessage: ' ',
      },
      reference: '1',
      referenceType: 'QRR',
    },
    ultimateDebtor: { country: 'XX', addressType: 'COMBINED', name: 5, city: 'Bern' },
    paymentAmountInformation: { currency: 'USD', amount: 1.234 },
    ultimateCreditor: { name: 'x' },
    creditorInformation: {
      unknown: true,
      creditor: { addressType: 'K', country: 'ch', addressLine2: 'a', name: '' },
      iban: 'DE',
    },
  };
  expect(findings(json)).toEqual([
    'creditorInformation.iban IBAN_FORMAT',
    'creditorInformation.creditor.addressType INVALID_ENUM',
    'creditorInformation.creditor.name REQUIRED',
    'creditorInformation.creditor.country COUNTRY_UNKNOWN',
    'creditorInformation.unknown UNKNOWN_FIELD',
    'ultimateCreditor ULTIMATE_CREDITOR_MUST_BE_EMPTY',
    'paymentAmountInformation.amount AMOUNT_SCALE',
    'paymentAmountInformation.currency CURRENCY_NOT_SUPPORTED',
    'ultimateDebtor.addressType ADDRESS_COMBINED_DISCONTINUED',
    'ultimateDebtor.name TYPE',
    'ultimateDebtor.city ADDRESS_MIXED',
    'ultimateDebtor.country COUNTRY_UNKNOWN',
    'ultimateDebtor.addressLine2 REQUIRED',
    'paymentReference.reference QR_REFERENCE_FORMAT',
    `${information}.unstructuredMessage TEXT_UNTRIMMED`,
    `${information}.billInformation BILLING_INFORMATION_PREFIX`,
    `${information}.billInformationObject.invoiceDate DATE_FORMAT`,
    `${information}.billInformationObject.uidNumber SWICO_VALUE`,
    `${texts} ALTERNATIVE_PROCEDURE_TOO_MANY`,
    `${texts}[2] TEXT_TOO_LONG`,
    `${objects}[0] EBILL_PROCEDURE_RECIPIENT_NOT_ONE`,
    'extra UNKNOWN_FIELD',
  ]);
  const parsed = parseQrInvoice(json, { profile: profiles['2.3'] });
  for (const found of parsed.ok ? [] : parsed.problems) expect(sentenceOf(found)).not.toMatch(/[{}]/);
});

describe('a reference in braces', () => {
  const scor = ['creditorInformation.iban', 'CH5800791123000889012'] as const;
  test.each<[type: string, reference: string, made: string]>([
    ['QRR', '{123456}', '000000000000000000001234565'],
    ['QRR', '{123456:42}', '123456000000000000000000429'],
    ['QRR', '{210000000003139471430009017}', '210000000003139471430009017'],
    ['SCOR', '{539007547034}', 'RF18539007547034'],
    ['SCOR', '{a1}', 'RF90A1'],
    ['SCOR', '{RF18539007547034}', 'RF18539007547034'],
  ])('%s %s becomes %s', (type, reference, made) => {
    const fields = [
      ['paymentReference.referenceType', type],
      ['paymentReference.reference', reference],
    ] as [string, unknown][];
    const json = modelWith(...fields, ...(type === 'SCOR' ? [scor] : []));
    expect(expectValue(parseQrInvoice(json, { profile: profiles['2.3'] })).invoice.account).toMatchObject({
      referenceType: type,
      reference: made,
    });
  });

  test.each<[type: string, reference: string, ...codes: string[]]>([
    ['QRR', '{}', 'REFERENCE_BRACES'],
    ['QRR', '{', 'REFERENCE_BRACES'],
    ['QRR', '{1', 'REFERENCE_BRACES'],
    ['QRR', '{1}2', 'REFERENCE_BRACES'],
    ['QRR', '{:1}', 'REFERENCE_BRACES'],
    ['QRR', '{1:}', 'REFERENCE_BRACES'],
    ['QRR', '{1:2:3}', 'REFERENCE_BRACES'],
    ['QRR', '{{1}}', 'REFERENCE_BRACES'],
    ['QRR', '{a}', 'QR_REFERENCE_DIGITS_ONLY'],
    ['QRR', '{0}', 'QR_REFERENCE_ZEROS'],
    ['QRR', `{123456:${'1'.repeat(21)}}`, 'QR_REFERENCE_TOO_LONG'],
    ['QRR', '{210000000003139471430009018}', 'QR_REFERENCE_CHECK_DIGIT'],
    ['SCOR', '{1:2}', 'REFERENCE_BRACES'],
    ['SCOR', '{ä}', 'CREDITOR_REFERENCE_CHARACTERS'],
    ['SCOR', `{${'A'.repeat(22)}}`, 'CREDITOR_REFERENCE_TOO_LONG'],
    ['SCOR', '{RF19539007547034}', 'CREDITOR_REFERENCE_CHECK_DIGITS'],
    ['NON', '{1}', 'REFERENCE_BRACES'],
  ])('%s %s is refused', (type, reference, ...codes) => {
    const fields = [
      ['paymentReference.referenceType', type],
      ['paymentReference.reference', reference],
    ] as [string, unknown][];
    const json = modelWith(...fields, ...(type === 'QRR' ? [] : [scor]));
    expect(findings(json)).toEqual(codes.map((code) => `paymentReference.reference ${code}`));
  });
});

test('normalizing repairs what loses no meaning and names the fields by their path', () => {
  const json = modelWith(
    [`${creditor}.name`, ' „Rüegg“ – Söhne\u00a0AG '],
    ['creditorInformation.iban', 'ch44 3199 9123 0008 8901 2'],
    ['ultimateDebtor.streetName', 'Straße 5½'],
    ['paymentReference.reference', '21 00000 00003 13947 14300 09017'],
    [texts, ['eBill/B/pia@example.com\n', 'XY;1']],
  );
  expect(findings(json).length).toBeGreaterThan(3);
  const { invoice, changes } = expectValue(parseQrInvoice(json, { profile: profiles['2.2'], normalize: true }));
  expect(invoice.creditor.name).toBe('"Rüegg" - Söhne AG');
  expect(changes.map((change) => `${formatPath(change.path)}: ${change.to}`)).toEqual([
    'creditorInformation.iban: CH4431999123000889012',
    `${creditor}.name: "Rüegg" - Söhne AG`,
    'ultimateDebtor.streetName: Straße 5 1/2',
    'paymentReference.reference: 210000000003139471430009017',
    `${texts}[0]: eBill/B/pia@example.com`,
  ]);
  expect(findings(modelWith([`${creditor}.name`, 'Smile \u{1F600}']), '2.3', true)).toEqual([
    `${creditor}.name TEXT_CHARACTER_NOT_ALLOWED`,
  ]);
});

test('a debtor of blanks with an address type is absent under normalizeInput', () => {
  for (const ultimateDebtor of [
    { addressType: 'STRUCTURED', name: '', city: ' ' },
    { addressType: 'STRUCTURED' },
    { addressType: 'COMBINED', name: '\u00a0', addressLine2: '' },
    { name: ' ' },
  ]) {
    const json = modelWith(['ultimateDebtor', ultimateDebtor]);
    const parsed = expectValue(parseQrInvoice(json, { profile: profiles['2.3'], normalize: true }));
    expect(parsed.invoice.debtor).toBeUndefined();
  }
});
