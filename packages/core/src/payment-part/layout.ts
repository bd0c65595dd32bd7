import type { Drawing } from '../drawing/index.ts';
import { formatAmount } from '../money/index.ts';
import type { Problem } from '../problem/problem.ts';
import type { QrSymbol } from '../qr/symbol.ts';
import { failed, ok, type Result } from '../result.ts';
import type { QrInvoice } from '../swiss-qr/invoice.ts';
import { type Column, drawColumn, type Setting, settle } from './column.ts';
import { type Frame, frameOf } from './frame.ts';
import { drawFurtherInformation } from './further-information.ts';
import {
  furtherInformation,
  marginMin,
  paymentPartAmount,
  paymentPartInformation,
  qrCode,
  receiptAmount,
  receiptInformation,
} from './geometry.ts';
import { labels } from './labels.ts';
import { type PaymentPartOptions, type SideMargin, separationDefault } from './options.ts';
import { pages } from './page-sizes.ts';
import { problem } from './problems.ts';
import { symbolAt } from './qr-code.ts';
import { cornerMarks, type Sheet, textAt } from './shapes.ts';
import { type Block, type Information, informationOf } from './text-blocks.ts';

/** A page with payment part and receipt, with warnings for texts omitted or shortened to make it fit. */
export interface PaymentPart {
  readonly drawing: Drawing;
  readonly warnings: readonly Problem[];
}

/**
 * Draws payment part and receipt of an invoice, with its encoded symbol. Whatever its content, no text leaves its
 * section, and no type is below the sizes of the guidelines: long values are broken, then set in the smaller sizes that are
 * allowed, then without blank lines, then cut with `...`.
 *
 * Fails with `LAYOUT_SEPARATION_TEXT_NEEDS_ROOM`. Warnings: `LAYOUT_REDUCED` (left out of the receipt) and
 * `LAYOUT_TRUNCATED` (cut), each with the path of the field.
 * Source: IG chapter 3, Style Guide QR-bill.
 */
export function drawPaymentPart(
  invoice: QrInvoice,
  symbol: QrSymbol,
  options: PaymentPartOptions,
): Result<PaymentPart> {
  const { language, pageSize, separation = separationDefault, sideMargin = marginMin } = options;
  const { width, height, slipTop } = pages[pageSize];
  if (separation.text && slipTop === 0) {
    return failed(problem('LAYOUT_SEPARATION_TEXT_NEEDS_ROOM', ['separation', 'text'], { pageSize }));
  }
  const words = labels[language];
  const frame = frameOf({ language, pageSize, separation, sideMargin });
  const information = informationOf(invoice, words, options.printBillingInformation ?? false);
  const sheet: Sheet = { slipTop, shapes: [symbolAt(qrCode.x, slipTop + qrCode.y, symbol), frame.fixed], warnings: [] };
  const { shapes, warnings } = sheet;

  drawReceipt(information, sideMargin, sheet);
  const valueSize = drawPaymentPartInformation(information, frame, sideMargin, sheet);
  drawAmounts(invoice, frame, valueSize, sideMargin, sheet);
  if (invoice.alternativeProcedures.length > 0) {
    const right = furtherInformation.right - widening(sideMargin);
    drawFurtherInformation(invoice.alternativeProcedures, right - furtherInformation.x, sheet);
  }

  const drawing: Drawing = {
    width,
    height,
    title: `${words.paymentPart} / ${words.receipt}`,
    description: descriptionOf(invoice, information),
    language,
    shapes,
  };
  return ok({ drawing, warnings: warnings.length > 1 ? distinct(warnings) : warnings });
}

function widening(sideMargin: SideMargin): number {
  return sideMargin - marginMin;
}

function drawReceipt(information: Information, sideMargin: SideMargin, sheet: Sheet): void {
  const column = receiptColumns[sideMargin];
  const blocks = presentBlocks(information.account, information.reference, information.debtor);
  const setting = settle(column, blocks, () => receiptVariants(information));
  warnOfMissing(blocks, setting, sheet);
  const lastBaseline = drawColumn(column, setting, sheet);
  if (information.debtor.paragraphs.length === 0) drawField(column, lastBaseline, sheet);
}

