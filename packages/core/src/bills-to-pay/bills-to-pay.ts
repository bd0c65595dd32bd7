import type { CalendarDate } from '../date/index.ts';
import {
  billOfEInvoice,
  findingsBeforePayment,
  isCollected,
  isContradiction,
  type ReceivedEInvoice,
  thirdPartiesOf,
} from '../e-invoice/index.ts';
import type { EpcDraft } from '../epc/index.ts';
import { type CodeText, paymentCodeOf, readPaymentCode } from '../payment-codes.ts';
import { draftOf, draftOfData, draftOfEpc, type PaymentDraft } from '../payment-order/index.ts';
import type { Problem } from '../problem/problem.ts';
import {
  type InvoiceDraft,
  type PayloadReading,
  profiles,
  type RuleProfile,
  readPayload,
  readSwicoS1,
} from '../swiss-qr/index.ts';
import { type CodeTerms, type DataTerms, differencesOf, partnerOf } from './differences.ts';
import { byTerms, optionsOfBilling, type PaymentOption } from './payment-options.ts';

/** A code of a paper, with its symbol where that was seen. */
export interface SeenCode extends CodeText {
  /** From 1. */
  readonly page?: number | undefined;
  readonly symbol?: { readonly version: number; readonly errorCorrectionLevel: string } | undefined;
}

/** A bill of a paper, and what is to be paid of it. */
export interface BillToPay {
  /** The page of its code, from 1; undefined for a text, and for data without a code. */
  readonly page: number | undefined;
  /** Its payment; undefined: the problems say why there is none. */
  readonly draft: PaymentDraft | undefined;
  /** All that is wrong with it. With a payment: what former rules allowed, or banks pay all the same. */
  readonly problems: readonly Problem[];
  /** What rules let pass. */
  readonly notices: readonly Problem[];
  /** What the terms of an e-invoice, or the payment conditions of a QR-bill, let the payer choose; empty: they leave no choice, or there are none. */
  readonly options: readonly PaymentOption[];
}

export interface BillsToPayOptions {
  readonly profile: RuleProfile;
  /** The day on which it is asked: what is over by then is no option, and payments have no day that is over. */
  readonly today?: CalendarDate | undefined;
}

/**
 * The bills of one paper: of its payment codes (Swiss QR code, EPC QR code), and of its data where it is an e-invoice as well. Data and
 * code of the same invoice are one bill, which is not paid where they differ: nobody knows then what is owed. Other codes are no bills.
 * By the terms of data the payment is that of the whole on the day by which it is due; discounts are options (`withOption`).
 *
 * Reports what reading a code does, `E_INVOICE_CODE_DIFFERS`, and of data that stand alone what `billOfEInvoice` and `findingsBeforePayment`
 * do; data whose sums contradict each other are not paid either.
 */
export function billsToPay(
  codes: readonly SeenCode[],
  data: ReceivedEInvoice | undefined,
  { profile, today }: BillsToPayOptions,
): readonly BillToPay[] {
  const found = codes.flatMap((code) => billOfCode(code, profile, today) ?? []);
  if (data === undefined) return found.map(({ bill }) => bill);
  const paying = found.filter(({ terms }) => terms !== undefined);
  const terms = termsOfData(data);
  const at = partnerOf(
    paying.map((one) => one.terms as CodeTerms),
    terms,
  );
  const partner = at === undefined ? undefined : paying[at];
  if (partner === undefined) return [billOfData(data, today), ...found.map(({ bill }) => bill)];
  const contradictions = findingsBeforePayment(data).filter(isContradiction);
  const wrong = [...differencesOf(partner.terms as CodeTerms, terms), ...contradictions];
  return found.map((one) => {
    if (one !== partner) return one.bill;
    if (wrong.length > 0) return { ...one.bill, draft: undefined, problems: [...wrong, ...one.bill.problems] };
    return withTermsOf(data, one.bill, today);
  });
}

