import { booksFormats, booksSettingsModel, journalOf, parseBooksSettings, writeBooks } from '@rappen/core/bookkeeping';
import {
  anyText,
  choice,
  type Infer,
  isRecord,
  object,
  openObject,
  optional,
  read,
  required,
  wholeNumber,
} from '@rappen/core/model';
import type { Reconciliation } from '@rappen/core/reconciliation';
import { ok, type Result, resultOf } from '@rappen/core/result';
import type { StatementFile } from '@rappen/core/statement';
import { limits } from '../../limits.ts';
import { within } from '../../problems/index.ts';
import { findings } from '../reading/reading.ts';
import { listed } from './order.ts';

const booksFormat = required(choice(booksFormats), 'The program that the file is for');

/** Which double entries are wanted. */
export const booksRequestModel = object(
  { format: booksFormat, settings: optional(booksSettingsModel, 'Default: the Swiss SME chart of accounts') },
  { name: 'BooksRequest' },
);

/** The bookings as double entries, in the file of a program. */
export const booksAnswerModel = openObject(
  {
    format: booksFormat,
    type: required(anyText(), 'Media type of the file'),
    extension: required(anyText(), 'How its name ends'),
    text: required(anyText(), 'The file, to be written in UTF-8'),
    entries: required(wholeNumber(), 'How many entries it has'),
    left: required(
      wholeNumber(),
      'Bookings of open that are in no entry, because it is not decided whether they are money',
    ),
    notices: required(findings, 'What a person has to look at'),
  },
  { name: 'Books' },
);

/** The double entries of a reconciliation, where they are asked for. Problems have their place in `books`. */
export function booksOf(
  input: unknown,
  result: Reconciliation,
  statements: readonly StatementFile[],
): Result<Infer<typeof booksAnswerModel> | undefined> {
  if (input === undefined) return ok(undefined);
  // The settings are read with their rules
  const asked = read(object({ format: booksFormat, settings: optional(openObject({})) }), input, {
    entriesMax: limits.bodyEntriesMax,
  });
  const settings = parseBooksSettings(isRecord(input) ? (input['settings'] ?? {}) : {});
  const problems = [
    ...(asked.ok ? [] : within(['books'], asked.problems)),
    ...(settings.ok ? [] : within(['books', 'settings'], settings.problems)),
  ];
  if (!asked.ok || !settings.ok) return resultOf(undefined, problems);
  const { format } = asked.value;
  const journal = journalOf(result, statements, settings.value);
  const file = writeBooks(journal, format, settings.value);
  if (!file.ok) return resultOf(undefined, within(['books', 'settings'], file.problems));
  const { entries, left, notices } = journal;
  return ok({ format, ...file.value, entries: entries.length, left: left.length, notices: listed(notices) });
}
