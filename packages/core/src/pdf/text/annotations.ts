import { type Box, boxAround, type Matrix } from '../reading/matrix.ts';
import type { CosDictionary, CosObject, CosValue } from '../values/values.ts';
import { drawForm, matrixOf, numbersOf, type PageReading } from './text-run.ts';
import { initialTextState } from './text-state.ts';

/** Annotations that show nothing of their own. */
const plainKinds = ['Link', 'Popup'];
/** Hidden, and not to be viewed (ISO 32000-1, table 165). */
const hiddenFlags = 0b100010;

/** Reads what annotations draw on a page: form fields and stamps (ISO 32000-1, 12.5.5). */
export function readAnnotations(page: PageReading, annotations: CosValue | undefined): void {
  const { document, budget } = page;
  const listed = document.resolved(annotations);
  for (const item of listed?.kind === 'array' ? listed.items : []) {
    if (--budget.callsLeft < 0) {
      page.sheet.see();
      return;
    }
    const annotation = document.dictionary(item);
    if (annotation === undefined || isUnseen(page, annotation)) continue;
    const stream = appearanceOf(page, annotation);
    // Without an appearance readers make their own
    if (stream === undefined) page.sheet.see();
    else {
      const matrix = placeOf(page, annotation, stream.dictionary);
      drawForm(page, stream, { ...initialTextState, matrix }, undefined);
    }
  }
}

type Stream = { readonly dictionary: CosDictionary; readonly bytes: NonNullable<CosObject['stream']> };

function isUnseen({ document }: PageReading, { entries }: CosDictionary): boolean {
  const kind = document.resolved(entries.get('Subtype'));
  const flags = document.resolved(entries.get('F'));
  const isHidden = flags?.kind === 'number' && (flags.value & hiddenFlags) !== 0;
  return isHidden || (kind?.kind === 'name' && plainKinds.includes(kind.name));
}

/** The normal appearance, of several that of the state it is in. */
function appearanceOf({ document }: PageReading, { entries }: CosDictionary): Stream | undefined {
  const normal = document.dictionary(entries.get('AP'))?.entries.get('N');
  const state = document.resolved(entries.get('AS'));
  return (
    document.streamAt(normal) ??
    document.streamAt(state?.kind === 'name' ? document.dictionary(normal)?.entries.get(state.name) : undefined)
  );
}

/** Takes the box of an appearance to the rectangle of its annotation. */
function placeOf({ document }: PageReading, annotation: CosDictionary, form: CosDictionary): Matrix {
  const box = boxOf(numbersOf(document, form.entries.get('BBox')));
  const rectangle = boxOf(numbersOf(document, annotation.entries.get('Rect')));
  const matrix = matrixOf(document, form.entries.get('Matrix')) ?? initialTextState.matrix;
  if (box === undefined || rectangle === undefined) return initialTextState.matrix;
  const { left, top, right, bottom } = boxAround(matrix, box);
  const across = right > left ? (rectangle.right - rectangle.left) / (right - left) : 1;
  const up = bottom > top ? (rectangle.bottom - rectangle.top) / (bottom - top) : 1;
  return [across, 0, 0, up, rectangle.left - left * across, rectangle.top - top * up];
}

function boxOf([x1, y1, x2, y2]: readonly number[]): Box | undefined {
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}
