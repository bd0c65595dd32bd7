import type { EpcDraft } from '@rappen/core/epc';
import {
  factsOf,
  type PaymentFact,
  type PaymentStandard,
  paymentCodeOf,
  readPaymentCode,
} from '@rappen/core/payment-codes';
import type { Problem } from '@rappen/core/problem';
import type { InvoiceDraft, RuleProfile } from '@rappen/core/swiss-qr';
import type { FoundCode } from '@rappen/imaging';
import type { EInvoiceContent } from '../maker/e-invoice-content.ts';

/** A payment code: what it says, and what is wrong with it. */
export interface FoundBill {
  readonly text: string;
  /** Where it was found, and its symbol; undefined for a text that was pasted. */
  readonly code: FoundCode | undefined;
  /** `E_INVOICE`: its data were read, and no code beside them. */
  readonly standard: PaymentStandard | 'E_INVOICE';
  /** Empty: the text cannot be read at all. */
  readonly facts: readonly PaymentFact[];
  /** What the code can be drawn anew from; Swiss QR codes only. */
  readonly draft: InvoiceDraft | undefined;
  /** The content of an EPC QR code. */
  readonly payment: EpcDraft | undefined;
  /** Broken rules. Empty: valid. */
  readonly problems: readonly Problem[];
  /** Departures that banks accept. */
  readonly deviations: readonly Problem[];
  /** The data of the same bill, and where its code says something else. */
  readonly eInvoice?: { readonly content: EInvoiceContent; readonly differences: readonly Problem[] };
}

/** What the codes of a file are. */
export interface FileReading {
  readonly bills: readonly FoundBill[];
  readonly others: readonly FoundCode[];
}

/** Tells payment codes from others, and validates them by their standard; Swiss ones by the rules of a profile. */
export function readingOf(codes: readonly FoundCode[], profile: RuleProfile): FileReading {
  const bills = codes.flatMap((code) => billOf(code, profile) ?? []);
  return { bills, others: codes.filter(({ text }) => paymentCodeOf(text) === undefined) };
}

/** The bill that a pasted text is; undefined where it is no payment code. White space around it is no part of it. */
export function readingOfText(pasted: string, profile: RuleProfile): FileReading | undefined {
  const bill = billOf({ text: pasted.trim() }, profile);
  return bill && { bills: [bill], others: [] };
}

function billOf(code: FoundCode | { readonly text: string }, profile: RuleProfile): FoundBill | undefined {
  const own = paymentCodeOf(code.text);
  const read = readPaymentCode(code, profile);
  if (own === undefined || read === undefined) return undefined;
  const { standard } = own;
  const symbol = 'box' in code ? code : undefined;
  const ofSymbol = symbol ? own.validateSymbol(symbol) : [];
  const { text } = code;
  if (!read.ok)
    return {
      text,
      code: symbol,
      standard,
      facts: [],
      draft: undefined,
      payment: undefined,
      problems: [...read.problems, ...ofSymbol],
      deviations: [],
    };
  const { problems, deviations } = read.value;
  return {
    text,
    code: symbol,
    standard,
    facts: factsOf(read.value),
    draft: read.value.standard === 'SWISS_QR' ? read.value.draft : undefined,
    payment: read.value.standard === 'EPC_QR' ? read.value.draft : undefined,
    problems: [...problems, ...ofSymbol],
    deviations,
  };
}
