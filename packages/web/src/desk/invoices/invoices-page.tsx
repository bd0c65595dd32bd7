import { Fragment } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { limits } from '../../limits.ts';
import { SearchField } from '../../parts/fields/search-field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { isPhone } from '../../parts/page/is-phone.ts';
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
import { found, type SortName, sorted, summaryOf } from './summary.ts';
import { Outlook, SumsLine, Totals } from './totals.tsx';

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
  const { texts } = useWords();
  const words = texts.desk.list;
  const day = swissDay(new Date());
  const { records, company } = desk;
  const all = useMemo(
    () => (records?.invoices ?? []).filter(({ companyId, kind }) => companyId === company?.id && kind !== 'template'),
    [records, company],
  );
  const notes = useMemo(() => papersIn(all), [all]);
  const list = useShown(all, notes, day);
  const { shown, sort } = list;
  const currencies = [...new Set(all.map(({ currency }) => currency))].sort();
  const summaries = currencies.map((currency) => ({ currency, summary: summaryOf(all, currency, day) }));
  // Whoever looks for an invoice on a phone is not to pass a chart and a calendar first
  const [isListFirst] = useState(isPhone);
  if (all.length === 0) return <EmptyDesk />;
  return (
    <>
      <BackupReminder desk={desk} />
      <RemindersDue all={all} company={company} day={day} />
      {summaries.map((each) => (
        <Fragment key={each.currency}>
          <Totals {...each} />
          {!isListFirst && <Outlook {...each} day={day} />}
        </Fragment>
      ))}
      <Filters {...list} />
      <p role="status" class="hint">
        {shown.length === 0 ? words.none : <SumsLine invoices={shown} currencies={currencies} />}
      </p>
      {shown.length > 0 && (
        <InvoiceTable
          invoices={shown.slice(0, limits.listedInvoicesMax)}
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
      {isListFirst && summaries.map((each) => <Outlook key={each.currency} {...each} day={day} />)}
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
  const shown = useMemo(
    () =>
      sorted(
        found(all, search)
          .filter((one) => paper === '' || paperOf(one) === paper)
          .filter((one) => state === '' || stateOf(one, day, notes) === state),
        sort.by,
        sort.isDescending,
      ),
    [all, search, state, paper, sort, day, notes],
  );
  const sortBy = (by: SortName) =>
    setSort({ by, isDescending: sort.by === by ? !sort.isDescending : by !== 'customer' });
  const papers = papersAmong(all);
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
