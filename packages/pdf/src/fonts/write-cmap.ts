import { hex, utf16Hex } from '../base/hex.ts';
import { stringText } from '../syntax/values.ts';
import { latinBytes } from '../writer/pdf-bytes.ts';

/** Entries of one kind. */
export type MapList = readonly [kind: 'cidchar' | 'cidrange' | 'bfchar' | 'bfrange', entries: readonly MapEntry[]];

/** Entries that one list of a character map may have (Adobe Technical Note 5014). */
const listMax = 100;

/** A code of so many bytes, or the first of those up to `last`, and the CID or text that it leads to: each further one to the next. */
export interface MapEntry {
  readonly code: number;
  readonly last?: number;
  readonly length: number;
  readonly to: number | string;
}

/** The codes of so many bytes, each byte of which lies between those of the first and the last; by default all. */
export function codesOf(length: number, first = 0, last: number = 256 ** length - 1): string {
  return `<${hex(first, 2 * length)}><${hex(last, 2 * length)}>`;
}

/** Writes a character map from codes to their texts (ISO 32000-1, 9.10.3). */
export function writeTextMap(spaces: readonly string[], list: MapList): Uint8Array<ArrayBuffer> {
  return mapOf('/Registry(Adobe)/Ordering(UCS)/Supplement 0', '/CMapName/Adobe-Identity-UCS def\n/CMapType 2', spaces, [
    list,
  ]);
}

/** The collection of CIDs that a character map leads to, and how it is called and written: downwards where the direction is 1. */
export interface MapHead {
  readonly registry: string;
  readonly ordering: string;
  readonly supplement: number;
  readonly name: string;
  readonly direction: 0 | 1;
}

/** Writes a character map from codes to CIDs (Adobe Technical Note 5014). */
export function writeCMap(
  { registry, ordering, supplement, name, direction }: MapHead,
  spaces: readonly string[],
  lists: readonly MapList[],
): Uint8Array<ArrayBuffer> {
  const [given, kind] = [registry, ordering].map((text) => stringText({ kind: 'string', bytes: latinBytes(text) }));
  const collection = `/Registry${given}/Ordering${kind}/Supplement ${supplement}`;
  return mapOf(collection, `/CMapName/${name} def\n/CMapType 1 def\n/WMode ${direction}`, spaces, lists);
}

function mapOf(
  collection: string,
  head: string,
  spaces: readonly string[],
  lists: readonly MapList[],
): Uint8Array<ArrayBuffer> {
  const lines = [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    `/CIDSystemInfo<<${collection}>>def`,
    `${head} def`,
    `${spaces.length} begincodespacerange`,
    ...spaces,
    'endcodespacerange',
    ...lists.flatMap(linesOf),
    'endcmap',
    'CMapName currentdict/CMap defineresource pop',
    'end',
    'end',
  ];
  return latinBytes(lines.join('\n'));
}

function linesOf([kind, entries]: MapList): string[] {
  const lines: string[] = [];
  for (let at = 0; at < entries.length; at += listMax) {
    const rows = entries.slice(at, at + listMax).map(rowOf);
    lines.push(`${rows.length} begin${kind}`, ...rows, `end${kind}`);
  }
  return lines;
}

function rowOf({ code, last, length, to }: MapEntry): string {
  const target = typeof to === 'number' ? `${to}` : `<${utf16Hex(to)}>`;
  return `${last === undefined ? `<${hex(code, 2 * length)}>` : codesOf(length, code, last)}${target}`;
}
