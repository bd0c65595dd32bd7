import type { Path, Problem } from '../problem/problem.ts';
import { swicoS1Schema } from './billing-information/json.ts';

export const information = ['paymentReference', 'additionalInformation'] as const;
export const schemes = 'alternativeSchemes';

const addressNames: Readonly<Record<string, string>> = {
  street: 'streetName',
  buildingNumber: 'houseNumber',
  countryCode: 'country',
};

const wirePaths: Readonly<Record<string, Path>> = {
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

/** Where a field of a draft stands in the JSON model. */
export function wirePathOf(path: Path): Path {
  const [field, ...rest] = path;
  const start = wirePaths[String(field)];
  return start === undefined ? path : [...start, ...rest.map((step) => addressNames[step] ?? step)];
}

/** Names of the JSON model in the order of its description; no two objects disagree about it. */
const names: ReadonlyMap<string, number> = new Map(
  [
    ...['creditorInformation', 'ultimateCreditor', 'paymentAmountInformation', 'ultimateDebtor', 'paymentReference'],
    ...[
      schemes,
      'iban',
      'creditor',
      'addressType',
      'name',
      'streetName',
      'houseNumber',
      'postalCode',
      'city',
      'country',
    ],
    ...['addressLine1', 'addressLine2', 'amount', 'currency', 'referenceType', 'reference', 'additionalInformation'],
    ...['unstructuredMessage', 'billInformation', 'billInformationObject', 'alternativeSchemeParameters'],
    ...['alternativeSchemeParameterObjects', ...Object.keys(swicoS1Schema.shape)],
  ].map((name, index) => [name, index]),
);

/** Problems as one reads the JSON model from top to bottom; unknown fields come last in their object. */
export function inDocumentOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => comparePaths(a.path, b.path));
}

function comparePaths(a: Path, b: Path): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const difference = rankOf(a[i]) - rankOf(b[i]);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function rankOf(step: string | number | undefined): number {
  return typeof step === 'number' ? step : (names.get(String(step)) ?? names.size);
}
