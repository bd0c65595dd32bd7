import { crc32, hex, hexOf } from '@rappen/pdf/internal/base';
import { sha256Of } from '../sha256.ts';

/** A new API key: `rappen_`, eight characters that name it, 256 random bits, and the CRC-32 of all that. */
export function newApiKey(): string {
  const key = `rappen_${randomHex(4)}_${randomHex(32)}`;
  return key + checksumOf(key);
}

/** Whether a text looks like a key of `newApiKey` but is not valid, so that no look-up is needed. Older keys have no checksum. */
export function isMistypedKey(text: string): boolean {
  if (!/^rappen_[0-9a-f]{8}_/.test(text)) return false;
  const [, key = '', checksum] = /^(rappen_[0-9a-f]{8}_[0-9a-f]{64})([0-9a-f]{8})?$/.exec(text) ?? [];
  return key === '' || (checksum !== undefined && checksum !== checksumOf(key));
}

/** CRC-32 (ISO 3309) in hexadecimal. */
function checksumOf(ascii: string): string {
  return hex(crc32(new TextEncoder().encode(ascii)), 8);
}

/** What people may see of a key that `newApiKey` made: all but the random bits. */
export function keyPrefixOf(key: string): string {
  return key.slice(0, key.lastIndexOf('_'));
}

/** What a key is looked up by: its SHA-256, so that no comparison leaks how much of a guess was right. */
export function keyHashOf(key: string): Promise<string> {
  return sha256Of(new TextEncoder().encode(key));
}

function randomHex(bytes: number): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(bytes)));
}
