import { decodedPicture } from '@rappen/pdf/codes';
import { at, boxAround, common, inverse, times } from '@rappen/pdf/internal/base';
import {
  type DrawnPicture,
  drawPage,
  evenAxis,
  type FilledShape,
  type PageSink,
  paint,
  pictureShape,
  type Raster,
  searchBytesMax,
} from '@rappen/pdf/internal/content';
import { PdfDocument } from '@rappen/pdf/internal/syntax';
import type { OpenedPdf } from '@rappen/pdf/open';
import type { GraphicsState } from '../../../packages/pdf/src/content/graphics-state.ts';
import type { InstructionReader } from '../../../packages/pdf/src/content/instructions.ts';
import { defaultPdfReadingLimits } from '../../../packages/pdf/src/syntax/scan/limits.ts';
import { openedSource } from '../../../packages/pdf/src/syntax/scan/opened.ts';
import type { GreyPage } from './pdfium.ts';

/** Drawn so many times finer each way: lines come out as thin as they are. */
const finer = 3;
const pointsPerInch = 72;
const pixelsMax = 10_000_000;

/** The shapes and pictures of a page as our reader follows them; undefined where it says that it does not follow all. */
export function followed(opened: OpenedPdf, page: number, dotsPerInch: number): GreyPage | undefined {
  const dictionary = opened.pages[page - 1]?.dictionary;
  if (dictionary === undefined) return undefined;
  const document = new PdfDocument(openedSource(opened.document), defaultPdfReadingLimits);
  const view = document.view(dictionary.entries);
  if (view === undefined) return undefined;
  const scale = dotsPerInch / pointsPerInch;
  const [width, height] = [Math.round(view.width * scale), Math.round(view.height * scale)];
  if (!(width >= 1 && height >= 1 && width * height * finer * finer <= pixelsMax)) return undefined;
  const matrix = times(view.matrix, [finer * scale, 0, 0, finer * scale, 0, 0]);
  const clip = { left: 0, top: 0, right: width * finer, bottom: height * finer };
  const sink = new FollowingSink(document, width * finer, height * finer);
  const budget = { bytesLeft: 10_000_000, callsLeft: 10_000, searchLeft: searchBytesMax };
  drawPage(document, dictionary.entries, { matrix, clip, lineWidthMin: 0 }, sink, budget);
  return sink.isUnread ? undefined : coarser(sink.raster.cells, width, height);
}

const clipMode = 4;

/** Paints what it is told, and remembers whether something was not followed. */
class FollowingSink implements PageSink {
  isUnread = false;
  readonly raster: Raster;
  readonly places = {
    line: () => {},
    move: () => {},
    putAside: () => {},
    takeBack: () => {},
    // What is drawn behind letters that clip is seen only within them
    show: (_reader: InstructionReader, { text }: GraphicsState) => {
      if (text.mode >= clipMode) this.unread();
    },
    form: (draw: () => void) => draw(),
    lose: () => this.unread(),
    shade: () => this.unread(),
  };
  readonly #document: PdfDocument;

  constructor(document: PdfDocument, width: number, height: number) {
    this.#document = document;
    const cells = new Uint8Array(width * height).fill(255);
    this.raster = { columns: evenAxis(width), rows: evenAxis(height), cells, paintLeft: Number.POSITIVE_INFINITY };
  }

  fill(shape: FilledShape): void {
    if (!shape.isOpaque) this.unread();
    paint(this.raster, shape, shape.grey);
  }

  unread(): void {
    this.isUnread = true;
  }

  picture(drawn: DrawnPicture): void {
    const shape = pictureShape(this.#document, drawn.dictionary, drawn.resources);
    const picture = shape && decodedPicture(this.#document, drawn, shape);
    const back = inverse(drawn.matrix);
    const { entries } = drawn.dictionary;
    if (shape === undefined || picture === undefined || entries.has('SMask') || entries.has('Mask')) this.unread();
    if (shape === undefined || picture === undefined || back === undefined) return;
    const { columns, rows, cells } = this.raster;
    const box = common(drawn.clip, boxAround(drawn.matrix, { left: 0, top: 0, right: 1, bottom: 1 }));
    for (let row = rows.cellsBefore(box.top); row < rows.cellsBefore(box.bottom); row++) {
      for (let column = columns.cellsBefore(box.left); column < columns.cellsBefore(box.right); column++) {
        const [u, v] = at(back, column + 0.5, row + 0.5);
        if (u < 0 || u >= 1 || v <= 0 || v > 1) continue;
        const pixel = picture.pixels[
          Math.floor((1 - v) * shape.height) * shape.width + Math.floor(u * shape.width)
        ] as number;
        if (!shape.isMask) cells[row * columns.count + column] = pixel;
        else if (pixel === 0) cells[row * columns.count + column] = drawn.grey;
      }
    }
  }
}

function coarser(cells: Uint8Array, width: number, height: number): GreyPage {
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let y = 0; y < finer; y++)
        for (let x = 0; x < finer; x++) sum += cells[(row * finer + y) * width * finer + column * finer + x] as number;
      pixels[row * width + column] = sum / (finer * finer);
    }
  }
  return { width, height, pixels };
}
