/**
 * What each parser costs at worst, in nanoseconds a byte: patterns of all tokens of its syntax are tried at a small size, and the worst of
 * them at sizes of which one is sixteen times the other. Ends with status 1 where a byte costs more than its bound, or where it costs much more
 * in a long text than in a short one. `npm run cost -- NAME …` tries the parsers whose names begin so.
 */
import { type Parser, parsers } from './parsers.ts';
import { type Pattern, patternsOf } from './patterns.ts';

const trialLength = 16_384;
const triedAtLength = 8;
const lengthUsual = 2_000_000;
/** How much more a byte may cost in the long text than in the short one. */
const growthMax = 3;

interface Cost {
  readonly pattern: Pattern;
  readonly nanoseconds: number;
}

/** Nanoseconds of the processor for each byte, the least of some runs. */
function costOf(parser: Parser, pattern: Pattern, length: number, runs: number): number {
  const text = pattern.of(length);
  const input = parser.input(text) as never;
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    parser.run(input);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) * 1000);
  }
  return least / text.length;
}

function worstOf(parser: Parser): { readonly short: Cost; readonly long: Cost; readonly growth: Cost } {
  const patterns = patternsOf(parser.tokens);
  // The first runs are slow whatever they do
  for (const pattern of patterns.slice(0, 50)) costOf(parser, pattern, 2_000, 1);
  const tried = patterns.map((pattern) => ({ pattern, nanoseconds: costOf(parser, pattern, trialLength, 1) }));
  tried.sort((a, b) => b.nanoseconds - a.nanoseconds);
  const lengthMax = parser.lengthMax ?? lengthUsual;
  const measured = tried.slice(0, triedAtLength).map(({ pattern }) => {
    let short = costOf(parser, pattern, lengthMax / 16, 3);
    let long = costOf(parser, pattern, lengthMax, 2);
    // Something else may have been at work
    if (long / Math.max(short, 1) > growthMax || long > parser.boundNs) {
      short = costOf(parser, pattern, lengthMax / 16, 9);
      long = Math.min(long, costOf(parser, pattern, lengthMax, 5));
    }
    return { pattern, short, long, growth: long / Math.max(short, 1) };
  });
  const most = (of: (each: (typeof measured)[number]) => number): Cost => {
    const worst = measured.reduce((found, each) => (of(each) > of(found) ? each : found));
    return { pattern: worst.pattern, nanoseconds: of(worst) };
  };
  return { short: most(({ short }) => short), long: most(({ long }) => long), growth: most(({ growth }) => growth) };
}

const wanted = process.argv.slice(2);
const chosen = parsers.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
if (chosen.length === 0) {
  console.error(`No parser has such a name: choose from ${parsers.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
console.log('| parser | ns a byte, short | long | bound | worst of it |\n|---|---:|---:|---:|---|');
let isBeyond = false;
for (const parser of chosen) {
  const { short, long, growth } = worstOf(parser);
  const isTooMuch = long.nanoseconds > parser.boundNs;
  // A text that is cheap at any length may grow as it likes
  const isGrowing = growth.nanoseconds > growthMax && long.nanoseconds > parser.boundNs / 4;
  isBeyond ||= isTooMuch || isGrowing;
  const mark = isTooMuch
    ? ' BEYOND ITS BOUND'
    : isGrowing
      ? ` GROWS ×${growth.nanoseconds.toFixed(1)}: ${growth.pattern.name}`
      : '';
  console.log(
    `| ${parser.name} | ${Math.round(short.nanoseconds)} | ${Math.round(long.nanoseconds)} | ${parser.boundNs} | \`${long.pattern.name.replaceAll('|', '\\|')}\`${mark} |`,
  );
}
process.exit(isBeyond ? 1 : 0);
