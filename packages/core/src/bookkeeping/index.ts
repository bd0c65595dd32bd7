export {
  type AccountRole,
  accountRoles,
  type BooksRole,
  type DebtorRole,
  debtorRoles,
  defaultAccounts,
  defaultDebtorAccounts,
} from './accounts.ts';
export { type Assignment, assignmentEntry, reversedEntry } from './by-hand.ts';
export type { Journal, JournalEntry, JournalLine } from './journal.ts';
export { journalOf } from './make-journal.ts';
export { journalOfEntries } from './name-accounts.ts';
export type { BooksSettings, BooksSettingsJson } from './settings.ts';
export { booksSettingsModel, parseBooksSettings } from './settings.ts';
export { type JournalLanguage, journalLanguages } from './words.ts';
export { type BooksFile, type BooksFormat, booksFormats, writeBooks } from './write/formats.ts';
