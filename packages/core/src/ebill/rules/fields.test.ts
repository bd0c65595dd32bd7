import { describe, expect, test } from 'vitest';
import { changed, findings, findingsAfter, requestOf, today } from '../../../../../test/ebill-cases.ts';
import { codesOf } from '../../../../../test/results.ts';
import { type BusinessCaseType, businessCaseTypes } from '../business-case.ts';
import { parseJsonText, readJsonDocument } from '../document/read-json.ts';
import { limits } from '../limits.ts';
import { parseBusinessCase } from './parse.ts';

const recipient = 'billRecipient';
const address = 'billRecipient.address.structuredAddress';
const payment = 'singlePayment.paymentInformation';
const generic = `${payment}.accountAndReference.generic`;
const group = 'paymentsByInstalments.paymentByInstalments[0]';
const instalment = `${group}.instalments.instalment[0]`;

test.each(businessCaseTypes)('the example of type %s has no fault', (type) => {
  expect(findings(type, requestOf(type))).toEqual([]);
});

describe('what is missing', () => {
  test.each<[type: BusinessCaseType, path: string]>([
    ['Bill', 'referenceNumber'],
    ['Bill', 'businessCaseDate'],
    ['Bill', 'totalAmount'],
    ['Bill', 'totalAmount.currencyCode'],
    ['Bill', 'referencedBill.referenceNumber'],
    ['Bill', recipient],
    ['Bill', `${recipient}.name`],
    ['Bill', `${recipient}.address`],
    ['Bill', `${address}.city`],
    ['Bill', `${address}.postalCode`],
    ['Bill', `${address}.countryCode`],
    ['Bill', 'singlePayment'],
    ['Reminder', 'singlePayment'],
    ['DonationInquiry', 'singlePayment'],
    ['Bill', payment],
    ['Bill', `${payment}.accountAndReference`],
    ['Bill', generic],
    ['Bill', `${generic}.referenceType`],
    ['Bill', `${generic}.iban`],
    ['Bill', `${payment}.amount`],
    ['Bill', `${payment}.amount.currencyCode`],
    ['Bill', `${payment}.dueDate`],
    ['Bill', `${payment}.payableAmountCanBeModified`],
    ['InstalmentBill', 'paymentsByInstalments'],
    ['InstalmentBill', `${group}.externalPaymentByInstalmentsId`],
    ['InstalmentBill', `${group}.instalments`],
    ['InstalmentBill', `${instalment}.externalInstalmentId`],
    ['InstalmentBill', `${instalment}.paymentInformation`],
    ['Bill', 'workflow.vatRates.vatRate'],
    ['Bill', 'workflow.vatRates.vatRate[0].percentage'],
    ['Bill', 'workflow.vatRates.vatRate[0].taxBaseAmount'],
    ['Bill', 'workflow.vatRates.vatRate[0].taxAmount'],
    ['Bill', 'workflow.netAmount.currencyCode'],
    ['Bill', 'workflow.vatEnterpriseIdentificationNumbers.vatEnterpriseIdentificationNumber'],
  ])('in a %s without %s is REQUIRED', (type, path) => {
    expect(findingsAfter(type, { [path]: undefined })).toEqual([`${path} REQUIRED`]);
    expect(findingsAfter(type, { [path]: null })).toEqual([`${path} REQUIRED`]);
  });

  test.each(['referencedBill', 'workflow', `${generic}.referenceUnstructured`, 'singlePayment.paymentMode', address])(
    '%s may be missing',
    (path) => {
      expect(findingsAfter('Bill', { [path]: undefined })).toEqual([]);
      expect(findingsAfter('Bill', { [path]: null })).toEqual([]);
    },
  );

  test('of a list entry is found where it stands', () => {
    expect(findingsAfter('Bill', { 'workflow.vatRates.vatRate': [null] })).toEqual([
      'workflow.vatRates.vatRate[0] REQUIRED',
    ]);
  });

  test('is the whole document', () => {
    expect(findings('Bill', undefined)).toEqual(['REQUIRED']);
    expect(findings('Bill', null)).toEqual(['REQUIRED']);
  });
});

