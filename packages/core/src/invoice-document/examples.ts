import type { InvoiceDocumentJson } from './model.ts';

const qrIban = 'CH4431999123000889012';
const iban = 'CH5800791123000889012';

/** A hotel's bill: three VAT rates, a tourist tax outside VAT, prices with VAT included. */
const mixedVat: InvoiceDocumentJson = {
  language: 'de',
  sender: {
    name: 'Gasthof Löwen Appenzell AG',
    addressLines: ['Hauptgasse 25', '9050 Appenzell'],
    phone: '+41 71 555 01 40',
    email: 'empfang@loewen-appenzell.example',
    website: 'www.loewen-appenzell.example',
    uid: 'CHE-123.456.788 MWST',
  },
  recipient: { addressLines: ['Frau', 'Pia-Maria Rutschmann', 'Grosse Marktgasse 28', '9400 Rorschach'] },
  contactPerson: { name: 'Urs Fässler', phone: '+41 71 555 01 42', email: 'u.faessler@loewen-appenzell.example' },
  customerNr: '0001839',
  invoiceNr: '2026-4471',
  invoiceDate: '2026-11-15',
  servicePeriod: { from: '2026-11-13', to: '2026-11-15' },
  paymentTerms: { days: 30 },
  currency: 'CHF',
  introduction:
    'Sehr geehrte Frau Rutschmann\nVielen Dank für Ihren Aufenthalt. Wir erlauben uns, Ihnen zu verrechnen:',
  positions: [
    {
      articleNr: 'DZ-12',
      description: 'Übernachtung im Doppelzimmer mit Frühstück\nZimmer 12, zwei Personen',
      quantity: 2,
      unit: 'Nächte',
      unitPrice: 210,
      vatRate: 3.8,
    },
    { description: 'Abendessen im Restaurant, 13.11.2026', quantity: 1, unitPrice: 148.5, vatRate: 8.1 },
    { description: 'Weine und Getränke', quantity: 1, unitPrice: 62, vatRate: 8.1 },
    { description: 'Lunchpaket zum Mitnehmen', quantity: 2, unit: 'Stk.', unitPrice: 18.5, vatRate: 2.6 },
    { description: 'Kurtaxe', quantity: 4, unitPrice: 3.2 },
  ],
  pricesIncludeVat: true,
  closing: 'Wir freuen uns, Sie bald wieder bei uns zu begrüssen.',
  qrInvoice: {
    creditorInformation: {
      iban: qrIban,
      creditor: {
        addressType: 'STRUCTURED',
        name: 'Gasthof Löwen Appenzell AG',
        streetName: 'Hauptgasse',
        houseNumber: '25',
        postalCode: '9050',
        city: 'Appenzell',
        country: 'CH',
      },
    },
    ultimateDebtor: {
      addressType: 'STRUCTURED',
      name: 'Pia-Maria Rutschmann',
      streetName: 'Grosse Marktgasse',
      houseNumber: '28',
      postalCode: '9400',
      city: 'Rorschach',
      country: 'CH',
    },
    paymentReference: { referenceType: 'QRR', reference: '{1839:20264471}' },
  },
};

/** A wholesaler's bill in French: articles with GTINs, two rates added to net prices, rounded to 0.05. */
const gtin: InvoiceDocumentJson = {
  language: 'fr',
  sender: {
    name: 'Fromages du Jura SA',
    addressLines: ['Rue de la Gruère 8', '2350 Saignelégier'],
    phone: '+41 32 555 17 00',
    email: 'commandes@fromages-jura.example',
    uid: 'CHE-106.017.086 TVA',
  },
  recipient: { addressLines: ['Épicerie du Marché Sàrl', 'Service des achats', 'Place Centrale 4', '2502 Bienne'] },
  customerNr: 'C-20715',
  customerReference: 'BC 2026/0318',
  invoiceNr: 'F26-00918',
  invoiceDate: '2026-10-05',
  servicePeriod: { from: '2026-10-02' },
  paymentTerms: { days: 20, cashDiscounts: [{ percent: 2, days: 10 }] },
  currency: 'CHF',
  positions: [
    {
      articleNr: '1104',
      gtin: '7610000001100',
      description: 'Tête de Moine AOP, meule entière\nAffinage 4 mois',
      quantity: 14.62,
      unit: 'kg',
      unitPrice: 23.4,
      vatRate: 2.6,
    },
    {
      articleNr: '1231',
      gtin: '7610000001230',
      description: 'Gruyère AOP réserve, portion 250 g',
      quantity: 120,
      unit: 'pce',
      unitPrice: 5.15,
      vatRate: 2.6,
    },
    {
      articleNr: '1260',
      gtin: '76100017',
      description: 'Fondue moitié-moitié, 400 g',
      quantity: 60,
      unit: 'pce',
      unitPrice: 8.95,
      vatRate: 2.6,
    },
    {
      articleNr: '9003',
      gtin: '7610000009007',
      description: 'Girolle en hêtre, avec cloche',
      quantity: 6,
      unit: 'pce',
      unitPrice: 39,
      vatRate: 8.1,
    },
  ],
  surcharges: [{ description: 'Transport réfrigéré', amount: 24.5, vatRate: 8.1 }],
  rounding: 'cash',
  closing: 'Les réclamations sont à présenter dans les trois jours suivant la livraison.',
  qrInvoice: {
    creditorInformation: {
      iban,
      creditor: {
        addressType: 'STRUCTURED',
        name: 'Fromages du Jura SA',
        streetName: 'Rue de la Gruère',
        houseNumber: '8',
        postalCode: '2350',
        city: 'Saignelégier',
        country: 'CH',
      },
    },
    ultimateDebtor: {
      addressType: 'STRUCTURED',
      name: 'Épicerie du Marché Sàrl',
      streetName: 'Place Centrale',
      houseNumber: '4',
      postalCode: '2502',
      city: 'Bienne',
      country: 'CH',
    },
    paymentReference: { referenceType: 'SCOR', reference: '{F2600918}' },
  },
};

