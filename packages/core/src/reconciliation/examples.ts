import type { ReconciliationJson } from './model.ts';

/** Open bills of a fictitious company, for the receipts of `receiptsExample`. */
export const openBillsExample: ReconciliationJson = {
  bills: [
    {
      id: 'B1',
      iban: 'CH2731998000700420011',
      referenceType: 'QRR',
      reference: '000000000000000202611047115',
      amount: '1520.40',
      currency: 'CHF',
    },
    {
      id: 'B2',
      iban: 'CH2731998000700420011',
      referenceType: 'QRR',
      reference: '000000000000000202611047120',
      amount: '980.00',
      currency: 'CHF',
    },
    {
      id: 'B3',
      iban: 'CH2731998000700420011',
      referenceType: 'QRR',
      reference: '000000000000000202611047131',
      amount: '75.00',
      currency: 'CHF',
    },
    {
      id: 'B4',
      iban: 'CH8198765000700420011',
      referenceType: 'SCOR',
      reference: 'RF78LENZ2026118',
      amount: '100.00',
      currency: 'EUR',
    },
  ],
  accounts: [{ iban: 'CH8198765000700420011', qrIban: 'CH2731998000700420011' }],
};
