import { corpus } from '../../fuzz/corpus.ts';
import { latin } from './font-parts.ts';
import type { OddPart } from './odd-parts.ts';

/** A whole number behind a key, and no reference. */
const wholeNumber = /\/([A-Za-z0-9]+)[ \r\n]*(-?\d+)(?=[\s/>\]])(?!\s+\d+\s+R)/g;
const bytesMax = 60_000;

const others = (number: string): readonly string[] => [
  `${number}.4`,
  `${number}.9`,
  `${-Number(number)}`,
  '0.4',
  '(1)',
  'null',
  '4294967296',
];

function* changed(): Generator<OddPart> {
  const seen = new Set<string>();
  for (const [place, document] of corpus().entries()) {
    if (document.length > bytesMax) continue;
    const text = latin(document);
    for (const { 0: entry, 1: key, 2: number = '', index } of text.matchAll(wholeNumber)) {
      if (seen.has(`${key} ${number}`)) continue;
      seen.add(`${key} ${number}`);
      const at = index + entry.length - number.length;
      for (const other of others(number))
        yield {
          name: `document ${place}: ${other} in place of ${number} behind ${key}`,
          bytes: Buffer.from(text.slice(0, at) + other + text.slice(at + number.length), 'latin1'),
        };
    }
  }
}

/** Documents of all kinds with another value in the place of a whole number: each number behind each key once. */
export const oddNumbers: readonly OddPart[] = [...changed()];
