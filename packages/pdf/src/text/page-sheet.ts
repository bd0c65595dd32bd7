import type { NotReadReason } from '../base/pages-not-read.ts';
import type { PdfTextLimits } from './limits.ts';
import { type TextPiece, textOfPieces } from './page-lines.ts';

/** Letters that are drawn as one, by their character (Unicode, Alphabetic Presentation Forms). */
const ligatures: Readonly<Record<string, string>> = {
  __proto__: null as never,
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
};
const halfPairs = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters mean nothing on a page
const controls = /[\x00-\x09\x0b-\x1f\x7f]+/g;

/** Collects what one page shows. */
export class PageSheet {
  readonly #pieces: TextPiece[] = [];
  #piecesLeft: number;
  #isSeen = false;
  #cut: NotReadReason | undefined;

  constructor(limits: PdfTextLimits) {
    this.#piecesLeft = limits.textPiecesMax;
  }

  /** Whether nothing is drawn that could be seen. */
  get isBlank(): boolean {
    return !this.#isSeen;
  }

  /** What was written, in the order of writing. */
  get pieces(): readonly TextPiece[] {
    return this.#pieces;
  }

  /** Whether nothing more is kept. */
  get isFull(): boolean {
    return this.#piecesLeft <= 0;
  }

  /** Why the page was not read to its end; undefined when it was. */
  get notRead(): NotReadReason | undefined {
    return this.#cut;
  }

  /** Something is there that was not read: it may be seen. */
  cut(reason: NotReadReason): void {
    this.#isSeen = true;
    this.#cut ??= reason;
  }

  /** Something is drawn, or may be. */
  see(): void {
    this.#isSeen = true;
  }

  /** Something is written in a font that is not there: nobody knows what. */
  lose(): void {
    this.cut('unreadable');
  }

  write(piece: TextPiece): void {
    if (piece.text.trim() !== '') this.#isSeen = true;
    if (!this.isFull) this.#pieces.push(piece);
    else this.cut('beyond-limit');
    this.#piecesLeft--;
  }

  /** The lines of the page. */
  text(): string {
    return textOfPieces(this.#pieces)
      .replace(controls, ' ')
      .replace(/[\ufb00-\ufb06]/g, (ligature) => ligatures[ligature] ?? ligature)
      .replace(halfPairs, '\ufffd')
      .replace(/ {2,}/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
  }
}
