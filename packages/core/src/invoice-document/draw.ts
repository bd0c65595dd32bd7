import type { Drawing, Ink, Picture, Shape } from '../drawing/index.ts';
import { drawPaymentPart, type PaymentPartOptions } from '../payment-part/index.ts';
import type { Problem } from '../problem/problem.ts';
import { ok, type Result } from '../result.ts';
import { encodeSymbol } from '../swiss-qr/index.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { dueLabel, titleOf } from './labels.ts';
import { type FlowPage, flow } from './layout/flow.ts';
import { type HeadContext, type Part, senderName } from './layout/head-parts.ts';
import { paragraphPieces, spaced, termsPieces } from './layout/paragraphs.ts';
import { accentInks, grey, lightRule, type Style } from './layout/style.ts';
import { tableOf } from './layout/table.ts';
import { totalsPieces } from './layout/totals-block.ts';
import { linesOf, rule, textAt } from './layout/type-setting.ts';
import { printAmount } from './print-values.ts';
import { type TemplateName, templates } from './templates/index.ts';
import { filled, type InvoiceWords, invoiceWords } from './words.ts';

export interface DrawInvoiceOptions {
  readonly template: TemplateName;
  /** Accent colour of the template; each has its own default. */
  readonly accentColor?: Ink | undefined;
  /** Side of the envelope window; default right. */
  readonly addressWindow?: 'left' | 'right' | undefined;
  /** The image that `sender.logo` names. */
  readonly logo?: Picture | undefined;
  /** Appearance of the slip; see `drawPaymentPart`. */
  readonly slip?: Omit<PaymentPartOptions, 'language' | 'pageSize'>;
}

/** The pages of an invoice (A4), and what had to be left out or set smaller on the slip. */
export interface DrawnInvoice {
  readonly pages: readonly Drawing[];
  readonly warnings: readonly Problem[];
}

/** A4, in millimetres. */
const page = { width: 210, height: 297 } as const;
const laterTop = 26;
const bottom = 276;
const footerBaseline = 285;
/** The same above a slip, which takes the lower 105 mm. */
const slipBottom = 183;
const slipFooterBaseline = 187.5;
/** A head that reaches further down is set smaller. */
const headBottomMax = 150;
const headScales = [1, 0.85, 0.7, 0.55] as const;

/**
 * Draws a complete invoice on A4 pages: head with the address in the envelope window, positions with carried-over totals,
 * totals, terms, closing, page numbers, and the payment part at the foot of the last page, or on its own page if there is
 * no room. Texts are in the language of the document; all of them are drawn, none overlaps another.
 *
 * Fails where `drawPaymentPart` and `encodeSymbol` do; warns as `drawPaymentPart` does.
 */
export function drawInvoiceDocument(document: InvoiceDocument, options: DrawInvoiceOptions): Result<DrawnInvoice> {
  const template = templates[options.template];
  const style: Style = { ...template.style, ...accentInks(options.accentColor ?? template.accent) };
  const words = invoiceWords[document.language];
  const head = headOf(document, words, style, options);
  const table = tableOf(document, words, style);
  const blocks = [
    paragraphPieces(document.introduction, style),
    [...table.pieces, ...totalsPieces(document, words, style)],
    termsPieces(document, style),
    paragraphPieces(document.closing, style),
    ...document.notes.map(({ text }) => paragraphPieces(text, style)),
  ];
  const pieces = spaced(blocks, style.gap);
  const flowed = flow(pieces, { firstTop: head.bottom, laterTop, bottom }, table.frame);
  const slip = slipOf(document, options);
  if (!slip.ok) return slip;
  const pages = slip.value === undefined ? flowed : withSlipPage(flowed);
  const drawings = pages.map(({ shapes }, index): Drawing => {
    const hasSlip = slip.value !== undefined && index === pages.length - 1;
    return {
      ...page,
      ...descriptionOf(document, words),
      shapes: [
        ...(index === 0 ? head.shapes : laterHead(document, words, style)),
        ...shapes,
        ...footer(document, words, style, { number: index + 1, count: pages.length, hasSlip }),
        ...(hasSlip ? (slip.value?.drawing.shapes ?? []) : []),
      ],
    };
  });
  return ok({ pages: drawings, warnings: slip.value?.warnings ?? [] });
}

/** The head in the largest type that leaves room for the rest. */
function headOf(document: InvoiceDocument, words: InvoiceWords, style: Style, options: DrawInvoiceOptions): Part {
  const { addressWindow = 'right', logo, template } = options;
  let head: Part = { shapes: [], bottom: 0 };
  for (const scale of headScales) {
    const context: HeadContext = { document, words, style, addressWindow, logo, scale };
    head = templates[template].drawHead(context);
    if (head.bottom <= headBottomMax) break;
  }
  return head;
}

function slipOf(document: InvoiceDocument, { slip }: DrawInvoiceOptions): Result<SlipDrawing | undefined> {
  const { payment, language } = document;
  if (payment === undefined) return ok(undefined);
  const symbol = encodeSymbol(payment);
  if (!symbol.ok) return symbol;
  return drawPaymentPart(payment, symbol.value, { ...slip, language, pageSize: 'A4' });
}

interface SlipDrawing {
  readonly drawing: Drawing;
  readonly warnings: readonly Problem[];
}

/** A page more when the last one has no room for the slip. */
function withSlipPage(pages: readonly FlowPage[]): readonly FlowPage[] {
  const end = pages.at(-1)?.end ?? page.height;
  return end <= slipBottom ? pages : [...pages, { shapes: [], end: laterTop }];
}

function descriptionOf(
  document: InvoiceDocument,
  words: InvoiceWords,
): Pick<Drawing, 'title' | 'description' | 'language'> {
  const { invoiceNr, totals, currency, language } = document;
  const amount = `${dueLabel(document, words)} ${currency} ${printAmount(totals.due)}`;
  const isPriced = document.kind !== 'deliveryNote';
  return {
    title: `${titleOf(document, words)} ${invoiceNr}`,
    description: isPriced ? `${senderName(document)}: ${amount}` : senderName(document),
    language,
  };
}

/** Who and what, small, on the pages after the first. */
function laterHead(document: InvoiceDocument, words: InvoiceWords, style: Style): Shape[] {
  const type = { size: 8, ink: grey };
  const width = (style.right - style.left) / 2 - 3;
  const [sender = ''] = linesOf(senderName(document), width, type);
  const [title = ''] = linesOf(`${titleOf(document, words)} ${document.invoiceNr}`, width, type);
  const y = 17;
  return [
    ...(document.letterhead === undefined ? [textAt(style.left, y, sender, type)] : []),
    textAt(style.right, y, title, type, 'end'),
    rule(style.left, style.right, y + 2.5, 0.35, lightRule),
  ];
}

interface PageNumber {
  readonly number: number;
  readonly count: number;
  readonly hasSlip: boolean;
}

function footer(
  document: InvoiceDocument,
  words: InvoiceWords,
  style: Style,
  { number, count, hasSlip }: PageNumber,
): Shape[] {
  const type = { size: 7.5, ink: grey };
  const y = hasSlip ? slipFooterBaseline : footerBaseline;
  const numbered = filled(words.page, { page: String(number), pages: String(count) });
  const [name = ''] = linesOf(senderName(document), (style.right - style.left) / 2, type);
  return [textAt(style.left, y, name, type), textAt(style.right, y, numbered, type, 'end')];
}
