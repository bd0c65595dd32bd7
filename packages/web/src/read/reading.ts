import type { Problem } from '@rappen/core/problem';
import {
  type InvoiceDraft,
  judgeSymbol,
  payloadBeginnings,
  type RuleProfile,
  readPayload,
} from '@rappen/core/swiss-qr';
import type { FoundCode } from '@rappen/imaging';

/** A Swiss QR code of a file: what it says, and what is wrong with it. */
export interface FoundBill {
  readonly code: FoundCode;
  /** Absent: the text cannot be read as a bill at all. */
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

/** Tells Swiss QR codes from others, and judges them by the rules of a profile. */
export function readingOf(codes: readonly FoundCode[], profile: RuleProfile): FileReading {
  const isSwiss = ({ text }: FoundCode) => payloadBeginnings.some((beginning) => text.startsWith(beginning));
  const bills = codes.filter(isSwiss).map((code): FoundBill => {
    const read = readPayload(code.text, profile);
    const ofSymbol = judgeSymbol(code);
    if (!read.ok) return { code, draft: undefined, problems: [...read.problems, ...ofSymbol], deviations: [] };
    const { draft, problems, deviations } = read.value;
    return { code, draft, problems: [...problems, ...ofSymbol], deviations };
  });
  return { bills, others: codes.filter((code) => !isSwiss(code)) };
}
