/** A valid invoice in wire form; `withField` changes one place of it. */
export const invoice = {
  creditorInformation: {
    iban: 'CH4431999123000889012',
    creditor: {
      addressType: 'STRUCTURED',
      name: 'Max Muster & Söhne',
      streetName: 'Musterstrasse',
      houseNumber: '123',
      postalCode: '8000',
      city: 'Seldwyla',
      country: 'CH',
    },
  },
  paymentAmountInformation: { amount: 1949.75, currency: 'CHF' },
  ultimateDebtor: {
    addressType: 'STRUCTURED',
    name: 'Simon Muster',
    streetName: 'Musterstrasse',
    houseNumber: '1',
    postalCode: '8000',
    city: 'Seldwyla',
    country: 'CH',
  },
  paymentReference: {
    referenceType: 'QRR',
    reference: '210000000003139471430009017',
    additionalInformation: {
      unstructuredMessage: 'Order from 15.10.2020',
      billInformation: '//S1/10/1234/11/201021/30/102673386/32/7.7/40/0:30',
    },
  },
  alternativeSchemes: { alternativeSchemeParameters: ['eBill/B/simon.muster@example.com'] },
};

/** The invoice's JSON with the value at a dotted path replaced; `undefined` leaves the field out. */
export function withField(path: string, value: unknown): string {
  const copy = structuredClone(invoice) as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() as string;
  let holder = copy;
  for (const step of steps) {
    holder[step] ??= {};
    holder = holder[step] as Record<string, unknown>;
  }
  holder[last] = value;
  return JSON.stringify(copy);
}

/** The invoice's JSON with the amount written literally as given. */
export function withAmountLiteral(literal: string): string {
  return JSON.stringify(invoice).replace('1949.75', literal);
}
