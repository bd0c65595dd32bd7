import type { SheetRow } from '../maker/protocol.ts';

/** The columns of a table of bills, in the order of the core, with names as they are found in files of other programs. */
interface TableColumn {
  readonly name: string;
  /** Which of the columns of this name it is. */
  readonly nth: number;
  readonly needed: boolean;
  readonly synonyms: RegExp | undefined;
}

function party(group: string, words: string, needed: boolean): TableColumn[] {
  const like = (pattern: string) => new RegExp(`^(?:${words})[ _./-]*(?:${pattern})$`, 'i');
  const of = (name: string, pattern: string, isNeeded = false): TableColumn => ({
    name: `${group}/${name}`,
    nth: 0,
    needed: isNeeded && needed,
    synonyms: like(pattern),
  });
  return [
    of('AdrTp', 'address ?type|adresstyp|type'),
    of('Name', 'name|firma|company|nom|nome|', true),
    of('StrtNmOrAdrLine1', 'street|strasse|straße|rue|via|address|adresse|indirizzo'),
    of('BldgNbOrAdrLine2', 'number|nr\\.?|hausnummer|house ?(?:no|number)|numero|numéro'),
    of('PstCd', 'zip|plz|postal ?code|post ?code|npa|cap'),
    of('TwnNm', 'city|town|ort|ville|lieu|città|luogo'),
    of('Ctry', 'country|land|pays|paese', true),
  ];
}

function plain(name: string, pattern: string | undefined, needed = false, nth = 0): TableColumn {
  return { name, nth, needed, synonyms: pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`, 'i') };
}

const debtorWords = 'debtor|debitor|customer|kunde|payer|zahler|client|débiteur|cliente|debitore|pagatore';

export const tableColumns: readonly TableColumn[] = [
  plain('CdtrInf/IBAN', 'iban|qr-?iban|account|konto|compte|conto', true),
  ...party('CdtrInf/Cdtr', 'creditor|kreditor|biller|rechnungssteller|créancier|creditore', true),
  plain('CcyAmt/Amt', 'amount|betrag|total|montant|importo'),
  plain('CcyAmt/Ccy', 'currency|währung|waehrung|monnaie|devise|valuta', true),
  ...party('UltmtDbtr', `${debtorWords}|`, false),
  plain('RmtInf/Tp', 'reference ?type|referenztyp|referenzart|type de référence|tipo di riferimento', true),
  plain('RmtInf/Ref', 'reference(?: ?(?:no|number))?|referenz(?:nummer)?|référence|riferimento'),
  plain('RmtInf/AddInf/Ustrd', 'message|mitteilung|text|zweck|communication|comunicazione|messaggio'),
  plain('RmtInf/AddInf/StrdBkgInf', 'billing information|rechnungsinformationen|s1'),
  plain('AltPmtInf/AltPmt', 'ebill|alternative.*'),
  plain('AltPmtInf/AltPmt', undefined, false, 1),
  plain('Language', 'language|sprache|langue|lingua'),
];

/** Where the text of a column of the table comes from: a column of the file, the same text in all rows, or nowhere. */
export interface ColumnSource {
  readonly fileColumn: number | undefined;
  readonly fixed: string;
}

/** What nearly all bills have where the file does not say; that of an address only where there is one. */
const usual: Readonly<Record<string, { readonly text: string; readonly beside?: string }>> = {
  'CdtrInf/Cdtr/Ctry': { text: 'CH' },
  'CcyAmt/Ccy': { text: 'CHF' },
  'UltmtDbtr/Ctry': { text: 'CH', beside: 'UltmtDbtr/Name' },
};

/** What the header of a file says about each column of the table: its name as it is, then as others write it. */
export function guessSources(header: readonly string[]): readonly ColumnSource[] {
  const names = header.map((text) => text.trim());
  const taken = new Set<number>();
  const take = (matches: (name: string) => boolean, nth: number): number | undefined => {
    const found = names.flatMap((name, index) => (name !== '' && matches(name) ? [index] : []));
    const index = found[nth];
    if (index === undefined || taken.has(index)) return undefined;
    taken.add(index);
    return index;
  };
  const exact = tableColumns.map(({ name, nth }) => take((text) => text.toLowerCase() === name.toLowerCase(), nth));
  const found = tableColumns.map(
    ({ synonyms }, index) => exact[index] ?? (synonyms && take((text) => synonyms.test(text), 0)),
  );
  const isFound = (wanted: string) =>
    tableColumns.some(({ name }, index) => name === wanted && found[index] !== undefined);
  return tableColumns.map(({ name }, index) => {
    const fileColumn = found[index];
    const { text, beside } = usual[name] ?? {};
    const isUsual = fileColumn === undefined && (beside === undefined || isFound(beside));
    return { fileColumn, fixed: (isUsual && text) || '' };
  });
}

/** Whether nothing has to be asked: every column of the file is known, and every needed one is there. */
export function isPlainTable(header: readonly string[], sources: readonly ColumnSource[]): boolean {
  const used = new Set(sources.map(({ fileColumn }) => fileColumn));
  return (
    header.every((text, index) => text.trim() === '' || used.has(index)) &&
    tableColumns.every(({ needed }, index) => !needed || sources[index]?.fileColumn !== undefined)
  );
}

/** The rows of a file under the columns of the table. */
export function mapRows(rows: readonly SheetRow[], sources: readonly ColumnSource[]): readonly SheetRow[] {
  return rows.map(({ number, cells, problems }) => ({
    number,
    cells: sources.map(({ fileColumn, fixed }) =>
      fileColumn === undefined ? fixed : (cells[fileColumn] ?? '').trim() || fixed,
    ),
    problems: problems.flatMap((found) => {
      const [index] = found.path;
      if (typeof index !== 'number') return [found];
      const column = sources.findIndex(({ fileColumn }) => fileColumn === index);
      return column < 0 ? [] : [{ ...found, path: [column] }];
    }),
  }));
}

/** The row with another text in a cell. What the file said about the old one no longer holds. */
export function editCell(row: SheetRow, column: number, text: string): SheetRow {
  return {
    ...row,
    cells: row.cells.map((cell, index) => (index === column ? text : cell)),
    problems: row.problems.filter(({ path }) => path[0] !== column),
  };
}

/** The column that a path of the core leads to; the first one for what concerns the whole row. */
export function columnAt(name: string | number | undefined): number {
  return Math.max(
    0,
    tableColumns.findIndex((column) => column.name === name),
  );
}
