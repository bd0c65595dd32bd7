import { countryProblems } from '../country/problems.ts';
import { dateProblems } from '../date/problems.ts';
import { ibanProblems } from '../iban/problems.ts';
import { modelProblems } from '../model/problems.ts';
import { moneyProblems } from '../money/problems.ts';
import type { Problem } from '../problem/problem.ts';
import type { Sentences } from '../problem/sentence.ts';
import { referenceProblems } from '../reference/problems.ts';
import { billingInformationProblems } from '../swiss-qr/billing-information/problems.ts';
import { swissQrProblems } from '../swiss-qr/problems.ts';
import { textProblems } from '../text/problems.ts';
import { inBillNames } from './names.ts';
import { type BillProblem, billProblem } from './problems.ts';

/** The sentences of what can be wrong with a bill. */
export const checkSentences: Sentences = {
  ...countryProblems,
  ...dateProblems,
  ...ibanProblems,
  ...modelProblems,
  ...moneyProblems,
  ...referenceProblems,
  ...billingInformationProblems,
  ...swissQrProblems,
  ...textProblems,
};

/** What leaves a bill valid, ready to be printed, with the field names of `Bill`. */
export function warningsOf(found: readonly Problem[], sentences: Sentences): BillProblem[] {
  return inBillNames(found).map((warning) => billProblem(warning, sentences));
}
