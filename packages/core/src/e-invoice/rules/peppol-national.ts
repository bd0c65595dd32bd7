import { compareDecimals } from '../../money/index.ts';
import type { Path } from '../../problem/problem.ts';
import { type EInvoice, type Identifier, isCreditNoteType, type Party } from '../semantic/index.ts';
import type { Check } from './check.ts';
import { checkGerman } from './xrechnung.ts';

/** Whether both parties have their address in a country. */
export function isWithin({ seller, buyer }: EInvoice, country: string): boolean {
  return seller?.address?.country === country && buyer?.address?.country === country;
}

/**
 * What Peppol asks of the parties by the country of the seller: all of Germany, and of Denmark, Iceland, Italy, the Netherlands and
 * Sweden what stands in the terms of the parties. Source: OpenPEPPOL BIS Billing 3.0, national rules.
 */
export function checkNational(invoice: EInvoice, check: Check): void {
  if (isWithin(invoice, 'DE')) checkGerman(invoice, check, peppolName);
  const country = invoice.seller?.address?.country ?? '';
  byCountry[country]?.(invoice, check);
}

/** Rule BR-DE-23-a of XRechnung is DE-R-023-1 of Peppol. */
function peppolName(rule: string): string {
  const [, number = '', part] = /^BR-DE-(\d+)(?:-([a-z]))?$/.exec(rule) ?? [];
  return `DE-R-${number.padStart(3, '0')}${part === undefined ? '' : `-${part === 'a' ? 1 : 2}`}`;
}

const byCountry: Readonly<Record<string, (invoice: EInvoice, check: Check) => void>> = {
  DK: checkDanish,
  IS: checkIcelandic,
  IT: checkItalian,
  NL: checkDutch,
  SE: checkSwedish,
};

function checkDanish(invoice: EInvoice, check: Check): void {
  const { seller, buyer, typeCode, totals } = invoice;
  registered(seller, 'seller', ['0184'], ['DK-R-002', 'DK-R-014'], check);
  if (!isWithin(invoice, 'DK')) return;
  for (const [party, key, term] of [
    [seller, 'seller', 'BT-29'],
    [buyer, 'buyer', 'BT-46'],
  ] as const) {
    for (const [index, { scheme }] of (party?.ids ?? []).entries()) {
      check.required(scheme, 'DK-R-013', term, [key, 'ids', index, 'scheme']);
    }
  }
  if (buyer?.registration !== undefined) registered(buyer, 'buyer', ['0184'], ['DK-R-017', 'DK-R-017'], check);
  if (isCreditNoteType(typeCode) && totals?.due !== undefined && compareDecimals(totals.due, '0') < 0) {
    check.broken('DK-R-016', 'BT-115', ['totals', 'due'], 'it is negative');
  }
}

function checkIcelandic(invoice: EInvoice, check: Check): void {
  const { seller, buyer, typeCode } = invoice;
  if (typeCode !== undefined && typeCode !== '380' && typeCode !== '381') {
    check.code('IS-R-001', 'BT-3', ['typeCode'], typeCode);
  }
  registered(seller, 'seller', ['0196'], ['IS-R-002', 'IS-R-002'], check);
  addressed(seller, 'seller', 'IS-R-003', ['line1', 'postalCode'], check);
  if (!isWithin(invoice, 'IS')) return;
  registered(buyer, 'buyer', ['0196'], ['IS-R-004', 'IS-R-004'], check);
  addressed(buyer, 'buyer', 'IS-R-005', ['line1', 'postalCode'], check);
}

function checkItalian({ seller }: EInvoice, check: Check): void {
  if (seller?.vatId !== undefined && !seller.vatId.toUpperCase().startsWith('IT')) return;
  addressed(seller, 'seller', 'IT-R-002', ['line1'], check);
  addressed(seller, 'seller', 'IT-R-003', ['city'], check);
  addressed(seller, 'seller', 'IT-R-004', ['postalCode'], check);
}

function checkDutch(invoice: EInvoice, check: Check): void {
  const { seller, buyer, typeCode, totals, paymentMeans, lines, order } = invoice;
  const isCreditNote = isCreditNoteType(typeCode);
  if (isCreditNote) check.required(invoice.precedingInvoices, 'NL-R-001', 'BG-3', ['precedingInvoices']);
  addressed(seller, 'seller', 'NL-R-002', ['line1', 'city', 'postalCode'], check);
  if (seller?.registration !== undefined) {
    registered(seller, 'seller', ['0106', '0190'], ['NL-R-003', 'NL-R-003'], check);
  }
  const owed = totals?.due === undefined ? 0 : compareDecimals(totals.due, '0');
  if (isCreditNote ? owed < 0 : owed > 0) check.required(paymentMeans, 'NL-R-007', 'BG-16', ['paymentMeans']);
  if (lines.some(({ orderLine }) => orderLine !== undefined)) check.required(order, 'NL-R-009', 'BT-13', ['order']);
  if (!isWithin(invoice, 'NL')) return;
  addressed(buyer, 'buyer', 'NL-R-004', ['line1', 'city', 'postalCode'], check);
  if (buyer?.registration !== undefined) {
    registered(buyer, 'buyer', ['0106', '0190'], ['NL-R-005', 'NL-R-005'], check);
  }
  for (const [index, { code = '' }] of paymentMeans.entries()) {
    if (!['30', '48', '49', '57', '58', '59'].includes(code)) {
      check.code('NL-R-008', 'BT-81', ['paymentMeans', index, 'code'], code);
    }
  }
}

function checkSwedish({ seller }: EInvoice, check: Check): void {
  const { id } = seller?.registration ?? {};
  if (id === undefined) return;
  const at = ['seller', 'registration', 'id'];
  if (!/^\d+$/.test(id)) check.broken('SE-R-003', 'BT-30', at, 'a Swedish number has digits alone');
  if (id.length !== 10) check.broken('SE-R-004', 'BT-30', at, 'a Swedish number has ten digits');
  if (!isLuhn(id)) check.broken('SE-R-013', 'BT-30', at, 'its check digit is wrong');
}

function isLuhn(id: string): boolean {
  if (!/^\d{10}$/.test(id)) return false;
  const sum = [...id].reduce((total, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(weighted / 10) + (weighted % 10);
  }, 0);
  return sum % 10 === 0;
}

/** The registration of a party in one of these lists. */
function registered(
  party: Party | undefined,
  key: 'seller' | 'buyer',
  schemes: readonly string[],
  [presence, scheme]: readonly [string, string],
  check: Check,
): void {
  const term = key === 'seller' ? 'BT-30' : 'BT-47';
  const found: Identifier | undefined = party?.registration;
  const at: Path = [key, 'registration'];
  if (found?.id === undefined) check.required(undefined, presence, term, at);
  else if (!schemes.includes(found.scheme ?? '')) {
    check.broken(scheme, term, [...at, 'scheme'], `it must be from list ${schemes.join(' or ')}`);
  }
}

const addressTerms = {
  seller: { line1: 'BG-5', city: 'BT-37', postalCode: 'BT-38' },
  buyer: { line1: 'BG-8', city: 'BT-52', postalCode: 'BT-53' },
} as const;

function addressed(
  party: Party | undefined,
  key: 'seller' | 'buyer',
  rule: string,
  parts: readonly (keyof (typeof addressTerms)['seller'])[],
  check: Check,
): void {
  for (const part of parts)
    check.required(party?.address?.[part], rule, addressTerms[key][part], [key, 'address', part]);
}
