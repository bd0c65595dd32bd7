import { median } from '../measure.ts';
import { classes } from './classes.ts';
import type { Outcome } from './outcome.ts';

/** The outcomes of a few contenders, each about the same pictures in the same order. */
export interface Reading {
  readonly contenders: readonly string[];
  readonly outcomes: readonly Outcome[];
}

/** How many pictures a contender read, missed and got wrong, and its median time. */
export interface Score {
  readonly right: number;
  readonly missed: number;
  readonly wrong: number;
  readonly milliseconds: number;
}

export function scoreOf(outcomes: readonly Outcome[], name: string): Score {
  const own = outcomes.filter(({ contender }) => contender === name);
  const count = (verdict: Outcome['verdict']): number => own.filter((one) => one.verdict === verdict).length;
  return {
    right: count('right'),
    missed: count('missed'),
    wrong: count('wrong'),
    milliseconds: median(own.map(({ milliseconds }) => milliseconds)),
  };
}

/** Pictures that `name` reads and `other` does not, in words. */
export function readByOneOnly({ outcomes }: Reading, name: string, other: string): string[] {
  const others = new Set(namesOfRead(outcomes, other));
  return namesOfRead(outcomes, name).filter((picture) => !others.has(picture));
}

function namesOfRead(outcomes: readonly Outcome[], name: string): string[] {
  return outcomes.filter(({ contender, verdict }) => contender === name && verdict === 'right').map(nameOfPicture);
}

function nameOfPicture({ picture: { kind, label, producer, bill } }: Outcome): string {
  return `${kind}: ${label} (${producer}, ${bill})`;
}

/** The whole report, in Markdown. */
export function readingReport(reading: Reading, facts: readonly string[]): string {
  const { contenders, outcomes } = reading;
  const [own = '', harder = '', ...peers] = contenders;
  const count = outcomes.length / contenders.length;
  const hardKinds = new Set(classes.filter(({ isHard }) => isHard).map(({ name }) => name));
  const hard = outcomes.filter(({ picture }) => hardKinds.has(picture.kind));
  const kinds = new Set(outcomes.map(({ picture }) => picture.kind));
  return `# Reading codes from pictures

Written by \`npm run bench\`: ${count} pictures of QR-bills by four producers, ${kinds.size} kinds of damage, the same pictures for
every reader. Damage goes up to what nobody reads, so that the edge shows.

${facts.map((fact) => `- ${fact}`).join('\n')}

## All pictures

${scores(contenders, outcomes)}

## Hard pictures

${hard.length / contenders.length} of them: ${[...hardKinds].join(', ')}.

${scores(contenders, hard)}

## Read, by kind of damage

${tableBy(reading, 'kind', ({ right }) => String(right))}

## Median time, by kind of damage

${tableBy(reading, 'kind', ({ milliseconds }) => time(milliseconds))}

## Read, by producer

${tableBy(reading, 'producer', ({ right }) => String(right))}

## Read, by bill

${tableBy(reading, 'bill', ({ right }) => String(right))}

## What a peer reads and we do not

${peers.map((peer) => `With effort \`DEFAULT\`, against ${peer}:\n\n${list(readByOneOnly(reading, peer, own))}`).join('\n\n')}

${peers.map((peer) => `With effort \`HARDER\`, against ${peer}:\n\n${list(readByOneOnly(reading, peer, harder))}`).join('\n\n')}

## What effort \`HARDER\` adds

${list(readByOneOnly(reading, harder, own))}

## What nobody reads

${list(readByNobody(reading))}

## Wrong texts

${list(outcomes.filter(({ verdict }) => verdict === 'wrong').map((outcome) => `${outcome.contender}: ${nameOfPicture(outcome)}`))}

## Method

- Bills: eight (\`bench/reading/bills.json\`), each printed by four producers on an A4 page with a letter above the slip: this
  package, swissqrbill with pdfkit, qrbill with CairoSVG (Python) and qrbill-generator (Java). Each picture is of one
  producer, in turn, and of one bill, by seeded chance. The text to find is what the producer says that its code holds
  (swissqrbill does not say: the text that the guidelines prescribe); right means the same text to the last character.
- Pictures: rendered by PDFium in 8-bit grey, then damaged with seeded chance: the same for every run. They are made by
  program: none comes from a real camera or scanner. The photos follow a pinhole camera over a desk, with uneven light, soft
  focus and grain.
- Readers: ours, from grey pixels, looks for a text that begins with \`SPC\`; zxing-wasm and jsqr get RGBA. JPEG pictures go as
  files to ours and to zxing-wasm, which decode them in their time; jsqr takes pixels, so decoding is not in its time, and it
  does not look at inverted pixels, which halves its time. "zxing-wasm, QR only" is
  \`{ formats: ['QRCode'], tryHarder: true }\`. Ours uses the same WebAssembly. "zxing-wasm,
  all effort" is the same with \`tryRotate\`, \`tryInvert\`, \`tryDownscale\` and \`tryDenoise\`, with each of its four
  binarizers in turn until one gives a text.
- Time: one thread; readings below 60 ms are the median of three. The median over the pictures includes those that a reader
  gives up on.
- Two of our looks, at pale pictures with their greys spread and at sharpened ones, were chosen on pictures of these classes and
  checked on a second draw with other bills and noise.
- Wrong text: any text other than that of the page, of whatever kind of code. Nothing else on the page is a code.
`;
}

function scores(contenders: readonly string[], outcomes: readonly Outcome[]): string {
  return table(
    ['Reader', 'Right', 'Missed', 'Wrong text', 'Median'],
    contenders.map((name) => {
      const { right, missed, wrong, milliseconds } = scoreOf(outcomes, name);
      return [name, String(right), String(missed), String(wrong), time(milliseconds)];
    }),
  );
}

function readByNobody({ contenders, outcomes }: Reading): string[] {
  const read = new Set(contenders.flatMap((name) => namesOfRead(outcomes, name)));
  return [...new Set(outcomes.map(nameOfPicture))].filter((name) => !read.has(name));
}

/** One row for each kind, producer or bill; the best figures are not marked: the reader compares. */
function tableBy(
  { contenders, outcomes }: Reading,
  by: 'kind' | 'producer' | 'bill',
  cell: (score: Score) => string,
): string {
  const rows = grouped(outcomes, ({ picture }) => picture[by]);
  return table(
    [by[0]?.toUpperCase() + by.slice(1), 'Pictures', ...contenders],
    [...rows].map(([name, some]) => [
      name,
      String(some.length / contenders.length),
      ...contenders.map((contender) => cell(scoreOf(some, contender))),
    ]),
  );
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = headings.map((_, column) => (column === 0 ? '---' : '--:'));
  return [headings, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Equal lines once, with their number. */
function list(lines: readonly string[]): string {
  if (lines.length === 0) return 'None.';
  const groups = grouped(lines, (line) => line);
  return [...groups].map(([line, { length }]) => `- ${line}${length > 1 ? `, ${length} times` : ''}`).join('\n');
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

function time(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}
