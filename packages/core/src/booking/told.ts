import type { CalendarDate } from '../date/calendar-date.ts';
import type { DetailReference, Direction, Entry, EntryDetail, EntryKind, Money } from '../statement/index.ts';

/** Where something stands: the index of the file, of its statement, of the entry among all of that, and of the payment in it. */
export interface Place {
  readonly file: number;
  readonly statement: number;
  readonly entry: number;
  readonly detail?: number | undefined;
}

/**
 * Statement, statement in the format of SWIFT, report of the day, notification: each tells a booking in its own way. The first that tells it
 * is what is relied on.
 */
export const streams = ['053', '940', '052', '054'] as const;
export type Stream = (typeof streams)[number];

/** Whether a stream tells what is on the account, and proves it by balances. */
export function isStatement({ stream }: Pick<Message, 'stream'>): boolean {
  return stream === '053' || stream === '940';
}

/** One statement of one message, or one page of it. */
export interface Message {
  /** The same in every copy. */
  readonly key: string;
  /** The same in every page, and where a bank uses an identification again. */
  readonly base: string;
  readonly page: number;
  readonly stream: Stream;
  readonly account: string;
  /** The bank calls it a copy or a duplicate. */
  readonly isCopy: boolean;
  /** The identification of the whole file. */
  readonly messageId: string;
  /** What it is about, as moments. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Balances, signed, with their currency. */
  readonly opening?: string | undefined;
  readonly closing?: string | undefined;
  /** Whether the balances and the entries agree; undefined where that cannot be said. */
  readonly addsUp?: boolean | undefined;
  /** Days of its entries. */
  readonly days: readonly string[];
}

/** One payment of an entry as one message tells it. */
export interface Row {
  /** The bank's own reference, where it can tell payments apart. */
  readonly own?: string | undefined;
  readonly amount: string | undefined;
  readonly direction: Direction;
  readonly references: readonly DetailReference[];
  readonly creditorAccount?: string | undefined;
  readonly instructed?: Money | undefined;
  /** Fingerprints of what only has to be compared. */
  readonly endToEnd?: string | undefined;
  readonly instruction?: string | undefined;
  readonly uetr?: string | undefined;
  readonly payer?: string | undefined;
  /** As it was read; of what was read in an earlier run nothing is left but the above. */
  readonly detail?: EntryDetail | undefined;
}

/** One entry as one message tells it. */
export interface Told {
  /** Its message and its place in it: no two have the same. */
  readonly key: string;
  readonly message: Message;
  readonly account: string;
  readonly day: string;
  /** `ValDt`, where it is told. */
  readonly valueDay?: string | undefined;
  readonly amount: string;
  readonly currency: string;
  readonly direction: Direction;
  readonly isReversal: boolean;
  readonly kind: EntryKind;
  /** `AcctSvcrRef` of the entry, where it is one. */
  readonly own?: string | undefined;
  /** `NtryRef`. */
  readonly reference?: string | undefined;
  /** The notification that has the payments, as the bank names it. */
  readonly detailsIn?: string | undefined;
  /** Charges by which the amount is less than its payments. */
  readonly charges: string;
  /** How many payments the bank says that it has. */
  readonly declared?: number | undefined;
  readonly rows: readonly Row[];
  /** None of its payments says anything. */
  readonly isMute: boolean;
  /** What the payments are told by; undefined unless all of them have a reference. */
  readonly signature: string | undefined;
  /** An earlier run was told it as well. */
  readonly isKnown?: boolean | undefined;
  /** Of this run. */
  readonly source?: { readonly entry: Entry; readonly place: Place } | undefined;
}

/** Day of a booking as text that can be compared; what has none comes last. */
export const noDay = '9999-12-31';

export function dayOfTold({ day }: Pick<Told, 'day'>): CalendarDate | undefined {
  return day === noDay ? undefined : (day as CalendarDate);
}
