/** The message of a bill over 0.00 that must not be paid, by language (guidelines, section on notifications). */
export const notificationMessages = {
  de: 'NICHT ZUR ZAHLUNG VERWENDEN',
  fr: 'NE PAS UTILISER POUR LE PAIEMENT',
  it: 'NON UTILIZZARE PER IL PAGAMENTO',
  en: 'DO NOT USE FOR PAYMENT',
  rm: 'BETG DUVRAR PER IL PAJAMENT',
} as const;

const messages: ReadonlySet<string> = new Set(Object.values(notificationMessages));

/** Whether a message is, to the letter, one that marks a bill which must not be paid. */
export function isNotificationMessage(text: string | undefined): boolean {
  return text !== undefined && messages.has(text);
}
