import type { InvoiceDocument, VatCategory, VatGroup } from '../../invoice-document/index.ts';
import { compareDecimals, differenceOf, includedTaxOf, sumOf } from '../../money/index.ts';

/** An item or the share of an adjustment, with its VAT and the amount that is printed. */
export interface Part {
  readonly vatCategory: VatCategory;
  readonly vatRate: string | undefined;
  readonly amount: string;
}

/**
 * Amounts without VAT, in the order of the parts. Where prices include VAT each part is freed of it for itself, and the hundredths by
 * which their sum then misses the printed one go to the largest parts, one each: the sums of the invoice stay as they are printed.
 */
export function netAmountsOf(parts: readonly Part[], { pricesIncludeVat, totals }: InvoiceDocument): string[] {
  const amounts = parts.map(({ amount }) => amount);
  if (!pricesIncludeVat) return amounts;
  for (const group of totals.vatGroups) {
    const { rate } = group;
    if (rate === undefined) continue;
    const own = parts.flatMap((part, index) => (isOfGroup(part, group) ? [index] : []));
    for (const index of own) amounts[index] = withoutVat(amounts[index] as string, rate);
    const missing = differenceOf(group.net, sumOf(own.map((index) => amounts[index] as string)));
    const step = missing.startsWith('-') ? '-0.01' : '0.01';
    let left = Math.abs(Number(missing.replace('.', '')));
    const largestFirst = [...own].sort((a, b) => compareDecimals(sizeOf(parts[b]), sizeOf(parts[a])) || a - b);
    for (let at = 0; left > 0 && own.length > 0; at = (at + 1) % largestFirst.length, left--) {
      const index = largestFirst[at] as number;
      amounts[index] = sumOf([amounts[index] as string, step]);
    }
  }
  return amounts;
}

/** An amount less the VAT that it includes. */
export function withoutVat(amount: string, rate: string | undefined): string {
  return rate === undefined ? amount : differenceOf(amount, includedTaxOf(amount, rate));
}

function isOfGroup(part: Part, group: VatGroup): boolean {
  return part.vatCategory === group.category && part.vatRate === group.rate;
}

function sizeOf(part: Part | undefined): string {
  return part?.amount.replace('-', '') ?? '0';
}
