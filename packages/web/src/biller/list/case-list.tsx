import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Column } from '../../parts/table.tsx';
import type { Route } from '../../shell/route.ts';
import { useWords } from '../../shell/words.ts';
import type { CaseSummary, CaseTotal } from '../answers.ts';
import { Amount, CaseBadges, Day, When } from '../parts/show.tsx';
import { LoadedTable, Pager, rowsMax } from '../parts/table.tsx';
import { useLoaded, useRights } from '../session.tsx';
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
  const [view, setView] = useState(() => viewOf(route));
  useEffect(() => {
    setView(viewOf(route));
    rememberList(location.hash);
  }, [route]);
  const { cursors, sortBy, sortOrder, ...filter } = view;
  const text = useSettled(filter.text);
  const show = (next: ListView) => {
    setView(next);
    const address = addressOf(route, next);
    // The way back from a case leads to the same rows
    history.replaceState(null, '', address);
    rememberList(address);
  };
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
  const count = countOf(totals.value ?? []);
  return (
    <>
      <CaseFilters view={view} states={states} withStatus={withStatus} onChange={choose} />
      <div class="totals-line">
        <p role="status">{totals.value !== undefined && count > 0 && <TotalsLine totals={totals.value} />}</p>
        {count > 0 && (
          <div class="buttons">
            <SaveCases
              name={withMoves ? 'awaiting-release' : 'cases'}
              count={count}
              cases={{ parameters: { ...wanted, ...order } }}
            />
          </div>
        )}
      </div>
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
        sorting={{
          by: sortBy,
          order: sortOrder,
          onSort: (by) => choose({ sortBy: by as Sorting, sortOrder: nextOrder(view, by as Sorting) }),
        }}
      />
      <Pager rows={found.value} cursors={cursors} onCursors={(next) => show({ ...view, cursors: next })} />
    </>
  );
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
