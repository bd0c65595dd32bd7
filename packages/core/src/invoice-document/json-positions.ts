import { compareDecimals, shortDecimal, sumOf } from '../money/index.ts';
import type { Path } from '../problem/index.ts';
import { parseGtin } from './gtin.ts';
import { limits } from './limits.ts';
import type { Adjustment, ItemPosition, Position, Reduction } from './model.ts';
import type { Reader } from './reader.ts';
import { type AdjustmentDraft, itemAmount } from './totals.ts';

const quantity = { decimalsMax: limits.quantityDecimalsMax, min: `-${limits.quantityMax}`, max: limits.quantityMax };
const price = { decimalsMax: limits.quantityDecimalsMax, min: `-${limits.priceMax}`, max: limits.priceMax };
const percentage = { decimalsMax: limits.percentDecimalsMax, min: '0', max: limits.percentMax };
const money = { decimalsMax: limits.amountDecimalsMax, min: '0', max: limits.priceMax };

export interface Positions {
  readonly positions: readonly Position[];
  readonly items: readonly ItemPosition[];
}

/** Every position that can be read, with its amount. At least one must be an item: else `REQUIRED` is reported. */
export function positionsOf(reader: Reader): Positions {
  const found = reader.problems.length;
  const count = reader.count(['positions'], limits.positionsMax);
  const positions: Position[] = [];
  const items: ItemPosition[] = [];
  let sinceSubtotal: string[] = [];
  for (let index = 0; index < count; index++) {
    const path = ['positions', index];
    const kind = reader.at([...path, 'kind']);
    if (kind === 'text') {
      const description = reader.requiredText([...path, 'description']);
      if (description !== undefined) positions.push({ kind, description });
    } else if (kind === 'subtotal') {
      positions.push({ kind, description: reader.text([...path, 'description']), amount: sumOf(sinceSubtotal) });
      sinceSubtotal = [];
    } else {
      const item = itemOf(reader, path, items.length + 1);
      if (item === undefined) continue;
      positions.push(item);
      items.push(item);
      sinceSubtotal.push(item.amount);
    }
  }
  if (items.length === 0 && reader.problems.length === found) reader.report('REQUIRED', ['positions']);
  return { positions, items };
}

function itemOf(reader: Reader, path: Path, nr: number): ItemPosition | undefined {
  const at = (name: string): Path => [...path, name];
  const gtin = reader.line(at('gtin'));
  const item = {
    articleNr: reader.line(at('articleNr')),
    gtin: gtin === undefined ? undefined : reader.taken(parseGtin(gtin), at('gtin')),
    unit: reader.line(at('unit'), limits.unitLengthMax),
    discount: reductionOf(reader, at('discount')),
    vatRate: rateOf(reader, at('vatRate')),
  };
  const description = reader.requiredText(at('description'));
  const count = reader.number(at('quantity'), quantity) ?? '1';
  const unitPrice = reader.requiredNumber(at('unitPrice'), price);
  if (description === undefined || unitPrice === undefined) return undefined;
  const amount = itemAmount(count, unitPrice, item.discount);
  const [min, max] = [`-${limits.positionAmountMax}`, limits.positionAmountMax];
  if (compareDecimals(amount, min) < 0 || compareDecimals(amount, max) > 0) {
    return reader.report('INVOICE_DOCUMENT_RANGE', path, { min, max });
  }
  return { kind: 'item', nr, ...item, description, quantity: shortDecimal(count), unitPrice, amount };
}

function rateOf(reader: Reader, path: Path): string | undefined {
  const rate = reader.number(path, percentage);
  return rate === undefined ? undefined : shortDecimal(rate);
}

/** Discounts, then surcharges, their amounts still unknown. */
export function adjustmentsOf(reader: Reader): readonly AdjustmentDraft[] {
  return [...adjustmentList(reader, 'discount'), ...adjustmentList(reader, 'surcharge')];
}

function adjustmentList(reader: Reader, kind: Adjustment['kind']): AdjustmentDraft[] {
  const list = `${kind}s`;
  const drafts = Array.from({ length: reader.count([list], limits.adjustmentsMax) }, (_, index) => {
    const path = [list, index];
    const description = reader.line([...path, 'description']);
    const vatRate = rateOf(reader, [...path, 'vatRate']);
    const value = requiredReductionOf(reader, path);
    return value && { kind, description, vatRate, value };
  });
  return drafts.filter((draft) => draft !== undefined);
}

/** Nothing, or what `requiredReductionOf` reads. */
function reductionOf(reader: Reader, path: Path): Reduction | undefined {
  return typeof reader.at(path) === 'object' ? requiredReductionOf(reader, path) : undefined;
}

/** A percentage or an amount, one of the two. Reports `INVOICE_DOCUMENT_PERCENT_OR_AMOUNT`. */
function requiredReductionOf(reader: Reader, path: Path): Reduction | undefined {
  const given = ['percent', 'amount'].filter((name) => reader.at([...path, name]) !== undefined);
  if (given.length !== 1) return reader.report('INVOICE_DOCUMENT_PERCENT_OR_AMOUNT', path);
  const percent = reader.number([...path, 'percent'], percentage);
  if (percent !== undefined) return { percent: shortDecimal(percent) };
  const amount = reader.number([...path, 'amount'], money);
  return amount === undefined ? undefined : { amount: sumOf([amount]) };
}
