import { addDays, type CalendarDate, calendarDateOf, daysBetween } from '../date/index.ts';
import { decimalTextOf, valueAt } from '../json/index.ts';
import { type Draft, inDocumentOrder, type NothingLeft, read } from '../model/index.ts';
import { type Amount, parseAmount, reducedProductOf, shortDecimal } from '../money/index.ts';
import type { Problem } from '../problem/problem.ts';
import { failed, type Result, resultOf } from '../result.ts';
import type { DraftChange } from '../swiss-qr/index.ts';
import { parseUid, type Uid } from '../uid/index.ts';
import {
  type CashDiscount,
  type InvoiceDocument,
  isUnbilled,
  type PaymentTerms,
  type Recipient,
  type Sender,
} from './invoice-document.ts';
import { abroadOf, partyAddressOf, registrationOf, reportVatAbroad, vatNumberOf } from './json-abroad.ts';
import { adjustmentsOf, positionsOf, vatContextOf } from './json-positions.ts';
import { paymentOf } from './json-qr-part.ts';
import { leitwegScheme, parseLeitwegId } from './leitweg-id.ts';
import { limits } from './limits.ts';
import { type InvoiceDocumentJson, invoiceDocumentModel } from './model.ts';
import type { InvoiceDocumentOptions } from './options.ts';
import { problem } from './problems.ts';
import { type Sums, sumsOf } from './totals.ts';
import { Validation } from './validation.ts';

/** An invoice document, and the tags omitted from its billing information. */
export interface ParsedInvoiceDocument {
  readonly document: InvoiceDocument;
  readonly warnings: readonly Problem[];
  /** Texts of the payment part that normalizing changed; none unless it was asked for. */
  readonly changes?: readonly DraftChange[] | undefined;
}

/**
 * Turns the JSON model of an invoice document (already read by `parseJson`) into a document with all its totals and its
 * payment part, or lists every problem: shapes, `REQUIRED`, bounds of texts and numbers, GTINs, Leitweg-IDs, dates, and every
 * rule of the QR-bill under `qrInvoice`. Typographic characters that the font lacks become plain ones.
 *
 * The payment part is for the amount due: 0.00 makes it a notification that must not be paid. Without its own
 * billing information it contains Swico S1 from the same totals.
 * Warns with `INVOICE_DOCUMENT_BILL_INFORMATION_SHORTENED`.
 */
export function parseInvoiceDocument(json: unknown, options: InvoiceDocumentOptions): Result<ParsedInvoiceDocument> {
  const wire = read(invoiceDocumentModel, json, { entriesMax: limits.jsonEntriesMax });
  if (wire.draft === undefined) return wire.ok ? failed(problem('REQUIRED', [])) : wire;
  const validation = new Validation(wire.ok ? [] : wire.problems);
  const parsed = documentOf(wire.draft, json, validation, options);
  const problems = inDocumentOrder(validation.problems, invoiceDocumentModel);
  return problems.length > 0 || parsed === undefined
    ? resultOf(undefined as never, problems)
    : { ok: true, value: parsed };
}

type DocumentDraft = Draft<InvoiceDocumentJson>;

