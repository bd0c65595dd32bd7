import type { PreparedAttachment } from '@rappen/pdf/attachments';
import { parsePicture } from '../drawing/picture.ts';
import { drawInvoiceDocument } from '../invoice-document/draw.ts';
import type { InvoiceDocument } from '../invoice-document/invoice-document.ts';
import { parseColour } from '../invoice-document/layout/style.ts';
import { templateNames } from '../invoice-document/templates/index.ts';
import { attempt } from '../model/kind.ts';
import { leaf } from '../model/leaf.ts';
import { optional } from '../model/object.ts';
import type { Leaf, NothingLeft } from '../model/shape.ts';
import { languages } from '../payment-part/labels.ts';
import { type Problem, within } from '../problem/problem.ts';
import type { Sentences } from '../problem/sentence.ts';
import { renderPdf } from '../render/pdf.ts';
import type { Result } from '../result.ts';
import { profileDefault, profiles } from '../swiss-qr/profile.ts';
import { type FieldsOf, fields, wrong } from './caller.ts';
import { type InvoiceToMake, readInvoice } from './invoice-of-bill.ts';
import { invoiceSentences } from './invoice-sentences.ts';
import { bytes, flag, oneOf, text } from './leaves.ts';
import { meantBy } from './meant.ts';
import {
  type CheckOptions,
  checkMembers,
  optionPath,
  paymentPartMembers,
  paymentPartSettings,
  readOptions,
  type SlipOptions,
} from './options.ts';
import { type DocumentOptions, documentMembers, documentSettings } from './pdf.ts';
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

const colour: Leaf<string> = /* @__PURE__ */ leaf({}, (node, reading) => {
  const found = text.read(node, reading);
  if (found === undefined || parseColour(found) !== undefined) return found;
  return wrong(reading, 'a colour such as #1c3f6e', found);
});
const logo: Leaf<Uint8Array> = /* @__PURE__ */ leaf({}, (node, reading) => {
  const found = bytes.read(node, reading);
  const picture = found && parsePicture(found);
  return picture?.ok === false ? reading.take(picture.problems[0]) : found;
});
const attacher: Leaf<EInvoiceAttacher> = /* @__PURE__ */ leaf({}, (node, reading) =>
  attempt(() => typeof (node as EInvoiceAttacher).attachmentOf === 'function')
    ? (node as EInvoiceAttacher)
    : wrong(reading, 'facturX()', node),
);

const invoiceMembers = () => ({
  /** Overrides the language of the document; `de` without either. */
  language: optional(oneOf(languages)),
  /** `classic` (default), `modern` or `compact`. */
  template: optional(oneOf(templateNames)),
  /** Accent colour of the template as `#1c3f6e`; each template has its own default. */
  accentColor: optional(colour),
  /** Side of the envelope's window; default `right`. */
  addressWindow: optional(oneOf(['left', 'right'])),
  /** A PNG or JPEG of at most two million pixels, in place of the sender's name. */
  logo: optional(logo),
  /** Replaces characters not allowed in a bill by equivalents instead of refusing them; default false. */
  normalize: optional(flag),
  /** Makes it an e-invoice too: `facturX()`, or `facturX('xrechnung')`. */
  eInvoice: optional(attacher),
});

/** Appearance of a complete invoice. */
export interface InvoicePdfOptions
  extends CheckOptions,
    DocumentOptions,
    Pick<SlipOptions, 'separation' | 'sideMargin' | 'printBillingInformation'>,
    FieldsOf<typeof invoiceMembers> {}

const pdfOptions: Leaf<InvoicePdfOptions> = /* @__PURE__ */ fields(() => ({
  ...checkMembers(),
  ...documentMembers(),
  ...paymentPartMembers(),
  ...invoiceMembers(),
}));

/** What is read below, option by option: the compiler refuses one that nobody reads. @proof */
export type Unread = NothingLeft<
  Exclude<
    keyof InvoicePdfOptions,
    | keyof DocumentOptions
    | keyof FieldsOf<typeof paymentPartMembers>
    | 'profile'
    | 'language'
    | 'template'
    | 'accentColor'
    | 'addressWindow'
    | 'logo'
    | 'normalize'
    | 'eInvoice'
  >
>;

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
  document: InvoiceToMake,
  options?: InvoicePdfOptions,
): BillResult<Uint8Array<ArrayBuffer>> {
  const { reader, given } = readOptions(pdfOptions, options, meantBy);
  const { profile = profileDefault, language, template = 'classic', addressWindow, normalize, eInvoice } = given;
  const parsed = readInvoice(document, { profile: profiles[profile], language, normalize });
  if (!parsed.ok || reader.problems.length > 0)
    return refused([...(parsed.ok ? [] : parsed.problems), ...reader.problems], invoiceSentences);
  const accentColor = given.accentColor === undefined ? undefined : parseColour(given.accentColor);
  const picture = given.logo && parsePicture(given.logo);
  const style = {
    template,
    accentColor,
    addressWindow,
    logo: picture?.ok ? picture.value : undefined,
    slip: paymentPartSettings(given),
  };
  const documentOptions = documentSettings(given);
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
