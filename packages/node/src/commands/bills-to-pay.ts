import {
  type BillsToPayOptions,
  billsToPay,
  type DataOfPaper,
  dataOfPaper,
  type PaymentOption,
} from '@rappen/core/bills-to-pay';
import { readBulkFile } from '@rappen/core/bulk';
import type { CalendarDate } from '@rappen/core/date';
import type { JsonValue } from '@rappen/core/json';
import { isRecord, writeValue } from '@rappen/core/model';
import { paymentCodeOf } from '@rappen/core/payment-codes';
import { draftOf, type PaymentDraft, paymentDraftModel } from '@rappen/core/payment-order';
import { type Problem, problem } from '@rappen/core/problem';
import { parseQrInvoice, type RuleProfile } from '@rappen/core/swiss-qr';
import { readInput } from '../files.ts';
import { jsonOf, kindOf } from '../json-file.ts';
import { openImaging } from '../modules.ts';

/** A bill of a file: its payment, or why there is none. */
export interface BillToPay {
  /** Where it is, for people: `bill.pdf, page 2`. */
  readonly place: string;
  /** As an order in JSON has it. */
  readonly payment?: JsonValue | undefined;
  /** Without a payment they say why. */
  readonly problems: readonly Problem[];
  /** They leave the bill payable. */
  readonly warnings: readonly Problem[];
  /** What the terms of an e-invoice let the payer choose. */
  readonly options?: readonly PaymentOption[];
}

/** The bills of a file of any kind: PDF, picture, e-invoice, text of a code, JSON, CSV or workbook. Throws `FileTrouble`. */
export async function readBillsToPay(
  file: string,
  profile: RuleProfile,
  today: CalendarDate,
): Promise<readonly BillToPay[]> {
  const bytes = await readInput(file);
  const paper = dataOfPaper(bytes);
  if (paper.isXml)
    return paper.data ? placed(file, billsToPay([], paper.data, { profile, today })) : [refused(file, paper.problems)];
  const kind = kindOf(bytes);
  if (kind !== undefined && !kind.startsWith('a ZIP')) return billsOfPages(file, bytes, paper, { profile, today });
  const text = kind === undefined ? new TextDecoder().decode(bytes).replace(/^\ufeff/, '') : '';
  if (paymentCodeOf(text) !== undefined) return placed(file, billsToPay([{ text }], undefined, { profile }));
  return /^\s*[[{]/.test(text) ? billsOfJson(file, bytes, profile) : billsOfTable(file, bytes, profile);
}

async function billsOfPages(
  file: string,
  bytes: Uint8Array,
  { data, problems }: DataOfPaper,
  options: BillsToPayOptions,
): Promise<readonly BillToPay[]> {
  const limits = { pagesMax: Number.MAX_SAFE_INTEGER };
  const codes = await (await openImaging()).readCodes(bytes, { effort: 'DEFAULT', all: true, limits });
  if (!codes.ok) return [refused(file, codes.problems)];
  const found = placed(file, billsToPay(codes.value, data, options));
  const warnings = [...(codes.warnings ?? []), ...problems];
  if (found.length === 0) return [refused(file, [problem('QR_BILL_NOT_FOUND', [])], warnings)];
  return found.map((bill, index) => (index === 0 ? { ...bill, warnings: [...warnings, ...bill.warnings] } : bill));
}

/** What is wrong with a bill that is payable all the same is a warning. */
function placed(file: string, bills: ReturnType<typeof billsToPay>): readonly BillToPay[] {
  return bills.map(({ page, draft, problems, notices, options }) => {
    const place = page === undefined ? file : `${file}, page ${page}`;
    if (draft === undefined) return refused(place, problems, notices);
    return { ...payable(place, draft, [...problems, ...notices]), options };
  });
}

function billsOfJson(file: string, bytes: Uint8Array, profile: RuleProfile): readonly BillToPay[] {
  const json = jsonOf(bytes);
  if (!json.ok) return [refused(file, json.problems)];
  const payments = isRecord(json.value) ? json.value['payments'] : undefined;
  if (Array.isArray(payments)) {
    return payments.map((payment: JsonValue, index) => ({
      place: `${file}, payment ${index + 1}`,
      payment,
      problems: [],
      warnings: [],
    }));
  }
  const list = Array.isArray(json.value) ? json.value : [json.value];
  return list.map((one: unknown, index) => {
    const place = Array.isArray(json.value) ? `${file}, entry ${index + 1}` : file;
    const parsed = parseQrInvoice(one, { profile });
    return parsed.ok ? payable(place, draftOf(parsed.value.invoice), []) : refused(place, parsed.problems);
  });
}

function billsOfTable(file: string, bytes: Uint8Array, profile: RuleProfile): readonly BillToPay[] {
  const read = readBulkFile(bytes, { profile, openAmounts: true });
  if (!read.ok) return [refused(file, read.problems)];
  const { problems } = read.value;
  const bills = [...read.value.bills()].map(({ place, invoice }) =>
    payable(`${file}, row ${place}`, draftOf(invoice), []),
  );
  return problems.length === 0 ? bills : [...bills, refused(file, problems)];
}

function payable(place: string, draft: PaymentDraft, warnings: readonly Problem[]): BillToPay {
  return {
    place,
    payment: writeValue(paymentDraftModel, { ...draft, source: place.slice(-sourceLengthMax) }),
    problems: [],
    warnings,
  };
}

/** What of a place an order keeps. */
const sourceLengthMax = 300;

function refused(place: string, problems: readonly Problem[], warnings: readonly Problem[] = []): BillToPay {
  return { place, problems, warnings };
}
