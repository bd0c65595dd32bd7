import { addDays, type CalendarDate, daysBetween } from '../date/index.ts';
import { shapeProblems, tooManyEntries } from '../json/index.ts';
import { type Amount, parseAmount, reducedProductOf, shortDecimal } from '../money/index.ts';
import type { Language } from '../payment-part/index.ts';
import type { Problem } from '../problem/index.ts';
import { failed, type Result, resultOf } from '../result.ts';
import type { QrCurrency, RuleProfile } from '../swiss-qr/index.ts';
import { parseUid } from '../uid/index.ts';
import { adjustmentsOf, positionsOf } from './json-positions.ts';
import { paymentOf } from './json-qr-part.ts';
import { invoiceDocumentSchema } from './json-schema.ts';
import { limits } from './limits.ts';
import type { CashDiscount, InvoiceDocument, PaymentTerms, Sender } from './model.ts';
import { Reader } from './reader.ts';
import { type Sums, sumsOf } from './totals.ts';

export interface InvoiceDocumentOptions {
  /** The rules for the payment part. */
  readonly profile: RuleProfile;
  /** Wins over the language that the document names. */
  readonly language?: Language | undefined;
  /** For a document that names none; German when absent. */
  readonly languageDefault?: Language | undefined;
  /** Replaces characters that a bill cannot carry in the fields of the payment part (see `parseQrInvoice`). */
  readonly normalize?: boolean | undefined;
}

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
  const tooMany = tooManyEntries(json, limits.jsonEntriesMax);
  if (tooMany !== undefined) return failed(tooMany);
  const shape = invoiceDocumentSchema.safeParse(json);
  const shapes = shape.success ? [] : shapeProblems(shape.error, json);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return resultOf(undefined as never, shapes);
  const reader = new Reader(json);
  const parsed = documentOf(reader, options);
  const problems = [...shapes, ...reader.problems.filter((found) => !isAmong(found, shapes))];
  return problems.length > 0 || parsed === undefined
    ? resultOf(undefined as never, problems)
    : { ok: true, value: parsed };
}

/** The schema and the rules of the payment part both see its shape. */
function isAmong(found: Problem, list: readonly Problem[]): boolean {
  return list.some((other) => other.code === found.code && other.path.join('.') === found.path.join('.'));
}

