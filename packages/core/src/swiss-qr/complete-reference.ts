import { completeCreditorReference } from '../reference/creditor-reference.ts';
import { completeQrReference } from '../reference/qr-reference.ts';
import { failed, ok, type Result } from '../result.ts';
import type { InvoiceDraft } from './draft.ts';
import { problem } from './problems.ts';

/**
 * Makes the reference of a draft that asks for one: `{number}`, or `{customer:number}` with type QRR, is completed with what
 * its type needs. Other references stay as they are. Reports `REFERENCE_BRACES` and what completing reports.
 */
export function completeReference(draft: InvoiceDraft): Result<InvoiceDraft> {
  const { reference, referenceType } = draft;
  if (reference === undefined || !reference.startsWith('{')) return ok(draft);
  const match = /^\{(?:([^{}:]+):)?([^{}:]+)\}$/.exec(reference);
  const [, customer, number] = match ?? [];
  if (
    number === undefined ||
    (referenceType !== 'QRR' && referenceType !== 'SCOR') ||
    (customer !== undefined && referenceType === 'SCOR')
  ) {
    return failed(problem('REFERENCE_BRACES', [], { open: '{', close: '}' }));
  }
  const completed = referenceType === 'QRR' ? completeQrReference(number, customer) : completeCreditorReference(number);
  return completed.ok ? ok({ ...draft, reference: completed.value }) : { ok: false, problems: completed.problems };
}
