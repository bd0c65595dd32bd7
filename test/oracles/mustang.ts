import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasTools, outputOf } from './tools.ts';

const project = fileURLToPath(new URL('e-invoice/', import.meta.url));

const verdicts = `${project}target/classes/EInvoiceVerdicts.class`;

/** Whether the Mustang validator has been built: tests that need it are skipped where it could not be. */
export function hasMustang(): boolean {
  return existsSync(verdicts) && hasTools('java');
}

/** Builds the validator, which Maven fetches: before the first test, since several at once would build into one folder. */
export function buildMustang(): void {
  if (existsSync(verdicts) || !hasTools('java', 'javac', 'mvn')) return;
  const pom = ['-f', `${project}pom.xml`];
  const source = `${project}src/main/java/EInvoiceVerdicts.java`;
  try {
    outputOf('mvn', '-q', '-B', ...pom, 'dependency:copy-dependencies', '-DoutputDirectory=target/lib');
    outputOf('javac', '-encoding', 'UTF-8', '-cp', `${project}target/lib/*`, '-d', `${project}target/classes`, source);
  } catch (error) {
    console.error(
      `The Mustang validator could not be built, so its tests are skipped: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** What the Mustang validator says of e-invoices, PDF or XML, by their paths: `valid`, or its report. One start for all. */
export function mustangVerdictsOf(paths: readonly string[]): string[] {
  const classPath = `${project}target/classes:${project}target/lib/*`;
  const lines = outputOf('java', '-cp', classPath, 'EInvoiceVerdicts', ...paths)
    .toString()
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [verdict = '', , report = ''] = line.split('\t');
    return verdict === 'valid' ? verdict : report;
  });
}
