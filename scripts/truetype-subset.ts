/** Tables of a TrueType file by tag. */
type Tables = ReadonlyMap<string, DataView>;

export interface SourceFont {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** xMin, yMin, xMax, yMax of the whole source font. */
  readonly boundingBox: readonly [number, number, number, number];
  glyphOf(code: number): number;
  advanceOf(glyph: number): number;
  leftBearingOf(glyph: number): number;
  /** Bytes of the glyph without hints; composite glyphs keep their source component numbers. */
  outlineOf(glyph: number): Uint8Array;
  componentsOf(glyph: number): readonly number[];
}

const argumentsAreWords = 0x1;
const hasScale = 0x8;
const moreComponents = 0x20;
const hasTwoScales = 0x40;
const hasMatrix = 0x80;
const hasInstructions = 0x100;

/** Reads what a subset needs from a TrueType file (OpenType: cmap format 4, glyf, head, hhea, hmtx, loca, OS/2). */
export function readFont(file: Uint8Array): SourceFont {
  const tables = tablesOf(file);
  const head = table(tables, 'head');
  const hhea = table(tables, 'hhea');
  const hmtx = table(tables, 'hmtx');
  const loca = table(tables, 'loca');
  const glyf = table(tables, 'glyf');
  const longMetrics = hhea.getUint16(34);
  const longOffsets = head.getInt16(50) === 1;
  const offsetOf = (glyph: number): number => (longOffsets ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  const glyphView = (glyph: number): DataView =>
    new DataView(glyf.buffer, glyf.byteOffset + offsetOf(glyph), offsetOf(glyph + 1) - offsetOf(glyph));
  const characterMap = readCharacterMap(table(tables, 'cmap'));

  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: table(tables, 'OS/2').getInt16(88),
    boundingBox: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphOf: (code) => characterMap.get(code) ?? 0,
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, longMetrics - 1) * 4),
    leftBearingOf: (glyph) =>
      glyph < longMetrics ? hmtx.getInt16(glyph * 4 + 2) : hmtx.getInt16(longMetrics * 4 + (glyph - longMetrics) * 2),
    outlineOf: (glyph) => withoutHints(glyphView(glyph)),
    componentsOf: (glyph) => componentPositions(glyphView(glyph)).map((at) => glyphView(glyph).getUint16(at + 2)),
  };
}

/**
 * Writes a TrueType file with the given source glyphs in the given order (glyph 0 first, components present), with the
 * tables a PDF needs: glyf, head, hhea, hmtx, loca, maxp (ISO 32000-1 9.9).
 */
