import { utf8Length } from '@rappen/pdf/internal/base';
import { failed, ok, type Result, resultOf } from '../result.ts';
import { limits } from './limits.ts';
import { writeEpcPayload } from './payload.ts';
import type { EpcDraft, EpcPayment } from './payment.ts';
import { problem } from './problems.ts';
import { validateAccount, validateBic } from './rules/account.ts';
import {
  validateAmount,
  validateMessage,
  validatePurpose,
  validateReference,
  validateTransfer,
  validateVersion,
} from './rules/payment.ts';
import { Validation } from './rules/validation.ts';

/**
 * Turns a draft into a payment that keeps every rule of EPC069-12, or lists every problem. Version is 002 and the
 * transfer SCT by default. Paths are the names of the fields.
 * Source: EPC069-12 (version 3.1 of March 2024), section 2, table of data elements.
 */
export function parseEpcDraft(draft: EpcDraft): Result<EpcPayment> {
  const validation = new Validation();
  const version = validateVersion(draft, validation);
  const transfer = validateTransfer(draft, validation);
  const account = new Validation();
  const iban = validateAccount(draft, account);
  const bic = validateBic(draft, version, iban, validation);
  const name = validation.text(draft.name, limits.nameLengthMax, 'name');
  if (draft.name === undefined || draft.name === '') validation.report('REQUIRED', ['name']);
  validation.problems.push(...account.problems);
  const amount = validateAmount(draft, validation);
  const purpose = validatePurpose(draft, validation);
  const reference = validateReference(draft, validation);
  const message = validateMessage(draft, validation);
  const information = validation.text(draft.information, limits.informationLengthMax, 'information');
  if (validation.problems.length > 0 || !version || !transfer || !name || !iban)
    return resultOf(undefined as never, validation.problems);
  return fitting({ version, transfer, bic, name, iban, amount, purpose, reference, message, information });
}

/** Reports `EPC_TOO_LONG`: characters outside ASCII take more than one byte, and all elements together have a bound too. */
function fitting(payment: EpcPayment): Result<EpcPayment> {
  const length = utf8Length(writeEpcPayload(payment));
  const max = limits.payloadBytesMax;
  return length > max ? failed(problem('EPC_TOO_LONG', [], { length, max })) : ok(payment);
}
