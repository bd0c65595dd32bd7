import { drawingProblems } from '../drawing/problems.ts';
import { invoiceDocumentProblems } from '../invoice-document/problems.ts';
import { jsonProblems } from '../json/problems.ts';
import { formProblems } from '../model/problems.ts';
import type { Sentences } from '../problem/sentence.ts';
import { referenceMakingProblems } from '../reference/problems.ts';
import { alternativeProceduresProblems } from '../swiss-qr/alternative-procedures/problems.ts';
import { swicoReadingProblems } from '../swiss-qr/billing-information/problems.ts';
import { completionProblems, twofoldProblems } from '../swiss-qr/problems.ts';
import { textChanges } from '../text/problems.ts';
import { uidProblems } from '../uid/problems.ts';
import { billSentences } from './sentences.ts';

/** The sentences of what can be wrong with a complete invoice and its options. */
export const invoiceSentences: Sentences = {
  ...billSentences,
  ...drawingProblems,
  ...formProblems,
  ...invoiceDocumentProblems,
  ...jsonProblems,
  ...referenceMakingProblems,
  ...alternativeProceduresProblems,
  ...swicoReadingProblems,
  ...completionProblems,
  ...twofoldProblems,
  ...textChanges,
  ...uidProblems,
};
