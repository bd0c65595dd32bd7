import { type InvoiceDraft, isFilled } from '../draft.ts';
import { limits } from '../limits.ts';
import type { Judgement } from './judgement.ts';

/** Two slashes, the two-character code of the syntax, and its content. */
const billingInformationGrammar = /^\/\/[^/]{2}(?:\/|$)/;

export interface AdditionalInformation {
  readonly unstructuredMessage: string | undefined;
  readonly billingInformation: string | undefined;
}

/** Guidelines, section on additional information: message and bill information share 140 characters. */
export function judgeAdditionalInformation(draft: InvoiceDraft, judgement: Judgement): AdditionalInformation {
  const lengthMax = limits.additionalInformationLengthMax;
  const unstructuredMessage = judgement.optionalText(draft.unstructuredMessage, lengthMax, '', 'unstructuredMessage');
  const billingInformation = judgement.optionalText(draft.billingInformation, lengthMax, '', 'billingInformation');
  if (billingInformation !== undefined && !billingInformationGrammar.test(billingInformation)) {
    judgement.report('BILLING_INFORMATION_PREFIX', ['billingInformation']);
  }
  const length = (unstructuredMessage?.length ?? 0) + (billingInformation?.length ?? 0);
  if (length > lengthMax) {
    judgement.report('ADDITIONAL_INFORMATION_TOO_LONG', ['unstructuredMessage'], { length, max: lengthMax });
  }
  return { unstructuredMessage, billingInformation };
}

/** Guidelines, section on alternative procedures: at most two; empty ones are none. */
export function judgeAlternativeProcedures(draft: InvoiceDraft, judgement: Judgement): readonly string[] {
  const given = draft.alternativeProcedures;
  if (given === undefined || given.length === 0) return none;
  const filled: string[] = [];
  for (const [index, text] of given.entries()) {
    const judged = judgement.optionalText(text, limits.alternativeProcedureLengthMax, 'alternativeProcedures', index);
    if (judged !== undefined) filled.push(judged);
  }
  const count = given.filter(isFilled).length;
  const max = limits.alternativeProcedureCountMax;
  if (count > max) judgement.report('ALTERNATIVE_PROCEDURE_TOO_MANY', ['alternativeProcedures'], { count, max });
  return filled;
}

const none: readonly string[] = [];
