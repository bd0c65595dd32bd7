import { type BulkReading, readBulkFile, readBulkList, slipFiles, slipsPdf, zipChunks } from '@rappen/core/bulk';
import type { Language, PageSize } from '@rappen/core/payment-part';
import { formatPath, type Problem, problem } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';
import { type ProfileName, profileAt, profiles } from '@rappen/core/swiss-qr';
import { sentenceOf } from '@rappen/http/internal/problems';
import { swissDay } from '@rappen/http/internal/swiss-day';
import { type BulkSettings, slipsOf } from '../bulk/draw.ts';
import { type Findings, openLargeTable, type TableReading } from '../bulk/large-table.ts';
import { pagesMax, verdictFor } from '../bulk/verdict.ts';
import { writeDocument } from '../draft-file.ts';
import { readInput, readStart, sizeOf } from '../files.ts';
import { jsonOf, kindOf } from '../json-file.ts';
import { misunderstood, print, printError, refusedByTerminal } from '../output.ts';
import { countProgress } from '../progress.ts';
import { formatOf, reportProblems } from '../report.ts';

const formats = ['pdf', 'zip'] as const;

interface BulkOptions {
  readonly output: string;
  readonly format: string | undefined;
  readonly language: Language;
  readonly 'page-size': PageSize;
  readonly 'on-error': 'fail' | 'skip';
  readonly normalize: boolean;
  readonly 'open-amounts': boolean;
  readonly profile: ProfileName | undefined;
  readonly json: boolean;
}

/** Makes payment parts of a table or a list. Answers the exit status. */
export async function bulk(options: BulkOptions, [input = '-']: readonly string[]): Promise<number> {
  const { output, language, normalize } = options;
  const format = formatOf(options, formats);
  if (!format.ok) return misunderstood(format.sentence);
  const refused = refusedByTerminal(output, format.value);
  if (refused !== undefined) return misunderstood(refused);
  const profile = options.profile ?? profileAt(swissDay(new Date())).name;
  const how: BulkSettings = {
    format: format.value,
    language,
    profile,
    pageSize: options['page-size'],
    normalize,
    openAmounts: options['open-amounts'],
  };
  const opened = await openBills(input, how);
  if (!opened.ok) return reportProblems(opened.problems, { json: options.json, source: input });
  const bills = opened.value;
  const verdict = verdictFor(how, options['on-error'] === 'skip');
  const progress = countProgress(bills.steps);
  let reading = bills.read();
  try {
    await writeDocument(output, {
      // Of what stands in its place for good, every row must be known to be right
      async isSure() {
        for await (const _ of reading.document(
          () => true,
          () => {},
        )) {
          // Nothing is made
        }
        const isRight = verdict.problemsOf(reading.found).length === 0;
        if (isRight) reading = bills.read();
        return isRight;
      },
      pieces: () => reading.document(verdict.isLost, progress.step),
      isRight: () => verdict.problemsOf(reading.found).length === 0,
    });
  } finally {
    await bills.end();
  }
  const problems = verdict.problemsOf(reading.found);
  if (problems.length > 0) return reportProblems(problems, { json: options.json, source: input });
  report(reading, output, options);
  return 0;
}

/** A table from this size on is not kept, but read in parts. */
const largeBytesMin = 2 ** 20;

/** Bills that can be read more than once. */
interface Bills {
  /** How long it is to read them, for a progress bar. */
  readonly steps: number;
  read(): TableReading;
  end(): Promise<void>;
}

/** The bills of a table or list. The bounds are those of the documents that are made of them. */
async function openBills(input: string, settings: BulkSettings): Promise<Result<Bills>> {
  const isLarge = input !== '-' && (await sizeOf(input)) >= largeBytesMin && (await isText(input));
  const large = isLarge ? await openLargeTable(input, settings) : undefined;
  if (large !== undefined && !large.ok) return large;
  if (large !== undefined) return ok({ ...large.value, steps: large.value.lineCount });
  const read = readBytes(await readInput(input), {
    profile: profiles[settings.profile],
    normalize: settings.normalize,
    openAmounts: settings.openAmounts,
    entriesMax: pagesMax,
  });
  if (!read.ok) return read;
  const found = read.value;
  return ok({ steps: found.billCount, read: () => readingOf(found, settings), end: async () => {} });
}

/** Of bills that are all validated already. */
function readingOf(found: BulkReading, settings: BulkSettings): TableReading {
  const warnings: Problem[] = [];
  async function* document(isLost: (found: Findings) => boolean, made: (bills: number) => void) {
    if (isLost(found) || found.billCount === 0) return;
    const slips = slipsOf(found.bills(), settings, warnings, () => made(1));
    yield* settings.format === 'zip' ? zipChunks(slipFiles(slips)) : slipsPdf(slips);
  }
  return { found, warnings, document };
}

function readBytes(bytes: Uint8Array, options: Parameters<typeof readBulkFile>[1]): Result<BulkReading> {
  if (!isList(bytes))
    return isBinary(bytes) ? failed(problem('WORKBOOK_UNREADABLE', [])) : readBulkFile(bytes, options);
  const json = jsonOf(bytes);
  return json.ok ? readBulkList(json.value as readonly unknown[], options) : json;
}

function isList(bytes: Uint8Array): boolean {
  return bytes.find((byte) => byte > 32) === '['.charCodeAt(0);
}

/** Whether bytes are neither a workbook nor text; text in UTF-16 has zeros too, after its mark. */
function isBinary(bytes: Uint8Array): boolean {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !isZip && !isUtf16 && kindOf(bytes) !== undefined;
}

/** Whether a file is a table in text, neither a workbook nor a list. */
async function isText(name: string): Promise<boolean> {
  const start = await readStart(name, 1000);
  return !isList(start) && kindOf(start) === undefined;
}

function report({ found, warnings }: TableReading, output: string, options: BulkOptions): void {
  const rows = (problems: readonly Problem[]) =>
    problems.map((found) => ({ code: found.code, path: formatPath(found.path), message: sentenceOf(found) }));
  const { billCount, refusedCount, problems, notices = [] } = found;
  if (options.json && output !== '-') {
    const made = { ok: true, output, bills: billCount, skipped: refusedCount, problems: rows(problems) };
    print(`${JSON.stringify({ ...made, warnings: rows([...notices, ...warnings]) })}\n`);
    return;
  }
  for (const { path, message } of rows(problems)) printError(`skipped: ${path}: ${message}\n`);
  for (const { message } of rows(notices)) printError(`note: ${message}\n`);
  for (const { path, message } of rows(warnings)) printError(`warning: ${path}: ${message}\n`);
  if (output !== '-') print(`${output}: ${billCount} bills${refusedCount ? `, ${refusedCount} skipped` : ''}\n`);
}
