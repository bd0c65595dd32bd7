import type { InvoiceDocumentJson } from '../invoice-document/index.ts';

const cheeseDairy = {
  name: 'Hofkäserei Rheintal AG',
  addressLines: ['Marktgasse 12', '9450 Altstätten'],
  uid: 'CHE-123.456.788',
  address: { streetName: 'Marktgasse', houseNumber: '12', postalCode: '9450', city: 'Altstätten', country: 'CH' },
} as const;

const creditor = { addressType: 'STRUCTURED', name: cheeseDairy.name, ...cheeseDairy.address } as const;
const contactPerson = { name: 'Regula Holzer', phone: '+41 71 555 01 40', email: 'r.holzer@kaeserei-rheintal.example' };
const qrIban = 'CH4431999123000889012';
const iban = 'CH5800791123000889012';

/** A delivery in Switzerland: two rates, something outside VAT, discounts, a surcharge, rounding, a prepayment, cash discount. */
const delivery: InvoiceDocumentJson = {
  language: 'de',
  sender: cheeseDairy,
  recipient: {
    addressLines: ['Spezereien Zentral GmbH', 'Zentralplatz 4', '9000 St. Gallen'],
    address: { streetName: 'Zentralplatz', houseNumber: '4', postalCode: '9000', city: 'St. Gallen', country: 'CH' },
    uid: 'CHE-309.115.740',
  },
  contactPerson,
  customerNr: 'C-20715',
  customerReference: 'BC 2026/0318',
  invoiceNr: 'R-26118',
  invoiceDate: '2026-09-30',
  servicePeriod: { from: '2026-09-28' },
  paymentTerms: { days: 30, cashDiscounts: [{ percent: 2, days: 10 }] },
  currency: 'CHF',
  closing: 'Besten Dank für Ihre Bestellung.',
  positions: [
    {
      articleNr: '1104',
      gtin: '7610000001100',
      description: 'Bergkäse, ganzer Laib\nReifung 4 Monate',
      quantity: 14.62,
      unit: 'kg',
      unitPrice: 23.4,
      vatRate: 2.6,
    },
    {
      description: 'Käsehobel aus Buche',
      quantity: 6,
      unit: 'Stk.',
      unitPrice: 39,
      discount: { percent: 10 },
      vatRate: 8.1,
    },
    {
      description: 'Depot Harassen',
      quantity: 4,
      unitPrice: 3.2,
      vatCategory: 'E',
      vatExemption: { reason: 'Durchlaufposten, nicht Teil des Entgelts' },
    },
  ],
  discounts: [{ description: 'Treuerabatt', percent: 3 }],
  surcharges: [{ description: 'Kühltransport', amount: 24.9, vatRate: 8.1, reasonCode: 'FC' }],
  rounding: 'cash',
  prepaidAmount: 100,
  qrInvoice: {
    creditorInformation: { iban: qrIban, creditor },
    paymentReference: { referenceType: 'QRR', reference: '{1839:2026115}' },
  },
};

/** To a German authority (XRechnung): services taxed by the recipient, in euros, with its routing number. */
const authority: InvoiceDocumentJson = {
  language: 'de',
  sender: { ...cheeseDairy, isVatRegistered: true },
  recipient: {
    addressLines: ['Stadt Freiburg im Breisgau', 'Amt für Märkte', 'Rathausplatz 2', '79098 Freiburg', 'Deutschland'],
    address: {
      name: 'Stadt Freiburg im Breisgau',
      streetName: 'Rathausplatz',
      houseNumber: '2',
      additionalLine: 'Amt für Märkte',
      postalCode: '79098',
      city: 'Freiburg',
      country: 'DE',
    },
    vatNumber: 'DE142116817',
    electronicAddress: { scheme: '0204', id: '04011000-12345-03' },
  },
  contactPerson,
  customerReference: '04011000-12345-03',
  invoiceNr: 'R-26131',
  invoiceDate: '2026-10-12',
  servicePeriod: { from: '2026-10-01', to: '2026-10-09' },
  paymentTerms: { days: 30, cashDiscounts: [{ percent: 2, days: 10 }] },
  currency: 'EUR',
  positions: [
    { description: 'Beratung zum Wochenmarkt', quantity: 12.5, unit: 'h', unitPrice: 140, vatCategory: 'AE' },
    { description: 'Spesen', unitPrice: 86.4, vatCategory: 'AE' },
  ],
  qrInvoice: {
    creditorInformation: { iban, creditor },
    paymentReference: {
      referenceType: 'NON',
      additionalInformation: { unstructuredMessage: 'R-26131 Beratung Wochenmarkt' },
    },
  },
};

