import { latin1 } from '../../syntax/bytes.ts';
import { integerOf } from '../../syntax/file-object.ts';
import type { Page } from '../../syntax/pages.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  emptyDictionary,
  isName,
  isTrue,
  nameValue,
  numberValue,
  withEntries,
} from '../../syntax/values.ts';
import { fieldEntry } from '../../text/fields.ts';
import { latinBytes } from '../../writer/pdf-bytes.ts';
import { actionIsAllowed } from '../check/actions.ts';
import { annotationKinds, annotationsOf, flagBits, isEmptyRectangle } from '../check/annotations.ts';
import { drawnLooks } from './appearances.ts';
import type { Draft } from './draft.ts';
import { emptyForm } from './objects.ts';

const hiding = flagBits.hidden | flagBits.noView;
const cleared = flagBits.invisible | hiding | flagBits.toggleNoView;

/** Makes the annotations of all pages as ISO 19005-3, 6.3 has them. */
export function cleanAnnotations(draft: Draft, pages: readonly Page[]): void {
  for (const { reference } of pages) {
    const page = draft.dictionary(reference) ?? emptyDictionary;
    const annotations = annotationsOf(draft, page);
    const items = annotations.flatMap(({ value, dictionary }) => {
      if (isHidden(draft, dictionary)) return [];
      if (isAllowedKind(draft, dictionary)) return [cleaned(draft, value, dictionary)];
      return stampOf(draft, dictionary) ?? [];
    });
    if (items.length < annotations.length) draft.changed('annotation-removed', annotations.length - items.length);
    const isSame =
      items.length === annotations.length && items.every((item, index) => item === annotations[index]?.value);
    if (isSame) continue;
    const listed = page.entries.get('Annots');
    const array: CosValue = { kind: 'array', items };
    if (listed?.kind === 'reference') draft.replace(listed, array);
    else draft.edit(reference, { Annots: array });
  }
}

/** What is not shown would have to be shown: it goes. */
function isHidden(draft: Draft, { entries }: CosDictionary): boolean {
  const flags = integerOf(draft.resolved(entries.get('F'))) ?? 0;
  return (flags & hiding) !== 0 && !isName(draft.resolved(entries.get('Subtype')), 'Popup');
}

function isAllowedKind(draft: Draft, { entries }: CosDictionary): boolean {
  const kind = draft.resolved(entries.get('Subtype'));
  return kind?.kind === 'name' && annotationKinds.includes(kind.name);
}

/** What an annotation of a forbidden kind looks like stays on the page, as a stamp (ISO 19005-3, 6.3.1); undefined: it shows nothing. */
function stampOf(draft: Draft, { entries }: CosDictionary): CosValue | undefined {
  const look = shownLook(draft, entries) ?? posterOf(draft, entries);
  if (look === undefined) return undefined;
  draft.changed('annotation-replaced');
  const stays = ['Rect', 'Contents', 'P', 'M', 'NM', 'OC', 'StructParent'].flatMap((key) => {
    const value = entries.get(key);
    return value === undefined ? [] : ([[key, value]] as const);
  });
  return draft.add({
    kind: 'dictionary',
    entries: new Map<string, CosValue>([
      ['Type', nameValue('Annot')],
      ['Subtype', nameValue('Stamp')],
      ...stays,
      ['F', numberValue(flagBits.print)],
      ['AP', withEntries(emptyDictionary, { N: look })],
    ]),
  });
}

/** The look of the state that an annotation is in. */
function shownLook(draft: Draft, entries: CosDictionary['entries']): CosValue | undefined {
  const normal = draft.dictionary(entries.get('AP'))?.entries.get('N');
  if (draft.streamAt(normal) !== undefined) return normal;
  const state = draft.resolved(entries.get('AS'));
  const chosen = state?.kind === 'name' ? draft.dictionary(normal)?.entries.get(state.name) : undefined;
  return draft.streamAt(chosen) === undefined ? undefined : chosen;
}

/** The picture that stands for a film (ISO 32000-1, 13.4), drawn over the unit square. */
function posterOf(draft: Draft, entries: CosDictionary['entries']): CosValue | undefined {
  const poster = draft.dictionary(entries.get('Movie'))?.entries.get('Poster');
  if (poster === undefined || draft.streamAt(poster) === undefined) return undefined;
  const one = numberValue(1);
  const zero = numberValue(0);
  const drawing = withEntries(emptyDictionary, {
    Type: nameValue('XObject'),
    Subtype: nameValue('Form'),
    BBox: arrayValue([zero, zero, one, one]),
    Resources: withEntries(emptyDictionary, { XObject: withEntries(emptyDictionary, { Poster: poster }) }),
  });
  return draft.add(drawing, latinBytes('/Poster Do'));
}

