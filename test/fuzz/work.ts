import { parentPort, workerData } from 'node:worker_threads';
import { decodeSymbol } from '@rappen/core/qr';
import { cjkFonts } from '@rappen/fonts-cjk';
import { toPdfA3b } from '@rappen/pdf/archival';
import { appendPages } from '@rappen/pdf/assembly';
import { attachmentsOf } from '@rappen/pdf/attachments';
import { codesOfPages } from '@rappen/pdf/codes';
import { substituteFonts } from '@rappen/pdf/fonts';
import { readPdfText } from '@rappen/pdf/text';
import { Chance } from '../faults/chance.ts';
import { corpus } from './corpus.ts';
import { mutant } from './mutate.ts';
import type { Task, ToldOfOne } from './threads.ts';

/** What a thread tells after each mutant. */
export interface Told extends ToldOfOne {
  readonly milliseconds: number;
  readonly error?: string;
  readonly accepted?: Uint8Array;
}

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts, cjkFonts };
const all = corpus();
const plain = all[0] as Uint8Array;

/** The mutant of a number, whatever was made before it. */
export function mutantAt(seed: number, index: number): Uint8Array {
  const chance = new Chance(seed + index * 7919);
  return mutant(chance, chance.oneOf(all) ?? plain, chance.oneOf(all) ?? plain);
}

/** Everything that the package does with a document of somebody else. Throws where it is wrong. */
export function tryAll(bytes: Uint8Array): Uint8Array | undefined {
  const made = toPdfA3b(bytes, options);
  if (made.ok) {
    const again = toPdfA3b(made.value.pdf, options);
    if (!again.ok || again.value.converted) throw new Error('what was made is not taken as it is');
  }
  for (const { codes } of codesOfPages(bytes, decodeSymbol)) void codes.length;
  readPdfText(bytes);
  attachmentsOf(bytes);
  appendPages(bytes, plain);
  return made.ok ? made.value.pdf : undefined;
}

const port = parentPort;
if (port !== null) {
  const { seed, first, step, count } = workerData as Task;
  for (let index = first; index < count; index += step) {
    const bytes = mutantAt(seed, index);
    const started = performance.now();
    let accepted: Uint8Array | undefined;
    let error: string | undefined;
    try {
      accepted = tryAll(bytes);
    } catch (thrown) {
      error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    }
    const milliseconds = performance.now() - started;
    const told: Told = {
      index,
      milliseconds,
      ...(error !== undefined && { error }),
      ...(accepted !== undefined && { accepted }),
    };
    port.postMessage(told);
  }
}
