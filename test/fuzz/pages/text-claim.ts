/** How a text of ours differs from those of two others: only what both of them say otherwise counts. */
export interface TextDifference {
  /** Characters that both others have more often, and such that both have less often. */
  readonly missing: string;
  readonly extra: string;
}

/** Blanks, what stands for nothing that is known, and what is not for reading: signs of control, of private use, soft hyphens. */
const unsaid = /[\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufffd\ufffe\uffff]/gu;
const unknown = /\ufffd/g;

/** What is compared of a text: its characters without blanks, letters that are joined one by one. */
export function comparable(text: string): string {
  return text.normalize('NFKC').replace(unsaid, '');
}

/** Whether two texts have the same characters, in any order. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [comparable(one), comparable(other)];
  return first === second || sorted(first) === sorted(second);
}

function sorted(text: string): string {
  return [...text].sort().join('');
}

/**
 * Holds ours against two others, of which the first gives two answers. An unknown character of one side stands for one that the
 * other knows.
 */
export function textDifference(ours: string, first: readonly [string, string], second: string): TextDifference {
  const own = countsOf(ours);
  const answers = first.map(countsOf);
  const other = countsOf(second);
  const characters = new Set([own, other, ...answers].flatMap((counts) => [...counts.keys()]));
  let missing = '';
  let extra = '';
  for (const character of characters) {
    const count = own.get(character) ?? 0;
    const counts = answers.map((each) => each.get(character) ?? 0);
    const there = other.get(character) ?? 0;
    missing += character.repeat(Math.max(0, Math.min(...counts, there) - count));
    // What is on the page and what its annotations say may be told apart
    const together = counts.reduce((sum, each) => sum + each);
    extra += character.repeat(Math.max(0, count - Math.max(together, there)));
  }
  return { missing: missing.slice(unknownsIn(ours)), extra: extra.slice(unknownsIn(first[0])) };
}

function unknownsIn(text: string): number {
  return text.match(unknown)?.length ?? 0;
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const character of comparable(text)) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}
