/** ISO 9362 as ISO 20022 writes it (BICFIDec2014). */
const grammar = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** Whether a text has the form of a BIC: 8 or 11 capital letters and digits. Source: ISO 9362. */
export function isBic(text: string): boolean {
  return grammar.test(text);
}
