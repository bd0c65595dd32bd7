import type { ExpectedMessages } from '../bank-message/index.ts';

/** The message that a payment file is. */
export const paymentMessage: ExpectedMessages = {
  names: 'pain.001',
  byElement: { CstmrCdtTrfInitn: 'pain.001' },
  versions: ['001.09'],
};

/** The namespace of its elements: that of ISO 20022, in the Swiss shape too. */
export const paymentNamespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
