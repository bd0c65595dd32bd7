import { limits } from '../../limits.ts';
import type { Route } from '../../parts/page/route.ts';

export const sortings = ['submitted', 'referenceNumber', 'recipient', 'amount', 'dueDate'] as const;
export type Sorting = (typeof sortings)[number];

/** The days of a case that a range can be about. */
export const dateKinds = ['due', 'submitted', 'paid'] as const;
type DateKind = (typeof dateKinds)[number];

/** Instead of one type: what its recipient has to pay. */
export const payable = 'payable';
const payableTypes = ['Bill', 'InstalmentBill'] as const;

/** What a list of cases is narrowed down to; each empty for all. */
export interface ListFilter {
  readonly text: string;
  readonly type: string;
  readonly state: string;
  readonly status: string;
  /** Which days `from` and `to` are about. */
  readonly date: DateKind;
  /** `yyyy-mm-dd`. */
  readonly from: string;
  readonly to: string;
}

/** What a list of cases shows: its filter, its order, and the ids of the rows that its pages begin behind. */
export interface ListView extends ListFilter {
  readonly sortBy: Sorting;
  readonly sortOrder: 'ascending' | 'descending';
  readonly cursors: readonly number[];
}

/** What a list shows of which its address says nothing. */
const usual: ListView = {
  text: '',
  type: '',
  state: '',
  status: '',
  date: 'due',
  from: '',
  to: '',
  sortBy: 'submitted',
  sortOrder: 'descending',
  cursors: [],
};

/** What the address of a list asks for. */
export function viewOf({ parameters }: Pick<Route, 'parameters'>): ListView {
  const given = (name: string) => parameters.get(name) ?? '';
  const text = (name: string) => given(name).slice(0, limits.searchLengthMax);
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(given(name)) ? given(name) : '');
  const cursors = given('behind')
    .split('.')
    .filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return {
    text: text('text'),
    type: text('type'),
    state: text('state'),
    status: text('status'),
    date: dateKinds.find((kind) => kind === given('date')) ?? usual.date,
    from: day('from'),
    to: day('to'),
    sortBy: sortings.find((name) => name === given('sort')) ?? usual.sortBy,
    sortOrder: given('order') === 'ascending' ? 'ascending' : usual.sortOrder,
    cursors: cursors.slice(0, limits.listPagesMax).map(Number),
  };
}

/** The address that shows the same rows again. */
export function addressOf({ rest }: Pick<Route, 'rest'>, view: Partial<ListView>): string {
  const { sortBy, sortOrder, cursors, ...filter } = { ...usual, ...view };
  const named = { ...filter, sort: sortBy, order: sortOrder, behind: cursors.join('.') };
  const silent: Readonly<Record<string, string>> = { date: usual.date, sort: usual.sortBy, order: usual.sortOrder };
  const given = Object.entries(named).filter(([name, text]) => text !== '' && text !== silent[name]);
  const query = new URLSearchParams(given).toString();
  return `#/biller/${rest[0] ?? 'cases'}${query && `?${query}`}`;
}

/** The filter as the service takes it; of the states all those that the list is about where none is chosen. */
export function parametersOf(filter: ListFilter, states: readonly string[]): object {
  const { text, type, state, status, date, from, to } = filter;
  return {
    processingStatuses: state === '' ? states : [state],
    statuses: status === '' ? undefined : [status],
    types: type === '' ? undefined : type === payable ? payableTypes : [type],
    text: text === '' ? undefined : text,
    [`${date}From`]: from === '' ? undefined : from,
    [`${date}To`]: to === '' ? undefined : to,
  };
}

/** Whether a filter leaves anything out. */
export function isFiltered({ text, type, state, status, from, to }: ListFilter): boolean {
  return [text, type, state, status, from, to].some((value) => value !== '');
}

let lastList: string | undefined;

/** Where somebody has come to a case from; all cases where it was none of the lists. */
export function listAddress(): string {
  return lastList ?? '#/biller/cases';
}

export function rememberList(address: string): void {
  lastList = address;
}
