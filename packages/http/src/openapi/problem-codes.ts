import { problemsByOwner as ofCore } from '@rappen/core/problem';
import { type catalogue, problemsByOwner as ofServices } from '../problems/index.ts';
import { isJsonText } from '../route/query.ts';
import type { Route } from '../route/route.ts';

type Owner = keyof typeof ofCore | keyof typeof ofServices;
const rowsByOwner = { ...ofCore, ...ofServices };

const texts: readonly Owner[] = ['request', 'text'];
/** What is found without looking into documents. */
const light = new Set<Owner>(['request', 'text', 'model', 'submission', 'ebill', 'accounts', 'webhooks', 'resources']);
const bill: readonly Owner[] = [
  ...texts,
  'json',
  'model',
  'country',
  'money',
  'iban',
  'reference',
  'qr',
  'drawing',
  'swiss-qr',
  'swiss-qr/billing-information',
  'swiss-qr/alternative-procedures',
  'payment-part',
];
const file: readonly Owner[] = [...bill, 'pdf', 'swiss-qr/payload', 'epc', 'date', 'uid'];
const ofCases: readonly Owner[] = ['request', 'text', 'model', 'submission', 'ebill', 'xml', 'accounts'];
const submission: readonly Owner[] = [...file, 'e-invoice', 'ebill', 'xml', 'submission', 'accounts'];
const ofPeople: readonly Owner[] = [
  'request',
  'text',
  'model',
  'accounts',
  'submission',
  'iban',
  'ebill',
  'xml',
  'swiss-qr',
];

/** What the operations of a group look at, and so can find something wrong with. */
const ownersByGroup: Readonly<Record<string, readonly Owner[]>> = {
  __proto__: null as never,
  'Swiss QR code': file,
  'Payment part and receipt': [...file, 'slip-on-page', 'bulk'],
  PDF: [...file, 'slip-on-page'],
  'Invoice documents': [...file, 'invoice-document', 'resources', 'slip-on-page', 'e-invoice'],
  Payments: [...file, 'xml', 'bank-message', 'payment-order', 'statement', 'reconciliation', 'bulk'],
  'E-invoices': [...file, 'invoice-document', 'e-invoice', 'xml'],
  'Swiss payments code': file,
  'EPC QR code': file,
  IBAN: [...texts, 'iban'],
  'QR reference': [...texts, 'reference'],
  'Creditor reference': [...texts, 'reference'],
  'Country codes': [...texts, 'country'],
  'Bill information': bill,
  'Alternative schemes': [...bill, 'date', 'uid', 'ebill', 'xml'],
  'eBill examples': submission,
  'Business cases': submission,
  'Account statements': [...ofCases, 'bank-message', 'statement', 'reconciliation', 'iban', 'reference'],
  'PDF/A': submission,
  'Mails of the desk': [...ofCases, 'json', 'pdf'],
  'Pages: StagedCases': submission,
  'Pages: Cases': ofCases,
  'Bill recipients': ofCases,
  'Bill recipient subscriptions': ofCases,
  Events: ofCases,
  'Health check': ofCases,
  Webhooks: [...ofCases, 'webhooks', 'accounts'],
  'Pages: Webhooks': [...ofPeople, 'webhooks'],
  'Pages: Simulator': [...ofPeople, 'money', 'ebill', 'xml'],
};

/** Problems of people who sign in. */
const isOfPerson = /^(?:LOGIN|SESSION|CSRF|ORIGIN|ROLE|SECOND_FACTOR|PASSKEY)_/;

/** The codes of the problems that an operation can report, in the order of the alphabet: by what it looks at and its statuses. */
export function problemCodesOf(route: Route): readonly string[] {
  const { group, path, needsKey, refusals, refusalCodes = [], body } = route;
  const statuses = new Set(needsKey ? [...refusals, 401, 403, 429] : refusals);
  const isOfPeople = path.startsWith('/connect/');
  // What reads nothing but its address finds nothing wrong with documents
  const isOfDocuments = body !== undefined || route.query?.members.some(([, { shape }]) => isJsonText(shape)) === true;
  const owners = ownersByGroup[group] ?? (isOfPeople ? ofPeople : texts);
  const rows = (isOfDocuments ? owners : owners.filter((owner) => light.has(owner))).flatMap((owner) =>
    Object.entries(rowsByOwner[owner as Owner]),
  );
  const admission = Object.entries(ofServices.admission).filter(([code]) =>
    isOfPerson.test(code) ? isOfPeople || route.leastRole !== undefined : needsKey,
  );
  // The submission service refuses what breaks a rule of a document with 400
  const isOfQr = path.startsWith('/v2/');
  const isPossible = (status: number) => statuses.has(status) || (!isOfQr && status === 422 && statuses.has(400));
  const known = [...rows, ...admission].filter(([, row]) => isPossible(statusOf(row)));
  return [...new Set([...known.map(([code]) => code), ...refusalCodes])].sort();
}

function statusOf(row: (typeof catalogue)[keyof typeof catalogue]): number {
  return 'status' in row ? row.status : 422;
}
