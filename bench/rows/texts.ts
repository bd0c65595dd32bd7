import { isAccountNumber, parseAccountNumber } from '@rappen/core/iban';
import { parseJson, writeJson } from '@rappen/core/json';
import { isCreditorReference, isQrReference } from '@rappen/core/reference';
import { parseQrInvoice, qrInvoiceJsonOf, readPayload, writePayload } from '@rappen/core/swiss-qr';
import iban from 'iban';
import { isValidIBAN } from 'ibantools';
import { isQRReferenceValid, isSCORReferenceValid } from 'swissqrbill/utils';
import { comparison } from '../comparison.ts';
import { type Contestant, type Measurement, measure } from '../measure.ts';
// Not in the package's exports, but what its documents are made with
import { generateQRData } from '../node_modules/swissqrbill/lib/esm/shared/qr-code.js';
import { validateData } from '../node_modules/swissqrbill/lib/esm/shared/validator.js';
import { accepted } from '../our-bill.ts';
import { type PeerBill, peerBill } from '../peer-bill.ts';
import { atLeast, type Line, perSecond, type Row } from '../table.ts';
import { type Bill, profile } from '../workload.ts';

export function textRows(bills: readonly Bill[]): Row[] {
  return [
    { name: 'payload reading', measure: () => payloadReading(bills) },
    { name: 'IBAN check', measure: () => ibanCheck(bills) },
    { name: 'references', measure: () => references(bills) },
    { name: 'payload writing', measure: () => payloadWriting(bills) },
    { name: 'JSON', measure: () => json(bills) },
  ];
}

async function payloadReading(bills: readonly Bill[]): Promise<Line[]> {
  const payloads = bills.map(({ invoice }) => Buffer.from(writePayload(invoice)).toString());
  const read = (text: string): boolean => accepted(readPayload(text, profile)).invoice !== undefined;
  const least = 250_000;
  return alone(
    'Payload read, every rule validated',
    least,
    await measure([{ name: 'ours', run: countOf(read) }], payloads),
  );
}

async function ibanCheck(bills: readonly Bill[]): Promise<Line[]> {
  const accounts = bills.map(({ draft }) => draft.iban ?? '');
  const measurements = await measure<string>(
    [
      { name: 'ours', run: countOf(isAccountNumber) },
      { name: 'iban', run: countOf((text) => iban.isValid(text)), same: true },
      { name: 'ibantools', run: countOf((text) => isValidIBAN(text)), same: true },
    ],
    accounts,
  );
  const parsing = await measure(
    [{ name: 'ours', run: countOf((text: string) => parseAccountNumber(text).ok) }],
    accounts,
  );
  const least = 5_000_000;
  return [
    ...alone('IBAN check', least, measurements),
    ...comparison('IBAN check', measurements),
    ...alone('IBAN parsed into a result', undefined, parsing),
  ];
}

async function references(bills: readonly Bill[]): Promise<Line[]> {
  const ofType = (type: string): string[] =>
    bills.flatMap(({ draft }) => (draft.referenceType === type && draft.reference ? [draft.reference] : []));
  const check = (ours: (text: string) => boolean, theirs: (text: string) => boolean): Contestant<string>[] => [
    { name: 'ours', run: countOf(ours) },
    { name: 'swissqrbill', run: countOf(theirs), same: true },
  ];
  const qr = await measure(check(isQrReference, isQRReferenceValid), ofType('QRR'));
  const creditor = await measure(check(isCreditorReference, isSCORReferenceValid), ofType('SCOR'));
  return [...comparison('QR reference check', qr), ...comparison('Creditor reference check', creditor)];
}

async function payloadWriting(bills: readonly Bill[]): Promise<Line[]> {
  const pairs = bills.map(pairOf);
  const measurements = await measure<Pair>(
    [
      { name: 'ours', run: lengthOf(({ bill }) => writePayload(bill.invoice)) },
      { name: 'swissqrbill (cleans and validates too)', run: lengthOf(({ peer }) => generateQRData(peer.data)) },
    ],
    pairs,
  );
  return comparison('Payload writing', measurements);
}

async function json(bills: readonly Bill[]): Promise<Line[]> {
  const pairs = bills.map((bill) => {
    const { peer } = pairOf(bill);
    return { ours: writeJson(qrInvoiceJsonOf(bill.draft)), theirs: JSON.stringify(peer.data) };
  });
  const read = (text: string): string =>
    accepted(parseQrInvoice(accepted(parseJson(text)), { profile })).invoice.currency;
  const readByPeer = (text: string): string => {
    const data = JSON.parse(text) as PeerBill['data'];
    validateData(data);
    return data.currency;
  };
  const measurements = await measure<(typeof pairs)[number]>(
    [
      { name: 'ours', run: lengthOf(({ ours }) => read(ours)) },
      { name: 'swissqrbill (`JSON.parse`, `validateData`)', run: lengthOf(({ theirs }) => readByPeer(theirs)) },
    ],
    pairs,
  );
  return comparison('JSON to invoice, every rule validated', measurements);
}

interface Pair {
  readonly bill: Bill;
  readonly peer: PeerBill;
}

function pairOf(bill: Bill): Pair {
  return { bill, peer: peerBill(bill) };
}

/** A line with our own speed, and the least speed asked for, if any. */
function alone(task: string, least: number | undefined, [ours]: readonly Measurement[]): Line[] {
  if (!ours) return [];
  const goal = least === undefined ? {} : { goal: atLeast(ours.perSecond, least, `at least ${perSecond(least)}`) };
  return [{ task, ours: perSecond(ours.perSecond), ...goal }];
}

function countOf<T>(check: (item: T) => boolean): Contestant<T>['run'] {
  return (items) => {
    let count = 0;
    for (const item of items) if (check(item)) count++;
    return count;
  };
}

function lengthOf<T>(write: (item: T) => string): Contestant<T>['run'] {
  return (items) => {
    let length = 0;
    for (const item of items) length += write(item).length;
    return length;
  };
}
