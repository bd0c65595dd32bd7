import { anyNumber, anyText, asked, choice, list, object, optional, read } from '@rappen/core/model';

const text = (maxLength: number) => anyText({ maxLength });
const party = object({
  addressType: asked(choice(['STRUCTURED', 'COMBINED'])),
  name: asked(text(70)),
  streetName: optional(text(70)),
  houseNumber: optional(text(16)),
  postalCode: optional(text(16)),
  city: optional(text(35)),
  country: asked(text(2)),
});
const invoice = object({
  creditorInformation: asked(object({ iban: asked(text(21)), creditor: asked(party) })),
  paymentAmountInformation: asked(object({ amount: optional(anyNumber()), currency: asked(choice(['CHF', 'EUR'])) })),
  ultimateDebtor: optional(party),
  paymentReference: asked(
    object({
      referenceType: asked(choice(['QRR', 'SCOR', 'NON'])),
      reference: optional(text(27)),
      additionalInformation: optional(object({ unstructuredMessage: optional(text(140)) })),
    }),
  ),
  alternativeSchemes: optional(object({ alternativeSchemeParameters: optional(list(text(100))) })),
});

/** How many things are wrong. */
export function faultsOf(document: unknown): number {
  const found = read(invoice, document, { entriesMax: 200 });
  return found.ok ? 0 : found.problems.length;
}
