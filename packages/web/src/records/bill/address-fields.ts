export type Party = 'creditor' | 'debtor';

const parts = ['name', 'street', 'buildingNumber', 'postalCode', 'city', 'countryCode'] as const;

/** The fields of a structured address on a bill, in the order in which it is written. */
export function addressFields<P extends Party>(party: P): readonly `${P}.${(typeof parts)[number]}`[] {
  return parts.map((part) => `${party}.${part}` as const);
}
