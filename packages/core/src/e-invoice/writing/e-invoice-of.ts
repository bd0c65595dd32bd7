import { dueLabel, type InvoiceDocument, invoiceWords, termsSentences } from '../../invoice-document/index.ts';
import { sumOf } from '../../money/index.ts';
import type { Problem } from '../../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../../result.ts';
import { problem } from '../problems.ts';
import { checkEInvoice, type EInvoiceFinding, type EInvoiceRules, isError } from '../rules/index.ts';
import {
  type Delivery,
  type EInvoice,
  type EInvoiceProfile,
  type LineAllowance,
  type Note,
  profileTerms,
  type SupportingDocument,
  termNames,
  type VatOfLine,
} from '../semantic/index.ts';
import { linesOf } from './lines.ts';
import { netAmountsOf, type Part } from './net-amounts.ts';
import { addressOf, buyerOf, payeeOf, present, sellerOf } from './parties.ts';
import { adjustmentsOf, paymentOf, sharePartsOf, totalsOf, vatBreakdownOf } from './settlement.ts';
import { type Sources, sourceOf } from './source-paths.ts';

/** An invoice that its profile allows, and what its rules say besides: warnings and information, by the path in the JSON model. */
export interface WrittenEInvoice {
  readonly invoice: EInvoice;
  readonly notices: readonly EInvoiceFinding[];
}

export interface EInvoiceOptions {
  /** Default `en16931`. */
  readonly profile?: EInvoiceProfile | undefined;
}

/** UNTDID 1001. What is no invoice has none. */
const typeCodes: Readonly<Partial<Record<InvoiceDocument['kind'], string>>> = {
  invoice: '380',
  creditNote: '381',
  correction: '384',
  prepayment: '386',
  partial: '326',
  selfBilled: '389',
  final: '380',
};

/**
 * Turns an invoice document into an e-invoice of a profile: the sums as they are printed, terms in words and, for XRechnung, as
 * lines that programs read. What the rules of the profile refuse as an error is not made: every problem names its rule and term, and the path in
 * the JSON model of the document. Reports what `checkEInvoice` does, `E_INVOICE_PROFILE` for what Factur-X BASIC has no place for, and
 * `E_INVOICE_KIND` for an offer, an order confirmation or a delivery note.
 *
 * Source: EN 16931-1; the mapping of Swiss terms is ours, see docs/decisions/0049-semantic-e-invoice.md.
 */
export function eInvoiceOf(document: InvoiceDocument, options: EInvoiceOptions = {}): Result<EInvoice> {
  const written = writtenEInvoiceOf(document, options);
  return written.ok ? ok(written.value.invoice) : written;
}

/** The same, with what its rules warn of and point out: these keep nothing from being sent. Reports what `eInvoiceOf` does. */
export function writtenEInvoiceOf(
  document: InvoiceDocument,
  { profile = 'en16931' }: EInvoiceOptions = {},
): Result<WrittenEInvoice> {
  if (typeCodes[document.kind] === undefined) return failed(problem('E_INVOICE_KIND', ['kind']));
  const { invoice, sources } = mapped(document, profile);
  const rules = rulesOf({ profile });
  const findings = checkEInvoice({ invoice }, { rules }).map((found) => ({
    ...found,
    path: sourceOf(found.path, sources, document),
  }));
  const problems = [...withoutPlace(document, profile), ...findings.filter(isError)];
  const notices = findings.filter((found) => !isError(found));
  return resultOf({ invoice: profile === 'basic' ? basic(invoice) : invoice, notices }, problems);
}

function rulesOf({ profile = 'en16931' }: EInvoiceOptions): EInvoiceRules {
  return profile === 'basic' ? 'en16931' : profile;
}

/** What the rules of a profile warn of and point out in an invoice that they allow; empty for one that is refused. */
export function eInvoiceNotices(document: InvoiceDocument, options: EInvoiceOptions): readonly EInvoiceFinding[] {
  const written = writtenEInvoiceOf(document, options);
  return written.ok ? written.value.notices : [];
}

/** BASIC has no rounding, and without it the sums do not add up. */
function withoutPlace({ totals }: InvoiceDocument, profile: EInvoiceProfile): Problem[] {
  if (profile !== 'basic' || totals.rounding === '0.00') return [];
  const term = 'BT-114';
  return [problem('E_INVOICE_PROFILE', ['rounding'], { profile: 'BASIC', term, name: termNames[term] as string })];
}

/** What the schema of BASIC does not have, and an invoice can do without. */
function basic(invoice: EInvoice): EInvoice {
  const { seller, lines, allowances, charges } = invoice;
  return present<EInvoice>({
    ...invoice,
    project: undefined,
    supportingDocuments: [],
    ...(seller !== undefined && { seller: present({ ...seller, contact: undefined }) }),
    paymentMeans: invoice.paymentMeans.map((means) => present({ ...means, accountName: undefined, bic: undefined })),
    allowances: allowances.map(amountAlone),
    charges: charges.map(amountAlone),
    lines: lines.map((line) =>
      present({
        ...line,
        allowances: line.allowances.map(amountAlone),
        charges: line.charges.map(amountAlone),
        item: line.item && present({ ...line.item, description: undefined, sellerId: undefined }),
      }),
    ),
  });
}

