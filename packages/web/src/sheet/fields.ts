import { columns } from '@rappen/core/bulk';
import type { Problem } from '@rappen/core/problem';
import { addressFields } from '../records/bill/address-fields.ts';

/** A row of a file, or of the table of bills. */
export interface SheetRow {
  /** As a spreadsheet numbers it. */
  readonly number: number;
  readonly cells: readonly string[];
  /** What is wrong with a cell (path: its zero-based index) or with the row as such. */
  readonly problems: readonly Problem[];
  /** Zero-based indices of cells that are dates in the workbook. */
  readonly dates?: readonly number[] | undefined;
  /** Whether the workbook does not show the row. */
  readonly isHidden?: boolean | undefined;
  /** Zero-based indices of cells that a merged one covers from above. */
  readonly merged?: readonly number[] | undefined;
  /** Dates whose column has others with the month first. */
  readonly monthFirst?: readonly DateField[] | undefined;
  /** Whether somebody has added it here: it is a bill, whatever others have that it has not. */
  readonly isTyped?: boolean | undefined;
  /** What somebody has said is meant so. */
  readonly accepted?: readonly AcceptedDoubt[] | undefined;
  /** The rows of the file that became the positions of this bill. */
  readonly lines?: readonly BillLine[] | undefined;
}

export type DateField = 'date' | 'due';

/** A doubt that only a person can settle: a row that the workbook hides, a number that another row has too. */
export type AcceptedDoubt = 'hidden' | 'repeated';

/** A position of a bill that several rows make up. */
export interface BillLine {
  /** Its number in the file. */
  readonly row: number;
  readonly text: string;
  /** With two decimals. */
  readonly amount: string;
}

/** The fields of a bill in the order of the core's columns, then those of the invoice that it belongs to. */
export const billFields = [
  'iban',
  'creditor.addressType',
  ...addressFields('creditor'),
  'amount',
  'currency',
  'debtor.addressType',
  ...addressFields('debtor'),
  'referenceType',
  'reference',
  'unstructuredMessage',
  'billingInformation',
  'alternativeProcedures[0]',
  'alternativeProcedures[1]',
  'language',
  'number',
  'date',
  'due',
  'email',
] as const;

export type BillField = (typeof billFields)[number];

/** Columns of the core: what comes behind them is of the invoice and not of the bill. */
export const coreColumnCount: number = columns.length;

/** Parts of a name that have columns of their own in many files. */
export const namePartFields = ['debtor.company', 'debtor.firstName', 'debtor.lastName'] as const;

/** What a column of a file can be: a field, or a part of a name. */
export type FileField = BillField | (typeof namePartFields)[number];

const places = new Map<BillField, number>(billFields.map((field, index) => [field, index]));

/** Where a field stands in a row of the table. */
export function placeOf(field: BillField): number {
  return places.get(field) as number;
}

/** The text of a field in a row of the table. */
export function textOf(cells: readonly string[], field: BillField): string {
  return cells[placeOf(field)] ?? '';
}

/** The field of a column, by its name in the core and which of that name it is. */
export function fieldOfColumn(name: string | number | undefined, nth = 0): BillField | undefined {
  const found = columns.flatMap((column, index) =>
    column.name.toLowerCase() === String(name).toLowerCase() ? [index] : [],
  );
  return billFields[found[nth] ?? -1];
}
