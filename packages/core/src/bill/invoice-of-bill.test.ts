import { describe, expect, test } from 'vitest';
import { expectBillValue, linesOf } from '../../../../test/results.ts';
import {
  type Bill,
  checkBill,
  type InvoiceOfBill,
  invoiceToPdf,
  invoiceToXml,
  normalizeBill,
  readBills,
} from './index.ts';

const creditor = {
  name: 'Robert Schneider AG',
  street: 'Rue du Lac',
  buildingNumber: '1268',
  postalCode: '2501',
  city: 'Biel',
  country: 'CH',
};
const debtor = { name: 'Pia Rutschmann', street: 'Marktgasse', postalCode: '9400', city: 'Rorschach', country: 'CH' };
const paid = {
  creditor,
  account: 'CH44 3199 9123 0008 8901 2',
  debtor,
  reference: '21 00000 00003 13947 14300 09017',
};
const invoice: InvoiceOfBill = {
  ...paid,
  invoiceNr: '42',
  invoiceDate: '2026-11-22',
  currency: 'CHF',
  positions: [{ description: 'Hours', unitPrice: 120 }],
};
const billIn = (document: InvoiceOfBill) => {
  const [found] = expectBillValue(readBills(expectBillValue(invoiceToPdf(document))) as never) as readonly {
    readonly bill: Bill;
  }[];
  return found?.bill;
};

describe('a complete invoice in the fields of a bill', () => {
  test('has the payment part of that bill for the amount due', () => {
    const found = billIn(invoice);
    expect(found).toMatchObject({ creditor, debtor, account: 'CH4431999123000889012', amount: '120.00' });
    expect(found?.reference).toBe(paid.reference.replaceAll(' ', ''));
  });

  test('the sender is the creditor, and the recipient the debtor, unless they are others', () => {
    const { creditor: _, debtor: __, ...rest } = invoice;
    const sent = { ...rest, sender: { ...creditor, uid: 'CHE-106.017.086 MWST' }, recipient: debtor };
    expect(billIn({ ...sent, sender: creditor })).toEqual(billIn(invoice));
    const factor = { ...creditor, name: 'Factoring AG' };
    expect(billIn({ ...sent, creditor: factor })?.creditor).toEqual(factor);
  });

  test('without the fields of a bill it has no payment part', () => {
    const { creditor: _, debtor: __, account: ___, reference: ____, ...rest } = invoice;
    const document = { ...rest, sender: creditor, recipient: debtor };
    expect(expectBillValue(readBills(expectBillValue(invoiceToPdf(document))) as never)).toEqual([]);
  });

  test('street and number have their names of a bill in the form of the services too, which still has its own', () => {
    const { street, buildingNumber, ...rest } = creditor;
    const wire = (address: object) => ({
      sender: { addressLines: ['Rue du Lac 1268', '2501 Biel'], address: { ...address, name: undefined } },
      recipient: { addressLines: ['Pia'] },
      invoiceNr: '42',
      invoiceDate: '2026-11-22',
      currency: 'CHF' as const,
      positions: [{ description: 'Hours', unitPrice: 120 }],
      qrInvoice: {
        creditorInformation: {
          iban: 'CH5800791123000889012',
          creditor: { addressType: 'STRUCTURED' as const, ...address },
        },
        paymentReference: { referenceType: 'NON' as const },
      },
    });
    const [ours, theirs] = [creditor, { ...rest, streetName: street, houseNumber: buildingNumber }].map((address) =>
      expectBillValue(invoiceToPdf(wire(address) as never)),
    );
    expect(ours).toEqual(theirs);
  });

  test('Swico S1 is its text', () => {
    const billingInformation = {
      invoiceReference: '42',
      vatDetails: [{ taxPercentage: '8.1', taxedNetAmount: '111.01' }],
    };
    expect(billIn({ ...invoice, billingInformation })?.billingInformation).toBe('//S1/10/42/32/8.1:111.01');
  });

  test('problems stand where they were written, each once', () => {
    const wrong = {
      ...invoice,
      creditor: { ...creditor, country: 'XX', houseNo: '3' },
      account: 'CH44',
      reference: 'x',
    };
    expect(linesOf(invoiceToPdf(wrong as never))).toEqual([
      'creditor.country: COUNTRY_UNKNOWN',
      'creditor.houseNo: UNKNOWN_FIELD',
      'account: IBAN_LENGTH',
      'reference: CREDITOR_REFERENCE_FORMAT',
    ]);
    expect(linesOf(invoiceToPdf({ ...invoice, account: 'CH5800791123000889012' }))).toEqual([
      'account: REFERENCE_TYPE_QRR_NEEDS_QR_IBAN',
    ]);
    expect(linesOf(invoiceToPdf({ ...invoice, qrInvoice: {} } as never))).toEqual(['qrInvoice: FIELD_NOT_ALLOWED']);
    expect(linesOf(invoiceToPdf({ ...invoice, amount: 5 } as never))).toEqual(['amount: UNKNOWN_FIELD']);
    const { creditor: _, ...nobody } = invoice;
    expect(linesOf(invoiceToPdf(nobody))).toEqual([
      'sender: REQUIRED',
      'creditor.name: REQUIRED',
      'creditor.postalCode: REQUIRED',
      'creditor.city: REQUIRED',
      'creditor.country: REQUIRED',
    ]);
  });

  test('is an e-invoice too', () => {
    const { creditor: _, ...rest } = invoice;
    const uid = 'CHE-106.017.086 MWST';
    const xml = expectBillValue(invoiceToXml({ ...rest, sender: { ...creditor, uid } }));
    expect(xml).toContain('<ram:LineOne>Rue du Lac 1268</ram:LineOne>');
  });
});

describe('normalizeBill', () => {
  const bill: Bill = { ...paid, amount: 5, currency: 'CHF', message: 'Garten „Süd“ – danke…' };

  test('replaces what the code cannot carry, and says what', () => {
    const made = normalizeBill({ ...bill, creditor: { ...creditor, name: 'Müller\u00a0’s' }, language: 'fr' });
    expect(expectBillValue(made)).toEqual({
      ...bill,
      account: 'CH4431999123000889012',
      reference: paid.reference.replaceAll(' ', ''),
      amount: '5',
      creditor: { ...creditor, name: "Müller 's" },
      message: 'Garten "Süd" - danke...',
      language: 'fr',
    });
    expect(made.ok && made.warnings.map(({ code, path, params }) => [code, path, params['to']])).toEqual([
      ['TEXT_REPLACED', 'creditor.name', "Müller 's"],
      ['TEXT_REPLACED', 'message', 'Garten "Süd" - danke...'],
    ]);
    expect(linesOf(checkBill(bill))).toEqual(['message: TEXT_CHARACTER_NOT_ALLOWED']);
    expect(linesOf(checkBill(expectBillValue(made)))).toEqual([]);
  });

  test('without a warning nothing was changed, and no rule is looked at', () => {
    const plain = normalizeBill({ ...bill, message: 'Garten', amount: -5, account: 'x' });
    expect(plain.ok && plain.warnings).toEqual([]);
    expect(expectBillValue(plain).account).toBe('X');
    expect(linesOf(normalizeBill({ ...bill, message: 5 } as never, { profile: 'x' as never }))).toEqual([
      'message: TYPE',
      'options.profile: INVALID_ENUM',
    ]);
  });

  test('an invoice that asks for it is told the same', () => {
    const made = invoiceToPdf({ ...invoice, message: 'Garten „Süd“' }, { normalize: true });
    expect(made.ok && made.warnings.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'message: The text Garten „Süd“ was replaced by Garten "Süd"',
    ]);
  });
});
