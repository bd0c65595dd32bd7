import type { CosDocument } from '../../syntax/document.ts';
import { integerOf } from '../../syntax/file-object.ts';
import type { Page } from '../../syntax/pages.ts';
import { type CosDictionary, type CosValue, emptyDictionary, isName } from '../../syntax/values.ts';
import { fieldEntry } from '../../text/fields.ts';
import { limits } from '../limits.ts';
import { checkAction } from './actions.ts';
import type { Findings } from './findings.ts';
import type { Inspection } from './inspection.ts';

/** Kinds of annotations that PDF/A has (ISO 19005-3, 6.3.1). */
export const annotationKinds: readonly string[] = (
  'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink ' +
  'Popup FileAttachment Widget PrinterMark TrapNet Watermark Redact'
).split(' ');

/** Bits of an annotation's flags (ISO 32000-1, table 165). */
export const flagBits = { invisible: 1, hidden: 2, print: 4, noView: 32, toggleNoView: 256 } as const;
const forbiddenFlags = flagBits.invisible | flagBits.hidden | flagBits.noView | flagBits.toggleNoView;

/** The annotations of a page: the reference or dictionary that is listed, and what it stands for. */
export function annotationsOf(
  document: Pick<CosDocument, 'resolved' | 'dictionary'>,
  page: CosDictionary,
): { readonly value: CosValue; readonly dictionary: CosDictionary }[] {
  const listed = document.resolved(page.entries.get('Annots'));
  return (listed?.kind === 'array' ? listed.items : []).slice(0, limits.objectsMax).flatMap((value) => {
    const dictionary = document.dictionary(value);
    return dictionary === undefined ? [] : [{ value, dictionary }];
  });
}

/** Checks the annotations of a page (6.3, 6.4.1 and 6.5.1). */
export function checkAnnotations(document: CosDocument, page: Page, inspection: Inspection, findings: Findings): void {
  for (const { dictionary } of annotationsOf(document, page.dictionary)) {
    const { entries } = dictionary;
    const subtype = document.resolved(entries.get('Subtype'));
    const kind = subtype?.kind === 'name' ? subtype.name : '?';
    if (!annotationKinds.includes(kind)) findings.rule('6.3.1');
    const written = document.resolved(entries.get('F'));
    const flags = integerOf(written);
    const isShown =
      flags === undefined
        ? kind === 'Popup' && written === undefined
        : (flags & forbiddenFlags) === 0 && (flags & flagBits.print) !== 0;
    if (!isShown) findings.rule('6.3.2');
    checkAppearance(document, dictionary, kind, inspection, findings);
    checkAction(document, entries.get('A'), findings);
    if (entries.has('AA')) findings.rule('6.5.2');
    if (kind === 'Widget' && entries.has('A')) findings.rule('6.4.1');
  }
}

function checkAppearance(
  document: CosDocument,
  annotation: CosDictionary,
  kind: string,
  inspection: Inspection,
  findings: Findings,
): void {
  const appearance = document.dictionary(annotation.entries.get('AP'));
  if (appearance === undefined) {
    if (kindWithoutLook(document, annotation) !== undefined) findings.add('PDFA_ANNOTATION_APPEARANCE', { kind });
    return;
  }
  const normal = appearance.entries.get('N');
  if (appearance.entries.size !== 1 || normal === undefined) findings.rule('6.3.3');
  const states = document.streamAt(normal) === undefined ? document.dictionary(normal) : undefined;
  const isButton = kind === 'Widget' && isName(fieldEntry(document, annotation, 'FT'), 'Btn');
  const looks = states === undefined ? [normal] : [...states.entries.values()];
  const isSound =
    looks.length > 0 && isButton === (states !== undefined) && looks.every((look) => document.streamAt(look));
  if (!isSound) findings.rule('6.3.3');
  for (const look of looks) inspection.appearance(look);
}

/** The kind of an annotation that should bring a look and has none; undefined for any other. */
export function kindWithoutLook(
  document: Pick<CosDocument, 'resolved' | 'dictionary'>,
  { entries }: CosDictionary,
): string | undefined {
  const subtype = document.resolved(entries.get('Subtype'));
  const kind = subtype?.kind === 'name' ? subtype.name : '?';
  const needsNone = kind === 'Popup' || kind === 'Link' || isEmptyRectangle(document, entries.get('Rect'));
  return needsNone || document.dictionary(entries.get('AP')) !== undefined ? undefined : kind;
}

/** Whether a rectangle has no extent at all. */
export function isEmptyRectangle(document: Pick<CosDocument, 'resolved'>, value: CosValue | undefined): boolean {
  const listed = document.resolved(value);
  const [left, bottom, right, top] = (listed?.kind === 'array' ? listed.items : []).map((item) => {
    const number = document.resolved(item);
    return number?.kind === 'number' ? number.value : Number.NaN;
  });
  return left !== undefined && left === right && bottom !== undefined && bottom === top;
}

/** The fields of a form, those below others too, each once (ISO 32000-1, 12.7.3). */
export function fieldsOf(
  document: Pick<CosDocument, 'resolved' | 'dictionary' | 'catalog'>,
): { readonly value: CosValue; readonly dictionary: CosDictionary }[] {
  const form = document.dictionary(document.catalog?.entries.get('AcroForm')) ?? emptyDictionary;
  const listed = document.resolved(form.entries.get('Fields'));
  const waiting = listed?.kind === 'array' ? [...listed.items] : [];
  const visited = new Set<CosDictionary>();
  const fields: { value: CosValue; dictionary: CosDictionary }[] = [];
  for (let value = waiting.pop(); value !== undefined && fields.length < limits.objectsMax; value = waiting.pop()) {
    const dictionary = document.dictionary(value);
    if (dictionary === undefined || visited.has(dictionary)) continue;
    visited.add(dictionary);
    fields.push({ value, dictionary });
    const kids = document.resolved(dictionary.entries.get('Kids'));
    for (const kid of kids?.kind === 'array' ? kids.items.slice(0, limits.objectsMax) : []) waiting.push(kid);
  }
  return fields;
}
