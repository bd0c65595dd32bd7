import type { CjkFonts, CjkSubstitute } from '../../../fonts/substitutes/cjk.ts';
import type { SubstituteFace, SubstituteFonts } from '../../../fonts/substitutes/faces.ts';
import { readSubstitute, remembered, type Substitute } from '../../../fonts/substitutes/substitute.ts';
import { writeToUnicode } from '../../../fonts/to-unicode.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosReference,
  type CosValue,
  numberValue,
  withEntries,
} from '../../../syntax/values.ts';
import type { Draft } from '../draft.ts';
import { addStream } from '../packing.ts';
import { addGlyphTable } from './added-tables.ts';
import { type Drawn, SubstitutedFont } from './substituted-font.ts';

/** What codes or CIDs stand for in fonts that share a program: the same in each of them. */
export class SharedCodes {
  readonly font: SubstitutedFont;
  readonly drawn = new Map<number, Drawn>();
  readonly glyphs = new Map<number, number>();

  constructor(font: SubstitutedFont) {
    this.font = font;
  }

  /** Whether these codes may stand for these characters too. */
  takes(drawn: ReadonlyMap<number, Drawn>): boolean {
    for (const [code, { shape, width, text }] of drawn) {
      const own = this.drawn.get(code);
      if (own !== undefined && (own.shape !== shape || own.width !== width || own.text !== text)) return false;
    }
    return this.font.hasRoom(drawn.size);
  }

  add(drawn: ReadonlyMap<number, Drawn>): void {
    for (const [code, each] of drawn) {
      if (this.drawn.has(code)) continue;
      this.drawn.set(code, each);
      this.glyphs.set(code, this.font.glyphOf(each));
    }
  }
}

/** Of the newest, what is tried before another is begun: each font of a document may mean something else by its codes. */
const triedMax = 8;

/**
 * The fonts that a document gets in place of those that are not in it: one program for each face, as long as simple fonts mean the
 * same by their codes.
 */
export class Substitutes {
  readonly #draft: Draft;
  readonly #fonts: SubstituteFonts | undefined;
  readonly #cjk: CjkFonts | undefined;
  readonly #faces = new Map<SubstituteFace, Substitute | undefined>();
  readonly #eastern = new Map<Substitute | undefined, CjkSubstitute>();
  readonly #made: SubstitutedFont[] = [];
  readonly #simple: SharedCodes[] = [];
  readonly #composite: SharedCodes[] = [];
  /** Dictionaries of simple fonts, and of descendants, that are completed when all is known. */
  readonly #dictionaries = new Map<CosDictionary, SharedCodes>();
  readonly #descendants: (readonly [CosReference, SharedCodes])[] = [];

  constructor(draft: Draft, fonts: SubstituteFonts | undefined, cjk: CjkFonts | undefined) {
    this.#draft = draft;
    this.#fonts = fonts;
    this.#cjk = cjk;
  }

