import { compareDecimals, differenceOf, isNear, shortDecimal, sumOf, taxOf } from '../../money/index.ts';
import type { Path } from '../../problem/problem.ts';
import type { EInvoice, VatBreakdown, VatOfLine } from '../semantic/index.ts';
import type { Check } from './check.ts';

/** A line, allowance or charge with its VAT, and its amount as it counts for the taxable amount. */
interface Taxed {
  readonly kind: 'line' | 'allowance' | 'charge';
  readonly vat: VatOfLine;
  readonly amount: string;
  readonly place: Path;
}

/** A category of VAT: how its rules are called, and what they ask. */
interface Family {
  readonly category: string;
  /** Of the rules: BR-S-01. */
  readonly name: string;
  readonly rate: 'positive' | 'zero' | 'absent' | 'any';
  /** Whether each rate has a breakdown of its own. */
  readonly isByRate: boolean;
  readonly reason: 'forbidden' | 'required';
  /** What must identify the seller and the buyer. */
  readonly seller: 'vat' | 'tax' | 'none';
  readonly buyer: 'vat' | 'vatOrRegistration' | undefined;
}

const families: readonly Family[] = [
  { category: 'S', name: 'S', rate: 'positive', isByRate: true, reason: 'forbidden', seller: 'tax', buyer: undefined },
  { category: 'Z', name: 'Z', rate: 'zero', isByRate: false, reason: 'forbidden', seller: 'tax', buyer: undefined },
  { category: 'E', name: 'E', rate: 'zero', isByRate: false, reason: 'required', seller: 'tax', buyer: undefined },
  {
    category: 'AE',
    name: 'AE',
    rate: 'zero',
    isByRate: false,
    reason: 'required',
    seller: 'tax',
    buyer: 'vatOrRegistration',
  },
  { category: 'K', name: 'IC', rate: 'zero', isByRate: false, reason: 'required', seller: 'vat', buyer: 'vat' },
  { category: 'G', name: 'G', rate: 'zero', isByRate: false, reason: 'required', seller: 'vat', buyer: undefined },
  { category: 'O', name: 'O', rate: 'absent', isByRate: false, reason: 'required', seller: 'none', buyer: undefined },
  { category: 'L', name: 'AF', rate: 'any', isByRate: true, reason: 'forbidden', seller: 'tax', buyer: undefined },
  { category: 'M', name: 'AG', rate: 'any', isByRate: true, reason: 'forbidden', seller: 'tax', buyer: undefined },
];

const kinds = ['line', 'allowance', 'charge'] as const;
const categoryTerms = { line: 'BT-151', allowance: 'BT-95', charge: 'BT-102' } as const;
const rateTerms = { line: 'BT-152', allowance: 'BT-96', charge: 'BT-103' } as const;

/** The rules of each VAT category: BR-S, Z, E, AE, IC, G, O, AF and AG, 01 to 14. Source: EN 16931-1, 6.4.3. */
export function checkVatCategories(invoice: EInvoice, check: Check): void {
  const taxed = taxedOf(invoice);
  for (const family of families) {
    const own = taxed.filter(({ vat }) => vat.category === family.category);
    const groups = invoice.vatBreakdown.flatMap((group, index) =>
      group.category === family.category ? [{ group, place: ['vatBreakdown', index] as Path }] : [],
    );
    if (own.length === 0 && groups.length === 0) continue;
    checkGroups(family, own, groups, check);
    checkParties(family, own, invoice, check);
    for (const one of own) checkRate(family, one, check);
    const sums = sumsOf(family, own);
    for (const { group, place } of groups) checkGroup(family, sums, group, place, check);
  }
  checkAlone(invoice, taxed, check);
  checkArrival(invoice, check);
}

function taxedOf({ lines, allowances, charges }: EInvoice): Taxed[] {
  return [
    ...lines.map(
      ({ vat = {}, net = '0' }, index): Taxed => ({ kind: 'line', vat, amount: net, place: ['lines', index] }),
    ),
    ...allowances.map(
      ({ vat = {}, amount = '0' }, index): Taxed => ({
        kind: 'allowance',
        vat,
        amount: differenceOf('0', amount),
        place: ['allowances', index],
      }),
    ),
    ...charges.map(
      ({ vat = {}, amount = '0' }, index): Taxed => ({ kind: 'charge', vat, amount, place: ['charges', index] }),
    ),
  ];
}

/** 01: as many breakdowns as the category needs. */
function checkGroups(
  { name, isByRate }: Family,
  own: readonly Taxed[],
  groups: readonly { readonly group: VatBreakdown }[],
  check: Check,
): void {
  const rule = `BR-${name}-01`;
  if (groups.length === 0) check.required(undefined, rule, 'BG-23', ['vatBreakdown']);
  else if (own.length === 0 && !isByRate) check.broken(rule, 'BG-23', ['vatBreakdown'], 'nothing belongs to it');
  else if (groups.length > 1 && !isByRate) {
    check.broken(rule, 'BG-23', ['vatBreakdown'], 'the category stands more than once');
  }
}

