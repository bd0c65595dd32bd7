import { anyNumber, anyText, asked, choice, list, nullable, object, read } from '@rappen/core/model';

const text = (maxLength: number) => anyText({ maxLength });
const party = object({
  addressType: asked(choice(['STRUCTURED', 'COMBINED'])),
  name: asked(text(70)),
  streetName: nullable(text(70)),
  houseNumber: nullable(text(16)),
  postalCode: nullable(text(16)),
  city: nullable(text(35)),
  country: asked(text(2)),
});
const invoice = object({
  creditorInformation: asked(object({ iban: asked(text(21)), creditor: asked(party) })),
  paymentAmountInformation: asked(object({ amount: nullable(anyNumber()), currency: asked(choice(['CHF', 'EUR'])) })),
  ultimateDebtor: nullable(party),
  paymentReference: asked(
    object({
      referenceType: asked(choice(['QRR', 'SCOR', 'NON'])),
      reference: nullable(text(27)),
      additionalInformation: nullable(object({ unstructuredMessage: nullable(text(140)) })),
    }),
  ),
  alternativeSchemes: nullable(object({ alternativeSchemeParameters: nullable(list(text(100))) })),
});

/** How many things are wrong. */
export function faultsOf(document: unknown): number {
  const found = read(invoice, document, { entriesMax: 200 });
  return found.ok ? 0 : found.problems.length;
}
