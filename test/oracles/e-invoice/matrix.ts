import {
  type EInvoice,
  type EInvoiceProfile,
  eInvoiceOf,
  type Syntax,
  writeCii,
  writeUbl,
} from '@rappen/core/e-invoice';
import { type InvoiceDocumentJson, parseInvoiceDocument } from '@rappen/core/invoice-document';
import { profiles } from '@rappen/core/swiss-qr';
import { expectValue } from '../../results.ts';

/** One document of the matrix: what varies, and how it is written. */
export interface MatrixCase {
  readonly kind: NonNullable<InvoiceDocumentJson['kind']>;
  readonly profile: EInvoiceProfile;
  readonly syntax: Syntax;
  readonly seller: string;
  readonly buyer: string;
  readonly vat: keyof typeof vats;
  readonly isFull: boolean;
}

const kinds = ['invoice', 'creditNote', 'correction', 'prepayment', 'partial', 'selfBilled'] as const;
const ways = [
  ['en16931', 'CII'],
  ['en16931', 'UBL'],
  ['basic', 'CII'],
  ['xrechnung', 'CII'],
  ['xrechnung', 'UBL'],
  ['peppol', 'UBL'],
] as const satisfies readonly (readonly [EInvoiceProfile, Syntax])[];
const countries = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT', 'BE', 'NL', 'DK', 'NO', 'SE', 'GR', 'IS', 'GB'] as const;

type Taxed = Pick<InvoiceDocumentJson['positions'][number], 'vatRate' | 'vatCategory' | 'vatExemption'>;
const vats = {
  S: [{ vatRate: 8.1 }, { vatRate: 2.6 }],
  Z: [{ vatRate: 0 }],
  E: [{ vatCategory: 'E', vatExemption: { reason: 'Art. 21 MWSTG: Unterricht' } }],
  AE: [{ vatCategory: 'AE' }],
  G: [{ vatCategory: 'G' }],
  O: [{}],
  mixed: [{ vatRate: 8.1 }, { vatRate: 0 }, {}],
} as const satisfies Readonly<Record<string, readonly Taxed[]>>;

/** VAT numbers that are right in their country; Switzerland and its neighbour have a UID as well. */
const vatNumbers: Readonly<Record<string, string>> = {
  DE: 'DE142116817',
  AT: 'ATU13585627',
  FR: 'FR40303265045',
  IT: 'IT07643520567',
  BE: 'BE0403019261',
  NL: 'NL003660564B01',
  DK: 'DK13585628',
  NO: 'NO923609016MVA',
  SE: 'SE556036079301',
  GR: 'EL094259216',
  IS: 'IS109900',
  GB: 'GB980780684',
};

function address(country: string, name: string) {
  const postalCode = country === 'CH' ? '9450' : country === 'LI' ? '9490' : '1234';
  return { name, streetName: 'Marktgasse', houseNumber: '12', postalCode, city: 'Altstätten', country };
}

/** The document of a case. */
export function documentOf({ kind, seller, buyer, vat, isFull }: Omit<MatrixCase, 'profile' | 'syntax'>) {
  const isForeign = buyer !== 'CH' && buyer !== 'LI';
  const { name: _, ...plain } = address('CH', '');
  const creditor = { addressType: 'STRUCTURED', name: 'Hofkäserei Rheintal AG', ...plain } as const;
  const payment = {
    creditorInformation: { iban: 'CH5800791123000889012', creditor },
    paymentReference: { referenceType: 'SCOR' as const, reference: 'RF83F2600918' },
  };
  const json: InvoiceDocumentJson = {
    language: 'de',
    kind,
    sender: {
      addressLines: ['Hofkäserei Rheintal AG', 'Marktgasse 12', '9450 Altstätten'],
      uid: 'CHE-123.456.788',
      isVatRegistered: vat !== 'O',
      address: address(seller, 'Hofkäserei Rheintal AG'),
    },
    recipient: {
      addressLines: ['Spezereien Zentral GmbH', 'Zentralplatz 4', '1234 Zentral'],
      address: address(buyer, 'Spezereien Zentral GmbH'),
      ...(isForeign
        ? { vatNumber: vatNumbers[buyer] as string, electronicAddress: { scheme: '0088', id: '7612345000015' } }
        : { uid: 'CHE-309.115.740' }),
    },
    contactPerson: { name: 'Regula Holzer', phone: '+41 71 555 01 40', email: 'r.holzer@kaeserei-rheintal.example' },
    customerReference: '04011000-12345-03',
    invoiceNr: 'R-26118',
    invoiceDate: '2026-09-30',
    currency: isForeign ? 'EUR' : 'CHF',
    positions: vats[vat].map((taxed: Taxed, index) => ({
      description: `Bergkäse ${index + 1}`,
      quantity: 3.5,
      unit: 'kg',
      unitPrice: 23.4,
      ...taxed,
      ...(isFull && {
        articleNr: '1104',
        gtin: '7610000001100',
        discount: index === 0 ? { percent: 10 } : { amount: 1.5 },
      }),
    })),
    ...((kind === 'creditNote' || kind === 'correction') && {
      precedingInvoice: { nr: 'R-26001', ...(isFull && { date: '2026-09-01' }) },
    }),
    ...(kind === 'creditNote' ? {} : { paymentTerms: { days: 30 }, qrInvoice: payment }),
    ...(isFull && {
      customerNr: 'C-20715',
      orderNr: 'CMD 4471',
      servicePeriod: { from: '2026-09-01', to: '2026-09-28' },
      introduction: 'Wir danken für den Auftrag.',
      closing: 'Freundliche Grüsse',
      discounts: [{ description: 'Treuerabatt', percent: 3 }],
      surcharges: [{ description: 'Kühltransport', amount: 24.9, ...vats[vat][0] }],
      ...(kind !== 'creditNote' && {
        prepaidAmount: 20,
        paymentTerms: { days: 30, cashDiscounts: [{ percent: 2, days: 10 }] },
      }),
    }),
  };
  return expectValue(parseInvoiceDocument(json, { profile: profiles['2.3'] })).document;
}

/** What is written of a case: its XML, or the rules for which it is refused. */
export function writtenOf(one: MatrixCase) {
  const invoice = eInvoiceOf(documentOf(one), { profile: one.profile });
  if (!invoice.ok) return { refused: invoice.problems };
  return { xml: textOf(invoice.value, one.syntax), invoice: invoice.value };
}

function textOf(invoice: EInvoice, syntax: Syntax): string {
  return syntax === 'UBL' ? writeUbl(invoice) : writeCii(invoice);
}

/** Every kind, profile, VAT and group in Switzerland and towards Germany; every kind towards and from every country by Peppol. */
export const matrix: readonly MatrixCase[] = [
  ...kinds.flatMap((kind) =>
    ways.flatMap(([profile, syntax]) =>
      (Object.keys(vats) as (keyof typeof vats)[]).flatMap((vat) =>
        (['CH', 'DE'] as const).flatMap((buyer) =>
          [false, true].map((isFull) => ({ kind, profile, syntax, seller: 'CH', buyer, vat, isFull })),
        ),
      ),
    ),
  ),
  ...kinds.flatMap((kind) =>
    countries.flatMap((seller) =>
      countries
        .filter((buyer) => seller === 'CH' || seller === buyer || seller === 'DE' || buyer === 'DE')
        .map((buyer): MatrixCase => {
          return { kind, profile: 'peppol', syntax: 'UBL', seller, buyer, vat: 'S', isFull: true };
        }),
    ),
  ),
];