export function writeSubset(file: Uint8Array, glyphs: readonly number[]): Uint8Array {
  const font = readFont(file);
  const tables = tablesOf(file);
  const numberOf = new Map<number, number>();
  glyphs.forEach((glyph, index) => {
    if (!numberOf.has(glyph)) numberOf.set(glyph, index);
  });

  const outlines = glyphs.map((glyph) => renumbered(font.outlineOf(glyph), numberOf));
  const loca = new DataView(new ArrayBuffer((glyphs.length + 1) * 2));
  const hmtx = new DataView(new ArrayBuffer(glyphs.length * 4));
  let offset = 0;
  let pointsMax = 0,
    contoursMax = 0,
    compositePointsMax = 0,
    compositeContoursMax = 0,
    componentsMax = 0,
    depthMax = 0;
  const box = [32767, 32767, -32768, -32768] as [number, number, number, number];
  glyphs.forEach((glyph, index) => {
    const outline = outlines[index] as Uint8Array;
    offset += outline.length;
    loca.setUint16((index + 1) * 2, offset / 2);
    hmtx.setUint16(index * 4, font.advanceOf(glyph));
    hmtx.setInt16(index * 4 + 2, font.leftBearingOf(glyph));
    if (outline.length === 0) return;
    const size = sizeOf(font, glyph);
    const view = new DataView(outline.buffer, outline.byteOffset, outline.length);
    box[0] = Math.min(box[0], view.getInt16(2));
    box[1] = Math.min(box[1], view.getInt16(4));
    box[2] = Math.max(box[2], view.getInt16(6));
    box[3] = Math.max(box[3], view.getInt16(8));
    if (size.depth === 0) {
      pointsMax = Math.max(pointsMax, size.points);
      contoursMax = Math.max(contoursMax, size.contours);
    } else {
      compositePointsMax = Math.max(compositePointsMax, size.points);
      compositeContoursMax = Math.max(compositeContoursMax, size.contours);
      componentsMax = Math.max(componentsMax, font.componentsOf(glyph).length);
      depthMax = Math.max(depthMax, size.depth);
    }
  });
  if (offset >= 0x20000) throw new Error('the outlines do not fit short offsets');

  const head = copyOf(table(tables, 'head'));
  head.setUint32(8, 0);
  box.forEach((value, index) => {
    head.setInt16(36 + index * 2, value);
  });
  head.setInt16(50, 0);
  const hhea = copyOf(table(tables, 'hhea'));
  hhea.setUint16(34, glyphs.length);
  const maxp = copyOf(table(tables, 'maxp'));
  const limits = [
    glyphs.length,
    pointsMax,
    contoursMax,
    compositePointsMax,
    compositeContoursMax,
    1,
    0,
    0,
    0,
    0,
    0,
    0,
    componentsMax,
    depthMax,
  ];
  limits.forEach((limit, index) => {
    maxp.setUint16(4 + index * 2, limit);
  });
  const glyf = new Uint8Array(offset);
  let at = 0;
  for (const outline of outlines) {
    glyf.set(outline, at);
    at += outline.length;
  }
  return fileOf([
    ['glyf', glyf],
    ['head', bytesOf(head)],
    ['hhea', bytesOf(hhea)],
    ['hmtx', bytesOf(hmtx)],
    ['loca', bytesOf(loca)],
    ['maxp', bytesOf(maxp)],
  ]);
}

function tablesOf(file: Uint8Array): Tables {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const tables = new Map<string, DataView>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const row = 12 + i * 16;
    const tag = String.fromCharCode(...file.subarray(row, row + 4));
    tables.set(tag, new DataView(file.buffer, file.byteOffset + view.getUint32(row + 8), view.getUint32(row + 12)));
  }
  return tables;
}

function table(tables: Tables, tag: string): DataView {
  const view = tables.get(tag);
  if (view === undefined) throw new Error(`the font has no table ${tag}`);
  return view;
}

/** Character codes to glyph numbers of the Windows Unicode subtable (platform 3, encoding 1, format 4). */
function readCharacterMap(cmap: DataView): Map<number, number> {
  const map = new Map<number, number>();
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const row = 4 + i * 8;
    const base = cmap.getUint32(row + 4);
    if (cmap.getUint16(row) !== 3 || cmap.getUint16(row + 2) !== 1 || cmap.getUint16(base) !== 4) continue;
    const segments = cmap.getUint16(base + 6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const at = base + 14 + segment * 2;
      const last = cmap.getUint16(at);
      const first = cmap.getUint16(at + segments * 2 + 2);
      const delta = cmap.getUint16(at + segments * 4 + 2);
      const rangeAt = at + segments * 6 + 2;
      const range = cmap.getUint16(rangeAt);
      for (let code = first; code <= last && code !== 0xffff; code++) {
        const found = range === 0 ? code : cmap.getUint16(rangeAt + range + (code - first) * 2);
        if (found !== 0) map.set(code, (found + delta) & 0xffff);
      }
    }
  }
  return map;
}

function withoutHints(view: DataView): Uint8Array {
  const bytes = bytesOf(view);
  if (view.byteLength === 0) return bytes;
  const contours = view.getInt16(0);
  if (contours >= 0) {
    const instructions = 10 + contours * 2;
    const points = instructions + 2 + view.getUint16(instructions);
    const end = pointsEnd(view, points, contours === 0 ? 0 : view.getUint16(instructions - 2) + 1);
    return even([...bytes.subarray(0, instructions), 0, 0, ...bytes.subarray(points, end)]);
  }
  const copy = copyOf(view);
  let end = 10;
  for (const at of componentPositions(view)) {
    copy.setUint16(at, view.getUint16(at) & ~hasInstructions);
    end = at + componentLength(view.getUint16(at));
  }
  return even([...bytesOf(copy).subarray(0, end)]);
}

