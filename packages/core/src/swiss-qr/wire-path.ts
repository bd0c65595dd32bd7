import type { Path } from '../problem/problem.ts';

export const information = ['paymentReference', 'additionalInformation'] as const;
export const schemes = 'alternativeSchemes';

const addressNames: Readonly<Record<string, string>> = {
  __proto__: null as never,
  street: 'streetName',
  buildingNumber: 'houseNumber',
  countryCode: 'country',
};

const wirePaths: Readonly<Record<string, Path>> = {
  __proto__: null as never,
  iban: ['creditorInformation', 'iban'],
  creditor: ['creditorInformation', 'creditor'],
  ultimateCreditor: ['ultimateCreditor'],
  amount: ['paymentAmountInformation', 'amount'],
  currency: ['paymentAmountInformation', 'currency'],
  debtor: ['ultimateDebtor'],
  referenceType: ['paymentReference', 'referenceType'],
  reference: ['paymentReference', 'reference'],
  unstructuredMessage: [...information, 'unstructuredMessage'],
  billingInformation: [...information, 'billInformation'],
  alternativeProcedures: [schemes, 'alternativeSchemeParameters'],
};

/** The place of a draft's field in the JSON model. */
export function wirePathOf(path: Path): Path {
  const [field, ...rest] = path;
  const start = wirePaths[String(field)];
  return start === undefined ? path : [...start, ...rest.map((step) => addressNames[step] ?? step)];
}
