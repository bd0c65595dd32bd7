import { contentState } from '../../content/content-state.ts';
import { type SearchBudget, searchBytesMax } from '../../content/inline-image.ts';
import { spacesIn } from '../../content/named-space.ts';
import type { ResourceKind } from '../../content/operators.ts';
import { drawnHead } from '../../fonts/drawn-glyph.ts';
import { differencesOf } from '../../fonts/font-encoding.ts';
import type { CjkFonts } from '../../fonts/substitutes/cjk.ts';
import type { CosDocument } from '../../syntax/document.ts';
import { integerOf } from '../../syntax/file-object.ts';
import type { Page } from '../../syntax/pages.ts';
import { joinedContents } from '../../syntax/scan/pages.ts';
import type { Budget } from '../../syntax/value-reader.ts';
import { type CosDictionary, type CosValue, emptyDictionary, isName, isTrue, nameValue } from '../../syntax/values.ts';
import { limits } from '../limits.ts';
import { ColourCheck } from './colours.ts';
import { type ContentVisitor, firstColour, readContent } from './content.ts';
import type { Findings } from './findings.ts';
import { checkFont, nameOfFont, widthsOf } from './fonts/check-font.ts';
import { type FontUse, newFontUse, note, widthsAgree } from './fonts/font-use.ts';
import { checkGraphicsState, mixesColours, type Overprint } from './graphics-states.ts';
import { checkPicture } from './pictures.ts';
import { resourceIn } from './resources.ts';

/** Instructions that wait to be read, and the resources that their names stand in. */
interface Waiting {
  readonly bytes: Uint8Array;
  readonly resources: CosDictionary | undefined;
  /** The code's width by the font's dictionary, for a glyph of a Type 3 font. */
  readonly width?: number | undefined;
  /** Whether they paint with the colour of what uses them. */
  readonly hasColour?: boolean;
}

const firstSpace = nameValue(firstColour);
/** The paint type of a pattern that has no colours (ISO 32000-1, 8.7.3.3). */
const uncoloured = 2;

/**
 * Follows all that is drawn: pages, forms, patterns, glyphs and appearances, each stream once, and what they use
 * (ISO 19005-3, 6.2).
 */
export class Inspection {
  readonly colours: ColourCheck;
  /** Whether anything mixes with what is below it: groups, masks, and states that are not opaque. */
  isTransparent = false;
  readonly #document: CosDocument;
  readonly #cjk: CjkFonts | undefined;
  readonly #findings: Findings;
  readonly #waiting: Waiting[] = [];
  readonly #visited = new Set<CosDictionary>();
  readonly #softMasks = new Set<CosDictionary>();
  readonly #fonts = new Map<CosDictionary, FontUse>();
  readonly #glyphs = new Set<CosDictionary>();
  readonly #overprint: Overprint = { isOn: false, keepsInks: false };
  readonly #budget: Budget = { values: limits.contentValuesMax };
  readonly #search: SearchBudget = { searchLeft: searchBytesMax };
  #bytesLeft: number = limits.contentBytesMax;

  constructor(document: CosDocument, findings: Findings, cjk?: CjkFonts) {
    this.#document = document;
    this.#cjk = cjk;
    this.#findings = findings;
    this.colours = new ColourCheck(document, findings);
  }

  get isTooComplex(): boolean {
    return this.#budget.values < 0 || this.#bytesLeft < 0 || this.#search.searchLeft < 0;
  }

