import { inflateBounded } from '../flate.ts';
import type { GreyImage } from '../grey-image.ts';
import type { ImagingLimits } from '../limits.ts';
import { skipInlineImage } from './content.ts';
import { fillOutlines, type Outline } from './fill.ts';
import { at, inverse, type Matrix, times } from './matrix.ts';
import { filtersOf, isDictionary, isFlate, nameOf, type PdfObject, type PdfStructure } from './structure.ts';
import { isRegular, latin1, type PdfArray, type PdfDictionary, type PdfValue, ValueReader } from './value.ts';

/** A JPEG on the page: `matrix` takes the unit square, its origin at the bottom left, to fractions of the page. */
export interface PlacedJpeg {
  readonly bytes: Uint8Array;
  readonly matrix: Matrix;
}

export interface PaintedPage {
  readonly image: GreyImage;
  readonly jpegs: readonly PlacedJpeg[];
}

interface State {
  readonly matrix: Matrix;
  readonly grey: number;
}

interface PictureShape {
  readonly columns: number;
  readonly rows: number;
  readonly isMask: boolean;
  readonly depth: 1 | 8;
  readonly components: 1 | 3;
  readonly rowBytes: number;
}

/** Short keys of inline images (ISO 32000-1, table 93). */
const inlineKeys: Readonly<Record<string, string>> = {
  W: 'Width',
  H: 'Height',
  IM: 'ImageMask',
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  F: 'Filter',
  DP: 'DecodeParms',
};

const pixelsPerPoint = 3;
const formsMax = 16;
const statesMax = 512;
/** Below the depth that the call stack bears, even when each node has only one kid. */
const nodesMax = 2000;

/**
 * Paints what a code can be made of without a PDF renderer: filled outlines and pictures, no text, no lines, no
 * clipping. For files that `isSafePdf` has let through. Pages in order; undefined entries are pages that cannot be read.
 */
export function* paintedPages({ objects }: PdfStructure, limits: ImagingLimits): Generator<PaintedPage | undefined> {
  const catalog = [...objects.values()]
    .flat()
    .filter(({ value }) => isDictionary(value) && nameOf(value.entries.get('Type')) === 'Catalog')
    .at(-1);
  if (catalog === undefined || !isDictionary(catalog.value)) return;
  const finder = new Finder(objects);
  for (const page of finder.pages(catalog.value.entries.get('Pages'))) {
    yield new Painter(finder, limits, page).paint();
  }
}

/** A page's dictionary with what it inherits. */
type PageEntries = ReadonlyMap<string, PdfValue>;

class Finder {
  private readonly objects: PdfStructure['objects'];
  private readonly visited = new Set<PdfDictionary>();

  constructor(objects: PdfStructure['objects']) {
    this.objects = objects;
  }

  /** The newest object that a reference means. */
  object(value: PdfValue | undefined): PdfObject | undefined {
    if (typeof value !== 'object' || value === null || value.kind !== 'ref') return undefined;
    return this.objects.get(value.number)?.at(-1);
  }

  resolved(value: PdfValue | undefined): PdfValue | undefined {
    return this.object(value)?.value ?? value;
  }

  dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const resolved = this.resolved(value);
    return isDictionary(resolved) ? resolved : undefined;
  }

  numbers(value: PdfValue | undefined): readonly number[] {
    return this.array(value)?.numbers ?? [];
  }

  array(value: PdfValue | undefined): PdfArray | undefined {
    const resolved = this.resolved(value);
    return typeof resolved === 'object' && resolved !== null && resolved.kind === 'array' ? resolved : undefined;
  }

  /** The pages below a node of the page tree, each node once. */
  *pages(node: PdfValue | undefined, inherited: PageEntries = new Map()): Generator<PageEntries> {
    const dictionary = this.dictionary(node);
    if (dictionary === undefined || this.visited.has(dictionary) || this.visited.size > nodesMax) return;
    this.visited.add(dictionary);
    const entries = new Map([...inherited, ...dictionary.entries]);
    const kids = this.array(dictionary.entries.get('Kids'));
    if (kids === undefined) yield entries;
    else {
      entries.delete('Kids');
      for (const kid of kids.items) yield* this.pages(kid, entries);
    }
  }
}

class Painter {
  private readonly finder: Finder;
  private readonly limits: ImagingLimits;
  private readonly page: PageEntries;
  private readonly jpegs: PlacedJpeg[] = [];
  private image: GreyImage = { width: 0, height: 0, pixels: new Uint8Array(0) };

  constructor(finder: Finder, limits: ImagingLimits, page: PageEntries) {
    this.finder = finder;
    this.limits = limits;
    this.page = page;
  }

