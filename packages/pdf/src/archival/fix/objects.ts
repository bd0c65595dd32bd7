import {
  type CosDictionary,
  type CosReference,
  type CosValue,
  isName,
  isTrue,
  nameValue,
  referenceTo,
  withEntries,
} from '../../syntax/values.ts';
import { intents } from '../check/content.ts';
import { blendModes } from '../check/graphics-states.ts';
import { packetOf } from '../check/metadata.ts';
import { oddMeasures } from '../check/values.ts';
import type { Draft } from './draft.ts';
import { packStream } from './packing.ts';

/** Repairs what can be told of an object by itself: pictures, forms, graphics states, fonts, filters. */
export function cleanObjects(draft: Draft): void {
  const main = draft.catalog?.entries.get('Metadata');
  for (const [number, object] of draft.reachable()) {
    const reference = referenceTo(number);
    if (object.stream !== undefined && object.value.kind === 'dictionary') {
      cleanFilters(draft, reference, object.value, object.stream);
      cleanExternal(draft, reference);
    }
    const isMain = main?.kind === 'reference' && main.number === number;
    if (object.value.kind === 'dictionary' && !isMain) cleanMetadata(draft, reference);
    cleanGraphicsStates(draft, reference);
  }
  draft.rewriteValues((value) => (value.kind === 'dictionary' ? cleanFont(draft, value) : value));
}

/** LZW is not allowed, and encryption filters that do nothing need not be (ISO 19005-3, 6.1.7.2). */
function cleanFilters(draft: Draft, reference: CosReference, dictionary: CosDictionary, stream: Uint8Array): void {
  const filter = draft.resolved(dictionary.entries.get('Filter'));
  const names = filter?.kind === 'array' ? filter.items.map((item) => draft.resolved(item)) : [filter];
  if (!names.some((name) => isName(name, 'LZWDecode') || isName(name, 'Crypt'))) return;
  const bytes = draft.decodedStream(dictionary, stream);
  if (bytes === undefined) return;
  packStream(draft, reference, dictionary, bytes);
  draft.changed('compression-changed');
}

/** Pictures and forms (6.2.8 and 6.2.9). */
function cleanExternal(draft: Draft, reference: CosReference): void {
  const dictionary = draft.dictionary(reference);
  const subtype = draft.resolved(dictionary?.entries.get('Subtype'));
  if (dictionary === undefined) return;
  const { entries } = dictionary;
  const has = (keys: readonly string[]): boolean => keys.some((key) => entries.has(key));
  const gone = { Alternates: undefined, OPI: undefined };
  if (isName(subtype, 'Image')) {
    const isSmoothed = isTrue(draft.resolved(entries.get('Interpolate')));
    const intent = draft.resolved(entries.get('Intent'));
    const isOdd = intent !== undefined && !intents.some((name) => isName(intent, name));
    if (!isSmoothed && !isOdd && !has(['Alternates', 'OPI'])) return;
    draft.edit(reference, {
      ...gone,
      ...(isSmoothed && { Interpolate: undefined }),
      ...(isOdd && { Intent: undefined }),
    });
    draft.changed('picture-cleaned');
  } else if (isName(subtype, 'PS')) {
    // Only printers ran these programs: on a screen there is nothing
    const empty = withEntries({ kind: 'dictionary', entries: new Map() }, emptyForm());
    draft.replaceStream(reference, empty, new Uint8Array(0));
    draft.changed('external-drawing-cleaned');
  } else if (isName(subtype, 'Form')) {
    const isPostScript = isName(draft.resolved(entries.get('Subtype2')), 'PS');
    if (!isPostScript && !has(['PS', 'OPI', 'Ref'])) return;
    draft.edit(reference, { PS: undefined, OPI: undefined, Ref: undefined, Subtype2: undefined });
    draft.changed('external-drawing-cleaned');
  }
}

/** A form that draws nothing. */
export function emptyForm(): Record<string, CosValue> {
  const zero: CosValue = { kind: 'number', value: 0, text: '0' };
  return {
    Type: nameValue('XObject'),
    Subtype: nameValue('Form'),
    BBox: { kind: 'array', items: [zero, zero, zero, zero] },
    Resources: { kind: 'dictionary', entries: new Map() },
  };
}