/** Returns the type size of the values, which the amount shares (IG 3.4: headings of both sections are equally large). */
function drawPaymentPartInformation(
  information: Information,
  frame: Frame,
  sideMargin: SideMargin,
  sheet: Sheet,
): number {
  const column = paymentPartColumns[sideMargin];
  const { account, reference, additional, debtor } = information;
  const blocks = presentBlocks(account, reference, additional, debtor);
  const setting = settle(column, blocks, () => [blocks]);
  const headings = frame.headings[setting.stepIndex];
  if (headings) sheet.shapes.push(headings);
  const lastBaseline = drawColumn(column, setting, sheet);
  if (debtor.paragraphs.length === 0) drawField(column, lastBaseline, sheet);
  return setting.step.value;
}

function presentBlocks(...blocks: readonly (Block | undefined)[]): Block[] {
  return blocks.filter((block) => block !== undefined);
}

function drawField(column: Column, headingBaseline: number, { shapes }: Sheet): void {
  const { x, width, height, belowHeading } = column.field;
  shapes.push(...cornerMarks({ x, y: headingBaseline + belowHeading, width, height }));
}

/** What the receipt may omit if space is short: the debtor's street, then the creditor's too (IG 3.6). */
function receiptVariants({ account, reference, debtor }: Information): Block[][] {
  return [
    presentBlocks(account, reference, debtor),
    presentBlocks(account, reference, withoutStreet(debtor)),
    presentBlocks(withoutStreet(account), reference, withoutStreet(debtor)),
  ];
}

function withoutStreet(block: Block): Block {
  return { ...block, paragraphs: block.paragraphs.filter(({ role }) => role !== 'street') };
}

function warnOfMissing(blocks: readonly Block[], setting: Setting, { warnings }: Sheet): void {
  if (setting.blocks === blocks) return;
  for (const [index, block] of blocks.entries()) {
    const kept = setting.blocks[index]?.paragraphs ?? [];
    for (const paragraph of block.paragraphs) {
      if (kept.includes(paragraph)) continue;
      for (const { path } of paragraph.fields) {
        warnings.push(problem('LAYOUT_REDUCED', path, { detail: 'left out of the receipt' }));
      }
    }
  }
}

/** Currency always; the amount, or fields to fill it in. */
function drawAmounts(
  invoice: QrInvoice,
  frame: Frame,
  valueSize: number,
  sideMargin: SideMargin,
  { slipTop, shapes }: Sheet,
): void {
  const { amount, currency } = invoice;
  const receiptX = receiptAmount.x + widening(sideMargin);
  const receiptY = slipTop + receiptAmount.valueBaseline;
  const paymentPartY = slipTop + paymentPartAmount.valueBaseline;
  shapes.push(textAt(receiptX, receiptY, currency, receiptAmount.valueSize, false));
  shapes.push(textAt(paymentPartAmount.x, paymentPartY, currency, valueSize, false));
  if (amount === undefined) {
    shapes.push(frame.amountFields);
    return;
  }
  const text = formatAmount(amount);
  shapes.push(textAt(receiptX + receiptAmount.amountColumn, receiptY, text, receiptAmount.valueSize, false));
  const paymentPartX = paymentPartAmount.x + paymentPartAmount.amountColumn;
  shapes.push(textAt(paymentPartX, paymentPartY, text, valueSize, false));
}

/** In the language of the bill: account and creditor, debtor, amount. */
function descriptionOf(
  { creditor, debtor, amount, currency }: QrInvoice,
  { account, debtor: payer }: Information,
): string {
  const iban = account.paragraphs[0]?.text ?? '';
  const paid = amount === undefined ? currency : `${currency} ${formatAmount(amount)}`;
  const payerText = debtor ? `; ${payer.heading}: ${debtor.name}` : '';
  return `${account.heading}: ${iban}, ${creditor.name}${payerText}; ${paid}`;
}

/** Payment part and receipt may cut the same field. */
function distinct(warnings: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return warnings.filter(({ code, path }) => {
    const key = `${code} ${path.join('.')}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function columnsBySideMargin(create: (widening: number) => Column): Readonly<Record<SideMargin, Column>> {
  return {
    5: create(0),
    6: create(1),
    7: create(2),
    8: create(3),
    9: create(4),
    10: create(5),
    11: create(6),
    12: create(7),
  };
}

const receiptColumns = columnsBySideMargin((by) => {
  const { x, right, field } = receiptInformation;
  const width = right - x - by;
  return { ...receiptInformation, x: x + by, width, field: { ...field, x: field.x + by, width } };
});

const paymentPartColumns = columnsBySideMargin((by) => {
  const { x, right } = paymentPartInformation;
  return { ...paymentPartInformation, width: right - x - by };
});
