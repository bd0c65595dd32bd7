/** Per-step rotations and constants of MD5 (RFC 1321). */
const rotations = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21] as const;
const sines = Int32Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));

/** MD5 as RFC 1321 has it: 16 bytes. Part of old file encryption; proves nothing. */
export function md5(message: Uint8Array): Uint8Array {
  const padded = paddedMessage(message);
  const view = new DataView(padded.buffer);
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < padded.length; block += 64) {
    let [a, b, c, d] = state as unknown as [number, number, number, number];
    for (let step = 0; step < 64; step++) {
      const round = step >> 4;
      const [mixed, word] = mixOf(round, step, b, c, d);
      const sum = (a + mixed + (sines[step] as number) + view.getInt32(block + word * 4, true)) | 0;
      const turn = rotations[round * 4 + (step & 3)] as number;
      a = d;
      d = c;
      c = b;
      b = (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0;
    }
    for (const [index, value] of [a, b, c, d].entries()) state[index] = ((state[index] as number) + value) | 0;
  }
  const digest = new DataView(new ArrayBuffer(16));
  for (const [index, value] of state.entries()) digest.setInt32(index * 4, value, true);
  return new Uint8Array(digest.buffer);
}

function mixOf(round: number, step: number, b: number, c: number, d: number): readonly [mixed: number, word: number] {
  if (round === 0) return [(b & c) | (~b & d), step];
  if (round === 1) return [(d & b) | (~d & c), (5 * step + 1) & 15];
  if (round === 2) return [b ^ c ^ d, (3 * step + 5) & 15];
  return [c ^ (b | ~d), (7 * step) & 15];
}

function paddedMessage(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 8, message.length * 8, true);
  return padded;
}
