import type { FontReader } from '../../fonts/font-reader.ts';
import { integerOf } from '../../syntax/file-object.ts';
import { type CosDictionary, type CosValue, emptyDictionary, nameOf } from '../../syntax/values.ts';
import { deviceOf } from './named-spaces.ts';

/** Spaces and functions in each other. */
const nestingMax = 8;

/**
 * Tells colour spaces (ISO 32000-1, 8.6) and functions (7.10) from what is none: each part that they need is there, and of its
 * kind. With others readers draw what nobody meant, or nothing, or break off. Each value is looked at once.
 */
export class SoundSpaces {
  readonly #reader: FontReader;
  /** False for one that is still looked at: it is part of itself. */
  readonly #known = new Map<CosValue, boolean>();

  constructor(reader: FontReader) {
    this.#reader = reader;
  }

  /** Whether a value is a space that patterns are chosen in, or any other, by itself or by a name in these resources. */
  isChosen(value: CosValue | undefined, resources: CosDictionary): boolean {
    const found = this.#reader.resolved(value);
    if (found?.kind === 'name') {
      const own = this.#named(found.name, resources);
      return (
        found.name === 'Pattern' ||
        deviceOf(found.name) !== undefined ||
        (own !== undefined && this.isChosen(own, emptyDictionary))
      );
    }
    const [family, base] = found?.kind === 'array' ? found.items : [];
    if (nameOf(this.#reader.resolved(family)) !== 'Pattern') return this.isSpace(found, resources);
    return this.#reader.resolved(base) === undefined || this.isSpace(base, resources);
  }

  #named(name: string, resources: CosDictionary): CosValue | undefined {
    return this.#reader.dictionary(resources.entries.get('ColorSpace'))?.entries.get(name);
  }

  /** Whether a value is a space of numbers, by itself or by a name in these resources. */
  isSpace(value: CosValue | undefined, resources: CosDictionary, depth = 0): boolean {
    const found = this.#reader.resolved(value);
    if (found?.kind === 'name') {
      const own = this.#named(found.name, resources);
      return deviceOf(found.name) !== undefined || (own !== undefined && this.isSpace(own, emptyDictionary, depth + 1));
    }
    if (found?.kind !== 'array') return false;
    return this.#once(found, depth, () => this.#isFamily(found.items, resources, depth + 1));
  }

  /** Whether a value describes one ink. */
  isInk(value: CosValue | undefined, resources: CosDictionary, depth = 0): boolean {
    const found = this.#reader.resolved(value);
    const family = found?.kind === 'array' ? this.#reader.resolved(found.items[0]) : undefined;
    return nameOf(family) === 'Separation' && this.isSpace(found, resources, depth);
  }

  #isFamily(items: readonly CosValue[], resources: CosDictionary, depth: number): boolean {
    const [first, second, third, fourth] = items.map((item) => this.#reader.resolved(item));
    const isSpace = (item: CosValue | undefined): boolean => this.isSpace(item, resources, depth);
    switch (nameOf(first)) {
      case 'CalGray':
      case 'CalRGB':
      case 'Lab':
        return second?.kind === 'dictionary';
      case 'ICCBased':
        return this.#reader.streamAt(items[1]) !== undefined;
      case 'Indexed':
      case 'I': {
        const hasTable = fourth?.kind === 'string' || this.#reader.streamAt(items[3]) !== undefined;
        return isSpace(second) && (integerOf(third) ?? -1) >= 0 && hasTable;
      }
      case 'Separation':
        return second?.kind === 'name' && isSpace(third) && this.#isFunction(items[3], depth);
      case 'DeviceN': {
        const names = second?.kind === 'array' ? second.items.map((item) => this.#reader.resolved(item)) : [];
        const areNames = names.length > 0 && names.every((name) => name?.kind === 'name');
        return areNames && isSpace(third) && this.#isFunction(items[3], depth) && this.#describes(items[4], depth);
      }
      default:
        return deviceOf(nameOf(first) ?? '') !== undefined;
    }
  }

  /** What may be said of a mixture of inks (table 71). */
  #describes(attributes: CosValue | undefined, depth: number): boolean {
    const found = this.#reader.resolved(attributes);
    if (found === undefined) return true;
    if (found.kind !== 'dictionary') return false;
    const inks = this.#reader.resolved(found.entries.get('Colorants'));
    if (inks === undefined) return true;
    return (
      inks.kind === 'dictionary' && [...inks.entries.values()].every((ink) => this.isInk(ink, emptyDictionary, depth))
    );
  }

  #isFunction(value: CosValue | undefined, depth: number): boolean {
    const found = this.#reader.dictionary(value);
    return found !== undefined && this.#once(found, depth, () => this.#isKind(value, found, depth + 1));
  }

  #isKind(value: CosValue | undefined, { entries }: CosDictionary, depth: number): boolean {
    const listed = (key: string): readonly CosValue[] | undefined => {
      const found = this.#reader.resolved(entries.get(key));
      return found?.kind === 'array' && found.items.length > 0 ? found.items : undefined;
    };
    const hasStream = this.#reader.streamAt(value) !== undefined;
    if (listed('Domain') === undefined) return false;
    switch (integerOf(this.#reader.resolved(entries.get('FunctionType')))) {
      case 0:
        return hasStream && listed('Range') !== undefined && listed('Size') !== undefined;
      case 2:
        return this.#reader.resolved(entries.get('N'))?.kind === 'number';
      case 3:
        return listed('Functions')?.every((part) => this.#isFunction(part, depth)) === true;
      case 4:
        return hasStream && listed('Range') !== undefined;
      default:
        return false;
    }
  }

  #once(value: CosValue, depth: number, isSound: () => boolean): boolean {
    const before = this.#known.get(value);
    if (before !== undefined || depth > nestingMax) return before ?? false;
    this.#known.set(value, false);
    const sound = isSound();
    this.#known.set(value, sound);
    return sound;
  }
}
