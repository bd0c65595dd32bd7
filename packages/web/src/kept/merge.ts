import { hasOwnNumber } from '../records/desk/numbers.ts';
import type { DeskRecords, Invoice } from '../records/desk/records.ts';
import { type BinEntry, type KeptKind, ownKinds, stateTextOf } from './bin.ts';
import type { KeptRecord } from './database.ts';

/** What two computers make of the records of a kind. */
export interface MergedKind {
  readonly after: ReadonlyMap<string, KeptRecord>;
  /** Those of the other computer that are not in `after`, though they say something else. */
  readonly left: readonly KeptRecord[];
}

export type KeptMaps = Readonly<Record<KeptKind, ReadonlyMap<string, KeptRecord>>>;
export type MergedKinds = Readonly<Partial<Record<KeptKind, MergedKind>>>;

/** The same with the companies of all records that stay: one that was deleted comes back where something of it was written since. */
export function withCompanies(merged: MergedKinds, known: readonly KeptRecord[]): MergedKinds {
  const { companies } = merged;
  if (companies === undefined) return merged;
  const after = new Map(companies.after);
  const byId = new Map(known.map((company) => [company.id, company]));
  for (const kind of ownKinds)
    for (const record of merged[kind]?.after.values() ?? []) {
      const { companyId = '' } = record as { readonly companyId?: string };
      const company = byId.get(companyId);
      if (company !== undefined && !after.has(companyId)) after.set(companyId, company);
    }
  return { ...merged, companies: { ...companies, after } };
}

/**
 * Brings the records of a kind together with those of a backup: of one that both have the one counts that was changed more often, and
 * of two that were changed as often the later one. What either has deleted since stays deleted.
 */
export function mergedKind(
  kind: KeptKind,
  here: ReadonlyMap<string, KeptRecord>,
  there: readonly KeptRecord[],
  bins: { readonly here: readonly BinEntry[]; readonly there: readonly BinEntry[] },
): MergedKind {
  const [goneHere, goneThere] = [removedIn(bins.here, kind), removedIn(bins.there, kind)];
  const after = new Map<string, KeptRecord>();
  const left: KeptRecord[] = [];
  const others = new Map(there.map((record) => [record.id, record]));
  for (const [id, record] of here) if (others.has(id) || !isGone(record, goneThere)) after.set(id, record);
  for (const other of others.values()) {
    const own = here.get(other.id);
    if (own === undefined && isGone(other, goneHere)) continue;
    const winner = own === undefined ? other : laterOf(own, other);
    after.set(other.id, winner);
    if (own !== undefined && winner === own && !isSame(own, other)) left.push(other);
  }
  return { after, left };
}

/** The revisions at which records were deleted, by id. */
function removedIn(bin: readonly BinEntry[], kind: KeptKind): ReadonlyMap<string, number> {
  const removed = new Map<string, number>();
  for (const { reason, changes } of bin) {
    if (reason !== 'removed') continue;
    for (const change of changes)
      if (change.kind === kind) {
        const { revision = 0 } = (change.before ?? {}) as Partial<KeptRecord>;
        removed.set(change.id, Math.max(revision, removed.get(change.id) ?? 0));
      }
  }
  return removed;
}

function isGone({ id, revision = 0 }: KeptRecord, removed: ReadonlyMap<string, number>): boolean {
  return (removed.get(id) ?? -1) >= revision;
}

/** Whether two records say the same, however often each was changed. */
export const isSame = (one: KeptRecord, other: KeptRecord) =>
  stateTextOf({ ...one, revision: 0 }) === stateTextOf({ ...other, revision: 0 });

function laterOf(own: KeptRecord, other: KeptRecord): KeptRecord {
  const [mine, theirs] = [own.revision ?? 0, other.revision ?? 0];
  if (isSame(own, other)) return mine >= theirs ? own : other;
  if (mine !== theirs) return mine > theirs ? own : other;
  const isLater = own.revision !== undefined && momentOf(other) > momentOf(own);
  // Who holds the one before must not overwrite it
  return isLater ? { ...other, revision: theirs + 1 } : own;
}

const momentOf = (record: KeptRecord) => (record as { readonly changedAt?: string }).changedAt ?? '';

/** Numbers that more than one issued invoice or credit note of a company has, as when two computers have counted on by themselves. */
export function numbersUsedTwice({ invoices }: Pick<DeskRecords, 'invoices'>): readonly string[] {
  const users = new Map<string, Invoice[]>();
  for (const invoice of invoices) {
    if (!hasOwnNumber(invoice)) continue;
    const key = JSON.stringify([invoice.companyId, invoice.number]);
    users.set(key, [...(users.get(key) ?? []), invoice]);
  }
  return [...users.values()].filter(({ length }) => length > 1).map(([first]) => first?.number ?? '');
}