  /** The font of a face; undefined where there is none. */
  of(face: SubstituteFace | undefined): Substitute | undefined {
    if (face === undefined || this.#fonts === undefined) return undefined;
    if (!this.#faces.has(face)) this.#faces.set(face, readSubstitute(face, this.#fonts(face)));
    return this.#faces.get(face);
  }

  /** The font of the East beside one of a face; undefined where there is none. */
  beside(latin: Substitute | undefined): CjkSubstitute | undefined {
    const known = this.#eastern.get(latin);
    if (known !== undefined || this.#cjk === undefined) return known;
    const made = remembering(this.#cjk.beside(latin));
    this.#eastern.set(latin, made);
    return made;
  }

  /** Takes the characters of a simple font, by their codes, into a program of this face. */
  simple(substitute: Substitute, drawn: ReadonlyMap<number, Drawn>): SharedCodes {
    const codes =
      this.#known(this.#simple, substitute, drawn) ??
      this.#begun(this.#simple, substitute, drawn, ({ length }) => length === 0);
    codes.add(drawn);
    return codes;
  }

  /** Takes the characters of a composite font, by their CIDs, into a program of this face. */
  composite(substitute: Substitute, drawn: ReadonlyMap<number, Drawn>): SharedCodes {
    const codes =
      this.#known(this.#composite, substitute, drawn) ?? this.#begun(this.#composite, substitute, drawn, () => true);
    codes.add(drawn);
    return codes;
  }

  /** A simple font of the document, with what is still to be said of its codes. */
  isToComplete(dictionary: CosDictionary, codes: SharedCodes): CosDictionary {
    this.#dictionaries.set(dictionary, codes);
    return dictionary;
  }

  /** Puts a descendant into the document, whose table of glyphs is still to be written. */
  addDescendant(descendant: CosDictionary, codes: SharedCodes): CosReference {
    const reference = this.#draft.add(descendant);
    this.#descendants.push([reference, codes]);
    return reference;
  }

  /** Writes all programs and tables; returns what completes the dictionaries of simple fonts. */
  write(): (dictionary: CosDictionary) => CosDictionary {
    for (const font of this.#made) {
      const codes = this.#simple.find((each) => each.font === font);
      font.write(codes?.glyphs ?? new Map());
    }
    const tables = new Map(this.#composite.map((codes) => [codes, addGlyphTable(this.#draft, codes.glyphs)]));
    for (const [reference, codes] of this.#descendants) this.#draft.edit(reference, { CIDToGIDMap: tables.get(codes) });
    const entries = new Map(this.#simple.map((codes) => [codes, entriesOf(this.#draft, codes)]));
    return (dictionary) => {
      const codes = this.#dictionaries.get(dictionary);
      return codes === undefined ? dictionary : withEntries(dictionary, entries.get(codes) ?? {});
    };
  }

  /** Codes that may stand for these characters too. */
  #known(
    codes: readonly SharedCodes[],
    substitute: Substitute,
    drawn: ReadonlyMap<number, Drawn>,
  ): SharedCodes | undefined {
    const family = familyOf(substitute, drawn);
    const alike = codes.filter(({ font }) => font.substitute === substitute && font.family === family);
    return alike.slice(-triedMax).find((each) => each.takes(drawn));
  }

  /** New codes, of a program that there is and that may have them, or of a new one. */
  #begun(
    codes: SharedCodes[],
    substitute: Substitute,
    drawn: ReadonlyMap<number, Drawn>,
    isFree: (taken: readonly SharedCodes[]) => boolean,
  ): SharedCodes {
    const family = familyOf(substitute, drawn);
    const known = this.#made
      .slice(-triedMax)
      .find(
        (font) =>
          font.substitute === substitute &&
          font.family === family &&
          font.hasRoom(drawn.size) &&
          isFree(codes.filter((each) => each.font === font)),
      );
    const font = known ?? new SubstitutedFont(this.#draft, substitute, family);
    if (known === undefined) this.#made.push(font);
    const begun = new SharedCodes(font);
    codes.push(begun);
    return begun;
  }
}

/** What a program with these characters is called: by a font that only some of them are from. */
function familyOf(substitute: Substitute, drawn: ReadonlyMap<number, Drawn>): string {
  for (const { shape } of drawn.values()) if (shape?.family !== undefined) return shape.family;
  return substitute.name;
}

/** What simple fonts that share a program say of their codes. */
function entriesOf(draft: Draft, { drawn }: SharedCodes): Readonly<Record<string, CosValue | undefined>> {
  const [first, last] = [Math.min(...drawn.keys(), 255), Math.max(...drawn.keys(), 0)];
  const range = first > last ? [0] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const texts = new Map<number, string>();
  for (const [code, { text }] of drawn) if (text !== undefined) texts.set(code, text);
  return {
    FirstChar: numberValue(range[0] ?? 0),
    LastChar: numberValue(range.at(-1) ?? 0),
    Widths: draft.add(arrayValue(range.map((code) => numberValue(drawn.get(code)?.width ?? 0)))),
    ToUnicode: texts.size === 0 ? undefined : addStream(draft, writeToUnicode(texts, 1)),
  };
}

/** A font that gives the same shape for the same character each time, so that a program has it once. */
function remembering(font: CjkSubstitute): CjkSubstitute {
  const [upright, vertical] = [false, true].map((isVertical) =>
    remembered((text) => font.shapeOfEast(text, isVertical)),
  );
  return {
    ...font,
    shapeOfName: remembered(font.shapeOfName),
    shapeOfText: remembered(font.shapeOfText),
    shapeOfEast: (text, isVertical) => (isVertical ? vertical : upright)?.(text),
  };
}
