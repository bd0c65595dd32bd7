import { readDocument } from '../../packages/pdf/src/syntax/document.ts';
import { type CosValue, emptyDictionary, nameOf, textOf, withEntries } from '../../packages/pdf/src/syntax/values.ts';
import { endFile, writeObject } from '../../packages/pdf/src/writer/cos-file.ts';
import { FileWriter } from '../../packages/pdf/src/writer/file-writer.ts';
import { expectValue } from '../results.ts';

/** All objects of a PDF as text of one byte a character, wherever they stand, with the content of streams that can be unpacked. */
export function objectsText(pdf: Uint8Array): string {
  const document = expectValue(readDocument(pdf));
  const texts = Array.from(document.crossReference.entries.keys(), (number) => {
    const object = document.object(number);
    if (object === undefined || isContainer(object.value)) return '';
    const { value, stream } = object;
    const content =
      stream === undefined || value.kind !== 'dictionary'
        ? undefined
        : (document.decodedStream(value, stream) ?? stream);
    return `${number} 0 obj\n${textOf(value)}\n${content === undefined ? '' : Buffer.from(content).toString('latin1')}`;
  });
  return texts.join('\n');
}

/** Whether a value is that of a stream of objects, or of the cross-reference. */
function isContainer(value: CosValue): boolean {
  const type = value.kind === 'dictionary' ? nameOf(value.entries.get('Type')) : undefined;
  return type === 'ObjStm' || type === 'XRef';
}

/** The same document with each object where it can be read, none packed with others, its metadata and character maps as text. */
export function spelledOut(pdf: Uint8Array): Uint8Array {
  const document = expectValue(readDocument(pdf));
  const { entries } = document.crossReference;
  const writer = new FileWriter(document.lastNumber + 1);
  for (const number of entries.keys()) {
    const object = document.object(number);
    if (object === undefined || object.value.kind !== 'dictionary') {
      if (object !== undefined) writeObject(writer, number, object);
      continue;
    }
    const { value, stream } = object;
    const type = nameOf(value.entries.get('Type'));
    if (isContainer(value)) continue;
    const isText = type === 'Metadata' || type === 'CMap';
    const content = isText && stream !== undefined ? document.decodedStream(value, stream) : undefined;
    writeObject(
      writer,
      number,
      content === undefined ? object : { value: withEntries(value, { Filter: undefined }), stream: content },
    );
  }
  const kept = ['Root', 'Info', 'ID'].map((key) => [key, document.trailer.entries.get(key)] as const);
  const trailer = withEntries(emptyDictionary, Object.fromEntries(kept));
  return endFile(writer, trailer, false);
}