/** Goods to France, sent by Peppol: an export, in French. */
const exported: InvoiceDocumentJson = {
  language: 'fr',
  sender: { ...cheeseDairy, isVatRegistered: true },
  recipient: {
    addressLines: ['Fromagerie du Port SARL', '8 quai du Port', '13002 Marseille', 'France'],
    address: { streetName: 'quai du Port', houseNumber: '8', postalCode: '13002', city: 'Marseille', country: 'FR' },
    vatNumber: 'FR40303265045',
    electronicAddress: { scheme: '0009', id: '30326504500019' },
  },
  contactPerson,
  orderNr: 'CMD 4471',
  invoiceNr: 'R-26140',
  invoiceDate: '2026-10-20',
  servicePeriod: { from: '2026-10-19' },
  dueDate: '2026-11-19',
  currency: 'EUR',
  positions: [
    { description: 'Fromage de montagne, meule', quantity: 48.2, unit: 'kg', unitPrice: 24.5, vatCategory: 'G' },
    { description: 'Transport', unitPrice: 120, vatCategory: 'G' },
  ],
  qrInvoice: {
    creditorInformation: { iban, creditor },
    paymentReference: { referenceType: 'SCOR', reference: '{R26140}' },
  },
};

/** A credit note for part of the delivery. */
const creditNote: InvoiceDocumentJson = {
  language: 'de',
  kind: 'creditNote',
  precedingInvoice: { nr: 'R-26118', date: '2026-09-30' },
  sender: cheeseDairy,
  recipient: delivery.recipient,
  contactPerson,
  customerReference: 'BC 2026/0318',
  invoiceNr: 'G-26012',
  invoiceDate: '2026-10-08',
  currency: 'CHF',
  positions: [{ description: 'Käsehobel, beschädigt', quantity: 2, unit: 'Stk.', unitPrice: 35.1, vatRate: 8.1 }],
};

/** Of a sender without VAT: a club, prices as they are. */
const withoutVat: InvoiceDocumentJson = {
  language: 'de',
  sender: {
    name: 'Musikgesellschaft Rheintal',
    addressLines: ['Postfach 12', '9450 Altstätten'],
    uid: 'CHE-109.322.551',
    address: { streetName: 'Postfach 12', postalCode: '9450', city: 'Altstätten', country: 'CH' },
  },
  recipient: {
    addressLines: ['Gemeinde Altstätten', 'Rathausplatz 2', '9450 Altstätten'],
    address: { streetName: 'Rathausplatz', houseNumber: '2', postalCode: '9450', city: 'Altstätten', country: 'CH' },
  },
  customerReference: 'Frau Kunz',
  invoiceNr: '2026-17',
  invoiceDate: '2026-11-02',
  paymentTerms: { days: 30 },
  currency: 'CHF',
  positions: [{ description: 'Platzkonzert vom 1. November', unit: 'pauschal', unitPrice: 850 }],
  qrInvoice: {
    creditorInformation: {
      iban,
      creditor: { ...creditor, name: 'Musikgesellschaft Rheintal', streetName: 'Postfach', houseNumber: '12' },
    },
    paymentReference: { referenceType: 'SCOR', reference: '{202617}' },
  },
};

/** Five ordinary invoices as JSON, each a valid e-invoice of the profile that it is sent in. */
export const eInvoiceExamples: Readonly<
  Record<'delivery' | 'authority' | 'exported' | 'creditNote' | 'withoutVat', InvoiceDocumentJson>
> = { delivery, authority, exported, creditNote, withoutVat };
