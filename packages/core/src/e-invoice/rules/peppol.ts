import { compareDecimals, differenceOf, isNear, percentageOf, sumOf } from '../../money/index.ts';
import type { Path } from '../../problem/problem.ts';
import { isOfList } from '../codes/index.ts';
import { type EInvoice, type Identifier, type Line, type LineAllowance, profileTerms } from '../semantic/index.ts';
import type { Check } from './check.ts';
import { lineProductOf } from './line-product.ts';
import { checkNational, isWithin } from './peppol-national.ts';

/** Tolerances of amounts, in hundredths. */
const near = 2;

/** What Peppol BIS Billing 3.0 asks, and XRechnung with it. */
export function checkBilling(invoice: EInvoice, check: Check): void {
  const { seller, buyer, totals, currency, vatCurrency } = invoice;
  const rule = (number: string): string => `PEPPOL-EN16931-R${number}`;
  check.required(invoice.businessProcess, rule('001'), 'BT-23', ['businessProcess']);
  if (vatCurrency !== undefined && vatCurrency === currency) {
    check.broken(
      rule('005'),
      'BT-6',
      ['vatCurrency'],
      'it may only stand where it is another one than that of the invoice',
    );
  }
  check.required(buyer?.electronicAddress?.id, rule('010'), 'BT-49', ['buyer', 'electronicAddress']);
  check.required(seller?.electronicAddress?.id, rule('020'), 'BT-34', ['seller', 'electronicAddress']);
  const signs = [totals?.vat, totals?.vatInVatCurrency];
  if (signs.every((amount) => amount !== undefined) && isNegative(signs[0]) !== isNegative(signs[1])) {
    check.broken(
      rule('055'),
      'BT-111',
      ['totals', 'vatInVatCurrency'],
      'its sign is not that of the VAT in the currency',
    );
  }
  for (const kind of ['allowances', 'charges'] as const) {
    for (const [index, one] of invoice[kind].entries()) checkAllowance(one, [kind, index], documentTerms[kind], check);
  }
  for (const [index, line] of invoice.lines.entries()) checkLine(line, ['lines', index], invoice.period, check);
}

const documentTerms = { allowances: ['BT-92', 'BT-93', 'BT-94'], charges: ['BT-99', 'BT-100', 'BT-101'] } as const;
const lineTerms = { allowances: ['BT-136', 'BT-137', 'BT-138'], charges: ['BT-141', 'BT-142', 'BT-143'] } as const;

function isNegative(amount: string | undefined): boolean {
  return amount !== undefined && compareDecimals(amount, '0') < 0;
}

/** R040 to 042. */
function checkAllowance(
  { amount, base, percent }: LineAllowance,
  place: Path,
  [amountTerm, baseTerm, percentTerm]: readonly [string, string, string],
  check: Check,
): void {
  if (percent !== undefined && base === undefined)
    check.required(undefined, 'PEPPOL-EN16931-R041', baseTerm, [...place, 'base']);
  if (base !== undefined && percent === undefined) {
    check.required(undefined, 'PEPPOL-EN16931-R042', percentTerm, [...place, 'percent']);
  }
  if (amount === undefined || base === undefined || percent === undefined) return;
  const expected = percentageOf([base], percent);
  if (!isNear(amount, expected, near)) {
    check.sum('PEPPOL-EN16931-R040', amountTerm, [...place, 'amount'], expected, amount);
  }
}

function checkLine(line: Line, place: Path, period: EInvoice['period'], check: Check): void {
  const { price, quantity, net } = line;
  for (const kind of ['allowances', 'charges'] as const) {
    for (const [index, one] of line[kind].entries())
      checkAllowance(one, [...place, kind, index], lineTerms[kind], check);
  }
  if (price?.gross !== undefined && price.net !== undefined) {
    const expected = compareDecimals(price.gross, '0') === 0 ? price.net : undefined;
    const isSound = expected !== undefined || differsBy(price.gross, price.discount ?? '0', price.net);
    if (!isSound)
      check.broken(
        'PEPPOL-EN16931-R046',
        'BT-146',
        [...place, 'price', 'net'],
        'it is not the gross price less its discount',
      );
  }
  const [from, to] = [line.period?.from, line.period?.to];
  if (from !== undefined && period?.from !== undefined && from < period.from) {
    check.broken('PEPPOL-EN16931-R110', 'BG-26', [...place, 'period', 'from'], 'it begins before the invoicing period');
  }
  if (to !== undefined && period?.to !== undefined && to > period.to) {
    check.broken('PEPPOL-EN16931-R111', 'BT-135', [...place, 'period', 'to'], 'it is after the invoicing period');
  }
  const base = price?.base;
  if (base?.value !== undefined && compareDecimals(base.value, '0') <= 0) {
    check.broken('PEPPOL-EN16931-R121', 'BT-149', [...place, 'price', 'base', 'value'], 'it must be above zero');
  }
  if (base?.unit !== undefined && quantity?.unit !== undefined && base.unit !== quantity.unit) {
    check.broken(
      'PEPPOL-EN16931-R130',
      'BT-150',
      [...place, 'price', 'base', 'unit'],
      'it is not the unit of the quantity',
    );
  }
  const product = lineProductOf(line);
  if (product === undefined || net === undefined) return;
  const amounts = (list: readonly LineAllowance[]): string => sumOf(list.map(({ amount = '0' }) => amount));
  const expected = sumOf([differenceOf(product, amounts(line.allowances)), amounts(line.charges)]);
  if (!isNear(net, expected, near)) check.sum('PEPPOL-EN16931-R120', 'BT-131', [...place, 'net'], expected, net);
}