test.each<[path: string, min: number, max: number]>([
  ['referenceNumber', 1, 120],
  ['referencedBill.referenceNumber', 1, 120],
  [`${recipient}.name`, 1, 70],
  [`${address}.street`, 1, 70],
  [`${address}.buildingNumber`, 1, 16],
  [`${address}.city`, 1, 35],
  [`${address}.postalCode`, 1, 9],
  [`${generic}.referenceUnstructured`, 0, 140],
  ['workflow.caseReferenceForBillRecipient', 1, 70],
])('the SIZE of %s is %i to %i', (path, min, max) => {
  expect(findingsAfter('Bill', { [path]: 'x'.repeat(max) })).toEqual([]);
  expect(findingsAfter('Bill', { [path]: 'x'.repeat(max + 1) })).toEqual([`${path} SIZE`]);
  expect(findingsAfter('Bill', { [path]: 'x' })).toEqual([]);
  expect(findingsAfter('Bill', { [path]: '' })).toEqual(min === 0 ? [] : [`${path} SIZE`]);
  expect(findingsAfter('Bill', { [path]: '  ' })).toEqual(min === 0 ? [] : [`${path} SIZE`]);
});

test.each<[type: BusinessCaseType, path: string, max: number]>([
  ['InstalmentBill', `${group}.externalPaymentByInstalmentsId`, 36],
  ['InstalmentBill', `${instalment}.externalInstalmentId`, 36],
  ['InstalmentBill', `${group}.description`, 140],
  ['InstalmentBill', `${instalment}.description`, 140],
])('in a %s the SIZE of %s is at most %i', (type, path, max) => {
  expect(findingsAfter(type, { [path]: 'x'.repeat(max) })).toEqual([]);
  expect(findingsAfter(type, { [path]: 'x'.repeat(max + 1) })).toEqual([`${path} SIZE`]);
});

test('the parts of an account holder and of an address in lines have their bounds too', () => {
  const holder = `${payment}.accountAndReference.accountHolder`;
  expect(findingsAfter('Bill', { [holder]: { name: 'x'.repeat(70) } })).toEqual([]);
  expect(findingsAfter('Bill', { [holder]: { name: 'x'.repeat(71) } })).toEqual([`${holder}.name SIZE`]);
  expect(findingsAfter('Bill', { [holder]: {} })).toEqual([`${holder}.name REQUIRED`]);
  const lines = `${recipient}.address`;
  const unstructuredAddress = { addressLine1: 'x'.repeat(71), addressLine2: 'x'.repeat(71), countryCode: 'CH' };
  expect(findingsAfter('Bill', { [lines]: { unstructuredAddress } })).toEqual([
    `${lines}.unstructuredAddress.addressLine1 SIZE`,
    `${lines}.unstructuredAddress.addressLine2 SIZE`,
  ]);
  expect(findingsAfter('Bill', { [lines]: {} })).toEqual([]);
});

test.each<[path: string, value: unknown]>([
  ['referenceNumber', 42],
  ['referenceNumber', ['42']],
  ['referenceNumber', { value: '42' }],
  ['businessCaseDate', 20261121],
  [recipient, 'Petra Muster'],
  [recipient, []],
  [`${recipient}.billRecipientNetId`, 4101],
  [`${payment}.payableAmountCanBeModified`, 'false'],
  [`${payment}.payableAmountCanBeModified`, 0],
  [`${payment}.dueDate`, true],
  ['totalAmount', 150],
  ['totalAmount.value', true],
  ['totalAmount.value', {}],
  ['workflow.vatRates.vatRate', {}],
  ['workflow.vatRates.vatRate[0]', []],
  ['workflow.vatRates.vatRate[0].percentage', false],
])('the TYPE of %s is not %j', (path, value) => {
  expect(findingsAfter('Bill', { [path]: value })).toEqual([`${path} TYPE`]);
});

test('a document that is no object is of the wrong TYPE', () => {
  for (const root of ['', 'text', 5, true, []]) expect(findings('Bill', root)).toEqual(['TYPE']);
});

test('an id of 17 digits that was sent as a number is found where it stands', () => {
  const text = JSON.stringify(requestOf('Bill')).replace(
    '"name":"Muster',
    '"billRecipientNetId":41010560425610173,"name":"Muster',
  );
  const parsed = parseJsonText(text);
  expect(parsed.ok && findings('Bill', parsed.value)).toEqual([`${recipient}.billRecipientNetId TYPE`]);
});

