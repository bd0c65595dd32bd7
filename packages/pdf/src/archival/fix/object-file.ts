import { zlibSync } from 'fflate';
import { type CosDictionary, type CosObject, type CosValue, nameOf } from '../../syntax/values.ts';
import { endFile, writeObject } from '../../writer/cos-file.ts';
import { FileWriter, writeText } from '../../writer/file-writer.ts';
import { packedObjects, writeObjectStream } from '../../writer/prepared-stream.ts';
import { soundText } from './sound-text.ts';

/** What a file is written of. */
export interface FileParts {
  readonly objects: ReadonlyMap<number, CosObject>;
  readonly trailer: CosDictionary;
  /** Objects that stand for others, by the numbers of these, which are not written themselves. */
  readonly standing: ReadonlyMap<number, number>;
}

/**
 * A file of these objects, numbered from 1: streams one by one, all others in object streams, with a cross-reference stream
 * (ISO 32000-1, 7.5.7 and 7.5.8; the version that has both is in its header). Equal parts give equal bytes.
 */
export function fileOf({ objects, trailer, standing }: FileParts): Uint8Array<ArrayBuffer> {
  const inStreams = inKinds([...objects].filter(([, { stream }]) => stream === undefined));
  const outside = [...objects].filter(([, { stream }]) => stream !== undefined);
  const numbers = new Map([...inStreams, ...outside].map(([number], index) => [number, index + 1]));
  const writer = new FileWriter(numbers.size + 1);
  for (const [number, own] of standing) numbers.set(number, numbers.get(own) ?? 0);
  const textOf = (value: CosValue): string => soundText(value, numbers);
  for (const [number, object] of outside) writeObject(writer, numbers.get(number) ?? 0, object, 0, textOf);
  const texts = inStreams.map(([number, { value }]) => [numbers.get(number) ?? 0, textOf(value)] as const);
  for (const [number, text] of texts) if (text.length > memberBytesMax) writeText(writer, number, text);
  for (const members of partsOf(texts.filter(([, text]) => text.length <= memberBytesMax)))
    writeObjectStream(writer, packedObjects(members, zlibSync));
  return endFile(writer, trailer, true, undefined, textOf);
}

type Numbered = readonly [number: number, object: CosObject];

/** Objects with those of a kind side by side, where they are packed best, otherwise in the order that they came in. */
function inKinds(objects: readonly Numbered[]): readonly Numbered[] {
  const kinds = new Map<string, Numbered[]>();
  for (const each of objects) {
    const kind = kindOf(each[1].value);
    const known = kinds.get(kind);
    if (known === undefined) kinds.set(kind, [each]);
    else known.push(each);
  }
  return [...kinds.values()].flat();
}

function kindOf(value: CosValue): string {
  if (value.kind !== 'dictionary') return value.kind;
  const said = ['Type', 'Subtype', 'S'].map((key) => nameOf(value.entries.get(key)) ?? '').join(' ');
  return said.trim() === '' ? [...value.entries.keys()].join(' ') : said;
}

/** Objects of one stream, and bytes of them: readers unpack a stream as a whole. */
const membersMax = 200;
const bytesMax = 262_144;
/** What is longer stands by itself: readers unpack no stream of objects beyond a bound of their own. */
const memberBytesMax = 3_145_728;

/** Objects in the parts that become streams. */
function partsOf(texts: readonly (readonly [number, string])[]): (readonly [number, string])[][] {
  const parts: (readonly [number, string])[][] = [];
  let bytes = 0;
  for (const each of texts) {
    bytes += each[1].length;
    const part = parts.at(-1);
    if (part !== undefined && part.length < membersMax && bytes <= bytesMax) part.push(each);
    else {
      parts.push([each]);
      bytes = each[1].length;
    }
  }
  return parts;
}