  paint(): PaintedPage | undefined {
    const box = this.finder.numbers(this.page.get('CropBox') ?? this.page.get('MediaBox'));
    if (box.length < 4) return undefined;
    const [left, right] = [Math.min(box[0] as number, box[2] as number), Math.max(box[0] as number, box[2] as number)];
    const [low, high] = [Math.min(box[1] as number, box[3] as number), Math.max(box[1] as number, box[3] as number)];
    const s = pixelsPerPoint;
    const turn = this.finder.resolved(this.page.get('Rotate'));
    const quarters = typeof turn === 'number' ? (((turn / 90) % 4) + 4) % 4 : 0;
    const across = Math.round((right - left) * s);
    const up = Math.round((high - low) * s);
    const [width, height] = quarters % 2 === 0 ? [across, up] : [up, across];
    if (!(width > 0 && height > 0 && width * height <= this.limits.pixelsMax)) return undefined;
    this.image = { width, height, pixels: new Uint8Array(width * height).fill(255) };
    const upright: Matrix = [s, 0, 0, -s, -left * s, high * s];
    const matrices: readonly Matrix[] = [
      upright,
      [0, s, s, 0, -low * s, -left * s],
      [-s, 0, 0, s, right * s, -low * s],
      [0, -s, -s, 0, high * s, right * s],
    ];
    const matrix = matrices[quarters] ?? upright;
    const contents = this.page.get('Contents');
    const parts = this.finder.array(contents)?.items ?? [contents];
    const content = joinedLines(parts.map((part) => this.stream(this.finder.object(part))));
    this.run(content, this.finder.dictionary(this.page.get('Resources')), { matrix, grey: 0 }, 0);
    return { image: this.image, jpegs: this.jpegs };
  }

  private stream(object: PdfObject | undefined): Uint8Array {
    let bytes: Uint8Array | undefined = object?.stream;
    for (const filter of object && isDictionary(object.value) ? filtersOf(object.value) : []) {
      bytes = bytes && isFlate(filter) ? inflateBounded(bytes, this.limits.pdfStreamBytesMax) : undefined;
    }
    return bytes ?? new Uint8Array(0);
  }

  private run(content: Uint8Array, resources: PdfDictionary | undefined, start: State, level: number): void {
    const reader = new ValueReader(content, 0);
    const states: State[] = [];
    let state = start;
    let outlines: Outline[] = [];
    let line: number[] = [];
    let operands: number[] = [];
    let name: string | undefined;
    const go = (x: number, y: number): void => void line.push(...at(state.matrix, x, y));
    const end = (): void => {
      if (line.length > 2) outlines.push(line);
      line = [];
    };
    for (;;) {
      reader.skip();
      if (reader.at >= reader.end) return;
      const byte = content[reader.at] as number;
      if (!isRegular(byte) || (byte >= 43 && byte <= 57)) {
        const value = reader.value();
        if (typeof value === 'number') operands.push(value);
        else if (typeof value === 'object' && value?.kind === 'name') name = value.name;
        continue;
      }
      const from = reader.at;
      while (reader.at < reader.end && isRegular(content[reader.at])) reader.at++;
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands;
      switch (latin1(content.subarray(from, Math.min(reader.at, from + 4)))) {
        case 'q':
          if (states.length < statesMax) states.push(state);
          break;
        case 'Q':
          state = states.pop() ?? state;
          break;
        case 'cm':
          state = { ...state, matrix: times([a, b, c, d, e, f], state.matrix) };
          break;
        case 'g':
          state = { ...state, grey: 255 * a };
          break;
        case 'rg':
        case 'k':
        case 'sc':
        case 'scn':
          state = { ...state, grey: greyOf(operands) };
          break;
        case 'cs':
          state = { ...state, grey: 0 };
          break;
        case 'm':
          end();
          go(a, b);
          break;
        case 'l':
          go(a, b);
          break;
        case 'c':
        case 'v':
        case 'y':
          go(operands.at(-2) ?? 0, operands.at(-1) ?? 0);
          break;
        case 're':
          end();
          go(a, b);
          go(a + c, b);
          go(a + c, b + d);
          go(a, b + d);
          end();
          break;
        case 'h':
          end();
          break;
        case 'f':
        case 'F':
        case 'f*':
        case 'B':
        case 'B*':
        case 'b':
        case 'b*':
          end();
          fillOutlines(this.image, outlines, state.grey);
          outlines = [];
          break;
        case 'n':
        case 'S':
        case 's':
          line = [];
          outlines = [];
          break;
        case 'BI':
          this.inlinePicture(reader, state);
          break;
        case 'Do':
          this.draw(name, resources, state, level);
          break;
      }
      operands = [];
      name = undefined;
    }
  }

  private draw(name: string | undefined, resources: PdfDictionary | undefined, state: State, level: number): void {
    const object = this.finder.object(
      this.finder.dictionary(resources?.entries.get('XObject'))?.entries.get(name ?? ''),
    );
    if (object?.stream === undefined || !isDictionary(object.value)) return;
    const { entries } = object.value;
    if (nameOf(entries.get('Subtype')) === 'Form' && level < formsMax) {
      const own = this.finder.numbers(entries.get('Matrix'));
      const matrix = own.length === 6 ? times(own as unknown as Matrix, state.matrix) : state.matrix;
      const inner = this.finder.dictionary(entries.get('Resources')) ?? resources;
      this.run(this.stream(object), inner, { ...state, matrix }, level + 1);
    } else if (nameOf(entries.get('Subtype')) === 'Image') {
      if (filtersOf(object.value).join() === 'DCTDecode') {
        const { width, height } = this.image;
        const matrix = times(state.matrix, [1 / width, 0, 0, 1 / height, 0, 0]);
        this.jpegs.push({ bytes: object.stream, matrix });
      } else this.picture(this.stream(object), entries, state);
    }
  }

