import { type Box, boxAround, common, unmoved } from '../../base/matrix.ts';
import { boxOfOutlines } from '../../content/fill.ts';
import { searchBytesMax } from '../../content/inline-image.ts';
import { drawContent, drawPage } from '../../content/interpreter.ts';
import type { DrawnPicture, FilledShape, PageSink } from '../../content/page-sink.ts';
import { matrixOfForm, numbersIn } from '../../content/walk.ts';
import type { PdfPages } from '../../open/open.ts';
import { defaultPdfReadingLimits } from '../../syntax/scan/limits.ts';
import { openedSource } from '../../syntax/scan/opened.ts';
import { PdfDocument } from '../../syntax/scan/pages.ts';
import type { CosDictionary } from '../../syntax/values.ts';
import { appearanceOf, isUnseen } from '../../text/annotations.ts';
import { defaultPdfTextLimits } from '../../text/limits.ts';
import type { PageSheet } from '../../text/page-sheet.ts';
import { sheetsIn } from '../../text/read-text.ts';
import { limits } from '../limits.ts';

/** Something that a page shows, in points of its own space. */
export interface Mark {
  readonly kind: 'text' | 'area' | 'picture';
  /** What the text says, how many pixels the picture has; nothing for an area. */
  readonly what: string;
  readonly box: Box;
  /** Of an area: 0 = black to 255 = white. */
  readonly grey: number;
}

const everywhere: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
const space = { matrix: unmoved, clip: everywhere, lineWidthMin: 0 };

/** What the pages of a document show, each when it is asked for; undefined for a page beyond the bounds. */
export function* marksOf(opened: PdfPages): Generator<readonly Mark[] | undefined> {
  const count = opened.pages.length;
  const bytesMax = limits.verifiedBytesMax + count * limits.contentBytesPerPage;
  const callsMax = defaultPdfReadingLimits.pdfReadCallsMax + count * limits.verifiedCallsPerPage;
  const sheets = sheetsIn(opened, {
    ...defaultPdfTextLimits,
    textPagesMax: limits.pagesMax,
    textLengthMax: limits.verifiedLettersMax + count * limits.verifiedLettersPerPage,
    textContentBytesMax: bytesMax,
    textCallsMax: callsMax,
    textPiecesMax: limits.verifiedMarksMax,
  });
  const document = new PdfDocument(openedSource(opened.document), defaultPdfReadingLimits);
  const budget = { bytesLeft: bytesMax, callsLeft: callsMax, searchLeft: searchBytesMax };
  for (const { dictionary } of opened.pages) {
    const { value: sheet } = sheets.next();
    const sink = new MarkSink(document);
    drawPage(document, dictionary.entries, space, sink, budget);
    for (const annotation of annotationsOf(opened, dictionary))
      drawAppearance(opened, document, annotation, sink, budget);
    const isWhole =
      sheet !== undefined && !sheet.isFull && budget.bytesLeft >= 0 && sink.marks.length < limits.verifiedMarksMax;
    yield isWhole ? [...textMarks(sheet), ...sink.marks] : undefined;
  }
}

/** The annotations of a page that are to be seen. */
function annotationsOf({ document }: PdfPages, { entries }: CosDictionary): readonly CosDictionary[] {
  const listed = document.resolved(entries.get('Annots'));
  return (listed?.kind === 'array' ? listed.items : []).flatMap((item) => {
    const annotation = document.dictionary(item);
    return annotation === undefined || isUnseen(document, annotation) ? [] : [annotation];
  });
}

function drawAppearance(
  { document: objects }: PdfPages,
  document: PdfDocument,
  annotation: CosDictionary,
  sink: MarkSink,
  budget: Parameters<typeof drawPage>[4],
): void {
  const appearance = appearanceOf(objects, annotation);
  if (appearance === undefined || --budget.callsLeft < 0) return;
  const { dictionary, bytes } = appearance.stream;
  const content = objects.decodedStream(dictionary, bytes);
  if (content === undefined) return;
  const matrix = matrixOfForm(objects, dictionary, appearance.matrix);
  const [left = 0, top = 0, right = 0, bottom = 0] = numbersIn(objects, dictionary.entries.get('BBox'));
  const clip = boxAround(matrix, { left, top, right, bottom });
  const resources = objects.dictionary(dictionary.entries.get('Resources'));
  drawContent({ document, content, resources }, { ...space, matrix, clip }, sink, budget);
}

function textMarks({ pieces }: PageSheet): readonly Mark[] {
  return pieces.map(({ text, x, y }) => {
    // How long it is depends on widths that a document need not say
    const box = { left: x, top: y, right: x, bottom: y };
    return { kind: 'text', what: text, box, grey: 0 };
  });
}

/** Collects areas, lines and pictures. */
class MarkSink implements PageSink {
  readonly marks: Mark[] = [];
  readonly #document: PdfDocument;

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  fill({ outlines, clip, grey }: FilledShape): void {
    this.#take('area', '', common(boxOfOutlines(outlines), clip), grey);
  }

  picture({ dictionary, matrix, clip }: DrawnPicture): void {
    const { entries } = dictionary;
    const size = ['Width', 'Height'].map((key) => this.#document.number(entries.get(key)) ?? 0).join(' x ');
    this.#take('picture', size, common(boxAround(matrix, { left: 0, top: 0, right: 1, bottom: 1 }), clip), 0);
  }

  unread(): void {
    // What is not followed on the way in is not followed on the way out
  }

  #take(kind: Mark['kind'], what: string, box: Box, grey: number): void {
    const isSeen = box.right >= box.left && box.bottom >= box.top;
    if (isSeen && this.marks.length < limits.verifiedMarksMax) this.marks.push({ kind, what, box, grey });
  }
}

/** The rectangles of the annotations of a page. */
export function placesOf(opened: PdfPages, page: CosDictionary): readonly Box[] {
  return annotationsOf(opened, page).flatMap(({ entries }) => {
    const [x1, y1, x2, y2] = numbersIn(opened.document, entries.get('Rect'));
    if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return [];
    return [{ left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) }];
  });
}
