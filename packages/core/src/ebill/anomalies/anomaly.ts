import type { CalendarDate } from '../../date/calendar-date.ts';
import type { Path } from '../../problem/problem.ts';
import type { QrInvoice } from '../../swiss-qr/invoice.ts';
import type { Amount, BusinessCase, Status } from '../business-case.ts';
import type { ResolvedRecipient } from '../network/recipient.ts';

/** `block` holds a delivery back, `warn` and `info` are only shown. */
export const severities = ['block', 'warn', 'info'] as const;
export type Severity = (typeof severities)[number];

/** Every anomaly with its severity and, in `RECIPIENT_DIFFERS_FROM_QR`, the milder one for a mere difference of names. */
export const anomalySeverities = {
  AMOUNT_DIFFERS_FROM_QR: ['block'],
  CURRENCY_DIFFERS_FROM_QR: ['block'],
  IBAN_DIFFERS_FROM_QR: ['block'],
  REFERENCE_DIFFERS_FROM_QR: ['block'],
  RECIPIENT_DIFFERS_FROM_QR: ['block', 'warn'],
  DIFFERS_FROM_E_INVOICE: ['block'],
  BILLER_NAME_MISMATCH: ['warn'],
  LIKELY_DUPLICATE: ['block'],
  REFERENCE_REUSED: ['block'],
  AMOUNT_OUTLIER: ['block'],
  AMOUNT_OUTLIER_FOR_RECIPIENT: ['warn'],
  VELOCITY: ['block'],
  REMINDER_FOR_SETTLED: ['block'],
  REFERENCE_NOT_FOUND: ['warn'],
  REFERENCE_OTHER_RECIPIENT: ['block'],
  DUE_BEFORE_CASE_DATE: ['block'],
  DUE_IN_PAST: ['warn'],
  DUE_SAME_DAY_DEBIT: ['warn'],
  VAT_SUM_MISMATCH: ['warn'],
  INSTALMENT_SUM_BELOW_TOTAL: ['block'],
  INSTALMENT_SUM_ABOVE_TOTAL_20PCT: ['warn'],
  INSTALMENT_DATES_NOT_ASCENDING: ['warn'],
  TEXT_AMOUNT_MISSING: ['warn'],
  TEXT_IBAN_MISMATCH: ['block'],
  TEXT_OTHER_RECIPIENT_ID: ['block'],
  TEXT_NOT_READ: ['warn'],
  CHECKDIGIT_PID: ['info'],
  CHECKDIGIT_UID: ['info'],
  PDF_LARGE: ['info'],
  FOREIGN_XML_ATTACHMENT: ['info'],
  BLANK_PDF: ['block'],
} as const satisfies Record<string, readonly Severity[]>;

export type AnomalyCode = keyof typeof anomalySeverities;

/** Something that no rule forbids, and that is hardly ever meant. */
export interface Anomaly {
  readonly code: AnomalyCode;
  readonly severity: Severity;
  /** Where in the business case; empty for the PDF and for the submission as a whole. */
  readonly path: Path;
  readonly expected?: string | undefined;
  readonly actual?: string | undefined;
}

/** What an e-invoice in a PDF says that a business case says too. */
export interface EInvoiceFacts {
  /** Decimal text. */
  readonly amount: string | undefined;
  readonly currency: string | undefined;
  /** Every account that it may be paid to, and the reference; undefined: it is not paid by a transfer. */
  readonly payment: { readonly accounts: readonly string[]; readonly reference: string } | undefined;
}

/** What is known about the PDF as it was submitted. */
export interface PdfFacts {
  /** SHA-256 as 64 hexadecimal digits. */
  readonly contentHash: string;
  readonly bytes: number;
  /** Nothing is drawn on any page. */
  readonly isBlank: boolean;
  /** What its e-invoices say of the payment. */
  readonly eInvoices?: readonly EInvoiceFacts[];
  /** An attached XML file that is neither a business case nor an e-invoice. */
  readonly hasForeignXml: boolean;
  /** The Swiss QR codes on its pages. */
  readonly qrInvoices: readonly QrInvoice[];
  /** The text layer; absent or empty where there is none. */
  readonly text?: string | undefined;
  /** Pages whose text was not read to its end, such as `36–77`: what is not found may be there. Absent: it is all there is. */
  readonly textNotRead?: string | undefined;
}

/** An earlier case of the same biller that is not discarded and has not failed. */
export interface EarlierCase {
  readonly referenceNumber: string;
  readonly billRecipientNetId: string;
  readonly totalAmount: Amount;
  readonly ibans: readonly string[];
  readonly structuredReferences: readonly string[];
  readonly pdfHash: string;
  readonly businessCaseDate: CalendarDate;
  readonly submittedOn: CalendarDate;
  readonly status: Status;
}

/** What the earlier cases of the biller come to. Lists hold the newest first. */
export interface HistoryDigest {
  /** Totals of cases of the same type and currency, as decimal texts: all of them, and those to the same recipient. */
  readonly amounts: readonly string[];
  readonly recipientAmounts: readonly string[];
  /** Cases to the same recipient in the last 90 days, and open cases with one of the same structured references. */
  readonly cases: readonly EarlierCase[];
  /** The case that `referencedBill` means; absent when there is none. */
  readonly referenced?: { readonly billRecipientNetId: string | undefined; readonly status: Status } | undefined;
  /** Submissions in the current hour with this one. */
  readonly submissionsThisHour: number;
  /**
   * Submissions in the hour that a usual submission is part of: the mean of the earlier hours, each counted as often as there
   * were submissions in it. So the run of a biller who sends once a month is what is usual, and the odd bill between two runs
   * changes little. Absent: the biller has submitted for less than a month or hardly anything, and nothing is usual yet; or
   * the current hour has so few that it makes no difference.
   */
  readonly submissionsPerHourMean?: number | undefined;
}

/** Everything that a verdict depends on. */
export interface Evidence {
  readonly businessCase: BusinessCase;
  /** The biller's day, in Europe/Zurich. */
  readonly today: CalendarDate;
  readonly billerName: string;
  /** The recipient that the identifiers of the case were resolved to. */
  readonly recipient: Pick<ResolvedRecipient, 'billRecipientNetId' | 'newEmailAddress'>;
  readonly pdf: PdfFacts;
  readonly history: HistoryDigest;
}

/** A rule of the detection: what it finds, nothing when all is usual. */
export type AnomalyRule = (evidence: Evidence) => readonly Anomaly[];

/** Makes an anomaly of the first severity that its code has, or of the milder one. */
export function anomaly(
  code: AnomalyCode,
  path: Path,
  values: { readonly expected?: string | undefined; readonly actual?: string | undefined } = {},
  severity: Severity = anomalySeverities[code][0],
): Anomaly {
  return { code, severity, path, ...values };
}
