import { ok, type Result } from '../../result.ts';
import type { Journal } from '../journal.ts';
import type { BooksSettings } from '../settings.ts';
import { writeAbacus } from './abacus.ts';
import { writeBanana } from './banana.ts';
import { writeBeancount } from './beancount.ts';
import { writeBexio } from './bexio.ts';
import type { BooksWriter } from './books-file.ts';
import { writeDatev } from './datev.ts';
import { writeHledger } from './hledger.ts';

/** Programs for bookkeeping that a journal can be written for. */
export const booksFormats = ['hledger', 'beancount', 'datev', 'banana', 'bexio', 'abacus'] as const;
export type BooksFormat = (typeof booksFormats)[number];

interface Format {
  readonly write: BooksWriter;
  /** Of the media type. */
  readonly type: string;
  /** How a file of it is named, behind the point. */
  readonly extension: string;
}

const formats: Readonly<Record<BooksFormat, Format>> = {
  hledger: { write: writeHledger, type: 'text/plain', extension: 'journal' },
  beancount: { write: writeBeancount, type: 'text/plain', extension: 'beancount' },
  datev: { write: writeDatev, type: 'text/csv', extension: 'csv' },
  banana: { write: writeBanana, type: 'text/tab-separated-values', extension: 'txt' },
  bexio: { write: writeBexio, type: 'text/csv', extension: 'csv' },
  abacus: { write: writeAbacus, type: 'application/xml', extension: 'xml' },
};

/** A journal as a file: its text is to be written in UTF-8. */
export interface BooksFile {
  readonly text: string;
  readonly type: string;
  readonly extension: string;
}

/**
 * Writes a journal as the file of a program. Reports what keeps it from being written there: accounts in a form that the program does
 * not know, missing rates and numbers, more than one business year. The same journal always gives the same text.
 */
export function writeBooks(journal: Journal, format: BooksFormat, settings: BooksSettings): Result<BooksFile> {
  const { write, type, extension } = formats[format];
  const text = write(journal, settings);
  return text.ok ? ok({ text: text.value, type, extension }) : text;
}
