import { useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useManyWords } from '../../language/many/words.ts';
import { limits } from '../../limits.ts';
import { TableHead } from '../../parts/table-head.tsx';
import type { Mapping } from '../../sheet/bill-rows.ts';
import { readCell } from '../../sheet/cells.ts';
import { type BillField, billFields, type FileField, namePartFields } from '../../sheet/fields.ts';
import { isRepeatable } from '../../sheet/joined-columns.ts';
import type { OpenFile } from '../table/use-table.ts';
import { fieldLabel } from './field-labels.ts';

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
  const { many } = useManyWords();
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
  return (
    <form
      class="mapping"
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ columns, fixed });
      }}
    >
      <Lead
        isRemembered={file.isRemembered}
        onForget={() => {
          onForget();
          setColumns(sheet.columns);
        }}
      />
      <table>
        <TableHead titles={[many.fileColumn, many.example, many.meaning]} />
        <tbody>
          {sheet.header.map((title, column) => (
            <ColumnRow
              key={column}
              name={title.trim() || fill(many.nameless, { number: column + 1 })}
              field={columns[column]}
              examples={examplesOf(file, column, columns[column])}
              onField={(field) => choose(column, field)}
            />
          ))}
        </tbody>
      </table>
      <SameInAll columns={columns} fixed={fixed} onFixed={setFixed} />
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

/** What is asked, and that it was answered before. */
function Lead({ isRemembered, onForget }: { readonly isRemembered: boolean; readonly onForget: () => void }) {
  const { many } = useManyWords();
  return (
    <div>
      <h2>{many.mapping}</h2>
      <p class="hint">{many.mappingLead}</p>
      {isRemembered && (
        <p class="hint">
          {many.remembered}{' '}
          <button type="button" class="quiet" onClick={onForget}>
            {many.forget}
          </button>
        </p>
      )}
    </div>
  );
}

/** A column of the file: its name, what is in it, and what it is. */
function ColumnRow(properties: {
  readonly name: string;
  readonly field: FileField | undefined;
  readonly examples: readonly string[];
  readonly onField: (field: FileField | undefined) => void;
}) {
  const { name, field, examples, onField } = properties;
  const { texts, many } = useManyWords();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="examples">{examples.join(' · ')}</td>
      <td>
        <select
          aria-label={`${name}: ${many.meaning}`}
          value={field ?? ''}
          onChange={({ currentTarget: { value } }) => onField(value === '' ? undefined : (value as FileField))}
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
}

/** What no column says, and is the same in all rows. */
function SameInAll(properties: {
  readonly columns: Mapping['columns'];
  readonly fixed: Mapping['fixed'];
  readonly onFixed: (fixed: Mapping['fixed']) => void;
}) {
  const { columns, fixed, onFixed } = properties;
  const { texts, many } = useManyWords();
  return (
    <fieldset>
      <legend>{many.fixed}</legend>
      <p class="hint">{many.fixedLead}</p>
      <div class="row">
        {fixedChoices
          .filter((field) => !columns.includes(field))
          .map((field) => (
            <div key={field} class="field narrow">
              <label for={`fixed-${field}`}>{fieldLabel(field, texts, many)}</label>
              <input
                id={`fixed-${field}`}
                value={fixed[field] ?? ''}
                maxLength={limits.fieldLengthMax}
                onInput={({ currentTarget }) => onFixed({ ...fixed, [field]: currentTarget.value })}
              />
            </div>
          ))}
      </div>
    </fieldset>
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
