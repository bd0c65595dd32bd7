import type { Invoice } from '../../records/desk/records.ts';
import { typedAddress } from './address.ts';

/** `2026-001 Muster AG.pdf`, in signs that every file system takes. */
export function fileNameOf(
  { number, address }: Pick<Invoice, 'number' | 'address'>,
  ending: 'pdf' | 'xml' = 'pdf',
): string {
  const name = `${number} ${typedAddress(address).lines[0] ?? ''}`;
  return `${name
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)}.${ending}`;
}
