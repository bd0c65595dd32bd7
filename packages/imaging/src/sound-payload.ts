import { modulo97Rotated } from '@rappen/core/check-digits';

/** Lines of a Swiss Payments Code: at least to the trailer, at most two alternative procedures (guidelines, data structure). */
const lineCount = { min: 31, max: 34 };

/**
 * Whether a text that was put together from doubtful modules is a Swiss Payments Code that can be trusted: header, trailer,
 * currency, and check digits of the IBAN.
 */
export function isSoundPayload(text: string): boolean {
  const lines = text.split(/\r?\n/);
  if (lines.length < lineCount.min || lines.length > lineCount.max + 1) return false;
  const [header, version, coding, iban = ''] = lines;
  if (header !== 'SPC' || version !== '0200' || coding !== '1' || lines[30] !== 'EPD') return false;
  if (lines[19] !== 'CHF' && lines[19] !== 'EUR') return false;
  return /^(CH|LI)\d{2}[0-9A-Z]{17}$/.test(iban) && modulo97Rotated(iban) === 1;
}
