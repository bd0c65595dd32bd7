import type { Texts } from '../../language/en.ts';
import type { ManyTexts } from '../../language/many/en.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { type BillField, billFields, type FileField, textOf } from '../../sheet/fields.ts';
import { printedReference } from '../../sheet/numbers.ts';
import type { GridColumn } from '../grid/cells.ts';
import type { BillTable } from '../table/bill-table.ts';
import { headLabel } from './field-labels.ts';

/** The order of the columns on the page: what people look for first. */
const order: readonly BillField[] = [
  'number',
  'debtor.name',
  'amount',
  'currency',
  'date',
  'due',
  'debtor.street',
  'debtor.buildingNumber',
  'debtor.postalCode',
  'debtor.city',
  'debtor.countryCode',
  'reference',
  'referenceType',
  'unstructuredMessage',
];

const inOrder: readonly BillField[] = [...order, ...billFields.filter((field) => !order.includes(field))];
const always: readonly BillField[] = ['debtor.name', 'amount', 'reference'];

export type BillColumn = GridColumn & { readonly key: BillField };

/** Rows that the width of a column is measured by. */
const rowsMeasured = 200;
const letterWidth = 8.2;
const headLetterWidth = 9.2;
const headLettersMax = 18;
const padding = 24;
const widthMax = 260;

/** The columns that say something in some row, or in which something is wrong. */
export function billColumns(
  { rows, read }: BillTable,
  mapped: readonly (FileField | undefined)[],
  texts: Texts,
  many: ManyTexts,
): readonly BillColumn[] {
  const used = new Set<FileField | undefined>([...always, ...mapped]);
  const own = new Set<BillField>(
    inOrder.filter((field) => used.has(field) || rows.some(({ cells }) => textOf(cells, field) !== '')),
  );
  // A message made of the number is to be seen, too
  if (read.some((row) => textOf(row?.cells ?? [], 'unstructuredMessage') !== '')) own.add('unstructuredMessage');
  for (const row of read) for (const { path } of row?.problems ?? []) own.add(path[0] as BillField);
  return inOrder
    .filter((field) => own.has(field))
    .map((key) => {
      const label = headLabel(key, texts, many);
      const lengths = rows
        .slice(0, rowsMeasured)
        .map(({ cells }, index) => shownText(key, textOf(read[index]?.cells ?? cells, key)).length);
      const letters = Math.max(
        Math.min(label.length, headLettersMax) * headLetterWidth,
        Math.max(...lengths) * letterWidth,
      );
      return {
        key,
        label,
        width: Math.round(Math.min(widthMax, letters + padding)),
        isFigure: key === 'amount',
      };
    });
}

/** A text as it is printed: amounts and references in groups. */
export function shownText(field: BillField, text: string): string {
  if (field === 'amount' && /^\d+\.\d\d$/.test(text)) return groupedAmount(text);
  if (field === 'reference' && /^(?:\d{27}|RF\d\d\w+)$/.test(text)) return printedReference(text);
  return text;
}
