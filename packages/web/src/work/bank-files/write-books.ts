import { booksSettingsModel, journalOfEntries, parseBooksSettings, writeBooks } from '@rappen/core/bookkeeping';
import { writeValue } from '@rappen/core/model';
import { ok, type Result } from '@rappen/core/result';
import type { BooksRequest, WrittenBooks } from './protocol.ts';

/** Writes entries as a file for the books, by day. Reports what keeps it from being written, and what is wrong with the settings. */
export function writeBooksFile({ entries, format, settings: given }: BooksRequest): Result<WrittenBooks> {
  const settings = parseBooksSettings(writeValue(booksSettingsModel, given));
  if (!settings.ok) return settings;
  const byDay = [...entries].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  const journal = journalOfEntries(byDay, settings.value);
  const written = writeBooks(journal, format, settings.value);
  if (!written.ok) return written;
  const { text, type, extension } = written.value;
  return ok({ file: new Blob([text], { type }), extension, notices: journal.notices });
}
