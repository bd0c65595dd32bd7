import { unicodeOfGlyphName } from '../fonts/glyph-names.ts';

/** Stands for a glyph of which nothing says what it means. */
export const unknownCharacter = '\ufffd';

/** Components of one name, and characters that one of them may list. */
const componentsMax = 8;
const charactersMax = 8;

/**
 * The text that the name of a glyph stands for; undefined when the rules say nothing. Source: Adobe Glyph List Specification,
 * section 2: what stands behind a full stop is left out, low lines join the names of a ligature.
 */
export function textOfGlyphName(name: string): string | undefined {
  const [base = ''] = name.split('.', 1);
  if (base === '') return undefined;
  const parts = base.split('_', componentsMax).map(textOfComponent);
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}

function textOfComponent(name: string): string | undefined {
  const code = unicodeOfGlyphName(name);
  if (code !== undefined) return textOfCode(code);
  const listed = /^uni((?:[0-9A-F]{4})+)$/.exec(name)?.[1] ?? '';
  if (listed === '' || listed.length > 4 * charactersMax) return undefined;
  return String.fromCharCode(...Array.from(listed.matchAll(/.{4}/g), ([digits]) => Number.parseInt(digits, 16)));
}

const lastCode = 0x10ffff;

/** The character of a code; undefined for what is none. */
export function textOfCode(code: number): string | undefined {
  return code > 0 && code <= lastCode ? String.fromCodePoint(code) : undefined;
}

/** UTF-16 with the higher byte first, as character maps have it; a byte by itself is its own code. */
export function textOfUtf16(bytes: Uint8Array): string {
  if (bytes.length === 1) return String.fromCharCode(bytes[0] as number);
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode((bytes[at] as number) * 256 + (bytes[at + 1] as number));
  return text;
}
