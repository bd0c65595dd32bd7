import type { Result } from '../../result.ts';
import type { Journal } from '../journal.ts';
import type { BooksSettings } from '../settings.ts';

/** Writes a journal as the file of a program, or says all that keeps it from being written. */
export type BooksWriter = (journal: Journal, settings: BooksSettings) => Result<string>;
