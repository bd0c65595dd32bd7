import { describe, expect, test } from 'vitest';
import { found, iban, netId, usual } from '../../../../../test/ebill-evidence.ts';
import { account, bill, creditNote, instalmentBill } from '../../../../../test/ebill-submissions.ts';
import { expectValue } from '../../../../../test/results.ts';
import { parseQrInvoice, profiles, type QrInvoice } from '../../swiss-qr/index.ts';
import type { BusinessCase } from '../business-case.ts';
import { detectAnomalies } from './index.ts';

describe('the QR code', () => {
  const qrInvoice = (
    changes: {
      amount?: number | undefined;
      currency?: string;
      iban?: string;
      debtor?: string;
      scheme?: string;
      creditor?: string;
    } = {},
  ): QrInvoice => {
    const address = { addressType: 'STRUCTURED', postalCode: '2501', city: 'Biel', country: 'CH' };
    const parsed = parseQrInvoice(
      {
        creditorInformation: {
          iban: changes.iban ?? iban,
          creditor: { ...address, name: changes.creditor ?? 'Robert Schneider AG' },
        },
        paymentAmountInformation: {
          amount: 'amount' in changes ? changes.amount : 140.8,
          currency: changes.currency ?? 'CHF',
        },
        paymentReference: { referenceType: 'NON' },
        ...(changes.debtor === undefined ? {} : { ultimateDebtor: { ...address, name: changes.debtor } }),
        ...(changes.scheme === undefined
          ? {}
          : { alternativeSchemes: { alternativeSchemeParameters: [changes.scheme] } }),
      },
      { profile: profiles['2.3'] },
    );
    return expectValue(parsed).invoice;
  };
  const withCode = (invoice: QrInvoice, businessCase: BusinessCase = bill()) =>
    usual(businessCase, { qrInvoices: [invoice] });
  const structured = (referenceStructured: string): BusinessCase => {
    const plain = bill();
    const { paymentInformation } = plain.singlePayment;
    const generic = { referenceType: 'SCOR' as const, iban: account(iban), referenceStructured };
    return {
      ...plain,
      singlePayment: {
        paymentMode: 'EBILL',
        paymentInformation: { ...paymentInformation, accountAndReference: { generic } },
      },
    };
  };

  test('that says the same is no matter', () => expect(found(withCode(qrInvoice()))).toEqual([]));

  test.each([
    ['another amount', { amount: 1408 }, 'AMOUNT_DIFFERS_FROM_QR block'],
    ['an amount one hundredth off', { amount: 140.81 }, 'AMOUNT_DIFFERS_FROM_QR block'],
    ['another currency', { currency: 'EUR' }, 'CURRENCY_DIFFERS_FROM_QR block'],
    ['another account', { iban: 'CH9300762011623852957' }, 'IBAN_DIFFERS_FROM_QR block'],
    ['another debtor', { debtor: 'Hans Beispiel' }, 'RECIPIENT_DIFFERS_FROM_QR warn'],
    ['another eBill recipient', { scheme: 'eBill/B/41012280648521307' }, 'RECIPIENT_DIFFERS_FROM_QR block'],
    ['another eBill address', { scheme: 'eBill/B/other@example.org' }, 'RECIPIENT_DIFFERS_FROM_QR block'],
    ['another creditor', { creditor: 'Somebody Else' }, 'BILLER_NAME_MISMATCH warn'],
  ])('of %s', (_name, changes, expected) => expect(found(withCode(qrInvoice(changes)))).toEqual([expected]));

  test.each([
    ['no amount', { amount: undefined }],
    ['the same debtor in another order', { debtor: 'PETRA MÜSTER-MUSTER' }],
    ['the right eBill recipient', { scheme: `eBill/B/${netId}` }],
    ['the right eBill address', { scheme: 'eBill/B/PETRA+allowed@example.org' }],
    ['a UID that the data does not have', { scheme: 'eBill/B/CHE123456788' }],
    ['another scheme', { scheme: 'XY;1' }],
    ['half of the creditor', { creditor: 'Schneider GmbH Robert' }],
  ])('of %s is no matter', (_name, changes) => expect(found(withCode(qrInvoice(changes)))).toEqual([]));

  test('expects what the code says', () => {
    expect(detectAnomalies(withCode(qrInvoice({ amount: 1408 })))).toEqual([
      {
        code: 'AMOUNT_DIFFERS_FROM_QR',
        severity: 'block',
        path: ['singlePayment', 'paymentInformation', 'amount', 'value'],
        expected: '1408.00',
        actual: '140.80',
      },
    ]);
  });

  test('of another reference', () => {
    expect(found(withCode(qrInvoice(), structured('RF18539007547034')))).toEqual(['REFERENCE_DIFFERS_FROM_QR block']);
  });

  test('of one instalment is a payment of the bill, and of none is not', () => {
    expect(found(withCode(qrInvoice({ amount: 100 }), instalmentBill()))).toEqual([]);
    expect(found(withCode(qrInvoice({ amount: 300 }), instalmentBill()))).toEqual([]);
    expect(found(withCode(qrInvoice({ amount: 200 }), instalmentBill()))).toEqual(['AMOUNT_DIFFERS_FROM_QR block']);
  });

  test('is not compared where nothing is paid', () => {
    expect(found(withCode(qrInvoice({ amount: 1 }), creditNote()))).toEqual([]);
  });

  test('of another creditor is right with an account holder', () => {
    const plain = bill();
    const { paymentInformation: information } = plain.singlePayment;
    const accountAndReference = { ...information.accountAndReference, accountHolder: { name: 'Somebody Else' } };
    const held = {
      ...plain,
      singlePayment: { paymentMode: 'EBILL' as const, paymentInformation: { ...information, accountAndReference } },
    };
    expect(found(withCode(qrInvoice({ creditor: 'Somebody Else' }), held))).toEqual([]);
  });
});
