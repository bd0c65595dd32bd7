import { parentPort, workerData } from 'node:worker_threads';
import { openCodeReader } from '../../../packages/imaging/src/code-reader.ts';
import { zxing } from '../../../packages/imaging/test/modules.ts';
import { Chance } from '../../faults/chance.ts';
import { documents } from '../corpus.ts';
import { type LooseFile, looseFile } from '../loose-file.ts';
import type { Task, ToldOfOne } from '../threads.ts';
import { lookAt, type Told } from './claims.ts';
import { type PageMutant, pageMutant } from './page-mutants.ts';
import { openPdfium } from './pdfium.ts';

/** What a thread tells of one mutant; a document as it is has a number below zero. */
export interface ToldOfMutant extends ToldOfOne, Told {
  readonly error?: string;
}

/** Larger documents take too long. */
const bytesMax = 150_000;
const memoryMax = 1 << 28;

const given = documents().filter(({ length }) => length <= bytesMax);
const loose: readonly LooseFile[] = given.flatMap((bytes) => looseFile(bytes) ?? []);

/** How many documents mutants are made of. */
export const documentCount: number = given.length;

/** The mutant of a number, whatever was made before it; the first numbers are the documents themselves. */
export function pageMutantAt(seed: number, index: number): PageMutant {
  const plain = given[index];
  if (plain !== undefined) return { bytes: plain, levels: [] };
  const chance = new Chance(seed + index * 7919);
  const document = chance.oneOf(loose);
  const other = chance.oneOf(given);
  if (document === undefined || other === undefined) throw new Error('no documents');
  return pageMutant(chance, document, other);
}

const port = parentPort;
if (port !== null) {
  const { seed, first, step, count } = workerData as Task;
  const strangers = { pdfium: await openPdfium(), codes: await openCodeReader(zxing, memoryMax) };
  for (let index = first; index < count; index += step) {
    const { bytes, levels } = pageMutantAt(seed, index);
    let told: ToldOfMutant;
    try {
      const { outcomes, findings } = lookAt(bytes, levels, strangers);
      told = { index, outcomes, findings };
    } catch (thrown) {
      const error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      told = { index, outcomes: [], findings: [], error };
    }
    port.postMessage(told);
  }
}
