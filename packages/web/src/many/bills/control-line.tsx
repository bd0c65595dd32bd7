import { useMemo, useRef } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useManyWords } from '../../language/many/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import type { BillTable } from '../table/bill-table.ts';
import { controlTotal, type FileTotal } from '../table/control-total.ts';
import type { OpenFile, TableState } from '../table/use-table.ts';

interface Shown {
  readonly file: OpenFile;
  readonly table: BillTable;
}

/** Totals that are told one by one. */
const toldMax = 5;

/** How many bills are ready and what they add up to, beside the totals that the file has itself. */
export function ControlLine({ file, table, isRead }: Pick<TableState, 'isRead'> & Shown) {
  const { control: words } = useManyWords().many;
  const now = useMemo(
    () => (isRead ? controlTotal(file.sheet, file.mapping.columns, table) : undefined),
    [file.sheet, file.mapping.columns, table, isRead],
  );
  // While rows are read what was said of them stays in its place
  const latest = useRef(now);
  latest.current = now ?? latest.current;
  const control = latest.current;
  if (control === undefined) return null;
  const { count, openCount, sums, totals } = control;
  const wrong = totals.filter(({ difference }) => difference !== undefined);
  const last = totals.at(-1);
  const amounts = sums.map(({ currency, amount }) => `${currency} ${groupedAmount(amount)}`);
  return (
    <div class="control" role="status">
      <p>
        <strong>{[fill(words.bills, { count }), ...amounts].join(', ')}</strong>
        {openCount > 0 && ` (${fill(words.open, { count: openCount })})`}
        {last !== undefined && last.difference === undefined && (
          <span class="good">{fill(words.same, { row: last.row })}</span>
        )}
        {last === undefined && <span class="hint">{words.none}</span>}
      </p>
      {sums.length > 1 && last !== undefined && <p class="hint">{words.currencies}</p>}
      {wrong.slice(0, toldMax).map((total) => (
        <Differing key={total.row} total={total} />
      ))}
      {wrong.length > toldMax && <p class="hint error">…</p>}
    </div>
  );
}

/** A total that is not the one of the bills, by how much, and why. */
function Differing({ total: { row, stated, billed, difference } }: { readonly total: FileTotal }) {
  const { control: words } = useManyWords().many;
  if (difference === undefined) return null;
  const { amount, why } = difference;
  const isMore = !amount.startsWith('-');
  const shown = (text: string) => groupedAmount(text);
  const rows = why.kind === 'rows' ? why.rows : [];
  const reason = {
    rows: fill(words.why.rows, { rows: `${rows.slice(0, 10).join(', ')}${rows.length > 10 ? ' …' : ''}` }),
    hidden: words.why.hidden,
    row: fill(words.why.row, { row: why.kind === 'row' ? why.row : 0 }),
    file: fill(words.why.file, { sum: why.kind === 'file' ? shown(why.sum) : '' }),
  }[why.kind];
  return (
    <p class="hint error">
      {fill(isMore ? words.more : words.less, {
        row,
        stated: shown(stated),
        billed: shown(billed),
        difference: shown(amount.replace('-', '')),
      })}{' '}
      {reason}
    </p>
  );
}