test.each<[path: string, good: string, ...bad: string[]]>([
  [`${recipient}.enterpriseIdentificationNumber`, 'CHE123456789', 'CHE-123.456.789', 'CHE12345678', 'che123456789', ''],
  [`${recipient}.billRecipientNetId`, '41010560425610173', '410105604256101731', '4101 0560', 'BIID', ''],
  [`${recipient}.billRecipientNetId`, '1', '-1', '1.0'],
  [`${address}.countryCode`, 'DE', 'XX', 'ch', 'CHE', ''],
  ['workflow.netAmount.currencyCode', 'USD', 'usd', 'CHFR', '756', ''],
  [
    'workflow.vatEnterpriseIdentificationNumbers.vatEnterpriseIdentificationNumber[0]',
    'CHE123456789TVA',
    'CHE123456789 MWST',
    'CHE123456789VAT',
    '123456789',
  ],
])('the PATTERN of %s holds for %s only', (path, good, ...bad) => {
  expect(findingsAfter('Bill', { [path]: good })).toEqual([]);
  for (const text of bad) expect(findingsAfter('Bill', { [path]: text }), text).toEqual([`${path} PATTERN`]);
});

test.each<[path: string, ...bad: string[]]>([
  [`${generic}.referenceType`, 'QR', 'non', ''],
  ['singlePayment.paymentMode', 'DEBIT', 'ebill', ''],
])('%s is one of its words: INVALID_ENUM', (path, ...bad) => {
  for (const text of bad) expect(findingsAfter('Bill', { [path]: text })).toEqual([`${path} INVALID_ENUM`]);
});

test.each(['\u0000', '\n', '\t', '\r', '\u007f', '\u0085', '\ud83d', '\u{1F600}', '\ufffe', '\uffff'])(
  'the CHARSET does not have %j',
  (character) => {
    expect(findingsAfter('Bill', { [`${recipient}.name`]: `Muster${character}` })).toEqual([
      `${recipient}.name CHARSET`,
    ]);
    expect(findingsAfter('Bill', { [`${generic}.referenceStructured`]: `RF18${character}` })).toEqual([
      `${generic}.referenceStructured CHARSET`,
    ]);
  },
);

test('the CHARSET has what is written in Europe and beyond', () => {
  const name = 'Łódź Żółć «Œuvre» Ελλάδα Київ 日本 <&>"\' \ufffd\ue000';
  expect(findingsAfter('Bill', { [`${recipient}.name`]: name })).toEqual([]);
});

test.each<[text: string, found?: string]>([
  ['petra.muster+allowed@example.org'],
  ['a@b.ch'],
  ["o'hara/x=y@sub.example.co"],
  [`${'a'.repeat(246)}@xyz12.org`.slice(-256)],
  ['petra', 'EMAIL_FORMAT'],
  ['petra@', 'EMAIL_FORMAT'],
  ['@example.org', 'EMAIL_FORMAT'],
  ['petra@example', 'EMAIL_FORMAT'],
  ['petra@example..org', 'EMAIL_FORMAT'],
  ['petra@-example.org', 'EMAIL_FORMAT'],
  ['petra@example.org ', 'EMAIL_FORMAT'],
  ['pe tra@example.org', 'EMAIL_FORMAT'],
  ['petra@example.org, x@example.org', 'EMAIL_FORMAT'],
  [`${'a'.repeat(247)}@xyz12.org`, 'SIZE'],
  ['', 'SIZE'],
])('the e-mail address %s', (text, found) => {
  const path = `${recipient}.emailAddress`;
  expect(findingsAfter('Bill', { [path]: text })).toEqual(found === undefined ? [] : [`${path} ${found}`]);
});

test('a recipient has one identifier at least', () => {
  const none = { [`${recipient}.emailAddress`]: undefined };
  expect(findingsAfter('Bill', none)).toEqual([`${recipient} RECIPIENT_IDENTIFIER_MISSING`]);
  expect(findingsAfter('Bill', { ...none, [`${recipient}.billRecipientNetId`]: '1' })).toEqual([]);
  expect(findingsAfter('Bill', { ...none, [`${recipient}.enterpriseIdentificationNumber`]: 'CHE123456789' })).toEqual(
    [],
  );
  expect(findingsAfter('Bill', { ...none, [`${recipient}.billRecipientNetId`]: 'x' })).toEqual([
    `${recipient}.billRecipientNetId PATTERN`,
  ]);
});

