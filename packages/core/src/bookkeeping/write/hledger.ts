import { negated } from '../../money/decimal-text.ts';
import { ok } from '../../result.ts';
import type { JournalEntry, JournalLine } from '../journal.ts';
import { limits } from '../limits.ts';
import type { BooksWriter } from './books-file.ts';
import { openComments, plainAccount } from './plain-accounts.ts';
import { lineText } from './texts.ts';

/**
 * A journal for hledger: a transaction each, amounts with their currency in front, converted ones with
 * what they cost. Source: hledger, journal format.
 */
export const writeHledger: BooksWriter = ({ entries, left }) => {
  const head = ['decimal-mark .', ...openComments(left)].join('\n');
  return ok(`${[head, ...entries.map(transaction)].join('\n\n')}\n`);
};

function transaction({ date, valueDate, document, text, lines, currency, account }: JournalEntry): string {
  const days = valueDate === undefined || valueDate === date ? date : `${date}=${valueDate}`;
  const code = document === undefined ? '' : ` (${description(document).replace(/[()]/g, '')})`;
  const width = Math.max(...lines.map((line) => plainAccount(line).length));
  return [
    `${days} *${code} ${description(text) || 'Booking'}`,
    `    ; account: ${comment(account)}`,
    ...lines.map((line) => posting(line, currency, width)),
  ].join('\n');
}

function posting(line: JournalLine, currency: string, width: number): string {
  const { side, amount, foreign, text } = line;
  const sign = (value: string) => (side === 'debit' ? value : negated(value));
  const value =
    foreign === undefined
      ? `${currency} ${sign(amount)}`
      : `${foreign.currency} ${sign(foreign.amount)} @@ ${currency} ${amount}`;
  return `    ${plainAccount(line).padEnd(width)}  ${value}  ; ${comment(text)}`;
}

/** A semicolon would begin a comment, a bar would part payee and note, the first of some characters is a mark. */
function description(text: string): string {
  return lineText(text, limits.textLengthMax)
    .replace(/;/g, ',')
    .replace(/\|/g, '/')
    .replace(/^[*!(\s]+/, '');
}

/** Days in brackets, and after the word date, would move the booking. */
function comment(text: string): string {
  return lineText(text, limits.textLengthMax)
    .replace(/[[\]]/g, '')
    .replace(/\b(date2?):/gi, '$1 ');
}
