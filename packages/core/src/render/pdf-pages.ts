import { ContentDeflate, ContentHash, PdfBytes, type PreparedStream } from '@rappen/pdf/internal/writer';
import { zlibSync } from 'fflate';
import type { Drawing, GroupShape } from '../drawing/drawing.ts';
import type { Picture } from '../drawing/picture.ts';
import { addGlyphs, type GlyphUse } from '../font/index.ts';
import { hundredths, PdfContent, type SymbolMode } from './pdf-content.ts';
import { pictureStream } from './pdf-pictures.ts';

/** Pages apart from their document, as plain data: they can be made elsewhere, such as in another thread. */
export interface MadePages {
  /** Their contents, each compressed, one behind the other. */
  readonly data: Uint8Array;
  /** Where in `data` the content of each ends. */
  readonly ends: readonly number[];
  /** Points. */
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  /** What they are the first to use, in the order of the names. */
  readonly streams: readonly NamedStream[];
  /** The glyphs of these pages and of those made before them. */
  readonly glyphs: GlyphUse;
  /** Of the first page, where there is one. */
  readonly title: string;
  readonly description: string;
  readonly language: string;
}

/** Something that pages share. */
export interface NamedStream extends PreparedStream {
  readonly name: string;
  /** The same for the same content. */
  readonly key: string;
  /** The first page that uses it, counted from zero among those made together. */
  readonly page: number;
}

/** Groups of their own beyond this many are drawn in place, so that a long document does not remember them all. */
const sharedGroupsMax = 64;

/** ISO 32000-1, annex C.2, in points. */
export const pageSideMax = 14_400;

/** Working memory for every document: nothing of one call is left for the next. */
const deflate = new ContentDeflate();

/** Makes the pages of one document, or of a part of it. */
export class PageMaker {
  readonly #groups = new Map<string, string>();
  readonly #pictures = new Map<string, string>();
  /** The names of those that were met. */
  readonly #groupNames = new Map<GroupShape, string>();
  readonly #pictureNames = new Map<Picture, string>();
  readonly #bytes = new PdfBytes(4096);
  readonly #content: PdfContent;
  #streams: NamedStream[] = [];
  #page = 0;

  /** `known`: the keys of what the pages before share, in the order of their names. */
  constructor(symbols: SymbolMode, known: readonly string[] = []) {
    for (const key of known) {
      const named = key.startsWith('G') ? this.#groups : this.#pictures;
      named.set(key, nameOf(key, named.size));
    }
    this.#content = new PdfContent(
      this.#bytes,
      symbols,
      (group) => this.#groupName(group),
      (picture) => this.#pictureName(picture),
    );
  }

  /** Makes pages that stand one behind the other. */
  make(drawings: Iterable<Drawing>): MadePages {
    const contents: Uint8Array[] = [];
    const [ends, widths, heights]: [number[], number[], number[]] = [[], [], []];
    let first: Drawing | undefined;
    this.#streams = [];
    for (const drawing of drawings) {
      first ??= drawing;
      this.#page = ends.length;
      this.#bytes.clear();
      this.#content.page(drawing);
      const content = deflate.zlib(this.#bytes.view(), this.#content.symbolRanges);
      contents.push(content);
      ends.push((ends.at(-1) ?? 0) + content.length);
      widths.push(hundredths(drawing.width) / 100);
      heights.push(hundredths(drawing.height) / 100);
    }
    const { title = '', description = '', language = '' } = first ?? {};
    const { regular, bold } = this.#content.glyphs;
    const glyphs = { regular: regular.slice(), bold: bold.slice() };
    return {
      data: joined(contents),
      ends,
      widths,
      heights,
      streams: this.#streams,
      glyphs,
      title,
      description,
      language,
    };
  }

  #groupName(group: GroupShape): string | undefined {
    const met = this.#groupNames.get(group);
    if (met !== undefined) return met;
    const form = preparedForm(group);
    let name = this.#groups.get(form.key);
    if (name === undefined) {
      if (this.#groups.size === sharedGroupsMax) return undefined;
      name = nameOf(form.key, this.#groups.size);
      this.#groups.set(form.key, name);
      this.#streams.push({ key: form.key, name, dictionary: form.dictionary, data: form.data, page: this.#page });
    }
    this.#groupNames.set(group, name);
    addGlyphs(this.#content.glyphs, form.glyphs);
    return name;
  }

  #pictureName(picture: Picture): string {
    const met = this.#pictureNames.get(picture);
    if (met !== undefined) return met;
    const stream = pictureStream(picture);
    const key = keyOf('I', stream);
    let name = this.#pictures.get(key);
    if (name === undefined) {
      name = nameOf(key, this.#pictures.size);
      this.#pictures.set(key, name);
      this.#streams.push({ key, name, dictionary: stream.dictionary, data: stream.data, page: this.#page });
    }
    this.#pictureNames.set(picture, name);
    return name;
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0] as Uint8Array;
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function nameOf(key: string, index: number): string {
  return `/${key.charAt(0)}${index}`;
}

function keyOf(kind: 'G' | 'I', { dictionary, data }: PreparedStream): string {
  const hash = new ContentHash();
  hash.add(data);
  return `${kind} ${dictionary} ${hash.digest()}`;
}

interface PreparedForm extends PreparedStream {
  readonly key: string;
  readonly glyphs: GlyphUse;
}

/** The same groups come in document after document. */
const forms = new WeakMap<GroupShape, PreparedForm>();

/** The object of the resources in every document: forms have those of the pages. */
export const resourcesNumber = 3;

/** A group as a form XObject (ISO 32000-1, 8.10), its origin the top left corner of the page. */
function preparedForm(group: GroupShape): PreparedForm {
  let form = forms.get(group);
  if (form === undefined) {
    const out = new PdfBytes();
    const content = new PdfContent(out, 'path', () => undefined);
    content.shapes(group.shapes);
    const side = pageSideMax;
    const stream = {
      dictionary:
        `/Type/XObject/Subtype/Form/BBox[-${side} -${side} ${side} ${side}]` +
        `/Resources ${resourcesNumber} 0 R/Filter/FlateDecode`,
      data:
        content.symbolRanges.length === 0
          ? zlibSync(out.view(), { level: 9 })
          : deflate.zlib(out.view(), content.symbolRanges),
    };
    form = { ...stream, key: keyOf('G', stream), glyphs: content.glyphs };
    forms.set(group, form);
  }
  return form;
}
