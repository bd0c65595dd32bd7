import { mergePageAt, type PageMark } from '@rappen/pdf/assembly';
import { ok } from '@rappen/pdf/internal/base';
import { differing } from './images.ts';
import type { GreyPage } from './pdfium.ts';

/** Millimetres: a black square, and where it is laid. */
const side = 40;
const corner = 20;
const points = (side * 72) / 25.4;

/** A page that is all black. */
const square = new Uint8Array(
  Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${points} ${points}]/Resources<<>>/Contents 4 0 R>>endobj
4 0 obj<</Length 17>>stream
0 0 999 999 re f
endstream
endobj
trailer<</Root 1 0 R>>
%%EOF
`,
    'latin1',
  ),
);

/** What is said of a page that something is laid on. */
export interface Placed {
  /** Its marks; undefined where it is said that not all are known. */
  readonly marks: readonly PageMark[] | undefined;
  readonly pdf: Uint8Array;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
}

/** Lays a black square on a page, and asks for all that the page shows; undefined where that is refused. */
export function placedOn(bytes: Uint8Array, page: number): Placed | undefined {
  let told: Omit<Placed, 'pdf'> = { marks: undefined, width: 0, height: 0 };
  const made = mergePageAt(bytes, square, { page }, ({ width, height, marksWithin }) => {
    const marks = marksWithin({ left: 0, top: 0, right: width, bottom: height });
    told = { marks: marks.some(({ kind }) => kind === 'unread') ? undefined : marks, width, height };
    return ok({ x: corner, y: corner, right: [1, 0] });
  });
  return made.ok ? { ...told, pdf: made.value } : undefined;
}

/** What is darker is seen. */
const inkMax = 200;
/** Parts of the page that a mark may be off: letters reach beyond their boxes. */
const reach = 2.5;

/** Whether something is seen at a place. */
export function isInk({ pixels }: GreyPage, at: number): boolean {
  return (pixels[at] as number) < inkMax;
}

/** Places of an image at which something is seen where no mark is. */
export function unmarked(image: GreyPage, { marks = [], width, height }: Placed): number[] {
  const covered = new Uint8Array(image.pixels.length);
  const [across, down] = [image.width / width, image.height / height];
  for (const { box } of marks) {
    const [left, right] = [Math.floor(box.left * across - reach), Math.ceil(box.right * across + reach)];
    const [top, bottom] = [Math.floor(box.top * down - reach), Math.ceil(box.bottom * down + reach)];
    for (let row = Math.max(0, top); row < Math.min(image.height, bottom); row++) {
      const start = row * image.width;
      covered.fill(
        1,
        start + Math.min(image.width, Math.max(0, left)),
        start + Math.min(image.width, Math.max(0, right)),
      );
    }
  }
  const found: number[] = [];
  for (let at = 0; at < covered.length; at++) if (covered[at] === 0 && isInk(image, at)) found.push(at);
  return found;
}

/** Places at which a page is not as it should be behind the square: not dark within it, another grey than before outside. */
export interface SquareOff {
  readonly notDark: readonly number[];
  readonly changed: readonly number[];
}

/** What is wrong with a page that the square was laid on; both images have one size. */
export function squareOff(before: GreyPage, after: GreyPage, { width, height }: Placed): SquareOff {
  const [across, down] = [before.width / width, before.height / height];
  const [left, right] = [corner * across, Math.min(before.width, (corner + side) * across)];
  const [top, bottom] = [Math.max(0, before.height - (corner + side) * down), before.height - corner * down];
  const changed = differing(before, after).filter((at) => {
    const [x, y] = [at % before.width, Math.floor(at / before.width)];
    return x < left - reach || x > right + reach || y < top - reach || y > bottom + reach;
  });
  const notDark: number[] = [];
  for (let row = Math.ceil(top) + 1; row < bottom - 1; row++) {
    for (let column = Math.ceil(left) + 1; column < right - 1; column++) {
      const at = row * after.width + column;
      if ((after.pixels[at] as number) > inkMax) notDark.push(at);
    }
  }
  return { notDark, changed };
}
