import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { Folded } from '../../parts/fields/folded.tsx';
import { SearchField } from '../../parts/fields/search-field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Loading } from '../../parts/loading.tsx';
import { PagePicture } from '../../parts/page-picture.tsx';
import { type InvoiceState, type Papers, papersIn, stateOf } from '../../records/desk/account.ts';
import { type PaperKind, paperOf } from '../../records/desk/paper.ts';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { SaveTable } from '../../work/maker/save-table.tsx';
import { BackupReminder } from '../data/backup-reminder.tsx';
import { remindablesOf } from '../dunning/reminders.ts';
import type { Desk } from '../state/use-desk.ts';
import { cellsOfInvoices } from './invoice-cells.ts';
import { InvoiceTable, type Sorting } from './invoice-table.tsx';
import { type SortName, Sought, sorted, summaryOf } from './summary.ts';
import { type CurrencySummary, Outlook, SumsLine, Totals } from './totals.tsx';

const states: readonly InvoiceState[] = [
  'draft',
  'open',
  'overdue',
  'paid',
  'credited',
  'writtenOff',
  'accepted',
  'declined',
  'lapsed',
  'cancelled',
  'issued',
];

const papers: readonly PaperKind[] = [
  'offer',
  'confirmation',
  'delivery',
  'invoice',
  'deposit',
  'final',
  'credit',
  'reminder',
];

/** What was invoiced: how it stands, and every invoice. */
export function InvoicesPage({ desk }: { readonly desk: Desk }) {
  const day = swissDay(new Date());
  const { company } = desk;
  // While a long list is read, its first rows and what says how those stand
  const rows = desk.records === undefined ? desk.beginning?.rows : undefined;
  const isWhole = rows === undefined;
  const invoices = (desk.records ?? desk.beginning)?.invoices;
  const all = useMemo(
    () => (invoices ?? []).filter(({ companyId, kind }) => companyId === company?.id && kind !== 'template'),
    [invoices, company?.id],
  );
  const notes = useMemo(() => papersIn(all), [all]);
  const summaries = useMemo(() => {
    const currencies = [...new Set(all.map(({ currency }) => currency))].sort();
    return currencies.map((currency) => ({ currency, summary: summaryOf(all, currency, day) }));
  }, [all, day]);
  if (all.length === 0) return <EmptyDesk />;
  return (
    <>
      <BackupReminder desk={desk} />
      <RemindersDue all={all} company={company} day={day} isWhole={isWhole} />
      <Totals summaries={summaries} isWhole={isWhole} />
      <Outlooks summaries={summaries} day={day} isWhole={isWhole} />
      <List all={all} notes={notes} currencies={summaries.map(({ currency }) => currency)} day={day} rows={rows} />
    </>
  );
}

/** Months and due dates, once somebody wants to see them: the list comes first. */
function Outlooks(properties: {
  readonly summaries: readonly CurrencySummary[];
  readonly day: string;
  readonly isWhole: boolean;
}) {
  const { summaries, day, isWhole } = properties;
  const words = useWords().texts.desk.totals;
  return (
    <Folded title={words.outlook} class="outlooks">
      {isWhole ? summaries.map((each) => <Outlook key={each.currency} {...each} day={day} />) : <Loading />}
    </Folded>
  );
}

/** The invoices that are sought, and the ways to seek them. */
function List(properties: {
  readonly all: readonly Invoice[];
  readonly notes: Papers;
  readonly currencies: readonly string[];
  readonly day: string;
  /** How many are its first rows while the rest is read; undefined: all is there. */
  readonly rows: number | undefined;
}) {
  const { all, notes, currencies, day, rows } = properties;
  const { texts } = useWords();
  const words = texts.desk.list;
  const list = useShown(all, notes, day, rows);
  const { shown, sort } = list;
  return (
    <>
      <Filters {...list} />
      {rows === undefined ? (
        <p role="status" class="hint">
          {shown.length === 0 ? words.none : <SumsLine invoices={shown} currencies={currencies} />}
        </p>
      ) : (
        <Loading />
      )}
      {shown.length > 0 && (
        <InvoiceTable
          invoices={shown}
          day={day}
          notes={notes}
          numberOf={(id) => all.find((one) => one.id === id)?.number ?? ''}
          sort={sort}
          onSort={list.sortBy}
        />
      )}
      {rows === undefined && (
        <div class="buttons">
          <SaveTable
            label={words.export}
            class="quiet"
            name="invoices"
            rows={() => cellsOfInvoices(shown, texts.desk, day, notes)}
          />
        </div>
      )}
    </>
  );
}

