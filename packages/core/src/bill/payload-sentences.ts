import type { Sentences } from '../problem/sentence.ts';
import { codeReadingProblems } from '../qr/problems.ts';
import { payloadProblems } from '../swiss-qr/payload-problems.ts';
import { billSentences } from './sentences.ts';

/** The same, and those of the text of a code that is read. */
export const payloadSentences: Sentences = {
  ...billSentences,
  ...codeReadingProblems,
  ...payloadProblems,
};
