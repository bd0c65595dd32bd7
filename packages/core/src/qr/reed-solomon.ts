/**
 * Reed-Solomon check codewords over GF(256) with x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, 7.5.2 and annex A).
 * The remainder lives in 32-bit words, first coefficient in the highest byte, so that a data codeword costs one
 * row of a table and a shift instead of a multiplication for every coefficient.
 */

const exponents = new Uint8Array(510);
const logarithms = new Uint8Array(256);
for (let i = 0, power = 1; i < 255; i++) {
  exponents[i] = power;
  exponents[i + 255] = power;
  logarithms[power] = i;
  power = power << 1 > 255 ? (power << 1) ^ 0x11d : power << 1;
}

function multiply(a: number, b: number): number {
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

/** For one degree, the generator polynomial times each of the 256 factors: `words` packed words a row. */
interface FactorTable {
  readonly words: number;
  readonly rows: Int32Array;
}

const factorTables: (FactorTable | undefined)[] = [];

function factorTable(degree: number): FactorTable {
  const known = factorTables[degree];
  if (known !== undefined) return known;
  const words = (degree + 3) >> 2;
  const rows = new Int32Array(256 * words);
  const generator = generatorPolynomial(degree);
  for (let factor = 0; factor < 256; factor++) {
    for (let i = 0; i < degree; i++) {
      const index = factor * words + (i >> 2);
      rows[index] = (rows[index] as number) | (multiply(generator[i] as number, factor) << (24 - 8 * (i & 3)));
    }
  }
  const table = { words, rows };
  factorTables[degree] = table;
  return table;
}

const remainder = new Int32Array(9);

/**
 * Writes the `degree` check codewords of data[from … to) into `target`, starting at `start` and `stride` apart
 * (the interleaving of the blocks).
 */
export function writeCheckCodewords(
  data: Uint8Array,
  { from, to, degree }: { readonly from: number; readonly to: number; readonly degree: number },
  target: Uint8Array,
  { start, stride }: { readonly start: number; readonly stride: number },
): void {
  const { words, rows } = factorTable(degree);
  remainder.fill(0);
  for (let i = from; i < to; i++) {
    let word = remainder[0] as number;
    let row = ((data[i] as number) ^ (word >>> 24)) * words;
    for (let j = 0; j < words; j++) {
      const next = remainder[j + 1] as number;
      remainder[j] = ((word << 8) | (next >>> 24)) ^ (rows[row++] as number);
      word = next;
    }
  }
  for (let i = 0, position = start; i < degree; i++, position += stride) {
    target[position] = (remainder[i >> 2] as number) >>> (24 - 8 * (i & 3));
  }
}
