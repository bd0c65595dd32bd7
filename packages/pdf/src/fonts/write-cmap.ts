import { latinBytes } from '../writer/pdf-bytes.ts';

/** Entries that one list of a character map may have (Adobe Technical Note 5014). */
const listMax = 100;

/** What a character map says besides its entries (Adobe Technical Note 5014). */
interface MapHead {
  readonly registry: string;
  readonly ordering: string;
  readonly supplement: number;
  readonly name: string;
  /** 1 leads to CIDs, 2 to text. */
  readonly type: 1 | 2;
  /** Of a map to CIDs: 1 for downwards. */
  readonly direction?: 0 | 1;
  /** How many bytes all codes have, or between which codes they lie. */
  readonly codeBytes: 1 | 2 | readonly string[];
}

/** Entries of one kind, each as it is written. */
export interface MapEntries {
  readonly kind: 'cidchar' | 'cidrange' | 'bfchar';
  readonly rows: readonly string[];
}

/** Writes a character map from codes to their texts. */
export function writeTextMap(codeBytes: MapHead['codeBytes'], entries: readonly MapEntries[]): Uint8Array<ArrayBuffer> {
  const collection = { registry: 'Adobe', ordering: 'UCS', supplement: 0, name: 'Adobe-Identity-UCS' };
  return writeCMap({ ...collection, type: 2, codeBytes }, entries);
}

/** Writes a character map. */
export function writeCMap(head: MapHead, entries: readonly MapEntries[]): Uint8Array<ArrayBuffer> {
  const { registry, ordering, supplement, name, type, direction, codeBytes } = head;
  const spaces =
    typeof codeBytes === 'number' ? [`<${'00'.repeat(codeBytes)}> <${'ff'.repeat(codeBytes)}>`] : codeBytes;
  const lines = [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    `/CIDSystemInfo << /Registry ${textOf(registry)} /Ordering ${textOf(ordering)} /Supplement ${supplement} >> def`,
    `/CMapName /${name} def`,
    `/CMapType ${type} def`,
    ...(direction === undefined ? [] : [`/WMode ${direction} def`]),
    `${spaces.length} begincodespacerange`,
    ...spaces,
    'endcodespacerange',
    ...entries.flatMap(lists),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
    '',
  ];
  return latinBytes(lines.join('\n'));
}

function lists({ kind, rows }: MapEntries): string[] {
  const lines: string[] = [];
  for (let at = 0; at < rows.length; at += listMax) {
    const list = rows.slice(at, at + listMax);
    lines.push(`${list.length} begin${kind}`, ...list, `end${kind}`);
  }
  return lines;
}

const textOf = (text: string): string => `(${text.replace(/[()\\]/g, '\\$&')})`;
