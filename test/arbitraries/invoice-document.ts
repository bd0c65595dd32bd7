import fc from 'fast-check';
import {
  type InvoiceDocument,
  type InvoiceDocumentJson,
  parseInvoiceDocument,
} from '../../packages/core/src/invoice-document/index.ts';
import { profiles } from '../../packages/core/src/swiss-qr/index.ts';

type Position = NonNullable<InvoiceDocumentJson['positions']>[number];
type Adjustment = NonNullable<InvoiceDocumentJson['discounts']>[number];

/** How the positions of a document are taxed: together they are every category that a Swiss seller uses. */
type Taxing = 'taxed' | 'mixed' | 'unregistered' | 'reverse' | 'export' | 'exempt';

const decimals = (max: number, digits: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: max * 10 ** digits }).map((value) => Number((value / 10 ** digits).toFixed(digits)));
const price = fc.oneof(decimals(900, 2), decimals(50, 4), decimals(5, 6));
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 40 }),
  decimals(60, 2),
  decimals(3, 6),
  fc.constantFrom(0.000001, 0),
);
const text = fc
  .array(fc.constantFrom('Käse', 'Montage & Transport', '<Muster>', '"Spezial"', "l'été", 'à 5 %', 'Größe', '№ 7'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' ').replace('№', 'Nr.'));
