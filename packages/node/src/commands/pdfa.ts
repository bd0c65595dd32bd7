import { mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { formatPath } from '@rappen/core/problem';
import { ok, type Result } from '@rappen/core/result';
import { sentenceOf } from '@rappen/http/internal/problems';
import { type Imaging, rasterPort, verifyConversion } from '@rappen/imaging';
import {
  mayBeSeen,
  type PdfADocument,
  type RasteredPdfADocument,
  sentenceOfChange,
  toPdfA3b,
  toPdfA3bWithRaster,
} from '@rappen/pdf/archival';
import { eachFile } from '../each-file.ts';
import { readInput, trouble, writeOutput } from '../files.ts';
import { openFonts, openImaging } from '../modules.ts';
import { misunderstood, print, printError, refusedByTerminal } from '../output.ts';

interface PdfaOptions {
  readonly output: string;
  readonly raster: boolean;
  readonly verify: boolean;
  readonly json: boolean;
}

/** Converts PDFs to PDF/A-3b. Answers the exit status. */
export async function pdfa(options: PdfaOptions, files: readonly string[]): Promise<number> {
  const refused = refusedByTerminal(options.output, 'pdf');
  if (refused !== undefined) return misunderstood(refused);
  const names = new Set(files.map((file) => basename(file)));
  if (names.size < files.length) return misunderstood('Two of the files have the same name');
  const outputs = await outputsOf(options.output, files);
  if (outputs === undefined) return misunderstood(`${files.length} files need a folder: ${options.output} is not one`);
  const imaging = options.raster || options.verify ? await openImaging() : undefined;
  const fonts = await openFonts();
  const counts = { conforming: 0, converted: 0, rasterised: 0, refused: 0 };
  const status = await eachFile(files, async (file, index) => {
    const output = outputs[index] ?? '-';
    const made = await madeOf(await readInput(file), options, fonts, imaging);
    if (made.result.ok) await writeOutput(output, made.result.value.pdf);
    const kind = kindOf(made.result);
    counts[kind] += 1;
    tell({ file, output, kind, made }, options);
    return made.result.ok ? 0 : 1;
  });
  if (files.length > 1 && !options.json) tellCounts(counts);
  return status;
}

/** The path of each result: in a folder, or the one given; undefined for several files and no folder. */
async function outputsOf(output: string, files: readonly string[]): Promise<readonly string[] | undefined> {
  const isFolder =
    output !== '-' && (output.endsWith('/') || (await stat(output).catch(() => undefined))?.isDirectory() === true);
  if (!isFolder && files.length === 1) return [output];
  if (!isFolder) return undefined;
  await mkdir(output, { recursive: true }).catch((error) => trouble(output, error, 'written'));
  return files.map((file) => join(output, file === '-' ? 'document.pdf' : basename(file)));
}

interface Made {
  readonly result: Result<RasteredPdfADocument>;
  /** The largest mean difference of a page, 0 to 255, with --verify. */
  readonly difference?: number;
}

type Fonts = Awaited<ReturnType<typeof openFonts>>;

async function madeOf(
  bytes: Uint8Array,
  options: PdfaOptions,
  fonts: Fonts,
  imaging: Imaging | undefined,
): Promise<Made> {
  const conversion = { now: `${new Date().toISOString().slice(0, 19)}Z`, ...fonts };
  const result: Result<RasteredPdfADocument> =
    imaging !== undefined && options.raster
      ? await toPdfA3bWithRaster(bytes, { ...conversion, raster: rasterPort(imaging) })
      : withoutPictures(toPdfA3b(bytes, conversion));
  if (!result.ok || imaging === undefined || !options.verify) return { result };
  const { pdf, rasterised, changes } = result.value;
  const seen = await verifyConversion(imaging, bytes, pdf, {
    hasPictures: rasterised.length > 0,
    mayDiffer: mayBeSeen(changes),
  });
  return seen.ok ? { result, difference: Math.max(0, ...seen.value.pages.map(({ mean }) => mean)) } : { result: seen };
}

function withoutPictures(made: Result<PdfADocument>): Result<RasteredPdfADocument> {
  return made.ok ? ok({ ...made.value, rasterised: [] }) : made;
}

type Kind = 'conforming' | 'converted' | 'rasterised' | 'refused';

function kindOf(result: Result<RasteredPdfADocument>): Kind {
  if (!result.ok) return 'refused';
  const { converted, rasterised } = result.value;
  return rasterised.length > 0 ? 'rasterised' : converted ? 'converted' : 'conforming';
}

interface Report {
  readonly file: string;
  readonly output: string;
  readonly kind: Kind;
  readonly made: Made;
}

/** Reports the result for a file: as a line of JSON or as text, on standard error if the PDF goes to standard output. */
function tell({ file, output, kind, made: { result, difference } }: Report, { json }: PdfaOptions): void {
  const say = output === '-' ? printError : print;
  if (json) {
    const told = result.ok
      ? {
          output,
          changes: result.value.changes.map((change) => ({ ...change, message: sentenceOfChange(change) })),
          warnings: result.value.warnings.map(({ code }) => code),
          rasterised: result.value.rasterised,
          ...(difference !== undefined && { difference: Number.isFinite(difference) ? difference : null }),
        }
      : {
          problems: result.problems.map((each) => ({
            code: each.code,
            path: formatPath(each.path),
            message: sentenceOf(each),
          })),
        };
    say(`${JSON.stringify({ ok: result.ok, file, kind, ...told })}\n`);
  } else if (result.ok) {
    const { rasterised, warnings } = result.value;
    const pages = rasterised.length === 0 ? '' : `, pages ${rasterised.join(', ')} as images`;
    const look = difference === undefined ? '' : `, differs by ${difference.toFixed(1)} of 255`;
    say(`${file}: ${kind}${pages}${look}\n`);
    for (const change of warnings) say(`  ${sentenceOfChange(change)}\n`);
  } else {
    printError(`${file}: refused\n`);
    for (const each of result.problems) printError(`  ${sentenceOf(each)}\n`);
  }
}

function tellCounts(counts: Readonly<Record<Kind, number>>): void {
  print(
    `${Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}\n`,
  );
}
