import { isAmount } from '../money/amount.ts';
import type { Problem } from '../problem/problem.ts';
import { parseEbillProcedure } from './alternative-procedures/ebill.ts';
import { parseSwicoS1 } from './billing-information/swico-s1-text.ts';
import type { InvoiceDraft } from './draft.ts';
import type { RuleProfile } from './profile.ts';
import { profileNotesOf } from './profile-notes.ts';

/**
 * Lists what leaves a bill valid but should be known: billing information that begins like Swico S1 but breaks its syntax or totals,
 * an alternative procedure called eBill that breaks the eBill syntax, and a QR reference with EUR, which ends with the profile.
 * Reports `SWICO_*`, `EBILL_*`, `TEXT_*` and `REFERENCE_TYPE_QRR_EUR_ENDS` with the path of the field in the draft.
 */
export function notesOf(draft: InvoiceDraft, profile: RuleProfile): Problem[] {
  const { billingInformation = '', alternativeProcedures = [], amount = '' } = draft;
  const notes = profileNotesOf(draft, profile);
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
