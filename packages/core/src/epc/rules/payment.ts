import { type Amount, parseAmount } from '../../money/amount.ts';
import { parseCreditorReference } from '../../reference/creditor-reference.ts';
import { limits } from '../limits.ts';
import type { EpcDraft, EpcTransfer, EpcVersion } from '../payment.ts';
import type { Judgement } from './judgement.ts';

/** EPC069-12, version: 002 where nothing is said. */
export function judgeVersion({ version = '002' }: EpcDraft, judgement: Judgement): EpcVersion | undefined {
  return version === '001' || version === '002'
    ? version
    : judgement.report('EPC_VERSION', ['version'], { version: version.slice(0, 10) });
}

/** EPC069-12, identification code: SCT where nothing is said. */
export function judgeTransfer({ transfer = 'SCT' }: EpcDraft, judgement: Judgement): EpcTransfer | undefined {
  return transfer === 'SCT' || transfer === 'INST' ? transfer : judgement.report('EPC_TRANSFER', ['transfer']);
}

/** EPC069-12, AT-04: euros from 0.01 to 999999999.99, or left to the payer. */
export function judgeAmount({ amount: text }: EpcDraft, judgement: Judgement): Amount | undefined {
  if (text === undefined || text === '') return undefined;
  const amount = judgement.accept(parseAmount(text), 'amount');
  if (amount !== '0.00') return amount;
  return judgement.report('AMOUNT_RANGE', ['amount'], { min: limits.amountMin, max: limits.amountMax });
}

/** EPC069-12, AT-44: a code of ISO 20022. */
export function judgePurpose({ purpose }: EpcDraft, judgement: Judgement): string | undefined {
  if (purpose === undefined || purpose === '') return undefined;
  if (purpose.length <= limits.purposeLengthMax && /^[A-Z0-9]+$/.test(purpose)) return purpose;
  return judgement.report('EPC_PURPOSE', ['purpose'], { max: limits.purposeLengthMax });
}

/**
 * EPC069-12, AT-05 (structured): a creditor reference of ISO 11649 "may be used", so that references of a country pass too.
 * What begins like a creditor reference must be one.
 */
export function judgeReference({ reference }: EpcDraft, judgement: Judgement): string | undefined {
  const text = judgement.text(reference, limits.referenceLengthMax, 'reference');
  if (text === undefined || !/^RF\d\d/.test(text)) return text;
  return judgement.accept(parseCreditorReference(text), 'reference');
}

/** EPC069-12, AT-05: structured or unstructured remittance information, not both. */
export function judgeMessage(draft: EpcDraft, judgement: Judgement): string | undefined {
  const message = judgement.text(draft.message, limits.messageLengthMax, 'message');
  if (draft.message && draft.reference) judgement.report('EPC_REFERENCE_AND_MESSAGE', ['message']);
  return message;
}
