import { integerOf } from '../../syntax/file-object.ts';
import {
  type CosDictionary,
  type CosValue,
  emptyDictionary,
  isName,
  numberValue,
  referenceTo,
  withEntries,
} from '../../syntax/values.ts';
import { readIccProfile } from '../check/icc-profile.ts';
import { readJpx } from '../check/jpx.ts';
import { type DeviceSpace, defaultNames, meaningfulSpaces } from '../check/named-spaces.ts';
import type { Draft } from './draft.ts';
import { describeInks } from './inks.ts';
import { OwnProfiles } from './profiles.ts';

/**
 * Says what colours of these devices look like wherever they are used: by the default colour spaces of all resources
 * (ISO 19005-3, 6.2.4.3; ISO 32000-1, 8.6.5.6). What the resources say already is kept.
 */
export function addDefaultSpaces(draft: Draft, spaces: ReadonlySet<DeviceSpace>): void {
  if (spaces.size === 0) return;
  const profiles = new OwnProfiles(draft);
  for (const [number, { value, stream }] of draft.reachable()) {
    if (value.kind !== 'dictionary') continue;
    const holder = referenceTo(number);
    const resources = value.entries.get('Resources');
    const needsOwn = resources === undefined && stream !== undefined && drawsAlone(draft, value);
    if (draft.dictionary(resources) === undefined && !needsOwn) continue;
    draft.edit(holder, { Resources: withDefaults(draft, resources, spaces, profiles) });
  }
  nameColoursOfPictures(draft, spaces, profiles);
  nameColoursOfShadings(draft, spaces, profiles);
  if (spaces.has('DeviceCMYK')) endOverprintMode(draft);
  for (const space of spaces) draft.changed(space === 'DeviceCMYK' ? 'inks-described' : 'colours-described');
}

/** Forms and patterns without resources of their own. */
function drawsAlone(draft: Draft, { entries }: CosDictionary): boolean {
  const isPattern = draft.resolved(entries.get('PatternType'))?.kind === 'number';
  return isPattern || isName(draft.resolved(entries.get('Subtype')), 'Form');
}

function withDefaults(
  draft: Draft,
  resources: CosValue | undefined,
  spaces: ReadonlySet<DeviceSpace>,
  profiles: OwnProfiles,
): CosValue {
  const listed = draft.dictionary(draft.dictionary(resources)?.entries.get('ColorSpace')) ?? emptyDictionary;
  const added: Record<string, CosValue> = {};
  for (const space of spaces) {
    const name = defaultNames[space];
    if (draft.resolved(listed.entries.get(name))?.kind !== 'array') added[name] = profiles.space(space);
  }
  if (Object.keys(added).length === 0) return resources ?? emptyDictionary;
  return draft.edit(resources, { ColorSpace: withEntries(listed, added) });
}

/** JPEG 2000 pictures that name a device in their own data: what the dictionary says goes before it (6.2.8.3). */
function nameColoursOfPictures(draft: Draft, spaces: ReadonlySet<DeviceSpace>, profiles: OwnProfiles): void {
  for (const [number, { value, stream }] of draft.reachable()) {
    if (stream === undefined || value.kind !== 'dictionary' || value.entries.has('ColorSpace')) continue;
    const filter = draft.resolved(value.entries.get('Filter'));
    if (!isName(filter?.kind === 'array' ? draft.resolved(filter.items.at(-1)) : filter, 'JPXDecode')) continue;
    const { space } = readJpx(stream, false);
    if (space !== undefined && spaces.has(space))
      draft.edit(referenceTo(number), { ColorSpace: profiles.space(space) });
  }
}

