import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasTools, outputOf } from './tools.ts';

const project = fileURLToPath(new URL('e-invoice/', import.meta.url));

const verdicts = `${project}target/classes/EInvoiceVerdicts.class`;
const source = `${project}src/main/java/EInvoiceVerdicts.java`;

/** Whether the Mustang validator has been built: tests that need it are skipped where it could not be. */
export function hasMustang(): boolean {
  return isBuilt() && hasTools('java');
}

function isBuilt(): boolean {
  return existsSync(verdicts) && statSync(verdicts).mtimeMs >= statSync(source).mtimeMs;
}

/** Builds the validator, which Maven fetches: before the first test, since several at once would build into one folder. */
export function buildMustang(): void {
  if (isBuilt() || !hasTools('java', 'javac', 'mvn')) return;
  const pom = ['-f', `${project}pom.xml`];
  try {
    outputOf('mvn', '-q', '-B', ...pom, 'dependency:copy-dependencies', '-DoutputDirectory=target/lib');
    outputOf('javac', '-encoding', 'UTF-8', '-cp', `${project}target/lib/*`, '-d', `${project}target/classes`, source);
  } catch (error) {
    console.error(
      `The Mustang validator could not be built, so its tests are skipped: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** What the Mustang validator says of one e-invoice; `crashed` is a fault of its own, and no verdict. */
export interface MustangJudgement {
  readonly verdict: 'valid' | 'not-valid' | 'crashed';
  readonly file: string;
  readonly report: string;
}

/** Judges e-invoices, PDF or XML, by their paths or those of folders of them. One start for all. */
export function mustangJudgementsOf(paths: readonly string[]): MustangJudgement[] {
  const classPath = `${project}target/classes:${project}target/lib/*`;
  const lines = outputOf('java', '-cp', classPath, 'EInvoiceVerdicts', ...paths)
    .toString()
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [verdict = '', file = '', report = ''] = line.split('\t');
    return { verdict: verdict as MustangJudgement['verdict'], file, report };
  });
}

/** The same as texts: `valid`, or the report. */
export function mustangVerdictsOf(paths: readonly string[]): string[] {
  return mustangJudgementsOf(paths).map(({ verdict, report }) => (verdict === 'valid' ? verdict : report));
}
