import { countryCodeText } from './countries.generated.ts';

/** Made when it is first needed. */
let codes: ReadonlySet<string> | undefined;

/** Whether a text is one of the 249 alpha-2 codes: two capital letters, as the guidelines write them. Source: ISO 3166-1. */
export function isCountryCode(text: string): boolean {
  codes ??= new Set(countryCodeText.match(/../g));
  return codes.has(text);
}
