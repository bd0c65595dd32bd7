import type { Sample } from './collect.ts';
import { isHonest, type Outcome } from './outcome.ts';
import { documents, type Place } from './places.ts';
import type { Source } from './sources.ts';

/** What a run measured. */
export interface Run {
  readonly samples: readonly Sample[];
  readonly ours: readonly Outcome[];
  readonly peer: readonly Outcome[];
  readonly producers: ReadonlyMap<string, number>;
  readonly version: string | undefined;
  /** Every so many of the files that there are were taken. */
  readonly every: number;
  readonly places: readonly Place[];
}

/** A page of text differs by less; substituted fonts, and colours of inks with a profile, by more. */
const lookMax = 2;
const reasonsShown = 30;

/** The document that tells how the conversion fares. */
export function report({ samples, ours, peer, producers, version, every, places }: Run): string {
  const count = samples.length;
  const openable = ours.filter(({ pages }) => pages > 0).length;
  const share = (number: number, of = count): string =>
    `${number} (${((100 * number) / Math.max(1, of)).toFixed(1)} %)`;
  const ways = (way: Outcome['way']): Outcome[] => ours.filter((each) => each.way === way);
  const structural = ours.filter((each) => each.way !== 'raster' && isHonest(each)).length;
  const honest = ours.filter(isHonest).length;
  const wrong = ours.filter((each) => each.way !== 'refused' && !isHonest(each));
  const differing = ours.filter(({ look }) => look !== undefined && look > lookMax);
  const pages = ours.reduce((sum, each) => sum + (each.way === 'refused' ? 0 : each.pages), 0);
  const pictures = ours.reduce((sum, each) => sum + each.rasterised, 0);
  const lines = [
    '# PDF/A-3b: how the conversion fares',
    '',
    'Written by `npm run bench:pdfa`: documents of many producers, most of them made to be difficult, are converted by us',
    'and by Ghostscript; veraPDF validates what comes out, and PDFium draws pages before and after. Ours has the fonts of',
    '`@rappen/pdf/fonts` and of `@rappen/fonts-cjk`, which is for Chinese, Japanese and Korean.',
    '',
    `- Files: ${count} with different content, ${every === 1 ? 'all' : `one in ${every}`} of those in the packages below; ${openable} of them are opened by PDFium without a password`,
    `- Producers, as far as the files tell: ${[...producers].map(([name, number]) => `${name} ${number}`).join(', ')}`,
    `- Node ${process.versions.node}, Ghostscript ${version ?? 'not installed'}`,
    '',
    'An honest success is a document that veraPDF calls compliant, with as many pages as before, none of them blank that was',
    'not, of a file that can be opened.',
    '',
    '| | Ours | Ghostscript |',
    '| --- | --: | --: |',
    `| conforms already, kept byte for byte | ${share(ways('conforming').length)} | |`,
    `| what veraPDF calls compliant of what came out, kept byte for byte by our conversion | ${keptOf(ours)} | ${keptOf(peer)} |`,
    `| honest success by structure alone, no page a picture | ${share(structural)} | |`,
    `| honest success | ${share(honest)} | ${peer.length === 0 ? '' : share(peer.filter(isHonest).length)} |`,
    `| honest success, of those that can be opened | ${share(ours.filter((each) => each.pages > 0 && isHonest(each)).length, openable)} | ${peer.length === 0 ? '' : share(peer.filter((each) => each.pages > 0 && isHonest(each)).length, openable)} |`,
    `| refused | ${share(ways('refused').length)} | ${peer.length === 0 ? '' : share(peer.filter(({ way }) => way === 'refused').length)} |`,
    `| called a success, and is none | ${wrong.length} | ${peer.length === 0 ? '' : peer.filter((each) => each.way !== 'refused' && !isHonest(each)).length} |`,
    `| documents with pages that became pictures | ${share(ways('raster').length)} | |`,
    `| pages that became pictures, of all pages | ${share(pictures, pages)} | |`,
    `| looks different: a page by more than ${lookMax} of 255 | ${differing.length} | ${peer.length === 0 ? '' : peer.filter(({ look }) => look !== undefined && look > lookMax).length} |`,
    `| median time of the processor for documents with 1 or 2 pages, structure | ${medianTime(ours)} ms | ${peer.length === 0 ? '' : `${medianTime(peer)} ms, with its process`} |`,
    '',
    ...perPlace(places),
    ...perSource({ samples, ours, peer }),
    ...table('Why documents are refused', reasonsOf(ways('refused'))),
    ...table('Why pages became pictures', reasonsOf(ways('raster'))),
    ...table(
      'Documents that look different, by what was changed',
      differing.flatMap(({ changes, way }) => lookCauses(changes, way)),
    ),
  ];
  if (wrong.length > 0)
    lines.push(
      ...table(
        'Called a success, and is none',
        wrong.map(({ name, verdict, fault }) => `${name}: ${fault ?? verdict ?? 'not validated'}`),
      ),
    );
  return `${lines.join('\n').trimEnd()}\n`;
}

