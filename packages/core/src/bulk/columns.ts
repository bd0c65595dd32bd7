import type { Path } from '../problem/problem.ts';
import type { AddressDraft, InvoiceDraft } from '../swiss-qr/draft.ts';

/** One column of a table of bills: its name is the path of the element in the payload (guidelines, table of data elements). */
export interface Column {
  readonly name: string;
  /** Fields of a draft that the column holds, the first filled one on writing; none for the language. */
  readonly fields: readonly Path[];
}

/** A bill as a row of a table. */
export interface BulkRow {
  readonly draft: InvoiceDraft;
  /** Language of the slip; default the requested one. */
  readonly language?: string | undefined;
}

export const amountName = 'CcyAmt/Amt';

/** The canonical header: every element that a bill can fill, in the order of the payload, then the language. */
export const columns: readonly Column[] = [
  column('CdtrInf/IBAN', ['iban']),
  ...addressColumns('CdtrInf/Cdtr', 'creditor'),
  column(amountName, ['amount']),
  column('CcyAmt/Ccy', ['currency']),
  ...addressColumns('UltmtDbtr', 'debtor'),
  column('RmtInf/Tp', ['referenceType']),
  column('RmtInf/Ref', ['reference']),
  column('RmtInf/AddInf/Ustrd', ['unstructuredMessage']),
  column('RmtInf/AddInf/StrdBkgInf', ['billingInformation']),
  column('AltPmtInf/AltPmt', ['alternativeProcedures', 0]),
  column('AltPmtInf/AltPmt', ['alternativeProcedures', 1]),
  column('Language'),
];

function addressColumns(group: string, party: string): Column[] {
  const of = (name: string, ...fields: (keyof AddressDraft)[]): Column =>
    column(`${group}/${name}`, ...fields.map((field) => [party, field]));
  return [
    of('AdrTp', 'addressType'),
    of('Name', 'name'),
    of('StrtNmOrAdrLine1', 'street', 'addressLine1'),
    of('BldgNbOrAdrLine2', 'buildingNumber', 'addressLine2'),
    of('PstCd', 'postalCode'),
    of('TwnNm', 'city'),
    of('Ctry', 'countryCode'),
  ];
}

function column(name: string, ...fields: readonly Path[]): Column {
  return { name, fields };
}

const addressTypeCodes: Readonly<Record<string, string>> = { __proto__: null as never, STRUCTURED: 'S', COMBINED: 'K' };
const addressTypes: Readonly<Record<string, string>> = { __proto__: null as never, S: 'STRUCTURED', K: 'COMBINED' };

/** The table of bills as texts: the header, then a line for each row; what is absent is empty. */
export function tableOf(rows: readonly BulkRow[]): string[][] {
  return [columns.map(({ name }) => name), ...rows.map((row) => columns.map((each) => cellOf(row, each)))];
}

/** What stands for an amount that whoever pays fills in: an empty cell may have been forgotten. */
export const openAmount = 'open';
const openWords = [openAmount, 'offen', 'ouvert', 'libre', 'aperto', 'libero'];

/** Whether a text says that the amount is open, in one of four languages. */
export function isOpenAmount(text: string): boolean {
  return openWords.includes(text.trim().toLowerCase());
}

function cellOf({ draft, language }: BulkRow, { name, fields }: Column): string {
  if (fields.length === 0) return language ?? '';
  if (name === amountName) return draft.amount || openAmount;
  const texts = fields.map(([field, inner]) => {
    const value = draft[field as keyof InvoiceDraft] as string | Readonly<Record<string, string>> | undefined;
    return typeof value === 'object' ? value[inner as string] : value;
  });
  const text = texts.find((each) => each !== undefined) ?? '';
  return name.endsWith('/AdrTp') ? (addressTypeCodes[text] ?? text) : text;
}

/**
 * Reads the cells of a row; empty cells are absent. An address without a type is a structured one,
 * and a type alone is not an address, so that a whole column may be filled with `S`.
 */
export function rowOf(under: readonly Column[], cells: readonly string[]): BulkRow {
  const texts = new Map<Column, string>();
  under.forEach((each, index) => {
    const text = cells[index];
    if (text !== undefined && text !== '') texts.set(each, text);
  });
  const textOf = (name: string, nth = 0) => texts.get(columnsOf(name)[nth] as Column);
  const procedures = [0, 1].flatMap((nth) => textOf('AltPmtInf/AltPmt', nth) ?? []);
  const draft: InvoiceDraft = {
    iban: textOf('CdtrInf/IBAN'),
    creditor: addressOf((name) => textOf(`CdtrInf/Cdtr/${name}`)),
    amount: textOf('CcyAmt/Amt'),
    currency: textOf('CcyAmt/Ccy'),
    debtor: addressOf((name) => textOf(`UltmtDbtr/${name}`)),
    referenceType: textOf('RmtInf/Tp'),
    reference: textOf('RmtInf/Ref'),
    unstructuredMessage: textOf('RmtInf/AddInf/Ustrd'),
    billingInformation: textOf('RmtInf/AddInf/StrdBkgInf'),
    alternativeProcedures: procedures,
  };
  return { draft, language: textOf('Language') };
}

function addressOf(textOf: (name: string) => string | undefined): AddressDraft | undefined {
  const code = textOf('AdrTp');
  const isCombined = code === 'K';
  const [first, second] = [textOf('StrtNmOrAdrLine1'), textOf('BldgNbOrAdrLine2')];
  const lines = isCombined ? { addressLine1: first, addressLine2: second } : { street: first, buildingNumber: second };
  const said = {
    name: textOf('Name'),
    ...lines,
    postalCode: textOf('PstCd'),
    city: textOf('TwnNm'),
    countryCode: textOf('Ctry'),
  };
  if (Object.values(said).every((text) => text === undefined)) return undefined;
  return { addressType: code === undefined ? 'STRUCTURED' : (addressTypes[code] ?? code), ...said };
}

const byName: ReadonlyMap<string, readonly Column[]> = new Map(
  columns.map(({ name }) => [name, columns.filter((each) => each.name === name)]),
);

/** The columns of a name, in the order of the header. */
export function columnsOf(name: string): readonly Column[] {
  return byName.get(name) ?? [];
}
