import { type InvoiceDocument, type ItemPosition, invoiceWords } from '../../invoice-document/index.ts';
import {
  compareDecimals,
  differenceOf,
  isNear,
  negated,
  percentageOf,
  quotientOf,
  shortDecimal,
  unitPriceOf,
} from '../../money/index.ts';
import { unitCodeOf } from '../codes/index.ts';
import { limits } from '../limits.ts';
import type { Item, Line, LineAllowance, VatOfLine } from '../semantic/index.ts';
import { withoutVat } from './net-amounts.ts';
import { present } from './parties.ts';

/** Units without a code of their own are counted. */
const unknownUnit = 'C62';
/** Discount (UNTDID 5189). */
const discountCode = '95';

/** The lines of an invoice, and the texts after the last item. */
export interface Lines {
  readonly lines: readonly Line[];
  /** Place of each line among the positions. */
  readonly positions: readonly number[];
  readonly trailing: readonly string[];
}

/** BG-25: a line for each item, with the texts before it as its note; subtotals follow from the lines and are left out. */
export function linesOf(document: InvoiceDocument, nets: readonly string[]): Lines {
  const lines: Line[] = [];
  const positions: number[] = [];
  let texts: string[] = [];
  for (const [index, position] of document.positions.entries()) {
    if (position.kind === 'text') texts.push(position.description);
    if (position.kind !== 'item') continue;
    lines.push(lineOf(position, nets[lines.length] as string, texts, document));
    positions.push(index);
    texts = [];
  }
  return { lines, positions, trailing: texts };
}

function lineOf(position: ItemPosition, net: string, texts: readonly string[], document: InvoiceDocument): Line {
  const { unit, articleNr, gtin, description } = position;
  const code = position.unitCode ?? unitCodeOf(unit);
  const isNegative = compareDecimals(position.unitPrice, '0') < 0;
  const quantity = shortDecimal(isNegative ? negated(position.quantity) : position.quantity);
  const notes = code === undefined && unit !== undefined ? [...texts, unit] : texts;
  const [name, ...rest] = description.split('\n');
  const { base, price, isPerQuantity } = pricesOf(position, quantity, net, document);
  const priceBase =
    isPerQuantity && position.priceQuantity !== undefined
      ? { base: { value: position.priceQuantity, unit: code ?? unknownUnit } }
      : {};
  return present<Line>({
    id: String(position.nr),
    note: notes.length === 0 ? undefined : notes.join('\n'),
    quantity: { value: quantity, unit: code ?? unknownUnit },
    net,
    ...discountOf(position, base, net, invoiceWords[document.language].discount),
    price: { net: price, ...priceBase },
    vat: vatOf(position),
    item: present<Item>({
      name,
      description: rest.length === 0 ? undefined : rest.join('\n').trim(),
      sellerId: articleNr,
      standardId: gtin === undefined ? undefined : { id: gtin, scheme: '0160' },
      classifications: [],
      attributes: [],
    }),
  });
}

/**
 * Quantity times price, and the price: never negative, its sign stands with the quantity (BR-27). Where prices include VAT both are
 * freed of it, so that they give the net amount of the line; the price is then that of one unit.
 */
function pricesOf(
  position: ItemPosition,
  quantity: string,
  net: string,
  { pricesIncludeVat }: InvoiceDocument,
): { readonly base: string; readonly price: string; readonly isPerQuantity: boolean } {
  const price = twoDecimals(position.unitPrice.replace('-', ''));
  const product = quotientOf([quantity, price], position.priceQuantity ?? '1');
  const isTaxed = pricesIncludeVat && position.vatRate !== undefined && compareDecimals(position.vatRate, '0') > 0;
  if (!isTaxed) return { base: product, price, isPerQuantity: true };
  const base = position.discount === undefined ? net : withoutVat(product, position.vatRate);
  if (compareDecimals(quantity, '0') === 0)
    return { base, price: withoutVat(price, position.vatRate), isPerQuantity: true };
  return { base, price: unitPriceOf(base, quantity, limits.priceDecimalsMax), isPerQuantity: false };
}

/** As prices are printed: two decimals, or as many as there are. */
function twoDecimals(price: string): string {
  const short = shortDecimal(price);
  const decimals = short.split('.')[1]?.length ?? 0;
  return decimals === 0 ? `${short}.00` : decimals === 1 ? `${short}0` : short;
}

/**
 * BG-27: what the line is less than quantity times price. The percentage stands only where it gives the amount; on a negative line a
 * discount is a charge (BG-28), since amounts of allowances are positive.
 */
function discountOf(
  { discount }: ItemPosition,
  base: string,
  net: string,
  reason: string,
): Pick<Line, 'allowances' | 'charges'> {
  const amount = base === net ? '0' : differenceOf(base, net);
  if (compareDecimals(amount, '0') === 0) return { allowances: [], charges: [] };
  if (compareDecimals(amount, '0') < 0) return { allowances: [], charges: [{ amount: negated(amount), reason }] };
  const percent = discount !== undefined && 'percent' in discount ? discount.percent : undefined;
  return { allowances: [{ ...sharesOf(amount, base, percent), reason, reasonCode: discountCode }], charges: [] };
}

/** An amount, with its basis and percentage where they give it (Peppol R040 to R042). */
export function sharesOf(amount: string, base: string, percent: string | undefined): LineAllowance {
  const isSound = percent !== undefined && isNear(amount, percentageOf([base], percent), 1);
  return isSound ? { amount, base, percent } : { amount };
}

/** Rate and category: what is outside VAT has no rate, what is free of it the rate zero. */
export function vatOf({ vatCategory, vatRate }: Pick<ItemPosition, 'vatCategory' | 'vatRate'>): VatOfLine {
  return vatCategory === 'O' ? { category: vatCategory } : { category: vatCategory, rate: vatRate ?? '0' };
}