function documentOf(reader: Reader, options: InvoiceDocumentOptions): ParsedInvoiceDocument | undefined {
  const language = languageOf(reader, options);
  const title = reader.line(['title']);
  const sender = senderOf(reader);
  const recipient = { addressLines: addressLinesOf(reader, 'recipient') };
  const contactPerson = contactOf(reader);
  const customerNr = reader.line(['customerNr']);
  const customerReference = reader.line(['customerReference']);
  const invoiceNr = reader.requiredLine(['invoiceNr']);
  const invoiceDate = reader.requiredDate(['invoiceDate']);
  const servicePeriod = servicePeriodOf(reader);
  const currency = currencyOf(reader);
  const introduction = reader.text(['introduction']);
  const closing = reader.text(['closing']);
  const pricesIncludeVat = reader.at(['pricesIncludeVat']) === true;
  const { positions, items } = positionsOf(reader);
  const sums = sumsOf({
    items,
    adjustments: adjustmentsOf(reader),
    pricesIncludeVat,
    rounding: reader.at(['rounding']) === 'cash' ? 'cash' : 'none',
    prepaid: prepaidOf(reader),
  });
  const rates = sums.vatGroups.length;
  if (rates > limits.vatRatesMax) {
    reader.report('INVOICE_DOCUMENT_TOO_MANY', ['positions'], { count: rates, max: limits.vatRatesMax });
  }
  const amounts = reader.problems.length === 0 ? amountsOf(sums, reader) : undefined;
  const terms = termsOf(reader, invoiceDate, sums.due);
  const letterhead = reader.line(['letterhead']);

  const basics = { invoiceNr, invoiceDate, customerReference, uid: sender.uid, servicePeriod, currency };
  const payment = paymentOf(
    reader,
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

function languageOf(reader: Reader, { language, languageDefault = 'de' }: InvoiceDocumentOptions): Language {
  // The schema has judged which words are languages.
  return language ?? (reader.at(['language']) as Language | undefined) ?? languageDefault;
}

function senderOf(reader: Reader): Sender {
  const uid = reader.line(['sender', 'uid']);
  return {
    name: reader.line(['sender', 'name']),
    addressLines: addressLinesOf(reader, 'sender'),
    phone: reader.line(['sender', 'phone']),
    email: reader.line(['sender', 'email']),
    website: reader.line(['sender', 'website']),
    uid: uid === undefined ? undefined : reader.taken(parseUid(uid), ['sender', 'uid']),
    logo: reader.line(['sender', 'logo']),
  };
}

function addressLinesOf(reader: Reader, party: 'sender' | 'recipient'): readonly string[] {
  const path = [party, 'addressLines'];
  const found = reader.problems.length;
  const lines = reader.lines(path, limits.addressLinesMax);
  if (lines.length === 0 && reader.problems.length === found) reader.report('REQUIRED', path);
  return lines;
}

function contactOf(reader: Reader): InvoiceDocument['contactPerson'] {
  const contact = {
    name: reader.line(['contactPerson', 'name']),
    phone: reader.line(['contactPerson', 'phone']),
    email: reader.line(['contactPerson', 'email']),
  };
  return contact.name || contact.phone || contact.email ? contact : undefined;
}

function servicePeriodOf(reader: Reader): InvoiceDocument['servicePeriod'] {
  const to = reader.date(['servicePeriod', 'to']);
  const start = ['servicePeriod', 'from'];
  const from = to === undefined ? reader.date(start) : reader.requiredDate(start);
  if (from === undefined) return undefined;
  if (to !== undefined && to < from) return reader.report('SWICO_PERIOD_REVERSED', ['servicePeriod', 'to']);
  return { from, to: to === from ? undefined : to };
}

function currencyOf(reader: Reader): QrCurrency | undefined {
  const currency = reader.requiredLine(['currency']);
  if (currency === undefined || currency === 'CHF' || currency === 'EUR') return currency;
  return reader.report('CURRENCY_NOT_SUPPORTED', ['currency']);
}

function prepaidOf(reader: Reader): string {
  const bounds = { decimalsMax: limits.amountDecimalsMax, min: '0', max: limits.priceMax };
  return reader.number(['prepaidAmount'], bounds) ?? '0';
}

/** The sums that must be amounts of a bill. Reports `AMOUNT_RANGE`. */
function amountsOf(sums: Sums, reader: Reader): Record<'total' | 'prepaid' | 'due', Amount> | undefined {
  const total = reader.taken(parseAmount(sums.total), ['positions']);
  const prepaid = reader.taken(parseAmount(sums.prepaid), ['prepaidAmount']);
  if (total === undefined || prepaid === undefined) return undefined;
  const due = reader.taken(parseAmount(sums.due), ['prepaidAmount']);
  return due === undefined ? undefined : { total, prepaid, due };
}

/** Due date and days say the same where both are given. */
function termsOf(reader: Reader, invoiceDate: CalendarDate | undefined, due: string): PaymentTerms {
  const bounds = { decimalsMax: 0, min: '0', max: `${limits.paymentDaysMax}` };
  const daysText = reader.number(['paymentTerms', 'days'], bounds);
  const givenDate = reader.date(['dueDate']);
  const none = { dueDate: undefined, days: undefined, cashDiscounts: [] };
  const discounts = cashDiscountDrafts(reader);
  if (invoiceDate === undefined) return none;
  if (givenDate !== undefined && givenDate < invoiceDate) {
    return reader.report('INVOICE_DOCUMENT_DUE_DATE_EARLY', ['dueDate']) ?? none;
  }
  const days = daysText === undefined ? givenDate && daysBetween(invoiceDate, givenDate) : Number(daysText);
  const dueDate = days === undefined ? undefined : addDays(invoiceDate, days);
  if (days !== undefined && dueDate === undefined) {
    return reader.report('INVOICE_DOCUMENT_DUE_DATE_UNKNOWN', ['paymentTerms', 'days']) ?? none;
  }
  if (givenDate !== undefined && dueDate !== undefined && givenDate !== dueDate) {
    return reader.report('INVOICE_DOCUMENT_DUE_DATE_DIFFERS', ['dueDate'], { expected: dueDate }) ?? none;
  }
  const cashDiscounts = discounts
    .map((discount, index): CashDiscount | undefined => {
      const date = addDays(invoiceDate, discount.days);
      if (date !== undefined) return { ...discount, date, amount: reducedProductOf([due], discount.percent) };
      return reader.report('INVOICE_DOCUMENT_DUE_DATE_UNKNOWN', ['paymentTerms', 'cashDiscounts', index, 'days']);
    })
    .filter((discount) => discount !== undefined)
    .sort((a, b) => a.days - b.days);
  return { dueDate, days, cashDiscounts };
}

function cashDiscountDrafts(reader: Reader): readonly Pick<CashDiscount, 'percent' | 'days'>[] {
  const list = ['paymentTerms', 'cashDiscounts'];
  const found = Array.from({ length: reader.count(list, limits.cashDiscountsMax) }, (_, index) => {
    const percent = reader.requiredNumber([...list, index, 'percent'], {
      decimalsMax: limits.percentDecimalsMax,
      min: '0',
      max: limits.percentMax,
    });
    const bounds = { decimalsMax: 0, min: '0', max: `${limits.paymentDaysMax}` };
    const days = reader.requiredNumber([...list, index, 'days'], bounds);
    return percent === undefined || days === undefined
      ? undefined
      : { percent: shortDecimal(percent), days: Number(days) };
  });
  return found.filter((discount) => discount !== undefined);
}
