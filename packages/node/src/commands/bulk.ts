import { extname } from 'node:path';
import { type BulkReading, readBulkFile, readBulkList, slipFiles, slipsPdf, zipChunks } from '@rappen/core/bulk';
import { parseJson } from '@rappen/core/json';
import { languages, pageSizes } from '@rappen/core/payment-part';
import { formatPath, type Problem } from '@rappen/core/problem';
import { ok, type Result } from '@rappen/core/result';
import { profileAt, profiles } from '@rappen/core/swiss-qr';
import { sentenceOf } from '@rappen/http';
import { swissDay } from '@rappen/http/swiss-day';
import { type BulkSettings, slipsOf } from '../bulk/draw.ts';
import { type Findings, openLargeTable, type TableReading } from '../bulk/large-table.ts';
import { pagesMax, verdictFor } from '../bulk/verdict.ts';
import { type Command, misunderstood, type Options } from '../command.ts';
import { writeDocument } from '../draft-file.ts';
import { readInput, readStart, sizeOf } from '../files.ts';
import { progressBar, reportProblems } from '../report.ts';

export const bulk: Command = {
  usage:
    'bulk in.csv -o out.pdf|out.zip [--format pdf|zip] [--language de] [--page-size A4] [--on-error fail|skip] [--normalize] [--profile 2.3]',
  summary: 'Creates payment parts from a table (CSV or XLSX) or a JSON list: one PDF, or a ZIP with one file each.',
  async run(options, [input]) {
    if (input === undefined) return misunderstood('bulk needs a CSV, XLSX or JSON file');
    const output = options.output ?? '-';
    const settings = {
      format: options.format ?? (extname(output).slice(1) || 'pdf'),
      language: options.language ?? 'de',
      'page-size': options['page-size'] ?? 'A4',
      'on-error': options['on-error'] ?? 'fail',
      profile: options.profile ?? profileAt(swissDay(new Date())).name,
    };
    for (const [name, allowed] of Object.entries(allowedValues)) {
      const value = settings[name as keyof typeof settings];
      if (!allowed.includes(value))
        return misunderstood(`--${name} must be one of ${allowed.join(', ')}: it is "${value}"`);
    }
    const { format, language, profile } = settings;
    const how = {
      format,
      language,
      profile,
      pageSize: settings['page-size'],
      normalize: options.normalize ?? false,
    } as BulkSettings;
    const opened = await openBills(input, how);
    if (!opened.ok) return reportProblems(opened.problems, { json: options.json, source: input });
    const bills = opened.value;
    const verdict = verdictFor(how, settings['on-error'] === 'skip');
    const bar = progressBar(bills.steps, bills.noun);
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
        pieces: () => reading.document(verdict.isLost, bar.step),
        isRight: () => verdict.problemsOf(reading.found).length === 0,
      });
    } finally {
      await bills.end();
    }
    bar.end();
    const problems = verdict.problemsOf(reading.found);
    if (problems.length > 0) return reportProblems(problems, { json: options.json, source: input });
    report(reading, output, options);
    return 0;
  },
};

const allowedValues: Readonly<Record<string, readonly string[]>> = {
  format: ['pdf', 'zip'],
  language: languages,
  'page-size': pageSizes,
  'on-error': ['fail', 'skip'],
  profile: Object.keys(profiles),
};

/** A table from this size on is not kept, but read in parts. */
const largeBytesMin = 2 ** 20;

/** Bills that can be read more than once. */
interface Bills {
  /** How long it is to read them, for a progress bar. */
  readonly steps: number;
  readonly noun: string;
  read(): TableReading;
  end(): Promise<void>;
}

/** The bills of a table or list. The bounds are those of the documents that are made of them. */
async function openBills(input: string, settings: BulkSettings): Promise<Result<Bills>> {
  const isLarge = input !== '-' && (await sizeOf(input)) >= largeBytesMin && (await isText(input));
  const large = isLarge ? await openLargeTable(input, settings) : undefined;
  if (large !== undefined && !large.ok) return large;
  if (large !== undefined) return ok({ ...large.value, steps: large.value.lineCount, noun: 'rows' });
  const read = readBytes(await readInput(input), {
    profile: profiles[settings.profile],
    normalize: settings.normalize,
    entriesMax: pagesMax,
  });
  if (!read.ok) return read;
  const found = read.value;
  return ok({ steps: found.billCount, noun: 'bills', read: () => readingOf(found, settings), end: async () => {} });
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
  if (!isList(bytes)) return readBulkFile(bytes, options);
  const json = parseJson(new TextDecoder().decode(bytes));
  return json.ok ? readBulkList(json.value as readonly unknown[], options) : json;
}

function isList(bytes: Uint8Array): boolean {
  return bytes.find((byte) => byte > 32) === '['.charCodeAt(0);
}

/** Whether a file is a table in text, neither a workbook nor a list. */
async function isText(name: string): Promise<boolean> {
  const start = await readStart(name, 1000);
  return !isList(start) && !(start[0] === 0x50 && start[1] === 0x4b);
}

function report({ found, warnings }: TableReading, output: string, options: Options): void {
  const rows = (problems: readonly Problem[]) =>
    problems.map((found) => ({ code: found.code, path: formatPath(found.path), message: sentenceOf(found) }));
  const { billCount, refusedCount, problems } = found;
  if (options.json && output !== '-') {
    const made = { ok: true, output, bills: billCount, skipped: refusedCount, problems: rows(problems) };
    process.stdout.write(`${JSON.stringify({ ...made, warnings: rows(warnings) })}\n`);
    return;
  }
  for (const { path, message } of rows(problems)) process.stderr.write(`skipped: ${path}: ${message}\n`);
  for (const { path, message } of rows(warnings)) process.stderr.write(`warning: ${path}: ${message}\n`);
  if (output !== '-')
    process.stdout.write(`${output}: ${billCount} bills${refusedCount ? `, ${refusedCount} skipped` : ''}\n`);
}
