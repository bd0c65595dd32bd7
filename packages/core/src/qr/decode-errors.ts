import { exponents, logarithms, multiply } from './reed-solomon.ts';

/**
 * Corrects a block of data and check codewords in place (ISO/IEC 18004, annex B): at most `errorsMax` wrong ones.
 * False when there are more; the block is then as it was. `checkCodewords` is at least twice `errorsMax`. A codeword whose
 * index is in `erased`, known to be unsure, costs half of what a wrong one costs that nobody suspects.
 */
export function correctErrors(
  block: Uint8Array,
  checkCodewords: number,
  errorsMax: number,
  erased: readonly number[] = [],
): boolean {
  const syndromes = syndromesOf(block, checkCodewords);
  if (syndromes === undefined) return true;
  const locator = errorLocator(syndromes, erasureLocator(block.length, erased));
  if (locator === undefined || 2 * (locator.length - 1) - erased.length > 2 * errorsMax) return false;
  const evaluator = errorEvaluator(syndromes, locator);
  const corrections: [index: number, value: number][] = [];
  for (let power = 0; power < block.length; power++) {
    const inverse = exponents[(255 - power) % 255] as number;
    if (valueAt(locator, inverse) !== 0) continue;
    // Forney's formula for a generator polynomial that begins with root α⁰
    const numerator = multiply(exponents[power] as number, valueAt(evaluator, inverse));
    corrections.push([block.length - 1 - power, quotient(numerator, derivativeAt(locator, inverse))]);
  }
  if (corrections.length !== locator.length - 1) return false;
  for (const [index, value] of corrections) block[index] = (block[index] as number) ^ value;
  return true;
}

/** The values of the block's polynomial at α⁰, α¹, …; undefined when all are zero: nothing is wrong. */
function syndromesOf(block: Uint8Array, count: number): Uint8Array | undefined {
  const syndromes = new Uint8Array(count);
  let isWrong = false;
  for (let power = 0; power < count; power++) {
    let value = 0;
    for (let i = 0; i < block.length; i++) {
      value = (block[i] as number) ^ (value === 0 ? 0 : (exponents[(logarithms[value] as number) + power] as number));
    }
    syndromes[power] = value;
    if (value !== 0) isWrong = true;
  }
  return isWrong ? syndromes : undefined;
}

/** The product of 1 − αᵖx over the powers p of the erased places, lowest power first. */
function erasureLocator(blockLength: number, erased: readonly number[]): Uint8Array {
  const locator = new Uint8Array(erased.length + 1);
  locator[0] = 1;
  for (const index of erased) {
    const root = exponents[blockLength - 1 - index] as number;
    for (let i = erased.length; i > 0; i--) {
      locator[i] = (locator[i] as number) ^ multiply(locator[i - 1] as number, root);
    }
  }
  return locator;
}

/**
 * The shortest polynomial whose roots tell the wrong places, lowest power first (Berlekamp and Massey); undefined when
 * no set of places makes these syndromes. It begins with the places that are `known`.
 */
function errorLocator(syndromes: Uint8Array, known: Uint8Array): Uint8Array | undefined {
  const erasures = known.length - 1;
  let locator = known;
  let earlier = known;
  let earlierDiscrepancy = 1;
  let length = erasures;
  let shift = 1;
  for (let step = erasures; step < syndromes.length; step++, shift++) {
    let discrepancy = 0;
    for (let i = 0; i < locator.length; i++) {
      if (step >= i) discrepancy ^= multiply(locator[i] as number, syndromes[step - i] as number);
    }
    if (discrepancy === 0) continue;
    const next = new Uint8Array(Math.max(locator.length, earlier.length + shift));
    next.set(locator);
    const factor = quotient(discrepancy, earlierDiscrepancy);
    for (let i = 0; i < earlier.length; i++) {
      next[i + shift] = (next[i + shift] as number) ^ multiply(factor, earlier[i] as number);
    }
    if (2 * length <= step + erasures) {
      length = step + 1 - length + erasures;
      earlier = locator;
      earlierDiscrepancy = discrepancy;
      shift = 0;
    }
    locator = next;
  }
  let terms = locator.length;
  while (terms > 1 && locator[terms - 1] === 0) terms--;
  return terms === length + 1 ? locator.subarray(0, terms) : undefined;
}

/** Syndromes times locator, as far as the locator reaches. */
function errorEvaluator(syndromes: Uint8Array, locator: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: locator.length - 1 }, (_, power) => {
    let sum = 0;
    for (let i = 0; i <= power; i++) sum ^= multiply(locator[i] as number, syndromes[power - i] ?? 0);
    return sum;
  });
}

/** The value of a polynomial, lowest power first. */
function valueAt(polynomial: Uint8Array, x: number): number {
  let value = 0;
  for (let i = polynomial.length - 1; i >= 0; i--) value = multiply(value, x) ^ (polynomial[i] as number);
  return value;
}

/** The value of the derivative, which keeps the odd powers only. */
function derivativeAt(polynomial: Uint8Array, x: number): number {
  const square = multiply(x, x);
  let value = 0;
  for (let i = (polynomial.length - 1) | 1; i > 0; i -= 2) value = multiply(value, square) ^ (polynomial[i] ?? 0);
  return value;
}

/** `a` divided by `b`, which is not zero. */
function quotient(a: number, b: number): number {
  return a === 0 ? 0 : (exponents[(logarithms[a] as number) + 255 - (logarithms[b] as number)] as number);
}
