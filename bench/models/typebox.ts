import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Optional(Type.Union([type, Type.Null()]));
const text = (maxLength: number) => orNull(Type.String({ maxLength }));
const word = (...words: readonly string[]) => orNull(Type.Union(words.map((one) => Type.Literal(one))));
const strict = { additionalProperties: false };
const party = Type.Object(
  {
    addressType: word('STRUCTURED', 'COMBINED'),
    name: text(70),
    streetName: text(70),
    houseNumber: text(16),
    postalCode: text(16),
    city: text(35),
    country: text(2),
  },
  strict,
);
const invoice = Type.Object(
  {
    creditorInformation: orNull(Type.Object({ iban: text(21), creditor: orNull(party) }, strict)),
    paymentAmountInformation: orNull(
      Type.Object({ amount: orNull(Type.Number()), currency: word('CHF', 'EUR') }, strict),
    ),
    ultimateDebtor: orNull(party),
    paymentReference: orNull(
      Type.Object(
        {
          referenceType: word('QRR', 'SCOR', 'NON'),
          reference: text(27),
          additionalInformation: orNull(Type.Object({ unstructuredMessage: text(140) }, strict)),
        },
        strict,
      ),
    ),
    alternativeSchemes: orNull(Type.Object({ alternativeSchemeParameters: orNull(Type.Array(Type.String())) }, strict)),
  },
  strict,
);

/** How many things are wrong; interpreted, since a Worker compiles no code at run time. */
export function faultsOf(document: unknown): number {
  return Value.Check(invoice, document) ? 0 : [...Value.Errors(invoice, document)].length;
}
