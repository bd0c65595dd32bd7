import { addDays, type CalendarDate, daysBetween, parseCalendarDate } from '../date/index.ts';
import { decimalTextOf, valueAt } from '../json/index.ts';
import { type Draft, inDocumentOrder, read } from '../model/index.ts';
import { type Amount, parseAmount, reducedProductOf, shortDecimal } from '../money/index.ts';
import { type Problem, problem } from '../problem/index.ts';
import { failed, type Result, resultOf } from '../result.ts';
import { parseUid } from '../uid/index.ts';
import type { CashDiscount, InvoiceDocument, PaymentTerms, Sender } from './invoice-document.ts';
import { adjustmentsOf, positionsOf } from './json-positions.ts';
import { paymentOf } from './json-qr-part.ts';
import { Judgement } from './judgement.ts';
import { limits } from './limits.ts';
import { type InvoiceDocumentJson, invoiceDocumentModel } from './model.ts';
import type { InvoiceDocumentOptions } from './options.ts';
import { type Sums, sumsOf } from './totals.ts';

/** An invoice document, and what was left out of its bill information. */
export interface ParsedInvoiceDocument {
  readonly document: InvoiceDocument;
  readonly warnings: readonly Problem[];
}

/**
 * Turns the JSON model of an invoice document (already read by `parseJson`) into a document with all its sums and its
 * payment part, or lists everything that is wrong: shapes, `REQUIRED`, bounds of texts and numbers, GTINs, dates, and every
 * rule of the QR-bill under `qrInvoice`. Typographic characters that the font lacks become plain ones.
 *
 * The payment part is over what is left to pay: 0.00 makes it a notification that must not be paid. Without bill
 * information of its own it carries Swico S1 made from the same sums.
 * Warns with `INVOICE_DOCUMENT_BILL_INFORMATION_SHORTENED`.
 */
export function parseInvoiceDocument(json: unknown, options: InvoiceDocumentOptions): Result<ParsedInvoiceDocument> {
  const wire = read(invoiceDocumentModel, json, { entriesMax: limits.jsonEntriesMax });
  if (wire.draft === undefined) return wire.ok ? failed(problem('REQUIRED', [])) : wire;
  const judgement = new Judgement(wire.ok ? [] : wire.problems);
  const parsed = documentOf(wire.draft, json, judgement, options);
  const problems = inDocumentOrder(judgement.problems, invoiceDocumentModel);
  return problems.length > 0 || parsed === undefined
    ? resultOf(undefined as never, problems)
    : { ok: true, value: parsed };
}

type DocumentDraft = Draft<InvoiceDocumentJson>;

function documentOf(
  draft: DocumentDraft,
  json: unknown,
  judgement: Judgement,
  options: InvoiceDocumentOptions,
): ParsedInvoiceDocument | undefined {
  const { title, customerNr, customerReference, invoiceNr, currency, introduction, closing, letterhead } = draft;
  const language = options.language ?? draft.language ?? options.languageDefault ?? 'de';
  const sender = senderOf(draft, judgement);
  const recipient = { addressLines: addressLinesOf(draft, 'recipient', judgement) };
  const contactPerson = contactOf(draft);
  const invoiceDate = dateOf(draft.invoiceDate);
  const servicePeriod = servicePeriodOf(draft, judgement);
  const pricesIncludeVat = draft.pricesIncludeVat === true;
  const { positions, items } = positionsOf(draft.positions, judgement);
  const sums = sumsOf({
    items,
    adjustments: adjustmentsOf(draft, judgement),
    pricesIncludeVat,
    rounding: draft.rounding ?? 'none',
    prepaid: decimalTextOf(draft.prepaidAmount ?? 0),
  });
  const rates = sums.vatGroups.length;
  if (rates > limits.vatRatesMax) {
    judgement.report('INVOICE_DOCUMENT_TOO_MANY', ['positions'], { count: rates, max: limits.vatRatesMax });
  }
  const amounts = judgement.problems.length === 0 ? amountsOf(sums, judgement) : undefined;
  const terms = termsOf(draft, invoiceDate, sums.due, judgement);

  const basics = { invoiceNr, invoiceDate, customerReference, uid: sender.uid, servicePeriod, currency };
  const payment = paymentOf(
    valueAt(json, ['qrInvoice']),
    judgement,
    { ...basics, terms, language, due: amounts?.due, vatGroups: sums.vatGroups },
    options,
  );
  if (!invoiceNr || !invoiceDate || !currency || !amounts) return undefined;
  const { adjustments, ...totals } = sums;
  const document: InvoiceDocument = {
    language,
    title,
    sender,
    recipient,
    contactPerson,
    customerNr,
    customerReference,
    invoiceNr,
    invoiceDate,
    servicePeriod,
    terms,
    currency,
    introduction,
    closing,
    positions,
    adjustments,
    pricesIncludeVat,
    totals: { ...totals, ...amounts },
    letterhead,
    payment: payment?.invoice,
  };
  return { document, warnings: payment?.warnings ?? [] };
}

