/** Letters that run from right to left, with the marks on them: Hebrew, Arabic, Syriac, Thaana and their forms. */
const rightToLeft =
  /[\u0590-\u065f\u066a-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const digit = /\p{Nd}/u;
const letter = /\p{L}/u;
/** What stands inside a number or at its end. */
const numeric = /[.,:/'’%+-]|\p{Sc}/u;
const mirrored: Readonly<Record<string, string>> = {
  __proto__: null as never,
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
};

type Kind = 'right' | 'left' | 'number' | 'neutral';

/**
 * A line in the order in which it is read, of its characters from left to right as they are seen: those that run from right to left the
 * other way round, numbers and words of other scripts between them as they are. A line without such characters stays what it is.
 * Source: Unicode Standard Annex 9, rule L2, turned round.
 */
export function inReadingOrder(seen: string): string {
  if (!rightToLeft.test(seen)) return seen;
  const characters = [...seen];
  const kinds = characters.map(kindOf);
  const count = (kind: Kind) => kinds.filter((each) => each === kind).length;
  const levels = levelsOf(withNumbers(characters, kinds), count('right') >= count('left'));
  const order = characters.map((_, index) => index);
  for (const level of [2, 1]) reverseRuns(order, levels, level);
  return order
    .map((index) => {
      const character = characters[index] as string;
      return (levels[index] as number) % 2 === 1 ? (mirrored[character] ?? character) : character;
    })
    .join('');
}

/** Whether a text has characters that run from right to left. */
export function runsRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

function kindOf(character: string): Kind {
  if (rightToLeft.test(character)) return 'right';
  if (digit.test(character)) return 'number';
  return letter.test(character) ? 'left' : 'neutral';
}

/**
 * Signs belong to the number that they stand in or beside, and a number to the word of another script on its left (`CHF 12.50`, an IBAN):
 * rules W4, W5 and W7.
 */
function withNumbers(characters: readonly string[], own: readonly Kind[]): readonly Kind[] {
  let before: Kind | undefined;
  return withSigns(characters, own).map((kind) => {
    if (kind === 'number' && before === 'left') return 'left';
    if (kind !== 'neutral') before = kind;
    return kind;
  });
}

function withSigns(characters: readonly string[], kinds: readonly Kind[]): readonly Kind[] {
  return kinds.map((kind, index) => {
    if (kind !== 'neutral' || !numeric.test(characters[index] as string)) return kind;
    const isInside = kinds[index - 1] === 'number' && kinds[index + 1] === 'number';
    const isSign = /[%+-]|\p{Sc}/u.test(characters[index] as string);
    const isBeside = isSign && (kinds[index - 1] === 'number' || kinds[index + 1] === 'number');
    return isInside || isBeside ? 'number' : kind;
  });
}

/** Levels of nesting: odd ones run from right to left. What has no direction has that of what it stands between. */
function levelsOf(kinds: readonly Kind[], isRightToLeft: boolean): readonly number[] {
  const strong = (kind: Kind | undefined) => (kind === 'neutral' ? undefined : kind);
  const before: (Kind | undefined)[] = [];
  for (const [index, kind] of kinds.entries()) before.push(strong(kind) ?? before[index - 1]);
  const behind: (Kind | undefined)[] = [];
  for (let index = kinds.length - 1; index >= 0; index--) behind[index] = strong(kinds[index]) ?? behind[index + 1];
  return kinds.map((kind, index) => {
    if (kind === 'right') return 1;
    if (kind === 'left') return isRightToLeft ? 2 : 0;
    const sides = [before[kind === 'neutral' ? index : index - 1], behind[kind === 'neutral' ? index : index + 1]];
    if (kind === 'number') return isRightToLeft || sides.every((side) => side === 'right') ? 2 : 0;
    if (isRightToLeft) return sides.every((side) => side === 'left') ? 2 : 1;
    return sides.every((side) => side === 'right' || side === 'number') && sides.includes('right') ? 1 : 0;
  });
}

/** Turns every run of this level or a higher one round. */
function reverseRuns(order: number[], levels: readonly number[], level: number): void {
  // Levels move with their characters
  const isIn = (at: number) => at < order.length && (levels[order[at] as number] as number) >= level;
  for (let start = 0; start < order.length; start++) {
    if (!isIn(start)) continue;
    let end = start;
    while (isIn(end + 1)) end++;
    for (let [low, high] = [start, end]; low < high; low++, high--) {
      [order[low], order[high]] = [order[high] as number, order[low] as number];
    }
    start = end;
  }
}
