import type { Amount } from '../money/amount.ts';
import type { QrInvoice } from './invoice.ts';
import { limits } from './limits.ts';
import { payloadLength, writePayload } from './payload.ts';
import type { RuleProfile } from './profile.ts';

/** The message of a bill over 0.00 that must not be paid, by language (guidelines, section on notifications). */
export const notificationMessages = {
  de: 'NICHT ZUR ZAHLUNG VERWENDEN',
  fr: 'NE PAS UTILISER POUR LE PAIEMENT',
  it: 'NON UTILIZZARE PER IL PAGAMENTO',
  en: 'DO NOT USE FOR PAYMENT',
  rm: 'BETG DUVRAR PER IL PAJAMENT',
} as const;

const languageOf: ReadonlyMap<string, string> = new Map(
  Object.entries(notificationMessages).map(([language, message]) => [message, language]),
);

/**
 * Whether a message is, to the letter, one that marks a bill which must not be paid under the rules of a profile: Romansh is
 * one of their languages from version 2.3 on.
 */
export function isNotificationMessage(text: string | undefined, { romansh }: RuleProfile): boolean {
  const language = text === undefined ? undefined : languageOf.get(text);
  return language !== undefined && (romansh || language !== 'rm');
}

/** The message of a bill that must not be paid: in the language asked for where the profile has it, else in German. */
export function notificationMessage(language: keyof typeof notificationMessages, { romansh }: RuleProfile): string {
  return notificationMessages[language === 'rm' && !romansh ? 'de' : language];
}

const nothingDue = '0.00' as Amount;

/** What a notification gives up, in this order, where its message leaves no room for it. */
const dispensable: readonly Partial<QrInvoice>[] = [
  {},
  { billingInformation: undefined },
  { alternativeProcedures: [] },
  { debtor: undefined },
];

/**
 * Turns a bill into a notification that must not be paid: the amount is 0.00, and the message is the fixed one of `language`
 * (`notificationMessage`) in place of its own. Where the result would pass 140 characters of message and billing information or 997 in all, it loses
 * billing information, then alternative procedures, then the debtor. It keeps every rule that the bill kept.
 * Source: guidelines, section on notifications.
 */
export function asNotification(
  invoice: QrInvoice,
  language: keyof typeof notificationMessages,
  profile: RuleProfile,
): QrInvoice {
  const unstructuredMessage = notificationMessage(language, profile);
  let notification: QrInvoice = { ...invoice, amount: nothingDue, unstructuredMessage };
  for (const loss of dispensable) {
    notification = { ...notification, ...loss };
    if (fits(notification)) break;
  }
  return notification;
}

function fits(invoice: QrInvoice): boolean {
  const { unstructuredMessage = '', billingInformation = '' } = invoice;
  return (
    unstructuredMessage.length + billingInformation.length <= limits.additionalInformationLengthMax &&
    payloadLength(writePayload(invoice)) <= limits.payloadLengthMax
  );
}
