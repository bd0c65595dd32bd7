import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedCases } from '../../../../../test/arbitraries/business-case.ts';
import { expectValue } from '../../../../../test/results.ts';
import { parseCalendarDate } from '../../date/calendar-date.ts';
import { exactSumOf } from '../../money/index.ts';
import type { BusinessCase } from '../business-case.ts';
import { businessCaseTypes } from '../business-case.ts';
import { type ExampleName, exampleBusinessCase } from '../examples/examples.ts';
import { readYellowbill, writeYellowbill, type YellowbillOptions, yellowbillOf } from './index.ts';

const today = expectValue(parseCalendarDate('2026-11-26'));

const options: YellowbillOptions = {
  network: 'postfinance',
  biller: {
    accountId: '41101000001021209',
    name: 'Robert Schneider AG',
    emailAddress: 'rechnung@example.ch',
    address: { street: 'Rue du Lac', buildingNumber: '1268', postalCode: '2501', city: 'Biel', countryCode: 'CH' },
  },
  transactionId: 'R-2026-1',
  deliveryDate: today,
  language: 'de',
  pdf: 'JVBERi0xLjcK',
};

const caseOf = (name: ExampleName, iban = 'CH4431999123000889012') =>
  expectValue(exampleBusinessCase(name, { today, iban, referenceNumber: 'R-1', recipientEmail: 'anna@example.ch' }));

/** A case with members replaced, as a rule sees it. */
const changed = (name: ExampleName, changes: object): BusinessCase => ({ ...caseOf(name), ...changes }) as BusinessCase;
const codesOf = (businessCase: BusinessCase) => {
  const made = yellowbillOf(businessCase, options);
  return made.ok ? [] : made.problems.map(({ code, path }) => `${code} ${path.join('.')}`);
};

test('a bill says what its business case says', () => {
  const { DeliveryInfo, Bill, Appendix } = expectValue(yellowbillOf(caseOf('bill-with-workflow'), options)).Body;
  const total = caseOf('bill-with-workflow').totalAmount.value;
  expect(DeliveryInfo).toMatchObject({
    BillerID: '41101000001021209',
    AlternativeRecipientID: 'anna@example.ch',
    TransactionID: 'R-2026-1',
    BillDetailsType: 'PDFAppendix',
  });
  expect(Bill.Header).toMatchObject({ DocumentType: 'BILL', DocumentID: 'R-1', Currency: 'CHF', Language: 'de' });
  expect(Bill.Header.SenderParty.TaxLiability).toBe('VAT');
  expect(Bill.Header.PaymentInformation).toMatchObject({
    PaymentType: 'IBAN',
    fixAmount: 'Yes',
    IBAN: { IBAN: 'CH4431999123000889012', CreditorReference: expect.stringMatching(/^\d{27}$/) },
  });
  expect(Bill.Summary.TotalAmountDue).toBe(total);
  expect(Appendix?.Document?.[0]).toEqual({ MimeType: 'x-application/pdfappendix', content: 'JVBERi0xLjcK' });
});

test('a message beside a reference is a text of the bill; alone it is the reference', () => {
  const paymentWith = (references: object) => {
    const bill = caseOf('bill');
    if (!('singlePayment' in bill)) return expect.fail('the example has no single payment');
    const { paymentInformation } = bill.singlePayment;
    const { generic } = paymentInformation.accountAndReference;
    const accountAndReference = { generic: { iban: generic.iban, ...references } };
    return {
      singlePayment: { ...bill.singlePayment, paymentInformation: { ...paymentInformation, accountAndReference } },
    };
  };
  const told = (references: object) => {
    const { Bill } = expectValue(yellowbillOf(changed('bill', paymentWith(references)), options)).Body;
    return { reference: Bill.Header.PaymentInformation.IBAN?.CreditorReference, said: JSON.stringify(Bill) };
  };
  const [reference, message] = ['RF18539007547034', 'Konto 12, Danke'];
  const both = told({ referenceStructured: reference, referenceUnstructured: message });
  expect(both.reference).toBe(reference);
  expect(both.said).toContain(message);
  expect(told({ referenceUnstructured: message }).reference).toBe(message);
  expect(told({ referenceUnstructured: message }).said.split(message)).toHaveLength(2);
  expect(told({ referenceStructured: reference }).said.split(reference)).toHaveLength(2);
});

test.each<[name: ExampleName, type: string, payment: string]>([
  ['bill', 'BILL', 'IBAN'],
  ['instalment-bill', 'BILL', 'IBAN'],
  ['reminder', 'REMINDER', 'IBAN'],
  ['credit-note', 'CREDITADVICE', 'CREDIT'],
])('%s is a %s', (name, type, payment) => {
  const { Bill } = expectValue(yellowbillOf(caseOf(name), options)).Body;
  expect([Bill.Header.DocumentType, Bill.Header.PaymentInformation.PaymentType]).toEqual([type, payment]);
  expect(Bill.Summary.TotalAmountInclusiveTax.startsWith('-')).toBe(type === 'CREDITADVICE');
  expect(Bill.Header.PaymentInformation.Instalments !== undefined).toBe(name === 'instalment-bill');
});

