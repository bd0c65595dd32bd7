import fc from 'fast-check';
import {
  type InvoiceDocument,
  type InvoiceDocumentJson,
  parseInvoiceDocument,
} from '../../packages/core/src/invoice-document/index.ts';
import { profiles } from '../../packages/core/src/swiss-qr/index.ts';
import { invoiceDocuments } from './invoice-document.ts';

/** Where the seller is registered, with what VAT is there in place of 8.1, 2.6 and 3.8 per cent. */
const registrations = [
  { country: 'CH', vatNumber: undefined, rates: [8.1, 2.6, 3.8] },
  { country: 'DE', vatNumber: 'DE136695976', rates: [19, 7, 7] },
  { country: 'AT', vatNumber: 'ATU13585627', rates: [20, 10, 13] },
  { country: 'FR', vatNumber: 'FR40303265045', rates: [20, 5.5, 10] },
  { country: 'IT', vatNumber: 'IT07643520567', rates: [22, 4, 10] },
] as const;

const buyers = [
  { country: 'DE', vatNumber: 'DE142116817' },
  { country: 'AT', vatNumber: 'ATU13585627' },
  { country: 'FR', vatNumber: 'FR40303265045', registration: { scheme: '0009', id: '30326504500019' } },
  { country: 'BE', vatNumber: 'BE0403019261' },
  { country: 'NL', vatNumber: 'NL003660564B01' },
  { country: 'LU', vatNumber: 'LU10000356' },
  { country: 'ES', vatNumber: 'ESA58818501' },
  { country: 'GB', vatNumber: 'GB980780684' },
] as const;

const accounts = [
  { iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' },
  { iban: 'FR1420041010050500013M02606', holder: 'Hofkäserei Rheintal AG' },
  { iban: 'AT611904300234573201', reference: 'RF83F2600918' },
  { iban: 'CH5800791123000889012' },
] as const;

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
const place = {
  streetName: 'Hafenstrasse',
  houseNumber: '3',
  postalCode: '88131',
  city: 'Lindau',
  country: 'DE',
} as const;

const additions = fc.record({
  registration: fc.constantFrom(...registrations),
  buyer: fc.constantFrom(...buyers),
  taxNumber: maybe(fc.constant('47/115/01234')),
  contractNr: maybe(fc.constant('V-2026/7')),
  projectNr: maybe(fc.constant('P 12')),
  deliveryAddress: maybe(fc.constantFrom(place, { ...place, name: 'Lager Nord', additionalLine: 'Tor 4' })),
  bankAccount: fc.constantFrom(...accounts),
  currency: fc.constantFrom('EUR', 'EUR', 'USD', 'GBP', 'SEK', 'CHF'),
  exchangeRate: maybe(fc.constantFrom(0.9512, 1.25, 0.000001)),
  notes: maybe(
    fc.subarray([
      { subject: 'PMT', text: 'Indemnité forfaitaire de 40 € pour frais de recouvrement' },
      { subject: 'PMD', text: 'Pénalités : trois fois le taux légal' },
      { subject: 'AAB', text: "Pas d'escompte" },
    ]),
  ),
  attachments: maybe(
    fc
      .array(
        fc.record({
          nr: fc.constantFrom('1', 'Rapport A'),
          description: maybe(fc.constant('Arbeitsrapport')),
          name: fc.constantFrom('rapport.pdf', 'Übersicht.csv'),
          mediaType: fc.constantFrom('application/pdf' as const, 'text/csv' as const),
          content: fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('base64')),
        }),
        { minLength: 1, maxLength: 3 },
      )
      .map((files) =>
        files.map((file, index) => ({ ...file, nr: `${file.nr} ${index}`, name: `${index} ${file.name}` })),
      ),
  ),
  priceQuantity: fc.constantFrom(undefined, 1, 10, 100, 1000),
  isSelfBilled: fc.constantFrom(false, false, false, true),
});

type Additions = typeof additions extends fc.Arbitrary<infer T> ? T : never;

function abroadJson(json: InvoiceDocumentJson, added: Additions): InvoiceDocumentJson {
  const { registration, buyer, taxNumber, exchangeRate, priceQuantity, isSelfBilled, ...members } = added;
  const { country, vatNumber, rates } = registration;
  const swiss = [8.1, 2.6, 3.8];
  const taxed = <T extends { readonly vatRate?: number | undefined }>(one: T): T => {
    const at = swiss.indexOf(one.vatRate ?? -1);
    return at < 0 ? one : { ...one, vatRate: rates[at] as number };
  };
  const { qrInvoice: _, ...base } = json;
  const isTaxed = json.recipient.vatNumber !== undefined;
  return {
    ...base,
    ...members,
    kind: isSelfBilled ? 'selfBilled' : json.kind,
    sender: {
      ...json.sender,
      address: { streetName: 'Marktgasse', postalCode: '9450', city: 'Altstätten', country: 'CH' },
      ...(country !== 'CH' && isTaxed && { vatNumber }),
      taxNumber,
    },
    recipient: {
      addressLines: json.recipient.addressLines,
      address: { streetName: 'Zentralplatz', postalCode: '1234', city: 'Zentral', country: buyer.country },
      ...(isTaxed ? buyer : { registration: 'registration' in buyer ? buyer.registration : undefined }),
      ...(isTaxed ? { country: undefined } : { electronicAddress: { scheme: '9930', id: 'DE142116817' } }),
    } as InvoiceDocumentJson['recipient'],
    vatCurrency:
      exchangeRate === undefined || members.currency === 'CHF' ? undefined : { currency: 'CHF', exchangeRate },
    positions: json.positions.map((one) =>
      one.kind === undefined || one.kind === 'item' ? { ...taxed(one), priceQuantity } : one,
    ),
    discounts: json.discounts?.map(taxed),
    surcharges: json.surcharges?.map(taxed),
  };
}

/** Invoices as `invoiceDocuments` makes them, sent abroad: other numbers, accounts, currencies and terms. */
export const invoicesAbroad: fc.Arbitrary<{
  readonly json: InvoiceDocumentJson;
  readonly document: InvoiceDocument;
}> = fc
  .tuple(invoiceDocuments, additions)
  .map(([{ json }, added]) => abroadJson(json, added))
  .map((json) => ({ json, parsed: parseInvoiceDocument(json, { profile: profiles['2.3'] }) }))
  .filter(({ parsed }) => parsed.ok)
  .map(({ json, parsed }) => ({ json, document: (parsed as Extract<typeof parsed, { ok: true }>).value.document }));
