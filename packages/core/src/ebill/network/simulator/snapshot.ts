import { itemsOf, type Log, logOf } from './log.ts';
import type { SimulatorState } from './state.ts';
import { entriesOf, type Table, tableOf } from './table.ts';

/** Another one when the state changes so that older texts no longer say all of it. */
const format = 1;

const tableNames = [
  'cases',
  'casesByNetId',
  'casesByReference',
  'attempts',
  'recipients',
  'recipientsByEmailAddress',
  'recipientsByUid',
  'subscriptions',
  'initiations',
  'tokens',
] as const satisfies readonly (keyof SimulatorState)[];

/** A state of which each table is the list of its entries, and each log that of its items. */
type Listed<T> =
  T extends Table<infer V>
    ? readonly (readonly [string, Listed<V>])[]
    : T extends Log<infer I>
      ? readonly I[]
      : T extends SimulatorState['events']
        ? { readonly [K in keyof T]: Listed<T[K]> }
        : T;

type Written = { readonly [K in keyof SimulatorState]: Listed<SimulatorState[K]> } & { readonly format: number };

/**
 * A state of the simulator as text, to go on from instead of carrying out all its commands again. The same commands lead to
 * the same text, with or without a text read in between.
 */
export function writeSimulator(state: SimulatorState): string {
  const { mails, agenda, events } = state;
  const tables = tableNames.map((name) => [name, entriesOf<unknown>(state[name])]);
  return JSON.stringify({
    ...state,
    ...Object.fromEntries(tables),
    mails: itemsOf(mails),
    agenda: entriesOf(agenda).map(([day, items]) => [day, itemsOf(items)]),
    events: eachStream(events, (log) => itemsOf<unknown>(log)),
    format,
  });
}

/** The state of a text of `writeSimulator`; undefined for one of another version. Any other text is a fault of who kept it. */
export function readSimulator(text: string): SimulatorState | undefined {
  const { format: found, ...written } = JSON.parse(text) as Written;
  if (found !== format) return undefined;
  const { mails, agenda, events } = written;
  const tables = tableNames.map((name) => [name, tableOf<unknown>(written[name])]);
  return {
    ...written,
    ...Object.fromEntries(tables),
    mails: logOf(mails),
    agenda: tableOf(agenda.map(([day, items]) => [day, logOf(items)])),
    events: eachStream(events, (items) => logOf<unknown>(items)),
  } as SimulatorState;
}

function eachStream<T>(streams: Readonly<Record<string, T>>, change: (stream: T) => unknown): object {
  return Object.fromEntries(Object.entries(streams).map(([name, stream]) => [name, change(stream)]));
}
