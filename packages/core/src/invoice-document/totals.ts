import {
  compareDecimals,
  differenceOf,
  exactSumOf,
  includedTaxOf,
  nearestMultiple,
  negated,
  percentageOf,
  quotientOf,
  shortDecimal,
  splitOf,
  sumOf,
  taxOf,
} from '../money/index.ts';
import type {
  Adjustment,
  AdjustmentShare,
  ItemPosition,
  Reduction,
  VatCategory,
  VatExemption,
  VatGroup,
} from './invoice-document.ts';
import { vatCategories } from './invoice-document.ts';

/** The smallest coin. */
const cashStep = '0.05';

/**
 * Quantity times price less its discount. A percentage is taken off before the one rounding half up to two decimals;
 * an amount is taken off the rounded product. `priceQuantity` is the whole number of units that the price is for.
 */
export function itemAmount(
  quantity: string,
  unitPrice: string,
  discount: Reduction | undefined,
  priceQuantity = '1',
): string {
  const factors = [quantity, unitPrice];
  if (discount === undefined) return quotientOf(factors, priceQuantity);
  if ('amount' in discount) return differenceOf(quotientOf(factors, priceQuantity), discount.amount);
  return quotientOf([...factors, exactSumOf(['100', negated(discount.percent)])], `${priceQuantity}00`);
}

/** The parts of the totals; amounts of adjustments are calculated here. */
export interface Ingredients {
  readonly items: readonly (Pick<ItemPosition, 'amount'> & TaxedLine)[];
  readonly adjustments: readonly AdjustmentDraft[];
  readonly pricesIncludeVat: boolean;
  readonly rounding: 'none' | 'cash';
  readonly prepaid: string;
}

/** What decides the VAT of a line; without a category it follows from the rate, and O stands for what has none. */
export interface TaxedLine {
  readonly vatRate: string | undefined;
  readonly vatCategory?: VatCategory | undefined;
  readonly exemption?: VatExemption | undefined;
}

/** An adjustment before its amount is known: `value` is never negative. With neither rate nor category it is split. */
export interface AdjustmentDraft extends TaxedLine {
  readonly kind: Adjustment['kind'];
  readonly description: string | undefined;
  readonly reasonCode?: string | undefined;
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
 * 1. Items are added by VAT category and rate.
 * 2. A percentage on the whole is taken of all items, or of the items of its rate. Without a rate the amount is split
 *    among the groups in proportion to their items, to the hundredth by largest remainder.
 * 3. VAT is computed once for each group, on its sum, rounded half up to 0.01: added to it, or, when prices
 *    include VAT, taken out of it.
 * 4. The total is rounded to 0.05 on request; then the prepaid amount is deducted.
 */
export function sumsOf({ items, adjustments: drafts, pricesIncludeVat, rounding, prepaid }: Ingredients): Sums {
  const groups = groupsOf([...items, ...drafts.filter((draft) => !isSplit(draft))]);
  const itemSums = groups.map((group) =>
    sumOf(items.filter((item) => isOfGroup(item, group)).map((item) => item.amount)),
  );
  const positions = sumOf(itemSums);
  const adjustments = drafts.map((draft) => adjustmentOf(draft, groups, itemSums, positions));
  const vatGroups = groups.map((group, index) => {
    const shares = adjustments.flatMap((adjustment) => adjustment.shares.filter((share) => isOfGroup(share, group)));
    const sum = sumOf([itemSums[index] as string, ...shares.map((share) => share.amount)]);
    const lines = [...items, ...drafts].filter((line) => line.exemption !== undefined && isOfGroup(line, group));
    return vatGroupOf(group, sum, pricesIncludeVat, exemptionOf(lines));
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

interface Group {
  readonly category: VatCategory;
  /** In one spelling; only S and Z have one. */
  readonly vatRate: string | undefined;
}

/** An adjustment that belongs to every group makes none of its own. */
function isSplit({ vatRate, vatCategory }: TaxedLine): boolean {
  return vatRate === undefined && vatCategory === undefined;
}

/** A line without a category has that of its rate. */
export function groupOf({
  vatRate,
  vatCategory,
  category = vatCategory,
}: TaxedLine & { readonly category?: VatCategory }): Group {
  const rate = vatRate === undefined ? undefined : shortDecimal(vatRate);
  return { category: category ?? (rate === undefined ? 'O' : rate === '0' ? 'Z' : 'S'), vatRate: rate };
}

function isOfGroup(line: Parameters<typeof groupOf>[0], group: Group): boolean {
  const own = groupOf(line);
  return own.category === group.category && own.vatRate === group.vatRate;
}

/** The groups in use: rates from the highest, then what has none. */
function groupsOf(lines: readonly TaxedLine[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    if (!groups.some((group) => isOfGroup(line, group))) groups.push(groupOf(line));
  }
  return groups.sort((a, b) => {
    if (a.vatRate !== undefined && b.vatRate !== undefined) return compareDecimals(b.vatRate, a.vatRate);
    return vatCategories.indexOf(a.category) - vatCategories.indexOf(b.category);
  });
}

function adjustmentOf(
  draft: AdjustmentDraft,
  groups: readonly Group[],
  itemSums: readonly string[],
  positions: string,
): Adjustment {
  const { kind, description, vatRate, reasonCode, value } = draft;
  const own = isSplit(draft) ? undefined : groups.findIndex((group) => isOfGroup(draft, group));
  const basis = own === undefined ? positions : (itemSums[own] as string);
  const percent = 'percent' in value ? value.percent : undefined;
  const size = 'percent' in value ? percentageOf([basis], value.percent) : sumOf([value.amount]);
  const amount = kind === 'discount' ? differenceOf('0', size) : size;
  const parts =
    own === undefined ? splitOf(amount, itemSums) : groups.map((_, index) => (index === own ? amount : '0.00'));
  const shares = groups
    .map(
      (group, index): AdjustmentShare => ({
        ...group,
        amount: parts[index] as string,
        basis: itemSums[index] as string,
      }),
    )
    .filter((share) => share.amount !== '0.00');
  return { kind, description, percent, vatRate, reasonCode, amount, shares };
}

function vatGroupOf(
  { category, vatRate: rate }: Group,
  sum: string,
  pricesIncludeVat: boolean,
  exemption: VatExemption | undefined,
): VatGroup {
  if (rate === undefined) return { category, rate, net: sum, vat: '0.00', gross: sum, exemption };
  const vat = pricesIncludeVat ? includedTaxOf(sum, rate) : taxOf(sum, rate);
  return pricesIncludeVat
    ? { category, rate, net: differenceOf(sum, vat), vat, gross: sum, exemption }
    : { category, rate, net: sum, vat, gross: sumOf([sum, vat]), exemption };
}

/** Every reason once, one after the other: a category has one entry in the overview of VAT (EN 16931-1, BR-E-01). */
function exemptionOf(lines: readonly TaxedLine[]): VatExemption | undefined {
  const reasons = new Set(lines.map(({ exemption }) => exemption?.reason).filter((reason) => reason !== undefined));
  const code = lines.find(({ exemption }) => exemption?.code !== undefined)?.exemption?.code;
  if (reasons.size === 0 && code === undefined) return undefined;
  return { reason: reasons.size === 0 ? undefined : [...reasons].join('; '), code };
}
