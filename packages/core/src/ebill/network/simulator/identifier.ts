import { hex } from '@rappen/pdf/internal/base';
import { modulo97Remainder } from '../../../check-digits/modulo97.ts';

/**
 * A prefix and 32 capital hexadecimal digits that look like chance and are not: the same for the same seed and number. For
 * one seed two numbers below 2^32 never give the same identifier, since the first eight digits are the number itself, mixed
 * by steps that can be undone.
 */
export function identifier(prefix: 'BCID' | 'EVID', seed: string, number: number): string {
  const start = seedOf(prefix + seed);
  const words = [0, 1, 2, 3].map((word) => mixed((number ^ start) + word * 0x9e3779b9));
  return prefix + words.map((word) => hex(word, 8).toUpperCase()).join('');
}

/** A recipient id of 17 digits with right check digits: 41, network 01, 00, nine digits of a text, modulo 97. */
export function recipientNetIdOf(text: string): string {
  const first = `410100${String(mixed(seedOf(text)) % 1_000_000_000).padStart(9, '0')}`;
  return first + String(98 - modulo97Remainder(`${first}00`)).padStart(2, '0');
}

function seedOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = mixed(hash ^ text.charCodeAt(i));
  return hash;
}

/** The finisher of MurmurHash3: one to one on 32 bits. */
function mixed(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
