import { useMemo } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useManyWords } from '../../language/many/words.ts';
import { printedReference } from '../../sheet/numbers.ts';
import type { BillTable } from '../table/bill-table.ts';
import { acceptances, joins, repeatsOf } from '../table/repeats.ts';
import type { OpenFile, TableState } from '../table/use-table.ts';

interface FindingsProps {
  readonly file: OpenFile;
  readonly table: BillTable;
  readonly state: TableState;
}

/** What the file as a whole leaves open, each with what can be done about it. */
export function TableFindings(properties: FindingsProps) {
  return (
    <div class="open-points" role="status">
      <OtherSheets {...properties} />
      <HiddenRows {...properties} />
      <Repeats {...properties} />
    </div>
  );
}

/** Sheets that are told by name. */
const sheetsMax = 12;

/** The other sheets of the workbook: each can be read instead. */
function OtherSheets({ file, state }: FindingsProps) {
  const words = useManyWords().many.findings;
  const { others = [] } = file.sheet;
  if (others.length === 0) return null;
  return (
    <p class="hint">
      {words.sheets}{' '}
      {others.slice(0, sheetsMax).map(({ name, place }) => (
        <button key={place} type="button" class="quiet" onClick={() => void state.open(file.source, place)}>
          {fill(words.readSheet, { name })}
        </button>
      ))}
    </p>
  );
}

/** Rows or references that are told one by one. */
const toldMax = 10;

function listed(numbers: readonly number[]): string {
  return numbers.length > toldMax ? `${numbers.slice(0, toldMax).join(', ')} …` : numbers.join(', ');
}

/** Rows that the workbook does not show: whoever filtered it may not want them. */
function HiddenRows({ table: { rows, read }, state }: FindingsProps) {
  const words = useManyWords().many.findings;
  const hidden = read.flatMap((row, index) => (row?.doubts.some(({ kind }) => kind === 'hidden') ? [index] : []));
  if (hidden.length === 0) return null;
  return (
    <p class="hint error">
      {fill(words.hidden, { rows: listed(hidden.map((index) => rows[index]?.number ?? 0)) })}{' '}
      <button type="button" class="quiet" onClick={() => state.remove(hidden)}>
        {fill(words.leaveOut, { count: hidden.length })}
      </button>
      <button type="button" class="quiet" onClick={() => state.make(acceptances(hidden, 'hidden', rows))}>
        {fill(words.billThem, { count: hidden.length })}
      </button>
    </p>
  );
}

/** References that are told one by one. */
const repeatsMax = 3;

/** Rows with one number: lines of one invoice, or bills of their own, or a mistake. */
function Repeats({ table, state }: FindingsProps) {
  const words = useManyWords().many.findings;
  const repeats = useMemo(() => repeatsOf(table), [table]);
  const joined = useMemo(() => joins(repeats, table), [repeats, table]);
  if (repeats.length === 0) return null;
  const indices = repeats.flatMap((repeat) => repeat.indices);
  const joinedCount = joined.filter(({ before }) => before !== undefined).length;
  return (
    <>
      <ul class="remarks">
        {repeats.slice(0, repeatsMax).map(({ reference, indices: own }) => (
          <li key={own.join()} class="error">
            {fill(words.same, {
              rows: listed(own.map((index) => table.rows[index]?.number ?? 0)),
              reference: printedReference(reference),
            })}
          </li>
        ))}
        {repeats.length > repeatsMax && (
          <li class="error">{fill(words.sameMore, { count: repeats.length - repeatsMax })}</li>
        )}
      </ul>
      <p class="hint">
        {joinedCount > 0 && (
          <button type="button" class="quiet" onClick={() => state.make(joined)}>
            {fill(words.join, { count: joinedCount, bills: joined.length - joinedCount })}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => state.make(acceptances(indices, 'repeated', table.rows))}>
          {fill(words.separate, { count: new Set(indices).size })}
        </button>
      </p>
    </>
  );
}
