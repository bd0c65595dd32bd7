import { hex } from '../base/hex.ts';
import { writeToUnicode } from '../fonts/to-unicode.ts';
import { cidFontText, compositeFontText, descriptorText } from '../fonts/write-dictionaries.ts';
import { words, writeTrueType } from '../fonts/write-truetype.ts';
import { type CosReference, decimalText, emptyDictionary, numberValue, withEntries } from '../syntax/values.ts';
import { dictionaryOf } from '../writer/text-value.ts';
import type { Draft } from './fix/draft.ts';
import { addStream } from './fix/packing.ts';
import { limits } from './limits.ts';

/** Units of the font to the type size, and how far each of its signs moves on. */
const unitsPerEm = 1000;
const advance = 600;
const fontName = 'RAPPEN+Blank';
const symbolic = 4;

/** Text that can be searched and copied but is not seen: what is left of the text of a page that became a picture. */
export class HiddenText {
  readonly #numbers = new Map<string, number>();

  /** Instructions that write a text over a page of this size, line by line from the top. */
  instructions(text: string, width: number, height: number): string {
    const lines = text.split('\n').slice(0, limits.hiddenLinesMax);
    if (text.trim() === '') return '';
    const leading = height / (lines.length + 1);
    const longest = lines.reduce((most, line) => Math.max(most, [...line].length), 1);
    const size = Math.max(sizeMin, Math.min(leading, width / (longest * (advance / unitsPerEm))));
    const shown = lines.map((line) => `${this.#codes(line)} Tj T*`).join('\n');
    return `BT 3 Tr /Text ${decimalText(size)} Tf ${decimalText(leading)} TL 1 0 0 1 0 ${decimalText(height - leading)} Tm\n${shown}\nET\n`;
  }

  /** Codes of two bytes, one for each character of the document. */
  #codes(line: string): string {
    let digits = '';
    for (const character of line) {
      let number = this.#numbers.get(character);
      if (number === undefined && this.#numbers.size < codesMax) {
        number = this.#numbers.size + 1;
        this.#numbers.set(character, number);
      }
      if (number !== undefined) digits += hex(number, 4);
    }
    return `<${digits}>`;
  }

  /** Puts the font of all that was written at a place: every code leads to one sign that draws nothing (ISO 32000-1, 9.7.4). */
  writeFont(draft: Draft, at: CosReference): void {
    const heights = [unitsPerEm, 0, unitsPerEm];
    const program = this.#program(draft).number;
    const descriptor = draft.add(
      dictionaryOf(descriptorText(fontName, symbolic, [0, 0, 0, 0], 0, heights, 0, program)),
    );
    const glyphs = addStream(draft, words([0, ...Array.from(this.#numbers, () => 1)]));
    const [map, widths] = [` ${glyphs.number} 0 R`, `/DW ${advance}`];
    const descendant = draft.add(dictionaryOf(cidFontText(fontName, map, descriptor.number, widths)));
    const texts = new Map(Array.from(this.#numbers, ([character, number]) => [number, character] as const));
    const toUnicode = addStream(draft, writeToUnicode(texts, 2));
    draft.replace(at, dictionaryOf(compositeFontText(fontName, descendant.number, toUnicode.number)));
  }

  #program(draft: Draft): CosReference {
    const blank = { outline: [], advance };
    const program = writeTrueType({ unitsPerEm, ascent: unitsPerEm, descent: 0, glyphs: [blank, blank], maps: [] });
    return addStream(draft, program, withEntries(emptyDictionary, { Length1: numberValue(program.length) }));
  }
}

const codesMax = 65_000;
/** Points. */
const sizeMin = 0.1;
