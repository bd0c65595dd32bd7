import type { VatMethod, VatPeriod, VatRow, VatSum } from '@rappen/core/debtors';
import { compareDecimals } from '@rappen/core/money';
import { fill } from '../../language/catalogue.ts';
import type { JournalTexts } from '../../language/journal/en.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import type { Cell, JournalColumn, JournalTable } from './journal-table.ts';

/** Numbers of invoices that a note names. */
const namedMax = 20;

const amounts = ({ net, vat, gross }: VatSum): readonly Cell[] => [{ amount: net }, { amount: vat }, { amount: gross }];
const isNothing = ({ net, vat, gross }: VatSum) => [net, vat, gross].every((each) => compareDecimals(each, '0') === 0);

/** VAT as tables, one for each currency: turnover and what takes off it, by rate, with the boxes of the Swiss return. */
export function vatTables(
  all: readonly VatPeriod[],
  method: VatMethod,
  titleOf: (currency: string) => string,
  words: JournalTexts,
): readonly JournalTable[] {
  const { columns: labels } = words;
  const columns: readonly JournalColumn[] = [
    { name: 'rate', label: labels.rate, width: 40 },
    { name: 'what', label: labels.what, width: 46 },
    { name: 'box', label: labels.box, width: 16 },
    { name: 'net', label: labels.net, isAmount: true, width: 24 },
    { name: 'vat', label: labels.vat, isAmount: true, width: 22 },
    { name: 'gross', label: labels.gross, isAmount: true, width: 24 },
  ];
  return all.map((one) => {
    const boxOf = (box: string | undefined) => (one.currency === 'CHF' && box ? box : '');
    const turnover = words.turnover[method];
    const rows = one.rows.flatMap((row) => rowsOf(row, turnover, boxOf(row.box), words));
    const sums: (readonly Cell[])[] = [[words.total, turnover, boxOf('200'), ...amounts(one.turnover)]];
    if (!isNothing(one.reductions)) {
      sums.push(['', words.reductions, boxOf('235'), ...amounts(one.reductions)]);
      sums.push(['', words.remains, '', ...amounts(one.total)]);
    }
    return { title: titleOf(one.currency), currency: one.currency, columns, rows, sums, notes: notesOf(one, words) };
  });
}

/** What a rate comes to after what takes off it is what its box has. */
function rowsOf(row: VatRow, turnover: string, box: string, words: JournalTexts): readonly (readonly Cell[])[] {
  const name = row.rate === undefined ? words.categories[row.category] : `${row.rate} %`;
  if (isNothing(row.reductions)) return [[name, turnover, box, ...amounts(row.turnover)]];
  return [
    [name, turnover, '', ...amounts(row.turnover)],
    ['', words.reductions, '', ...amounts(row.reductions)],
    ['', words.remains, box, ...amounts(row.total)],
  ];
}

function notesOf({ currency, rounding, unknown }: VatPeriod, words: JournalTexts): readonly string[] {
  const numbers = unknown.length > namedMax ? [...unknown.slice(0, namedMax), '…'] : unknown;
  return [
    ...(compareDecimals(rounding, '0') === 0
      ? []
      : [fill(words.rounding, { amount: `${currency} ${groupedAmount(rounding)}` })]),
    ...(unknown.length === 0 ? [] : [fill(words.unknown, { count: unknown.length, numbers: numbers.join(', ') })]),
    ...(currency === 'CHF' ? [] : [fill(words.foreign, { currency })]),
  ];
}
