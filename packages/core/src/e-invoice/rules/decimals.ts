import type { Path } from '../../problem/problem.ts';
import type { DocumentTotals, EInvoice } from '../semantic/index.ts';
import type { Check } from './check.ts';

const ofTotals: readonly (readonly [key: keyof DocumentTotals, rule: string, term: string])[] = [
  ['lines', 'BR-DEC-09', 'BT-106'],
  ['allowances', 'BR-DEC-10', 'BT-107'],
  ['charges', 'BR-DEC-11', 'BT-108'],
  ['net', 'BR-DEC-12', 'BT-109'],
  ['vat', 'BR-DEC-13', 'BT-110'],
  ['gross', 'BR-DEC-14', 'BT-112'],
  ['vatInVatCurrency', 'BR-DEC-15', 'BT-111'],
  ['prepaid', 'BR-DEC-16', 'BT-113'],
  ['rounding', 'BR-DEC-17', 'BT-114'],
  ['due', 'BR-DEC-18', 'BT-115'],
];

/** Amounts have at most two decimals (BR-DEC-01 to 28); prices, quantities and rates have as many as they need. */
export function checkDecimals({ totals, allowances, charges, vatBreakdown, lines }: EInvoice, check: Check): void {
  for (const [key, rule, term] of ofTotals) check.decimals(totals?.[key], rule, term, ['totals', key]);
  const amounts = (
    list: readonly { readonly amount?: string | undefined; readonly base?: string | undefined }[],
    place: Path,
    [amountRule, amountTerm]: readonly [string, string],
    [baseRule, baseTerm]: readonly [string, string],
  ): void => {
    for (const [index, one] of list.entries()) {
      check.decimals(one.amount, amountRule, amountTerm, [...place, index, 'amount']);
      check.decimals(one.base, baseRule, baseTerm, [...place, index, 'base']);
    }
  };
  amounts(allowances, ['allowances'], ['BR-DEC-01', 'BT-92'], ['BR-DEC-02', 'BT-93']);
  amounts(charges, ['charges'], ['BR-DEC-05', 'BT-99'], ['BR-DEC-06', 'BT-100']);
  amounts(vatBreakdown, ['vatBreakdown'], ['BR-DEC-20', 'BT-117'], ['BR-DEC-19', 'BT-116']);
  for (const [index, line] of lines.entries()) {
    const place = ['lines', index];
    check.decimals(line.net, 'BR-DEC-23', 'BT-131', [...place, 'net']);
    amounts(line.allowances, [...place, 'allowances'], ['BR-DEC-24', 'BT-136'], ['BR-DEC-25', 'BT-137']);
    amounts(line.charges, [...place, 'charges'], ['BR-DEC-27', 'BT-141'], ['BR-DEC-28', 'BT-142']);
  }
}
