import {
  anyText,
  anything,
  choice,
  defaulted,
  type Infer,
  isRecord,
  list,
  object,
  optional,
  required,
} from '@rappen/core/model';
import { bankKinds } from '../records/bank/records.ts';
import { dayAfter } from '../records/days.ts';
import { type DeskRecords, type RecordKind, recordKinds } from '../records/desk/records.ts';
import { textHash } from '../records/text-hash.ts';

/**
 * What was removed or replaced, and can be brought back: each entry is a change with all that it took away. Taking it back puts
 * those records in their places, and no other ones.
 */

/** Why something is in the bin: it was removed, a backup took its place, or nobody here understands it. */
const binReasons = ['removed', 'replaced', 'unread'] as const;
export const keptKinds = [...recordKinds, ...bankKinds] as const;
export type KeptKind = (typeof keptKinds)[number];

const changeModel = object({
  kind: required(choice(keptKinds)),
  id: required(anyText()),
  /** The record as it was; absent where there was none. */
  before: optional(anything),
  /** What tells whether the record is still as the change left it; empty where it left none. */
  after: defaulted(anyText(), ''),
});

export const binEntryModel = object({
  id: required(anyText()),
  /** The day on which it came here, and the last one on which it is kept; empty: until somebody deletes it. */
  day: required(anyText()),
  until: defaulted(anyText(), ''),
  reason: required(choice(binReasons)),
  changes: required(list(changeModel)),
});

export type BinEntry = Infer<typeof binEntryModel>;
export type BinChange = BinEntry['changes'][number];

/** Days that something stays in the bin. */
const binDays = 30;
/** Years after the one of their issue that invoices are kept. Source: Code of Obligations, article 958f. */
const invoiceYears = 10;

/** The last day on which something is kept that came into the bin on a day: issued invoices stay as long as the law wants. */
export function keptUntil(day: string, changes: readonly BinChange[]): string {
  const years = changes.flatMap(({ kind, before }) => (kind === 'invoices' ? issueYear(before) : []));
  const last = dayAfter(day, binDays);
  if (years.length === 0) return last;
  const ofLaw = `${Math.max(...years) + invoiceYears}-12-31`;
  return ofLaw > last ? ofLaw : last;
}

function issueYear(record: unknown): readonly number[] {
  const issuedOn = isRecord(record) ? record['issuedOn'] : undefined;
  const year = typeof issuedOn === 'string' ? Number(issuedOn.slice(0, 4)) : 0;
  return Number.isInteger(year) && year > 0 ? [year] : [];
}

/** Whether somebody may delete an entry for good: not while invoices in it must be kept. */
export function isDisposable({ reason, changes }: BinEntry): boolean {
  return (
    reason === 'unread' || changes.every(({ kind, before }) => kind !== 'invoices' || issueYear(before).length === 0)
  );
}

/** Whether an entry has had its time on a day. */
export function isOver({ until }: BinEntry, day: string): boolean {
  return until !== '' && until < day;
}

/** What tells a record from another state of it; empty for none. */
export function stateTextOf(record: unknown): string {
  if (record === undefined) return '';
  const text = plainText(record);
  return `${text.length}-${textHash(text)}`;
}

/** A record as JSON text, whatever the order of its members. */
function plainText(value: unknown): string {
  return JSON.stringify(value, (_name, node: unknown) =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([one], [other]) => (one < other ? -1 : 1)))
      : node,
  );
}

/** The kinds of a company's own records. */
export const ownKinds = ['customers', 'articles', 'invoices', 'efforts'] as const satisfies readonly RecordKind[];

/** What goes with a company. */
export function ownOf(records: DeskRecords, companyId: string): Pick<DeskRecords, (typeof ownKinds)[number]> {
  const own = <T extends { readonly companyId: string }>(of: readonly T[]) =>
    of.filter((one) => one.companyId === companyId);
  const { customers, articles, invoices, efforts } = records;
  return { customers: own(customers), articles: own(articles), invoices: own(invoices), efforts: own(efforts) };
}
