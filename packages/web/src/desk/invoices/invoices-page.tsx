import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { Folded } from '../../parts/fields/folded.tsx';
import { SearchField } from '../../parts/fields/search-field.tsx';
import { Icon } from '../../parts/icon.tsx';
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
import { found, readySearch, type SortName, sorted, summaryOf } from './summary.ts';
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
  const { records, company } = desk;
  const all = useMemo(
    () => (records?.invoices ?? []).filter(({ companyId, kind }) => companyId === company?.id && kind !== 'template'),
    [records?.invoices, company?.id],
  );
  const notes = useMemo(() => papersIn(all), [all]);
  const summaries = useMemo(() => {
    const currencies = [...new Set(all.map(({ currency }) => currency))].sort();
    return currencies.map((currency) => ({ currency, summary: summaryOf(all, currency, day) }));
  }, [all, day]);
  useEffect(() => {
    // Once the list stands there
    const later = setTimeout(() => readySearch(all));
    return () => clearTimeout(later);
  }, [all]);
  if (all.length === 0) return <EmptyDesk />;
  return (
    <>
      <BackupReminder desk={desk} />
      <RemindersDue all={all} company={company} day={day} />
      <Totals summaries={summaries} />
      <Outlooks summaries={summaries} day={day} />
      <List all={all} notes={notes} currencies={summaries.map(({ currency }) => currency)} day={day} />
    </>
  );
}

/** Months and due dates, once somebody wants to see them: the list comes first. */
function Outlooks(properties: { readonly summaries: readonly CurrencySummary[]; readonly day: string }) {
  const { summaries, day } = properties;
  const words = useWords().texts.desk.totals;
  return (
    <Folded title={words.outlook} class="outlooks">
      {summaries.map((each) => (
        <Outlook key={each.currency} {...each} day={day} />
      ))}
    </Folded>
  );
}

/** The invoices that are sought, and the ways to seek them. */
function List(properties: {
  readonly all: readonly Invoice[];
  readonly notes: Papers;
  readonly currencies: readonly string[];
  readonly day: string;
}) {
  const { all, notes, currencies, day } = properties;
  const { texts } = useWords();
  const words = texts.desk.list;
  const list = useShown(all, notes, day);
  const { shown, sort } = list;
  return (
    <>
      <Filters {...list} />
      <p role="status" class="hint">
        {shown.length === 0 ? words.none : <SumsLine invoices={shown} currencies={currencies} />}
      </p>
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
      <div class="buttons">
        <SaveTable
          label={words.export}
          class="quiet"
          name="invoices"
          rows={() => cellsOfInvoices(shown, texts.desk, day, notes)}
        />
      </div>
    </>
  );
}

/** The way to the reminders that are due; nothing where none is. */
function RemindersDue(properties: {
  readonly all: readonly Invoice[];
  readonly company: Company | undefined;
  readonly day: string;
}) {
  const { all, company, day } = properties;
  const words = useWords().texts.desk.remind;
  const count = useMemo(() => (company ? remindablesOf(all, company, day).length : 0), [all, company, day]);
  if (count === 0) return null;
  return (
    <p class="notice">
      <a href="#/desk/remind">{fill(words.open, { count })}</a>
    </p>
  );
}

/** The invoices that are sought, in an order, and what they are sought by. */
function useShown(all: readonly Invoice[], notes: Papers, day: string) {
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
  const before = useRef<{ of: readonly Invoice[]; search: string; found: readonly Invoice[] }>({
    of: ofKind,
    search: '',
    found: ofKind,
  });
  const shown = useMemo(() => {
    // Who types on looks among what was found
    const { of, search: typed, found: there } = before.current;
    const next = found(of === ofKind && search.startsWith(typed) ? there : ofKind, search);
    before.current = { of: ofKind, search, found: next };
    return next;
  }, [ofKind, search]);
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
