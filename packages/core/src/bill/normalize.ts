import type { Path, Problem } from '../problem/problem.ts';
import type { Sentences } from '../problem/sentence.ts';
import { type DraftChange, normalizeDraft } from '../swiss-qr/normalize.ts';
import { profileDefault, profiles } from '../swiss-qr/profile.ts';
import { change, textChanges } from '../text/problems.ts';
import type { Bill } from './bill.ts';
import { billOfDraft } from './bill-of-draft.ts';
import { fields } from './caller.ts';
import { checkSentences } from './check-sentences.ts';
import { draftOfBill } from './draft-of-bill.ts';
import { meantBy } from './meant.ts';
import { inBillNames } from './names.ts';
import { type CheckOptions, checkMembers, readOptions } from './options.ts';
import { type BillResult, billProblem, done, refused } from './problems.ts';

const options = /* @__PURE__ */ fields(checkMembers);
const sentences = (): Sentences => ({ ...checkSentences, ...textChanges });

/**
 * Replaces the characters of a bill that its code cannot carry by those that mean the same: curly quotes and dashes, ligatures, letters
 * with accents that the character set lacks, blanks of every kind. Each changed text is a warning, `TEXT_REPLACED`, with its place, what
 * stood there and what stands there now; without warnings nothing was changed. What has no equivalent stays, and no rule is looked at:
 * hand the bill to `checkBill`. Content of Swico S1 becomes its text. Problems are those of what is no bill: `TYPE`, `UNKNOWN_FIELD`,
 * `REQUIRED`, `LIST_TOO_LONG`. Source: IG 4.1.1.
 *
 * @example
 * const typed = normalizeBill({ ...bill, message: 'Rechnung „Garten“ – danke…' });
 * typed.ok && typed.value.message; // => 'Rechnung "Garten" - danke...'
 * typed.ok && typed.warnings.map(({ path }) => path); // => ['message']
 */
export function normalizeBill(bill: Bill, given?: CheckOptions): BillResult<Bill> {
  const settings = readOptions(options, given, meantBy);
  const { draft, language, problems } = draftOfBill(bill);
  const wrong = [...problems, ...settings.reader.problems];
  if (wrong.length > 0) return refused(wrong, sentences());
  const { characterSet } = profiles[settings.given.profile ?? profileDefault];
  const normalized = normalizeDraft(draft, characterSet);
  const { ultimateCreditor: _, referenceType: __, ...content } = billOfDraft(normalized.draft);
  const changes = inBillNames(normalized.changes.map((each) => changeProblem(each)));
  return done(
    { ...content, ...(language === undefined ? {} : { language }) } as Bill,
    changes.map((each) => billProblem(each, sentences())),
  );
}

/** What was done to a text, as a problem that is none. */
export function changeProblem({ path, from, to }: DraftChange, at: Path = []): Problem {
  return change('TEXT_REPLACED', [...at, ...path], { from: shortened(from), to: shortened(to) });
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
