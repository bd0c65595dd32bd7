import { useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { limits } from '../limits.ts';
import type { Mapping } from '../sheet/bill-rows.ts';
import { readCell } from '../sheet/cells.ts';
import { type BillField, billFields, type FileField, namePartFields } from '../sheet/fields.ts';
import { isRepeatable } from '../sheet/joined-columns.ts';
import { fieldLabel } from './field-labels.ts';
import type { OpenFile } from './use-table.ts';

/** What a column of a file may be, in the order of the menu. */
const choices: readonly FileField[] = [
  'number',
  'date',
  'due',
  'amount',
  'currency',
  ...namePartFields,
  ...billFields.filter((field) => field.startsWith('debtor.')),
  'email',
  'unstructuredMessage',
  'reference',
  'referenceType',
  'billingInformation',
  'alternativeProcedures[0]',
  'alternativeProcedures[1]',
  'language',
  'iban',
  ...billFields.filter((field) => field.startsWith('creditor.')),
];

/** What may be the same in all rows. */
const fixedChoices: readonly BillField[] = [
  'currency',
  'debtor.countryCode',
  'unstructuredMessage',
  'referenceType',
  'billingInformation',
  'alternativeProcedures[0]',
  'alternativeProcedures[1]',
  'language',
];

/** Texts of a column that show what is in it. */
const examplesMax = 3;
const exampleLengthMax = 40;

/** Which column of the file is what; what the file does not have may be the same in all rows. */
export function ColumnMapping(properties: {
  readonly file: OpenFile;
  readonly onApply: (mapping: Mapping) => void;
  readonly onForget: () => void;
  readonly onBack: () => void;
}) {
  const { file, onApply, onForget, onBack } = properties;
  const { texts, many } = useManyWords();
  const { sheet } = file;
  const [columns, setColumns] = useState(file.mapping.columns);
  const [fixed, setFixed] = useState(file.mapping.fixed);
  // A field is in one column unless several are joined: chosen again, it moves there
  const choose = (at: number, field: FileField | undefined) =>
    setColumns(
      columns.map((each, column) =>
        column === at ? field : each !== undefined && each === field && !isRepeatable(each) ? undefined : each,
      ),
    );
  const open = fixedChoices.filter((field) => !columns.includes(field));
  return (
    <form
      class="mapping"
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ columns, fixed });
      }}
    >
      <div>
        <h2>{many.mapping}</h2>
        <p class="hint">{many.mappingLead}</p>
        {file.isRemembered && (
          <p class="hint">
            {many.remembered}{' '}
            <button
              type="button"
              class="quiet"
              onClick={() => {
                onForget();
                setColumns(sheet.columns);
              }}
            >
              {many.forget}
            </button>
          </p>
        )}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{many.fileColumn}</th>
            <th scope="col">{many.example}</th>
            <th scope="col">{many.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.header.map((title, column) => {
            const name = title.trim() || fill(many.nameless, { number: column + 1 });
            const field = columns[column];
            return (
              <tr key={column}>
                <th scope="row">{name}</th>
                <td class="examples">{examplesOf(file, column, field).join(' · ')}</td>
                <td>
                  <select
                    aria-label={`${name}: ${many.meaning}`}
                    value={field ?? ''}
                    onChange={({ currentTarget: { value } }) =>
                      choose(column, value === '' ? undefined : (value as FileField))
                    }
                  >
                    <option value="">{many.notUsed}</option>
                    {choices.map((each) => (
                      <option key={each} value={each}>
                        {fieldLabel(each, texts, many)}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <fieldset>
        <legend>{many.fixed}</legend>
        <p class="hint">{many.fixedLead}</p>
        <div class="row">
          {open.map((field) => (
            <div key={field} class="field narrow">
              <label for={`fixed-${field}`}>{fieldLabel(field, texts, many)}</label>
              <input
                id={`fixed-${field}`}
                value={fixed[field] ?? ''}
                maxLength={limits.fieldLengthMax}
                onInput={({ currentTarget }) => setFixed({ ...fixed, [field]: currentTarget.value })}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <div class="buttons">
        <button type="submit" class="primary">
          {many.apply}
        </button>
        <button type="button" class="quiet" onClick={onBack}>
          {many.startAgain}
        </button>
      </div>
    </form>
  );
}

function examplesOf({ sheet }: OpenFile, column: number, field: FileField | undefined): readonly string[] {
  const found = new Set<string>();
  for (const { cells } of sheet.rows) {
    const text = (cells[column] ?? '').trim();
    // Days of a spreadsheet as the dates that they are
    if (text !== '')
      found.add((field === 'date' || field === 'due' ? readCell(field, text) : text).slice(0, exampleLengthMax));
    if (found.size === examplesMax) break;
  }
  return [...found];
}
