import { textHash } from '../../records/text-hash.ts';
import type { RowBill } from '../../work/maker/protocol.ts';
import { billOf } from '../../work/reading/read-pdf.ts';
import { type Answered, type Refusal, submitBill } from '../../work/service/connect.ts';

/** A row on its way to the service. */
export interface StagedRow {
  /** As a spreadsheet numbers it. */
  readonly row: number;
  readonly emailAddress: string;
  /** Makes the invoice of the row; undefined for a row that is none. */
  make(): Promise<RowBill | undefined>;
}

/** What became of a row: the id of its case, why the service refused it, or that it has no payer or no amount. */
export type Outcome = { readonly id: number } | { readonly refusal: Refusal } | 'incomplete';

export interface StageOptions {
  readonly onOutcome: (row: number, outcome: Outcome) => void;
  readonly isStopped: () => boolean;
  readonly submit?: typeof submitBill;
  /** Waits so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Bills that are under way at once: the service takes turns between those who ask. */
const atOnce = 3;
/** How often a bill is submitted that the service has no time for, and the first pause before the next time. */
const triesMax = 6;
const firstPause = 400;

const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Submits the invoices of rows as eBills that wait for their release, a few at a time. Each has its own idempotency key, made of
 * what it says: who submits a row again that is as it was gets the case that it is already.
 */
export async function stageBills(
  rows: readonly StagedRow[],
  { onOutcome, isStopped, submit = submitBill, wait = later }: StageOptions,
): Promise<void> {
  const waiting = rows[Symbol.iterator]();
  const work = async () => {
    for (const row of waiting) {
      if (isStopped()) return;
      onOutcome(row.row, await stage(row, submit, wait));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function stage(
  { row, emailAddress, make }: StagedRow,
  submit: typeof submitBill,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Outcome> {
  const made = await make();
  if (made === undefined) return 'incomplete';
  const { pdf, draft, number, date, due } = made;
  const bill = billOf(
    { draft, referenceNumber: number, businessCaseDate: date, dueDate: due, emailAddress },
    { referenceNumber: number, businessCaseDate: date, dueDate: due, emailAddress },
  );
  if (bill === undefined) return 'incomplete';
  const key = `row-${row}-${textHash(JSON.stringify(bill))}`;
  let answer: Answered<{ readonly id: number }>;
  for (let tries = 1; ; tries++) {
    answer = await submit({ pdf, name: 'invoice.pdf', bill }, 'STAGE', key);
    if (answer.ok) return { id: answer.value.id };
    if (tries === triesMax || !isPassing(answer.refusal)) return { refusal: answer.refusal };
    await wait(firstPause * 2 ** (tries - 1));
  }
}

/** Whether the service would take the same bill a moment later. */
function isPassing({ status, code }: Refusal): boolean {
  return status === 429 || status === 503 || code === 'IDEMPOTENCY_IN_PROGRESS';
}
