import { hexOf } from '@rappen/pdf/internal/base';

/** A name that no other record has; pages without encryption have no `randomUUID`. */
export function newId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(12)));
}
