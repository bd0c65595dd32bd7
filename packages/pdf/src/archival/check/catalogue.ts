import { nameEntries } from '../../attachments/name-tree.ts';
import type { CosDocument } from '../../syntax/document.ts';
import type { Page } from '../../syntax/pages.ts';
import {
  type CosDictionary,
  type CosValue,
  emptyDictionary,
  isName,
  isReference,
  isTrue,
  referenceTo,
} from '../../syntax/values.ts';
import { limits } from '../limits.ts';
import { checkAction, outlineItemsOf } from './actions.ts';
import { fieldsOf } from './annotations.ts';
import type { Findings } from './findings.ts';
import { type IccProfile, readIccProfile } from './icc-profile.ts';
import type { DeviceSpace } from './named-spaces.ts';

/** Checks what the catalog says of the document as a whole (ISO 19005-3, 6.4 to 6.11). */
export function checkCatalog(document: CosDocument, findings: Findings): void {
  const { entries } = document.catalog ?? emptyDictionary;
  checkAction(document, entries.get('OpenAction'), findings);
  if (entries.has('AA')) findings.rule('6.5.2');
  for (const { dictionary } of outlineItemsOf(document)) checkAction(document, dictionary.entries.get('A'), findings);
  const names = document.dictionary(entries.get('Names')) ?? emptyDictionary;
  const files = nameEntries(document, names.entries.get('EmbeddedFiles'));
  if (!files.every(({ value }) => embedsFile(document, value))) findings.rule('6.8');
  if (names.entries.has('JavaScript')) findings.rule('6.5.1');
  if (names.entries.has('AlternatePresentations')) findings.rule('6.10');
  if (entries.has('Requirements')) findings.rule('6.11');
  if (isTrue(document.resolved(entries.get('NeedsRendering')))) findings.rule('6.4.2');
  if (entries.has('Perms')) findings.rule('6.1.12');
  checkStructure(document, entries.get('StructTreeRoot'), findings);
  checkForm(document, document.dictionary(entries.get('AcroForm')), findings);
  checkLayers(document, document.dictionary(entries.get('OCProperties')), findings);
}

/** Whether a value is the specification of a file that is in the document (ISO 32000-1, 7.11.3). */
export function embedsFile(document: Pick<CosDocument, 'dictionary'>, value: CosValue): boolean {
  return document.dictionary(document.dictionary(value)?.entries.get('EF')) !== undefined;
}

/** Checks that the structure of the content is a tree (5; ISO 32000-1, 14.7.2): who walks in a ring never ends. */
function checkStructure(document: CosDocument, root: CosValue | undefined, findings: Findings): void {
  const visited = new Set<CosDictionary>();
  const waiting = [root];
  while (waiting.length > 0) {
    const found = document.resolved(waiting.pop());
    if (found?.kind === 'array') for (const item of found.items) waiting.push(item);
    if (found?.kind !== 'dictionary') continue;
    if (visited.has(found) || visited.size > limits.objectsMax) {
      findings.rule('5');
      return;
    }
    visited.add(found);
    waiting.push(found.entries.get('K'));
  }
}

function checkForm(document: CosDocument, form: CosDictionary | undefined, findings: Findings): void {
  if (form === undefined) return;
  if (form.entries.has('XFA')) findings.rule('6.4.2');
  if (isFormUnfinished(document, form)) findings.rule('6.4.1');
  for (const { dictionary } of fieldsOf(document)) {
    if (dictionary.entries.has('AA')) findings.rule('6.4.1');
    if (isSigned(document, dictionary)) findings.rule('6.4.3');
  }
}

/** Whether a form says that the looks of its fields are still to be made, or something that validators take for that. */
export function isFormUnfinished(document: Pick<CosDocument, 'resolved'>, form: CosDictionary): boolean {
  const said = document.resolved(form.entries.get('NeedAppearances'));
  return said !== undefined && !(said.kind === 'word' && said.text === 'false');
}

