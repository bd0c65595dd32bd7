/** Texts that may cost a reader much: made of what its syntax is made of, in all simple ways that grow. */
export interface Pattern {
  readonly name: string;
  /** About so many characters. */
  of(length: number): string;
}

/** How often a text fits. */
function times(text: string, length: number): number {
  return Math.max(1, Math.floor(length / text.length));
}

/**
 * Of tokens of a syntax: each again and again; each pair in turn; and so many of one before as many of another, which is how brackets are
 * nested and what begins never ends.
 */
export function patternsOf(tokens: readonly string[]): readonly Pattern[] {
  const alone = tokens.map((one): Pattern => ({ name: shown(one), of: (length) => one.repeat(times(one, length)) }));
  const pairs = tokens.flatMap((one) => tokens.filter((other) => other !== one).map((other) => [one, other] as const));
  const turns = pairs.map(
    ([one, other]): Pattern => ({
      name: `${shown(one)} ${shown(other)} in turn`,
      of: (length) => (one + other).repeat(times(one + other, length)),
    }),
  );
  const blocks = pairs.map(
    ([one, other]): Pattern => ({
      name: `${shown(one)} before ${shown(other)}`,
      of(length) {
        const count = Math.max(1, Math.floor(length / (one.length + other.length)));
        return one.repeat(count) + other.repeat(count);
      },
    }),
  );
  const growing = tokens.map(
    (one): Pattern => ({
      name: `${shown(one)}, each with a number`,
      of(length) {
        const parts: string[] = [];
        for (let at = 0, size = 0; size < length; at++) {
          const part = one.replace(/\d*(?=\W*$)/, `${at}`);
          parts.push(part);
          size += part.length;
        }
        return parts.join('');
      },
    }),
  );
  return [...alone, ...turns, ...blocks, ...growing];
}

function shown(token: string): string {
  return JSON.stringify(token.length > 24 ? `${token.slice(0, 21)}…` : token);
}
