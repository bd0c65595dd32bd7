import { currencyCodes } from './currencies.generated.ts';

const known: ReadonlySet<string> = new Set(currencyCodes);

/** Whether a text is a currency code of ISO 4217 (three capitals; metals, funds and test codes are none). */
export function isCurrencyCode(text: string): boolean {
  return known.has(text);
}
