import { completed } from '../records/desk/completed.ts';
import type { Company, Invoice } from '../records/desk/records.ts';
import type { Database, Listed } from './database.ts';

/** The beginning of a long list of invoices: it stands there while the rest is still read. */
export interface Beginning {
  readonly companies: readonly Company[];
  /** The company that the list is of. */
  readonly companyId: string;
  /** What stands in the first rows, and all that says how those stand: their account and state are those of the whole list. */
  readonly invoices: readonly Invoice[];
  /** How many of them, the latest first and drafts before everything else, are the first rows of the whole list. */
  readonly rows: number;
}

/** Lists up to that are read as a whole: nobody notices. */
const shortMax = 1000;
/** As many rows as the highest screens show. */
const rowsMin = 40;
/** Rows that are read at most: of one day there may be any number. */
const rowsMax = 1000;

/** The first rows of the list of a company that is chosen; undefined: the list is short, or cannot be begun. */
export async function beginningIn(
  database: Database,
  choose: (companies: readonly Company[]) => Company | undefined,
): Promise<Beginning | undefined> {
  const transaction = database.transaction(['companies', 'invoices']);
  const store = transaction.objectStore('invoices');
  const ids = await store.getAllKeys();
  if (ids.length <= shortMax) return undefined;
  const companies = await transaction.objectStore('companies').getAll();
  const companyId = choose(companies)?.id;
  if (companyId === undefined || (await store.index('issuedOn').count('')) > rowsMax) return undefined;
  const [drafts, ofSomething, credits, reminders] = await Promise.all([
    store.index('issuedOn').getAll(''),
    store.index('of').getAll(IDBKeyRange.lowerBound('', true)),
    store.index('kind').getAll('credit'),
    store.index('kind').getAll('reminder'),
  ]);
  const own = drafts.filter((one) => isListed(one, companyId));
  const latest = await latestIn(store.index('listed'), companyId, rowsMin - own.length);
  if (latest === undefined) return undefined;
  const rows = new Map([...own, ...latest].map((one) => [one.id, one]));
  const named = await Promise.all(own.filter(({ replaces }) => replaces !== '').map((one) => store.get(one.replaces)));
  const found = new Map([...ofSomething, ...credits, ...reminders].map((one) => [one.id, one]));
  const bearing = [...found.values()].filter(bearingOn(rows, found, new Set(ids)));
  const all = [...rows.values(), ...bearing, ...named.filter((one) => one !== undefined)];
  const invoices = [...new Map(all.map((one) => [one.id, completed('invoices', one)])).values()];
  return {
    companies: companies.map((one) => completed('companies', one)),
    companyId,
    // In the order of the whole: what has the same day and number stands in it
    invoices: invoices.sort((one, other) => (one.id < other.id ? -1 : 1)),
    rows: rows.size,
  };
}

type Records = ReadonlyMap<string, Invoice>;

/**
 * Whether a paper may say how rows stand: it is of one of them, or of something that is, or names it by its number alone. What is of
 * another record must be left out, or it would be taken for one that names a row by its number.
 */
function bearingOn(rows: Records, papers: Records, ids: ReadonlySet<string>): (paper: Invoice) => boolean {
  return (paper) => {
    const passed = new Set<string>();
    let at: Invoice | undefined = paper;
    while (at !== undefined && !passed.has(at.id)) {
      passed.add(at.id);
      if (rows.has(at.of) || !ids.has(at.of)) return true;
      const next = papers.get(at.of);
      at = next?.kind === 'invoice' ? undefined : next;
    }
    return false;
  };
}

/** What is listed of a company: templates are not. */
const isListed = ({ companyId, kind }: Invoice, of: string) => companyId === of && kind !== 'template';

/** Issued records of a company, at least so many and all of the last day among them, the latest first; undefined: they are too many. */
async function latestIn(index: Listed, companyId: string, count: number): Promise<readonly Invoice[] | undefined> {
  const latest: Invoice[] = [];
  let cursor = await index.openCursor(IDBKeyRange.bound([companyId], [companyId, []]), 'prev');
  for (let read = 0; cursor !== null; read++) {
    const { value } = cursor;
    if (latest.length >= count && value.date !== latest.at(-1)?.date) return latest;
    if (read > rowsMax) return undefined;
    if (isListed(value, companyId) && value.issuedOn !== '') latest.push(value);
    cursor = await cursor.continue();
  }
  return latest;
}
