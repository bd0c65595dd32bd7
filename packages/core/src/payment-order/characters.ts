import type { Path, Problem } from '../problem/problem.ts';
import { listedCharacters } from '../swiss-qr/forbidden-characters.ts';
import { type CharacterSet, characterSet, findForbidden, isPermitted } from '../text/character-set.ts';
import { problem } from './problems.ts';

/**
 * The characters of texts: those of a QR-bill that can be printed. A no-break space passes the schema but is no blank to banks, and
 * a soft hyphen passes neither. Source: SPS 2025, credit transfers, 3.1.
 */
export const paymentCharacters: CharacterSet = characterSet([
  [0x20, 0x7e],
  [0xa1, 0xac],
  [0xae, 0x17f],
  [0x218, 0x21b],
  [0x20ac, 0x20ac],
]);

/** The characters of a text that banks refuse, as `PAYMENT_CHARACTER`; undefined when there are none. */
export function characterProblem(text: string, path: Path): Problem | undefined {
  if (isPermitted(text, paymentCharacters)) return undefined;
  const { characters, position } = findForbidden(text, paymentCharacters);
  return problem('PAYMENT_CHARACTER', path, { characters: listedCharacters(characters), position });
}

const idGrammar = /^(?![ /])(?!.*\/\/)[A-Za-z0-9 '()+,\-./:?]+(?<!\/)$/;

/** Whether a text may identify a message, group or payment. Source: SPS 2025, credit transfers, 3.1. */
export function isIdentification(text: string): boolean {
  return idGrammar.test(text);
}
