import { hex } from '../../base/hex.ts';
import { decimalText } from '../../syntax/values.ts';
import type { TextLook } from './field-font.ts';

/** A box that text is written into, in points, counted from its lower left corner. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  /** The width of its border. */
  readonly border: number;
}

/** 0: from the left, 1: in the middle, 2: up to the right (ISO 32000-1, table 222). */
export type Alignment = number;

/** Height above and depth below the baseline of letters, and the distance of lines, to the type size. */
const ascent = 0.72;
const descent = 0.21;
const leading = 1.15;
/** Height of a box to the size of a line that fits into it. */
const lineFactor = 1.35;
/** Between border and text, in points. */
const padding = 2;
const sizeMin = 4;
const sizeUsual = 12;
const linesMax = 400;

/** One line in the middle of a box; undefined where the font lacks a character. */
export function lineContent(text: string, box: TextBox, look: TextLook, alignment: Alignment): string | undefined {
  const [line = ''] = text.split(/\r\n|[\r\n]/);
  const shown = look.encoded(line);
  const room = box.width - 2 * (box.border + padding);
  const width = look.widthOf(line) / 1000;
  const fitting = Math.min(box.height / lineFactor, width > 0 ? room / width : sizeUsual);
  const size = look.size > 0 ? look.size : Math.max(sizeMin, fitting);
  const y = (box.height - (ascent + descent) * size) / 2 + descent * size;
  return (
    shown &&
    written(look, size, [
      `1 0 0 1 ${decimalText(startOf(box, width * size, alignment))} ${decimalText(y)} Tm ${shown} Tj`,
    ])
  );
}

/** Characters in cells of the same width; undefined where the font lacks one. */
export function combContent(text: string, box: TextBox, look: TextLook, cells: number): string | undefined {
  const size = look.size > 0 ? look.size : Math.max(sizeMin, Math.min(sizeUsual, box.height * 0.8));
  const y = (box.height - (ascent + descent) * size) / 2 + descent * size;
  const steps: string[] = [];
  for (const [index, character] of Array.from(text).slice(0, cells).entries()) {
    const shown = look.encoded(character);
    if (shown === undefined) return undefined;
    const middle = ((index + 0.5) * box.width) / cells;
    const x = middle - (look.widthOf(character) * size) / 2000;
    steps.push(`1 0 0 1 ${decimalText(x)} ${decimalText(y)} Tm ${shown} Tj`);
  }
  return written(look, size, steps);
}

/** Lines from the top of a box, broken between words; undefined where the font lacks a character. */
export function paragraphContent(text: string, box: TextBox, look: TextLook, alignment: Alignment): string | undefined {
  const room = box.width - 2 * (box.border + padding);
  const height = box.height - 2 * (box.border + padding);
  let size = look.size > 0 ? look.size : sizeUsual;
  let lines = brokenLines(text, look, (1000 * room) / size);
  // A size of its own is kept, whether the text fits or not
  while (look.size === 0 && size > sizeMin && lines.length * size * leading > height) {
    size -= 0.5;
    lines = brokenLines(text, look, (1000 * room) / size);
  }
  const steps: string[] = [];
  for (const [index, line] of lines.entries()) {
    const shown = look.encoded(line);
    if (shown === undefined) return undefined;
    const x = startOf(box, (look.widthOf(line) * size) / 1000, alignment);
    const y = box.height - box.border - padding - (index * leading + ascent + 0.1) * size;
    steps.push(`1 0 0 1 ${decimalText(x)} ${decimalText(y)} Tm ${shown} Tj`);
  }
  return written(look, size, steps);
}

function brokenLines(text: string, look: TextLook, widthMax: number): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|[\r\n]/)) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && look.widthOf(longer) > widthMax) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
    if (lines.length > linesMax) break;
  }
  return lines.slice(0, linesMax);
}

function startOf(box: TextBox, width: number, alignment: Alignment): number {
  if (alignment === 1) return (box.width - width) / 2;
  return alignment === 2 ? box.width - box.border - padding - width : box.border + padding;
}

function written({ fontName, colour }: TextLook, size: number, steps: readonly string[]): string {
  return `BT ${colour}/${fontName.replace(/[^-\w.+]/g, nameByte)} ${decimalText(size)} Tf ${steps.join('\n')} ET`;
}

const nameByte = (character: string): string => `#${hex(character.charCodeAt(0), 2)}`;
