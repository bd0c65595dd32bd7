import { type Box, boxAround, type Matrix } from '../base/matrix.ts';
import { matrixIn, numbersIn } from '../content/walk.ts';
import type { CosDocument } from '../syntax/document.ts';
import { textOfString } from '../syntax/text-string.ts';
import { type CosDictionary, type CosObject, type CosValue, isName, isTrue } from '../syntax/values.ts';
import { fieldEntry, isPushButton, shownOptions, shownValue } from './fields.ts';
import { initialTextState } from './text-state.ts';
import { drawForm, type PageReading } from './text-walk.ts';

/** Annotations that show nothing of their own. */
const plainKinds = ['Link', 'Popup'];
/** Hidden, and not to be viewed (ISO 32000-1, table 165). */
const hiddenFlags = 0b100010;

/** Reads what annotations draw on a page: form fields and stamps (ISO 32000-1, 12.5.5). */
export function readAnnotations(page: PageReading, annotations: CosValue | undefined): void {
  const { document, budget } = page;
  const listed = document.resolved(annotations);
  const form = document.dictionary(document.catalog?.entries.get('AcroForm'));
  const isOutdated = isTrue(document.resolved(form?.entries.get('NeedAppearances')));
  for (const item of listed?.kind === 'array' ? listed.items : []) {
    if (--budget.callsLeft < 0) {
      page.sheet.cut('beyond-limit');
      return;
    }
    const annotation = document.dictionary(item);
    if (annotation === undefined || isUnseen(document, annotation)) continue;
    if (page.layers.isHidden(annotation.entries.get('OC'))) continue;
    const appearance = appearanceOf(document, annotation);
    // Without an appearance readers make their own, and where they are told that it is out of date
    const value = appearance === undefined || isOutdated ? valueOf(document, annotation) : undefined;
    if (value !== undefined) writeValue(page, annotation, value);
    else if (appearance === undefined) page.sheet.see();
    else drawForm(page, appearance.stream, { ...initialTextState, matrix: appearance.matrix }, undefined);
  }
}

/** The text that readers show where an annotation has no looks; undefined where there is none, or only a part is shown. */
function valueOf(document: CosDocument, annotation: CosDictionary): string | undefined {
  const subtype = document.resolved(annotation.entries.get('Subtype'));
  if (isName(subtype, 'FreeText')) return textOfString(document.resolved(annotation.entries.get('Contents')));
  if (!isName(subtype, 'Widget')) return undefined;
  const kind = fieldEntry(document, annotation, 'FT');
  const isText = isName(kind, 'Tx') || isName(kind, 'Ch') || isPushButton(document, annotation);
  if (!isText) return undefined;
  const box = boxOf(numbersIn(document, annotation.entries.get('Rect')));
  const options = box && shownOptions(document, annotation, box.bottom - box.top);
  return options === undefined ? shownValue(document, annotation) : options.join('\n');
}

/** Height of the letters that the value of a field is shown with, at most, in points. */
const valueSize = 12;

/** Writes the value of a field into its rectangle, line by line. */
function writeValue({ document, budget, sheet }: PageReading, { entries }: CosDictionary, value: string): void {
  const box = boxOf(numbersIn(document, entries.get('Rect')));
  if (box === undefined || value === '') {
    sheet.see();
    return;
  }
  const lines = value.slice(0, Math.max(0, budget.lengthLeft)).split(/\r\n?|\n/);
  budget.lengthLeft -= value.length;
  const size = Math.min(valueSize, (box.bottom - box.top) / lines.length);
  lines.forEach((text, index) => {
    const y = box.bottom - (index + 1) * size;
    sheet.write({ text, x: box.left, endX: box.right, y, endY: y, size, angle: 0 });
  });
}

/** What an annotation shows, and where. */
export interface Appearance {
  readonly stream: { readonly dictionary: CosDictionary; readonly bytes: NonNullable<CosObject['stream']> };
  /** From the space of the form, behind its own matrix, to that of the page. */
  readonly matrix: Matrix;
}

/** Whether an annotation is hidden, or of a kind that shows nothing of its own. */
export function isUnseen(document: CosDocument, { entries }: CosDictionary): boolean {
  const kind = document.resolved(entries.get('Subtype'));
  const flags = document.resolved(entries.get('F'));
  const isHidden = flags?.kind === 'number' && (flags.value & hiddenFlags) !== 0;
  return isHidden || (kind?.kind === 'name' && plainKinds.includes(kind.name));
}

/** The normal appearance of an annotation, of several that of the state it is in. */
export function appearanceOf(document: CosDocument, annotation: CosDictionary): Appearance | undefined {
  const { entries } = annotation;
  const normal = document.dictionary(entries.get('AP'))?.entries.get('N');
  const state = document.resolved(entries.get('AS'));
  const stream =
    document.streamAt(normal) ??
    document.streamAt(state?.kind === 'name' ? document.dictionary(normal)?.entries.get(state.name) : undefined);
  return stream && { stream, matrix: placeOf(document, annotation, stream.dictionary) };
}

/** Takes the box of an appearance to the rectangle of its annotation. */
function placeOf(document: CosDocument, annotation: CosDictionary, form: CosDictionary): Matrix {
  const box = boxOf(numbersIn(document, form.entries.get('BBox')));
  const rectangle = boxOf(numbersIn(document, annotation.entries.get('Rect')));
  const matrix = matrixIn(document, form.entries.get('Matrix')) ?? initialTextState.matrix;
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
