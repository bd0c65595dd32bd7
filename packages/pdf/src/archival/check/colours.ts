import type { CosDocument } from '../../syntax/document.ts';
import { integerOf } from '../../syntax/file-object.ts';
import { type CosArray, type CosDictionary, type CosValue, emptyDictionary, textOf } from '../../syntax/values.ts';
import { limits } from '../limits.ts';
import type { Findings } from './findings.ts';
import { type IccProfile, readIccProfile } from './icc-profile.ts';
import { type DeviceSpace, defaultNames, deviceOf } from './named-spaces.ts';
import { SoundSpaces } from './sound-space.ts';

const processColorants = ['Cyan', 'Magenta', 'Yellow', 'Black', 'None'];
const inputClasses = ['prtr', 'mntr', 'scnr', 'spac'];
const nestingMax = 8;

/** Follows the colour spaces of a document (ISO 19005-3, 6.2.4). */
export class ColourCheck {
  /** Colours that depend on a device and have no profile in the resources where they are used. */
  readonly deviceSpaces = new Set<DeviceSpace>();
  /** Whether colours of four inks come with a profile of their own. */
  hasProfiledInks = false;
  readonly #document: CosDocument;
  readonly #findings: Findings;
  readonly #sound: SoundSpaces;
  readonly #followed = new Map<CosArray, Set<CosDictionary>>();
  readonly #separations = new Map<string, string>();
  readonly #profiles = new Map<CosDictionary, IccProfile | undefined>();

  constructor(document: CosDocument, findings: Findings) {
    this.#document = document;
    this.#sound = new SoundSpaces(document);
    this.#findings = findings;
  }

  /** A colour space by value or name, where these resources hold. */
  space(value: CosValue | undefined, resources: CosDictionary): void {
    if (this.#document.resolved(value) === undefined) return;
    if (!this.#sound.isSpace(value, resources)) this.#findings.rule('6.2.4.2');
    this.#space(value, resources, 0);
  }

  /** One that an instruction chooses by its name: patterns have a space as well. */
  chosen(name: string, resources: CosDictionary): void {
    const value: CosValue = { kind: 'name', name };
    if (!this.#sound.isChosen(value, resources)) this.#findings.rule('6.2.4.2');
    this.#space(value, resources, 0);
  }

  #space(value: CosValue | undefined, resources: CosDictionary, depth: number): void {
    const found = this.#document.resolved(value);
    if (found === undefined || depth > nestingMax) return;
    if (found.kind === 'name') this.#named(found.name, resources, depth);
    else if (found.kind === 'array' && !this.#isFollowed(found, resources)) this.#family(found, resources, depth);
  }

  /** Whether an array was followed before, where the same resources held. */
  #isFollowed(space: CosArray, resources: CosDictionary): boolean {
    const before = this.#followed.get(space) ?? new Set();
    this.#followed.set(space, before);
    return before.size === before.add(resources).size;
  }

  #replaced(replacement: CosArray, depth: number): void {
    if (!this.#sound.isSpace(replacement, emptyDictionary)) this.#findings.rule('6.2.4.2');
    this.#space(replacement, emptyDictionary, depth + 1);
  }

  #named(name: string, resources: CosDictionary, depth: number): void {
    const spaces = this.#document.dictionary(resources.entries.get('ColorSpace')) ?? emptyDictionary;
    const space = deviceOf(name);
    if (space === undefined) {
      const own = spaces.entries.get(name);
      if (own !== undefined) this.#space(own, resources, depth + 1);
      return;
    }
    const replacement = this.#document.resolved(spaces.entries.get(defaultNames[space]));
    if (replacement?.kind === 'array') this.#replaced(replacement, depth);
    else this.deviceSpaces.add(space);
  }

  #family({ items }: CosArray, resources: CosDictionary, depth: number): void {
    const family = this.#document.resolved(items[0]);
    const name = family?.kind === 'name' ? family.name : '';
    if (name === 'ICCBased') this.#profile(items[1]);
    else if (name === 'Indexed' || name === 'I' || name === 'Pattern') this.#space(items[1], resources, depth + 1);
    else if (name === 'Separation' || name === 'DeviceN') {
      this.#space(items[2], resources, depth + 1);
      if (name === 'Separation') this.#separation(items);
      else this.#colorants(items, resources, depth);
    } else if (deviceOf(name) !== undefined) this.#named(name, resources, depth);
  }

  #profile(value: CosValue | undefined): void {
    const stream = this.#document.streamAt(value);
    if (stream === undefined) return;
    if (this.#profiles.has(stream.dictionary)) return;
    const bytes = this.#document.decodedStream(stream.dictionary, stream.bytes);
    const profile = bytes && readIccProfile(bytes);
    this.#profiles.set(stream.dictionary, profile);
    const components = integerOf(this.#document.resolved(stream.dictionary.entries.get('N')));
    const isSound =
      profile !== undefined && inputClasses.includes(profile.deviceClass) && profile.components === components;
    if (!isSound) this.#findings.rule('6.2.4.2');
    if (components === 4) this.hasProfiledInks = true;
  }

  /** Inks of one name must look alike everywhere (6.2.4.4). */
  #separation(items: readonly CosValue[]): void {
    const name = this.#document.resolved(items[1]);
    if (name?.kind !== 'name') return;
    const look = items
      .slice(2, 4)
      .map((item) => textOf(item))
      .join(' ');
    if ((this.#separations.get(name.name) ?? look) !== look) this.#findings.rule('6.2.4.4');
    this.#separations.set(name.name, look);
  }

  #colorants(items: readonly CosValue[], resources: CosDictionary, depth: number): void {
    const names = this.#document.resolved(items[1]);
    const listed = names?.kind === 'array' ? names.items.map((item) => this.#document.resolved(item)) : [];
    if (listed.length > limits.colorantsMax) this.#findings.rule('6.1.13');
    const attributes = this.#document.dictionary(items[4]) ?? emptyDictionary;
    const described = this.#document.dictionary(attributes.entries.get('Colorants')) ?? emptyDictionary;
    const isWhole = listed.every(
      (item) => item?.kind === 'name' && (processColorants.includes(item.name) || described.entries.has(item.name)),
    );
    if (!isWhole) this.#findings.rule('6.2.4.4');
    for (const space of described.entries.values()) this.#space(space, resources, depth + 1);
    // Default colour spaces are not looked for where the process is described
    const mixed = this.#document.dictionary(attributes.entries.get('Process'));
    this.#space(mixed?.entries.get('ColorSpace'), emptyDictionary, depth + 1);
  }
}
