import { isAmount } from '../money/amount.ts';
import type { Problem } from '../problem/problem.ts';
import { parseEbillProcedure } from './alternative-procedures/ebill.ts';
import { parseSwicoS1 } from './billing-information/swico-s1-text.ts';
import type { InvoiceDraft } from './draft.ts';

/**
 * Lists texts that the guidelines allow but programs will not understand: billing information that begins like Swico S1 but breaks
 * its syntax or totals, and an alternative procedure called eBill that breaks the eBill syntax. The bill stays valid.
 * Reports `swico.*`, `ebill.*`, `text.*` with the path of the field in the draft.
 */
export function notesOf({ billingInformation = '', alternativeProcedures = [], amount = '' }: InvoiceDraft): Problem[] {
  const notes: Problem[] = [];
  if (billingInformation.startsWith('//S1')) {
    const swico = parseSwicoS1(billingInformation, isAmount(amount) ? amount : undefined);
    if (!swico.ok) notes.push(...swico.problems.map((found) => ({ ...found, path: ['billingInformation'] })));
  }
  for (const [index, text] of alternativeProcedures.entries()) {
    if (!/^\s*eBill(?![\p{L}\p{N}])/iu.test(text)) continue;
    const ebill = parseEbillProcedure(text);
    const path = ['alternativeProcedures', index];
    if (!ebill.ok) notes.push(...ebill.problems.map((found) => ({ ...found, path })));
  }
  return notes;
}
