/** Signs of ZapfDingbats that Unicode has outside their own block (ISO 32000-1, annex D.6). */
const elsewhere: ReadonlyMap<number, string> = new Map(
  Object.entries({ 32: ' ', 37: '☎', 42: '☛', 43: '☞', 72: '★', 108: '●', 110: '■', 115: '▲', 116: '▼', 117: '◆' })
    .concat(Object.entries({ 119: '◗', 168: '♣', 169: '♦', 170: '♥', 171: '♠', 213: '→', 214: '↔', 215: '↕' }))
    .map(([code, sign]) => [Number(code), sign]),
);
/** The digits in circles. */
const circles = { first: 0xac, last: 0xb5, sign: 0x2460 } as const;
/** The others lie in their block in the order of their codes, in two runs. */
const block = 0x2700;
const runs = [
  { first: 0x21, last: 0x7e, before: 0x20 },
  { first: 0xa1, last: 0xfe, before: 0x40 },
] as const;

/** The character of a code of ZapfDingbats. */
export function dingbatOf(code: number): string | undefined {
  const other = elsewhere.get(code);
  if (other !== undefined) return other;
  if (code >= circles.first && code <= circles.last) return String.fromCodePoint(circles.sign + code - circles.first);
  const run = runs.find(({ first, last }) => code >= first && code <= last);
  return run && String.fromCodePoint(block + code - run.before);
}