/** A joiner's bill: discounts on positions and on the whole, a prepayment, cash discount, titles and a subtotal. */
const discounts: InvoiceDocumentJson = {
  language: 'de',
  sender: {
    name: 'Schreinerei Holzer & Söhne AG',
    addressLines: ['Gewerbestrasse 14', '3600 Thun'],
    phone: '+41 33 555 20 60',
    email: 'info@holzer-schreinerei.example',
    website: 'www.holzer-schreinerei.example',
    uid: 'CHE-395.856.455 MWST',
  },
  recipient: {
    addressLines: ['Stockwerkeigentümer Seestrasse 9', 'c/o Berner Verwaltungs AG', 'Postfach', '3001 Bern'],
  },
  contactPerson: { name: 'Regula Holzer', phone: '+41 33 555 20 61', email: 'r.holzer@holzer-schreinerei.example' },
  customerNr: '4021',
  customerReference: 'Auftrag 2026-77, Frau Kunz',
  title: 'Schlussrechnung',
  invoiceNr: 'R-26118',
  invoiceDate: '2026-09-30',
  servicePeriod: { from: '2026-09-01', to: '2026-09-25' },
  paymentTerms: { days: 30, cashDiscounts: [{ percent: 2, days: 10 }] },
  currency: 'CHF',
  introduction: 'Für die Erneuerung der Eingangstüren gemäss Offerte vom 12. Juni 2026 stellen wir Ihnen Rechnung:',
  positions: [
    { kind: 'text', description: 'Türen' },
    {
      description: 'Haustür Eiche massiv, 3-fach-Verglasung\nMasse 1100 × 2200 mm, Sicherheitsklasse RC2',
      quantity: 2,
      unit: 'Stk.',
      unitPrice: 3890,
      discount: { percent: 10 },
      vatRate: 8.1,
    },
    {
      description: 'Beschläge und Mehrfachverriegelung',
      quantity: 2,
      unit: 'Satz',
      unitPrice: 412.5,
      discount: { amount: 50 },
      vatRate: 8.1,
    },
    { kind: 'subtotal' },
    { kind: 'text', description: 'Arbeit' },
    { description: 'Demontage und Entsorgung der alten Türen', quantity: 6.5, unit: 'h', unitPrice: 118, vatRate: 8.1 },
    { description: 'Montage, zwei Fachleute', quantity: 17.25, unit: 'h', unitPrice: 118, vatRate: 8.1 },
    { kind: 'subtotal' },
  ],
  discounts: [{ description: 'Treuerabatt', percent: 3 }],
  surcharges: [{ description: 'Anfahrt Zone 2', amount: 95, vatRate: 8.1 }],
  rounding: 'cash',
  prepaidAmount: 4000,
  closing: 'Auf unsere Arbeiten gewähren wir fünf Jahre Garantie nach SIA 118.',
  qrInvoice: {
    creditorInformation: {
      iban: qrIban,
      creditor: {
        addressType: 'STRUCTURED',
        name: 'Schreinerei Holzer & Söhne AG',
        streetName: 'Gewerbestrasse',
        houseNumber: '14',
        postalCode: '3600',
        city: 'Thun',
        country: 'CH',
      },
    },
    ultimateDebtor: {
      addressType: 'STRUCTURED',
      name: 'Berner Verwaltungs AG',
      streetName: 'Postfach',
      postalCode: '3001',
      city: 'Bern',
      country: 'CH',
    },
    paymentReference: {
      referenceType: 'QRR',
      reference: '{4021:26118}',
      additionalInformation: { unstructuredMessage: 'Schlussrechnung R-26118' },
    },
  },
};

/** Ready bodies for the operations on invoice documents, each by what it shows. All are valid under guidelines 2.3. */
export const invoiceDocumentExamples: Readonly<Record<'mixedVat' | 'gtin' | 'discounts', InvoiceDocumentJson>> = {
  mixedVat,
  gtin,
  discounts,
};
