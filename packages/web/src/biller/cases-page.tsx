import { businessCaseTypes } from '@rappen/core/ebill';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { limits } from '../limits.ts';
import { ChoiceField, TextField } from '../parts/field.tsx';
import type { PageProps, Route } from '../shell/route.ts';
import { useWords } from '../shell/words.ts';
import type { CaseSummary } from './answers.ts';
import { addressOf, type ListView, rememberList, viewOf } from './list-view.ts';
import { ManyCases, useChoice, useChoiceColumn } from './many-cases.tsx';
import { Amount, CaseBadges, Day, When } from './parts/show.tsx';
import { LoadedTable, Pager, rowsMax } from './parts/table.tsx';
import { useLoaded, useRights } from './session.tsx';

const processingStatuses = ['STAGED', 'INVALID', 'PROCESSING', 'FAILED', 'DELIVERED'] as const;
const statuses = ['OPEN', 'APPROVED', 'REJECTED', 'COMPLETED'] as const;
const stagedStatuses = ['STAGED', 'INVALID', 'FAILED'] as const;

const pauseMilliseconds = 250;

/** Every case of the biller. */
export function CasesPage({ route }: PageProps) {
  const { cases: words } = useWords().texts.biller;
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <CaseList route={route} states={processingStatuses} withStatus empty={words.empty} />
    </>
  );
}

/** What waits for somebody: staged, invalid, failed. */
export function StagedPage({ route }: PageProps) {
  const { staged: words } = useWords().texts.biller;
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <CaseList route={route} states={stagedStatuses} withMoves empty={words.empty} />
    </>
  );
}

function CaseList(properties: {
  readonly route: Route;
  readonly states: readonly (typeof processingStatuses)[number][];
  readonly withStatus?: boolean;
  /** Whether rows can be chosen, to release, resend or discard many at once. */
  readonly withMoves?: boolean;
  readonly empty: ComponentChildren;
}) {
  const { route, states, withStatus = false, withMoves = false, empty } = properties;
  const words = useWords().texts.biller;
  const { common, cases } = words;
  const [{ cursors, ...filter }, setView] = useState(() => viewOf(route));
  useEffect(() => {
    setView(viewOf(route));
    rememberList(location.hash);
  }, [route]);
  const searched = useSettled(filter.text);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const show = (view: ListView) => {
    setView(view);
    const address = addressOf(route, view);
    // The way back from a case leads to the same rows
    history.replaceState(null, '', address);
    rememberList(address);
  };
  const choose = (changes: Partial<ListView>) => show({ ...filter, cursors: [], ...changes });
  const found = useLoaded<readonly CaseSummary[]>('Cases.list', {
    processingStatuses: filter.state === '' ? states : [filter.state],
    statuses: filter.status === '' ? undefined : [filter.status],
    types: filter.type === '' ? undefined : [filter.type],
    text: searched === '' ? undefined : searched,
    before: cursors.at(-1),
    limit: rowsMax,
  });
  const all = ['', common.all] as const;
  const { mayOperate } = useRights();
  const choice = useChoice(found.value);
  const columns = useCaseColumns();
  const choiceColumn = useChoiceColumn(choice);
  const isMovable = withMoves && mayOperate;
  return (
    <>
      <search class="row filters">
        <TextField
          id="filter-text"
          label={cases.search}
          value={filter.text}
          onValue={(text) => choose({ text })}
          maxLength={limits.searchLengthMax}
          width="wide"
        />
        <ChoiceField
          id="filter-type"
          label={cases.type}
          value={filter.type}
          onValue={(type) => choose({ type })}
          choices={[all, ...businessCaseTypes.map((type) => [type, words.types[type]] as const)]}
          width="narrow"
        />
        <ChoiceField
          id="filter-state"
          label={cases.processingStatus}
          value={filter.state}
          onValue={(state) => choose({ state })}
          choices={[all, ...states.map((state) => [state, words.processingStatuses[state]] as const)]}
          width="narrow"
        />
        {withStatus && (
          <ChoiceField
            id="filter-status"
            label={cases.status}
            value={filter.status}
            onValue={(status) => choose({ status })}
            choices={[all, ...statuses.map((status) => [status, words.statuses[status]] as const)]}
            width="narrow"
          />
        )}
      </search>
      {isMovable && found.value !== undefined && <ManyCases rows={found.value} choice={choice} onDone={found.reload} />}
      <LoadedTable
        label={cases.title}
        loaded={found}
        keyOf={({ id }) => id}
        empty={isFiltered ? cases.none : empty}
        columns={isMovable ? [choiceColumn, ...columns] : columns}
      />
      <Pager rows={found.value} cursors={cursors} onCursors={(next) => show({ ...filter, cursors: next })} />
    </>
  );
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
export function useCaseColumns() {
  const { cases, types } = useWords().texts.biller;
  return [
    {
      title: cases.reference,
      cell: ({ id, referenceNumber, type }: CaseSummary) => (
        <>
          <a href={`#/biller/cases/${id}`}>{referenceNumber}</a>
          <br />
          <span class="hint">{types[type]}</span>
        </>
      ),
    },
    { title: cases.recipient, cell: ({ recipientName }: CaseSummary) => recipientName },
    { title: cases.amount, cell: ({ totalAmount }: CaseSummary) => <Amount amount={totalAmount} /> },
    { title: cases.due, cell: ({ dueDate }: CaseSummary) => (dueDate ? <Day date={dueDate} /> : '–') },
    { title: cases.status, cell: (found: CaseSummary) => <CaseBadges {...found} /> },
    { title: cases.created, cell: ({ createdAt }: CaseSummary) => <When at={createdAt} /> },
  ];
}
