import { boolean, choice, defaulted } from '@rappen/core/model';
import { line } from './lines.ts';

/** Who buys: it decides which e-invoice fits. */
export const buyerKinds = ['', 'company', 'authority', 'private'] as const;

/** VAT and tax number of a company in another country, and an account there. */
export const companyAbroad = { vatNumber: line, taxNumber: line, ibanAbroad: line, bic: line } as const;

/** What an invoice abroad has besides. */
export const invoiceAbroad = {
  buyerKind: defaulted(choice(buyerKinds), ''),
  /** SIREN or SIRET. */
  customerRegistration: line,
  /** Whether it is paid to the account abroad. */
  payTo: defaulted(choice(['', 'abroad']), ''),
  /** Where a credit note is refunded. */
  refundIban: line,
  contractNr: line,
  projectNr: line,
  deliveryAddress: line,
  /** Francs for one unit of its currency, to state the VAT in them as well. */
  exchangeRate: line,
  /** Whether it has the notes that France asks for. */
  frenchNotes: defaulted(boolean, false),
} as const;

/** What a company has that sends nothing abroad. */
export const companyAtHome = { vatNumber: '', taxNumber: '', ibanAbroad: '', bic: '' } as const;

/** What an invoice has that stays at home. */
export const invoiceAtHome = {
  buyerKind: '',
  customerRegistration: '',
  payTo: '',
  refundIban: '',
  contractNr: '',
  projectNr: '',
  deliveryAddress: '',
  exchangeRate: '',
  frenchNotes: false,
} as const;