function documentOf(
  draft: DocumentDraft,
  json: unknown,
  validation: Validation,
  options: InvoiceDocumentOptions,
): ParsedInvoiceDocument | undefined {
  const { title, customerNr, customerReference, orderNr, invoiceNr, currency, introduction, closing, letterhead } =
    draft;
  const kind = draft.kind ?? 'invoice';
  const language = options.language ?? draft.language ?? options.languageDefault ?? 'de';
  const vat = vatContextOf(draft, language);
  const sender = senderOf(draft, vat.isRegistered, validation, options);
  const recipient = recipientOf(draft, validation, options);
  if (kind === 'creditNote' && valueAt(json, ['qrInvoice']) != null) {
    validation.report('INVOICE_DOCUMENT_CREDIT_NOTE_SLIP', ['qrInvoice']);
  }
  if (isUnbilled(kind) && valueAt(json, ['qrInvoice']) != null) {
    validation.report('INVOICE_DOCUMENT_UNBILLED_SLIP', ['qrInvoice']);
  }
  const contactPerson = contactOf(draft);
  const invoiceDate = calendarDateOf(draft.invoiceDate);
  const servicePeriod = servicePeriodOf(draft, validation);
  const pricesIncludeVat = draft.pricesIncludeVat === true;
  const { positions, items } = positionsOf(draft.positions, vat, validation);
  const sums = sumsOf({
    items,
    adjustments: adjustmentsOf(draft, vat, validation),
    pricesIncludeVat,
    rounding: draft.rounding ?? 'none',
    prepaid: decimalTextOf(draft.prepaidAmount ?? 0),
  });
  const abroad = abroadOf(draft, json, sums.vat, validation);
  if (options.isReceived !== true) reportVatAbroad(positions, sender, draft, json, validation);
  const rates = sums.vatGroups.length;
  if (rates > limits.vatRatesMax) {
    validation.report('INVOICE_DOCUMENT_TOO_MANY', ['positions'], { count: rates, max: limits.vatRatesMax });
  }
  const amounts = validation.problems.length === 0 ? amountsOf(sums, validation) : undefined;
  const terms = termsOf(draft, invoiceDate, sums.due, validation);

  const basics = { invoiceNr, invoiceDate, customerReference, ...swissVatOf(sender, sums), servicePeriod, currency };
  const payment = paymentOf(
    valueAt(json, ['qrInvoice']),
    validation,
    { ...basics, terms, language, due: amounts?.due },
    options,
  );
  if (!invoiceNr || !invoiceDate || !currency || !amounts) return undefined;
  const { adjustments, ...totals } = sums;
  const document: InvoiceDocument = {
    language,
    kind,
    precedingInvoice: precedingInvoiceOf(draft),
    title,
    sender,
    recipient,
    contactPerson,
    customerNr,
    customerReference,
    orderNr,
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
    ...abroad,
    payment: payment?.invoice,
  };
  return { document, warnings: payment?.warnings ?? [], changes: payment?.changes };
}

/** Billing information speaks of Swiss VAT alone. */
function swissVatOf(
  { uid, vatNumber }: Sender,
  { vatGroups }: Sums,
): {
  readonly uid: Uid | undefined;
  readonly vatGroups: Sums['vatGroups'];
} {
  return vatNumber === undefined ? { uid, vatGroups } : { uid: undefined, vatGroups: [] };
}

function precedingInvoiceOf({ precedingInvoice }: DocumentDraft): InvoiceDocument['precedingInvoice'] {
  const { nr, date } = precedingInvoice ?? {};
  return nr === undefined ? undefined : { nr, date: calendarDateOf(date) };
}

function senderOf(
  draft: DocumentDraft,
  isVatRegistered: boolean,
  validation: Validation,
  options: InvoiceDocumentOptions,
): Sender {
  const { name, phone, email, website, uid, taxNumber, logo } = draft.sender ?? {};
  return {
    name,
    addressLines: addressLinesOf(draft, 'sender', validation),
    phone,
    email,
    website,
    uid: uid === undefined ? undefined : validation.accept(parseUid(uid), ['sender', 'uid']),
    vatNumber: vatNumberOf(draft, 'sender', validation, options),
    taxNumber,
    registration: registrationOf(draft, 'sender', validation, options),
    isVatRegistered,
    address: partyAddressOf(draft.sender?.address, ['sender', 'address'], validation),
    electronicAddress: electronicAddressOf(draft, 'sender', validation),
    logo,
  };
}

function recipientOf(draft: DocumentDraft, validation: Validation, options: InvoiceDocumentOptions): Recipient {
  const { uid } = draft.recipient ?? {};
  return {
    addressLines: addressLinesOf(draft, 'recipient', validation),
    address: partyAddressOf(draft.recipient?.address, ['recipient', 'address'], validation),
    uid: uid === undefined ? undefined : validation.accept(parseUid(uid), ['recipient', 'uid']),
    vatNumber: vatNumberOf(draft, 'recipient', validation, options),
    registration: registrationOf(draft, 'recipient', validation, options),
    electronicAddress: electronicAddressOf(draft, 'recipient', validation),
  };
}

