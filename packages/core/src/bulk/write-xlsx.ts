import { escapeXml, utf8Encode } from '@rappen/pdf/internal/base';
import { type Zippable, zipSync } from 'fflate';
import { type CalendarDate, daysBetween } from '../date/calendar-date.ts';

/** Without a time zone: the same local fields, so the same bytes, wherever it is written. */
const modified = '1980-01-02T00:00:00';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const fixedParts: Readonly<Record<string, string>> = {
  __proto__: null as never,
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${document}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="QR-bills" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${document}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${document}/styles" Target="styles.xml"/></Relationships>`,
  // Three formats of cells: general, and of ECMA-376 part 1, 18.8.30, number 4, `#,##0.00`, and number 14, the short date of the reader
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="4" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/**
 * A cell of a workbook: a text, a number that programs add up, as a decimal text, also below zero, shown with two decimals, or a day
 * from 1 March 1900 on. What is no decimal text becomes a text.
 */
export type WorkbookCell = string | { readonly number: string } | { readonly date: CalendarDate };

/** Day 0 of workbooks, whose 1900 is a leap year (ECMA-376 part 1, 18.17.4.1): right from 1 March of it. */
const epoch = '1899-12-30' as CalendarDate;

/**
 * Writes a table as a workbook of one sheet. Texts stay texts, so that no digit of an account is lost and none is taken for a
 * formula; control characters, which XML cannot carry, are left out.
 */
export function writeXlsx(table: readonly (readonly WorkbookCell[])[]): Uint8Array<ArrayBuffer> {
  const rows = table.map(
    (row, index) => `<row r="${index + 1}">${row.map((each, at) => cell(each, at, index + 1)).join('')}</row>`,
  );
  const sheet = `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
  const parts = Object.entries({ ...fixedParts, 'xl/worksheets/sheet1.xml': sheet });
  const files: Zippable = Object.fromEntries(parts.map(([name, xml]) => [name, utf8Encode(head + xml)]));
  return zipSync(files, { mtime: modified, level: 6 });
}

function cell(content: WorkbookCell, column: number, row: number): string {
  const place = `r="${columnName(column)}${row}"`;
  if (typeof content !== 'string') {
    if ('date' in content) return `<c ${place} s="2"><v>${daysBetween(epoch, content.date)}</v></c>`;
    if (/^-?\d+(?:\.\d+)?$/.test(content.number)) return `<c ${place} s="1"><v>${content.number}</v></c>`;
    return cell(content.number, column, row);
  }
  if (content === '') return '';
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(content)}</t></is></c>`;
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function escaped(text: string): string {
  return escapeXml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));
}