/** Whether a field holds a signature. */
export function isSigned(document: Pick<CosDocument, 'dictionary' | 'resolved'>, field: CosDictionary): boolean {
  const value = document.dictionary(field.entries.get('V'));
  if (value === undefined) return false;
  const names = [value.entries.get('Type'), field.entries.get('FT')];
  const isSignature = names.some((name) => isName(document.resolved(name), 'Sig'));
  return isSignature || ['ByteRange', 'SubFilter'].some((key) => value.entries.has(key));
}

/** The configurations of layers: the one that applies first, then the others (ISO 32000-1, 8.11.4). */
function layerConfigurations(
  document: Pick<CosDocument, 'resolved' | 'dictionary'>,
  properties: CosDictionary,
): (CosDictionary | undefined)[] {
  const others = document.resolved(properties.entries.get('Configs'));
  const listed = others?.kind === 'array' ? others.items : [];
  return [properties.entries.get('D'), ...listed].map((value) => document.dictionary(value));
}

function checkLayers(document: CosDocument, properties: CosDictionary | undefined, findings: Findings): void {
  if (properties === undefined) return;
  const { groups, isListed } = layersIn(document, properties);
  if (!isListed || [...groups].some((group) => !isLayer(document, group))) findings.rule('6.9');
  const names = new Set<string>();
  for (const configuration of layerConfigurations(document, properties)) {
    const name = document.resolved(configuration?.entries.get('Name'));
    const text = name?.kind === 'string' ? name.bytes.join(' ') : '';
    const order = configuration?.entries.get('Order');
    const listed = order === undefined ? groups : referencesIn(document, order);
    const isSound = text !== '' && !names.has(text) && !configuration?.entries.has('AS');
    if (!isSound || [...groups].some((group) => !listed.has(group))) findings.rule('6.9');
    names.add(text);
  }
}

/** The layers that a document lists, and whether nothing else is among them: readers look no deeper than that. */
export function layersIn(
  document: Pick<CosDocument, 'resolved'>,
  properties: CosDictionary,
): { readonly groups: ReadonlySet<number>; readonly isListed: boolean } {
  const all = document.resolved(properties.entries.get('OCGs'));
  const items = all?.kind === 'array' ? all.items : [];
  const groups = new Set(items.filter(isReference).map(({ number }) => number));
  return { groups, isListed: all?.kind === 'array' && items.every(isReference) };
}

/** Whether the object of a number says that it is a layer, and which (ISO 32000-1, table 98). */
export function isLayer(document: Pick<CosDocument, 'dictionary' | 'resolved'>, number: number): boolean {
  const entries = document.dictionary(referenceTo(number))?.entries;
  return (
    isName(document.resolved(entries?.get('Type')), 'OCG') && document.resolved(entries?.get('Name'))?.kind === 'string'
  );
}

const nestingMax = 16;

/** The numbers of the objects that a list, and lists in it, refer to. */
export function referencesIn(
  document: Pick<CosDocument, 'resolved'>,
  value: CosValue | undefined,
  found: Set<number> = new Set<number>(),
  depth = 0,
): Set<number> {
  const isList = document.resolved(value)?.kind === 'array';
  if (value?.kind === 'reference' && !isList) found.add(value.number);
  const listed = document.resolved(value);
  if (listed?.kind === 'array' && depth < nestingMax && found.size < limits.objectsMax) {
    for (const item of listed.items) referencesIn(document, item, found, depth + 1);
  }
  return found;
}

