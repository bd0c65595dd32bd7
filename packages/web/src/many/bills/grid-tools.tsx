import type { RuleProfile } from '@rappen/core/swiss-qr';
import { useMemo } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useManyWords } from '../../language/many/words.ts';
import { limits } from '../../limits.ts';
import { SearchField } from '../../parts/fields/search-field.tsx';
import type { BillTable } from '../table/bill-table.ts';
import { commonFixes } from '../table/row-fixes.ts';
import type { TableState } from '../table/use-table.ts';
import type { ShownRows } from './use-shown-rows.ts';

/** Which rows are shown, and what is done with rows. */
export function GridTools(properties: {
  readonly view: ShownRows;
  readonly state: TableState;
  readonly isFull: boolean;
  readonly chosenCount: number;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}) {
  const { view, state, isFull, chosenCount, onAdd, onRemove } = properties;
  const words = useManyWords().many.grid;
  return (
    <div class="grid-tools">
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset */}
      <div class="choices" role="group" aria-label={words.label}>
        <button type="button" aria-pressed={view.filter === 'all'} onClick={() => view.choose('all')}>
          {words.all}
        </button>
        <button type="button" aria-pressed={view.filter === 'wrong'} onClick={() => view.choose('wrong')}>
          {fill(words.onlyWrong, { count: view.wrongCount })}
        </button>
      </div>
      <SearchField
        label={words.search}
        class="search"
        value={view.search}
        maxLength={limits.searchLengthMax}
        onValue={view.find}
      />
      <button type="button" disabled={isFull} onClick={onAdd}>
        {words.addRow}
      </button>
      <button type="button" disabled={chosenCount === 0} onClick={onRemove}>
        {fill(words.removeRows, { count: chosenCount })}
      </button>
      <button type="button" class="quiet" disabled={state.undo === undefined} onClick={state.undo}>
        {words.undo}
      </button>
      <button type="button" class="quiet" disabled={state.redo === undefined} onClick={state.redo}>
        {words.redo}
      </button>
    </div>
  );
}

/** Fixes that many rows have in common, all of a kind at once. */
export function CommonFixes(properties: {
  readonly table: BillTable;
  readonly state: TableState;
  readonly profile: RuleProfile;
}) {
  const { table, state, profile } = properties;
  const { many } = useManyWords();
  const fixes = useMemo(() => commonFixes(table.read, profile), [table.read]);
  if (fixes.length === 0) return null;
  return (
    <div class="grid-tools">
      {fixes.map(({ id, group, edits, from, to }) => (
        <button key={id} type="button" class="correct" onClick={() => state.edit(edits)}>
          {fill(many.correct[group], { count: edits.length })}{' '}
          <small>
            {short(from)} → {short(to)}
          </small>
        </button>
      ))}
    </div>
  );
}

const shortLengthMax = 24;

function short(text: string): string {
  return text === '' ? '–' : text.length > shortLengthMax ? `${text.slice(0, shortLengthMax)}…` : text;
}
