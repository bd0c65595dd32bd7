/**
 * Writes a table as CSV: semicolons, as spreadsheets in Switzerland expect, lines ending with CR LF, and quotes where a text
 * needs them. Source: RFC 4180.
 */
export function writeCsv(table: readonly (readonly string[])[]): string {
  return table.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(text: string): string {
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
