import { addDays, type CalendarDate, calendarDateOf } from '../../date/calendar-date.ts';
import { billOfEInvoice, type EInvoice, type EInvoiceBill } from '../../e-invoice/index.ts';
import { isCreditNoteType } from '../../e-invoice/semantic/index.ts';
import type { Named } from '../../model/index.ts';
import { compareDecimals, shortDecimal, sumOf } from '../../money/index.ts';
import type { Problem } from '../../problem/problem.ts';
import { type Result, resultOf } from '../../result.ts';
import type { BusinessCase, Workflow } from '../business-case.ts';
import { readJsonDocument } from '../document/read-json.ts';
import { limits } from '../limits.ts';
import { caseDateOf, isSameName, type QrInvoiceOptions, usualPaymentTermDays } from '../qr-bill/business-case.ts';
import { ebillProceduresOf, type RecipientIdentifier, recipientIdentifierOf } from '../qr-bill/recipient.ts';
import { parseBusinessCase } from '../rules/parse.ts';

export interface EInvoiceCaseOptions extends Omit<QrInvoiceOptions, 'payloadSha256'> {
  /** Those of the QR code beside it, which may name the recipient for eBill. */
  readonly alternativeProcedures?: readonly string[] | undefined;
}

/**
 * Turns a received e-invoice into the business case that it means: a `CreditNote`, a `Bill`, or a `Reminder` by the eBill procedure of
 * the QR code beside it. Recipients are named by that procedure, by `eBillRecipientId:` in the text, or else by the UID or e-mail
 * address of the buyer (BT-47, BT-49).
 * Reports `E_INVOICE_NOT_TO_PAY` and `E_INVOICE_REFERENCE` as `billOfEInvoice` does, `RECIPIENT_IDENTIFIER_MISSING`,
 * `RECIPIENT_AMBIGUOUS`, and what `parseBusinessCase` does.
 */
export function businessCaseOfEInvoice(invoice: EInvoice, options: EInvoiceCaseOptions): Result<BusinessCase> {
  const isCreditNote = isCreditNoteType(invoice.typeCode);
  const bill = isCreditNote ? undefined : billOfEInvoice({ invoice });
  const procedures = ebillProceduresOf(options.alternativeProcedures ?? []);
  const identifier = identifierOf(invoice, recipientIdentifierOf(procedures, options.documentText ?? ''));
  const problems: Problem[] = [
    ...(bill?.ok === false ? bill.problems : []),
    ...(identifier.ok ? [] : identifier.problems),
  ];
  if (bill?.ok === false || !identifier.ok) return resultOf(undefined as never, problems);
  const [procedure] = procedures;
  const date = calendarDateOf(invoice.issueDate);
  const common = {
    referenceNumber: invoice.number ?? '',
    businessCaseDate: caseDateOf(date, options.today),
    totalAmount: { value: invoice.totals?.due && sumOf([invoice.totals.due]), currencyCode: invoice.currency },
    referencedBill: referencedBillOf(
      options.referencedBillReferenceNumber ?? procedure?.referencedBill ?? invoice.precedingInvoices[0]?.number,
    ),
    billRecipient: {
      emailAddress: undefined,
      enterpriseIdentificationNumber: undefined,
      billRecipientNetId: undefined,
      ...identifier.value,
      name: invoice.buyer?.name ?? '',
      address: { structuredAddress: addressOf(invoice.buyer?.address), unstructuredAddress: undefined },
    },
    workflow: workflowOf(invoice),
  };
  const type = isCreditNote ? 'CreditNote' : procedure?.type === 'REMINDER' ? 'Reminder' : 'Bill';
  const payment = bill && { singlePayment: singlePaymentOf(invoice, bill.value, date, options) };
  return parseBusinessCase(type, readJsonDocument({ ...common, ...payment }), options);
}

function referencedBillOf(referenceNumber: string | undefined) {
  return referenceNumber === undefined ? undefined : { referenceNumber };
}

