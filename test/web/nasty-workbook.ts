import { zipSync } from 'fflate';

/** A cell of a workbook as programs write it: a text, a number, a day, a share, an amount in a format of euros, or a formula with or without its last result. */
export type NastyCell =
  | string
  | number
  | { readonly day: number }
  | { readonly percent: number }
  | { readonly euro: number }
  | { readonly formula: string; readonly value?: number };

/** A sheet with what a list of texts cannot say. Rows and columns are counted from one, as people see them. */
export interface NastySheet {
  readonly name?: string;
  readonly rows: readonly (readonly NastyCell[])[];
  readonly hiddenRows?: readonly number[];
  readonly hiddenColumns?: readonly number[];
  readonly merged?: readonly string[];
}

const styles =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$€-2] #,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="164"/></cellXfs></styleSheet>';

/** A workbook of these sheets. `from1904`: its days are counted from 1904, as old programs for Macs do. */
export function nastyWorkbook(sheets: readonly NastySheet[], from1904 = false): Uint8Array {
  const named = sheets.map(
    ({ name }, at) => `<sheet name="${name ?? `Tabelle${at + 1}`}" sheetId="${at + 1}" id="s${at}"/>`,
  );
  const related = sheets.map((_, at) => `<Relationship Id="s${at}" Target="s${at}.xml"/>`);
  const files: Record<string, string> = {
    'xl/workbook.xml': `<w>${from1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${named.join('')}</sheets></w>`,
    'xl/_rels/workbook.xml.rels': `<R>${related.join('')}</R>`,
    'xl/styles.xml': styles,
  };
  sheets.forEach((sheet, at) => {
    files[`xl/s${at}.xml`] = sheetXml(sheet);
  });
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, new TextEncoder().encode(xml)])));
}

function sheetXml({ rows, hiddenRows = [], hiddenColumns = [], merged = [] }: NastySheet): string {
  const columns = hiddenColumns.map((column) => `<col min="${column}" max="${column}" hidden="1"/>`).join('');
  const lines = rows.map((row, at) => {
    const hidden = hiddenRows.includes(at + 1) ? ' hidden="1"' : '';
    return `<row r="${at + 1}"${hidden}>${row.map((cell, column) => cellXml(cell, `${letter(column)}${at + 1}`)).join('')}</row>`;
  });
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  return `<worksheet>${columns && `<cols>${columns}</cols>`}<sheetData>${lines.join('')}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}</worksheet>`;
}

const letter = (column: number) => String.fromCharCode(65 + column);

function cellXml(cell: NastyCell, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return cell === ''
      ? ''
      : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  if ('day' in cell) return `<c r="${place}" s="1"><v>${cell.day}</v></c>`;
  if ('percent' in cell) return `<c r="${place}" s="2"><v>${cell.percent}</v></c>`;
  if ('euro' in cell) return `<c r="${place}" s="3"><v>${cell.euro}</v></c>`;
  const value = cell.value === undefined ? '' : `<v>${cell.value}</v>`;
  return `<c r="${place}"><f>${cell.formula}</f>${value}</c>`;
}

/** The columns of a list of invoices, a row of it, and the row that adds it up. */
export const header = ['Rechnung Nr.', 'Datum', 'Kunde', 'PLZ', 'Ort', 'Betrag'];
export const bill = (
  number: NastyCell,
  amount: NastyCell,
  { date = '01.05.2026' as NastyCell, name = `Kunde ${String(number)}` } = {},
): NastyCell[] => [number, date, name, '8000', 'Zürich', amount];
export const total = (amount: NastyCell, word = 'Total'): NastyCell[] => [word, '', '', '', '', amount];
export const book = (...rows: readonly (readonly NastyCell[])[]) => nastyWorkbook([{ rows }]);
