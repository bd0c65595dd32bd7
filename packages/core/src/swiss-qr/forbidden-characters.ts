import type { Path, Problem } from '../problem/problem.ts';
import { type CharacterSet, findForbidden, isPermitted } from '../text/character-set.ts';
import { codePointName } from '../text/code-point-name.ts';
import { problem } from './problems.ts';

const listedMax = 10;

/**
 * The characters of a text that a bill may not contain, as `TEXT_CHARACTER_NOT_ALLOWED` at `path`; undefined when there are
 * none. Source: guidelines, section on the character set.
 */
export function forbiddenProblem(text: string, set: CharacterSet, path: Path): Problem | undefined {
  if (isPermitted(text, set)) return undefined;
  const { characters, position } = findForbidden(text, set);
  return problem('TEXT_CHARACTER_NOT_ALLOWED', path, { characters: listedCharacters(characters), position });
}

/** `U+0009, “ (U+201C)`: control characters and lone surrogates are not echoed. */
export function listedCharacters(characters: readonly string[]): string {
  const shown = characters.slice(0, listedMax).map((character) => {
    const name = codePointName(character);
    return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `${character} (${name})` : name;
  });
  return characters.length > listedMax
    ? `${shown.join(', ')} and ${characters.length - listedMax} more`
    : shown.join(', ');
}
