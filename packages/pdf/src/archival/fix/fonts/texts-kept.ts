import { writeToUnicode } from '../../../fonts/to-unicode.ts';
import type { CosValue } from '../../../syntax/values.ts';
import { FontBook } from '../../../text/font-book.ts';
import { unknownCharacter } from '../../../text/glyph-text.ts';
import { defaultPdfTextLimits } from '../../../text/limits.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import type { Draft } from '../draft.ts';
import { addStream } from '../packing.ts';
import { toUnicodeOf } from './fix-unembedded.ts';

/**
 * A map that says of the codes of a simple font what they meant so far, where the names of its glyphs say so no more: what was
 * found by searching is still found.
 */
export function textsKept(draft: Draft, use: FontUse): { readonly ToUnicode?: CosValue } {
  const said = toUnicodeOf(draft, use.dictionary);
  const font = new FontBook(draft.document, defaultPdfTextLimits).font(use.dictionary);
  const texts = new Map<number, string>(said);
  for (const code of use.codes) {
    if (texts.has(code)) continue;
    font?.each(Uint8Array.of(code), ({ text }) => {
      if (text !== '' && text !== unknownCharacter) texts.set(code, text);
    });
  }
  if (texts.size === said.size) return {};
  return { ToUnicode: addStream(draft, writeToUnicode(texts, 1)) };
}
