import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Imaging } from '@rappen/imaging';
import type { Sample } from './collect.ts';
import { seen } from './ours.ts';
import type { Outcome } from './outcome.ts';

const secondsMax = 60;
/** What `timeout` says of a program that it ended. */
const endedLate = 124;
const profiles = '/usr/share/color/icc/ghostscript/srgb.icc';

/** The version of Ghostscript; undefined where it is not installed. */
export function ghostscriptVersion(): string | undefined {
  const { stdout, error } = spawnSync('gs', ['--version'], { encoding: 'utf8' });
  return error === undefined ? stdout.trim() : undefined;
}

/** The prologue that Ghostscript needs for PDF/A: an output intent of sRGB. */
export function prologue(): string {
  return `%!
[/_objdef {icc_PDFA} /type /stream /OBJ pdfmark
[{icc_PDFA} <</N 3>> /PUT pdfmark
[{icc_PDFA} (${profiles}) (r) file /PUT pdfmark
[/_objdef {OutputIntent_PDFA} /type /dict /OBJ pdfmark
[{OutputIntent_PDFA} <</Type /OutputIntent /S /GTS_PDFA1 /DestOutputProfile {icc_PDFA} /OutputConditionIdentifier (sRGB)>> /PUT pdfmark
[{Catalog} <</OutputIntents [{OutputIntent_PDFA}]>> /PUT pdfmark
`;
}

/** Converts a file with Ghostscript. */
export async function convertedByGhostscript(
  sample: Sample,
  output: string,
  prologuePath: string,
  imaging: Imaging,
): Promise<Outcome> {
  const bytes = new Uint8Array(readFileSync(sample.path));
  const pages = await imaging.pageCount(bytes);
  const { status, stderr } = spawnSync(
    'bash',
    [
      '-c',
      // Time of the processor, which other work on the machine does not change
      'TIMEFORMAT="%U %S"; time timeout "$@" >/dev/null 2>&1',
      'bash',
      String(secondsMax),
      'gs',
      '-dPDFA=3',
      '-dBATCH',
      '-dNOPAUSE',
      '-dQUIET',
      '-sDEVICE=pdfwrite',
      '-sColorConversionStrategy=RGB',
      '-dPDFACompatibilityPolicy=1',
      '-dAutoRotatePages=/None',
      `--permit-file-read=${profiles}`,
      `-sOutputFile=${output}`,
      prologuePath,
      sample.path,
    ],
    { encoding: 'utf8' },
  );
  const milliseconds =
    1000 *
    stderr
      .trim()
      .split(/\s+/)
      .slice(-2)
      .reduce((sum, seconds) => sum + Number(seconds), 0);
  const isMade = status === 0 && existsSync(output) && statSync(output).size > 0;
  const head = { name: sample.name, pages: pages.ok ? pages.value : 0, changes: [], rasterised: 0, milliseconds };
  if (!isMade) return { ...head, way: 'refused', reasons: [status === endedLate ? 'time' : 'status'] };
  return {
    ...head,
    way: 'structure',
    reasons: [],
    ...(await seen(bytes, new Uint8Array(readFileSync(output)), imaging)),
  };
}