/** Reports `LEITWEG_ID_FORMAT`, `LEITWEG_ID_CHECK_DIGITS`. */
function electronicAddressOf(
  draft: DocumentDraft,
  party: 'sender' | 'recipient',
  validation: Validation,
): Sender['electronicAddress'] {
  const { scheme, id } = draft[party]?.electronicAddress ?? {};
  if (scheme === leitwegScheme && id !== undefined)
    validation.accept(parseLeitwegId(id), [party, 'electronicAddress', 'id']);
  return scheme === undefined || id === undefined ? undefined : { scheme, id };
}

/** Lines of an address, empty ones dropped; at least one must be left. */
function addressLinesOf(
  draft: DocumentDraft,
  party: 'sender' | 'recipient',
  validation: Validation,
): readonly string[] {
  const lines = (draft[party]?.addressLines ?? []).filter((line): line is string => line !== undefined && line !== '');
  if (lines.length === 0 && draft[party] !== undefined) validation.required(undefined, [party, 'addressLines']);
  return lines;
}

function contactOf({ contactPerson }: DocumentDraft): InvoiceDocument['contactPerson'] {
  const { name, phone, email } = contactPerson ?? {};
  return name || phone || email ? { name, phone, email } : undefined;
}

function servicePeriodOf({ servicePeriod }: DocumentDraft, validation: Validation): InvoiceDocument['servicePeriod'] {
  const [from, to] = [calendarDateOf(servicePeriod?.from), calendarDateOf(servicePeriod?.to)];
  if (from === undefined) return undefined;
  if (to !== undefined && to < from) return validation.report('SWICO_PERIOD_REVERSED', ['servicePeriod', 'to']);
  return { from, to: to === from ? undefined : to };
}

/** The totals that must be amounts of a bill. Reports `AMOUNT_RANGE`. */
function amountsOf(sums: Sums, validation: Validation): Record<'total' | 'prepaid' | 'due', Amount> | undefined {
  const total = validation.accept(parseAmount(sums.total), ['positions']);
  const prepaid = validation.accept(parseAmount(sums.prepaid), ['prepaidAmount']);
  if (total === undefined || prepaid === undefined) return undefined;
  const due = validation.accept(parseAmount(sums.due), ['prepaidAmount']);
  return due === undefined ? undefined : { total, prepaid, due };
}

