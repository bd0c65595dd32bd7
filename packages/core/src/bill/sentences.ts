import { paymentPartProblems } from '../payment-part/problems.ts';
import type { Sentences } from '../problem/sentence.ts';
import { qrProblems } from '../qr/problems.ts';
import { checkSentences } from './check-sentences.ts';

/** The sentences of what can be wrong with a bill, its options and what is drawn of it. */
export const billSentences: Sentences = { ...checkSentences, ...paymentPartProblems, ...qrProblems };
