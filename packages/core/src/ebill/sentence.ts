import { countryProblems } from '../country/problems.ts';
import { dateProblems } from '../date/problems.ts';
import { ibanProblems } from '../iban/problems.ts';
import { formProblems, modelProblems } from '../model/problems.ts';
import { moneyProblems } from '../money/problems.ts';
import type { Problem } from '../problem/problem.ts';
import { type Sentences, sentenceFrom } from '../problem/sentence.ts';
import { referenceProblems } from '../reference/problems.ts';
import { payloadProblems } from '../swiss-qr/payload-problems.ts';
import { swissQrProblems } from '../swiss-qr/problems.ts';
import { textProblems } from '../text/problems.ts';
import { ebillProblems } from './problems.ts';

const sentences: Sentences = {
  ...modelProblems,
  ...formProblems,
  ...textProblems,
  ...dateProblems,
  ...countryProblems,
  ...moneyProblems,
  ...ibanProblems,
  ...referenceProblems,
  ...swissQrProblems,
  ...payloadProblems,
  ...ebillProblems,
};

/** The English sentence of what is wrong with a business case. */
export function sentenceOf(found: Problem): string {
  return sentenceFrom(sentences, found);
}
