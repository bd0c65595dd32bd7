import { hex } from '@rappen/pdf/internal/base';

/** What a character is called where it is not shown: `U+00A0`. */
export function codePointName(character: string): string {
  return `U+${hex(character.codePointAt(0) as number, 4).toUpperCase()}`;
}
