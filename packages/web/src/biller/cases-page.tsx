import { businessCaseTypes } from '@rappen/core/ebill';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { limits } from '../limits.ts';
import { ChoiceField, TextField } from '../parts/field.tsx';
import type { PageProps } from '../shell/app.tsx';
import { useWords } from '../shell/words.ts';
import type { CaseSummary } from './answers.ts';
import { Amount, CaseBadges, Day, When } from './parts/show.tsx';
import { LoadedTable, Pager, rowsMax } from './parts/table.tsx';
import { useLoaded } from './session.tsx';

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
      <CaseList states={processingStatuses} withStatus text={route.parameters.get('text') ?? ''} empty={words.empty} />
    </>
  );
}

/** What waits for somebody: staged, invalid, failed. */
export function StagedPage({ route }: PageProps) {
  const { staged: words } = useWords().texts.biller;
  const wanted = route.parameters.get('state') ?? '';
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <CaseList states={stagedStatuses} state={wanted} text="" empty={words.empty} />
    </>
  );
}

function CaseList(properties: {
  readonly states: readonly (typeof processingStatuses)[number][];
  readonly state?: string;
  readonly withStatus?: boolean;
  readonly text: string;
  readonly empty: ComponentChildren;
}) {
  const { states, withStatus = false, empty } = properties;
  const words = useWords().texts.biller;
  const { common, cases } = words;
  const [filter, setFilter] = useState({ state: properties.state ?? '', status: '', type: '', text: properties.text });
  const [cursors, setCursors] = useState<readonly number[]>([]);
  const searched = useSettled(filter.text);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  const choose = (changes: Partial<typeof filter>) => {
    setFilter({ ...filter, ...changes });
    setCursors([]);
  };
  const found = useLoaded<readonly CaseSummary[]>('Cases.list', {
    processingStatuses: filter.state === '' ? states : [filter.state],
    statuses: filter.status === '' ? undefined : [filter.status],
    types: filter.type === '' ? undefined : [filter.type],
    text: searched === '' ? undefined : searched,
    before: cursors.at(-1),
    limit: rowsMax,
  });
  const all = ['', common.all] as const;
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
      <LoadedTable
        label={cases.title}
        loaded={found}
        keyOf={({ id }) => id}
        empty={isFiltered ? cases.none : empty}
        columns={useCaseColumns()}
      />
      <Pager rows={found.value} cursors={cursors} onCursors={setCursors} />
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