/** Shadings stand in no resources where they are patterns: their own colour space says it (ISO 32000-1, 8.7.4.3). */
function nameColoursOfShadings(draft: Draft, spaces: ReadonlySet<DeviceSpace>, profiles: OwnProfiles): void {
  const named = (value: CosValue | undefined, depth: number): CosValue | undefined => {
    const found = draft.resolved(value);
    if (found?.kind === 'name')
      return spaces.has(found.name as DeviceSpace) ? profiles.space(found.name as DeviceSpace) : value;
    if (found?.kind !== 'array' || depth > nestingMax) return value;
    const items = found.items.map((item, at) => (at === 0 ? item : (named(item, depth + 1) ?? item)));
    return items.every((item, at) => item === found.items[at]) ? value : { kind: 'array', items };
  };
  draft.rewriteValues((value) => {
    if (value.kind !== 'dictionary' || !isOutsideResources(value)) return value;
    const before = value.entries.get('ColorSpace');
    const after = named(before, 0);
    return after === before ? value : withEntries(value, { ColorSpace: after });
  });
}

/** Shadings, and the process of a mixture of inks (ISO 32000-1, table 72). */
function isOutsideResources({ entries }: CosDictionary): boolean {
  return entries.has('ShadingType') || (entries.has('Components') && entries.has('ColorSpace'));
}

/** Colour spaces in each other. */
const nestingMax = 4;

const devicesByComponents: Readonly<Record<number, DeviceSpace>> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

/** Puts colour spaces in order: profiles that are none (6.2.4.2), and inks that are not described (6.2.4.4). */
export function repairSpaces(draft: Draft): void {
  const profiles = new OwnProfiles(draft);
  const isSound = soundProfiles(draft);
  draft.rewriteValues((value) => {
    if (value.kind === 'dictionary') return withMeaningfulSpaces(draft, value);
    if (value.kind !== 'array') return value;
    const [family, second] = value.items;
    if (!isName(draft.resolved(family), 'ICCBased') || isSound(second)) return value;
    const stream = draft.streamAt(second);
    const count = integerOf(draft.resolved(stream?.dictionary.entries.get('N')));
    const space = devicesByComponents[count ?? 0];
    if (space === undefined) return value;
    draft.changed('profile-replaced');
    return profiles.space(space);
  });
  describeInks(draft);
  endOverprintMode(draft);
}

/** Resources without the names of colour spaces that mean nothing. */
function withMeaningfulSpaces(draft: Draft, resources: CosDictionary): CosDictionary {
  const spaces = draft.dictionary(resources.entries.get('ColorSpace'));
  const entries = spaces && meaningfulSpaces(draft, spaces);
  if (entries === undefined || entries.size === spaces?.entries.size) return resources;
  draft.changed('profile-replaced');
  return withEntries(resources, { ColorSpace: { kind: 'dictionary', entries } });
}

/** Inks with a profile are not printed over others ink by ink (6.2.4.2): few readers show that at all. */
function endOverprintMode(draft: Draft): void {
  draft.rewriteValues((value) => {
    if (value.kind !== 'dictionary' || (integerOf(draft.resolved(value.entries.get('OPM'))) ?? 0) === 0) return value;
    draft.changed('graphics-state-cleaned');
    return withEntries(value, { OPM: numberValue(0) });
  });
}

/** Tells sound profiles, each looked at once. One that does not say how many components it has gets their number. */
function soundProfiles(draft: Draft): (value: CosValue | undefined) => boolean {
  const known = new Map<number, boolean>();
  return (value) => {
    if (value?.kind !== 'reference') return false;
    const before = known.get(value.number);
    if (before !== undefined) return before;
    const stream = draft.streamAt(value);
    const bytes = stream && draft.decodedStream(stream.dictionary, stream.bytes);
    const profile = bytes && readIccProfile(bytes);
    const count = integerOf(draft.resolved(stream?.dictionary.entries.get('N')));
    const isProfile = profile !== undefined && inputClasses.includes(profile.deviceClass);
    // Colours have as many components as they are said to have, whatever the profile is for
    const isSound = isProfile && (count === undefined || count === profile.components);
    if (isSound && count === undefined) {
      draft.edit(value, { N: numberValue(profile.components) });
      draft.changed('profile-replaced');
    }
    known.set(value.number, isSound);
    return isSound;
  };
}

/** Classes of profiles for colours that are shown (ISO 15076-1, 7.2.5). */
const inputClasses = ['prtr', 'mntr', 'scnr', 'spac'];
