import { readFileSync, writeFileSync } from 'node:fs';
import type { Problem } from '@rappen/core/problem';
import { cjkFonts } from '@rappen/fonts-cjk';
import { comparePages, type Imaging, rasterPort } from '@rappen/imaging';
import { toPdfA3b, toPdfA3bWithRaster } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import type { Sample } from './collect.ts';
import type { Outcome } from './outcome.ts';

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts, cjkFonts } as const;

/** Converts a file, by its structure and, where that does not do, with pages as pictures; writes what comes out. */
export async function convertedByUs(sample: Sample, output: string, imaging: Imaging): Promise<Outcome> {
  const bytes = new Uint8Array(readFileSync(sample.path));
  const pages = await imaging.pageCount(bytes);
  const head = { name: sample.name, pages: pages.ok ? pages.value : 0 };
  // Time of the processor, which other work on the machine does not change
  const started = process.cpuUsage();
  const structural = toPdfA3b(bytes, options);
  const { user, system } = process.cpuUsage(started);
  const milliseconds = (user + system) / 1000;
  const made = structural.ok
    ? structural
    : await toPdfA3bWithRaster(bytes, { ...options, raster: rasterPort(imaging) });
  const reasons = structural.ok ? [] : reasonsOf(structural.problems);
  if (!made.ok)
    return { ...head, way: 'refused', reasons: reasonsOf(made.problems), changes: [], rasterised: 0, milliseconds };
  const { pdf, changes, converted } = made.value;
  writeFileSync(output, pdf);
  const rasterised = 'rasterised' in made.value ? (made.value.rasterised as readonly number[]).length : 0;
  return {
    ...head,
    way: !structural.ok ? 'raster' : converted ? 'structure' : 'conforming',
    reasons,
    changes: changes.map(({ code }) => code),
    rasterised,
    milliseconds,
    ...(await seen(bytes, pdf, imaging, rasterised > 0 ? 4 : 1)),
  };
}

/** Whether a document comes back byte for byte. */
export function isKept(path: string): boolean {
  const made = toPdfA3b(new Uint8Array(readFileSync(path)), options);
  return made.ok && !made.value.converted;
}

function reasonsOf(problems: readonly Problem[]): string[] {
  const names = problems.map(({ code, params }) => [code, params['clause'], params['kind']].filter(Boolean).join(' '));
  return [...new Set(names)];
}

/** How what came out looks beside what went in. */
export async function seen(
  before: Uint8Array,
  after: Uint8Array,
  imaging: Imaging,
  sampling = 1,
): Promise<Pick<Outcome, 'look' | 'fault'>> {
  const compared = await comparePages(imaging, before, after, { pagesMax: 5, dpi: 50, sampling });
  if (!compared.ok) return { look: undefined, fault: await faultWithoutBefore(compared.problems, after, imaging) };
  const { pagesBefore, pagesAfter, pages } = compared.value;
  const blank = pages.find(({ wasBlank, isBlank }) => isBlank && !wasBlank);
  const fault =
    pagesBefore !== pagesAfter
      ? `${pagesBefore} pages became ${pagesAfter}`
      : blank && `page ${blank.page} became blank`;
  return { look: Math.max(0, ...pages.map(({ mean }) => mean)), fault };
}

/** What can be said of a result when the file cannot be drawn as it came: some files only conversion repairs. */
async function faultWithoutBefore(
  problems: readonly Problem[],
  after: Uint8Array,
  imaging: Imaging,
): Promise<string | undefined> {
  if (problems.some(({ path }) => path[0] === 'after')) return 'what came out cannot be drawn';
  if (problems.some(({ code }) => code === 'PDF_ENCRYPTED')) return 'made of a file that needs a password';
  const alone = await comparePages(imaging, after, after, { pagesMax: 5, dpi: 50 });
  const isBlank = alone.ok && alone.value.pages.every((page) => page.isBlank);
  return isBlank ? 'blank, made of a file that cannot be drawn' : undefined;
}
