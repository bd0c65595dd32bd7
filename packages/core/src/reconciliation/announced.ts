import { dayOfTold, noDay, type Place } from '../booking/index.ts';
import { comparableAccount, type Entry, type EntryDetail, type StatementFile } from '../statement/index.ts';
import { type Collected, type Item, type Repeat, repeatOf } from './item.ts';

/** What is only announced counts for nothing; it is told once in a run, whichever messages announce it. */
export function announcedItems(files: readonly StatementFile[]): Pick<Collected, 'items' | 'repeats'> {
  const items = new Map<string, Item>();
  const repeats: Repeat[] = [];
  for (const [file, { statements }] of files.entries()) {
    for (const [statement, { account, entries }] of statements.entries()) {
      const equals = new Map<string, number>();
      for (const entry of entries) {
        if (entry.kind !== 'announced') continue;
        for (const [at, detail] of (entry.details.length > 0 ? entry.details : [undefined]).entries()) {
          const place = { file, statement, entry: entry.index, ...(detail !== undefined && { detail: at }) };
          const item = announced(comparableAccount(account.id), entry, detail, place, equals);
          const known = items.get(item.key);
          if (known === undefined) items.set(item.key, item);
          else repeats.push(repeatOf(item, known.place));
        }
      }
    }
  }
  return { items: [...items.values()], repeats };
}

function announced(
  account: string,
  entry: Entry,
  detail: EntryDetail | undefined,
  place: Place,
  equals: Map<string, number>,
): Item {
  const { amount, direction } = detail ?? entry;
  const said = [account, entry.bookingDate, amount, entry.currency, direction, detail?.servicerReference];
  const references = detail?.references.map(({ text }) => text) ?? [];
  const name = [...said, ...references, detail?.endToEndId].join('|');
  const number = (equals.get(name) ?? 0) + 1;
  equals.set(name, number);
  const date = dayOfTold({ day: entry.bookingDate ?? entry.valueDate ?? noDay });
  const flags = { isEnvelope: false, isExplained: false, isAdvised: false, notices: [] };
  const { currency } = entry;
  return {
    key: `announced|${name}|${number}`,
    at: 0,
    place,
    account,
    entry,
    detail,
    direction,
    amount,
    currency,
    date,
    ...flags,
  };
}
