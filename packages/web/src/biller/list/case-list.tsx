import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import type { Route } from '../../parts/page/route.ts';
import type { Column, RowOrder } from '../../parts/table.tsx';
import type { CaseSummary, CaseTotal } from '../../work/service/answers.ts';
import { useLoaded, useRights } from '../../work/service/session.tsx';
import { Amount, CaseBadges, Day, When } from '../parts/show.tsx';
import { LoadedTable, Pager, rowsMax } from '../parts/table.tsx';
import { CaseFilters } from './case-filters.tsx';
import { addressOf, isFiltered, type ListView, parametersOf, rememberList, type Sorting, viewOf } from './list-view.ts';
import { ManyCases, useChoice, useChoiceColumn } from './many-cases.tsx';
import { ReleaseAll } from './release-all.tsx';
import { SaveCases } from './save-cases.tsx';
import { countOf } from './sums.ts';
import { TotalsLine } from './totals-line.tsx';

const pauseMilliseconds = 250;

type ProcessingStatus = CaseSummary['processingStatus'];

/** Cases with their filters, what they add up to, and what can be done with all of them. */
export function CaseList(properties: {
  readonly route: Route;
  readonly states: readonly ProcessingStatus[];
  readonly withStatus?: boolean;
  /** Whether rows can be chosen, to release, resend or discard many at once. */
  readonly withMoves?: boolean;
  readonly empty: ComponentChildren;
}) {
  const { route, states, withStatus = false, withMoves = false, empty } = properties;
  const { cases, nav } = useWords().texts.biller;
  const [view, show] = useView(route);
  const { cursors, sortBy, sortOrder, ...filter } = view;
  const text = useSettled(filter.text);
  const choose = (changes: Partial<ListView>) => show({ ...view, cursors: [], ...changes });
  const wanted = parametersOf({ ...filter, text }, states);
  const order = { sortBy, sortOrder };
  const found = useLoaded<readonly CaseSummary[]>('Cases.list', {
    ...wanted,
    ...order,
    before: cursors.at(-1),
    limit: rowsMax,
  });
  const totals = useLoaded<readonly CaseTotal[]>('Cases.totals', wanted);
  const { mayOperate } = useRights();
  const choice = useChoice(found.value);
  const columns = useCaseColumns();
  const choiceColumn = useChoiceColumn(choice);
  const isMovable = withMoves && mayOperate;
  const reload = () => {
    found.reload();
    totals.reload();
  };
  return (
    <>
      <CaseFilters view={view} states={states} withStatus={withStatus} onChange={choose} />
      <Found
        totals={totals.value}
        fileName={withMoves ? 'awaiting-release' : 'cases'}
        parameters={{ ...wanted, ...order }}
      />
      {isMovable && ['', 'STAGED'].includes(filter.state) && (
        <ReleaseAll
          parameters={{ ...parametersOf({ ...filter, text, state: 'STAGED' }, states), ...order }}
          onDone={reload}
        />
      )}
      {isMovable && found.value !== undefined && <ManyCases rows={found.value} choice={choice} onDone={reload} />}
      <LoadedTable
        label={withMoves ? nav.staged : cases.title}
        loaded={found}
        keyOf={({ id }) => id}
        empty={isFiltered(filter) ? cases.none : empty}
        columns={isMovable ? [choiceColumn, ...columns] : columns}
        sorting={sortingOf(view, choose)}
      />
      <Pager rows={found.value} cursors={cursors} onCursors={(next) => show({ ...view, cursors: next })} />
    </>
  );
}

/** What of a list is shown, as its address says; what is shown next becomes its address. */
function useView(route: Route): readonly [ListView, (next: ListView) => void] {
  const [view, setView] = useState(() => viewOf(route));
  useEffect(() => {
    setView(viewOf(route));
    rememberList(location.hash);
  }, [route]);
  const show = (next: ListView) => {
    setView(next);
    const address = addressOf(route, next);
    // The way back from a case leads to the same rows
    history.replaceState(null, '', address);
    rememberList(address);
  };
  return [view, show];
}

/** The order of the rows, which the heads of the columns change. */
function sortingOf(view: ListView, choose: (changes: Partial<ListView>) => void): RowOrder {
  const { sortBy: by, sortOrder: order } = view;
  return {
    by,
    order,
    onSort: (name) => choose({ sortBy: name as Sorting, sortOrder: nextOrder(view, name as Sorting) }),
  };
}

/** Texts begin with A and days with the latest; the same column again turns the order round. */
function nextOrder({ sortBy, sortOrder }: ListView, by: Sorting): ListView['sortOrder'] {
  if (by === sortBy) return sortOrder === 'ascending' ? 'descending' : 'ascending';
  return by === 'recipient' || by === 'referenceNumber' || by === 'dueDate' ? 'ascending' : 'descending';
}

/** What somebody has typed, as soon as they pause. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** How much everything that was found comes to, and the files of it. */
function Found(properties: {
  readonly totals: readonly CaseTotal[] | undefined;
  readonly fileName: string;
  readonly parameters: object;
}) {
  const { totals = [], fileName, parameters } = properties;
  const count = countOf(totals);
  return (
    <div class="totals-line">
      <p role="status">{count > 0 && <TotalsLine totals={totals} />}</p>
      {count > 0 && (
        <div class="buttons">
          <SaveCases name={fileName} count={count} cases={{ parameters }} />
        </div>
      )}
    </div>
  );
}

/** What a list says of each case. */
function useCaseColumns(): readonly Column<CaseSummary>[] {
  const { cases, types } = useWords().texts.biller;
  return [
    {
      title: cases.reference,
      sort: 'referenceNumber',
      cell: ({ id, referenceNumber, type }) => (
        <>
          <a href={`#/biller/cases/${id}`}>{referenceNumber}</a>
          <br />
          <span class="hint">{types[type]}</span>
        </>
      ),
    },
    { title: cases.recipient, sort: 'recipient', cell: ({ recipientName }) => recipientName },
    {
      title: cases.amount,
      sort: 'amount',
      isAmount: true,
      cell: ({ totalAmount }) => <Amount amount={totalAmount} />,
    },
    { title: cases.due, sort: 'dueDate', cell: ({ dueDate }) => (dueDate ? <Day date={dueDate} /> : '–') },
    { title: cases.status, cell: (found) => <CaseBadges {...found} /> },
    { title: cases.created, sort: 'submitted', cell: ({ createdAt }) => <When at={createdAt} /> },
  ];
}
