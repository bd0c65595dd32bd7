import type { BillerId, CaseFilter } from '@rappen/http';
import type { Value } from '../database.ts';
import { dueKey, isWaiting, waitingStatuses } from './schema.ts';
import { comparable } from './search.ts';
import { containing, type Expression, placeholders } from './sql.ts';

/** By which of its days a case is meant. */
export type DayKind = 'due' | 'submitted' | 'paid';

/** The last day that there is. */
export const lastDay = '9999-12-31';

export interface DayRange {
  readonly kind: DayKind;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What a filter says of days. */
export function dayRangesOf(filter: CaseFilter): readonly DayRange[] {
  const all: readonly DayRange[] = [
    { kind: 'due', from: filter.dueFrom, to: filter.dueTo },
    { kind: 'submitted', from: filter.submittedFrom, to: filter.submittedTo },
    { kind: 'paid', from: filter.paidFrom, to: filter.paidTo },
  ];
  return all.filter(({ from, to }) => from !== undefined || to !== undefined);
}

/** The text that a filter looks for, as it is kept; undefined: none. */
export function searchedText({ text }: CaseFilter): string | undefined {
  return text === undefined || text === '' ? undefined : comparable(text);
}

/** Whether a list is of cases that wait for people alone. */
export function isOfWaiting({ processingStatuses }: CaseFilter): boolean {
  return processingStatuses?.every((status) => waitingStatuses.includes(status)) ?? false;
}

/** Which states and types a filter leaves. */
export function chosenOf({ processingStatuses, statuses, types }: CaseFilter): Expression {
  const chosen = [
    { column: 'processing_status', values: processingStatuses },
    { column: 'status', values: statuses },
    { column: 'type', values: types },
  ].flatMap(({ column, values }) => (values === undefined ? [] : [{ column, values: [...new Set<Value>(values)] }]));
  const conditions = chosen.map(({ column, values }) =>
    values.length === 0 ? '1 = 0' : `${column} || '' IN (${placeholders(values)})`,
  );
  return { sql: ['1 = 1', ...conditions].join(' AND '), parameters: chosen.flatMap(({ values }) => values) };
}

/** The column of each kind of day. */
export const dayColumns: Readonly<Record<DayKind, string>> = {
  due: 'due_date',
  submitted: 'submitted_on',
  paid: 'paid_on',
};

/**
 * Whether a case is one that a filter finds. As expressions its columns have no index: what leads to cases is said beside, and the
 * order of a list is not lost for one of these.
 */
export function conditionsOf(billerId: BillerId, filter: CaseFilter): Expression {
  const chosen = chosenOf(filter);
  const text = searchedText(filter);
  const days = dayRangesOf(filter).flatMap(({ kind, from, to }) => [
    ...(from === undefined ? [] : [{ sql: `${dayColumns[kind]} || '' >= ?`, day: from }]),
    ...(to === undefined ? [] : [{ sql: `${dayColumns[kind]} || '' <= ?`, day: to }]),
  ]);
  const conditions = [
    'biller_id = ?',
    'is_listed = 1',
    ...(isOfWaiting(filter) ? [isWaiting] : []),
    chosen.sql,
    ...days.map(({ sql }) => sql),
    ...(text === undefined ? [] : ["search_text LIKE ? ESCAPE '!'"]),
  ];
  const parameters = [
    billerId,
    ...chosen.parameters,
    ...days.map(({ day }) => day),
    ...(text === undefined ? [] : [containing(text)]),
  ];
  return { sql: conditions.join(' AND '), parameters };
}

const dayKeys: Readonly<Record<DayKind, string>> = { due: dueKey, submitted: 'submitted_on', paid: 'paid_on' };

/** The ids of the cases of some days, by the index of these: as an expression, so that no order of ids leads elsewhere. */
export function idsOfDays(billerId: BillerId, { kind, from = '', to = lastDay }: DayRange): Expression {
  const column = dayKeys[kind];
  return {
    sql: `SELECT id + 0 AS found_id FROM ebill_case
      WHERE biller_id = ? AND is_listed = 1 AND ${kind === 'paid' ? 'paid_on IS NOT NULL AND ' : ''}${column} >= ? AND ${column} <= ?`,
    parameters: [billerId, from, to],
  };
}
