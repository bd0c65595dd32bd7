import { addDays, type CalendarDate, daysBetween } from '../../date/calendar-date.ts';
import type { Named } from '../../model/index.ts';
import type { Problem } from '../../problem/problem.ts';
import { type Result, resultOf } from '../../result.ts';
import { parseBillingInformation } from '../../swiss-qr/billing-information/billing-information.ts';
import { defaultPaymentPeriodDays, type SwicoS1 } from '../../swiss-qr/billing-information/swico-s1.ts';
import type { Address, QrInvoice } from '../../swiss-qr/invoice.ts';
import type { Amount, BusinessCase, RecipientAddress, SinglePayment, StructuredAddress } from '../business-case.ts';
import { readJsonDocument } from '../document/read-json.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';
import { parseBusinessCase } from '../rules/parse.ts';
import { ebillProceduresOf, recipientIdentifierOf } from './recipient.ts';
import { workflowOf } from './vat.ts';

/** Days to pay where neither the bill nor the biller says more. */
export const usualPaymentTermDays = 30;

export interface QrInvoiceOptions {
  /** The calendar day in Europe/Zurich. */
  readonly today: CalendarDate;
  /** The biller's own name: a creditor of another name becomes the account holder. */
  readonly billerName: string;
  /** Days from today to the due date where the bill has no term of its own; 30 unless given. */
  readonly paymentTermDays?: number | undefined;
  /** SHA-256 of the payload in UTF-8, as 64 hexadecimal digits: numbers a bill that has no number or reference. */
  readonly payloadSha256: string;
  /** The text of the document, in which `eBillRecipientId:` may name the recipient. */
  readonly documentText?: string | undefined;
  /** The bill that this case refers to, when the caller says so; else what the eBill procedure says. */
  readonly referencedBillReferenceNumber?: string | undefined;
}

/**
 * Turns a QR-bill into the business case that it means: a `Bill`, or a `Reminder` by the eBill procedure `eBill/R/…`.
 * Number and date come from the bill information, else from the reference (or the payload) and the day; the due date is the date
 * of the bill and its term without discount, else the biller's term from today.
 * Reports `PDF_DATA_INCOMPLETE` (no debtor), `RECIPIENT_IDENTIFIER_MISSING`, `RECIPIENT_AMBIGUOUS`, and what `parseBusinessCase`
 * does. The content of a document is at fault, not the request: an answer has status 422, whatever the rows of the codes say.
 * Source: eBill submission contract, QR-bills.
 */
export function businessCaseOfQrInvoice(invoice: QrInvoice, options: QrInvoiceOptions): Result<BusinessCase> {
  const procedures = ebillProceduresOf(invoice.alternativeProcedures);
  const identifier = recipientIdentifierOf(procedures, options.documentText ?? '');
  const problems: Problem[] = identifier.ok ? [] : [...identifier.problems];
  if (invoice.debtor === undefined) {
    problems.unshift(
      problem('PDF_DATA_INCOMPLETE', ['billRecipient'], { fields: 'billRecipient.name, billRecipient.address' }),
    );
  }
  if (!identifier.ok || invoice.debtor === undefined) return resultOf(undefined as never, problems);
  const [procedure] = procedures;
  const referenced = options.referencedBillReferenceNumber ?? procedure?.referencedBill;
  const information = informationOf(invoice);
  const bill: Named<Omit<Extract<BusinessCase, { readonly type: 'Bill' }>, 'type'>> = {
    referenceNumber: referenceNumberOf(invoice, information, options.payloadSha256),
    businessCaseDate: caseDateOf(information?.invoiceDate, options.today),
    totalAmount: amountOf(invoice),
    referencedBill: referenced === undefined ? undefined : { referenceNumber: referenced },
    billRecipient: {
      emailAddress: undefined,
      enterpriseIdentificationNumber: undefined,
      billRecipientNetId: undefined,
      ...identifier.value,
      name: invoice.debtor.name,
      address: recipientAddressOf(invoice.debtor),
    },
    singlePayment: singlePaymentOf(invoice, information, options),
    workflow: information && workflowOf(information, invoice.amount, invoice.currency),
  };
  const document = readJsonDocument(bill);
  return parseBusinessCase(procedure?.type === 'REMINDER' ? 'Reminder' : 'Bill', document, options);
}

function informationOf({ billingInformation }: QrInvoice): SwicoS1 | undefined {
  const parsed = billingInformation === undefined ? undefined : parseBillingInformation(billingInformation);
  return parsed?.ok && parsed.value.type === 'SwicoS1v12' ? parsed.value.value : undefined;
}

/** Enough of a hash to tell the bills of a biller apart. */
const hashDigits = 24;

function referenceNumberOf({ account }: QrInvoice, information: SwicoS1 | undefined, payloadSha256: string): string {
  if (information?.invoiceReference !== undefined) return information.invoiceReference;
  return account.referenceType === 'NON' ? `QR-${payloadSha256.slice(0, hashDigits)}` : account.reference;
}

/** The date of a bill, or today where a business case may not have it. */
export function caseDateOf(date: CalendarDate | undefined, today: CalendarDate): CalendarDate {
  if (date === undefined) return today;
  const age = daysBetween(date, today);
  return age >= 0 && age <= limits.businessCaseAgeDaysMax ? date : today;
}

function dueDateOf(information: SwicoS1 | undefined, options: QrInvoiceOptions): CalendarDate | undefined {
  const days = information && defaultPaymentPeriodDays(information);
  if (information?.invoiceDate !== undefined && days !== undefined) return addDays(information.invoiceDate, days);
  return addDays(options.today, options.paymentTermDays ?? usualPaymentTermDays);
}

function amountOf({ amount, currency }: QrInvoice): Named<Amount> {
  return { value: amount, currencyCode: currency };
}

function singlePaymentOf(
  invoice: QrInvoice,
  information: SwicoS1 | undefined,
  options: QrInvoiceOptions,
): Named<SinglePayment> {
  const { account, creditor } = invoice;
  const isBiller = isSameName(creditor.name, options.billerName);
  return {
    paymentMode: undefined,
    paymentInformation: {
      accountAndReference: {
        accountHolder: isBiller ? undefined : { name: creditor.name, structuredAddress: structuredAddressOf(creditor) },
        generic: {
          referenceType: account.referenceType,
          referenceStructured: account.referenceType === 'NON' ? undefined : account.reference,
          referenceUnstructured: invoice.unstructuredMessage,
          iban: account.iban,
        },
      },
      amount: amountOf(invoice),
      dueDate: dueDateOf(information, options),
      payableAmountCanBeModified: invoice.amount === undefined,
    },
  };
}

/** Whether two names are one, without regard to capitals and blanks. */
export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(name: string): string {
  return name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');
}

function recipientAddressOf(debtor: Address): Named<RecipientAddress> {
  if (debtor.addressType === 'STRUCTURED') {
    return { structuredAddress: structuredAddressOf(debtor), unstructuredAddress: undefined };
  }
  const { addressLine1, addressLine2, countryCode } = debtor;
  const lines =
    addressLine1 === undefined
      ? { addressLine1: addressLine2, addressLine2: undefined }
      : { addressLine1, addressLine2 };
  return { structuredAddress: undefined, unstructuredAddress: { ...lines, countryCode } };
}

function structuredAddressOf(address: Address): Named<StructuredAddress> | undefined {
  if (address.addressType !== 'STRUCTURED') return undefined;
  const { street, buildingNumber, city, postalCode, countryCode } = address;
  return { street, buildingNumber, city, postalCode, countryCode };
}
