import { prepareAttachment } from '@rappen/pdf/attachments';
import { deflateXml } from '@rappen/pdf/internal/writer';
import type { Drawing } from '../../drawing/index.ts';
import { drawPaymentPart, type Language, type PaymentPartOptions } from '../../payment-part/index.ts';
import type { Problem } from '../../problem/problem.ts';
import { renderPdf } from '../../render/pdf.ts';
import { ok, type Result } from '../../result.ts';
import { encodeSymbol, type ProfileName, parseDraft, profiles, type QrInvoice } from '../../swiss-qr/index.ts';
import { utf8Encode } from '../../text/index.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { billOfEInvoice, findingsBeforePayment, isContradiction, type ReceivedEInvoice } from '../reading/index.ts';
import { drawEInvoiceView } from './drawing.ts';
import { viewOfEInvoice } from './view.ts';

export interface RenderEInvoiceOptions {
  /** Default `de`. */
  readonly language?: Language | undefined;
  /** Rules of the payment part; default 2.3. */
  readonly rules?: ProfileName | undefined;
  /** Appearance of the payment part; see `drawPaymentPart`. */
  readonly slip?: Omit<PaymentPartOptions, 'language' | 'pageSize'> | undefined;
  /** What the payment part is made of instead of the bill, such as a notification; undefined: none is printed. */
  readonly issued?: ((invoice: QrInvoice) => QrInvoice | undefined) | undefined;
  /** As RFC 3339 writes instants, in UTC. Default: the day of the invoice. */
  readonly modifiedAt?: string | undefined;
}

/** The pages of a received e-invoice, and what is to be said of them. */
export interface RenderedEInvoice<T> {
  readonly value: T;
  readonly warnings: readonly Problem[];
}

/**
 * Draws a received e-invoice as it is (`viewOfEInvoice`), with the payment part on a page of its own where the amount can be paid to a
 * Swiss account and its sums do not contradict each other. Warns with `E_INVOICE_LEFT` where rows had no room, and as `drawPaymentPart`.
 */
export function drawEInvoice(
  received: ReceivedEInvoice,
  options: RenderEInvoiceOptions = {},
): RenderedEInvoice<readonly Drawing[]> {
  const { language = 'de' } = options;
  const { pages, left } = drawEInvoiceView(viewOfEInvoice(received, { language }));
  const slip = slipOf(received, options);
  return {
    value: slip === undefined ? pages : [...pages, slip.drawing],
    warnings: [...(left > 0 ? [problem('E_INVOICE_LEFT', [], { count: left })] : []), ...(slip?.warnings ?? [])],
  };
}

/**
 * The same as a PDF (PDF/A-3b) with the XML in it, byte for byte as it was received (relationship `Source`), under its own name.
 * Reports what `prepareAttachment` does.
 */
export function renderEInvoice(
  received: ReceivedEInvoice,
  options: RenderEInvoiceOptions = {},
): Result<RenderedEInvoice<Uint8Array<ArrayBuffer>>> {
  const { value: pages, warnings } = drawEInvoice(received, options);
  const { xml, file, invoice } = received;
  const attachment = prepareAttachment(
    {
      name: file?.name ?? 'invoice.xml',
      mediaType: 'text/xml',
      content: typeof xml === 'string' ? utf8Encode(xml) : xml,
      relationship: 'Source',
      description: 'E-invoice as received',
      modifiedAt: options.modifiedAt ?? `${invoice.issueDate ?? '1970-01-01'}T00:00:00Z`,
      bytesMax: limits.bytesMax,
    },
    deflateXml,
  );
  return attachment.ok ? ok({ value: renderPdf(pages, { attachment: attachment.value }), warnings }) : attachment;
}

function slipOf(
  received: ReceivedEInvoice,
  { language = 'de', rules = '2.3', slip, issued = (invoice) => invoice }: RenderEInvoiceOptions,
): { readonly drawing: Drawing; readonly warnings: readonly Problem[] } | undefined {
  const bill = billOfEInvoice(received);
  if (!bill.ok || !/^(?:CH|LI)/.test(bill.value.draft.iban ?? '')) return undefined;
  const parsed = parseDraft(bill.value.draft, profiles[rules]);
  // Nobody is to pay sums that contradict each other
  const isUnsure = findingsBeforePayment(received).some(isContradiction);
  const invoice = parsed.ok && !isUnsure ? issued(parsed.value) : undefined;
  const symbol = invoice && encodeSymbol(invoice);
  if (invoice === undefined || !symbol?.ok) return undefined;
  const drawn = drawPaymentPart(invoice, symbol.value, { ...slip, language, pageSize: 'A4' });
  return drawn.ok ? drawn.value : undefined;
}
