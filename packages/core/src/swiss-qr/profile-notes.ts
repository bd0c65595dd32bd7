import type { Problem } from '../problem/problem.ts';
import type { InvoiceDraft } from './draft.ts';
import { problem } from './problems.ts';
import { qrReferenceWithEuroUntil, type RuleProfile } from './profile.ts';

/**
 * Lists what a profile allows and its successor ends: a QR reference with EUR (`REFERENCE_TYPE_QRR_EUR_ENDS`, with the last day, path
 * `currency`). The bill stays valid. Source: guidelines 2.4.
 */
export function profileNotesOf({ referenceType, currency }: InvoiceDraft, profile: RuleProfile): Problem[] {
  return referenceType === 'QRR' && currency === 'EUR' && !profile.qrReferenceOnlyWithChf
    ? [problem('REFERENCE_TYPE_QRR_EUR_ENDS', ['currency'], { until: qrReferenceWithEuroUntil })]
    : [];
}
