import { limits } from '../limits.ts';
import type { Route } from '../shell/route.ts';

/** What a list of cases shows: its filters, each empty for all, and the ids of the rows that its pages begin behind. */
export interface ListView {
  readonly text: string;
  readonly type: string;
  readonly state: string;
  readonly status: string;
  readonly cursors: readonly number[];
}

/** What the address of a list asks for. */
export function viewOf({ parameters }: Pick<Route, 'parameters'>): ListView {
  const text = (name: string) => (parameters.get(name) ?? '').slice(0, limits.searchLengthMax);
  const cursors = (parameters.get('behind') ?? '').split('.').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return {
    text: text('text'),
    type: text('type'),
    state: text('state'),
    status: text('status'),
    cursors: cursors.slice(0, limits.listPagesMax).map(Number),
  };
}

/** The address that shows the same rows again. */
export function addressOf({ rest }: Pick<Route, 'rest'>, { cursors, ...filter }: ListView): string {
  const given = Object.entries({ ...filter, behind: cursors.join('.') }).filter(([, text]) => text !== '');
  const query = new URLSearchParams(given).toString();
  return `#/biller/${rest[0] ?? 'cases'}${query && `?${query}`}`;
}

let lastList: string | undefined;

/** Where somebody has come to a case from; all cases where it was none of the lists. */
export function listAddress(): string {
  return lastList ?? '#/biller/cases';
}

export function rememberList(address: string): void {
  lastList = address;
}