const block = fc.array(text, { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n'));
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
const units = fc.constantFrom(undefined, 'Stk.', 'h', 'kg', 'm2', 'Nächte', 'pauschal', 'Kübel', 'L', '%');
const percents = fc.constantFrom(2, 3, 5, 10, 33.333, 100, 0.5);
const reduction = fc.oneof(
  percents.map((percent) => ({ percent })),
  decimals(40, 2).map((amount) => ({ amount })),
);

const rates: Readonly<Record<Taxing, readonly Pick<Position, 'vatRate' | 'vatCategory' | 'vatExemption'>[]>> = {
  taxed: [{ vatRate: 8.1 }, { vatRate: 2.6 }, { vatRate: 3.8 }],
  mixed: [
    { vatRate: 8.1 },
    { vatRate: 2.6 },
    { vatRate: 0 },
    {},
    { vatCategory: 'E', vatExemption: { reason: 'Art. 21 MWSTG: Heilbehandlung' } },
  ],
  unregistered: [{}],
  reverse: [{ vatCategory: 'AE' }],
  export: [{ vatCategory: 'G' }],
  exempt: [{ vatCategory: 'E' }, { vatCategory: 'E', vatExemption: { reason: 'Art. 21 MWSTG: Unterricht' } }],
};

function positionOf(taxing: Taxing): fc.Arbitrary<Position> {
  const item = fc
    .record({
      articleNr: maybe(fc.constantFrom('1104', 'A/7')),
      gtin: maybe(fc.constant('7610000001100')),
      description: block,
      quantity: maybe(quantity),
      unit: units,
      unitCode: maybe(fc.constantFrom('H87', 'KGM', 'XBX')),
      unitPrice: price,
      discount: maybe(reduction),
      vat: fc.constantFrom(...rates[taxing]),
      sign: fc.constantFrom(1, 1, 1, 1, 1, 1, -1, 2),
    })
    .map(({ vat, sign, ...rest }): Position => {
      if (sign === -1) return { ...rest, ...vat, quantity: -(rest.quantity ?? 1) };
      return { ...rest, ...vat, unitPrice: sign === 2 ? -rest.unitPrice : rest.unitPrice };
    });
  return fc.oneof(
    { weight: 8, arbitrary: item },
    { weight: 1, arbitrary: text.map((description): Position => ({ kind: 'text', description })) },
    { weight: 1, arbitrary: fc.constant<Position>({ kind: 'subtotal' }) },
  );
}

function adjustmentsOf(taxing: Taxing): fc.Arbitrary<Adjustment[]> {
  return fc.array(
    fc
      .record({
        description: maybe(text),
        value: reduction,
        vat: fc.constantFrom({}, {}, ...rates[taxing].slice(0, 2)),
      })
      .map(({ description, value, vat }): Adjustment => ({ description, ...value, ...vat })),
    { maxLength: 2 },
  );
}

const creditor = {
  addressType: 'STRUCTURED',
  name: 'Hofkäserei Rheintal AG',
  streetName: 'Marktgasse',
  houseNumber: '12',
  postalCode: '9450',
  city: 'Altstätten',
  country: 'CH',
} as const;

const references = fc.constantFrom(
  { iban: 'CH4431999123000889012', referenceType: 'QRR', reference: '{1839:20264471}' },
  { iban: 'CH5800791123000889012', referenceType: 'SCOR', reference: '{F2600918}' },
  { iban: 'CH5800791123000889012', referenceType: 'NON', reference: undefined },
) as fc.Arbitrary<{ iban: string; referenceType: 'QRR' | 'SCOR' | 'NON'; reference: string | undefined }>;

/** The JSON of an invoice that has all that any profile asks for. Its sums may be no amounts of a bill. */
function jsonOf(taxing: Taxing): fc.Arbitrary<InvoiceDocumentJson> {
  return fc
    .record({
      language: fc.constantFrom('de', 'fr', 'it', 'en', 'rm'),
      kind: fc.constantFrom('invoice', 'invoice', 'invoice', 'creditNote', 'correction', 'prepayment', 'partial'),
      title: maybe(fc.constant('Schlussrechnung')),
      customerNr: maybe(fc.constant('C-20715')),
      orderNr: maybe(fc.constant('PO 4711')),
      invoiceDate: fc.constantFrom('2026-09-30', '2028-02-29'),
      servicePeriod: maybe(fc.constantFrom({ from: '2026-09-01' }, { from: '2026-09-01', to: '2026-09-28' })),
      terms: maybe(fc.constantFrom({ days: 30 }, { days: 30, cashDiscounts: [{ percent: 2, days: 10 }] })),
      currency: fc.constantFrom('CHF', 'EUR'),
      introduction: maybe(block),
      closing: maybe(text),
      positions: fc.array(positionOf(taxing), { minLength: 1, maxLength: 12 }),
      discounts: adjustmentsOf(taxing),
      surcharges: adjustmentsOf(taxing),
      pricesIncludeVat: fc.boolean(),
      rounding: fc.constantFrom('none', 'cash'),
      prepaid: fc.constantFrom(0, 0, 0, 12.35),
      reference: references,
      message: maybe(fc.constant('Rechnung 4711')),
    })
    .map(({ reference, message, terms, prepaid, ...rest }): InvoiceDocumentJson => {
      const { iban, ...account } = reference;
      return {
        ...rest,
        ...(terms !== undefined && { paymentTerms: terms }),
        sender: {
          name: creditor.name,
          addressLines: ['Marktgasse 12', '9450 Altstätten'],
          uid: 'CHE-123.456.788',
          ...(rest.kind === 'creditNote' && {
            address: { streetName: 'Marktgasse', postalCode: '9450', city: 'Altstätten', country: 'CH' },
          }),
        },
        recipient: {
          addressLines: ['Spezereien Zentral GmbH', 'Zentralplatz 4', '79098 Freiburg'],
          address: {
            streetName: 'Zentralplatz',
            houseNumber: '4',
            postalCode: '79098',
            city: 'Freiburg',
            country: 'DE',
          },
          ...(taxing === 'unregistered' ? {} : { vatNumber: 'DE136695976' }),
          electronicAddress: { scheme: '9930', id: 'DE136695976' },
        },
        contactPerson: { name: 'Regula Holzer', phone: '+41 71 555 01 40', email: 'r.holzer@kaeserei.example' },
        customerReference: '04011000-12345-03',
        ...(rest.kind === 'invoice' ? {} : { precedingInvoice: { nr: 'R-1', date: '2026-08-31' } }),
        invoiceNr: 'R-26118',
        ...(prepaid > 0 && { prepaidAmount: prepaid }),
        ...(rest.kind !== 'creditNote' && {
          qrInvoice: {
            creditorInformation: { iban, creditor },
            paymentReference: {
              ...account,
              ...(message !== undefined && { additionalInformation: { unstructuredMessage: message } }),
            },
          },
        }),
      };
    });
}

/** An invoice document of every kind, with its JSON. */
export const invoiceDocuments: fc.Arbitrary<{
  readonly json: InvoiceDocumentJson;
  readonly document: InvoiceDocument;
}> = fc
  .constantFrom<Taxing>('taxed', 'taxed', 'mixed', 'mixed', 'unregistered', 'reverse', 'export', 'exempt')
  .chain(jsonOf)
  .map((json) => ({ json, parsed: parseInvoiceDocument(json, { profile: profiles['2.3'] }) }))
  .filter(({ parsed }) => parsed.ok)
  .map(({ json, parsed }) => ({ json, document: (parsed as Extract<typeof parsed, { ok: true }>).value.document }));
