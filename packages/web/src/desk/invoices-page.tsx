import type { WorkbookCell } from '@rappen/core/bulk';
import { compareDecimals, negated, sumOf } from '@rappen/core/money';
import { Fragment } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { groupedAmount } from '../biller/parts/amount.ts';
import { fill } from '../language/catalogue.ts';
import { dayIn } from '../language/day.ts';
import { limits } from '../limits.ts';
import { swissDay } from '../make/validate.ts';
import { maker } from '../maker/maker.ts';
import { download } from '../parts/download.ts';
import { Icon } from '../parts/icon.tsx';
import { PagePicture } from '../parts/page-picture.tsx';
import { amountCell, dayCell } from '../parts/workbook-cells.ts';
import { isPhone } from '../shell/is-phone.ts';
import { useWords } from '../shell/words.ts';
import {
  type Account,
  accountOf,
  type CreditNotes,
  creditNotesIn,
  type InvoiceState,
  invoicedOf,
  isPositive,
  restOf,
  stateOf,
} from './account.ts';
import { dueDayOf } from './numbers.ts';
import type { Invoice } from './records.ts';
import { found, type SortName, sorted, summaryOf } from './summary.ts';
import { Outlook, Totals } from './totals.tsx';
import type { Desk } from './use-desk.ts';

const states: readonly InvoiceState[] = ['draft', 'open', 'overdue', 'paid', 'credited', 'cancelled', 'issued'];
const columns: readonly SortName[] = ['number', 'customer', 'date', 'due', 'amount'];

