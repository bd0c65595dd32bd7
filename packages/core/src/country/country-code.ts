import { countryCodeText } from './countries.generated.ts';

/** Whether a text is one of the 249 alpha-2 codes: two capitals, as the guidelines write them. Source: ISO 3166-1. */
export function isCountryCode(text: string): boolean {
  if (text.length !== 2) return false;
  for (let at = 0; at < countryCodeText.length; at += 2) if (countryCodeText.startsWith(text, at)) return true;
  return false;
}
