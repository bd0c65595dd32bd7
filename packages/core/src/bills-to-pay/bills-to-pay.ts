import { billOfEInvoice, checkEInvoice, type ReceivedEInvoice } from '../e-invoice/index.ts';
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
}

export interface BillsToPayOptions {
  readonly profile: RuleProfile;
}

/**
 * The bills of one paper: of its payment codes (Swiss QR code, EPC QR code), and of its data where it is an e-invoice as well. Data and
 * code of the same invoice are one bill, which is not paid where they differ: nobody knows then what is owed. Other codes are no bills.
 *
 * Reports what reading a code does, `E_INVOICE_CODE_DIFFERS`, and of data that stand alone what `billOfEInvoice` and `checkEInvoice`
 * do; data whose sums contradict each other are not paid either.
 */
export function billsToPay(
  codes: readonly SeenCode[],
  data: ReceivedEInvoice | undefined,
  { profile }: BillsToPayOptions,
): readonly BillToPay[] {
  const found = codes.flatMap((code) => billOfCode(code, profile) ?? []);
  if (data === undefined) return found.map(({ bill }) => bill);
  const paying = found.filter(({ terms }) => terms !== undefined);
  const terms = termsOfData(data);
  const at = partnerOf(
    paying.map((one) => one.terms as CodeTerms),
    terms,
  );
  const partner = at === undefined ? undefined : paying[at];
  if (partner === undefined) return [billOfData(data), ...found.map(({ bill }) => bill)];
  const contradictions = checkEInvoice(data, { rules: 'en16931' }).filter(isContradiction);
  const wrong = [...differencesOf(partner.terms as CodeTerms, terms), ...contradictions];
  return found.map((one) => {
    if (one !== partner || wrong.length === 0) return one.bill;
    return { ...one.bill, draft: undefined, problems: [...wrong, ...one.bill.problems] };
  });
}

interface FoundBill {
  readonly bill: BillToPay;
  /** Undefined where the code cannot be read. */
  readonly terms: CodeTerms | undefined;
}

/** Undefined: no payment code. */
function billOfCode(code: SeenCode, profile: RuleProfile): FoundBill | undefined {
  const read = readPaymentCode(code, profile);
  if (read === undefined) return undefined;
  const { page } = code;
  if (!read.ok) return { bill: { page, draft: undefined, problems: read.problems, notices: [] }, terms: undefined };
  const { problems, deviations: notices } = read.value;
  const ofSymbol = code.symbol ? (paymentCodeOf(code.text)?.validateSymbol(code.symbol) ?? []) : [];
  const isSwiss = read.value.standard === 'SWISS_QR';
  const draft = isSwiss ? draftOfSwiss(read.value, code.text) : draftOfEpc(read.value.draft);
  return {
    bill: { page, draft, problems: [...problems, ...ofSymbol], notices },
    terms: isSwiss ? termsOfSwiss(read.value.draft) : termsOfEpc(read.value.draft),
  };
}

/** A bill that was right by former rules is owed all the same. */
function draftOfSwiss(reading: PayloadReading, text: string): PaymentDraft | undefined {
  if (reading.invoice !== undefined) return draftOf(reading.invoice);
  const former = readPayload(text, profiles['2.2']);
  return former.ok && former.value.invoice ? draftOf(former.value.invoice) : undefined;
}

function billOfData(data: ReceivedEInvoice): BillToPay {
  const bill = billOfEInvoice(data);
  const findings = checkEInvoice(data, { rules: 'en16931' });
  const wrong = findings.filter(isContradiction);
  if (!bill.ok) return { page: undefined, draft: undefined, problems: [...bill.problems, ...wrong], notices: [] };
  const { draft, remarks } = bill.value;
  const notices = [...data.remarks, ...remarks, ...findings.filter((one) => !isContradiction(one))];
  return { page: undefined, draft: wrong.length > 0 ? undefined : draftOfData(draft), problems: wrong, notices };
}

/** A sum that does not add up. */
function isContradiction({ code }: Problem): boolean {
  return code === 'E_INVOICE_SUM';
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
