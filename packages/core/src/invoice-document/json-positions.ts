import { decimalTextOf } from '../json/index.ts';
import type { Draft } from '../model/index.ts';
import { compareDecimals, shortDecimal, sumOf } from '../money/index.ts';
import type { Path } from '../problem/problem.ts';
import { parseGtin } from './gtin.ts';
import type { Adjustment, ItemPosition, Position, Reduction } from './invoice-document.ts';
import { limits } from './limits.ts';
import type { InvoiceDocumentJson } from './model.ts';
import { type AdjustmentDraft, itemAmount } from './totals.ts';
import type { Validation } from './validation.ts';

type DocumentDraft = Draft<InvoiceDocumentJson>;
type PositionDraft = NonNullable<NonNullable<DocumentDraft['positions']>[number]>;
type ReductionDraft = NonNullable<PositionDraft['discount']>;

export interface Positions {
  readonly positions: readonly Position[];
  readonly items: readonly ItemPosition[];
}

/** Every position that can be read, with its amount. At least one must be an item: else `REQUIRED` is reported. */
export function positionsOf(drafts: DocumentDraft['positions'], validation: Validation): Positions {
  const positions: Position[] = [];
  const items: ItemPosition[] = [];
  let sinceSubtotal: string[] = [];
  for (const [index, draft] of (drafts ?? []).entries()) {
    if (draft === undefined) continue;
    const path = ['positions', index];
    const { kind, description } = draft;
    if (kind === 'text') {
      const text = validation.required(description, [...path, 'description']);
      if (text !== undefined) positions.push({ kind, description: text });
    } else if (kind === 'subtotal') {
      positions.push({ kind, description, amount: sumOf(sinceSubtotal) });
      sinceSubtotal = [];
    } else {
      const item = itemOf(draft, path, items.length + 1, validation);
      if (item === undefined) continue;
      positions.push(item);
      items.push(item);
      sinceSubtotal.push(item.amount);
    }
  }
  if (items.length === 0) validation.required(undefined, ['positions']);
  return { positions, items };
}

function itemOf(draft: PositionDraft, path: Path, nr: number, validation: Validation): ItemPosition | undefined {
  const at = (name: string): Path => [...path, name];
  const item = {
    articleNr: draft.articleNr,
    gtin: draft.gtin === undefined ? undefined : validation.accept(parseGtin(draft.gtin), at('gtin')),
    unit: draft.unit,
    discount: draft.discount && reductionOf(draft.discount, at('discount'), validation),
    vatRate: rateOf(draft.vatRate),
  };
  const description = validation.required(draft.description, at('description'));
  const price = validation.required(draft.unitPrice, at('unitPrice'));
  if (description === undefined || price === undefined) return undefined;
  const unitPrice = decimalTextOf(price);
  const count = decimalTextOf(draft.quantity ?? 1);
  const amount = itemAmount(count, unitPrice, item.discount);
  const [min, max] = [`-${limits.positionAmountMax}`, limits.positionAmountMax];
  if (compareDecimals(amount, min) < 0 || compareDecimals(amount, max) > 0) {
    return validation.report('INVOICE_DOCUMENT_RANGE', path, { min, max });
  }
  return { kind: 'item', nr, ...item, description, quantity: shortDecimal(count), unitPrice, amount };
}

function rateOf(rate: number | undefined): string | undefined {
  return rate === undefined ? undefined : shortDecimal(decimalTextOf(rate));
}

/** Discounts, then surcharges, their amounts still unknown. */
export function adjustmentsOf(
  { discounts, surcharges }: DocumentDraft,
  validation: Validation,
): readonly AdjustmentDraft[] {
  return [...adjustmentList(discounts, 'discount', validation), ...adjustmentList(surcharges, 'surcharge', validation)];
}

function adjustmentList(
  drafts: DocumentDraft['discounts'],
  kind: Adjustment['kind'],
  validation: Validation,
): AdjustmentDraft[] {
  return (drafts ?? []).flatMap((draft, index) => {
    if (draft === undefined) return [];
    const value = reductionOf(draft, [`${kind}s`, index], validation);
    return value === undefined ? [] : [{ kind, description: draft.description, vatRate: rateOf(draft.vatRate), value }];
  });
}

/** A percentage or an amount, one of the two. Reports `INVOICE_DOCUMENT_PERCENT_OR_AMOUNT`. */
function reductionOf({ percent, amount }: ReductionDraft, path: Path, validation: Validation): Reduction | undefined {
  const isFaulty = ['percent', 'amount'].some((name) => validation.isFaulty([...path, name]));
  if (isFaulty) return undefined;
  if (percent !== undefined && amount === undefined) return { percent: shortDecimal(decimalTextOf(percent)) };
  if (amount !== undefined && percent === undefined) return { amount: sumOf([decimalTextOf(amount)]) };
  return validation.report('INVOICE_DOCUMENT_PERCENT_OR_AMOUNT', path);
}