/** Lists of a subset's characters need not be there, and are often wrong (6.2.11.4.2); drawn glyphs are streams. */
function cleanFont(draft: Draft, font: CosDictionary): CosDictionary {
  const { entries } = font;
  const changes: Record<string, CosValue | undefined> = {};
  const glyphs = draft.dictionary(entries.get('CharProcs'));
  const drawn = [...(glyphs?.entries ?? [])].filter(([, glyph]) => draft.streamAt(glyph) !== undefined);
  if (glyphs !== undefined && drawn.length < glyphs.entries.size) {
    changes['CharProcs'] = { kind: 'dictionary', entries: new Map(drawn) };
    draft.changed('font-dictionary-completed');
  }
  if (isName(draft.resolved(entries.get('Type')), 'FontDescriptor')) {
    const odd = oddMeasures(draft, entries);
    for (const key of odd) changes[key] = undefined;
    if (odd.length > 0) draft.changed('font-dictionary-completed');
    const listed = ['CIDSet', 'CharSet'].filter((key) => entries.has(key));
    for (const key of listed) changes[key] = undefined;
    if (listed.length > 0) draft.changed('character-list-removed');
  }
  return Object.keys(changes).length === 0 ? font : withEntries(font, changes);
}

/** Metadata of a part of the document that is not as it should be (6.6.2). */
function cleanMetadata(draft: Draft, reference: CosReference): void {
  const metadata = draft.dictionary(reference)?.entries.get('Metadata');
  if (metadata === undefined || draft.catalog === draft.dictionary(reference)) return;
  if (draft.streamAt(metadata) === undefined || packetOf(draft, metadata) !== undefined) return;
  draft.edit(reference, { Metadata: undefined });
  draft.changed('metadata-written');
}

/** Graphics states: objects of their own, and those in the resources of an object (6.2.5, 6.2.6 and 6.2.10). */
function cleanGraphicsStates(draft: Draft, reference: CosReference): void {
  const dictionary = draft.dictionary(reference);
  if (dictionary === undefined) return;
  if (isName(draft.resolved(dictionary.entries.get('Type')), 'ExtGState')) cleanGraphicsState(draft, reference);
  const resources = dictionary.entries.get('Resources');
  const own = resources?.kind === 'dictionary' ? resources : dictionary;
  const states = own.entries.get('ExtGState');
  const listed = draft.dictionary(states);
  if (listed === undefined) return;
  const cleaned = new Map(
    Array.from(listed.entries, ([name, state]): [string, CosValue] => [name, cleanGraphicsState(draft, state)]),
  );
  const isChanged = [...cleaned].some(([name, state]) => listed.entries.get(name) !== state);
  if (!isChanged) return;
  const replaced: CosDictionary = { kind: 'dictionary', entries: cleaned };
  if (states?.kind === 'reference') draft.replace(states, replaced);
  else if (own === resources) draft.edit(reference, { Resources: withEntries(own, { ExtGState: replaced }) });
  else draft.edit(reference, { ExtGState: replaced });
}

function cleanGraphicsState(draft: Draft, value: CosValue): CosValue {
  const dictionary = draft.dictionary(value);
  if (dictionary === undefined) return value;
  const { entries } = dictionary;
  const gone: Record<string, CosValue | undefined> = {};
  for (const key of ['TR', 'HTP']) if (entries.has(key)) gone[key] = undefined;
  for (const key of ['TR2', 'HT']) {
    const found = draft.resolved(entries.get(key));
    if (found !== undefined && !isName(found, 'Default')) gone[key] = undefined;
  }
  const intent = draft.resolved(entries.get('RI'));
  if (intent !== undefined && !intents.some((name) => isName(intent, name))) gone['RI'] = undefined;
  const mode = draft.resolved(entries.get('BM'));
  // Readers take the first mode that they know, and Normal where there is none (ISO 32000-1, 11.6.3)
  const modes = mode?.kind === 'array' ? mode.items.map((item) => draft.resolved(item)) : mode ? [mode] : [];
  const isKnown = (each: CosValue | undefined): boolean => each?.kind === 'name' && blendModes.includes(each.name);
  if (!modes.every(isKnown)) gone['BM'] = modes.find(isKnown) ?? nameValue('Normal');
  if (Object.keys(gone).length === 0) return value;
  draft.changed('graphics-state-cleaned');
  return draft.edit(value, gone);
}