/** The way to the reminders that are due; nothing where none is. */
function RemindersDue(properties: {
  readonly all: readonly Invoice[];
  readonly company: Company | undefined;
  readonly day: string;
  readonly isWhole: boolean;
}) {
  const { all, company, day, isWhole } = properties;
  const words = useWords().texts.desk.remind;
  const count = useMemo(
    () => (company && isWhole ? remindablesOf(all, company, day).length : 0),
    [all, company, day, isWhole],
  );
  // A long list has some as a rule: their place is kept, so that rows do not move
  if (!isWhole) return <p class="notice unknown">&nbsp;</p>;
  if (count === 0) return null;
  return (
    <p class="notice">
      <a href="#/desk/remind">{fill(words.open, { count })}</a>
    </p>
  );
}

/** The invoices that are sought, in an order, and what they are sought by; of a list that is still read its first rows, and none in another order. */
function useShown(all: readonly Invoice[], notes: Papers, day: string, rows: number | undefined) {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<InvoiceState | ''>('');
  const [paper, setPaper] = useState<PaperKind | ''>('');
  const [sort, setSort] = useState<Sorting>({ by: 'date', isDescending: true });
  const inOrder = useMemo(() => sorted(all, sort.by, sort.isDescending), [all, sort]);
  const ofKind = useMemo(
    () =>
      inOrder
        .filter((one) => paper === '' || paperOf(one) === paper)
        .filter((one) => state === '' || stateOf(one, day, notes) === state),
    [inOrder, state, paper, day, notes],
  );
  const sought = useMemo(() => new Sought(ofKind), [ofKind]);
  useEffect(() => {
    // Once the list stands there
    const later = setTimeout(() => rows === undefined && sought.ready());
    return () => clearTimeout(later);
  }, [sought, rows]);
  const before = useRef({ of: sought, search: '', found: sought });
  const isFirst = search === '' && state === '' && paper === '' && sort.by === 'date' && sort.isDescending;
  const shown = useMemo(() => {
    if (rows !== undefined) return isFirst ? ofKind.slice(0, rows) : [];
    // Who types on looks among what was found
    const { of, search: typed, found } = before.current;
    const next = (of === sought && search.startsWith(typed) ? found : sought).found(search);
    before.current = { of: sought, search, found: next };
    return next.invoices;
  }, [sought, search, rows, isFirst]);
  const sortBy = (by: SortName) =>
    setSort({ by, isDescending: sort.by === by ? !sort.isDescending : by !== 'customer' });
  const papers = useMemo(() => papersAmong(all), [all]);
  return { shown, search, setSearch, state, setState, paper, setPaper, papers, sort, sortBy };
}

/** The kinds of document that there are, in their order. */
function papersAmong(all: readonly Invoice[]): readonly PaperKind[] {
  const there = new Set(all.map(paperOf));
  return papers.filter((one) => there.has(one));
}

function Filters(properties: ReturnType<typeof useShown>) {
  const { search, setSearch, state, setState, paper, setPaper, papers: there } = properties;
  const { list: words, states: stateWords, kinds } = useWords().texts.desk;
  return (
    <div class="list-bar">
      <SearchField label={words.search} placeholder={words.searchHint} value={search} onValue={setSearch} />
      {there.length > 1 && (
        <select
          aria-label={words.kind}
          value={paper}
          onChange={({ currentTarget }) => setPaper(currentTarget.value as PaperKind | '')}
        >
          <option value="">{words.allKinds}</option>
          {there.map((each) => (
            <option key={each} value={each}>
              {kinds[each]}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={words.state}
        value={state}
        onChange={({ currentTarget }) => setState(currentTarget.value as InvoiceState | '')}
      >
        <option value="">{words.all}</option>
        {states.map((each) => (
          <option key={each} value={each}>
            {stateWords[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Before there is an invoice: what is made here, and the way to the first. */
function EmptyDesk() {
  const words = useWords().texts.desk.list;
  return (
    <section class="empty-desk">
      <PagePicture />
      <h2>{words.emptyTitle}</h2>
      <p>{words.emptyText}</p>
      <a class="button primary" href="#/desk/new">
        <Icon name="plus" />
        {words.add}
      </a>
    </section>
  );
}