/** Due date and days must match if both are present. */
function termsOf(
  draft: DocumentDraft,
  invoiceDate: CalendarDate | undefined,
  due: string,
  validation: Validation,
): PaymentTerms {
  const givenDate = calendarDateOf(draft.dueDate);
  const none = { dueDate: undefined, days: undefined, cashDiscounts: [] };
  const discounts = cashDiscountDrafts(draft);
  if (invoiceDate === undefined) return none;
  if (givenDate !== undefined && givenDate < invoiceDate) {
    return validation.report('INVOICE_DOCUMENT_DUE_DATE_EARLY', ['dueDate']) ?? none;
  }
  const days = draft.paymentTerms?.days ?? (givenDate && daysBetween(invoiceDate, givenDate));
  const dueDate = days === undefined ? undefined : addDays(invoiceDate, days);
  if (days !== undefined && dueDate === undefined) {
    return validation.report('INVOICE_DOCUMENT_DUE_DATE_UNKNOWN', ['paymentTerms', 'days']) ?? none;
  }
  if (givenDate !== undefined && dueDate !== undefined && givenDate !== dueDate) {
    return validation.report('INVOICE_DOCUMENT_DUE_DATE_DIFFERS', ['dueDate'], { expected: dueDate }) ?? none;
  }
  const cashDiscounts = discounts
    .map((discount, index): CashDiscount | undefined => {
      const date = addDays(invoiceDate, discount.days);
      if (date !== undefined) return { ...discount, date, amount: reducedProductOf([due], discount.percent) };
      return validation.report('INVOICE_DOCUMENT_DUE_DATE_UNKNOWN', ['paymentTerms', 'cashDiscounts', index, 'days']);
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

type MembersOf<T> = keyof NonNullable<T>;
type Position = NonNullable<InvoiceDocumentJson['positions']>[number];
type Adjustment = NonNullable<InvoiceDocumentJson['discounts']>[number];
type Read =
  | 'language'
  | 'kind'
  | 'precedingInvoice'
  | 'title'
  | 'sender'
  | 'recipient'
  | 'contactPerson'
  | 'customerNr'
  | 'customerReference'
  | 'orderNr'
  | 'contractNr'
  | 'projectNr'
  | 'deliveryAddress'
  | 'vatCurrency'
  | 'notes'
  | 'bankAccount'
  | 'attachments'
  | 'invoiceNr'
  | 'invoiceDate'
  | 'servicePeriod'
  | 'dueDate'
  | 'paymentTerms'
  | 'currency'
  | 'introduction'
  | 'closing'
  | 'positions'
  | 'discounts'
  | 'surcharges'
  | 'pricesIncludeVat'
  | 'rounding'
  | 'prepaidAmount'
  | 'letterhead'
  | 'qrInvoice';
type ReadOfPosition =
  | 'kind'
  | 'articleNr'
  | 'gtin'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitCode'
  | 'unitPrice'
  | 'priceQuantity'
  | 'discount'
  | ReadOfVat;
type ReadOfVat = 'vatRate' | 'vatCategory' | 'vatExemption';
type ReadOfAddress = 'name' | 'streetName' | 'houseNumber' | 'additionalLine' | 'postalCode' | 'city' | 'country';
/** What is read here and in json-positions.ts, member by member: the compiler refuses one that the model has and nobody reads. @proof */
export type Unread = NothingLeft<
  | Exclude<keyof InvoiceDocumentJson, Read>
  | Exclude<
      MembersOf<InvoiceDocumentJson['sender']>,
      | 'name'
      | 'addressLines'
      | 'phone'
      | 'email'
      | 'website'
      | 'uid'
      | 'vatNumber'
      | 'taxNumber'
      | 'registration'
      | 'isVatRegistered'
      | 'address'
      | 'electronicAddress'
      | 'logo'
    >
  | Exclude<
      MembersOf<InvoiceDocumentJson['recipient']>,
      'addressLines' | 'address' | 'uid' | 'vatNumber' | 'registration' | 'electronicAddress'
    >
  | Exclude<MembersOf<NonNullable<InvoiceDocumentJson['sender']>['address']>, ReadOfAddress>
  | Exclude<MembersOf<NonNullable<InvoiceDocumentJson['sender']>['electronicAddress']>, 'scheme' | 'id'>
  | Exclude<MembersOf<InvoiceDocumentJson['precedingInvoice']>, 'nr' | 'date'>
  | Exclude<MembersOf<Position['vatExemption']>, 'reason' | 'code'>
  | Exclude<MembersOf<InvoiceDocumentJson['contactPerson']>, 'name' | 'phone' | 'email'>
  | Exclude<MembersOf<InvoiceDocumentJson['servicePeriod']>, 'from' | 'to'>
  | Exclude<MembersOf<InvoiceDocumentJson['paymentTerms']>, 'days' | 'cashDiscounts'>
  | Exclude<MembersOf<Position>, ReadOfPosition>
  | Exclude<MembersOf<Adjustment>, 'description' | 'percent' | 'amount' | 'reasonCode' | ReadOfVat>
  | Exclude<
      MembersOf<InvoiceDocumentJson['qrInvoice']>,
      'creditorInformation' | 'ultimateDebtor' | 'paymentReference' | 'alternativeSchemes'
    >
>;
