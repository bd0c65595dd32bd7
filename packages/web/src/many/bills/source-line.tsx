import { fill } from '../../language/catalogue.ts';
import { useManyWords } from '../../language/many/words.ts';
import { unusedColumns } from '../../sheet/unused-columns.ts';
import type { BillTable } from '../table/bill-table.ts';
import type { OpenFile, TableState } from '../table/use-table.ts';
import { ControlLine } from './control-line.tsx';
import { TableFindings } from './table-findings.tsx';

interface SourceProps {
  readonly file: OpenFile;
  readonly table: BillTable;
  readonly state: TableState;
}

/** Where the bills come from, what they add up to beside what the file says, and what it leaves open. */
export function SourceLine(properties: SourceProps) {
  const { file, table, state } = properties;
  return (
    <>
      <Source {...properties} />
      <ControlLine file={file} table={table} isRead={state.isRead} />
      <TableFindings {...properties} />
    </>
  );
}

/** File, sheet and header, and what of the file is not used. */
function Source({ file, state }: SourceProps) {
  const { many, sentenceOf } = useManyWords();
  const { sheet, mapping, source, isRemembered, isSaid } = file;
  // Other sheets are offered by their names
  const notices = (sheet.notices ?? []).filter(({ code }) => code !== 'TABLE_SHEETS_UNREAD');
  const known = unusedColumns(sheet, mapping.columns);
  const unused = sheet.header.filter(
    (title, column) =>
      title.trim() !== '' && mapping.columns[column] === undefined && !known.some((each) => each.column === column),
  );
  return (
    <div class="source">
      <p>
        <strong>{fill(many.from, { count: sheet.rows.length, name: source.name })}</strong>
        {sheet.sheet !== undefined && `, ${fill(many.sheet, { name: sheet.sheet })}`}
        {', '}
        {sheet.headerNumber === undefined ? many.noHeader : fill(many.header, { row: sheet.headerNumber })}
        {unused.length > 0 && <span class="hint">{fill(many.unused, { names: unused.join(', ') })}</span>}
        {isRemembered && <span class="hint">{many.remembered}</span>}
      </p>
      <div class="buttons">
        <button type="button" class="quiet" onClick={state.changeColumns}>
          {many.change}
        </button>
        <button type="button" class="quiet" onClick={state.startAgain}>
          {many.startAgain}
        </button>
      </div>
      {(known.length > 0 || notices.length > 0) && (
        <div class="findings" role="status">
          {known.length > 0 && !isSaid && (
            <p class="hint error">
              {fill(many.unusedKnown, { names: known.map(({ title }) => title).join(', ') })}{' '}
              <button type="button" class="quiet" onClick={state.changeColumns}>
                {many.change}
              </button>
            </p>
          )}
          {known.length > 0 && isSaid && (
            <p class="hint">{fill(many.unused, { names: known.map(({ title }) => title).join(', ') })}</p>
          )}
          {notices.map((found) => (
            <p key={found.code} class="hint">
              {sentenceOf(found)}
            </p>
          ))}
        </div>
      )}
      <LeftOut rows={sheet.leftOut} />
    </div>
  );
}

/** The rows of the file that are no bills. */
function LeftOut({ rows }: { readonly rows: OpenFile['sheet']['leftOut'] }) {
  const { many } = useManyWords();
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>{fill(many.leftOut, { count: rows.length })}</summary>
      <ul>
        {rows.slice(0, toldMax).map(({ number, kind, text }) => (
          <li key={number}>{fill(many.leftOutRow, { row: number, kind: many.leftOutKinds[kind], text })}</li>
        ))}
        {rows.length > toldMax && <li>…</li>}
      </ul>
    </details>
  );
}

/** Rows that are told one by one. */
const toldMax = 20;
