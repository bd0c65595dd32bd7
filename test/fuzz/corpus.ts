import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { samples } from '../oracles/merge/corpus.ts';
import { pdfaCases } from '../oracles/pdfa-cases.ts';
import { fontCases } from '../oracles/pdfa-fixtures/fonts.ts';
import { eastCases } from '../oracles/pdfa-fixtures/fonts-east.ts';
import { looseFile } from './loose-file.ts';

/** Mutants of longer ones take too long. */
const bytesMax = 150_000;

/** Documents of many producers, and one for each rule; each as it is, and with its streams unpacked, so that they can be hit. */
export function corpus(): readonly Uint8Array[] {
  const all = documents();
  return all
    .flatMap((bytes) => [bytes, looseFile(bytes)?.written() ?? bytes])
    .filter(({ length }) => length <= bytesMax);
}

/** Documents of many producers, and one for each rule. */
export function documents(): readonly Uint8Array[] {
  const folders = ['../pdf/fixtures/', '../oracles/pdfa-fixtures/'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => new Uint8Array(readFileSync(join(folder, name)))),
  );
  return [...files, ...[...samples, ...pdfaCases, ...fontCases, ...eastCases].map(({ bytes }) => bytes)];
}
