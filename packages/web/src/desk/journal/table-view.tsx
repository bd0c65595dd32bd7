import { fill } from '../../language/catalogue.ts';
import { useJournalWords } from '../../language/journal/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn } from '../../language/written/day.ts';
import { limits } from '../../limits.ts';
import type { Cell, JournalColumn, JournalTable } from './journal-table.ts';
import type { View } from './use-content.ts';

/** A table of the journal; on a phone each row is a few lines. What is beyond the longest list is in the files. */
export function TableView({ table, kind }: { readonly table: JournalTable; readonly kind: View }) {
  const { journal: words } = useJournalWords();
  const { title, columns, rows, sums, notes } = table;
  const max = limits.journalRowsMax;
  return (
    <section class="journal-table">
      <h2>{title}</h2>
      <table class={`list of-${kind}`}>
        <caption class="unseen">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ name, label, isAmount }) => (
              <th key={name} scope="col" class={isAmount ? 'right' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, max).map((row, index) => (
            <Row key={index} columns={columns} row={row} />
          ))}
        </tbody>
        <tfoot>
          {sums.map((row, index) => (
            <Row key={index} columns={columns} row={row} />
          ))}
        </tfoot>
      </table>
      {rows.length > max && <p class="hint">{fill(words.more, { count: rows.length - max })}</p>}
      {notes.map((note) => (
        <p key={note} class="hint">
          {note}
        </p>
      ))}
    </section>
  );
}

function Row({ columns, row }: { readonly columns: readonly JournalColumn[]; readonly row: readonly Cell[] }) {
  return (
    <tr>
      {columns.map(({ name, label, isAmount }, index) => (
        <td key={name} data-title={label} class={isAmount ? `${name} right figures` : name}>
          <div>
            <CellView cell={row[index] ?? ''} />
          </div>
        </td>
      ))}
    </tr>
  );
}

function CellView({ cell }: { readonly cell: Cell }) {
  const { language } = useJournalWords();
  if (typeof cell === 'string') return <>{cell}</>;
  if ('amount' in cell) return <>{groupedAmount(cell.amount)}</>;
  if ('day' in cell) return <time dateTime={cell.day}>{dayIn(language, cell.day)}</time>;
  return <a href={cell.href}>{cell.text}</a>;
}
