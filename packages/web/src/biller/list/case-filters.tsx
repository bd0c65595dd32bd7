import { businessCaseTypes } from '@rappen/core/ebill';
import { useWords } from '../../language/words.ts';
import { limits } from '../../limits.ts';
import { ChoiceField, TextField } from '../../parts/fields/field.tsx';
import { dateKinds, type ListView, payable, sortings } from './list-view.ts';

const statuses = ['OPEN', 'APPROVED', 'REJECTED', 'COMPLETED'] as const;

interface FilterProps {
  readonly view: ListView;
  readonly states: readonly ('STAGED' | 'INVALID' | 'PROCESSING' | 'FAILED' | 'DELIVERED')[];
  readonly withStatus: boolean;
  readonly onChange: (changes: Partial<ListView>) => void;
}

/** What a list is narrowed down by; on a phone, which shows no heads of columns, its order too. */
export function CaseFilters({ view, states, withStatus, onChange }: FilterProps) {
  const { cases, list, common, types, processingStatuses, statuses: statusWords } = useWords().texts.biller;
  const all = ['', common.all] as const;
  return (
    <search class="row filters">
      <TextField
        id="filter-text"
        label={cases.search}
        value={view.text}
        onValue={(text) => onChange({ text })}
        maxLength={limits.searchLengthMax}
        width="wide"
      />
      <ChoiceField
        id="filter-type"
        label={cases.type}
        value={view.type}
        onValue={(type) => onChange({ type })}
        choices={[all, [payable, list.payable], ...businessCaseTypes.map((type) => [type, types[type]] as const)]}
        width="narrow"
      />
      <ChoiceField
        id="filter-state"
        label={cases.processingStatus}
        value={view.state}
        onValue={(state) => onChange({ state })}
        choices={[all, ...states.map((state) => [state, processingStatuses[state]] as const)]}
        width="narrow"
      />
      {withStatus && (
        <ChoiceField
          id="filter-status"
          label={cases.status}
          value={view.status}
          onValue={(status) => onChange({ status })}
          choices={[all, ...statuses.map((status) => [status, statusWords[status]] as const)]}
          width="narrow"
        />
      )}
      <Period view={view} withStatus={withStatus} onChange={onChange} />
      <SortChoice view={view} onChange={onChange} />
    </search>
  );
}

/** Days between which something of a case is. */
function Period({ view, withStatus, onChange }: Pick<FilterProps, 'view' | 'withStatus' | 'onChange'>) {
  const { list } = useWords().texts.biller;
  return (
    <div class="row period">
      <ChoiceField
        id="filter-date"
        label={list.date}
        value={view.date}
        onValue={(date) => onChange({ date: dateKinds.find((kind) => kind === date) ?? 'due' })}
        choices={dateKinds
          .filter((kind) => kind !== 'paid' || withStatus)
          .map((kind) => [kind, list.dates[kind]] as const)}
        width="narrow"
      />
      <TextField
        id="filter-from"
        label={list.from}
        value={view.from}
        onValue={(from) => onChange({ from })}
        type="date"
        width="narrow"
      />
      <TextField
        id="filter-to"
        label={list.to}
        value={view.to}
        onValue={(to) => onChange({ to })}
        type="date"
        width="narrow"
      />
    </div>
  );
}

/** The order of a list, where no heads of columns are shown. */
function SortChoice({ view, onChange }: Pick<FilterProps, 'view' | 'onChange'>) {
  const { list } = useWords().texts.biller;
  const sortNames = useSortNames();
  return (
    <div class="sort-choice">
      <ChoiceField
        id="sort-by"
        label={list.sortBy}
        value={`${view.sortBy} ${view.sortOrder}`}
        onValue={(choice) => {
          const [sortBy, sortOrder] = choice.split(' ');
          onChange({
            sortBy: sortings.find((name) => name === sortBy) ?? 'submitted',
            sortOrder: sortOrder === 'ascending' ? 'ascending' : 'descending',
          });
        }}
        choices={sortings.flatMap((name) =>
          (['ascending', 'descending'] as const).map(
            (order) => [`${name} ${order}`, `${sortNames[name]} (${list[order]})`] as const,
          ),
        )}
      />
    </div>
  );
}

/** What each order is called: as its column. */
function useSortNames(): Readonly<Record<(typeof sortings)[number], string>> {
  const { cases } = useWords().texts.biller;
  return {
    submitted: cases.created,
    referenceNumber: cases.reference,
    recipient: cases.recipient,
    amount: cases.amount,
    dueDate: cases.due,
  };
}
