import type { Evidence } from './anomaly.ts';

/**
 * Whether an identifier (an e-mail address, a UID, or an id of the network) is another than the recipient's own of the same
 * kind. An identifier of a kind that the data does not have says nothing.
 */
export function differsFromRecipient({ businessCase, recipient }: Evidence, identifier: string): boolean {
  const { emailAddress, enterpriseIdentificationNumber } = businessCase.billRecipient;
  const own = identifier.includes('@')
    ? [emailAddress, recipient.newEmailAddress]
    : identifier.startsWith('CHE')
      ? [enterpriseIdentificationNumber]
      : [recipient.billRecipientNetId];
  const known = own.filter((value) => value !== undefined).map((value) => value.toLowerCase());
  return known.length > 0 && !known.includes(identifier.toLowerCase());
}
