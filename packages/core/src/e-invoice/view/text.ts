import { limits } from '../limits.ts';
import type { EInvoiceView } from './view.ts';
import { labelOf, sentenceIn, type ViewLanguage } from './words.ts';

/**
 * A view as plain text: sections with a line for each row, groups indented, line ends as `\n`. Other control characters become blanks, so
 * that no text of a sender controls a terminal.
 */
export function writeEInvoiceView(view: EInvoiceView): string {
  const { title, seller, buyer, due, sections, unread, language } = view;
  const lines = [
    title,
    [seller, buyer].filter(Boolean).join(' → '),
    due === undefined ? '' : `${due.label}: ${due.shown}`,
  ];
  for (const { title: name, detail, amount, note, rows } of sections) {
    const heading = [[name, detail].filter(Boolean).join(': '), amount].filter(Boolean).join(', ');
    lines.push('', heading, '-'.repeat(Math.min([...heading].length, limits.foundShownMax)));
    if (note !== undefined) lines.push(note);
    let group = '';
    for (const row of rows) {
      if (row.group !== group && row.group !== '') lines.push(`  ${row.group}`);
      group = row.group;
      const indent = group === '' ? '' : '    ';
      const shown = shortened(row.shown, language)
        .split(/\r\n?|\n/)
        .join(`\n${indent}  `);
      lines.push(`${indent}${row.label}: ${shown}`);
    }
  }
  if (unread.length > 0) lines.push('', labelOf('§unread', language) ?? '');
  for (const { path, value } of unread) lines.push(`${path}: ${shortened(value, language)}`);
  return `${lines
    .map(printable)
    .filter((line, index) => line !== '' || index > 2)
    .join('\n')}\n`;
}

function printable(line: string): string {
  return line.replace(/[^\P{Cc}\n]/gu, ' ');
}

/** A value as long as a person may read it, with how much more there is. */
export function shortened(text: string, language: ViewLanguage): string {
  const max = limits.viewTextMax;
  if (text.length <= max) return text;
  return `${text.slice(0, max)} … [${sentenceIn('@shortened', language, { count: text.length - max })}]`;
}
