import { type Amount, parseAmount } from '../../money/amount.ts';
import { parseCreditorReference } from '../../reference/creditor-reference.ts';
import { limits } from '../limits.ts';
import type { EpcDraft, EpcTransfer, EpcVersion } from '../payment.ts';
import type { Validation } from './validation.ts';

/** EPC069-12, version: 002 where nothing is said. */
export function validateVersion({ version = '002' }: EpcDraft, validation: Validation): EpcVersion | undefined {
  return version === '001' || version === '002'
    ? version
    : validation.report('EPC_VERSION', ['version'], { version: version.slice(0, 10) });
}

/** EPC069-12, identification code: SCT where nothing is said. */
export function validateTransfer({ transfer = 'SCT' }: EpcDraft, validation: Validation): EpcTransfer | undefined {
  return transfer === 'SCT' || transfer === 'INST' ? transfer : validation.report('EPC_TRANSFER', ['transfer']);
}

/** EPC069-12, AT-04: euros from 0.01 to 999999999.99, or left to the payer. */
export function validateAmount({ amount: text }: EpcDraft, validation: Validation): Amount | undefined {
  if (text === undefined || text === '') return undefined;
  const amount = validation.accept(parseAmount(text), ['amount']);
  if (amount !== '0.00') return amount;
  return validation.report('AMOUNT_RANGE', ['amount'], { min: limits.amountMin, max: limits.amountMax });
}

/** EPC069-12, AT-44: a code of ISO 20022. */
export function validatePurpose({ purpose }: EpcDraft, validation: Validation): string | undefined {
  if (purpose === undefined || purpose === '') return undefined;
  if (purpose.length <= limits.purposeLengthMax && /^[A-Z0-9]+$/.test(purpose)) return purpose;
  return validation.report('EPC_PURPOSE', ['purpose'], { max: limits.purposeLengthMax });
}

/**
 * EPC069-12, AT-05 (structured): a creditor reference of ISO 11649 "may be used", so that references of a country pass too.
 * What begins like a creditor reference must be one.
 */
export function validateReference({ reference }: EpcDraft, validation: Validation): string | undefined {
  const text = validation.text(reference, limits.referenceLengthMax, 'reference');
  if (text === undefined || !/^RF\d\d/.test(text)) return text;
  return validation.accept(parseCreditorReference(text), ['reference']);
}

/** EPC069-12, AT-05: structured or unstructured remittance information, not both. */
export function validateMessage(draft: EpcDraft, validation: Validation): string | undefined {
  const message = validation.text(draft.message, limits.messageLengthMax, 'message');
  if (draft.message && draft.reference) validation.report('EPC_REFERENCE_AND_MESSAGE', ['message']);
  return message;
}
