import type { EpcDraft } from './payment.ts';

/** Payments as guidelines and banks print them: names, accounts and references are of public examples. */
export const epcExamples = {
  message: {
    version: '002',
    transfer: 'SCT',
    name: 'Wikimedia Foerdergesellschaft',
    iban: 'DE33100205000001194700',
    amount: '20.00',
    message: 'Spende fuer Wikipedia',
  },
  reference: {
    version: '001',
    transfer: 'SCT',
    bic: 'BHBLDEHHXXX',
    name: 'Franz Mustermänn',
    iban: 'DE71110220330123456789',
    amount: '12.30',
    purpose: 'GDDS',
    reference: 'RF18539007547034',
  },
  openAmount: {
    version: '001',
    transfer: 'SCT',
    bic: 'BPOTBEB1',
    name: 'Red Cross of Belgium',
    iban: 'BE72000000001616',
    purpose: 'CHAR',
    message: 'Urgency fund',
    information: 'Sample EPC QR code',
  },
} as const satisfies Readonly<Record<string, EpcDraft>>;