/** A bill of a code by the terms of the data beside it. What is collected is not paid by the code either. */
function withTermsOf(data: ReceivedEInvoice, bill: BillToPay, today: CalendarDate | undefined): BillToPay {
  const terms = billOfEInvoice(data);
  if (!terms.ok)
    return isCollected(data) ? { ...bill, draft: undefined, problems: [...terms.problems, ...bill.problems] } : bill;
  if (bill.draft === undefined) return bill;
  const { draft, options, notices } = byTerms(bill.draft, terms.value, today);
  return { ...bill, draft, options, notices: [...bill.notices, ...notices, ...thirdPartiesOf(data)] };
}

interface FoundBill {
  readonly bill: BillToPay;
  /** Undefined where the code cannot be read. */
  readonly terms: CodeTerms | undefined;
}

/** Undefined: no payment code. */
function billOfCode(code: SeenCode, profile: RuleProfile, today: CalendarDate | undefined): FoundBill | undefined {
  const read = readPaymentCode(code, profile);
  if (read === undefined) return undefined;
  const { page } = code;
  if (!read.ok)
    return { bill: { page, draft: undefined, problems: read.problems, notices: [], options: [] }, terms: undefined };
  const { problems, deviations: notices } = read.value;
  const ofSymbol = code.symbol ? (paymentCodeOf(code.text)?.validateSymbol(code.symbol) ?? []) : [];
  const isSwiss = read.value.standard === 'SWISS_QR';
  const draft = isSwiss ? draftOfSwiss(read.value, code.text) : draftOfEpc(read.value.draft);
  const options = draft && isSwiss ? optionsOfBilling(draft, read.value.draft.billingInformation, today) : [];
  return {
    bill: { page, draft, problems: [...problems, ...ofSymbol], notices, options },
    terms: isSwiss ? termsOfSwiss(read.value.draft) : termsOfEpc(read.value.draft),
  };
}

/** A bill that was right by former rules is owed all the same. */
function draftOfSwiss(reading: PayloadReading, text: string): PaymentDraft | undefined {
  if (reading.invoice !== undefined) return draftOf(reading.invoice);
  const former = readPayload(text, profiles['2.2']);
  return former.ok && former.value.invoice ? draftOf(former.value.invoice) : undefined;
}

function billOfData(data: ReceivedEInvoice, today: CalendarDate | undefined): BillToPay {
  const bill = billOfEInvoice(data);
  const findings = findingsBeforePayment(data);
  const wrong = findings.filter(isContradiction);
  const none = { page: undefined, draft: undefined, options: [] };
  if (!bill.ok) return { ...none, problems: [...bill.problems, ...wrong], notices: [] };
  const { draft, remarks } = bill.value;
  const lighter = findings.filter((one) => !isContradiction(one));
  const notices = [...data.remarks, ...remarks, ...lighter, ...thirdPartiesOf(data)];
  const payment = wrong.length > 0 ? undefined : draftOfData(draft);
  if (payment === undefined) return { ...none, problems: wrong, notices: [...notices, ...bill.value.openTerms] };
  const terms = byTerms(payment, bill.value, today);
  return { ...none, ...terms, problems: [], notices: [...notices, ...terms.notices] };
}

function termsOfData({ invoice }: ReceivedEInvoice): DataTerms {
  const { number = '', currency = '', totals, remittance = '', paymentMeans } = invoice;
  const accounts = paymentMeans.flatMap(({ account }) => account ?? []);
  return { number, currency, amount: totals?.due ?? '', remittance, accounts };
}

function termsOfSwiss(draft: InvoiceDraft): CodeTerms {
  const { amount = '', currency = '', iban = '', reference = '', billingInformation = '' } = draft;
  const billing = readSwicoS1(billingInformation);
  return { amount, currency, iban, reference, number: billing.ok ? (billing.value.value.invoiceReference ?? '') : '' };
}

function termsOfEpc({ amount = '', iban = '', reference = '' }: EpcDraft): CodeTerms {
  return { amount, currency: 'EUR', iban, reference, number: '' };
}
