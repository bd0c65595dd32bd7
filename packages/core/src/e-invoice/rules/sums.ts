import { compareDecimals, differenceOf, sumOf } from '../../money/index.ts';
import type { Path } from '../../problem/problem.ts';
import type { DocumentTotals, EInvoice } from '../semantic/index.ts';
import type { Check } from './check.ts';

/** The sums of an invoice, to the hundredth (BR-CO-10 to 16). Source: EN 16931-1, 6.4.2. */
export function checkSums(invoice: EInvoice, check: Check): void {
  const { totals = {} } = invoice;
  const { lines, allowances = '0', charges = '0', net, vat = '0', gross, prepaid = '0', rounding = '0', due } = totals;
  const sums = (list: readonly { readonly amount?: string | undefined }[]): string =>
    sumOf(list.map(({ amount = '0' }) => amount));
  const compare = (rule: string, term: string, key: keyof DocumentTotals, expected: string): void => {
    const found = totals[key] ?? '0.00';
    if (compareDecimals(expected, found) !== 0) check.sum(rule, term, ['totals', key], expected, found);
  };
  if (lines !== undefined) compare('BR-CO-10', 'BT-106', 'lines', sumOf(invoice.lines.map((line) => line.net ?? '0')));
  compare('BR-CO-11', 'BT-107', 'allowances', sums(invoice.allowances));
  compare('BR-CO-12', 'BT-108', 'charges', sums(invoice.charges));
  if (net !== undefined && lines !== undefined) {
    compare('BR-CO-13', 'BT-109', 'net', sumOf([differenceOf(lines, allowances), charges]));
  }
  if (totals.vat !== undefined || invoice.vatBreakdown.length > 0) {
    compare('BR-CO-14', 'BT-110', 'vat', sums(invoice.vatBreakdown));
  }
  if (gross !== undefined && net !== undefined) compare('BR-CO-15', 'BT-112', 'gross', sumOf([net, vat]));
  if (due !== undefined && gross !== undefined) {
    compare('BR-CO-16', 'BT-115', 'due', sumOf([differenceOf(gross, prepaid), rounding]));
  }
  checkVatIds(invoice, check);
}

/** VAT numbers begin with a country (BR-CO-9); Greece has EL beside GR. */
function checkVatIds({ seller, buyer, taxRepresentative }: EInvoice, check: Check): void {
  const places: readonly (readonly [string | undefined, string, Path])[] = [
    [seller?.vatId, 'BT-31', ['seller', 'vatId']],
    [buyer?.vatId, 'BT-48', ['buyer', 'vatId']],
    [taxRepresentative?.vatId, 'BT-63', ['taxRepresentative', 'vatId']],
  ];
  for (const [id, term, place] of places) {
    if (id !== undefined && !isPrefixed(id)) {
      check.broken('BR-CO-09', term, place, 'it does not begin with the code of a country');
    }
  }
}

function isPrefixed(id: string): boolean {
  return /^[A-Z]{2}/.test(id);
}