function differsBy(gross: string, discount: string, net: string): boolean {
  const decimals = Math.max(...[gross, discount, net].map((text) => text.split('.')[1]?.length ?? 0));
  const [one, two, three] = [gross, discount, net].map((text) => scaledTo(text, decimals));
  return (one as bigint) - (two as bigint) === three;
}

function scaledTo(text: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Types that Peppol has for the two documents of UBL. */
const invoiceTypes =
  ' 71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877 ';
const creditNoteTypes = ' 81 83 381 396 532 ';
/** Partial and corrected invoices: Peppol has them between German parties alone. */
const germanTypes = ['326', '384'];
/** What stands in the list of the standard and not in that of the network. */
const schemesOfOthers = ' EM AN AQ AS AU ';

/** Codes of reasons that belong to one category (P0104 to P0111). */
const categoriesOfReasons: Readonly<Record<string, readonly [rule: string, category: string]>> = {
  'VATEX-EU-G': ['PEPPOL-EN16931-P0104', 'G'],
  'VATEX-EU-O': ['PEPPOL-EN16931-P0105', 'O'],
  'VATEX-EU-IC': ['PEPPOL-EN16931-P0106', 'K'],
  'VATEX-EU-AE': ['PEPPOL-EN16931-P0107', 'AE'],
  'VATEX-EU-D': ['PEPPOL-EN16931-P0108', 'E'],
  'VATEX-EU-F': ['PEPPOL-EN16931-P0109', 'E'],
  'VATEX-EU-I': ['PEPPOL-EN16931-P0110', 'E'],
  'VATEX-EU-J': ['PEPPOL-EN16931-P0111', 'E'],
};

/** What Peppol BIS Billing 3.0 asks beyond `checkBilling`. Source: OpenPEPPOL, rules of BIS Billing 3.0. */
export function checkPeppol(invoice: EInvoice, check: Check): void {
  const { notes, specification, businessProcess, typeCode, seller, buyer } = invoice;
  const rule = (number: string): string => `PEPPOL-EN16931-${number}`;
  const isGerman = isWithin(invoice, 'DE');
  if (notes.length > 1 && !isGerman) check.broken(rule('R002'), 'BG-1', ['notes'], 'there may be one: join them');
  check.required(invoice.buyerReference ?? invoice.order, rule('R003'), 'BT-10', ['buyerReference']);
  if (specification !== undefined && !specification.startsWith(profileTerms.peppol.specification)) {
    check.broken(rule('R004'), 'BT-24', ['specification'], `it must be ${profileTerms.peppol.specification}`);
  }
  if (businessProcess !== undefined && !/^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(businessProcess)) {
    check.broken(rule('R007'), 'BT-23', ['businessProcess'], 'it must be one of Peppol, such as that of billing');
  }
  if (typeCode !== undefined && !isOfList(invoiceTypes, typeCode) && !isOfList(creditNoteTypes, typeCode)) {
    check.code(rule('P0100'), 'BT-3', ['typeCode'], typeCode);
  }
  if (typeCode !== undefined && germanTypes.includes(typeCode) && !isGerman) {
    check.broken(
      rule('P0112'),
      'BT-3',
      ['typeCode'],
      'types 326 and 384 are for a seller and a buyer in Germany alone: choose an invoice or a credit note, or another profile',
    );
  }
  checkNational(invoice, check);
  for (const [party, key, term] of [
    [seller, 'seller', 'BT-34'],
    [buyer, 'buyer', 'BT-49'],
  ] as const) {
    const { scheme } = party?.electronicAddress ?? {};
    const place = [key, 'electronicAddress', 'scheme'];
    if (scheme !== undefined && isOfList(schemesOfOthers, scheme)) check.code(rule('CL008'), term, place, scheme);
    for (const [id, at] of [
      [party?.electronicAddress, [key, 'electronicAddress', 'id']],
      [party?.registration, [key, 'registration', 'id']],
    ] as const) {
      if (isFaultyGln(id)) check.broken('PEPPOL-COMMON-R040', term, at, 'its check digit is wrong');
    }
  }
  for (const [index, { category, reasonCode }] of invoice.vatBreakdown.entries()) {
    const [broken, expected] = categoriesOfReasons[reasonCode?.toUpperCase() ?? ''] ?? [];
    if (broken === undefined || category === expected) continue;
    check.broken(broken, 'BT-121', ['vatBreakdown', index, 'reasonCode'], `it belongs to category ${expected}`);
  }
}

/** GS1 General Specifications, 7.9: weights 3 and 1 from the right. */
function isFaultyGln(identifier: Identifier | undefined): boolean {
  if (identifier?.scheme !== '0088' || identifier.id === undefined) return false;
  if (!/^\d{13}$/.test(identifier.id)) return true;
  const sum = [...identifier.id].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 !== 0;
}
