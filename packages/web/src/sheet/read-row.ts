import { columns, readBulkTable, type Table } from '@rappen/core/bulk';
import { isQrIban, parseAccountNumber } from '@rappen/core/iban';
import type { Problem } from '@rappen/core/problem';
import { isCreditorReference, isQrReference } from '@rappen/core/reference';
import type { RuleProfile } from '@rappen/core/swiss-qr';
import { addressFields } from '../records/bill/address-fields.ts';
import { withPlainQuotes } from '../records/bill/quotes.ts';
import { currencyIn, readAmount, readCell, readDate, readMonthFirst, swissDate } from './cells.ts';
import {
  type AcceptedDoubt,
  type BillField,
  billFields,
  coreColumnCount,
  type DateField,
  fieldOfColumn,
  placeOf,
  type SheetRow,
} from './fields.ts';
import { billingInformationOf, invoiceTitle, type NumberPlace, referenceOfNumber } from './numbers.ts';

export const creditorFields = ['iban', ...addressFields('creditor')] as const;

/** Account and address that are the same on all bills. */
export type Creditor = Readonly<Record<(typeof creditorFields)[number], string>>;

/** What is the same for all rows of a table. */
export interface TableSettings {
  readonly creditor: Creditor;
  readonly currency: 'CHF' | 'EUR';
  /** Digits, or letters, before each number in a reference, such as the id that the bank gave. */
  readonly prefix: string;
  readonly numberPlace: NumberPlace;
  /** Of slips whose rows say none. */
  readonly language: string;
  /** Whether the file has no column of amounts: then all are open. */
  readonly openAmounts?: boolean | undefined;
  /** What the rows of the file say: one that does not was forgotten, or is no bill. */
  readonly expected?: readonly ('number' | 'debtor.name')[] | undefined;
}

/** Something that leaves a bill valid, and that somebody should know. */
interface RowNote {
  readonly kind: 'digitsOnly' | 'quotes';
  readonly field: BillField;
}

/** Something that no rule forbids and no person would have sent: the row is no bill until somebody corrects it, or says that it is meant so. */
export interface RowDoubt {
  readonly kind: AcceptedDoubt | 'dateUnread' | 'dateOrder' | 'nameEmpty' | 'numberEmpty';
  readonly field: BillField;
  /** Texts that may have been meant; an empty one: nothing. */
  readonly options: readonly string[];
  /** Numbers of the other rows that it is about. */
  readonly rows?: readonly number[] | undefined;
}

/** A row as a bill: its cells as they are understood and completed, and what is wrong with them, by field (path: the field). */
export interface ReadRow {
  readonly cells: readonly string[];
  readonly problems: readonly Problem[];
  readonly notes: readonly RowNote[];
  readonly doubts: readonly RowDoubt[];
}

/** Whether a row is read, and a bill that can be sent. */
export function isReady(row: ReadRow | undefined): boolean {
  return row !== undefined && row.problems.length === 0 && row.doubts.length === 0;
}

/** Swiss postal codes that are of Liechtenstein. */
const liechtenstein = /^94(?:8[5-9]|9[0-8])$/;

/** Reads a row as a bill, completed by what is the same for all. Account and creditor of the settings are not validated here. */
export function readRow(own: SheetRow, settings: TableSettings, profile: RuleProfile): ReadRow {
  const cells = billFields.map((field, index) => readCell(field, own.cells[index] ?? ''));
  const get = (field: BillField) => cells[placeOf(field)] as string;
  const set = (field: BillField, text: string) => {
    cells[placeOf(field)] = text;
  };
  const notes: RowNote[] = [];
  const problems: Problem[] = [];
  for (const field of billFields) {
    const plain = withPlainQuotes(get(field), profile);
    if (plain === get(field)) continue;
    set(field, plain);
    notes.push({ kind: 'quotes', field });
  }
  const isOwn = (field: BillField) => (own.cells[placeOf(field)] ?? '').trim() !== '';
  const common = creditorFields.filter((field) =>
    field === 'iban' ? !isOwn('iban') : !creditorFields.slice(1, -1).some(isOwn),
  );
  for (const field of common) set(field, readCell(field, settings.creditor[field]));
  const amount = (own.cells[placeOf('amount')] ?? '').trim();
  if (get('currency') === '') set('currency', currencyIn(amount) ?? settings.currency);
  set('amount', readAmount(amount, get('currency')));
  for (const party of ['creditor', 'debtor'] as const) {
    if (get(`${party}.countryCode`) === '' && addressTexts.some((name) => get(`${party}.${name}`) !== ''))
      set(`${party}.countryCode`, countryOf(get(`${party}.postalCode`)));
  }
  const [date, due] = dateFields.map((field) => readDate(get(field)));
  const number = get('number');
  const account = parseAccountNumber(get('iban'));
  if (get('reference') === '' && get('referenceType') === '' && number !== '' && account.ok) {
    const made = referenceOfNumber(number, { isQrIban: isQrIban(account.value), prefix: settings.prefix });
    set('referenceType', made.type);
    set('reference', made.reference);
    problems.push(...made.problems.map((found) => ({ ...found, path: ['reference'] })));
    if (made.isShortened) notes.push({ kind: 'digitsOnly', field: 'number' });
  }
  if (get('referenceType') === '')
    set('referenceType', typeOf(get('reference'), account.ok && isQrIban(account.value)));
  const language = get('language') || settings.language;
  if (number !== '' && settings.numberPlace === 'billing' && get('billingInformation') === '')
    set('billingInformation', billingInformationOf(number, date, due));
  if (number !== '' && settings.numberPlace === 'message' && get('unstructuredMessage') === '')
    set('unstructuredMessage', invoiceTitle(number, language));
  const silent = new Set<BillField>([...common, ...problems.map(({ path }) => path[0] as BillField)]);
  const found = problemsOf({ ...own, cells: cells.slice(0, coreColumnCount) }, profile, settings.openAmounts);
  const all = [...problems, ...found.filter(({ path }) => !silent.has(path[0] as BillField))];
  const said = new Set(all.map(({ path }) => path[0]));
  const doubts = doubtsOf(own, cells, settings).filter(({ field }) => !said.has(field));
  return { cells, notes, problems: all, doubts };
}

