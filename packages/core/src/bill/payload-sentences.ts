import type { Sentences } from '../problem/sentence.ts';
import { codeReadingProblems } from '../qr/problems.ts';
import { alternativeProceduresProblems } from '../swiss-qr/alternative-procedures/problems.ts';
import { swicoReadingProblems } from '../swiss-qr/billing-information/problems.ts';
import { payloadProblems } from '../swiss-qr/payload-problems.ts';
import { billSentences } from './sentences.ts';

/** The same, and those of the text of a code that is read. */
export const payloadSentences: Sentences = {
  ...billSentences,
  ...codeReadingProblems,
  ...payloadProblems,
  ...alternativeProceduresProblems,
  ...swicoReadingProblems,
};
