import { addDays, parseCalendarDate } from '@rappen/core/date';
import { isAmount } from '@rappen/core/money';
import {
  type InvoiceDraft,
  parseDraft,
  parseEbillProcedure,
  type RuleProfile,
  readSwicoS1,
} from '@rappen/core/swiss-qr';
import type { FoundCode } from '@rappen/imaging';
import { readingOf } from './reading.ts';

/** What the QR-bill of a PDF says of an eBill. */
export interface BillInPdf {
  readonly draft: InvoiceDraft;
  /** Empty where the code does not say it. */
  readonly referenceNumber: string;
  readonly businessCaseDate: string;
  readonly dueDate: string;
  /** Of the eBill procedure of the code. */
  readonly emailAddress: string;
}

/** The first valid QR-bill among the codes of a file, with what its billing information (S1) says of number and days. */
export function billInPdf(codes: readonly FoundCode[], profile: RuleProfile): BillInPdf | undefined {
  const { bills } = readingOf(codes, profile);
  const draft = bills.find((bill) => bill.draft && parseDraft(bill.draft, profile).ok)?.draft;
  if (draft === undefined) return undefined;
  const read = readSwicoS1(draft.billingInformation ?? '');
  const { invoiceReference = '', invoiceDate = '', paymentConditions = [] } = read.ok ? read.value.value : {};
  const days = paymentConditions.find(({ cashDiscountPercentage }) => Number(cashDiscountPercentage) === 0);
  const date = parseCalendarDate(invoiceDate);
  const due = date.ok && days ? addDays(date.value, days.eligiblePaymentPeriodDays) : undefined;
  const emailAddress = (draft.alternativeProcedures ?? []).map(recipientOf).find((found) => found !== '') ?? '';
  return { draft, referenceNumber: invoiceReference, businessCaseDate: invoiceDate, dueDate: due ?? '', emailAddress };
}

/** The e-mail address that an eBill procedure names: `eBill/B/anna@example.ch`. Empty where it names none. */
function recipientOf(procedure: string): string {
  const read = parseEbillProcedure(procedure);
  return read.ok && read.value.recipient.kind === 'emailAddress' ? read.value.recipient.value : '';
}

/** What a person adds to a QR-bill. */
export interface BillAdditions {
  readonly referenceNumber: string;
  readonly businessCaseDate: string;
  readonly dueDate: string;
  readonly emailAddress: string;
}

/** The bill as the service takes it; undefined where the QR-bill names no payer or no amount. */
export function billOf({ draft }: BillInPdf, additions: BillAdditions): object | undefined {
  const { debtor, amount = '', currency, iban, referenceType, reference } = draft;
  if (debtor === undefined || !isAmount(amount)) return undefined;
  const { referenceNumber, businessCaseDate, dueDate, emailAddress } = additions;
  const value = { value: amount, currencyCode: currency };
  const { name, street, buildingNumber, postalCode, city, countryCode } = debtor;
  const filled = (text: string | undefined) => text || undefined;
  const structuredAddress = {
    street: filled(street),
    buildingNumber: filled(buildingNumber),
    postalCode,
    city,
    countryCode,
  };
  return {
    referenceNumber,
    businessCaseDate: filled(businessCaseDate),
    totalAmount: value,
    billRecipient: { emailAddress: filled(emailAddress), name, address: { structuredAddress } },
    singlePayment: {
      paymentInformation: {
        amount: value,
        dueDate: filled(dueDate),
        payableAmountCanBeModified: false,
        accountAndReference: { generic: { iban, referenceType, referenceStructured: filled(reference) } },
      },
    },
  };
}
