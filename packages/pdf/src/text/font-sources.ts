import { type EmbeddedProgram, embeddedProgram } from '../fonts/embedded.ts';
import type { CosDocument } from '../syntax/document.ts';
import { decoded } from '../syntax/filters/unpacked.ts';
import type { Budget } from '../syntax/value-reader.ts';
import type { CosDictionary, CosValue } from '../syntax/values.ts';
import { type CharacterMap, readCharacterMap } from './character-map.ts';
import type { PdfTextLimits } from './limits.ts';

/** What the fonts of one document are read from, within one budget for all of them. */
export class FontSources {
  readonly document: CosDocument;
  readonly #mapValues: Budget;
  #bytesLeft: number;
  #programsLeft: number;

  constructor(document: CosDocument, limits: PdfTextLimits) {
    this.document = document;
    this.#mapValues = { values: limits.textMapValuesMax };
    this.#bytesLeft = limits.textMapBytesMax;
    this.#programsLeft = limits.textProgramsMax;
  }

  /** Whether fonts wanted more than they may have: what their letters stand for is not all known since. */
  get isBeyond(): boolean {
    return this.#bytesLeft < 0 || this.#programsLeft < 0 || this.#mapValues.values < 0;
  }

  /** The bytes of a stream beside a font; undefined when there is none, or too much was read before. */
  bytes(value: CosValue | undefined): Uint8Array | undefined {
    const stream = this.document.streamAt(value);
    if (stream === undefined) return undefined;
    if (this.#bytesLeft <= 0) {
      this.#bytesLeft = -1;
      return undefined;
    }
    const bytes = decoded(stream.dictionary, stream.bytes, this.#bytesLeft, (inner) => this.document.resolved(inner));
    this.#bytesLeft -= bytes?.length ?? this.#bytesLeft;
    return bytes;
  }

  /** The character map that a stream holds. */
  characterMap(value: CosValue | undefined): CharacterMap | undefined {
    const bytes = this.bytes(value);
    return bytes && readCharacterMap(bytes, this.#mapValues);
  }

  /** The program that is embedded for a font. */
  program(font: CosDictionary): EmbeddedProgram | undefined {
    return --this.#programsLeft < 0 ? undefined : embeddedProgram(this.document, font);
  }

  number(value: CosValue | undefined): number | undefined {
    const found = this.document.resolved(value);
    return found?.kind === 'number' ? found.value : undefined;
  }

  name(value: CosValue | undefined): string {
    const found = this.document.resolved(value);
    return found?.kind === 'name' ? found.name : '';
  }

  items(value: CosValue | undefined): readonly CosValue[] {
    const found = this.document.resolved(value);
    return found?.kind === 'array' ? found.items : [];
  }
}
