import { compareDecimals, negated } from '@rappen/core/money';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn } from '../../language/written/day.ts';
import { type Account, accountOf, isPositive, type Papers, stateOf } from '../../records/desk/account.ts';
import { dueDayOf } from '../../records/desk/numbers.ts';
import { paperOf } from '../../records/desk/paper.ts';
import type { Invoice } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import type { SortName } from './summary.ts';
import { firstRowOf, rowsOf, useRowsInView } from './use-rows-in-view.ts';

const columns: readonly SortName[] = ['number', 'customer', 'date', 'due', 'amount'];

export interface Sorting {
  readonly by: SortName;
  readonly isDescending: boolean;
}

interface ListProps {
  readonly day: string;
  readonly notes: Papers;
  /** The number of another invoice, by its id. */
  readonly numberOf: (id: string) => string;
}

/** Invoices, a row each, of which only those near the screen stand in the page; the heads of the columns change the order. */
export function InvoiceTable(
  properties: ListProps & {
    readonly invoices: readonly Invoice[];
    readonly sort: Sorting;
    readonly onSort: (by: SortName) => void;
  },
) {
  const { invoices, sort, onSort, ...list } = properties;
  const { texts } = useWords();
  const words = texts.desk.list;
  const { table, view } = useRowsInView(invoices.length);
  const blocks = Array.from({ length: view.to - view.from }, (_, index) => view.from + index);
  return (
    <table ref={table} class="list invoices" aria-rowcount={invoices.length + 1}>
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
      <Gap height={view.above} />
      {blocks.map((block) => (
        <tbody key={block} data-block={block}>
          {rowsOf(invoices, block).map((invoice, at) => (
            <InvoiceRow key={invoice.id} {...list} invoice={invoice} place={firstRowOf(block) + at} />
          ))}
        </tbody>
      ))}
      <Gap height={view.below} />
    </table>
  );
}

/** Rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  if (height === 0) return null;
  return (
    <tbody class="gap" aria-hidden="true">
      <tr>
        <td colSpan={columns.length + 1} style={{ height: `${height}px` }} />
      </tr>
    </tbody>
  );
}

function InvoiceRow(properties: ListProps & { readonly invoice: Invoice; readonly place: number }) {
  const { invoice, day, notes, numberOf, place } = properties;
  const { texts, language } = useWords();
  const words = texts.desk.list;
  const state = stateOf(invoice, day, notes);
  const due = dueDayOf(invoice);
  const paper = paperOf(invoice);
  const hasLastDay = invoice.kind === 'invoice' || invoice.kind === 'offer';
  return (
    // The head is the first row of the table
    <tr aria-rowindex={place + 2}>
      <td data-title={words.number}>
        <a href={`#/desk/invoice/${invoice.id}`}>{invoice.number || words.noNumber}</a>
        {paper !== 'invoice' && <small> {texts.desk.kinds[paper]}</small>}
        {invoice.replaces !== '' && <small> {fill(words.replaces, { number: numberOf(invoice.replaces) })}</small>}
      </td>
      <td data-title={words.customer}>{firstLine(invoice.address) || words.noCustomer}</td>
      <td data-title={words.date}>{invoice.date && dayIn(language, invoice.date)}</td>
      <td data-title={words.due}>{hasLastDay && due !== '' && dayIn(language, due)}</td>
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
}

/** What is open of an invoice where that is not its whole amount, or what its customer has in credit; and its last reminder. */
function Rest({ account: { rest, due, reminders } }: { readonly account: Account }) {
  const { texts, language } = useWords();
  const words = texts.desk.list;
  const last = reminders.at(-1);
  const isPart = isPositive(rest) && compareDecimals(rest, due) !== 0;
  if (compareDecimals(rest, '0') < 0)
    return <small>{fill(words.inCredit, { amount: groupedAmount(negated(rest)) })}</small>;
  return (
    <>
      {isPart && <small>{fill(words.stillOpen, { amount: groupedAmount(rest) })}</small>}
      {last && isPositive(rest) && (
        <small>{fill(texts.desk.remind.last, { count: reminders.length, date: dayIn(language, last.date) })}</small>
      )}
    </>
  );
}
