import { describe, expect, test } from 'vitest';
import {
  findings,
  information,
  model,
  modelWith,
  objects,
  swico,
  swicoText,
  texts,
} from '../../../../test/qr-invoice-model.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { ExactNumber, writeJson } from '../json/write.ts';
import { draftOf } from './draft.ts';
import { invoiceExamples } from './examples.ts';
import { parseQrInvoice, qrInvoiceJsonOf } from './json.ts';
import { parseDraft } from './parse.ts';
import { profiles } from './profile.ts';

describe('bill information as text and as object', () => {
  const path = `${information}.billInformationObject`;
  const object = (value: unknown, text: string | undefined = undefined, amount: number | undefined = 108.1) =>
    modelWith([`${information}.billInformation`, text], [path, value], ['paymentAmountInformation.amount', amount]);
  const written = (json: unknown) =>
    expectValue(parseQrInvoice(json, { profile: profiles['2.3'] })).invoice.billingInformation;

  test('an object is written as text; both may stand there when they agree', () => {
    expect(written(object(swico))).toBe(swicoText);
    expect(written(object(swico, swicoText))).toBe(swicoText);
    expect(written(object(swico, swicoText.replace('8.1:100', '8.10:100.00')))).toBe(
      swicoText.replace('8.1:100', '8.10:100.00'),
    );
    expect(written(object({ billInformationType: 'RawBillInformation', rawBillInformation: '//XY/1' }))).toBe('//XY/1');
    expect(
      written(object({ billInformationType: 'RawBillInformation', rawBillInformation: swicoText }, swicoText)),
    ).toBe(swicoText);
    expect(written(object({ billInformationType: 'SwicoS1v12', vatDetails: null, invoiceReference: '' }))).toBe(
      undefined,
    );
    expect(written(object(swico, undefined, undefined))).toBe(swicoText);
  });

  test.each<[value: object, text: string | undefined, ...found: string[]]>([
    [swico, swicoText.replace('10201409', '10201408'), `${path} BILLING_INFORMATION_INCONSISTENT`],
    [swico, '//XY/1', `${path} BILLING_INFORMATION_INCONSISTENT`],
    [
      { billInformationType: 'RawBillInformation', rawBillInformation: '//XY/1' },
      swicoText,
      `${path} BILLING_INFORMATION_INCONSISTENT`,
    ],
    [
      { billInformationType: 'RawBillInformation', rawBillInformation: 'XY' },
      undefined,
      `${path} BILLING_INFORMATION_PREFIX`,
    ],
    [{ ...swico, invoiceReference: 'x'.repeat(140) }, undefined, `${path} TEXT_TOO_LONG`],
    [
      { ...swico, vatDetails: [{ taxPercentage: 8.1, taxedNetAmount: 101 }] },
      undefined,
      `${path}.vatDetails SWICO_AMOUNT_MISMATCH`,
    ],
    [
      { ...swico, vatDetails: [{ taxPercentage: 8.1 }, { taxPercentage: 2.6, taxedNetAmount: 1 }] },
      undefined,
      `${path}.vatDetails SWICO_NET_AMOUNT_MISSING`,
    ],
    [{ ...swico, vatDetails: [{ taxPercentage: -1 }] }, undefined, `${path}.vatDetails[0].taxPercentage SWICO_VALUE`],
    [
      { ...swico, vatDetails: [{ taxPercentage: 8.1, taxedNetAmount: 1.234 }] },
      undefined,
      `${path}.vatDetails[0].taxedNetAmount SWICO_VALUE`,
    ],
    [
      { ...swico, importTaxes: [{ taxPercentage: 1000, taxAmount: 1e-7 }] },
      undefined,
      `${path}.importTaxes[0].taxPercentage SWICO_VALUE`,
      `${path}.importTaxes[0].taxAmount SWICO_VALUE`,
    ],
    [
      { ...swico, paymentConditions: [{ cashDiscountPercentage: 0, eligiblePaymentPeriodDays: -1 }] },
      undefined,
      `${path}.paymentConditions[0].eligiblePaymentPeriodDays SWICO_VALUE`,
    ],
    [
      { ...swico, paymentConditions: [{ cashDiscountPercentage: 0, eligiblePaymentPeriodDays: 1.5 }] },
      undefined,
      `${path}.paymentConditions[0].eligiblePaymentPeriodDays TYPE`,
    ],
    [{ ...swico, uidNumber: 'CHE106017086' }, undefined, `${path}.uidNumber SWICO_VALUE`],
    [{ ...swico, invoiceDate: '15.06.2026' }, undefined, `${path}.invoiceDate DATE_FORMAT`],
    [{ ...swico, invoiceDate: '2026-02-29' }, undefined, `${path}.invoiceDate DATE_UNKNOWN_DAY`],
    [{ ...swico, invoiceDate: '1999-12-31' }, undefined, `${path}.invoiceDate SWICO_VALUE`],
    [{ ...swico, vatDateStart: '2100-01-01' }, undefined, `${path}.vatDateStart SWICO_VALUE`],
    [{ ...swico, vatDateEnd: '2026-01-01' }, undefined, `${path}.vatDateStart REQUIRED`],
    [
      { ...swico, vatDateStart: '2026-01-02', vatDateEnd: '2026-01-01' },
      undefined,
      `${path}.vatDateEnd SWICO_PERIOD_REVERSED`,
    ],
  ])('%j beside %s', (value, text, ...found) => expect(findings(object(value, text))).toEqual(found));
});