/** What was invoiced: how it stands, and every invoice. */
export function InvoicesPage({ desk }: { readonly desk: Desk }) {
  const { texts } = useWords();
  const words = texts.desk.list;
  const day = swissDay(new Date());
  const [search, setSearch] = useState('');
  const [state, setState] = useState<InvoiceState | ''>('');
  const [sort, setSort] = useState<{ readonly by: SortName; readonly isDescending: boolean }>({
    by: 'date',
    isDescending: true,
  });
  const { records, company } = desk;
  const all = useMemo(
    () => (records?.invoices ?? []).filter(({ companyId }) => companyId === company?.id),
    [records, company],
  );
  const notes = useMemo(() => creditNotesIn(all), [all]);
  const shown = useMemo(
    () =>
      sorted(
        found(all, search).filter((one) => state === '' || stateOf(one, day, notes) === state),
        sort.by,
        sort.isDescending,
      ),
    [all, search, state, sort, day, notes],
  );
  const save = async (kind: 'csv' | 'xlsx') =>
    download(await maker.ask('table', { kind, rows: tableOf(shown, texts.desk, day, notes) }), `invoices.${kind}`);
  const currencies = [...new Set(all.map(({ currency }) => currency))].sort();
  const summaries = currencies.map((currency) => ({ currency, summary: summaryOf(all, currency, day) }));
  // Whoever looks for an invoice on a phone is not to pass a chart and a calendar first
  const [isListFirst] = useState(isPhone);
  if (all.length === 0)
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
  return (
    <>
      {summaries.map((each) => (
        <Fragment key={each.currency}>
          <Totals {...each} />
          {!isListFirst && <Outlook {...each} day={day} />}
        </Fragment>
      ))}
      <div class="list-bar">
        <input
          type="search"
          value={search}
          placeholder={words.searchHint}
          aria-label={words.search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <select
          aria-label={words.state}
          value={state}
          onChange={({ currentTarget }) => setState(currentTarget.value as InvoiceState | '')}
        >
          <option value="">{words.all}</option>
          {states.map((each) => (
            <option key={each} value={each}>
              {texts.desk.states[each]}
            </option>
          ))}
        </select>
      </div>
      <p role="status" class="hint">
        {shown.length === 0
          ? words.none
          : currencies
              .map((currency) => {
                const ofCurrency = shown.filter((one) => one.currency === currency && one.kind !== 'reminder');
                const amount = sumOf(ofCurrency.map(invoicedOf));
                const text = ofCurrency.length === 1 ? words.totalOne : words.total;
                return fill(text, { count: ofCurrency.length, amount: `${currency} ${groupedAmount(amount)}` });
              })
              .join(' · ')}
      </p>
      {shown.length > 0 && (
        <InvoiceTable
          invoices={shown.slice(0, limits.listedInvoicesMax)}
          day={day}
          notes={notes}
          numberOf={(id) => all.find((one) => one.id === id)?.number ?? ''}
          sort={sort}
          onSort={(by) => setSort({ by, isDescending: sort.by === by ? !sort.isDescending : by !== 'customer' })}
        />
      )}
      <div class="buttons">
        {(['xlsx', 'csv'] as const).map((kind) => (
          <button key={kind} type="button" class="quiet" onClick={() => void save(kind)}>
            {fill(words.export, { kind: kind === 'csv' ? 'CSV' : 'Excel' })}
          </button>
        ))}
      </div>
      {isListFirst && summaries.map((each) => <Outlook key={each.currency} {...each} day={day} />)}
    </>
  );
}

function InvoiceTable(properties: {
  readonly invoices: readonly Invoice[];
  readonly day: string;
  readonly notes: CreditNotes;
  readonly numberOf: (id: string) => string;
  readonly sort: { readonly by: SortName; readonly isDescending: boolean };
  readonly onSort: (by: SortName) => void;
}) {
  const { invoices, day, notes, numberOf, sort, onSort } = properties;
  const { texts, language } = useWords();
  const words = texts.desk.list;
  return (
    <table class="list invoices">
      <caption class="unseen">{texts.desk.nav.invoices}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th
              key={name}
              scope="col"
              class={name === 'amount' ? 'right' : undefined}
              aria-sort={sort.by === name ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" class="quiet" onClick={() => onSort(name)}>
                {words[name]}
              </button>
            </th>
          ))}
          <th scope="col">{words.state}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => {
          const state = stateOf(invoice, day, notes);
          const due = dueDayOf(invoice);
          return (
            <tr key={invoice.id}>
              <td data-title={words.number}>
                <a href={`#/desk/invoice/${invoice.id}`}>{invoice.number || words.noNumber}</a>
                {invoice.kind !== 'invoice' && <small> {texts.desk.kinds[invoice.kind]}</small>}
                {invoice.replaces !== '' && (
                  <small> {fill(words.replaces, { number: numberOf(invoice.replaces) })}</small>
                )}
              </td>
              <td data-title={words.customer}>{invoice.address.split('\n')[0] || words.noCustomer}</td>
              <td data-title={words.date}>{invoice.date && dayIn(language, invoice.date)}</td>
              <td data-title={words.due}>{invoice.kind === 'invoice' && due !== '' && dayIn(language, due)}</td>
              <td data-title={words.amount} class="right figures">
                {invoice.due && `${invoice.currency} ${groupedAmount(invoice.due)}`}
              </td>
              <td data-title={words.state}>
                <div>
                  <span class={`state ${state}`}>{texts.desk.states[state]}</span>
                  <Rest account={accountOf(invoice, notes)} />
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What is open of an invoice where that is not its whole amount, or what its customer has in credit. */
function Rest({ account: { rest, due } }: { readonly account: Account }) {
  const words = useWords().texts.desk.list;
  if (compareDecimals(rest, '0') < 0)
    return <small>{fill(words.inCredit, { amount: groupedAmount(negated(rest)) })}</small>;
  if (!isPositive(rest) || compareDecimals(rest, due) === 0) return null;
  return <small>{fill(words.stillOpen, { amount: groupedAmount(rest) })}</small>;
}

/** The list as a table; texts that a spreadsheet would calculate are told from formulas by the worker. */
function tableOf(
  invoices: readonly Invoice[],
  words: ReturnType<typeof useWords>['texts']['desk'],
  day: string,
  notes: CreditNotes,
): readonly (readonly WorkbookCell[])[] {
  const { number, customer, date, due, amount, state } = words.list;
  const { currency, reference } = words.editor;
  const header = [number, customer, date, due, currency, amount, state, reference, words.account.rest];
  const rows = invoices.map((one): WorkbookCell[] => [
    one.number,
    one.address.split('\n')[0] ?? '',
    dayCell(one.date),
    dayCell(dueDayOf(one)),
    one.currency,
    amountCell(one.due),
    words.states[stateOf(one, day, notes)],
    one.reference,
    amountCell(one.kind === 'invoice' && one.issuedOn !== '' ? restOf(one, notes) : ''),
  ]);
  return [header, ...rows];
}
