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

/** A payment code of a file: what it says, and what is wrong with it. */
export interface FoundBill {
  readonly code: FoundCode;
  readonly standard: PaymentStandard;
  /** Empty: the text cannot be read at all. */
  readonly facts: readonly PaymentFact[];
  /** What the code can be drawn anew from; Swiss QR codes only. */
  readonly draft: InvoiceDraft | undefined;
  /** Broken rules. Empty: valid. */
  readonly problems: readonly Problem[];
  /** Departures that banks accept. */
  readonly deviations: readonly Problem[];
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

function billOf(code: FoundCode, profile: RuleProfile): FoundBill | undefined {
  const own = paymentCodeOf(code.text);
  const read = readPaymentCode(code, profile);
  if (own === undefined || read === undefined) return undefined;
  const { standard } = own;
  const ofSymbol = own.validateSymbol(code);
  if (!read.ok)
    return {
      code,
      standard,
      facts: [],
      draft: undefined,
      problems: [...read.problems, ...ofSymbol],
      deviations: [],
    };
  const { problems, deviations } = read.value;
  return {
    code,
    standard,
    facts: factsOf(read.value),
    draft: read.value.standard === 'SWISS_QR' ? read.value.draft : undefined,
    problems: [...problems, ...ofSymbol],
    deviations,
  };
}
