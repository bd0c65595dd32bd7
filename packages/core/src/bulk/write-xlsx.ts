import { utf8Encode } from '@rappen/pdf/base';
import { type Zippable, zipSync } from 'fflate';

/** Without a time zone: the same local fields, so the same bytes, wherever it is written. */
const modified = '1980-01-02T00:00:00';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const fixedParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${document}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${document}"><sheets><sheet name="QR-bills" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${document}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Writes a table as a workbook of one sheet. Every cell is text, so that no digit of an amount or account is lost. */
export function writeXlsx(table: readonly (readonly string[])[]): Uint8Array {
  const rows = table.map(
    (row, index) => `<row r="${index + 1}">${row.map((text, at) => cell(text, at, index + 1)).join('')}</row>`,
  );
  const sheet = `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
  const parts = Object.entries({ ...fixedParts, 'xl/worksheets/sheet1.xml': sheet });
  const files: Zippable = Object.fromEntries(parts.map(([name, xml]) => [name, utf8Encode(head + xml)]));
  return zipSync(files, { mtime: modified, level: 6 });
}

function cell(text: string, column: number, row: number): string {
  if (text === '') return '';
  return `<c r="${columnName(column)}${row}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** 0 → A, 25 → Z, 26 → AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
