import type { BillMailer } from '../../../ports/bill-mailer.ts';

/** The `Message-ID` of a mail, in its angle brackets. `id`: of letters and digits, in whichever case. */
export function messageIdOf(id: string, { domain }: BillMailer): string {
  return `<${id.toLowerCase()}@${domain}>`;
}

/** The id, in small letters, that a `Message-ID` of this service was made of; undefined: it is none. */
export function idOfMessage(messageId: string, { domain }: BillMailer): string | undefined {
  const [, id, at] = /^<((?:bcid)?[0-9a-f]{32})@([^<>@\s]+)>$/i.exec(messageId) ?? [];
  return at?.toLowerCase() === domain.toLowerCase() ? id?.toLowerCase() : undefined;
}

/** What a server says names the recipient as a rule; whoever sent the mail has the address already. */
export function withoutAddresses(reason: string): string {
  return reason.replaceAll(/<?[^\s<>@]+@[^\s<>]+>?/g, '(address)');
}
