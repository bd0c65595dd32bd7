import { decimalTextOf } from '../json/index.ts';
import type { Draft } from '../model/index.ts';
import { compareDecimals, shortDecimal, sumOf } from '../money/index.ts';
import type { Language } from '../payment-part/index.ts';
import type { Path } from '../problem/problem.ts';
import { parseGtin } from './gtin.ts';
import type { Adjustment, ItemPosition, Position, Reduction, VatCategory, VatExemption } from './invoice-document.ts';
import { limits } from './limits.ts';
import type { InvoiceDocumentJson } from './model.ts';
import { type AdjustmentDraft, groupOf, itemAmount, type TaxedLine } from './totals.ts';
import type { Validation } from './validation.ts';
import { exemptionWords } from './vat-words.ts';

type DocumentDraft = Draft<InvoiceDocumentJson>;
type PositionDraft = NonNullable<NonNullable<DocumentDraft['positions']>[number]>;
type ReductionDraft = NonNullable<PositionDraft['discount']>;

export interface Positions {
  readonly positions: readonly Position[];
  readonly items: readonly (ItemPosition & Pick<TaxedLine, 'exemption'>)[];
}

/** What the lines of a document have in common for VAT. */
export interface VatContext {
  readonly language: Language;
  /** Whether the sender's UID is a VAT number. */
  readonly isRegistered: boolean;
  /** The category of a line with neither rate nor category. */
  readonly withoutRate: VatCategory;
}

/**
 * Whoever charges VAT, or says why not, is registered unless the document says otherwise. What has no rate is outside VAT where
 * all is and the sender is not registered; else exempt, since outside VAT must stand alone (EN 16931-1, BR-O-11 to 14).
 */
export function vatContextOf(
  { sender, positions, discounts, surcharges }: DocumentDraft,
  language: Language,
): VatContext {
  const lines = [positions, discounts, surcharges].flatMap((list) => list ?? []).filter((line) => line !== undefined);
  const isTaxed = lines.some(
    ({ vatRate, vatCategory }) => vatCategory !== 'O' && (vatRate !== undefined || vatCategory !== undefined),
  );
  const isRegistered = sender?.isVatRegistered ?? (isTaxed || sender?.vatNumber !== undefined);
  return { language, isRegistered, withoutRate: isTaxed || isRegistered ? 'E' : 'O' };
}

/** Every position that can be read, with its amount. At least one must be an item: else `REQUIRED` is reported. */
export function positionsOf(drafts: DocumentDraft['positions'], vat: VatContext, validation: Validation): Positions {
  const positions: Position[] = [];
  const items: Positions['items'][number][] = [];
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
      const item = itemOf(draft, path, items.length + 1, vat, validation);
      if (item === undefined) continue;
      positions.push(item);
      items.push({ ...item, exemption: exemptionOf(draft, vat) });
      sinceSubtotal.push(item.amount);
    }
  }
  if (items.length === 0) validation.required(undefined, ['positions']);
  return { positions, items };
}

function itemOf(
  draft: PositionDraft,
  path: Path,
  nr: number,
  vat: VatContext,
  validation: Validation,
): ItemPosition | undefined {
  const at = (name: string): Path => [...path, name];
  const item = {
    articleNr: draft.articleNr,
    gtin: draft.gtin === undefined ? undefined : validation.accept(parseGtin(draft.gtin), at('gtin')),
    unit: draft.unit,
    unitCode: draft.unitCode,
    discount: draft.discount && reductionOf(draft.discount, at('discount'), validation),
    ...vatOf(draft, vat, path, validation),
  };
  const description = validation.required(draft.description, at('description'));
  const price = validation.required(draft.unitPrice, at('unitPrice'));
  if (description === undefined || price === undefined) return undefined;
  const unitPrice = decimalTextOf(price);
  const count = decimalTextOf(draft.quantity ?? 1);
  const priceQuantity =
    draft.priceQuantity === undefined || draft.priceQuantity === 1 ? undefined : String(draft.priceQuantity);
  const amount = itemAmount(count, unitPrice, item.discount, priceQuantity);
  const [min, max] = [`-${limits.positionAmountMax}`, limits.positionAmountMax];
  if (compareDecimals(amount, min) < 0 || compareDecimals(amount, max) > 0) {
    return validation.report('INVOICE_DOCUMENT_RANGE', path, { min, max });
  }
  return { kind: 'item', nr, ...item, description, quantity: shortDecimal(count), unitPrice, priceQuantity, amount };
}

type VatDraft = Pick<PositionDraft, 'vatRate' | 'vatCategory' | 'vatExemption'>;

/** Rate and category of a line that has one of them at least. Reports `INVOICE_DOCUMENT_VAT_CATEGORY`. */
function vatOf(
  { vatRate, vatCategory }: VatDraft,
  vat: VatContext,
  path: Path,
  validation: Validation,
): Pick<ItemPosition, 'vatRate' | 'vatCategory'> {
  const rate = vatRate === undefined ? undefined : shortDecimal(decimalTextOf(vatRate));
  if (vatCategory === undefined) {
    return rate === undefined ? { vatRate: rate, vatCategory: vat.withoutRate } : groupOfRate(rate);
  }
  const isZero = rate === undefined || rate === '0';
  const isSound = vatCategory === 'S' ? !isZero : isZero;
  if (!isSound) validation.report('INVOICE_DOCUMENT_VAT_CATEGORY', [...path, 'vatCategory'], { category: vatCategory });
  if (vatCategory === 'S' || vatCategory === 'Z') return { vatRate: rate ?? '0', vatCategory };
  return { vatRate: undefined, vatCategory };
}

function groupOfRate(vatRate: string): Pick<ItemPosition, 'vatRate' | 'vatCategory'> {
  return { vatRate, vatCategory: groupOf({ vatRate }).category };
}

/** The reason as it was given, or the usual words for a category that was; nothing for what merely has no rate. */
function exemptionOf({ vatCategory, vatExemption }: VatDraft, { language }: VatContext): VatExemption | undefined {
  const isUsual = vatCategory === 'E' || vatCategory === 'AE' || vatCategory === 'G' || vatCategory === 'O';
  if (vatExemption === undefined && !isUsual) return undefined;
  const usual = isUsual ? exemptionWords[language][vatCategory] : undefined;
  const { reason = usual?.reason, code = vatExemption?.reason === undefined ? usual?.code : undefined } =
    vatExemption ?? {};
  return { reason, code };
}

/** Discounts, then surcharges, their amounts still unknown. */
export function adjustmentsOf(
  { discounts, surcharges }: DocumentDraft,
  vat: VatContext,
  validation: Validation,
): readonly AdjustmentDraft[] {
  return [
    ...adjustmentList(discounts, 'discount', vat, validation),
    ...adjustmentList(surcharges, 'surcharge', vat, validation),
  ];
}

function adjustmentList(
  drafts: DocumentDraft['discounts'],
  kind: Adjustment['kind'],
  vat: VatContext,
  validation: Validation,
): AdjustmentDraft[] {
  return (drafts ?? []).flatMap((draft, index) => {
    if (draft === undefined) return [];
    const path = [`${kind}s`, index];
    const value = reductionOf(draft, path, validation);
    const isSplit = draft.vatRate === undefined && draft.vatCategory === undefined;
    const taxed = isSplit
      ? { vatRate: undefined }
      : { ...vatOf(draft, vat, path, validation), exemption: exemptionOf(draft, vat) };
    const { description, reasonCode } = draft;
    return value === undefined ? [] : [{ kind, description, reasonCode, ...taxed, value }];
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
