import type { Branded } from '../brand.ts';
import { modulo11CheckDigit } from '../check-digits/modulo11.ts';
import { failed, ok, type Result } from '../result.ts';
import { problem } from './problems.ts';

/** Swiss enterprise number in its normal form: `CHE` and nine digits. */
export type Uid = Branded<string, 'Uid'>;

/**
 * Reads a UID with or without separators and VAT suffix: `CHE-123.456.788 MWST` → `CHE123456788`.
 * The check digit is only validated when asked: official samples break it. Reports `UID_FORMAT`, `UID_CHECK_DIGIT`.
 */
export function parseUid(text: string, options: { readonly checkDigit?: boolean } = {}): Result<Uid> {
  const normal = text
    .replace(/[\s.-]+/g, '')
    .toUpperCase()
    .replace(/(?:MWST|TVA|IVA|VAT)$/, '');
  if (!/^CHE\d{9}$/.test(normal)) return failed(problem('UID_FORMAT', []));
  if (options.checkDigit && modulo11CheckDigit(normal.slice(3, 11)) !== Number(normal.slice(11))) {
    return failed(problem('UID_CHECK_DIGIT', []));
  }
  return ok(normal as Uid);
}

/** For print: `CHE-123.456.788`. */
export function formatUid(uid: Uid): string {
  return uid.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3');
}
