import type { BillField, FileField } from './fields.ts';

/** Kinds of which a file may have several columns: what they say stands one behind the other. */
const repeatable: readonly FileField[] = ['unstructuredMessage'];

/** Whether several columns of a file may be of this kind. */
export function isRepeatable(field: FileField): boolean {
  return repeatable.includes(field);
}

/** In the order in which they stand in a name. */
const nameParts: readonly FileField[] = ['debtor.company', 'debtor.name', 'debtor.firstName', 'debtor.lastName'];

/** The columns of a file that make up a field of a bill, in the order in which they stand in it. */
export function columnsFor(field: BillField, columns: readonly (FileField | undefined)[]): readonly number[] {
  const kinds: readonly FileField[] = field === 'debtor.name' ? nameParts : [field];
  return kinds.flatMap((kind) => {
    const at = columns.flatMap((each, column) => (each === kind ? [column] : []));
    return isRepeatable(kind) ? at : at.slice(0, 1);
  });
}

/**
 * The text of a field from all the columns that make it up: a company and who is to get the bill there, with a comma (`Muster AG, Anna
 * Meier`); first and last name, with a blank; several messages, with a comma. What two columns say alike stands once.
 */
export function joinedText(
  field: BillField,
  columns: readonly (FileField | undefined)[],
  cells: readonly string[],
): string {
  const textsOf = (kind: FileField) =>
    columns.flatMap((each, column) => (each === kind ? [(cells[column] ?? '').trim()] : []));
  if (field === 'unstructuredMessage') return listed(textsOf(field));
  const [text = ''] = textsOf(field);
  if (field !== 'debtor.name') return text;
  const [[company = ''], [first = ''], [last]] = [
    textsOf('debtor.company'),
    textsOf('debtor.firstName'),
    textsOf('debtor.lastName'),
  ];
  // Without a column of last names, a name beside a first name is one
  const person = [first, last ?? text].filter((each) => each !== '').join(' ');
  return listed(last === undefined ? [company, person] : [company, isSameName(text, first, last) ? '' : text, person]);
}

function isSameName(text: string, first: string, last: string): boolean {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/[\s,]+/g, ' ')
      .trim();
  return [last, `${first} ${last}`, `${last} ${first}`].some((name) => plain(name) === plain(text));
}

function listed(texts: readonly string[]): string {
  return [...new Set(texts.filter((text) => text !== ''))].join(', ');
}
