import { zlibSync } from 'fflate';
import { textString } from '../attachments/text-string.ts';
import { words, writeTrueType } from '../fonts/write-truetype.ts';
import {
  arrayValue,
  type CosReference,
  decimalText,
  emptyDictionary,
  nameValue,
  numberValue,
  withEntries,
} from '../syntax/values.ts';
import { latinBytes } from '../writer/pdf-bytes.ts';
import type { Draft } from './fix/draft.ts';
import { limits } from './limits.ts';

/** Units of the font to the type size, and how far each of its signs moves on. */
const unitsPerEm = 1000;
const advance = 600;
const fontName = 'RAPPEN+Blank';

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
      if (number !== undefined) digits += number.toString(16).padStart(4, '0');
    }
    return `<${digits}>`;
  }

  /** Puts the font of all that was written at a place: every code leads to one sign that draws nothing (ISO 32000-1, 9.7.4). */
  writeFont(draft: Draft, at: CosReference): void {
    const descriptor = draft.add(
      withEntries(emptyDictionary, {
        Type: nameValue('FontDescriptor'),
        FontName: nameValue(fontName),
        Flags: numberValue(4),
        FontBBox: arrayValue([0, 0, 0, 0].map(numberValue)),
        ItalicAngle: numberValue(0),
        Ascent: numberValue(unitsPerEm),
        Descent: numberValue(0),
        CapHeight: numberValue(unitsPerEm),
        StemV: numberValue(0),
        FontFile2: this.#program(draft),
      }),
    );
    const system = withEntries(emptyDictionary, {
      Registry: textString('Adobe'),
      Ordering: textString('Identity'),
      Supplement: numberValue(0),
    });
    const descendant = draft.add(
      withEntries(emptyDictionary, {
        Type: nameValue('Font'),
        Subtype: nameValue('CIDFontType2'),
        BaseFont: nameValue(fontName),
        CIDSystemInfo: system,
        DW: numberValue(advance),
        FontDescriptor: descriptor,
        CIDToGIDMap: packed(draft, words([0, ...Array.from(this.#numbers, () => 1)])),
      }),
    );
    draft.replace(
      at,
      withEntries(emptyDictionary, {
        Type: nameValue('Font'),
        Subtype: nameValue('Type0'),
        BaseFont: nameValue(fontName),
        Encoding: nameValue('Identity-H'),
        DescendantFonts: arrayValue([descendant]),
        ToUnicode: packed(draft, latinBytes(this.#characterMap())),
      }),
    );
  }

  #program(draft: Draft): CosReference {
    const blank = { outline: [], advance };
    const program = writeTrueType({ unitsPerEm, ascent: unitsPerEm, descent: 0, glyphs: [blank, blank], maps: [] });
    return packed(draft, program, { Length1: numberValue(program.length) });
  }

  #characterMap(): string {
    const rows = Array.from(this.#numbers, ([character, number]) => {
      const units = Array.from(character.split(''), (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
      return `<${number.toString(16).padStart(4, '0')}> <${units.join('')}>`;
    });
    const blocks: string[] = [];
    for (let at = 0; at < rows.length; at += rowsMax) {
      const block = rows.slice(at, at + rowsMax);
      blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`);
    }
    return (
      '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n' +
      '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n' +
      `${blocks.join('')}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n`
    );
  }
}

const codesMax = 65_000;
/** Rows of a block of a character map (Adobe technical note 5014). */
const rowsMax = 100;
/** Points. */
const sizeMin = 0.1;

function packed(
  draft: Draft,
  bytes: Uint8Array,
  entries: Readonly<Record<string, ReturnType<typeof numberValue>>> = {},
): CosReference {
  return draft.add(withEntries(emptyDictionary, { ...entries, Filter: nameValue('FlateDecode') }), zlibSync(bytes));
}
