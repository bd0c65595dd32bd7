import { isMonthFirst } from './cells.ts';
import {
  type BillField,
  billFields,
  coreColumnCount,
  type DateField,
  type FileField,
  placeOf,
  type SheetRow,
  textOf,
} from './fields.ts';
import { columnsFor, joinedText } from './joined-columns.ts';

/** What the columns of a file are, and what is the same in all rows where the file says nothing. */
export interface Mapping {
  /** By column of the file; undefined: nothing of a bill. */
  readonly columns: readonly (FileField | undefined)[];
  readonly fixed: Readonly<Partial<Record<BillField, string>>>;
}

const dateFields: readonly DateField[] = ['date', 'due'];

/**
 * The rows of a file under the fields of a bill. What a merged cell says is said of every row that it covers, but an amount, which would
 * be asked for several times.
 */
export function mapRows(rows: readonly SheetRow[], { columns, fixed }: Mapping): readonly SheetRow[] {
  const monthFirst = dateFields.filter((field) =>
    rows.some(({ cells }) => isMonthFirst(cells[columns.indexOf(field)] ?? '')),
  );
  let above: readonly string[] = [];
  const placeOfColumn = new Map(
    billFields.flatMap((field, place) => columnsFor(field, columns).map((column) => [column, place] as const)),
  );
  return rows.map(({ number, cells: own, problems, dates = [], isHidden, merged = [] }) => {
    const cells = [...own];
    for (const column of merged) if (columns[column] !== 'amount') cells[column] ||= above[column] ?? '';
    above = cells;
    const texts = billFields.map((field) => joinedText(field, columns, cells) || (fixed[field] ?? ''));
    return {
      number,
      cells: settled(texts),
      problems: problems.flatMap((found) => {
        const [column] = found.path;
        if (typeof column !== 'number') return [found];
        const place = placeOfColumn.get(column);
        return place === undefined ? [] : [{ ...found, path: [place] }];
      }),
      ...(dates.length > 0 && { dates: dates.flatMap((column) => placeOfColumn.get(column) ?? []) }),
      ...(isHidden && { isHidden }),
      ...(monthFirst.length > 0 && { monthFirst }),
    };
  });
}

const parties = ['creditor', 'debtor'] as const;

/**
 * The cells of a row with addresses taken apart where a cell holds two parts of one: `8000 Zürich`, `Bahnhofstrasse 12`,
 * `CH-8000`, or the whole of it. A combined address stays as it is.
 */
export function settled(cells: readonly string[]): readonly string[] {
  const next = [...cells];
  const get = (field: BillField) => next[placeOf(field)] ?? '';
  const set = (field: BillField, text: string) => {
    next[placeOf(field)] = text;
  };
  for (const party of parties) {
    if (/^(?:K|COMBINED)$/i.test(get(`${party}.addressType`))) continue;
    const [street, number, postalCode, city, country] = (
      ['street', 'buildingNumber', 'postalCode', 'city', 'countryCode'] as const
    ).map((name) => `${party}.${name}` as const) as [BillField, BillField, BillField, BillField, BillField];
    const whole = /^(.*\S)\s*(?:,|\r?\n)\s*((?:[A-Z]{1,3}-)?\d{4,5}\s+\S.*)$/s.exec(get(street));
    if (whole !== null && get(postalCode) === '' && get(city) === '') {
      set(street, whole[1] as string);
      set(city, whole[2] as string);
    }
    if (get(city) === '') {
      const place = /^((?:[A-Z]{1,3}-)?\d{4,5})\s+(\S.*)$/.exec(get(postalCode));
      if (place !== null) {
        set(postalCode, place[1] as string);
        set(city, place[2] as string);
      }
    } else if (get(postalCode) === '') {
      const place = /^((?:[A-Z]{1,3}-)?\d{4,5})[\s,]+(\S.*)$/.exec(get(city));
      if (place !== null) {
        set(postalCode, place[1] as string);
        set(city, place[2] as string);
      }
    }
    const prefixed = /^([A-Z]{1,3})-(\d{4,5})$/.exec(get(postalCode));
    if (prefixed !== null) {
      set(postalCode, prefixed[2] as string);
      if (get(country) === '') set(country, prefixed[1] as string);
    }
    const numbered = /^(.*\p{L}\S*)\s+(\d{1,5}\s?(?:[a-zA-Z]|bis|ter)?(?:\s?[/-]\s?\d{1,5}[a-zA-Z]?)?)$/su.exec(
      get(street),
    );
    if (numbered !== null && get(number) === '') {
      set(street, numbered[1] as string);
      set(number, (numbered[2] as string).replace(/\s+/g, ''));
    }
  }
  return next.every((text, index) => text === cells[index]) ? cells : next;
}

/** The row with other texts in some cells. What the file said about the old ones no longer holds. */
export function editRow(row: SheetRow, changes: Readonly<Partial<Record<BillField, string>>>): SheetRow {
  const places = new Map(Object.entries(changes).map(([field, text]) => [placeOf(field as BillField), text]));
  const cells = row.cells.map((text, index) => places.get(index) ?? text);
  return {
    ...row,
    cells: settled(cells),
    problems: row.problems.filter(({ path: [place] }) => typeof place !== 'number' || !places.has(place)),
    ...(row.dates !== undefined && { dates: row.dates.filter((place) => !places.has(place)) }),
    ...(row.monthFirst !== undefined && { monthFirst: row.monthFirst.filter((field) => !(field in changes)) }),
  };
}

/** Fields that some row fills. */
export function filledFields(rows: readonly SheetRow[]): ReadonlySet<BillField> {
  return new Set(billFields.filter((field) => rows.some(({ cells }) => textOf(cells, field) !== '')));
}

/** The part of a row that the core knows. */
export function coreCells(cells: readonly string[]): readonly string[] {
  return cells.slice(0, coreColumnCount);
}
