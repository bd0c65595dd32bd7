import { problem } from '@rappen/core/problem';
import { normalizeBillText, type RuleProfile } from '@rappen/core/swiss-qr';

/** Quotes and apostrophes as people, telephones and word processors write them. */
const quotes = /[\u2018-\u201f\u2032\u2033\u2039\u203a\u00ab\u00bb]/g;

/** A text with plain quotes and apostrophes in the place of those that the QR code does not take; nothing else is changed. */
export function withPlainQuotes(text: string, { characterSet }: RuleProfile): string {
  return text.replace(quotes, (quote) => normalizeBillText(quote, characterSet).text || quote);
}

/** That quotes or apostrophes of a field were replaced: `TEXT_REPLACED`, which leaves the bill valid. */
export function quotesReplaced(field: string, from: string, to: string) {
  return problem('TEXT_REPLACED', [field], { from, to });
}