test('a business case is not about itself: SELF_REFERENCE', () => {
  const path = 'referencedBill.referenceNumber';
  for (const type of businessCaseTypes) {
    expect(findingsAfter(type, { [path]: 'EX-2026-0042' })).toEqual([`${path} SELF_REFERENCE`]);
  }
});

describe('what has no place', () => {
  test.each(['iban', 'Referencenumber', 'toString', 'constructor', 'a'.repeat(5000)])(
    '%.20s is an UNKNOWN_FIELD',
    (name) => {
      expect(findings('Bill', { ...requestOf('Bill'), [name]: 1 })).toEqual([`${name.slice(0, 100)} UNKNOWN_FIELD`]);
    },
  );

  test('__proto__ is a field like any other, and unknown', () => {
    const raw = JSON.parse(JSON.stringify(requestOf('Bill')).replace('{', '{"__proto__":{"polluted":true},'));
    expect(findings('Bill', raw)).toEqual(['__proto__ UNKNOWN_FIELD']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const hidden = JSON.parse('{"__proto__":{"referenceNumber":"1"}}');
    expect(findings('Bill', hidden)).toContain('referenceNumber REQUIRED');
  });

  test.each<[type: BusinessCaseType, name: string]>([
    ...['id', 'type', 'status', 'processingStatus', 'billerNetId', 'businessCaseNetId'].map(
      (name) => ['Bill', name] as [BusinessCaseType, string],
    ),
    ['CreditNote', 'singlePayment'],
    ['Advice', 'singlePayment'],
    ['InstalmentBill', 'singlePayment'],
    ['Bill', 'paymentsByInstalments'],
    ['Reminder', 'paymentsByInstalments'],
    ['CreditNote', 'paymentsByInstalments'],
    ['Advice', 'paymentsByInstalments'],
    ['DonationInquiry', 'paymentsByInstalments'],
    ['Bill', 'proposedDonationAmounts'],
    ['Reminder', 'donationPurposes'],
    ['Bill', 'referencedBill.businessCaseNetId'],
  ])('in a %s %s is FIELD_NOT_ALLOWED', (type, path) => {
    expect(findingsAfter(type, { [path]: {} })).toEqual([`${path} FIELD_NOT_ALLOWED`]);
    expect(findingsAfter(type, { [path]: null })).toEqual([]);
  });

  test('two forms of one address', () => {
    const path = `${recipient}.address.unstructuredAddress`;
    expect(findingsAfter('Bill', { [path]: { addressLine1: 'Seeweg 7', countryCode: 'CH' } })).toEqual([
      `${path} FIELD_NOT_ALLOWED`,
    ]);
  });
});

describe('everything at once', () => {
  test('in the order of the wire, unknown fields last', () => {
    const raw = changed(requestOf('Bill'), {
      'workflow.netAmount.currencyCode': 'XXX',
      [`${payment}.dueDate`]: '2020-01-01',
      [`${generic}.iban`]: 'CH00',
      extra: 1,
      [`${address}.city`]: '',
      'totalAmount.value': 0,
      businessCaseDate: '2026-11-22',
      referenceNumber: undefined,
    });
    expect(findings('Bill', Object.fromEntries(Object.entries(raw).reverse()))).toEqual([
      'referenceNumber REQUIRED',
      'businessCaseDate DATE_IN_FUTURE',
      'totalAmount.value AMOUNT_NOT_POSITIVE',
      `${address}.city SIZE`,
      `${generic}.iban IBAN_FORMAT`,
      `${payment}.dueDate DUE_DATE_TOO_OLD`,
      'workflow.netAmount.currencyCode CURRENCY_UNKNOWN',
      'extra UNKNOWN_FIELD',
    ]);
  });

  test('but no more than a hundred', () => {
    const many = Object.fromEntries(Array.from({ length: 19_000 }, (_, at) => [`x${at}`, at]));
    const found = findings('Bill', { ...many, ...changed(requestOf('Bill'), { referenceNumber: 5 }) });
    expect(found).toHaveLength(limits.problemsMax);
    expect(found[0]).toBe('referenceNumber TYPE');
  });

  test('nothing is taken for valid', () => {
    for (const type of businessCaseTypes) {
      const parsed = parseBusinessCase(type, readJsonDocument({}), { today });
      expect(codesOf(parsed).length).toBeGreaterThan(3);
    }
  });
});
