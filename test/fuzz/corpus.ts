import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDocument } from '../../packages/pdf/src/open/open.ts';
import { withEntries } from '../../packages/pdf/src/syntax/values.ts';
import { endFile, writeObject } from '../../packages/pdf/src/writer/cos-file.ts';
import { FileWriter } from '../../packages/pdf/src/writer/file-writer.ts';
import { samples } from '../oracles/merge/corpus.ts';
import { pdfaCases } from '../oracles/pdfa-cases.ts';
import { fontCases } from '../oracles/pdfa-fixtures/fonts.ts';
import { eastCases } from '../oracles/pdfa-fixtures/fonts-east.ts';

/** Mutants of longer ones take too long. */
const bytesMax = 150_000;

/** Documents of many producers, and one for each rule; each as it is, and with its streams unpacked, so that they can be hit. */
export function corpus(): readonly Uint8Array[] {
  const folders = ['../pdf/fixtures/', '../oracles/pdfa-fixtures/'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => new Uint8Array(readFileSync(join(folder, name)))),
  );
  const all = [...files, ...[...samples, ...pdfaCases, ...fontCases, ...eastCases].map(({ bytes }) => bytes)];
  return all.flatMap((bytes) => [bytes, unpacked(bytes) ?? bytes]).filter(({ length }) => length <= bytesMax);
}

/** The same document without filters; undefined where it cannot be read. */
function unpacked(bytes: Uint8Array): Uint8Array | undefined {
  const opened = openDocument(bytes);
  if (!opened.ok) return undefined;
  const document = opened.value;
  const { trailer } = document;
  const writer = new FileWriter(document.lastNumber + 1);
  for (const number of document.crossReference.entries.keys()) {
    const object = document.object(number);
    if (number === 0 || object === undefined) continue;
    const { value, stream } = object;
    const plain =
      stream === undefined || value.kind !== 'dictionary' ? undefined : document.decodedStream(value, stream);
    if (plain === undefined || value.kind !== 'dictionary') writeObject(writer, number, object);
    else {
      const entries = withEntries(value, { Filter: undefined, DecodeParms: undefined });
      writeObject(writer, number, { value: entries, stream: plain });
    }
  }
  return endFile(writer, trailer, false);
}