function cleaned(draft: Draft, value: CosValue, dictionary: CosDictionary): CosValue {
  const changes = {
    ...flagChanges(draft, dictionary),
    ...actionChanges(draft, dictionary),
    ...appearanceChanges(draft, dictionary),
  };
  return Object.keys(changes).length === 0 ? value : draft.edit(value, changes);
}

type Changes = Record<string, CosValue | undefined>;

function flagChanges(draft: Draft, { entries }: CosDictionary): Changes {
  const written = draft.resolved(entries.get('F'));
  const flags = integerOf(written);
  const isPopup = isName(draft.resolved(entries.get('Subtype')), 'Popup');
  if (written === undefined && isPopup) return {};
  const wanted = ((flags ?? 0) & ~cleared) | flagBits.print;
  if (wanted === flags) return {};
  draft.changed('annotation-flags-set');
  return { F: numberValue(wanted) };
}

function actionChanges(draft: Draft, { entries }: CosDictionary): Changes {
  const isWidget = isName(draft.resolved(entries.get('Subtype')), 'Widget');
  const action = entries.get('A');
  const loses = action !== undefined && (isWidget || !actionIsAllowed(draft, action));
  if (!loses && !entries.has('AA')) return {};
  draft.changed('action-removed');
  return { AA: undefined, ...(loses && { A: undefined }) };
}

/** One appearance for the ordinary state, and of the right kind (6.3.3). */
function appearanceChanges(draft: Draft, annotation: CosDictionary): Changes {
  const { entries } = annotation;
  const kind = draft.resolved(entries.get('Subtype'));
  const appearance = draft.dictionary(entries.get('AP'));
  const normal = soundLooks(draft, appearance?.entries.get('N'));
  if (appearance === undefined || normal === undefined) {
    const needsNone = isName(kind, 'Popup') || isName(kind, 'Link') || isEmptyRectangle(draft, entries.get('Rect'));
    const drawn = needsNone ? undefined : drawnLooks(draft, annotation);
    if (drawn !== undefined) draft.changed('appearance-added');
    return drawn ?? (appearance === undefined ? {} : { AP: undefined });
  }
  const renewed = isOutdated(draft, annotation, normal) ? drawnLooks(draft, annotation) : undefined;
  if (renewed !== undefined) draft.changed('appearance-added');
  if (renewed !== undefined) return renewed;
  const isButton = isName(kind, 'Widget') && isName(fieldEntry(draft, annotation, 'FT'), 'Btn');
  const isStream = draft.streamAt(normal) !== undefined;
  const isSame = normal === appearance.entries.get('N');
  if (isButton === !isStream && appearance.entries.size === 1 && isSame) return {};
  draft.changed('appearance-states-removed');
  if (isStream && isButton && normal !== undefined) return withOneState(normal);
  if (isStream || isButton) return { AP: withEntries(emptyDictionary, { N: normal }) };
  const state = draft.resolved(entries.get('AS'));
  const chosen = state?.kind === 'name' ? draft.dictionary(normal)?.entries.get(state.name) : undefined;
  return {
    AP: withEntries(emptyDictionary, {
      N: chosen ?? draft.add(withEntries(emptyDictionary, emptyForm()), new Uint8Array(0)),
    }),
    AS: undefined,
  };
}

/** Whether readers are asked to make the look of a field (ISO 32000-1, 12.7.2), whose own one shows no text though it has a value. */
function isOutdated(draft: Draft, annotation: CosDictionary, normal: CosValue): boolean {
  const form = draft.document.dictionary(draft.document.catalog?.entries.get('AcroForm'));
  const isAsked = isTrue(draft.document.resolved(form?.entries.get('NeedAppearances')));
  if (!isAsked || !isName(draft.resolved(annotation.entries.get('Subtype')), 'Widget')) return false;
  const kind = fieldEntry(draft, annotation, 'FT');
  if (!isName(kind, 'Tx') && !isName(kind, 'Ch')) return false;
  const stream = draft.streamAt(normal);
  const content = stream && draft.decodedStream(stream.dictionary, stream.bytes);
  return content === undefined || !/T[jJ]|['"]\s/.test(latin1(content.subarray(0, contentBytesMax)));
}

/** Bytes of a look in which text is looked for. */
const contentBytesMax = 50_000;

/** The ordinary look of an annotation, or its looks by state without those that are none. */
function soundLooks(draft: Draft, normal: CosValue | undefined): CosValue | undefined {
  const states = draft.dictionary(normal);
  if (draft.streamAt(normal) !== undefined || states === undefined) return states && normal;
  const sound = [...states.entries].filter(([, look]) => draft.streamAt(look) !== undefined);
  if (sound.length === 0) return undefined;
  return sound.length === states.entries.size ? normal : { kind: 'dictionary', entries: new Map(sound) };
}

/** A push button looks the same always, but must have its looks by name. */
function withOneState(look: CosValue): Changes {
  const states = withEntries(emptyDictionary, { Shown: look });
  return { AP: withEntries(emptyDictionary, { N: states }), AS: nameValue('Shown') };
}
