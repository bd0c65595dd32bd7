/**
 * Reed-Solomon check codewords over GF(256) with x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2 and annex A).
 * The remainder lives in 32-bit words, first coefficient in the highest byte, so that four data codewords
 * cost a row of a table each instead of a multiplication for every coefficient.
 */

/** Powers of α = 2, twice in a row so that the sum of two logarithms is an index. */
export const exponents: Uint8Array = powersOfAlpha();
export const logarithms: Uint8Array = logarithmsOf(exponents);

function powersOfAlpha(): Uint8Array {
  const powers = new Uint8Array(510);
  for (let i = 0, power = 1; i < 255; i++) {
    powers[i] = power;
    powers[i + 255] = power;
    power = power << 1 > 255 ? (power << 1) ^ 0x11d : power << 1;
  }
  return powers;
}

function logarithmsOf(powers: Uint8Array): Uint8Array {
  const table = new Uint8Array(256);
  for (const [i, power] of powers.subarray(0, 255).entries()) table[power] = i;
  return table;
}

/** Product in GF(256). */
export function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return exponents[(logarithms[a] as number) + (logarithms[b] as number)] as number;
}

/** Product of (x − α⁰) … (x − αⁿ⁻¹) without its leading 1, highest power first. */
function generatorPolynomial(degree: number): Uint8Array {
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  for (let root = 0; root < degree; root++) {
    const alpha = exponents[root] as number;
    for (let i = 0; i < degree; i++) {
      const next = i + 1 < degree ? (coefficients[i + 1] as number) : 0;
      coefficients[i] = multiply(coefficients[i] as number, alpha) ^ next;
    }
  }
  return coefficients;
}

/**
 * For one degree, what each value of each of four successive codewords adds to the remainder after them: four tables
 * of 256 rows of `words` packed words, the first codeword's table first.
 */
interface FactorTables {
  readonly words: number;
  readonly rows: Int32Array;
}

const knownTables: (FactorTables | undefined)[] = [];

function factorTables(degree: number): FactorTables {
  const known = knownTables[degree];
  if (known !== undefined) return known;
  const words = (degree + 3) >> 2;
  const rows = new Int32Array(4 * 256 * words);
  const generator = generatorPolynomial(degree);
  // From the last codeword of four to the first: its remainder is pushed on by one power each time.
  let power: Uint8Array = generator;
  for (let table = 3; table >= 0; table--) {
    for (let factor = 0; factor < 256; factor++) {
      for (let i = 0; i < degree; i++) {
        const index = (256 * table + factor) * words + (i >> 2);
        const product = multiply(power[i] as number, factor);
        rows[index] = (rows[index] as number) | (product << (24 - 8 * (i & 3)));
      }
    }
    const first = power[0] as number;
    power = Uint8Array.from(
      generator,
      (coefficient, i) => multiply(coefficient, first) ^ (i + 1 < degree ? (power[i + 1] as number) : 0),
    );
  }
  const tables = { words, rows };
  knownTables[degree] = tables;
  return tables;
}

const remainder = new Int32Array(9);

/**
 * Writes the `degree` (7 to 30) check codewords of data[from … to) into `target`, starting at `start` and `stride`
 * apart (the interleaving of the blocks).
 */
export function writeCheckCodewords(
  data: Uint8Array,
  { from, to, degree }: { readonly from: number; readonly to: number; readonly degree: number },
  target: Uint8Array,
  { start, stride }: { readonly start: number; readonly stride: number },
): void {
  const { words, rows } = factorTables(degree);
  const tableLength = 256 * words;
  remainder.fill(0);
  // Zeros in front change nothing, so the first four may begin before the block.
  for (let i = to - ((to - from + 3) & ~3); i < to; i += 4) {
    const top = remainder[0] as number;
    let row0 = ((top >>> 24) ^ (i < from ? 0 : (data[i] as number))) * words;
    let row1 = (((top >>> 16) & 255) ^ (i + 1 < from ? 0 : (data[i + 1] as number))) * words + tableLength;
    let row2 = (((top >>> 8) & 255) ^ (i + 2 < from ? 0 : (data[i + 2] as number))) * words + 2 * tableLength;
    let row3 = ((top & 255) ^ (data[i + 3] as number)) * words + 3 * tableLength;
    for (let j = 0; j < words; j++) {
      remainder[j] =
        (remainder[j + 1] as number) ^
        (rows[row0++] as number) ^
        (rows[row1++] as number) ^
        (rows[row2++] as number) ^
        (rows[row3++] as number);
    }
  }
  for (let i = 0, position = start; i < degree; i++, position += stride) {
    target[position] = (remainder[i >> 2] as number) >>> (24 - 8 * (i & 3));
  }
}