  /** Paints an inline image without filters (8.9.7); others are gone over. */
  private inlinePicture(reader: ValueReader, state: State): void {
    const entries = new Map<string, PdfValue>();
    for (;;) {
      reader.skip();
      if (reader.bytes[reader.at] !== 0x2f) break;
      const key = reader.name().name;
      entries.set(inlineKeys[key] ?? key, reader.value());
    }
    // Two letters, ID, and one white space
    const start = reader.at + 3;
    const shape = entries.has('Filter') ? undefined : this.shapeOf(entries, Infinity);
    if (shape === undefined || start + shape.rowBytes * shape.rows > reader.end) skipInlineImage(reader);
    else {
      reader.at = start + shape.rowBytes * shape.rows;
      this.picture(reader.bytes.subarray(start, reader.at), entries, state);
    }
  }

  /** Size and layout of a picture of 1 or 8 bits in one or three colours, or a mask. */
  private shapeOf(entries: ReadonlyMap<string, PdfValue>, bytes: number): PictureShape | undefined {
    const value = (key: string): PdfValue | undefined => this.finder.resolved(entries.get(key));
    const [columns, rows] = [value('Width'), value('Height')];
    const isMask = value('ImageMask') === true;
    const depth = isMask ? 1 : value('BitsPerComponent');
    if (typeof columns !== 'number' || typeof rows !== 'number' || !(columns * rows <= this.limits.pixelsMax)) return;
    if (entries.has('DecodeParms') || (depth !== 1 && depth !== 8)) return undefined;
    const space = nameOf(value('ColorSpace'));
    const isColoured = space === undefined ? bytes >= columns * rows * 3 : space === 'DeviceRGB' || space === 'RGB';
    const components = depth === 8 && isColoured && !isMask ? 3 : 1;
    const rowBytes = Math.ceil((columns * components * depth) / 8);
    return bytes < rowBytes * rows ? undefined : { columns, rows, isMask, depth, components, rowBytes };
  }

  /** Paints a picture, the nearest of its pixels for each pixel of the page; kinds without a shape are left out. */
  private picture(data: Uint8Array, entries: ReadonlyMap<string, PdfValue>, state: State): void {
    const shape = this.shapeOf(entries, data.length);
    if (shape === undefined) return;
    const { columns, rows, isMask, depth, components, rowBytes } = shape;
    const back = inverse(state.matrix);
    if (back === undefined) return;
    const decode = this.finder.numbers(entries.get('Decode'));
    const isTurned = decode[0] === 1 && decode[1] === 0;
    const corners = [at(state.matrix, 0, 0), at(state.matrix, 1, 0), at(state.matrix, 0, 1), at(state.matrix, 1, 1)];
    const { width, height, pixels } = this.image;
    const [left, right] = span(
      corners.map(([x]) => x),
      width,
    );
    const [top, bottom] = span(
      corners.map(([, y]) => y),
      height,
    );
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const [u, v] = at(back, x + 0.5, y + 0.5);
        if (u < 0 || u >= 1 || v <= 0 || v > 1) continue;
        const row = Math.floor((1 - v) * rows);
        const column = Math.floor(u * columns);
        const start = row * rowBytes;
        if (depth === 1) {
          const isOne = (((data[start + (column >> 3)] as number) >> (7 - (column & 7))) & 1) !== (isTurned ? 1 : 0);
          if (!isMask) pixels[y * width + x] = isOne ? 255 : 0;
          else if (!isOne) pixels[y * width + x] = state.grey;
        } else
          pixels[y * width + x] =
            (data[start + column * components + (components === 3 ? 1 : 0)] as number) ^ (isTurned ? 255 : 0);
      }
    }
  }
}

/** 1 number: grey, 3: red, green and blue, 4: cyan, magenta, yellow and black; anything else is taken for black. */
function greyOf(parts: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  if (parts.length === 1) return 255 * a;
  if (parts.length === 3) return 255 * (0.3 * a + 0.59 * b + 0.11 * c);
  if (parts.length === 4) return 255 * Math.max(0, 1 - d - (0.3 * a + 0.59 * b + 0.11 * c));
  return 0;
}

function joinedLines(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1 && parts[0] !== undefined) return parts[0];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 1, 0)).fill(10);
  let start = 0;
  for (const part of parts) {
    whole.set(part, start);
    start += part.length + 1;
  }
  return whole;
}

function span(values: readonly number[], max: number): readonly [number, number] {
  return [Math.max(0, Math.floor(Math.min(...values))), Math.min(max, Math.ceil(Math.max(...values)))];
}
