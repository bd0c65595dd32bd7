import type { CosString, CosValue } from '../../syntax/values.ts';
import { hasOperator } from '../check/content.ts';
import { boundedNumber, isSoundNumber } from '../check/numbers.ts';
import { limits } from '../limits.ts';

/** A value whose numbers are written as PDF has them, and no larger than PDF/A lets them be (ISO 19005-3, 6.1.13). */
export function soundNumber(value: CosValue): CosValue {
  if (value.kind === 'number') return isSoundNumber(value) ? value : boundedNumber(value.value);
  if (value.kind === 'array') return { kind: 'array', items: value.items.filter(isValue).map(soundNumber) };
  if (value.kind !== 'dictionary') return value;
  const entries = [...value.entries].filter(([, item]) => isValue(item));
  return { kind: 'dictionary', entries: new Map(entries.map(([key, item]) => [key, soundNumber(item)])) };
}

/** An operator within an array or a dictionary is none of its values. */
const isValue = (value: CosValue): boolean => value.kind !== 'word' || !hasOperator(value);

/** A string in pieces that PDF/A lets be (6.1.13): shown one behind the other they look the same. */
export function shortStrings({ bytes }: CosString): readonly CosString[] {
  // An even number, so that no code of two bytes is cut
  const pieceBytes = limits.stringBytesMax - 1;
  const count = Math.max(1, Math.ceil(bytes.length / pieceBytes));
  return Array.from({ length: count }, (_, index) => {
    return { kind: 'string', bytes: bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes) };
  });
}
