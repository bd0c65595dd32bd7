import { type InvoiceDraft, isFilled } from '../draft.ts';
import { limits } from '../limits.ts';
import type { Validation } from './validation.ts';

/** Two slashes, the two-character code of the syntax, and its content. */
const billingInformationGrammar = /^\/\/[^/]{2}(?:\/|$)/;

export interface AdditionalInformation {
  readonly unstructuredMessage: string | undefined;
  readonly billingInformation: string | undefined;
}

/** Guidelines, section on additional information: message and billing information share 140 characters. */
export function validateAdditionalInformation(draft: InvoiceDraft, validation: Validation): AdditionalInformation {
  const lengthMax = limits.additionalInformationLengthMax;
  const unstructuredMessage = validation.optionalText(draft.unstructuredMessage, lengthMax, '', 'unstructuredMessage');
  const billingInformation = validation.optionalText(draft.billingInformation, lengthMax, '', 'billingInformation');
  if (billingInformation !== undefined && !billingInformationGrammar.test(billingInformation)) {
    validation.report('BILLING_INFORMATION_PREFIX', ['billingInformation']);
  }
  const length = (unstructuredMessage?.length ?? 0) + (billingInformation?.length ?? 0);
  if (length > lengthMax) {
    validation.report('ADDITIONAL_INFORMATION_TOO_LONG', ['unstructuredMessage'], { length, max: lengthMax });
  }
  return { unstructuredMessage, billingInformation };
}

/** Guidelines, section on alternative procedures: at most two; empty ones are none. */
export function validateAlternativeProcedures(draft: InvoiceDraft, validation: Validation): readonly string[] {
  const given = draft.alternativeProcedures;
  if (given === undefined || given.length === 0) return none;
  const filled: string[] = [];
  for (const [index, text] of given.entries()) {
    const validated = validation.optionalText(
      text,
      limits.alternativeProcedureLengthMax,
      'alternativeProcedures',
      index,
    );
    if (validated !== undefined) filled.push(validated);
  }
  const count = given.filter(isFilled).length;
  const max = limits.alternativeProcedureCountMax;
  if (count > max) validation.report('ALTERNATIVE_PROCEDURE_TOO_MANY', ['alternativeProcedures'], { count, max });
  return filled;
}

const none: readonly string[] = [];
