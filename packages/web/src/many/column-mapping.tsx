import { useState } from 'preact/hooks';
import { limits } from '../limits.ts';
import { useWords } from '../shell/words.ts';
import { columnLabel } from './column-label.ts';
import { type ColumnSource, tableColumns } from './columns.ts';
import type { OpenFile } from './use-table.ts';

/** Which column of the file is which; what the file does not have may be the same in all rows. */
export function ColumnMapping(properties: {
  readonly file: OpenFile;
  readonly onApply: (sources: readonly ColumnSource[]) => void;
  readonly onBack: () => void;
}) {
  const { file, onApply, onBack } = properties;
  const { texts } = useWords();
  const words = texts.many;
  const [sources, setSources] = useState(file.sources);
  const change = (at: number, source: Partial<ColumnSource>) =>
    setSources(sources.map((each, index) => (index === at ? { ...each, ...source } : each)));
  return (
    <form
      class="mapping"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(sources);
      }}
    >
      <div>
        <h2>{words.mapping}</h2>
        <p class="hint">{words.mappingLead}</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.mapping}</th>
            <th scope="col">{words.source}</th>
            <th scope="col">{words.fixed}</th>
          </tr>
        </thead>
        <tbody>
          {tableColumns.map(({ name, nth, needed }, index) => {
            const label = columnLabel(index, texts);
            const { fileColumn, fixed } = sources[index] ?? { fileColumn: undefined, fixed: '' };
            return (
              <tr key={`${name} ${nth}`}>
                <th scope="row">
                  {label}
                  {needed && <small> ({words.needed})</small>}
                </th>
                <td>
                  <select
                    aria-label={`${label}: ${words.source}`}
                    value={fileColumn ?? ''}
                    onChange={({ currentTarget: { value } }) =>
                      change(index, { fileColumn: value === '' ? undefined : Number(value) })
                    }
                  >
                    <option value="">{words.none}</option>
                    {file.header.map((title, column) => (
                      <option key={column} value={column}>
                        {title.trim() || `#${column + 1}`}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <input
                    aria-label={`${label}: ${words.fixed}`}
                    value={fixed}
                    maxLength={limits.fieldLengthMax}
                    onInput={({ currentTarget }) => change(index, { fixed: currentTarget.value })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div class="buttons">
        <button type="submit" class="primary">
          {words.apply}
        </button>
        <button type="button" class="quiet" onClick={onBack}>
          {words.startAgain}
        </button>
      </div>
    </form>
  );
}
