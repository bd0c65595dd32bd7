import * as z from 'zod/mini';

const text = (maxLength: number) => z.nullish(z.string().check(z.maxLength(maxLength)));
const party = z.strictObject({
  addressType: z.nullish(z.enum(['STRUCTURED', 'COMBINED'])),
  name: text(70),
  streetName: text(70),
  houseNumber: text(16),
  postalCode: text(16),
  city: text(35),
  country: text(2),
});
const invoice = z.strictObject({
  creditorInformation: z.nullish(z.strictObject({ iban: text(21), creditor: z.nullish(party) })),
  paymentAmountInformation: z.nullish(
    z.strictObject({ amount: z.nullish(z.number()), currency: z.nullish(z.enum(['CHF', 'EUR'])) }),
  ),
  ultimateDebtor: z.nullish(party),
  paymentReference: z.nullish(
    z.strictObject({
      referenceType: z.nullish(z.enum(['QRR', 'SCOR', 'NON'])),
      reference: text(27),
      additionalInformation: z.nullish(z.strictObject({ unstructuredMessage: text(140) })),
    }),
  ),
  alternativeSchemes: z.nullish(z.strictObject({ alternativeSchemeParameters: z.nullish(z.array(z.string())) })),
});

/** How many things are wrong. */
export function faultsOf(document: unknown): number {
  const found = invoice.safeParse(document);
  return found.success ? 0 : found.error.issues.length;
}
