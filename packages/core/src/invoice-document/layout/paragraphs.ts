import type { InvoiceDocument } from '../invoice-document.ts';
import { accountSentences, termsSentences } from '../terms-sentences.ts';
import type { Piece } from './flow.ts';
import type { Style } from './style.ts';
import { lineHeight, linesOf, stackedLines, type TypeStyle } from './type-setting.ts';

/** Lines that stay together: a paragraph breaks among pages in parts of this many. */
const linesTogether = 6;

/** A text over the whole width. */
export function paragraphPieces(text: string | undefined, style: Style, type: TypeStyle = style.body): Piece[] {
  if (text === undefined) return [];
  const lines = linesOf(text, style.right - style.left, type);
  const pieces: Piece[] = [];
  for (let first = 0; first < lines.length; first += linesTogether) {
    const part = lines.slice(first, first + linesTogether);
    pieces.push({ height: part.length * lineHeight(type), draw: (top) => stackedLines(style.left, top, part, type) });
  }
  return pieces;
}

/** Blocks one below the other, those that say nothing left out. */
export function spaced(blocks: readonly (readonly Piece[])[], gap: number): Piece[] {
  const space: Piece = { height: gap, draw: () => [] };
  return blocks
    .filter((block) => block.length > 0)
    .flatMap((block, index) => (index === 0 ? block : [space, ...block]));
}

/** How much is to be paid by when, and the discounts. */
export function termsPieces(document: InvoiceDocument, style: Style): Piece[] {
  const sentences = [...termsSentences(document), ...accountSentences(document)];
  return sentences.length === 0 ? [] : paragraphPieces(sentences.join('\n'), style);
}
