import { boolean, choice, defaulted, type Infer, list, object, required, wholeNumber } from '@rappen/core/model';
import { languages } from '@rappen/core/payment-part';
import { newId } from '../new-id.ts';
import { companyAbroad, companyAtHome, invoiceAbroad, invoiceAtHome } from './abroad.ts';
import {
  attachments,
  depositModel,
  dunningLevelModel,
  enteredModel,
  id,
  line,
  mailedModel,
  type Position,
  paymentModel,
  positionModel,
  revision,
  text,
} from './lines.ts';

/**
 * What the desk keeps, by kind. Texts are as they were typed, of any length: what can be kept can be read again, and the rules are
 * asked when a document is made. A file of other days is read by the same shapes, so that members which are added later need a
 * default.
 */

/** Whether VAT is added to prices, is in them, or does not concern the company. */
export const vatModes = ['added', 'included', 'none'] as const;
const templateNames = ['classic', 'modern', 'compact'] as const;
/** What comes before an invoice, or goes with the goods: nothing is owed by it. */
export const orderKinds = ['offer', 'confirmation', 'delivery'] as const;
/** A template is what repeats: drafts are made of it, and it is never issued itself. */
const invoiceKinds = ['invoice', 'credit', 'reminder', ...orderKinds, 'template'] as const;
/** What an invoice is of an order: the whole, a deposit on it, or what is left after the deposits. */
const parts = ['', 'deposit', 'final'] as const;
export const rhythms = ['month', 'quarter', 'year'] as const;
/** What an invoice is besides its PDF: nothing, data in it, or data beside it. */
export const eInvoiceKinds = ['none', 'facturx', 'xrechnung', 'peppol'] as const;

/** How the numbers of what is no invoice look where a company has not said otherwise. */
const numberPatterns = {
  offerPattern: 'A-{YYYY}-{NNN}',
  confirmationPattern: 'AB-{YYYY}-{NNN}',
  deliveryPattern: 'L-{YYYY}-{NNN}',
} as const;

export const companyModel = object({
  id,
  revision,
  /** Name, street with number, postal code with town: a line each. */
  address: line,
  iban: line,
  uid: line,
  phone: line,
  email: line,
  website: line,
  vat: defaulted(choice(vatModes), 'none'),
  vatRate: defaulted(text, '8.1'),
  currency: defaulted(text, 'CHF'),
  language: defaulted(choice(languages), 'de'),
  template: defaulted(choice(templateNames), 'classic'),
  /** `#rrggbb`, or empty for the colour of the template. */
  accent: line,
  /** PNG or JPEG in base64. */
  logo: defaulted(text, ''),
  introduction: line,
  closing: line,
  days: defaulted(text, '30'),
  discountPercent: line,
  discountDays: line,
  /** To 0.05. */
  rounding: defaulted(boolean, true),
  numberPattern: defaulted(text, '{YYYY}-{NNN}'),
  nextNumber: defaulted(wholeNumber({ minimum: 0 }), 1),
  /** The numbers of what is no invoice, each a series of its own; what is free comes next. */
  offerPattern: defaulted(text, numberPatterns.offerPattern),
  confirmationPattern: defaulted(text, numberPatterns.confirmationPattern),
  deliveryPattern: defaulted(text, numberPatterns.deliveryPattern),
  /** Digits that the bank wants in front of every QR reference. */
  referencePrefix: line,
  contactName: line,
  eInvoice: defaulted(choice(eInvoiceKinds), 'none'),
  /** Where it receives e-invoices: `0183:CHE123456788`. */
  electronicAddress: line,
  ...companyAbroad,
  /** Empty: the usual ones. */
  dunning: defaulted(list(dunningLevelModel), []),
  /** Interest on what is overdue, in per cent a year; empty: none is asked. */
  interest: line,
});

const customerModel = object({
  id,
  revision,
  companyId: id,
  address: line,
  email: line,
  number: line,
  /** VAT number of any country, or UID. */
  vatNumber: line,
  electronicAddress: line,
});

const articleModel = object({
  id,
  revision,
  companyId: id,
  number: line,
  description: line,
  unit: line,
  price: line,
  vatRate: line,
});

