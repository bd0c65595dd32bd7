import { pdfProblems } from '@rappen/pdf/problems';
import { eInvoiceProblems } from '../e-invoice/problems.ts';
import type { Sentences } from '../problem/sentence.ts';
import { xmlProblems } from '../xml/problems.ts';
import { invoiceSentences } from './invoice-sentences.ts';

/** The same, and those of e-invoices and of the files that they are in. */
export const eInvoiceSentences: Sentences = {
  ...invoiceSentences,
  ...eInvoiceProblems,
  ...pdfProblems,
  ...xmlProblems,
};
