import {
  compareDecimals,
  differenceOf,
  includedTaxOf,
  nearestMultiple,
  percentageOf,
  productOf,
  reducedProductOf,
  shortDecimal,
  splitOf,
  sumOf,
  taxOf,
} from '../money/index.ts';
import type { Adjustment, ItemPosition, Reduction, VatGroup } from './invoice-document.ts';

/** The smallest coin. */
const cashStep = '0.05';

/**
 * Quantity times price less its discount. A percentage is taken off before the one rounding half up to two decimals;
 * an amount is taken off the rounded product.
 */
export function itemAmount(quantity: string, unitPrice: string, discount: Reduction | undefined): string {
  if (discount === undefined) return productOf([quantity, unitPrice]);
  if ('amount' in discount) return differenceOf(productOf([quantity, unitPrice]), discount.amount);
  return reducedProductOf([quantity, unitPrice], discount.percent);
}

/** The parts of the totals; amounts of adjustments are calculated here. */
export interface Ingredients {
  readonly items: readonly Pick<ItemPosition, 'amount' | 'vatRate'>[];
  readonly adjustments: readonly AdjustmentDraft[];
  readonly pricesIncludeVat: boolean;
  readonly rounding: 'none' | 'cash';
  readonly prepaid: string;
}

/** An adjustment before its amount is known: `value` is never negative. */
export interface AdjustmentDraft {
  readonly kind: Adjustment['kind'];
  readonly description: string | undefined;
  readonly vatRate: string | undefined;
  readonly value: Reduction;
}

/** The totals of an invoice as decimal texts, not validated yet. */
export interface Sums {
  readonly adjustments: readonly Adjustment[];
  readonly positions: string;
  readonly adjusted: string;
  readonly vatGroups: readonly VatGroup[];
  readonly net: string;
  readonly vat: string;
  readonly gross: string;
  readonly rounding: string;
  readonly total: string;
  readonly prepaid: string;
  readonly due: string;
}

/**
 * Calculates the totals of an invoice; the order of its lines does not matter.
 *
 * 1. Items are added by VAT rate.
 * 2. A percentage on the whole is taken of all items, or of the items of its rate. Without a rate the amount is split
 *    among the rates in proportion to their items, to the hundredth by largest remainder.
 * 3. VAT is computed once for each rate, on the sum of that rate, rounded half up to 0.01: added to it, or, when prices
 *    include VAT, taken out of it.
 * 4. The total is rounded to 0.05 on request; then the prepaid amount is deducted.
 */
export function sumsOf({ items, adjustments: drafts, pricesIncludeVat, rounding, prepaid }: Ingredients): Sums {
  const rates = ratesOf([...items, ...drafts]);
  const itemSums = rates.map((rate) =>
    sumOf(items.filter((item) => rateOf(item.vatRate) === rate).map((item) => item.amount)),
  );
  const positions = sumOf(itemSums);
  const adjustments = drafts.map((draft) => {
    const basis = draft.vatRate === undefined ? positions : (itemSums[rates.indexOf(rateOf(draft.vatRate))] as string);
    return adjustmentOf(draft, basis);
  });
  const shares = adjustments.map((adjustment) => sharesOf(adjustment, rates, itemSums));
  const vatGroups = rates.map((rate, index) => {
    const sum = sumOf([itemSums[index] as string, ...shares.map((share) => share[index] as string)]);
    return vatGroupOf(rate, sum, pricesIncludeVat);
  });
  const gross = sumOf(vatGroups.map((group) => group.gross));
  const total = rounding === 'cash' ? nearestMultiple(gross, cashStep) : gross;
  return {
    adjustments,
    positions,
    adjusted: sumOf([positions, ...adjustments.map(({ amount }) => amount)]),
    vatGroups,
    net: sumOf(vatGroups.map((group) => group.net)),
    vat: sumOf(vatGroups.map((group) => group.vat)),
    gross,
    rounding: differenceOf(total, gross),
    total,
    prepaid: sumOf([prepaid]),
    due: differenceOf(total, prepaid),
  };
}

/** A rate in one spelling; outside VAT is the empty text. */
function rateOf(vatRate: string | undefined): string {
  return vatRate === undefined ? outsideVat : shortDecimal(vatRate);
}

const outsideVat = '';

/** The rates in use, from the highest; outside VAT last. */
function ratesOf(lines: readonly { readonly vatRate: string | undefined; readonly amount?: string }[]): string[] {
  // An adjustment without a rate is split: it makes no group of its own.
  const used = lines.filter((line) => line.vatRate !== undefined || line.amount !== undefined);
  const rates = [...new Set(used.map((line) => rateOf(line.vatRate)))];
  return rates.sort((a, b) => (a === outsideVat ? 1 : b === outsideVat ? -1 : compareDecimals(b, a)));
}

function adjustmentOf({ kind, description, vatRate, value }: AdjustmentDraft, basis: string): Adjustment {
  const percent = 'percent' in value ? value.percent : undefined;
  const size = 'percent' in value ? percentageOf([basis], value.percent) : sumOf([value.amount]);
  return { kind, description, percent, vatRate, amount: kind === 'discount' ? differenceOf('0', size) : size };
}

/** The part of an adjustment that belongs to each rate. */
function sharesOf(adjustment: Adjustment, rates: readonly string[], itemSums: readonly string[]): string[] {
  const { vatRate, amount } = adjustment;
  if (vatRate === undefined) return splitOf(amount, itemSums);
  return rates.map((rate) => (rate === rateOf(vatRate) ? amount : '0.00'));
}

function vatGroupOf(rate: string, sum: string, pricesIncludeVat: boolean): VatGroup {
  if (rate === outsideVat) return { rate: undefined, net: sum, vat: '0.00', gross: sum };
  const vat = pricesIncludeVat ? includedTaxOf(sum, rate) : taxOf(sum, rate);
  return pricesIncludeVat
    ? { rate, net: differenceOf(sum, vat), vat, gross: sum }
    : { rate, net: sum, vat, gross: sumOf([sum, vat]) };
}
