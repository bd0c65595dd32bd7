import { extname } from 'node:path';
import type { EInvoiceFinding } from '@rappen/core/e-invoice';
import { elementNameOf, type FileProblem, formatXmlPath } from '@rappen/core/payment-order';
import { formatPath, type Problem } from '@rappen/core/problem';
import { sentenceOf } from '@rappen/http/internal/problems';
import { print, printError } from './output.ts';

/** Problems of one file, or of one thing in it. */
export interface ProblemsOf {
  readonly source?: string | undefined;
  readonly problems: readonly Problem[];
}

/** Prints problems as text on standard error or as JSON on standard output. Returns the exit status 1. */
export function reportProblems(
  problems: readonly Problem[],
  options: { readonly json?: boolean | undefined; readonly source?: string },
): number {
  return reportAllProblems([{ source: options.source, problems }], options.json);
}

/** The same for several files: in one JSON document, each problem with its source. */
export function reportAllProblems(found: readonly ProblemsOf[], asJson: boolean | undefined): number {
  const rows = found.flatMap(({ source, problems }) => problemRows(problems).map((row) => ({ source, ...row })));
  if (asJson) print(`${JSON.stringify({ ok: false, problems: rows })}\n`);
  else for (const { source, severity, path, message } of rows) tell(named(source), labelOf(severity), path, message);
  return 1;
}

/** Prints warnings as text on standard error. */
export function reportWarnings(warnings: readonly Problem[], source?: string): void {
  for (const { severity = 'warning', path, message } of problemRows(warnings)) {
    tell(named(source), severity, path, message);
  }
}

/** A type, since a value of JSON has any member. */
type ProblemRow = {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  /** Of rules of e-invoices. */
  readonly severity?: EInvoiceFinding['severity'];
};

/** Problems as JSON; those of rules of e-invoices with their severity. */
export function problemRows(problems: readonly (Problem | EInvoiceFinding)[]): ProblemRow[] {
  return problems.map((found) => ({
    code: found.code,
    path: isOfFile(found) ? formatXmlPath(found.path) : formatPath(found.path),
    message: `${sentenceOf(found)}${isOfFile(found) ? placeText(found) : lineText(found)}`,
    ...('severity' in found && { severity: found.severity }),
  }));
}

/** Of a payment file, whose paths are elements. */
function isOfFile(found: Problem | EInvoiceFinding): found is FileProblem {
  return 'bankCode' in found;
}

/** Where in its XML something of an e-invoice stands. */
function lineText(found: Problem | EInvoiceFinding): string {
  return 'line' in found && found.line !== undefined ? ` (line ${found.line}, column ${found.column})` : '';
}

/** What and where an element of a file is, and how a bank answers, behind its sentence. */
function placeText({ path, line, column, bankCode }: FileProblem): string {
  const place = line === undefined ? [] : [elementNameOf(path, 'en'), `line ${line}, column ${column}`];
  const told = [...place, bankCode && `bank code ${bankCode}`].filter(Boolean).join('; ');
  return told === '' ? '' : ` (${told})`;
}

/** An error needs no word. */
function labelOf(severity: ProblemRow['severity']): string | undefined {
  return severity === 'error' ? undefined : severity;
}

function tell(...parts: readonly (string | undefined)[]): void {
  // Text from files must not control the terminal
  printError(
    `${parts
      .filter(Boolean)
      .join(': ')
      .replace(/\p{Cc}/gu, ' ')}\n`,
  );
}

function named(source: string | undefined): string | undefined {
  return source === '-' ? 'standard input' : source;
}

/** The format of a result: that of the option, or of the name of the output, or the first. Or a sentence, where the name has another. */
export function formatOf<Format extends string>(
  { format, output }: { readonly format: string | undefined; readonly output: string },
  formats: readonly Format[],
): { readonly ok: true; readonly value: Format } | { readonly ok: false; readonly sentence: string } {
  const wanted = format ?? (extname(output).slice(1).toLowerCase() || formats[0]);
  const found = formats.find((each) => each === wanted);
  if (found !== undefined) return { ok: true, value: found };
  return {
    ok: false,
    sentence: `--format must be one of ${formats.join(', ')}: the name of the output says "${wanted}"`,
  };
}

/** Lines of a table whose columns are as wide as their content. */
export function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
