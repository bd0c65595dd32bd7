import { type BusinessCaseType, requestNameOf, wireNameOf } from '@rappen/core/ebill';
import { changed, requestOf } from '../../ebill-cases.ts';
import { type Answered, base64, iban, plainPdf, type Service } from './service.ts';

export const kinds = {
  bill: 'Bill',
  'instalment-bill': 'InstalmentBill',
  advice: 'Advice',
  'credit-note': 'CreditNote',
  reminder: 'Reminder',
  'donation-inquiry': 'DonationInquiry',
} as const satisfies Record<string, BusinessCaseType>;
export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

type Json = Record<string, unknown>;
let count = 0;

/** A business case of a type that the service accepts, with a number of its own and changes at paths such as `a.b[0].c`. */
export function caseOf(kind: Kind, changes: Json = {}): Json {
  count += 1;
  const referenceNumber = `T-${kind}-${count}`;
  const amount = `${100 + count}.05`;
  const sums: Json = 'singlePayment' in requestOf(kinds[kind]) ? amounts(amount) : {};
  return changed(requestOf(kinds[kind]), {
    referenceNumber,
    referencedBill: undefined,
    workflow: undefined,
    ...sums,
    ...changes,
  });
}

/** Another sum each time, so that no case looks like the repetition of another. */
function amounts(amount: string): Json {
  return {
    'totalAmount.value': amount,
    'singlePayment.paymentInformation.amount.value': amount,
    'singlePayment.paymentInformation.accountAndReference.generic': { referenceType: 'NON', iban },
  };
}

export interface Options {
  readonly mode?: 'STAGE' | 'DELIVER' | '';
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly key?: string;
  readonly pdf?: Uint8Array;
}

/** Submits a case as JSON. */
export function submitJson(
  service: Service,
  kind: Kind,
  businessCase: unknown,
  options: Options = {},
): Promise<Answered> {
  const { mode = 'DELIVER', query = '', headers = {}, key, pdf = plainPdf() } = options;
  const target = `/api/v1/business-cases/${kind}?${mode && `processingMode=${mode}`}${query}`;
  return service.send('POST', target, { json: { pdf: base64(pdf), businessCase }, headers, ...(key && { key }) });
}

/** Submits a case as a form of fields. */
export function submitForm(
  service: Service,
  kind: Kind,
  businessCase: unknown,
  pdf: Uint8Array<ArrayBuffer> = plainPdf(),
) {
  const form = new FormData();
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'bill.pdf');
  for (const [name, text] of fieldsOf(wireNameOf(kinds[kind]), businessCase)) form.append(name, text);
  return service.send('POST', `/api/v1/business-cases/${kind}/multipart?processingMode=STAGE`, { body: form });
}

/** `bill[totalAmount][value]` and so on. */
export function fieldsOf(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[name, String(value)]];
  return Object.entries(value).flatMap(([member, inner]) => fieldsOf(`${name}[${member}]`, inner));
}

/** The same as an XML body. */
export function xmlOf(kind: Kind, businessCase: unknown, pdf: string = base64(plainPdf())): string {
  const root = requestNameOf(kinds[kind]);
  return `<${root}><pdf>${pdf}</pdf>${element('businessCase', businessCase)}</${root}>`;
}

export function element(name: string, value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((entry) => element(name, entry)).join('');
  if (typeof value !== 'object' || value === null)
    return `<${name}>${String(value).replaceAll('&', '&amp;')}</${name}>`;
  const inner = Object.entries(value).map(([member, one]) => element(member, one));
  return `<${name}>${inner.join('')}</${name}>`;
}

/** What is wrong with the fields, as `path code`. */
export function fieldErrorsOf(answer: Answered): string[] {
  return answer.json.fieldErrors.map(
    ({ fieldName, code }: { fieldName: string; code: string }) => `${fieldName} ${code}`,
  );
}
