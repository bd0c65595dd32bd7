import { CompactProgram } from '../packages/core/src/font/compact-program.ts';
import { fontFile } from '../packages/core/src/font/program.ts';

const composite = 255;

/** A TrueType file of `writeSubset` as `CompactProgram` takes it; it comes back to the byte. */
export function packProgram(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const tables = tablesOf(file, view);
  const [glyf, loca, hmtx] = [table(tables, 'glyf'), table(tables, 'loca'), table(tables, 'hmtx')];
  const count = loca.length / 2 - 1;
  const offset = (glyph: number) => u16(loca, 2 * glyph) * 2;
  const glyphs = Array.from({ length: count }, (_, glyph) => partsOf(glyf.subarray(offset(glyph), offset(glyph + 1))));
  const of = (part: (glyph: Parts) => readonly number[]) => glyphs.flatMap((glyph) => [...part(glyph)]);
  const advances = (byte: number) => Array.from({ length: count }, (_, glyph) => hmtx[4 * glyph + byte] ?? 0);
  const head = table(tables, 'head').slice();
  head.fill(0, 8, 12);
  const packed = Uint8Array.from([
    count >> 8,
    count & 255,
    ...of(({ contours }) => [contours]),
    ...of(({ ends }) => ends),
    ...of(({ flags }) => flags),
    ...[...axes.keys()].flatMap((axis) =>
      parts.flatMap((part) => of(({ coordinates }) => coordinates[axis]?.[part] ?? [])),
    ),
    ...of(({ components }) => components),
    ...advances(0),
    ...advances(1),
    ...head,
    ...table(tables, 'hhea'),
    ...table(tables, 'maxp'),
  ]);
  if (Buffer.compare(fontFile(new CompactProgram(packed)), file) !== 0)
    throw new Error('the font does not come back as it was');
  return packed;
}

/** Those of one byte, and the high and low bytes of the others. */
type Coordinates = Readonly<Record<(typeof parts)[number], readonly number[]>>;

const parts = ['short', 'high', 'low'] as const;
const axes = [
  { isShort: 2, isSame: 16 },
  { isShort: 4, isSame: 32 },
] as const;

/** A glyph in the parts that are packed apart. */
interface Parts {
  readonly contours: number;
  readonly ends: readonly number[];
  readonly flags: readonly number[];
  /** Of x, then of y. */
  readonly coordinates: readonly Coordinates[];
  readonly components: readonly number[];
}

const empty: Parts = { contours: 0, ends: [], flags: [], coordinates: [], components: [] };

function partsOf(outline: Uint8Array): Parts {
  if (outline.length === 0) return empty;
  const contours = u16(outline, 0);
  if (contours > 0x7fff) return { ...empty, contours: composite, components: componentsOf(outline) };
  if (contours >= composite) throw new Error('a glyph has too many contours');
  const ends = Array.from({ length: contours }, (_, index) => u16(outline, 10 + 2 * index));
  const points = ends.map((end, index) => end - (ends[index - 1] ?? -1));
  if (points.some((number) => number > 255)) throw new Error('a contour has too many points');
  let at = 12 + 2 * contours;
  const pointFlags: number[] = [];
  const start = at;
  while (pointFlags.length <= (ends.at(-1) ?? -1)) {
    const flag = outline[at++] ?? 0;
    const times = (flag & 8) === 0 ? 1 : 1 + (outline[at++] ?? 0);
    for (let time = 0; time < times; time++) pointFlags.push(flag);
  }
  const flags = [...outline.subarray(start, at)];
  const coordinates = axes.map(({ isShort, isSame }): Coordinates => {
    const [short, high, low]: [number[], number[], number[]] = [[], [], []];
    for (const flag of pointFlags) {
      if ((flag & isShort) !== 0) short.push(outline[at++] ?? 0);
      else if ((flag & isSame) === 0) {
        high.push(outline[at++] ?? 0);
        low.push(outline[at++] ?? 0);
      }
    }
    return { short, high, low };
  });
  return { ...empty, contours, ends: points, flags, coordinates };
}

function componentsOf(outline: Uint8Array): readonly number[] {
  let at = 10;
  for (;;) {
    const flags = u16(outline, at);
    at += (flags & 1) !== 0 ? 8 : 6;
    if ((flags & 32) === 0) return [...outline.subarray(10, at)];
  }
}

function tablesOf(file: Uint8Array, view: DataView): ReadonlyMap<string, Uint8Array> {
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const row = 12 + 16 * index;
      const start = view.getUint32(row + 8);
      const tag = String.fromCharCode(...file.subarray(row, row + 4));
      return [tag, file.subarray(start, start + view.getUint32(row + 12))] as const;
    }),
  );
}

function table(tables: ReadonlyMap<string, Uint8Array>, tag: string): Uint8Array {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`the font has no table ${tag}`);
  return found;
}

function u16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
