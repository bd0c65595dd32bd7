import type { AddressDraft, InvoiceDraft } from './draft.ts';

const creditor: AddressDraft = {
  addressType: 'STRUCTURED',
  name: 'Robert Schneider AG',
  street: 'Rue du Lac',
  buildingNumber: '1268',
  postalCode: '2501',
  city: 'Biel',
  countryCode: 'CH',
};
const debtor: AddressDraft = {
  addressType: 'STRUCTURED',
  name: 'Pia-Maria Rutschmann-Schnyder',
  street: 'Grosse Marktgasse',
  buildingNumber: '28',
  postalCode: '9400',
  city: 'Rorschach',
  countryCode: 'CH',
};
const iban = 'CH5800791123000889012';
const qrIban = 'CH4431999123000889012';

/** Ready invoices, each by what it shows. All but `combinedAddress` are valid under guidelines 2.3. */
export const invoiceExamples = {
  withoutReference: {
    iban,
    creditor,
    amount: '199.95',
    currency: 'CHF',
    debtor,
    referenceType: 'NON',
    unstructuredMessage: 'Donation to the winter relief fund',
  },
  withoutAmount: {
    iban: qrIban,
    creditor,
    currency: 'CHF',
    debtor,
    referenceType: 'QRR',
    reference: '210000000003139471430009017',
  },
  withQrReference: {
    iban: qrIban,
    creditor,
    amount: '1949.75',
    currency: 'CHF',
    debtor,
    referenceType: 'QRR',
    reference: '210000000003139471430009017',
    unstructuredMessage: 'Order of 15.06.2026',
    billingInformation: '//S1/10/10201409/11/260615/20/1400.000-53/30/106017086/32/8.1/40/2:10;0:30',
    alternativeProcedures: ['eBill/B/pia.rutschmann@example.com'],
  },
  withCreditorReference: {
    iban,
    creditor,
    amount: '199.95',
    currency: 'EUR',
    debtor,
    referenceType: 'SCOR',
    reference: 'RF18539007547034',
  },
  blank: { iban, creditor, currency: 'CHF', referenceType: 'NON' },
  combinedAddress: {
    iban,
    creditor: {
      addressType: 'COMBINED',
      name: 'Robert Schneider AG',
      addressLine1: 'Rue du Lac 1268',
      addressLine2: '2501 Biel',
      countryCode: 'CH',
    },
    amount: '199.95',
    currency: 'CHF',
    referenceType: 'SCOR',
    reference: 'RF18539007547034',
  },
} as const satisfies Readonly<Record<string, InvoiceDraft>>;
