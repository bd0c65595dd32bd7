/**
 * Lengths of an optimal prefix code, none longer than `lengthMax` bits; 0 for symbols that never occur, 1 for a symbol
 * that is alone. Equal counts give equal lengths on every runtime.
 */
export function huffmanLengths(counts: Uint32Array, lengthMax: number): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const symbols = [...counts.keys()].filter((symbol) => counts[symbol] !== 0);
  symbols.sort((a, b) => (counts[a] as number) - (counts[b] as number) || a - b);
  if (symbols.length === 1) lengths[symbols[0] as number] = 1;
  if (symbols.length < 2) return lengths;
  const perLength = limited(depthsOf(symbols.map((symbol) => counts[symbol] as number)), lengthMax);
  // The rarest get the longest.
  let next = 0;
  for (let length = lengthMax; length > 0; length--) {
    for (let left = perLength[length] as number; left > 0; left--) lengths[symbols[next++] as number] = length;
  }
  return lengths;
}

/** Depths of the leaves of a Huffman tree; the weights come in rising order. */
function depthsOf(leaves: readonly number[]): number[] {
  const weights = [...leaves];
  const parents: number[] = [];
  let leaf = 0;
  let inner = leaves.length;
  function takeLightest(): number {
    const isLeaf =
      leaf < leaves.length && (inner >= weights.length || (weights[leaf] as number) <= (weights[inner] as number));
    return isLeaf ? leaf++ : inner++;
  }
  while (weights.length < 2 * leaves.length - 1) {
    const [a, b] = [takeLightest(), takeLightest()];
    parents[a] = weights.length;
    parents[b] = weights.length;
    weights.push((weights[a] as number) + (weights[b] as number));
  }
  const depths = new Array<number>(weights.length).fill(0);
  for (let node = weights.length - 2; node >= 0; node--) depths[node] = (depths[parents[node] as number] as number) + 1;
  return depths.slice(0, leaves.length);
}

/** How many codes there are of each length, after codes that are too long took room from shorter ones. */
function limited(depths: readonly number[], lengthMax: number): number[] {
  const perLength = new Array<number>(lengthMax + 1).fill(0);
  for (const depth of depths) {
    const length = Math.min(depth, lengthMax);
    perLength[length] = (perLength[length] as number) + 1;
  }
  let room = perLength.reduce((sum, count, length) => sum + (length === 0 ? 0 : count * 2 ** (lengthMax - length)), 0);
  for (; room > 2 ** lengthMax; room--) {
    let length = lengthMax - 1;
    while (perLength[length] === 0) length--;
    perLength[lengthMax] = (perLength[lengthMax] as number) - 1;
    perLength[length] = (perLength[length] as number) - 1;
    perLength[length + 1] = (perLength[length + 1] as number) + 2;
  }
  return perLength;
}
