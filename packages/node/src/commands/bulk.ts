import { extname } from 'node:path';
import {
  type BulkReading,
  readBulkFile,
  readBulkList,
  type Slip,
  slipFiles,
  slipsPdf,
  zipChunks,
} from '@rappen/core/bulk';
import { parseJson } from '@rappen/core/json';
import { drawPaymentPart, type Language, languages, type PageSize } from '@rappen/core/payment-part';
import { formatPath, type Problem, sentenceOf } from '@rappen/core/problem';
import type { Result } from '@rappen/core/result';
import { drawSymbol, profileAt, profiles } from '@rappen/core/swiss-qr';
import { swissDay } from '@rappen/http/swiss-day';
import { type Command, misunderstood, type Options } from '../command.ts';
import { readInput, writePieces } from '../files.ts';
import { progressBar, reportProblems } from '../report.ts';
import { pageSizes } from './bill.ts';

export const bulk: Command = {
  usage:
    'bulk in.csv -o out.pdf|out.zip [--format pdf|zip] [--language de] [--page-size A4] [--on-error fail|skip] [--normalize] [--profile 2.3]',
  summary: 'Makes payment parts from a table (CSV or XLSX) or a JSON list: one PDF, or a ZIP with a file for each.',
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
    const profile = profiles[settings.profile as keyof typeof profiles];
    const read = readBills(await readInput(input), { profile, normalize: options.normalize });
    if (!read.ok) return reportProblems(read.problems, { json: options.json, source: input });
    const bills = read.value;
    const skips = settings['on-error'] === 'skip' && bills.billCount > 0;
    if (bills.refusedCount > 0 && !skips) return reportProblems(bills.problems, { json: options.json, source: input });

    const bar = progressBar(bills.billCount, 'bills');
    const warnings: Problem[] = [];
    const slips = slipsOf(bills, settings.language as Language, settings['page-size'] as PageSize, warnings, bar.step);
    await writePieces(output, settings.format === 'zip' ? zipChunks(slipFiles(slips)) : slipsPdf(slips));
    bar.end();
    report(bills, warnings, output, options);
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

function readBills(bytes: Uint8Array, options: Parameters<typeof readBulkFile>[1]): Result<BulkReading> {
  const first = bytes.find((byte) => byte > 32);
  if (first !== '['.charCodeAt(0)) return readBulkFile(bytes, options);
  const json = parseJson(new TextDecoder().decode(bytes));
  return json.ok ? readBulkList(json.value as readonly unknown[], options) : json;
}

function* slipsOf(
  bills: BulkReading,
  language: Language,
  pageSize: PageSize,
  warnings: Problem[],
  step: () => void,
): Generator<Slip> {
  for (const bill of bills.bills()) {
    const symbol = drawSymbol(bill.invoice);
    const part = symbol.ok
      ? drawPaymentPart(bill.invoice, symbol.value, { language: bill.language ?? language, pageSize })
      : symbol;
    if (!part.ok) throw new Error(part.problems.map(sentenceOf).join('; '));
    for (const found of part.value.warnings) {
      if (warnings.length < warningsMax) warnings.push({ ...found, path: [`row ${bill.place}`, ...found.path] });
    }
    step();
    yield { bill, drawing: part.value.drawing };
  }
}

/** Warnings that one run lists. */
const warningsMax = 1000;

function report(bills: BulkReading, warnings: readonly Problem[], output: string, options: Options): void {
  const rows = (problems: readonly Problem[]) =>
    problems.map((found) => ({ code: found.code, path: formatPath(found.path), message: sentenceOf(found) }));
  const { billCount, refusedCount, problems } = bills;
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