  /** The fonts that were met so far, with what is written with them. */
  get fontUses(): readonly FontUse[] {
    return [...this.#fonts.values()];
  }

  page({ reference, dictionary }: Page): void {
    this.#budget.values += limits.contentValuesPerPage;
    this.#bytesLeft += limits.contentBytesPerPage;
    const own = this.#document.resolved(this.#document.dictionary(reference)?.entries.get('Resources'));
    const inherited = this.#document.dictionary(dictionary.entries.get('Resources'));
    const resources =
      own === undefined && (inherited?.entries.size ?? 0) > 0 ? undefined : (inherited ?? emptyDictionary);
    const contents = this.#document.resolved(dictionary.entries.get('Contents'));
    const listed = contents?.kind === 'array' ? contents.items : [dictionary.entries.get('Contents')];
    const parts = listed.flatMap((item) => this.#decoded(item) ?? []);
    // A string that goes on in the next part is read in several ways
    if (parts.slice(0, -1).some((part) => contentState(part).end < part.length)) this.#findings.rule('6.2.2');
    this.#waiting.push({ bytes: joinedContents(parts), resources });
    this.#group(dictionary);
    this.#run();
  }

  /** A form, such as the appearance of an annotation. */
  appearance(value: CosValue | undefined): void {
    this.#form(value);
    this.#run();
  }

  /** Checks the fonts with all that was written with them. */
  finish(): void {
    // Glyphs that are drawn may be written with further fonts, which come behind
    for (const use of this.#fonts.values()) {
      if (isName(this.#document.resolved(use.dictionary.entries.get('Subtype')), 'Type3')) this.#drawnGlyphs(use);
      this.#run();
    }
    for (const use of this.#fonts.values()) checkFont(this.#document, use, this.#findings);
    // Which colours a state is used with is not followed
    const { isOn, keepsInks } = this.#overprint;
    if (isOn && keepsInks && this.colours.hasProfiledInks) this.#findings.rule('6.2.4.2');
  }

  #run(): void {
    for (let next = this.#waiting.pop(); next !== undefined && !this.isTooComplex; next = this.#waiting.pop()) {
      const spaceOfName = spacesIn(this.#document, next.resources);
      const { bytes, hasColour } = next;
      readContent(bytes, { values: this.#budget, search: this.#search, spaceOfName, hasColour }, this.#visitor(next));
    }
  }

  #visitor({ resources, width: expected }: Waiting): ContentVisitor {
    const of = (kind: ResourceKind, name: string): CosValue | undefined =>
      resourceIn(this.#document, resources, kind, name);
    // What is not in the resources of the stream itself is inherited, which is not allowed (6.2.2)
    const needs = (value: CosValue | undefined): void => {
      if (value === undefined) this.#findings.rule('6.2.2');
    };
    const known = resources ?? emptyDictionary;
    return {
      uses: (kind, name, isFirstColour) => {
        const value = of(kind, name);
        needs(value);
        if (kind === 'XObject') this.#external(value, known, isFirstColour);
        else if (kind === 'ExtGState') this.#graphicsState(value);
        else if (kind === 'Pattern') this.#pattern(value);
        else if (kind === 'Shading') this.#shading(value, known);
      },
      colourSpace: (name) => {
        if (!/^(?:Device(?:Gray|RGB|CMYK)|Pattern)$/.test(name)) needs(of('ColorSpace', name));
        this.colours.chosen(name, known);
      },
      shows: (name, text, isVisible) => {
        const font = name === undefined ? undefined : this.#document.dictionary(of('Font', name));
        if (font === undefined) needs(undefined);
        else note(this.#fontUse(font), text, isVisible);
      },
      inlineImage: (entries, isFirstColour) => {
        const isMask = isTrue(this.#document.resolved(entries.entries.get('ImageMask')));
        if (isFirstColour && isMask) this.colours.space(firstSpace, known);
        checkPicture(this.#document, entries, undefined, known, this.colours, this.#findings);
      },
      glyphWidth: (width) => {
        if (expected !== undefined && !widthsAgree(width, expected)) this.#findings.rule('6.2.11.5');
      },
      unknown: (operator) => this.#findings.add('PDFA_CONTENT_OPERATOR', { operator }),
      rule: (clause) => this.#findings.rule(clause),
    };
  }

  /** A font whose glyphs are drawn with itself has no end. */
  #damaged(font: CosDictionary): void {
    this.#findings.add('PDFA_FONT_DAMAGED', { font: nameOfFont(this.#document, font) });
  }

  #fontUse(font: CosDictionary): FontUse {
    const use = this.#fonts.get(font) ?? newFontUse(this.#document, font, this.#cjk);
    this.#fonts.set(font, use);
    return use;
  }

  #decoded(value: CosValue | undefined): Uint8Array | undefined {
    const stream = this.#document.streamAt(value);
    if (stream === undefined) return undefined;
    const bytes = this.#document.decodedStream(stream.dictionary, stream.bytes);
    if (bytes === undefined) this.#findings.add('PDFA_CONTENT_UNREADABLE', {});
    this.#bytesLeft -= bytes?.length ?? 0;
    return bytes;
  }

  #external(value: CosValue | undefined, resources: CosDictionary, isFirstColour: boolean): void {
    const stream = this.#document.streamAt(value);
    if (stream === undefined) return;
    const subtype = this.#document.resolved(stream.dictionary.entries.get('Subtype'));
    if (isName(subtype, 'Form')) this.#form(value);
    else if (isName(subtype, 'Image')) {
      const isMask = isTrue(this.#document.resolved(stream.dictionary.entries.get('ImageMask')));
      if (isFirstColour && isMask) this.colours.space(firstSpace, resources);
      this.#picture(value, resources);
    } else this.#findings.rule('6.2.9');
  }

  #form(value: CosValue | undefined): void {
    const stream = this.#document.streamAt(value);
    if (stream === undefined || this.#visited.has(stream.dictionary)) return;
    this.#visited.add(stream.dictionary);
    const { entries } = stream.dictionary;
    const isPostScript = entries.has('PS') || isName(this.#document.resolved(entries.get('Subtype2')), 'PS');
    if (isPostScript || entries.has('OPI') || entries.has('Ref')) this.#findings.rule('6.2.9');
    this.#group(stream.dictionary);
    if (entries.has('Group')) this.isTransparent = true;
    const bytes = this.#decoded(value);
    if (bytes === undefined) return;
    this.#waiting.push({ bytes, resources: this.#document.dictionary(entries.get('Resources')) });
  }

  #group({ entries }: CosDictionary): void {
    const group = this.#document.dictionary(entries.get('Group'));
    const resources = this.#document.dictionary(entries.get('Resources'));
    if (group === undefined) return;
    this.colours.space(group.entries.get('CS'), resources ?? emptyDictionary);
  }

  #picture(value: CosValue | undefined, resources: CosDictionary): void {
    const stream = this.#document.streamAt(value);
    if (stream === undefined || this.#visited.has(stream.dictionary)) return;
    this.#visited.add(stream.dictionary);
    checkPicture(this.#document, stream.dictionary, stream.bytes, resources, this.colours, this.#findings);
    if (stream.dictionary.entries.has('SMaskInData')) this.isTransparent = true;
    this.#softMask(stream.dictionary.entries.get('SMask'), resources);
    this.#picture(stream.dictionary.entries.get('Mask'), resources);
  }

  /** The greys of a soft mask are no colours (ISO 32000-1, 11.6.5.3); the same picture may be drawn by itself too. */
  #softMask(value: CosValue | undefined, resources: CosDictionary): void {
    const stream = this.#document.streamAt(value);
    if (stream === undefined || this.#softMasks.has(stream.dictionary)) return;
    this.#softMasks.add(stream.dictionary);
    this.isTransparent = true;
    const { dictionary, bytes } = stream;
    const isGrey = isName(this.#document.resolved(dictionary.entries.get('ColorSpace')), 'DeviceGray');
    const colours = isGrey ? new ColourCheck(this.#document, this.#findings) : this.colours;
    checkPicture(this.#document, dictionary, bytes, resources, colours, this.#findings);
    this.#softMask(dictionary.entries.get('SMask'), resources);
  }

  #graphicsState(value: CosValue | undefined): void {
    const state = this.#document.dictionary(value);
    if (state === undefined || this.#visited.has(state)) return;
    this.#visited.add(state);
    checkGraphicsState(this.#document, state, this.#overprint, this.#findings);
    if (mixesColours(this.#document, state)) this.isTransparent = true;
    const mask = this.#document.dictionary(state.entries.get('SMask'));
    if (mask !== undefined) this.#form(mask.entries.get('G'));
  }

  #pattern(value: CosValue | undefined): void {
    const pattern = this.#document.dictionary(value);
    if (pattern === undefined || this.#visited.has(pattern)) return;
    this.#visited.add(pattern);
    const { entries } = pattern;
    this.#graphicsState(entries.get('ExtGState'));
    this.#shading(entries.get('Shading'), emptyDictionary);
    const bytes = this.#document.streamAt(value) && this.#decoded(value);
    if (bytes === undefined) return;
    const hasColour = integerOf(this.#document.resolved(entries.get('PaintType'))) === uncoloured;
    this.#waiting.push({ bytes, resources: this.#document.dictionary(entries.get('Resources')), hasColour });
  }

  #shading(value: CosValue | undefined, resources: CosDictionary): void {
    const shading = this.#document.dictionary(value);
    if (shading !== undefined) this.colours.space(shading.entries.get('ColorSpace'), resources);
  }

  /** The glyphs of a Type 3 font that are written: drawn by instructions of their own (ISO 32000-1, 9.6.5). */
  #drawnGlyphs({ dictionary, codes }: FontUse): void {
    if (this.#glyphs.has(dictionary)) return;
    this.#glyphs.add(dictionary);
    const { entries } = dictionary;
    const glyphs = this.#document.dictionary(entries.get('CharProcs')) ?? emptyDictionary;
    const encoding = this.#document.dictionary(entries.get('Encoding'));
    const names = differencesOf(this.#document, encoding ?? emptyDictionary);
    const widths = widthsOf(this.#document, dictionary);
    const resources = this.#document.dictionary(entries.get('Resources'));
    if (widths === undefined) this.#findings.rule('6.2.11.2');
    const fonts = this.#document.dictionary(resources?.entries.get('Font')) ?? emptyDictionary;
    if ([...fonts.entries.values()].some((font) => this.#document.dictionary(font) === dictionary))
      this.#damaged(dictionary);
    const written = new Set(Array.from(codes, (code) => names.get(code) ?? '.notdef'));
    // Validators look at the glyphs that nothing is written with too
    for (const [name, value] of glyphs.entries) {
      const glyph = written.has(name) ? undefined : this.#decoded(value);
      if (glyph !== undefined) this.#waiting.push({ bytes: glyph, resources });
    }
    for (const code of codes) {
      const glyph = this.#decoded(glyphs.entries.get(names.get(code) ?? '.notdef'));
      if (glyph !== undefined) {
        if (drawnHead(glyph) === undefined) this.#findings.rule('6.2.11.5');
        this.#waiting.push({ bytes: glyph, resources, width: widths?.(code) });
      } else this.#findings.add('PDFA_FONT_GLYPH_MISSING', { font: nameOfFont(this.#document, dictionary) });
    }
  }
}