const dateFields: readonly DateField[] = ['date', 'due'];

function doubtsOf(own: SheetRow, cells: readonly string[], { expected = [] }: TableSettings): readonly RowDoubt[] {
  const { monthFirst = [], accepted = [] } = own;
  const isEmpty = (field: BillField) => (cells[placeOf(field)] ?? '') === '';
  const doubts = dateFields.flatMap((field): RowDoubt[] => {
    const text = (own.cells[placeOf(field)] ?? '').trim();
    const [read, american] = [readDate(text), readMonthFirst(text)];
    const turned = american === undefined ? [] : [swissDate(american)];
    if (text !== '' && read === undefined) return [{ kind: 'dateUnread', field, options: [...turned, ''] }];
    // The fourth of April is the same either way
    const isOpen = monthFirst.includes(field) && read !== undefined && american !== undefined && american !== read;
    return isOpen ? [{ kind: 'dateOrder', field, options: [...turned, swissDate(read)] }] : [];
  });
  if (own.isTyped) return doubts;
  if (expected.includes('debtor.name') && isEmpty('debtor.name'))
    doubts.push({ kind: 'nameEmpty', field: 'debtor.name', options: [] });
  if (expected.includes('number') && isEmpty('number') && isEmpty('reference'))
    doubts.push({ kind: 'numberEmpty', field: 'number', options: [] });
  if (own.isHidden && !accepted.includes('hidden')) doubts.push({ kind: 'hidden', field: 'amount', options: [] });
  return doubts;
}

const addressTexts = ['name', 'street', 'buildingNumber', 'postalCode', 'city'] as const;

/** Where a postal code is of when nothing is said; nothing where it cannot be a Swiss one. */
function countryOf(postalCode: string): string {
  if (liechtenstein.test(postalCode)) return 'LI';
  return postalCode === '' || /^\d{4}$/.test(postalCode) ? 'CH' : '';
}

function typeOf(reference: string, isWithQrIban: boolean): string {
  if (isWithQrIban || isQrReference(reference)) return 'QRR';
  return isCreditorReference(reference) || /^RF/i.test(reference) ? 'SCOR' : reference === '' ? 'NON' : 'SCOR';
}

const header: SheetRow = { number: 1, cells: columns.map(({ name }) => name), problems: [] };

/** A table of the core with these rows, whose cells are those of its columns. */
export function coreTable(rows: readonly SheetRow[]): Table {
  return {
    *rows() {
      yield header;
      yield* rows;
    },
  };
}

function problemsOf(row: SheetRow, profile: RuleProfile, openAmounts: boolean | undefined): readonly Problem[] {
  const isOfInvoice = ({ path: [place] }: Problem) => typeof place === 'number' && place >= coreColumnCount;
  const known = row.problems.filter((each) => !isOfInvoice(each));
  const others = row.problems
    .filter(isOfInvoice)
    .map((each) => ({ ...each, path: [billFields[each.path[0] as number] as BillField] }));
  const reading = readBulkTable(coreTable([{ ...row, problems: known }]), { profile, openAmounts });
  const found = reading.ok ? reading.value.problems : reading.problems;
  return [...found.map((each) => ({ ...each, path: [fieldOfColumn(each.path[1] ?? '') ?? 'amount'] })), ...others];
}
