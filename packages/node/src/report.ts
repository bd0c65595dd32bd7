import { formatPath, type Problem } from '@rappen/core/problem';
import { sentenceOf } from '@rappen/http';

/** Prints problems as text on standard error or as JSON on standard output. Returns the exit status 1. */
export function reportProblems(
  problems: readonly Problem[],
  options: { readonly json?: boolean | undefined; readonly source?: string },
): number {
  const rows = problemRows(problems).map((row) => ({ source: options.source, ...row }));
  if (options.json) process.stdout.write(`${JSON.stringify({ ok: false, problems: rows })}\n`);
  else
    for (const row of rows) process.stderr.write(`${[row.source, row.path, row.message].filter(Boolean).join(': ')}\n`);
  return 1;
}

/** Prints warnings as text on standard error. */
export function reportWarnings(warnings: readonly Problem[], source?: string): void {
  for (const { path, message } of problemRows(warnings))
    process.stderr.write(`${[source, 'warning', path, message].filter(Boolean).join(': ')}\n`);
}

/** Problems as JSON. */
export function problemRows(problems: readonly Problem[]): { code: string; path: string; message: string }[] {
  return problems.map((found) => ({
    code: found.code,
    path: formatPath(found.path),
    message: sentenceOf(found),
  }));
}

const barWidth = 30;

/** A progress bar for work of many steps; silent if standard error is not a terminal, or the work is short. */
export function progressBar(total: number, noun: string): { step(count?: number): void; end(): void } {
  const started = performance.now();
  let done = 0;
  let shown = false;
  const isTerminal = process.stderr.isTTY && total > 1;
  return {
    step(count = 1) {
      const before = done;
      done += count;
      const elapsed = performance.now() - started;
      if (
        !isTerminal ||
        elapsed < 500 ||
        (Math.floor((done / total) * 200) === Math.floor((before / total) * 200) && done < total)
      )
        return;
      shown = true;
      const filled = Math.round((done / total) * barWidth);
      process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${done}/${total} ${noun}`);
    },
    end() {
      if (shown) process.stderr.write('\n');
    },
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
