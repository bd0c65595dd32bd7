import * as v from 'valibot';

const text = (maxLength: number) => v.nullish(v.pipe(v.string(), v.maxLength(maxLength)));
const party = v.strictObject({
  addressType: v.nullish(v.picklist(['STRUCTURED', 'COMBINED'])),
  name: text(70),
  streetName: text(70),
  houseNumber: text(16),
  postalCode: text(16),
  city: text(35),
  country: text(2),
});
const invoice = v.strictObject({
  creditorInformation: v.nullish(v.strictObject({ iban: text(21), creditor: v.nullish(party) })),
  paymentAmountInformation: v.nullish(
    v.strictObject({ amount: v.nullish(v.number()), currency: v.nullish(v.picklist(['CHF', 'EUR'])) }),
  ),
  ultimateDebtor: v.nullish(party),
  paymentReference: v.nullish(
    v.strictObject({
      referenceType: v.nullish(v.picklist(['QRR', 'SCOR', 'NON'])),
      reference: text(27),
      additionalInformation: v.nullish(v.strictObject({ unstructuredMessage: text(140) })),
    }),
  ),
  alternativeSchemes: v.nullish(v.strictObject({ alternativeSchemeParameters: v.nullish(v.array(v.string())) })),
});

/** How many things are wrong. */
export function faultsOf(document: unknown): number {
  return v.safeParse(invoice, document).issues?.length ?? 0;
}