function amountAlone<T extends LineAllowance>(one: T): T {
  return present({ ...one, base: undefined, percent: undefined });
}

function mapped(document: InvoiceDocument, profile: EInvoiceProfile): { invoice: EInvoice; sources: Sources } {
  const items = document.positions.filter((position) => position.kind === 'item');
  const shareParts = sharePartsOf(document);
  const nets = netAmountsOf([...items, ...shareParts], document);
  const { lines, positions, trailing } = linesOf(document, nets);
  const basisOf = ({ vatCategory, vatRate }: Part): string =>
    sumOf(
      nets
        .slice(0, items.length)
        .filter((_, at) => items[at]?.vatCategory === vatCategory && items[at]?.vatRate === vatRate),
    );
  const adjustments = adjustmentsOf(document, shareParts, nets.slice(items.length), basisOf);
  const { servicePeriod, precedingInvoice, terms, attachments } = document;
  const taxed = [...lines, ...adjustments.allowances, ...adjustments.charges];
  const isUsed = ({ category, rate }: VatOfLine): boolean =>
    taxed.some(({ vat }) => vat?.category === category && vat?.rate === rate);
  const seller = sellerOf(document);
  const invoice = present<EInvoice>({
    ...profileTerms[profile],
    number: document.invoiceNr,
    issueDate: document.invoiceDate,
    typeCode: typeCodes[document.kind],
    currency: document.currency,
    // UBL has no place for it in a credit note, which nobody has to pay
    dueDate: document.kind === 'creditNote' ? undefined : terms.dueDate,
    buyerReference: document.customerReference,
    order: document.orderNr,
    contract: document.contractNr,
    project: document.projectNr,
    vatCurrency: document.vatCurrency?.currency,
    paymentTerms: paymentTermsOf(document, profile),
    notes: notesOf(document, trailing, profile),
    precedingInvoices:
      precedingInvoice === undefined
        ? []
        : [present({ number: precedingInvoice.nr, issueDate: precedingInvoice.date })],
    seller,
    buyer: buyerOf(document),
    payee: payeeOf(document, seller),
    delivery: deliveryOf(document),
    period: servicePeriod?.to === undefined ? undefined : { from: servicePeriod.from, to: servicePeriod.to },
    ...paymentOf(document, profile),
    allowances: adjustments.allowances,
    charges: adjustments.charges,
    totals: totalsOf(document, nets.slice(0, items.length), adjustments),
    vatBreakdown: vatBreakdownOf(document, profile, isUsed),
    supportingDocuments: attachments.map(({ nr, description, name, mediaType, content }) =>
      present<SupportingDocument>({ id: nr, description, file: { base64: content, mediaType, name } }),
    ),
    lines,
  });
  const { allowanceSources, chargeSources } = adjustments;
  return { invoice, sources: { positions, allowances: allowanceSources, charges: chargeSources } };
}

/** BG-13: when the last of it was delivered, and where, if not to the buyer. */
function deliveryOf({ servicePeriod, deliveryAddress }: InvoiceDocument): Delivery | undefined {
  if (servicePeriod === undefined && deliveryAddress === undefined) return undefined;
  const date = servicePeriod && (servicePeriod.to ?? servicePeriod.from);
  return present<Delivery>({ name: deliveryAddress?.name, date, address: addressOf(deliveryAddress) });
}

/** BG-1: a title of its own, the texts above and below, and those after the last item. Peppol has room for one note. */
function notesOf(
  { title, introduction, closing, notes }: InvoiceDocument,
  trailing: readonly string[],
  profile: EInvoiceProfile,
): Note[] {
  const texts = [title, introduction, ...trailing, closing].filter((text) => text !== undefined);
  if (texts.length === 0 && notes.length === 0) return [];
  if (profile === 'peppol') return [{ text: [...texts, ...notes.map(({ text }) => text)].join('\n\n') }];
  return [...texts.map((text) => ({ text })), ...notes];
}

/**
 * BT-20: the printed sentences; without any the amount that is left, since older rules want terms or a due date (BR-CO-25). For XRechnung also a line
 * for each cash discount, with a line feed after the last (BR-DE-18).
 */
function paymentTermsOf(document: InvoiceDocument, profile: EInvoiceProfile): string | undefined {
  const { currency, language, totals } = document;
  const given = termsSentences(document);
  const left =
    totals.due === '0.00' ? [] : [`${dueLabel(document, invoiceWords[language])}: ${currency} ${totals.due}`];
  const sentences = given.length > 0 ? given : left;
  const discounts =
    profile === 'xrechnung'
      ? document.terms.cashDiscounts.map(({ days, percent }) => `#SKONTO#TAGE=${days}#PROZENT=${sumOf([percent])}#\n`)
      : [];
  const words = sentences.join('\n');
  if (discounts.length === 0) return words === '' ? undefined : words;
  return `${words === '' ? '' : `${words}\n`}${discounts.join('')}`;
}
