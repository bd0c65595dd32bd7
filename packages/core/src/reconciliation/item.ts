import type { Place, RowEvent } from '../booking/index.ts';
import type { CalendarDate } from '../date/calendar-date.ts';
import type { Problem } from '../problem/problem.ts';
import type { Direction, Entry, EntryDetail, EntryKind } from '../statement/index.ts';
import type { BalanceProof } from './balance-proofs.ts';
import type { ReceiptCharges } from './charges.ts';
import type { Sums } from './sums.ts';

/** A payment of an entry, or an entry without any: what gets one verdict. */
export interface Item {
  /** No two receipts have the same, in this run or in others. */
  readonly key: string;
  /** Its place among all that are collected. */
  readonly at: number;
  readonly place: Place;
  /** The account of the statement. */
  readonly account: string;
  readonly entry: Entry;
  readonly detail: EntryDetail | undefined;
  readonly direction: Direction;
  /** Undefined where the bank does not say it. */
  readonly amount: string | undefined;
  readonly currency: string;
  readonly date: CalendarDate | undefined;
  /** The payer's day: the value date, else the day of booking; undefined where the bank tells neither. */
  readonly paidOn?: CalendarDate | undefined;
  /** What the bank took or told of charges, of this payment or of its entry. */
  readonly charges?: ReceiptCharges | undefined;
  /** An entry of which another message has the payments. */
  readonly isEnvelope: boolean;
  /** Whether that message was found. */
  readonly isExplained: boolean;
  /** Only a notification tells it so far: no statement has confirmed it. */
  readonly isAdvised: boolean;
  /** Why it cannot be said what it is: then it counts for no bill. */
  readonly doubt?: Problem | undefined;
  /** How it was decided that several messages tell it. */
  readonly notices: readonly Problem[];
  /** What an earlier run counted of it and is now in doubt. */
  readonly counted?: RowEvent | undefined;
  /** Of what was taken back: the payment that it takes back, where it is known. */
  readonly original?: OriginalPayment | undefined;
  /** An earlier run showed it without effect: it is shown again only if it has one now. */
  readonly isRetry?: boolean | undefined;
  /** An earlier run showed this payment, and it was for no bill. */
  readonly wasShown?: true | undefined;
  /** The entry that it is shown by. */
  readonly shownBy?: string | undefined;
  /** Only an earlier run was told that entry. */
  readonly isElsewhere?: true | undefined;
  /** What remembers it: where the statement tells it, if one does, so that it stays the same whatever else comes to tell it. */
  readonly memory?: { readonly key: string; readonly row: number } | undefined;
}

/** A payment that was taken back, as far as it is known. */
export interface OriginalPayment {
  readonly item: Pick<Item, 'account' | 'entry' | 'detail'>;
  /** Where these files tell it. */
  readonly place: Place | undefined;
  readonly bill?: string | undefined;
  /** Several are alike, and are not for one bill. */
  readonly isUnclear: boolean;
  /** It is in doubt itself: what takes it back is as well. */
  readonly doubt: Problem | undefined;
}

/** An entry that tells what is known already, and where that is told. */
export interface Repeat {
  readonly place: Place;
  /** Undefined: in an earlier run. */
  readonly of: Place | undefined;
  readonly account: string;
  readonly date: CalendarDate | undefined;
  readonly amount: string;
  readonly currency: string;
  readonly direction: Direction;
}

/** An item as a repeat of what is told at a place, or was in an earlier run. */
export function repeatOf({ place, account, date, amount = '0.00', currency, direction }: Item, of?: Place): Repeat {
  return { place, of, account, date, amount, currency, direction };
}

/** What nobody can decide yet: from these files or from those of earlier runs. */
export interface OpenMatter extends Omit<Repeat, 'place' | 'of'> {
  /** Where it is told, and where the other is; none of an earlier run. */
  readonly places: readonly Place[];
  readonly reason: Problem;
}

/** What a run does about one booking: to the account, and to what its payments are for. */
export interface Move {
  readonly account: string;
  readonly currency: string;
  readonly date: CalendarDate | undefined;
  /** What it adds to the account on top of what earlier runs counted; below zero for debits and for what is taken off again. */
  readonly amount: string;
  /** By how much charges make it less than the payments that this run shows of it. */
  readonly charges: string;
  readonly kind: EntryKind;
  /** Where these files tell it. */
  readonly place: Place | undefined;
  /** What this run shows of it: the place of the first among the items, and how many follow each other. */
  readonly first: number;
  readonly count: number;
}

export interface Collected {
  readonly moves: readonly Move[];
  readonly balances: readonly BalanceProof[];
  readonly items: readonly Item[];
  /** What came in and was taken back by these files, on top of what earlier runs counted. */
  readonly sums: Sums;
  /** What is to be remembered of the files: see `lineOfEvent` for what becomes of them. */
  readonly lines: readonly string[];
  readonly repeats: readonly Repeat[];
  /** Payments, and entries without any, that tell what is known already. */
  readonly repeated: number;
  readonly open: readonly OpenMatter[];
  readonly notices: readonly Problem[];
}
