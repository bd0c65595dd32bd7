import type { PreparedAttachment } from '@rappen/pdf/attachments';
import { parsePicture } from '../drawing/picture.ts';
import { drawInvoiceDocument } from '../invoice-document/draw.ts';
import type { InvoiceDocument } from '../invoice-document/invoice-document.ts';
import { parseInvoiceDocument } from '../invoice-document/json.ts';
import { parseColour } from '../invoice-document/layout/style.ts';
import type { InvoiceDocumentJson } from '../invoice-document/model.ts';
import type { TemplateName } from '../invoice-document/templates/index.ts';
import { type Language, languages } from '../payment-part/labels.ts';
import { type Problem, within } from '../problem/problem.ts';
import type { Sentences } from '../problem/sentence.ts';
import { renderPdf } from '../render/pdf.ts';
import type { Result } from '../result.ts';
import { copied } from './copy.ts';
import { invoiceSentences } from './invoice-sentences.ts';
import {
  type CheckOptions,
  optionPath,
  paymentPartNames,
  readOptions,
  readPaymentPartOptions,
  type SlipOptions,
} from './options.ts';
import { type DocumentOptions, documentNames, readDocumentOptions } from './pdf.ts';
import { type BillResult, billProblem, done, refused } from './problems.ts';

/** Makes the PDF of an invoice an e-invoice. `facturX` makes one. */
export interface EInvoiceAttacher {
  /** The file that is written into the PDF; `createdAt` is that of the options. */
  readonly attachmentOf: (document: InvoiceDocument, createdAt: string | undefined) => Result<PreparedAttachment>;
  /** What the rules of the profile warn of, in an invoice that they allow. */
  readonly noticesOf?: ((document: InvoiceDocument) => readonly Problem[]) | undefined;
  /** The sentences of what it reports. */
  readonly sentences: Sentences;
}

/** Appearance of a complete invoice. */
export interface InvoicePdfOptions
  extends CheckOptions,
    DocumentOptions,
    Pick<SlipOptions, 'separation' | 'sideMargin' | 'printBillingInformation'> {
  /** Overrides the language of the document; `de` without either. */
  readonly language?: Language | undefined;
  /** `classic` (default), `modern` or `compact`. */
  readonly template?: TemplateName | undefined;
  /** Accent colour of the template as `#1c3f6e`; each template has its own default. */
  readonly accentColor?: string | undefined;
  /** Side of the envelope's window; default `right`. */
  readonly addressWindow?: 'left' | 'right' | undefined;
  /** A PNG or JPEG of at most two million pixels, in place of the sender's name. */
  readonly logo?: Uint8Array | undefined;
  /** Replaces characters not allowed in a bill by equivalents instead of refusing them; default false. */
  readonly normalize?: boolean | undefined;
  /** Makes it an e-invoice too: `facturX()`, or `facturX('xrechnung')`. */
  readonly eInvoice?: EInvoiceAttacher | undefined;
}

const names = [
  ...documentNames,
  ...paymentPartNames,
  'language',
  'template',
  'accentColor',
  'addressWindow',
  'logo',
  'normalize',
  'eInvoice',
];

/**
 * Renders a complete invoice as PDF (PDF/A-3b): positions, VAT, totals and terms, with the payment part for the exact amount
 * due, and on request as an e-invoice. Problems are those of `parseInvoiceDocument`, with paths in the names of the document, those
 * of its options, and of `eInvoice`.
 *
 * @example
 * const invoice = invoiceToPdf(invoiceDocumentExamples.discounts, { template: 'modern', accentColor: '#8a1538' });
 * invoice.ok && invoice.value.length > 20_000; // => true
 */
export function invoiceToPdf(
  document: InvoiceDocumentJson,
  options?: InvoicePdfOptions,
): BillResult<Uint8Array<ArrayBuffer>> {
  const read = readOptions(options, names);
  const { reader, further, profile } = read;
  const language = reader.choice(further['language'], languages, optionPath('language'));
  const template = reader.choice(
    further['template'],
    ['classic', 'modern', 'compact'] as const,
    optionPath('template'),
  );
  const addressWindow = reader.choice(
    further['addressWindow'],
    ['left', 'right'] as const,
    optionPath('addressWindow'),
  );
  const colour = reader.text(further['accentColor'], optionPath('accentColor'));
  const accentColor = colour === undefined ? undefined : parseColour(colour);
  if (colour !== undefined && accentColor === undefined)
    reader.wrong(optionPath('accentColor'), 'a colour such as #1c3f6e', colour);
  const normalize = reader.flag(further['normalize'], optionPath('normalize'));
  const file = further['logo'] === undefined ? undefined : reader.bytes(further['logo'], optionPath('logo'));
  const logo = file && reader.accept(parsePicture(file), optionPath('logo'));
  const slip = readPaymentPartOptions(read);
  const documentOptions = readDocumentOptions(reader, further);
  const eInvoice = further['eInvoice'] as EInvoiceAttacher | undefined;
  if (eInvoice !== undefined && typeof eInvoice?.attachmentOf !== 'function')
    reader.wrong(optionPath('eInvoice'), 'facturX()', eInvoice);
  const given = copied(document);
  if (!given.ok) return refused([...reader.problems, ...given.problems], invoiceSentences);
  const parsed = parseInvoiceDocument(given.value, { profile, language, normalize });
  if (!parsed.ok || reader.problems.length > 0)
    return refused([...(parsed.ok ? [] : parsed.problems), ...reader.problems], invoiceSentences);
  const style = { template: template ?? 'classic', accentColor, addressWindow, logo, slip } as const;
  const drawn = drawInvoiceDocument(parsed.value.document, style);
  if (!drawn.ok) return refused(within(optionPath(), drawn.problems), invoiceSentences);
  const warnings = [...parsed.value.warnings, ...drawn.value.warnings];
  const attachment = eInvoice?.attachmentOf(parsed.value.document, documentOptions.createdAt);
  if (attachment?.ok === false) return refused(attachment.problems, eInvoice?.sentences ?? invoiceSentences);
  return done(renderPdf(drawn.value.pages, { ...documentOptions, attachment: attachment?.value }), [
    ...warnings.map((warning) => billProblem(warning, invoiceSentences)),
    ...(eInvoice?.noticesOf?.(parsed.value.document) ?? []).map((notice) =>
      billProblem(notice, eInvoice?.sentences ?? {}),
    ),
  ]);
}