/** A text that reading has found to be a day. */
function dateOf(text: string | undefined): CalendarDate | undefined {
  const parsed = text === undefined ? undefined : parseCalendarDate(text);
  return parsed?.ok ? parsed.value : undefined;
}

function senderOf(draft: DocumentDraft, judgement: Judgement): Sender {
  const { name, phone, email, website, uid, logo } = draft.sender ?? {};
  return {
    name,
    addressLines: addressLinesOf(draft, 'sender', judgement),
    phone,
    email,
    website,
    uid: uid === undefined ? undefined : judgement.taken(parseUid(uid), ['sender', 'uid']),
    logo,
  };
}

/** Lines of an address, empty ones dropped; at least one must be left. */
function addressLinesOf(draft: DocumentDraft, party: 'sender' | 'recipient', judgement: Judgement): readonly string[] {
  const lines = (draft[party]?.addressLines ?? []).filter((line): line is string => line !== undefined && line !== '');
  if (lines.length === 0 && draft[party] !== undefined) judgement.required(undefined, [party, 'addressLines']);
  return lines;
}

function contactOf({ contactPerson }: DocumentDraft): InvoiceDocument['contactPerson'] {
  const { name, phone, email } = contactPerson ?? {};
  return name || phone || email ? { name, phone, email } : undefined;
}

function servicePeriodOf({ servicePeriod }: DocumentDraft, judgement: Judgement): InvoiceDocument['servicePeriod'] {
  const [from, to] = [dateOf(servicePeriod?.from), dateOf(servicePeriod?.to)];
  if (from === undefined) return undefined;
  if (to !== undefined && to < from) return judgement.report('SWICO_PERIOD_REVERSED', ['servicePeriod', 'to']);
  return { from, to: to === from ? undefined : to };
}

/** The sums that must be amounts of a bill. Reports `AMOUNT_RANGE`. */
function amountsOf(sums: Sums, judgement: Judgement): Record<'total' | 'prepaid' | 'due', Amount> | undefined {
  const total = judgement.taken(parseAmount(sums.total), ['positions']);
  const prepaid = judgement.taken(parseAmount(sums.prepaid), ['prepaidAmount']);
  if (total === undefined || prepaid === undefined) return undefined;
  const due = judgement.taken(parseAmount(sums.due), ['prepaidAmount']);
  return due === undefined ? undefined : { total, prepaid, due };
}

/** Due date and days say the same where both are given. */
function termsOf(
  draft: DocumentDraft,
  invoiceDate: CalendarDate | undefined,
  due: string,
  judgement: Judgement,
): PaymentTerms {
  const givenDate = dateOf(draft.dueDate);
  const none = { dueDate: undefined, days: undefined, cashDiscounts: [] };
  const discounts = cashDiscountDrafts(draft);
  if (invoiceDate === undefined) return none;
  if (givenDate !== undefined && givenDate < invoiceDate) {
    return judgement.report('INVOICE_DOCUMENT_DUE_DATE_EARLY', ['dueDate']) ?? none;
  }
  const days = draft.paymentTerms?.days ?? (givenDate && daysBetween(invoiceDate, givenDate));
  const dueDate = days === undefined ? undefined : addDays(invoiceDate, days);
  if (days !== undefined && dueDate === undefined) {
    return judgement.report('INVOICE_DOCUMENT_DUE_DATE_UNKNOWN', ['paymentTerms', 'days']) ?? none;
  }
  if (givenDate !== undefined && dueDate !== undefined && givenDate !== dueDate) {
    return judgement.report('INVOICE_DOCUMENT_DUE_DATE_DIFFERS', ['dueDate'], { expected: dueDate }) ?? none;
  }
  const cashDiscounts = discounts
    .map((discount, index): CashDiscount | undefined => {
      const date = addDays(invoiceDate, discount.days);
      if (date !== undefined) return { ...discount, date, amount: reducedProductOf([due], discount.percent) };
      return judgement.report('INVOICE_DOCUMENT_DUE_DATE_UNKNOWN', ['paymentTerms', 'cashDiscounts', index, 'days']);
    })
    .filter((discount) => discount !== undefined)
    .sort((a, b) => a.days - b.days);
  return { dueDate, days, cashDiscounts };
}

function cashDiscountDrafts({ paymentTerms }: DocumentDraft): readonly Pick<CashDiscount, 'percent' | 'days'>[] {
  return (paymentTerms?.cashDiscounts ?? []).flatMap((discount) => {
    const { percent, days } = discount ?? {};
    return percent === undefined || days === undefined ? [] : [{ percent: shortDecimal(decimalTextOf(percent)), days }];
  });
}
