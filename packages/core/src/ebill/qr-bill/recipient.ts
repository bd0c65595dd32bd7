import type { Problem } from '../../problem/problem.ts';
import { failed, ok, type Result } from '../../result.ts';
import { type EbillProcedure, parseEbillProcedure, recipientOf } from '../../swiss-qr/alternative-procedures/ebill.ts';
import { limits } from '../limits.ts';
import { problem } from '../problems.ts';

/** Who receives a QR-bill as an eBill, by the member that `billRecipient` has for it. */
export type RecipientIdentifier =
  | { readonly emailAddress: string }
  | { readonly enterpriseIdentificationNumber: string }
  | { readonly billRecipientNetId: string };

/** The eBill procedures among the alternative procedures of a QR-bill. */
export function ebillProceduresOf(alternativeProcedures: readonly string[]): readonly EbillProcedure[] {
  return alternativeProcedures.flatMap((text) => {
    const procedure = parseEbillProcedure(text);
    return procedure.ok ? [procedure.value] : [];
  });
}

/**
 * The recipient that eBill procedures name, or else `eBillRecipientId:` in the text of the document: an id of up to 17
 * digits, a UID or an e-mail address. Reports `RECIPIENT_IDENTIFIER_MISSING`, and `RECIPIENT_AMBIGUOUS` for different ones.
 */
export function recipientIdentifierOf(
  procedures: readonly EbillProcedure[],
  documentText: string,
): Result<RecipientIdentifier> {
  const named = [...procedures.map((procedure) => procedure.recipient), ...mentionsIn(documentText)];
  const [recipient] = named;
  if (recipient === undefined) return failed(problem('RECIPIENT_IDENTIFIER_MISSING', ['billRecipient']));
  const count = new Set(named.map(({ value }) => value.toLowerCase())).size;
  if (count > 1) return failed(ambiguous(count));
  if (recipient.kind === 'billRecipientId') return ok({ billRecipientNetId: recipient.value });
  if (recipient.kind === 'emailAddress') return ok({ emailAddress: recipient.value });
  return ok({ enterpriseIdentificationNumber: recipient.value });
}

function ambiguous(count: number): Problem {
  return problem('RECIPIENT_AMBIGUOUS', ['billRecipient'], { count });
}

const mention = /eBillRecipientId:[ \t]{0,8}([A-Za-z0-9@._+-]{1,300})/g;

/** A full stop behind an id ends the sentence it stands in. */
function mentionsIn(text: string): readonly EbillProcedure['recipient'][] {
  const found: EbillProcedure['recipient'][] = [];
  for (const [, id = ''] of text.matchAll(mention)) {
    const recipient = recipientOf(id.endsWith('.') ? id.slice(0, -1) : id);
    if (recipient !== undefined) found.push(recipient);
    if (found.length >= limits.recipientMentionsMax) break;
  }
  return found;
}
