import type { WorkbookCell } from '@rappen/core/bulk';
import type { DeskTexts } from '../../language/desk/texts.ts';
import { type Papers, restOf, stateOf } from '../../records/desk/account.ts';
import { dueDayOf } from '../../records/desk/numbers.ts';
import { paperOf } from '../../records/desk/paper.ts';
import type { Invoice } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { amountCell, dayCell } from '../../sheet/workbook-cells.ts';

/** The list as a table; texts that a spreadsheet would calculate are told from formulas by the worker. */
export function cellsOfInvoices(
  invoices: readonly Invoice[],
  words: DeskTexts,
  day: string,
  notes: Papers,
): readonly (readonly WorkbookCell[])[] {
  const { number, customer, date, due, amount, state } = words.list;
  const { currency, reference } = words.editor;
  const header = [number, words.list.kind, customer, date, due, currency, amount, state, reference, words.account.rest];
  const rows = invoices.map((one): WorkbookCell[] => [
    one.number,
    words.kinds[paperOf(one)],
    firstLine(one.address),
    dayCell(one.date),
    dayCell(dueDayOf(one)),
    one.currency,
    amountCell(one.due),
    words.states[stateOf(one, day, notes)],
    one.reference,
    amountCell(one.kind === 'invoice' && one.issuedOn !== '' ? restOf(one, notes) : ''),
  ]);
  return [header, ...rows];
}
