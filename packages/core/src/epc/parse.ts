import { problem } from '../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../result.ts';
import { utf8Length } from '../text/utf8.ts';
import { limits } from './limits.ts';
import { writeEpcPayload } from './payload.ts';
import type { EpcDraft, EpcPayment } from './payment.ts';
import { judgeAccount, judgeBic } from './rules/account.ts';
import { Judgement } from './rules/judgement.ts';
import {
  judgeAmount,
  judgeMessage,
  judgePurpose,
  judgeReference,
  judgeTransfer,
  judgeVersion,
} from './rules/payment.ts';

/**
 * Turns a draft into a payment that keeps every rule of EPC069-12, or lists all that is wrong with it. Version is 002 and the
 * transfer SCT where the draft does not say. Paths are the names of the fields.
 * Source: EPC069-12 (version 3.1 of March 2024), section 2, table of data elements.
 */
export function parseEpcDraft(draft: EpcDraft): Result<EpcPayment> {
  const judgement = new Judgement();
  const version = judgeVersion(draft, judgement);
  const transfer = judgeTransfer(draft, judgement);
  const account = new Judgement();
  const iban = judgeAccount(draft, account);
  const bic = judgeBic(draft, version, iban, judgement);
  const name = judgement.text(draft.name, limits.nameLengthMax, 'name');
  if (draft.name === undefined || draft.name === '') judgement.report('REQUIRED', ['name']);
  judgement.problems.push(...account.problems);
  const amount = judgeAmount(draft, judgement);
  const purpose = judgePurpose(draft, judgement);
  const reference = judgeReference(draft, judgement);
  const message = judgeMessage(draft, judgement);
  const information = judgement.text(draft.information, limits.informationLengthMax, 'information');
  if (judgement.problems.length > 0 || !version || !transfer || !name || !iban)
    return resultOf(undefined as never, judgement.problems);
  return fitting({ version, transfer, bic, name, iban, amount, purpose, reference, message, information });
}

/** Reports `EPC_TOO_LONG`: characters outside ASCII take more than one byte, and all elements together have a bound too. */
function fitting(payment: EpcPayment): Result<EpcPayment> {
  const length = utf8Length(writeEpcPayload(payment));
  const max = limits.payloadBytesMax;
  return length > max ? failed(problem('EPC_TOO_LONG', [], { length, max })) : ok(payment);
}