/** Checks a page's own entries, and that it and all above it say what they are (5, 6.1.13, 6.5.2 and 6.10). */
export function checkPage(document: CosDocument, { dictionary }: Page, number: number, findings: Findings): void {
  if (!isName(document.resolved(dictionary.entries.get('Type')), 'Page')) findings.rule('5');
  if (dictionary.entries.has('AA')) findings.rule('6.5.2');
  if (dictionary.entries.has('PresSteps')) findings.rule('6.10');
  const { pageUnitsMin: min, pageUnitsMax: max } = limits;
  for (const key of ['MediaBox', 'CropBox', 'TrimBox', 'ArtBox', 'BleedBox']) {
    const box = document.resolved(dictionary.entries.get(key));
    if (box?.kind !== 'array') continue;
    // Not every reader looks for its numbers elsewhere
    if (box.items.some(({ kind }) => kind === 'reference')) findings.rule('6.1.13');
    const [left, bottom, right, top] = box.items.map((item) => {
      const value = document.resolved(item);
      return value?.kind === 'number' ? value.value : 0;
    }) as [number, number, number, number];
    const sides = [Math.abs(right - left), Math.abs(top - bottom)];
    if (sides.some((side) => !(side >= min && side <= max))) findings.add('PDFA_PAGE_SIZE', { page: number, min, max });
  }
}

/** The output intents of the document for PDF/A (6.2.3). */
export function outputIntentsOf(document: Pick<CosDocument, 'resolved' | 'dictionary' | 'catalog'>): CosDictionary[] {
  const listed = document.resolved(document.catalog?.entries.get('OutputIntents'));
  return (listed?.kind === 'array' ? listed.items : []).flatMap((value) => document.dictionary(value) ?? []);
}

/** The profile of an output intent, when it is one that PDF/A has. */
export function outputProfile(
  document: Pick<CosDocument, 'streamAt' | 'decodedStream'>,
  { entries }: CosDictionary,
): IccProfile | undefined {
  const stream = document.streamAt(entries.get('DestOutputProfile'));
  const bytes = stream && document.decodedStream(stream.dictionary, stream.bytes);
  const profile = bytes && readIccProfile(bytes);
  const isOutput = profile?.deviceClass === 'prtr' || profile?.deviceClass === 'mntr';
  return isOutput && profile?.colourSpace !== 'Lab ' ? profile : undefined;
}

/** Whether colours of a device are those of the output intent (6.2.4.3). */
function coversSpace(profile: IccProfile | undefined, space: DeviceSpace): boolean {
  if (space === 'DeviceGray') return profile !== undefined;
  return profile?.colourSpace === (space === 'DeviceRGB' ? 'RGB ' : 'CMYK');
}

/** What pages show, as far as output intents matter to it. */
interface Shown {
  /** Spaces whose colours look different on each device. */
  readonly deviceSpaces: ReadonlySet<DeviceSpace>;
  /** Whether anything mixes with what is below it on a page that does not say in which space. */
  readonly mixesInNoSpace: boolean;
}

/** Checks the output intents, and that they say what the colours used look like (6.2.3, 6.2.4.3 and 6.2.10). */
export function checkOutputIntents(document: CosDocument, shown: Shown, findings: Findings): void {
  const intents = outputIntentsOf(document);
  const withProfile = intents.filter(({ entries }) => entries.has('DestOutputProfile'));
  const numbers = new Set(
    withProfile.map(({ entries }) => {
      const value = entries.get('DestOutputProfile');
      return value?.kind === 'reference' ? value.number : -1;
    }),
  );
  if (numbers.size > 1 || intents.some(({ entries }) => entries.has('DestOutputProfileRef'))) findings.rule('6.2.3');
  if (withProfile.some((intent) => outputProfile(document, intent) === undefined)) findings.rule('6.2.3');
  const own = withProfile.find(({ entries }) => isName(document.resolved(entries.get('S')), 'GTS_PDFA1'));
  const profile = own && outputProfile(document, own);
  const needsOne = shown.deviceSpaces.size > 0 || shown.mixesInNoSpace;
  if (profile === undefined && needsOne) findings.rule('6.2.4.3');
  for (const space of shown.deviceSpaces) {
    if (!coversSpace(profile, space)) findings.add('PDFA_COLOUR_WITHOUT_PROFILE', { space });
  }
}