/** Hours that somebody has worked, or an expense, which become an item of an invoice. */
const effortModel = object({
  id,
  revision,
  companyId: id,
  customerId: defaulted(text, ''),
  on: line,
  description: line,
  /** Hours, or another quantity with its unit; its rate is the price of one. */
  quantity: line,
  unit: line,
  price: line,
  vatRate: line,
  /** The invoice or draft that it is on; whether that is still there, only the invoices say. */
  invoiceId: defaulted(text, ''),
});

export const invoiceModel = object({
  id,
  revision,
  companyId: id,
  kind: defaulted(choice(invoiceKinds), 'invoice'),
  part: defaulted(choice(parts), ''),
  /** What a final invoice deducts. */
  deposits: defaulted(list(depositModel), []),
  /** What the customer said of an offer. */
  decision: defaulted(choice(['', 'accepted', 'declined']), ''),
  /** Of a template: how often it is due from its date on, until which day, until which it was made, and when it was stopped. */
  rhythm: defaulted(choice(rhythms), 'month'),
  repeatUntil: line,
  repeatedTo: line,
  stoppedOn: line,
  /** Empty until it is issued or somebody types one. */
  number: line,
  date: line,
  days: line,
  customerId: defaulted(text, ''),
  /** As the customer was when it was written. */
  address: line,
  email: line,
  customerNr: line,
  customerReference: line,
  language: defaulted(choice(languages), 'de'),
  currency: defaulted(text, 'CHF'),
  title: line,
  serviceFrom: line,
  serviceTo: line,
  introduction: line,
  closing: line,
  positions: required(list(positionModel)),
  /** On the whole: `10 %` or an amount. */
  discount: line,
  surcharge: line,
  prepaid: line,
  discountPercent: line,
  discountDays: line,
  /** As the company has it where empty. */
  template: defaulted(choice(['', ...templateNames]), ''),
  accent: line,
  /** What the document of the day of issue was: amount due and reference. Empty on drafts. */
  due: line,
  reference: line,
  /** The company on the day of issue, without its logo. */
  sender: defaulted(text, ''),
  /** Days, `yyyy-mm-dd`; empty where it has not come to that. */
  issuedOn: line,
  /** Of other days: that it is paid, and what of that somebody said by hand. `completed` makes entries of it. */
  paidOn: line,
  markedPaid: line,
  /** What statements of the bank say came in of it; empty where they say nothing. */
  received: line,
  /** Cash discount that is granted because that came in time; empty where none is. */
  granted: line,
  /** When that came in. */
  payments: defaulted(list(paymentModel), []),
  /** What was entered by hand. */
  entered: defaulted(list(enteredModel), []),
  /** The e-mails that sent it. */
  mails: defaulted(list(mailedModel), []),
  /** The day on which it was cancelled: it is kept, and nothing is to be paid of it. */
  cancelledOn: line,
  /** The issued invoice that this draft takes the place of when it is issued. */
  replaces: defaulted(text, ''),
  /** Each as it was issued before: the invoice as JSON text, the oldest first. */
  versions: defaulted(list(text), []),
  /** The invoice that is credited or reminded of, or what this was made of: an offer, an order, a template. */
  of: defaulted(text, ''),
  /** Its number and day; empty for a reminder and what repeats. */
  ofNumber: line,
  ofDate: line,
  /**
   * What was open of the invoice that is reminded of, so that what is asked beyond it is its fee; of an invoice that is printed again,
   * what is still open.
   */
  asked: line,
  /** As the company has it where empty. */
  eInvoice: defaulted(choice(['', ...eInvoiceKinds]), ''),
  customerVatNumber: line,
  customerElectronicAddress: line,
  attachments,
  ...invoiceAbroad,
  /** Moment of the last change, as ISO 8601. */
  changedAt: line,
});

export type Company = Infer<typeof companyModel>;
export type Customer = Infer<typeof customerModel>;
export type Article = Infer<typeof articleModel>;
export type Invoice = Infer<typeof invoiceModel>;
export type Effort = Infer<typeof effortModel>;

/** What an invoice has only from its own issue on: a copy of it begins without. */
export const unissued = {
  due: '',
  reference: '',
  sender: '',
  issuedOn: '',
  paidOn: '',
  markedPaid: '',
  received: '',
  granted: '',
  payments: [],
  entered: [],
  mails: [],
  cancelledOn: '',
  replaces: '',
  versions: [],
  asked: '',
  decision: '',
} as const satisfies Partial<Invoice>;