/** How many of the documents that others call compliant our conversion leaves as they are. */
function keptOf(outcomes: readonly Outcome[]): string {
  const judged = outcomes.filter(({ isKept }) => isKept !== undefined);
  if (judged.length === 0) return '';
  const kept = judged.filter(({ isKept }) => isKept).length;
  return `${kept} of ${judged.length} (${((100 * kept) / judged.length).toFixed(1)} %)`;
}

/** How long a conversion takes in each place, median. */
function perPlace(places: readonly Place[]): readonly string[] {
  const rows = places.map(({ name, milliseconds }) => `| ${name} | ${milliseconds.map(rounded).join(' | ')} |`);
  return ['## Where it is converted', '', `| | ${documents.join(' | ')} |`, '| --- | --: | --: |', ...rows, ''];
}

const rounded = (milliseconds: number): string =>
  `${milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0)} ms`;

/** How documents of each package fare. */
function perSource({ samples, ours, peer }: Pick<Run, 'samples' | 'ours' | 'peer'>): readonly string[] {
  const successes = (outcomes: readonly Outcome[], source: Source): string => {
    const own = outcomes.filter((_, index) => samples[index]?.source === source);
    return own.length === 0 ? '' : String(own.filter(isHonest).length);
  };
  const rows = [...new Set(samples.map(({ source }) => source))].map((source) => {
    const files = samples.filter((sample) => sample.source === source).length;
    return `| ${source.name} (${source.registry}) | ${files} | ${successes(ours, source)} | ${successes(peer, source)} |`;
  });
  const head = ['| Package | Files | Honest success of ours | Of Ghostscript |', '| --- | --: | --: | --: |'];
  return ['## Packages that the files come from', '', ...head, ...rows, ''];
}

const reasonsOf = (outcomes: readonly Outcome[]): readonly string[] => outcomes.flatMap(({ reasons }) => reasons);

/** Changes that may change what is seen. */
const visible = [
  'font-substituted',
  'inks-described',
  'profile-replaced',
  'annotation-removed',
  'appearance-added',
  'picture-cleaned',
  'graphics-state-cleaned',
  'content-repaired',
];

function lookCauses(changes: readonly string[], way: Outcome['way']): readonly string[] {
  if (way === 'raster') return ['pages as pictures'];
  const causes = changes.filter((code) => visible.includes(code));
  return causes.length === 0 ? ['something else'] : [causes.join(', ')];
}

function table(title: string, items: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const rows = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, reasonsShown);
  if (rows.length === 0) return [];
  return [
    `## ${title}`,
    '',
    '| Files | |',
    '| --: | --- |',
    ...rows.map(([item, number]) => `| ${number} | ${item} |`),
    '',
  ];
}

function medianTime(outcomes: readonly Outcome[]): string {
  const times = outcomes
    .filter(({ pages, way }) => way !== 'refused' && pages >= 1 && pages <= 2)
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b);
  return (times[times.length >> 1] ?? 0).toFixed(1);
}
