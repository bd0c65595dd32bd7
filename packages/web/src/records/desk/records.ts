import {
  anyText,
  boolean,
  choice,
  defaulted,
  type Infer,
  list,
  object,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { languages } from '@rappen/core/payment-part';
import { newId } from '../new-id.ts';

/**
 * What the desk keeps, by kind. Texts are as they were typed, of any length: what can be kept can be read again, and the rules are
 * asked when a document is made. A file of other days is read by the same shapes, so that members which are added later need a
 * default.
 */

const text = anyText();
const line = defaulted(text, '');
const id = required(text);
/** How often it was changed: who holds an older one must not overwrite it. */
const revision = defaulted(wholeNumber({ minimum: 0 }), 0);

/** Whether VAT is added to prices, is in them, or does not concern the company. */
export const vatModes = ['added', 'included', 'none'] as const;
const templateNames = ['classic', 'modern', 'compact'] as const;
const invoiceKinds = ['invoice', 'credit', 'reminder'] as const;
/** What an invoice is besides its PDF: nothing, data in it, or data beside it. */
export const eInvoiceKinds = ['none', 'facturx', 'xrechnung', 'peppol'] as const;
/** Why an item has no VAT, as EN 16931 has it: exempt, taxed by the customer, exported. */
export const vatCategories = ['E', 'AE', 'G'] as const;
const currencies = ['CHF', 'EUR'] as const;

/** A level of dunning. Numbers as they were typed. */
const dunningLevelModel = object({
  /** Days after the last day to pay, or after the reminder before. */
  days: line,
  /** Days that the customer has from then on. */
  daysToPay: line,
  fee: line,
  /** Empty: our own, in the language of the invoice. */
  title: line,
  text: line,
});

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
  currency: defaulted(choice(currencies), 'CHF'),
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
  /** Digits that the bank wants in front of every QR reference. */
  referencePrefix: line,
  contactName: line,
  eInvoice: defaulted(choice(eInvoiceKinds), 'none'),
  /** Where it receives e-invoices: `0183:CHE123456788`. */
  electronicAddress: line,
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

const positionModel = object({
  kind: defaulted(choice(['item', 'text', 'subtotal']), 'item'),
  articleNr: line,
  description: line,
  quantity: line,
  unit: line,
  price: line,
  /** `10 %` or an amount. */
  discount: line,
  vatRate: line,
  /** Where it has no rate; empty: it is not said why. */
  vatCategory: defaulted(choice(['', ...vatCategories]), ''),
});

/** Money that came in on a day, by a statement of the bank; a negative amount was taken back. */
const paymentModel = object({ on: line, amount: required(text) });

/** What somebody enters by hand under an invoice: money that came or was paid back, or that nobody will pay any more. */
export const enteredKinds = ['payment', 'refund', 'writeOff'] as const;
export const paymentWays = ['bank', 'twint', 'card', 'cash', 'other'] as const;
const enteredModel = object({
  kind: defaulted(choice(enteredKinds), 'payment'),
  on: line,
  /** Positive, whatever the kind. */
  amount: required(text),
  way: defaulted(choice(paymentWays), 'bank'),
  /** Cash discount that is granted with it; empty where none is. */
  discount: line,
  /** What came in less because a bank or the service of a card kept it: the customer has paid that too. */
  charge: line,
});

export const invoiceModel = object({
  id,
  revision,
  companyId: id,
  kind: defaulted(choice(invoiceKinds), 'invoice'),
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
  currency: defaulted(choice(currencies), 'CHF'),
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
  /** The day on which it was cancelled: it is kept, and nothing is to be paid of it. */
  cancelledOn: line,
  /** The issued invoice that this draft takes the place of when it is issued. */
  replaces: defaulted(text, ''),
  /** Each as it was issued before: the invoice as JSON text, the oldest first. */
  versions: defaulted(list(text), []),
  /** The invoice that is credited or reminded of. */
  of: defaulted(text, ''),
  /** Its number and day, where it is credited. */
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
  /** Moment of the last change, as ISO 8601. */
  changedAt: line,
});

export type Company = Infer<typeof companyModel>;
export type Customer = Infer<typeof customerModel>;
export type Article = Infer<typeof articleModel>;
export type Position = Infer<typeof positionModel>;
export type Invoice = Infer<typeof invoiceModel>;
export type Payment = Invoice['payments'][number];
export type Entered = Infer<typeof enteredModel>;
export type DunningLevel = Infer<typeof dunningLevelModel>;

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
  cancelledOn: '',
  replaces: '',
  versions: [],
  asked: '',
} as const satisfies Partial<Invoice>;

/** Everything that a desk keeps, by kind. */
export const deskModels = {
  companies: companyModel,
  customers: customerModel,
  articles: articleModel,
  invoices: invoiceModel,
} as const;

export interface DeskRecords {
  readonly companies: readonly Company[];
  readonly customers: readonly Customer[];
  readonly articles: readonly Article[];
  readonly invoices: readonly Invoice[];
}

export type RecordKind = keyof DeskRecords;
export type RecordOf<K extends RecordKind> = DeskRecords[K][number];

export const recordKinds: readonly RecordKind[] = ['companies', 'customers', 'articles', 'invoices'];

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
    referencePrefix: '',
    contactName: '',
    eInvoice: 'none',
    electronicAddress: '',
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
    changedAt: '',
  };
}

/** A customer that nobody has written to yet. */
export function newCustomer(companyId: string): Customer {
  return {
    id: newId(),
    revision: 0,
    companyId,
    address: '',
    email: '',
    number: '',
    vatNumber: '',
    electronicAddress: '',
  };
}

/** Something to sell of which nothing is known yet. */
export function newArticle(companyId: string): Article {
  return { id: newId(), revision: 0, companyId, number: '', description: '', unit: '', price: '', vatRate: '' };
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