/** What an invoice has that is neither part of an order nor repeats. */
export const plain = {
  part: '',
  deposits: [],
  rhythm: 'month',
  repeatUntil: '',
  repeatedTo: '',
  stoppedOn: '',
} as const satisfies Partial<Invoice>;

/** Everything that a desk keeps, by kind. */
export const deskModels = {
  companies: companyModel,
  customers: customerModel,
  articles: articleModel,
  invoices: invoiceModel,
  efforts: effortModel,
} as const;

export interface DeskRecords {
  readonly companies: readonly Company[];
  readonly customers: readonly Customer[];
  readonly articles: readonly Article[];
  readonly invoices: readonly Invoice[];
  readonly efforts: readonly Effort[];
}

export type RecordKind = keyof DeskRecords;
export type RecordOf<K extends RecordKind> = DeskRecords[K][number];

export const recordKinds: readonly RecordKind[] = ['companies', 'customers', 'articles', 'invoices', 'efforts'];

export const emptyPosition: Position = {
  kind: 'item',
  articleNr: '',
  description: '',
  quantity: '1',
  unit: '',
  price: '',
  discount: '',
  vatRate: '',
  vatCategory: '',
};

export function newCompany(language: Company['language']): Company {
  return {
    id: newId(),
    revision: 0,
    address: '',
    iban: '',
    uid: '',
    phone: '',
    email: '',
    website: '',
    vat: 'none',
    vatRate: '8.1',
    currency: 'CHF',
    language,
    template: 'classic',
    accent: '',
    logo: '',
    introduction: '',
    closing: '',
    days: '30',
    discountPercent: '',
    discountDays: '',
    rounding: true,
    numberPattern: '{YYYY}-{NNN}',
    nextNumber: 1,
    ...numberPatterns,
    referencePrefix: '',
    contactName: '',
    eInvoice: 'none',
    electronicAddress: '',
    ...companyAtHome,
    dunning: [],
    interest: '',
  };
}

/** An invoice of a company, dated on a day; terms and texts are those of the company. */
export function newInvoice(company: Company, day: string): Invoice {
  const { language, currency, days, introduction, closing, discountPercent, discountDays } = company;
  return {
    id: newId(),
    revision: 0,
    companyId: company.id,
    kind: 'invoice',
    ...plain,
    number: '',
    date: day,
    days,
    customerId: '',
    address: '',
    email: '',
    customerNr: '',
    customerReference: '',
    language,
    currency,
    title: '',
    serviceFrom: '',
    serviceTo: '',
    introduction,
    closing,
    positions: [emptyPosition],
    discount: '',
    surcharge: '',
    prepaid: '',
    discountPercent,
    discountDays,
    template: '',
    accent: '',
    ...unissued,
    of: '',
    ofNumber: '',
    ofDate: '',
    eInvoice: '',
    customerVatNumber: '',
    customerElectronicAddress: '',
    attachments: [],
    ...invoiceAtHome,
    changedAt: '',
  };
}

/** A customer that nobody has written to yet. */
export function newCustomer(companyId: string): Customer {
  const nothing = { address: '', email: '', number: '', vatNumber: '', electronicAddress: '' };
  return { id: newId(), revision: 0, companyId, ...nothing };
}

/** Something to sell of which nothing is known yet. */
export function newArticle(companyId: string): Article {
  return { id: newId(), revision: 0, companyId, number: '', description: '', unit: '', price: '', vatRate: '' };
}

/** An hour or expense of a day that nothing is known of yet. */
export function newEffort(companyId: string, on: string): Effort {
  const known = { id: newId(), revision: 0, companyId, on, quantity: '1', unit: 'h' };
  return { ...known, customerId: '', description: '', price: '', vatRate: '', invoiceId: '' };
}

/** What an invoice takes over of its customer. */
export function customerMembers({ id, address, email, number, vatNumber, electronicAddress }: Customer) {
  return {
    customerId: id,
    address,
    email,
    customerNr: number,
    customerVatNumber: vatNumber,
    customerElectronicAddress: electronicAddress,
  };
}

export const isBlankPosition = ({ kind, description, price }: Position): boolean =>
  kind !== 'subtotal' && description.trim() === '' && price.trim() === '';