/** Where the flags and coordinates of a simple glyph end: glyphs are padded in the source. */
function pointsEnd(view: DataView, start: number, points: number): number {
  let at = start;
  let coordinates = 0;
  for (let point = 0; point < points; ) {
    const flag = view.getUint8(at++);
    const times = (flag & 8) !== 0 ? view.getUint8(at++) + 1 : 1;
    const x = (flag & 2) !== 0 ? 1 : (flag & 16) !== 0 ? 0 : 2;
    const y = (flag & 4) !== 0 ? 1 : (flag & 32) !== 0 ? 0 : 2;
    coordinates += times * (x + y);
    point += times;
  }
  return at + coordinates;
}

function componentPositions(view: DataView): number[] {
  const positions: number[] = [];
  if (view.byteLength === 0 || view.getInt16(0) >= 0) return positions;
  for (let at = 10; ; at += componentLength(view.getUint16(at))) {
    positions.push(at);
    if ((view.getUint16(at) & moreComponents) === 0) return positions;
  }
}

function componentLength(flags: number): number {
  const scale = (flags & hasScale) !== 0 ? 2 : (flags & hasTwoScales) !== 0 ? 4 : (flags & hasMatrix) !== 0 ? 8 : 0;
  return 4 + ((flags & argumentsAreWords) !== 0 ? 4 : 2) + scale;
}

function renumbered(outline: Uint8Array, numberOf: ReadonlyMap<number, number>): Uint8Array {
  const view = new DataView(outline.buffer, outline.byteOffset, outline.length);
  for (const at of componentPositions(view)) {
    const number = numberOf.get(view.getUint16(at + 2));
    if (number === undefined) throw new Error('a component is missing from the subset');
    view.setUint16(at + 2, number);
  }
  return outline;
}

function sizeOf(font: SourceFont, glyph: number): { points: number; contours: number; depth: number } {
  const outline = font.outlineOf(glyph);
  if (outline.length === 0) return { points: 0, contours: 0, depth: 0 };
  const view = new DataView(outline.buffer, outline.byteOffset, outline.length);
  const contours = view.getInt16(0);
  if (contours >= 0) return { points: contours === 0 ? 0 : view.getUint16(8 + contours * 2) + 1, contours, depth: 0 };
  const total = { points: 0, contours: 0, depth: 0 };
  for (const component of font.componentsOf(glyph)) {
    const part = sizeOf(font, component);
    total.points += part.points;
    total.contours += part.contours;
    total.depth = Math.max(total.depth, part.depth + 1);
  }
  return total;
}

function fileOf(tables: readonly (readonly [tag: string, bytes: Uint8Array])[]): Uint8Array {
  const length = tables.reduce((sum, [, bytes]) => sum + padded(bytes.length), 12 + tables.length * 16);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (tables.length - power) * 16);
  let at = 12 + tables.length * 16;
  let headAt = 0;
  tables.forEach(([tag, bytes], index) => {
    const row = 12 + index * 16;
    file.set(bytes, at);
    for (let i = 0; i < 4; i++) file[row + i] = tag.charCodeAt(i);
    view.setUint32(row + 4, sumOf(view, at, padded(bytes.length)));
    view.setUint32(row + 8, at);
    view.setUint32(row + 12, bytes.length);
    if (tag === 'head') headAt = at;
    at += padded(bytes.length);
  });
  view.setUint32(headAt + 8, (0xb1b0afba - sumOf(view, 0, length)) >>> 0);
  return file;
}

function sumOf(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function even(bytes: readonly number[]): Uint8Array {
  return Uint8Array.from(bytes.length % 2 === 0 ? bytes : [...bytes, 0]);
}

function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength);
}

function copyOf(view: DataView): DataView {
  return new DataView(bytesOf(view).slice().buffer);
}
