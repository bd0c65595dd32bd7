import { modulo97CheckDigits } from '../check-digits/modulo97.ts';

/**
 * An account of a statement as it can be compared: that of a German bank code and number is its IBAN, under which other messages of the
 * same bank name it. Anything else stays. Source: Deutsche Bundesbank, IBAN rule 0000.
 */
export function comparableAccount(id: string): string {
  const [, bank, number] = /^(\d{8})\/(\d{1,10})$/.exec(id) ?? [];
  if (bank === undefined || number === undefined) return id;
  const account = `${bank}${number.padStart(10, '0')}`;
  return `DE${modulo97CheckDigits('DE', account)}${account}`;
}