/** 02 to 04: who must be identified for a line, an allowance, a charge. */
function checkParties(
  { name, seller: need, buyer: needed }: Family,
  own: readonly Taxed[],
  invoice: EInvoice,
  check: Check,
): void {
  const { seller, buyer, taxRepresentative } = invoice;
  const hasVat = seller?.vatId !== undefined || taxRepresentative?.vatId !== undefined;
  for (const [index, kind] of kinds.entries()) {
    if (!own.some((one) => one.kind === kind)) continue;
    const rule = `BR-${name}-0${index + 2}`;
    if (need === 'none') {
      if (seller?.vatId !== undefined)
        check.broken(rule, 'BT-31', ['seller', 'vatId'], 'it may not stand beside category O');
      if (taxRepresentative?.vatId !== undefined) {
        check.broken(rule, 'BT-63', ['taxRepresentative', 'vatId'], 'it may not stand beside category O');
      }
      if (buyer?.vatId !== undefined)
        check.broken(rule, 'BT-48', ['buyer', 'vatId'], 'it may not stand beside category O');
      continue;
    }
    const isKnown = hasVat || (need === 'tax' && seller?.taxNumber !== undefined);
    if (!isKnown) check.required(undefined, rule, 'BT-31', ['seller', 'vatId']);
    const isBuyerKnown =
      buyer?.vatId !== undefined || (needed === 'vatOrRegistration' && buyer?.registration !== undefined);
    if (needed !== undefined && !isBuyerKnown) check.required(undefined, rule, 'BT-48', ['buyer', 'vatId']);
  }
}

/** 05 to 07: the rate of a line, an allowance, a charge. */
function checkRate({ name, rate: need }: Family, { kind, vat, place }: Taxed, check: Check): void {
  const rule = `BR-${name}-0${kinds.indexOf(kind) + 5}`;
  const { rate } = vat;
  const at = [...place, 'vat', 'rate'];
  if (need === 'absent') {
    if (rate !== undefined) check.broken(rule, rateTerms[kind], at, 'it may not stand in category O');
  } else if (rate === undefined) check.required(undefined, rule, rateTerms[kind], at);
  else if (need === 'positive' && compareDecimals(rate, '0') <= 0)
    check.broken(rule, rateTerms[kind], at, 'it must be above zero');
  else if (need === 'zero' && compareDecimals(rate, '0') !== 0)
    check.broken(rule, rateTerms[kind], at, 'it must be zero');
}

/** The taxable amounts of a category by rate, each added once: there may be as many breakdowns as lines. */
function sumsOf({ isByRate }: Family, own: readonly Taxed[]): ReadonlyMap<string, string> {
  const amounts = new Map<string, string[]>();
  for (const { vat, amount } of own) {
    const key = isByRate ? shortDecimal(vat.rate ?? '0') : '';
    const same = amounts.get(key);
    if (same === undefined) amounts.set(key, [amount]);
    else same.push(amount);
  }
  return new Map([...amounts].map(([key, list]) => [key, sumOf(list)]));
}

/** 08 to 10: taxable amount, VAT and reason of a breakdown. */
function checkGroup(
  family: Family,
  sums: ReadonlyMap<string, string>,
  group: VatBreakdown,
  place: Path,
  check: Check,
): void {
  const { name, isByRate, rate: need, reason } = family;
  const { base, amount, rate = '0' } = group;
  const sum = sums.get(isByRate ? shortDecimal(rate) : '');
  const expected = sum ?? '0.00';
  if (isByRate && sum === undefined) check.broken(`BR-${name}-08`, 'BG-23', place, 'nothing belongs to it');
  if (base !== undefined && compareDecimals(base, expected) !== 0) {
    check.sum(`BR-${name}-08`, 'BT-116', [...place, 'base'], expected, base);
  }
  if (amount !== undefined && base !== undefined) {
    const vat = need === 'positive' || need === 'any' ? taxOf(base, rate) : '0.00';
    const isSound =
      need === 'positive' || need === 'any' ? isNear(amount, vat, 100) : compareDecimals(amount, '0') === 0;
    if (!isSound) check.sum(`BR-${name}-09`, 'BT-117', [...place, 'amount'], vat, amount);
  }
  const hasReason = group.reason !== undefined || group.reasonCode !== undefined;
  const at = [...place, 'reason'];
  if (reason === 'forbidden' && hasReason) check.broken(`BR-${name}-10`, 'BT-120', at, 'VAT is charged: leave it out');
  if (reason === 'required' && !hasReason) check.required(undefined, `BR-${name}-10`, 'BT-120', at);
}

/** O-11 to 14: what is outside VAT stands alone. */
function checkAlone(invoice: EInvoice, taxed: readonly Taxed[], check: Check): void {
  const groups = invoice.vatBreakdown;
  if (!groups.some(({ category }) => category === 'O')) return;
  if (groups.length > 1) check.broken('BR-O-11', 'BG-23', ['vatBreakdown'], 'category O must be the only one');
  for (const { kind, vat, place } of taxed) {
    if (vat.category === undefined || vat.category === 'O') continue;
    const rule = `BR-O-${12 + kinds.indexOf(kind)}`;
    check.broken(rule, categoryTerms[kind], [...place, 'vat', 'category'], 'beside category O there is no other');
  }
}

/** IC-11 and 12: when and where goods arrive that go to another member state. */
function checkArrival({ vatBreakdown, delivery, period }: EInvoice, check: Check): void {
  if (!vatBreakdown.some(({ category }) => category === 'K')) return;
  check.required(delivery?.date ?? period?.from ?? period?.to, 'BR-IC-11', 'BT-72', ['delivery', 'date']);
  check.required(delivery?.address?.country, 'BR-IC-12', 'BT-80', ['delivery', 'address', 'country']);
}
