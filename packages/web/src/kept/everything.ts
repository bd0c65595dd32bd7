import type { BankRecords } from '../records/bank/records.ts';
import type { AttachedFile } from '../records/desk/attached-files.ts';
import type { DeskRecords } from '../records/desk/records.ts';
import type { BinEntry } from './bin.ts';

/** All that this browser keeps and a backup holds. */
export interface Everything {
  readonly desk: DeskRecords;
  /** Undefined in a backup of days before there was a bank. */
  readonly bank: BankRecords | undefined;
  readonly bin: readonly BinEntry[];
  readonly attached: readonly AttachedFile[];
}

/** A record of a file that is not understood, or not in all its parts, as the file has it. */
export interface UnreadRecord {
  readonly kind: string;
  readonly record: unknown;
}
