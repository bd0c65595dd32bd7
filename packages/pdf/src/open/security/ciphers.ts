/** RC4, which is its own inverse. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (i: number, j: number): void => {
    const held = state[i] as number;
    state[i] = state[j] as number;
    state[j] = held;
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  const result = new Uint8Array(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 255;
    j = (j + (state[i] as number)) & 255;
    swap(i, j);
    result[at] = (data[at] as number) ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number);
  }
  return result;
}

const blockBytes = 16;

/** The substitution of AES and its inverse (FIPS 197, 5.1.1): inverses in the field, then an affine map. */
const substitution = substitutionTable();
const inverseSubstitution = inverseOf(substitution);

function substitutionTable(): Uint8Array {
  const table = new Uint8Array(256);
  for (let p = 1, q = 1, first = true; first || p !== 1; first = false) {
    p = (p ^ (p << 1) ^ (p & 128 ? 0x11b : 0)) & 255;
    q = q ^ (q << 1);
    q = q ^ (q << 2);
    q = (q ^ (q << 4)) & 255;
    if (q & 128) q ^= 9;
    const turned = q ^ ((q << 1) | (q >> 7)) ^ ((q << 2) | (q >> 6)) ^ ((q << 3) | (q >> 5)) ^ ((q << 4) | (q >> 4));
    table[p] = (turned ^ 0x63) & 255;
  }
  table[0] = 0x63;
  return table;
}

function inverseOf(table: Uint8Array): Uint8Array {
  const inverse = new Uint8Array(256);
  for (const [value, substitute] of table.entries()) inverse[substitute] = value;
  return inverse;
}

function doubled(value: number): number {
  return ((value << 1) ^ (value & 128 ? 0x1b : 0)) & 255;
}

/** Products in the field, for the columns of a block. */
function products(factor: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, value) => {
    let product = 0;
    for (let bit = 1, power = value; bit <= factor; bit <<= 1, power = doubled(power))
      if (factor & bit) product ^= power;
    return product;
  });
}

const by2 = products(2);
const by3 = products(3);
const by9 = products(9);
const by11 = products(11);
const by13 = products(13);
const by14 = products(14);

/** Round keys of 16 bytes each (FIPS 197, 5.2). */
function expandedKey(key: Uint8Array): Uint8Array {
  const words = key.length / 4;
  const expanded = new Uint8Array((words + 7) * blockBytes);
  expanded.set(key);
  let constant = 1;
  for (let at = key.length; at < expanded.length; at += 4) {
    let last = [...expanded.subarray(at - 4, at)];
    const index = at / 4;
    if (index % words === 0) {
      last = [...last.slice(1), last[0] as number].map((byte) => substitution[byte] as number);
      last[0] = (last[0] as number) ^ constant;
      constant = doubled(constant);
    } else if (words > 6 && index % words === 4) last = last.map((byte) => substitution[byte] as number);
    for (const [offset, byte] of last.entries())
      expanded[at + offset] = byte ^ (expanded[at + offset - key.length] as number);
  }
  return expanded;
}

function addKey(block: Uint8Array, keys: Uint8Array, round: number): void {
  for (let i = 0; i < blockBytes; i++) block[i] = (block[i] as number) ^ (keys[round * blockBytes + i] as number);
}

const scratch = new Uint8Array(blockBytes);

function encryptBlock(block: Uint8Array, keys: Uint8Array): void {
  const rounds = keys.length / blockBytes - 1;
  addKey(block, keys, 0);
  for (let round = 1; round <= rounds; round++) {
    for (let i = 0; i < blockBytes; i++) scratch[i] = substitution[block[(i * 5) & 15] as number] as number;
    if (round === rounds) block.set(scratch);
    else mix(scratch, block);
    addKey(block, keys, round);
  }
}

function mix(from: Uint8Array, to: Uint8Array): void {
  for (let column = 0; column < blockBytes; column += 4) {
    const a = from[column] as number;
    const b = from[column + 1] as number;
    const c = from[column + 2] as number;
    const d = from[column + 3] as number;
    to[column] = (by2[a] as number) ^ (by3[b] as number) ^ c ^ d;
    to[column + 1] = a ^ (by2[b] as number) ^ (by3[c] as number) ^ d;
    to[column + 2] = a ^ b ^ (by2[c] as number) ^ (by3[d] as number);
    to[column + 3] = (by3[a] as number) ^ b ^ c ^ (by2[d] as number);
  }
}

function decryptBlock(block: Uint8Array, keys: Uint8Array): void {
  const rounds = keys.length / blockBytes - 1;
  addKey(block, keys, rounds);
  for (let round = rounds - 1; round >= 0; round--) {
    for (let i = 0; i < blockBytes; i++) scratch[i] = inverseSubstitution[block[(i * 13) & 15] as number] as number;
    block.set(scratch);
    addKey(block, keys, round);
    if (round > 0) unmix(block);
  }
}

function unmix(block: Uint8Array): void {
  for (let column = 0; column < blockBytes; column += 4) {
    const a = block[column] as number;
    const b = block[column + 1] as number;
    const c = block[column + 2] as number;
    const d = block[column + 3] as number;
    block[column] = (by14[a] as number) ^ (by11[b] as number) ^ (by13[c] as number) ^ (by9[d] as number);
    block[column + 1] = (by9[a] as number) ^ (by14[b] as number) ^ (by11[c] as number) ^ (by13[d] as number);
    block[column + 2] = (by13[a] as number) ^ (by9[b] as number) ^ (by14[c] as number) ^ (by11[d] as number);
    block[column + 3] = (by11[a] as number) ^ (by13[b] as number) ^ (by9[c] as number) ^ (by14[d] as number);
  }
}

/** AES in CBC mode, without padding; whole blocks only. Key of 16 or 32 bytes (FIPS 197). */
export function aesEncrypted(key: Uint8Array, start: Uint8Array, data: Uint8Array): Uint8Array {
  const keys = expandedKey(key);
  const result = new Uint8Array(data);
  let before = start;
  for (let at = 0; at < result.length; at += blockBytes) {
    const block = result.subarray(at, at + blockBytes);
    for (let i = 0; i < blockBytes; i++) block[i] = (block[i] as number) ^ (before[i] as number);
    encryptBlock(block, keys);
    before = block;
  }
  return result;
}

/** The inverse of `aesEncrypted`; what follows the last whole block is dropped. */
export function aesDecrypted(key: Uint8Array, start: Uint8Array, data: Uint8Array): Uint8Array {
  const keys = expandedKey(key);
  const result = new Uint8Array(data.subarray(0, data.length - (data.length % blockBytes)));
  for (let at = 0; at < result.length; at += blockBytes) {
    const block = result.subarray(at, at + blockBytes);
    decryptBlock(block, keys);
    const before = at === 0 ? start : data.subarray(at - blockBytes, at);
    for (let i = 0; i < blockBytes; i++) block[i] = (block[i] as number) ^ (before[i] as number);
  }
  return result;
}
