import { type CharacterSet, isPermitted } from './character-set.ts';

/** One replacement: what stood at an index (in characters of the composed text) and what it became. */
export interface TextChange {
  readonly position: number;
  readonly from: string;
  readonly to: string;
}

export interface NormalizedText {
  readonly text: string;
  readonly changes: readonly TextChange[];
}

/** Characters that every set replaces: they look like ordinary ones, or cannot be seen. */
const always: ReadonlyMap<string, string> = replacementsOf([
  [
    '"',
    '\u201c\u201d\u201e\u201f\u02ba\u02f5\u02f6\u030b\u030e\u030f\u2033\u2036\u275d\u275e\u2760\u276e\u276f\u301d\u301e\u301f\uff02',
  ],
  [
    "'",
    '\u2018\u2019\u201a\u201b\u2039\u203a\u2035\u275b\u275c\u275f\uff07\u02b9\u02bb\u02bc\u02bd\u02be\u02ca\u02cb\u02f4\u2032\u0300\u0301\u030d\u0312\u0313\u0314\u0315',
  ],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212'],
  ['...', '\u2026'],
  ['', '\u00ad\u200b\u200c\u200d\u2060\ufeff'],
  [
    ' ',
    '\t\n\u000b\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u2028\u2029',
  ],
]);

/** A table of replacements, written the other way round: what characters become, then all of them. */
export function replacementsOf(rows: readonly (readonly [to: string, from: string])[]): Map<string, string> {
  return new Map(rows.flatMap(([to, from]) => [...from].map((character) => [character, to] as const)));
}

/**
 * Replaces what a character set lacks by what means the same, by its own table where it has neither character nor base letter: typographic quotes and dashes, ligatures, accents outside the
 * set, white space of every kind; drops accents that no letter takes; trims. Permitted characters stay, runs of spaces stay, and what has no equivalent stays
 * (and fails validation later). Every replacement is listed. Idempotent.
 */
export function normalizeText(
  input: string,
  set: CharacterSet,
  replacements: ReadonlyMap<string, string>,
): NormalizedText {
  if (isPermitted(input, set) && !/^ | $|[\u00a0\u00ad]/.test(input)) return { text: input, changes: [] };
  const changes: TextChange[] = [];
  let text = '';
  let position = 0;
  for (const character of input.normalize('NFC').replace(/\r\n/g, '\n')) {
    const replacement = spaced(replace(character, set, replacements), text);
    if (replacement !== character) changes.push({ position, from: character, to: replacement });
    text += replacement;
    position += 1;
  }
  const trimmed = trim(text).normalize('NFC');
  if (trimmed !== text) changes.push({ position: 0, from: text, to: trimmed });
  return { text: trimmed, changes };
}

/** `5½` is `5 1/2` and not `51/2`. */
function spaced(replacement: string, before: string): string {
  return /^\d+\//.test(replacement) && /\d$/.test(before.slice(-1)) ? ` ${replacement}` : replacement;
}

/** By index: a pattern would take quadratic time over long runs of spaces. */
function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return text.slice(start, end);
}

function replace(character: string, set: CharacterSet, replacements: ReadonlyMap<string, string>): string {
  const lookalike = always.get(character);
  if (lookalike !== undefined) return lookalike;
  if (isPermitted(character, set)) return character;
  const meaning = replacements.get(character);
  if (meaning !== undefined) return meaning;
  if (/^\p{M}$/u.test(character)) return '';
  if (/^[\ud800-\udfff]$/.test(character)) return '\ufffd';
  const base = character.normalize('NFD').replace(/\p{M}/gu, '');
  if (base !== '' && base !== character) return isPermitted(base, set) ? base : (replacements.get(base) ?? character);
  const compatible = character
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\u2044/g, '/');
  return compatible !== '' && isPermitted(compatible, set) ? compatible : character;
}
