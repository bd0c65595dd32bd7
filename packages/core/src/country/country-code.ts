import { countryCodeText } from './countries.generated.ts';

/** Whether a text is one of the 249 alpha-2 codes: two capital letters, as the guidelines write them. Source: ISO 3166-1. */
export function isCountryCode(text: string): boolean {
  if (text.length !== 2) return false;
  let at = countryCodeText.indexOf(text);
  // Not the second letter of one code with the first of the next
  while (at % 2 === 1) at = countryCodeText.indexOf(text, at + 1);
  return at >= 0;
}