describe('schemes as texts and as objects', () => {
  const ebill = { alternativeSchemeType: 'EBILL', type: 'BILL', emailAddress: 'pia@example.com' };
  const raw = {
    alternativeSchemeType: 'RAW',
    alternativeSchemeParameter: 'XY;1',
    name: 'XY',
    separator: ';',
    parameters: ['1'],
  };
  const given = ['eBill/B/pia@example.com', 'XY;1'];

  test.each<[written: string[] | undefined, value: object[], ...found: string[]]>([
    [undefined, [ebill, raw]],
    [given, [ebill, raw]],
    [
      ['', ...given],
      [ebill, raw],
    ],
    [given, []],
    [given, [raw, ebill], `${objects} ALTERNATIVE_PROCEDURE_INCONSISTENT`],
    [given, [ebill], `${objects} ALTERNATIVE_PROCEDURE_INCONSISTENT`],
    [undefined, [ebill, raw, raw], `${objects} ALTERNATIVE_PROCEDURE_TOO_MANY`],
    [undefined, [ebill, { ...raw, alternativeSchemeParameter: 'x'.repeat(101) }], `${objects}[1] TEXT_TOO_LONG`],
    [undefined, [{ ...ebill, emailAddress: 'pia' }], `${objects}[0].emailAddress EBILL_PROCEDURE_RECIPIENT`],
    [undefined, [{ ...ebill, billRecipientId: '1' }], `${objects}[0] EBILL_PROCEDURE_RECIPIENT_NOT_ONE`],
    [
      undefined,
      [raw, { ...ebill, referencedBill: 'a b' }],
      `${objects}[1].referencedBill EBILL_PROCEDURE_REFERENCED_BILL`,
    ],
  ])('texts %j beside %j', (written, value, ...found) => {
    const json = modelWith([texts, written], [objects, value]);
    expect(findings(json)).toEqual(found);
    if (found.length === 0)
      expect(expectValue(parseQrInvoice(json, { profile: profiles['2.3'] })).invoice.alternativeProcedures).toEqual(
        given,
      );
  });
});

describe('writing', () => {
  test('has the names of the contract and exact amounts', () => {
    const invoice = expectValue(parseQrInvoice(model(), { profile: profiles['2.3'] })).invoice;
    const text = writeJson(qrInvoiceJsonOf(draftOf(invoice)));
    expect(JSON.parse(text)).toEqual(model());
    expect(text).toContain('"amount":108.10,');
  });

  test('expanded, bill information and schemes stand there as objects too', () => {
    const invoice = expectValue(parseQrInvoice(model(), { profile: profiles['2.3'] })).invoice;
    const json = JSON.parse(writeJson(qrInvoiceJsonOf(draftOf(invoice), { expand: true })));
    expect(json.paymentReference.additionalInformation.billInformationObject).toEqual({
      ...swico,
      defaultPaymentPeriodDays: 30,
      defaultPaymentPeriod: '2026-07-15',
    });
    expect(json.alternativeSchemes.alternativeSchemeParameterObjects).toEqual([
      { alternativeSchemeType: 'EBILL', type: 'BILL', emailAddress: 'pia@example.com' },
      {
        alternativeSchemeType: 'RAW',
        alternativeSchemeParameter: 'XY;1',
        name: 'XY',
        separator: ';',
        parameters: ['1'],
      },
    ]);
    expect(findings(json)).toEqual([]);
  });

  test.each([
    '//S1/10/79269/11/200714210713/20/66359/30/109532551/32/7.7/40/0:30',
    '//S1/11/190512/10/a/99/x/',
    '//S1/01/20170309/11/10201409/30/CH106017086',
    '//S1/32/7.70:10.10',
    '//XY',
  ])('a bill found with %s is accepted as it was answered', (billInformation) => {
    const draft = {
      ...draftOf(expectValue(parseQrInvoice(model(), { profile: profiles['2.3'] })).invoice),
      amount: undefined,
      billingInformation: billInformation,
    };
    const json = JSON.parse(writeJson(qrInvoiceJsonOf(draft, { expand: true })));
    expect(json.paymentReference.additionalInformation.billInformationObject).toBeDefined();
    expect(findings(json)).toEqual([]);
  });

  test('what was read but is no amount is null, and not absent', () => {
    for (const amount of ['12,50', '1e3', '1234567890.00', '12.5', 'x'])
      expect(qrInvoiceJsonOf({ amount })).toMatchObject({ paymentAmountInformation: { amount: null } });
    expect(qrInvoiceJsonOf({ amount: '12.50' })).toMatchObject({
      paymentAmountInformation: { amount: new ExactNumber('12.50') },
    });
    expect(JSON.parse(writeJson(qrInvoiceJsonOf({})))).toEqual({
      creditorInformation: {},
      paymentAmountInformation: {},
      paymentReference: {},
    });
  });
});

test.each(Object.entries(invoiceExamples))(
  'the example %s is valid where it should be, and so is its JSON',
  (name, draft) => {
    const valid = (['2.2', '2.3', '2.4'] as const).filter((profile) => parseDraft(draft, profiles[profile]).ok);
    expect(valid).toEqual(name === 'combinedAddress' ? ['2.2'] : ['2.2', '2.3', '2.4']);
    const json = JSON.parse(writeJson(qrInvoiceJsonOf(draft)));
    expect(codesOf(parseQrInvoice(json, { profile: profiles['2.2'] }))).toEqual([]);
  },
);
