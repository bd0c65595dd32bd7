import type { Branded } from '../brand.ts';
import { modulo97CheckDigits } from '../check-digits/index.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';

/** Where a German authority receives invoices: up to twelve digits, perhaps up to 30 letters and digits, and two check digits. */
export type LeitwegId = Branded<string, 'LeitwegId'>;

/** The scheme of electronic addresses that are Leitweg-IDs (EAS). */
export const leitwegScheme = '0204';

const shape = /^(\d{2,12})(?:-([0-9A-Za-z]{1,30}))?-(\d{2})$/;

/**
 * Reads a Leitweg-ID, `04011000-1234512345-06`. Its check digits are those of ISO 7064 (modulo 97-10), over what stands before them.
 * Reports `LEITWEG_ID_FORMAT`, `LEITWEG_ID_CHECK_DIGITS`. Source: KoSIT, format of the Leitweg-ID 2.0.2.
 */
export function parseLeitwegId(text: string): Result<LeitwegId> {
  const [, coarse, fine = '', found] = shape.exec(text) ?? [];
  if (coarse === undefined) return failed(problem('LEITWEG_ID_FORMAT', []));
  const expected = modulo97CheckDigits('', coarse + fine);
  return found === expected
    ? ok(text as LeitwegId)
    : failed(problem('LEITWEG_ID_CHECK_DIGITS', [], { found: found ?? '', expected: expected ?? '' }));
}

/** Whether a text looks like a Leitweg-ID, whatever its check digits are. */
export function looksLikeLeitwegId(text: string): boolean {
  return shape.test(text);
}