describe('what the format has no place for is refused before anything is written', () => {
  const debit = () => {
    const bill = caseOf('bill');
    return 'singlePayment' in bill ? { singlePayment: { ...bill.singlePayment, paymentMode: 'EBILL_DEBIT' } } : {};
  };
  const recipient = (identifiers: object) => {
    const { billRecipient } = caseOf('bill');
    return { billRecipient: { name: billRecipient.name, address: billRecipient.address, ...identifiers } };
  };
  test.each<[what: string, businessCase: () => BusinessCase, codes: string[]]>([
    ['advices', () => caseOf('advice'), ['NETWORK_TYPE_UNSUPPORTED ']],
    ['donation inquiries', () => caseOf('donation-inquiry'), ['NETWORK_TYPE_UNSUPPORTED ']],
    ['direct debits', () => changed('bill', debit()), ['NETWORK_DEBIT_UNSUPPORTED singlePayment.paymentMode']],
    [
      'other currencies',
      () => changed('bill', { totalAmount: { value: '1.00', currencyCode: 'PLN' } }),
      ['NETWORK_CURRENCY_UNSUPPORTED totalAmount.currencyCode'],
    ],
    ['a number of 70 characters', () => changed('bill', { referenceNumber: 'x'.repeat(70) }), []],
    [
      'one of 71',
      () => changed('bill', { referenceNumber: 'x'.repeat(71) }),
      ['NETWORK_REFERENCE_TOO_LONG referenceNumber'],
    ],
    ['an account of 17 digits', () => changed('bill', recipient({ billRecipientNetId: '4'.repeat(17) })), []],
    [
      'another account alone',
      () => changed('bill', recipient({ billRecipientNetId: '4'.repeat(16) })),
      ['NETWORK_RECIPIENT_UNSUPPORTED billRecipient.billRecipientNetId'],
    ],
    [
      'another account, and a UID',
      () => changed('bill', recipient({ billRecipientNetId: '4', enterpriseIdentificationNumber: 'CHE123456789' })),
      [],
    ],
  ])('%s', (_, businessCase, codes) => expect(codesOf(businessCase())).toEqual(codes));

  test('instalments to several accounts, and more than 99 in a group', () => {
    const bill = caseOf('instalment-bill');
    if (bill.type !== 'InstalmentBill') throw new Error('no instalments');
    const [group] = bill.paymentsByInstalments.paymentByInstalments;
    const [one] = group?.instalments.instalment ?? [];
    if (group === undefined || one === undefined) throw new Error('no instalments');
    const withInstalments = (instalment: readonly object[]) =>
      ({
        ...bill,
        paymentsByInstalments: { paymentByInstalments: [{ ...group, instalments: { instalment } }] },
      }) as never;
    const { paymentInformation: payment } = one;
    const { generic } = payment.accountAndReference;
    const other = { ...generic, iban: 'CH5604835012345678009' };
    const elsewhere = { ...one, paymentInformation: { ...payment, accountAndReference: { generic: other } } };
    const refused = ['NETWORK_INSTALMENTS_UNSUPPORTED paymentsByInstalments'];
    expect(codesOf(withInstalments([one, elsewhere]))).toEqual(refused);
    expect(codesOf(withInstalments(Array.from({ length: 99 }, () => one)))).toEqual([]);
    expect(codesOf(withInstalments(Array.from({ length: 100 }, () => one)))).toEqual(refused);
  });

  test('everything at once', () => {
    const businessCase = changed('bill', {
      ...debit(),
      referenceNumber: 'x'.repeat(71),
      ...recipient({ billRecipientNetId: '1' }),
    });
    expect(codesOf(businessCase)).toHaveLength(3);
  });
});

test.each(businessCaseTypes)('whatever is valid as %s is refused, or written so that it is read back equal', (type) => {
  fc.assert(
    fc.property(acceptedCases(type, today), (businessCase) => {
      const made = yellowbillOf(businessCase, options);
      if (!made.ok) return;
      const { Bill } = made.value.Body;
      expect(readYellowbill(writeYellowbill(made.value))).toEqual({ ok: true, value: made.value });
      const lines = Bill.LineItems.LineItem;
      expect(exactSumOf(lines.map((line) => line.AmountInclusiveTax ?? ''))).toBe(Bill.Summary.TotalAmountInclusiveTax);
      expect(exactSumOf(lines.map((line) => line.AmountExclusiveTax))).toBe(Bill.Summary.TotalAmountExclusiveTax);
    }),
  );
});

test.each([
  ['no XML', 'x', 'MALFORMED_XML'],
  ['cut off', writeYellowbill(expectValue(yellowbillOf(caseOf('bill'), options))).slice(0, -20), 'MALFORMED_XML'],
  ['another root', '<Invoice/>', 'TYPE_MISMATCH'],
  ['a namespace', '<Envelope xmlns="urn:x"/>', 'MALFORMED_XML'],
  ['a document type', '<!DOCTYPE a><Envelope/>', 'XML_DOCTYPE_FORBIDDEN'],
  ['nothing in it', '<Envelope type="string"/>', 'REQUIRED'],
])('what is none is told: %s', (_, text, code) => {
  const read = readYellowbill(text);
  expect(read.ok ? [] : read.problems.map((found) => found.code)).toContain(code);
});
