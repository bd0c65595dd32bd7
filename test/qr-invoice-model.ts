import { formatPath } from '@rappen/core/problem';
import { type ProfileName, parseQrInvoice, profiles } from '@rappen/core/swiss-qr';

type Json = Record<string, unknown>;

export const party = (name: string): Json => ({
  addressType: 'STRUCTURED',
  name,
  streetName: 'Rue du Lac',
  houseNumber: '1268',
  postalCode: '2501',
  city: 'Biel',
  country: 'CH',
});
/** Bill information as an object, and the same as text. */
export const swico = {
  billInformationType: 'SwicoS1v12',
  invoiceReference: '10201409',
  invoiceDate: '2026-06-15',
  uidNumber: '106017086',
  vatDetails: [{ taxPercentage: 8.1, taxedNetAmount: 100 }],
  paymentConditions: [{ cashDiscountPercentage: 0, eligiblePaymentPeriodDays: 30 }],
};
export const swicoText = '//S1/10/10201409/11/260615/30/106017086/32/8.1:100/40/0:30';

/** A valid model with every field but the ultimate creditor, in the names of the contract. */
export function model(): Json {
  return {
    creditorInformation: { iban: 'CH4431999123000889012', creditor: party('Robert Schneider AG') },
    paymentAmountInformation: { amount: 108.1, currency: 'CHF' },
    ultimateDebtor: party('Pia Rutschmann'),
    paymentReference: {
      referenceType: 'QRR',
      reference: '210000000003139471430009017',
      additionalInformation: { unstructuredMessage: 'Order', billInformation: swicoText },
    },
    alternativeSchemes: { alternativeSchemeParameters: ['eBill/B/pia@example.com', 'XY;1'] },
  };
}

/** The model with one field set; undefined removes it. A step into nothing makes an object. */
export function modelWith(...fields: readonly (readonly [path: string, value: unknown])[]): Json {
  const json = model();
  for (const [path, value] of fields) {
    const steps = path.split('.');
    const last = steps.pop() as string;
    let object = json;
    for (const step of steps) {
      object[step] ??= {};
      object = object[step] as Json;
    }
    if (value === undefined) delete object[last];
    else object[last] = value;
  }
  return json;
}

/** `path code` of everything wrong. */
export function findings(json: unknown, profile: ProfileName = '2.3', normalize = false): string[] {
  const parsed = parseQrInvoice(json, { profile: profiles[profile], normalize });
  return parsed.ok ? [] : parsed.problems.map((found) => `${formatPath(found.path)} ${found.code}`.trim());
}

export const creditor = 'creditorInformation.creditor';
export const information = 'paymentReference.additionalInformation';
export const texts = 'alternativeSchemes.alternativeSchemeParameters';
export const objects = 'alternativeSchemes.alternativeSchemeParameterObjects';
const addressFields = [
  'addressType',
  'name',
  'streetName',
  'houseNumber',
  'postalCode',
  'city',
  'country',
  'addressLine1',
  'addressLine2',
];
export const textFields = [
  'creditorInformation.iban',
  ...[creditor, 'ultimateCreditor', 'ultimateDebtor'].flatMap((group) =>
    addressFields.map((field) => `${group}.${field}`),
  ),
  'paymentAmountInformation.currency',
  'paymentReference.referenceType',
  'paymentReference.reference',
  `${information}.unstructuredMessage`,
  `${information}.billInformation`,
];
export const objectFields = [
  'creditorInformation',
  creditor,
  'ultimateCreditor',
  'paymentAmountInformation',
  'ultimateDebtor',
  'paymentReference',
  information,
  `${information}.billInformationObject`,
  'alternativeSchemes',
];
