import { isOpenAmount } from '@rappen/core/bulk';
import { isCountryCode } from '@rappen/core/country';
import { isAccountNumber, normalizeIban } from '@rappen/core/iban';
import { parseTypedAmount } from '@rappen/core/money';
import { isCreditorReference, isQrReference } from '@rappen/core/reference';
import { currencyIn, readAmount, readCountry, readDate } from './cells.ts';
import { type FileField, fieldOfColumn } from './fields.ts';
import type { FoundTable } from './find-table.ts';
import { isRepeatable } from './joined-columns.ts';
import { fieldsNamed, type NamedField } from './names.ts';

/** Rows whose cells are looked at. */
const rowsLookedAt = 200;
/** The part of the cells that must look like what the column is. */
const mostly = 0.6;

const isIban = (text: string) => isAccountNumber(normalizeIban(text));
const isReference = (text: string) => {
  const bare = text.replace(/\s+/g, '');
  return isQrReference(bare) || isCreditorReference(bare);
};
const isAmount = (text: string) => parseTypedAmount(readAmount(text)).ok;
const isDate = (text: string) => readDate(text) !== undefined;
const isMoney = (name: string) => currencyIn(name) !== undefined && !/mwst|tva|iva|vat|netto/i.test(name);
const isPostalCode = (text: string) => /^(?:[A-Z]{1,2}-)?[1-9]\d{3,4}$/.test(text);

/** What the cells of a field look like, where that can be told. */
const looks: Readonly<Partial<Record<FileField, (text: string) => boolean>>> = {
  amount: (text) => /\d/.test(text) || isOpenAmount(text),
  date: isDate,
  due: isDate,
  iban: (text) => /^[A-Z]{2}\s?\d{2}/i.test(text),
  currency: (text) => /^(?:[A-Z]{3}|€|s?fr\.?)$/i.test(text),
  'debtor.postalCode': (text) => /\d{3}/.test(text),
  'debtor.name': (text) => /\p{L}/u.test(text),
  'debtor.company': (text) => /\p{L}/u.test(text),
  'debtor.city': (text) => /\p{L}/u.test(text),
  email: (text) => /\S@\S/.test(text),
};

/**
 * Says what each column of a table is: by its name in four languages, where the cells do not speak against it; the rest by what
 * stands in the cells. Undefined: nothing of a bill.
 */
export function guessColumns({
  header,
  rows,
}: Pick<FoundTable, 'header' | 'rows'>): readonly (FileField | undefined)[] {
  const cellsOf = header.map((_, column) =>
    rows.slice(0, rowsLookedAt).flatMap(({ cells }) => (cells[column] ?? '').trim() || []),
  );
  const fits = (column: number, field: FileField) => {
    const cells = cellsOf[column] ?? [];
    const look = looks[field];
    return look === undefined || cells.length === 0 || share(cells, look) >= mostly;
  };
  const guessed: (FileField | undefined)[] = header.map(() => undefined);
  const take = (column: number, field: FileField) => {
    if (guessed[column] === undefined && (isRepeatable(field) || !guessed.includes(field))) guessed[column] = field;
  };
  const seen = new Map<string, number>();
  header.forEach((name, column) => {
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    const field = fieldOfColumn(name.trim(), nth);
    if (field !== undefined) take(column, field);
  });
  const named = header.flatMap((name, column) => meant(header, column, name).map((found) => ({ ...found, column })));
  named.sort((a, b) => a.rank - b.rank || a.column - b.column);
  for (const { column, field } of named) if (fits(column, field)) take(column, field);
  byContent(header, cellsOf, guessed, take);
  return withName(guessed);
}

/** Where no column is that of names, the last name is one, and without that the company. */
function withName(guessed: readonly (FileField | undefined)[]): readonly (FileField | undefined)[] {
  const part = (['debtor.name', 'debtor.lastName', 'debtor.company'] as const).find((each) => guessed.includes(each));
  return guessed.map((field) => (field !== undefined && field === part ? 'debtor.name' : field));
}

function meant(header: readonly string[], column: number, name: string): readonly NamedField[] {
  // Beside a street a number is the one of the house
  const isHouseNumber = /^\s*(?:nr|no|n|nummer|num[eé]ro|number)[.°º]?\s*$/i.test(name);
  if (isHouseNumber && fieldsNamed(header[column - 1] ?? '').some(({ field }) => field.endsWith('.street')))
    return [{ field: 'debtor.buildingNumber', rank: 0 }];
  return fieldsNamed(name);
}

function byContent(
  header: readonly string[],
  cellsOf: readonly (readonly string[])[],
  guessed: readonly (FileField | undefined)[],
  take: (column: number, field: FileField) => void,
): void {
  cellsOf.forEach((cells, column) => {
    if (guessed[column] !== undefined || cells.length < 2) return;
    const all = (look: (text: string) => boolean) => share(cells, look) >= 0.9;
    // Different accounts may be those of customers
    if (new Set(cells).size === 1 && all(isIban)) take(column, 'iban');
    else if (all(isReference)) take(column, 'reference');
    else if (all((text) => /^\S+@\S+\.\S+$/.test(text))) take(column, 'email');
    else if (all((text) => /^(?:CHF|EUR)$/.test(text))) take(column, 'currency');
    else if (all((text) => isCountryCode(text) || isCountryCode(readCountry(text)))) take(column, 'debtor.countryCode');
    else if (all(isPostalCode) && /\p{L}/u.test(cellsOf[column + 1]?.[0] ?? '')) take(column, 'debtor.postalCode');
    else if (all((text) => /^\D*\d{4,5}\s+\p{L}/u.test(text))) take(column, 'debtor.city');
    else if (all((text) => isDate(text) && /\D/.test(text))) take(column, 'date');
    else if (all((text) => isAmount(text) && (isMoney(header[column] ?? '') || /[.,]\d{2}$|[.–-]$/.test(text))))
      take(column, 'amount');
  });
  const postal = guessed.indexOf('debtor.postalCode');
  if (
    postal >= 0 &&
    (cellsOf[postal + 1]?.length ?? 0) > 0 &&
    share(cellsOf[postal + 1] ?? [], /\p{L}/u.test.bind(/\p{L}/u)) >= mostly
  )
    take(postal + 1, 'debtor.city');
}

function share(cells: readonly string[], look: (text: string) => boolean): number {
  return cells.filter(look).length / Math.max(1, cells.length);
}
