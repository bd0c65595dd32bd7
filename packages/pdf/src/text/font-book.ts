import type { CosDocument } from '../syntax/document.ts';
import type { CosDictionary } from '../syntax/values.ts';
import { compositeFont } from './composite-font.ts';
import { FontSources } from './font-sources.ts';
import type { PdfTextLimits } from './limits.ts';
import { simpleFont } from './simple-font.ts';
import type { TextFont } from './text-font.ts';

/** The fonts of a document, each read once. */
export class FontBook {
  readonly #sources: FontSources;
  readonly #fonts = new Map<CosDictionary, TextFont | undefined>();

  constructor(document: CosDocument, limits: PdfTextLimits) {
    this.#sources = new FontSources(document, limits);
  }

  /** Whether not all could be read that fonts bring. */
  get isBeyond(): boolean {
    return this.#sources.isBeyond;
  }

  font(dictionary: CosDictionary | undefined): TextFont | undefined {
    if (dictionary === undefined) return undefined;
    if (!this.#fonts.has(dictionary)) {
      const isComposite = this.#sources.name(dictionary.entries.get('Subtype')) === 'Type0';
      const font = isComposite ? compositeFont(this.#sources, dictionary) : simpleFont(this.#sources, dictionary);
      this.#fonts.set(dictionary, font);
    }
    return this.#fonts.get(dictionary);
  }
}