/** What the document names wins; else the buyer's UID, or address for e-mail (EAS EM). */
function identifierOf({ buyer }: EInvoice, named: Result<RecipientIdentifier>): Result<RecipientIdentifier> {
  if (named.ok || named.problems.some(({ code }) => code !== 'RECIPIENT_IDENTIFIER_MISSING')) return named;
  const uids = [buyer?.registration?.id, buyer?.vatId, buyer?.electronicAddress?.id];
  const [uid] = uids.flatMap((text) => /^CHE\d{9}/.exec(text?.replace(/[.\s-]/g, '') ?? '')?.[0] ?? []);
  if (uid !== undefined) return { ok: true, value: { enterpriseIdentificationNumber: uid } };
  const { scheme, id } = buyer?.electronicAddress ?? {};
  return scheme === 'EM' && id !== undefined ? { ok: true, value: { emailAddress: id } } : named;
}

function addressOf(address: NonNullable<EInvoice['buyer']>['address']) {
  const { line1, postalCode, city, country } = address ?? {};
  return { street: line1, buildingNumber: undefined, city, postalCode, countryCode: country };
}

function singlePaymentOf(
  { seller, currency, totals }: EInvoice,
  { draft, dueDate }: EInvoiceBill,
  date: CalendarDate | undefined,
  { today, billerName, paymentTermDays = usualPaymentTermDays }: EInvoiceCaseOptions,
) {
  const holder = draft.creditor?.name;
  const isBiller = holder === undefined || isSameName(holder, billerName);
  return {
    paymentMode: undefined,
    paymentInformation: {
      accountAndReference: {
        accountHolder: isBiller ? undefined : { name: holder, structuredAddress: addressOf(seller?.address) },
        generic: {
          referenceType: draft.referenceType,
          referenceStructured: draft.reference,
          referenceUnstructured: draft.unstructuredMessage,
          iban: draft.iban,
        },
      },
      amount: { value: totals?.due && sumOf([totals.due]), currencyCode: currency },
      dueDate: calendarDateOf(dueDate) ?? addDays(date ?? today, paymentTermDays),
      payableAmountCanBeModified: false,
    },
  };
}

/** For bookkeeping, and left out where it is beyond the bounds of a business case. */
function workflowOf(invoice: EInvoice): Named<Workflow> {
  const { seller, period, delivery, totals, currency = '', buyerReference, order } = invoice;
  const numbers = [seller?.vatId, seller?.registration?.id].flatMap(
    (text) => /^CHE\d{9}(?:MWST|TVA|IVA)?$/.exec(text?.replace(/[.\s-]/g, '') ?? '')?.[0] ?? [],
  );
  const [from, to] = [calendarDateOf(period?.from), calendarDateOf(period?.to ?? period?.from ?? delivery?.date)];
  const isReversed = from !== undefined && to !== undefined && from > to;
  const amountOf = (text: string | undefined) =>
    text !== undefined && isWithinBounds(text) ? { value: sumOf([text]), currencyCode: currency } : undefined;
  const reference = (buyerReference ?? order)?.slice(0, limits.caseReferenceLengthMax);
  return {
    vatEnterpriseIdentificationNumbers:
      numbers.length === 0 ? undefined : { vatEnterpriseIdentificationNumber: numbers.slice(0, 1) },
    deliveryDateStart: isReversed || from === to ? undefined : from,
    deliveryDateEnd: isReversed ? undefined : to,
    netAmount: amountOf(totals?.net),
    amountPaid: totals?.prepaid && compareDecimals(totals.prepaid, '0') > 0 ? amountOf(totals.prepaid) : undefined,
    vatRates: vatRatesOf(invoice),
    caseReferenceForBillRecipient: reference,
  };
}

function vatRatesOf({ vatBreakdown, currency = '' }: EInvoice): Named<Workflow>['vatRates'] {
  const rates = vatBreakdown.map(({ rate = '0', base = '', amount = '0' }) => ({ rate, base, amount }));
  const isUsable = rates.every(
    ({ rate, base, amount }) =>
      base !== '' &&
      isWithinBounds(base) &&
      isWithinBounds(amount) &&
      compareDecimals(rate, String(limits.percentageMax)) <= 0,
  );
  if (rates.length === 0 || rates.length > limits.vatRatesMax || !isUsable) return undefined;
  return {
    vatRate: rates.map(({ rate, base, amount }) => ({
      percentage: shortDecimal(rate),
      taxBaseAmount: { value: sumOf([base]), currencyCode: currency },
      taxAmount: { value: sumOf([amount]), currencyCode: currency },
    })),
  };
}

function isWithinBounds(amount: string): boolean {
  return compareDecimals(amount, '0') >= 0 && compareDecimals(amount, limits.amountMax) <= 0;
}
