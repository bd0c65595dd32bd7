import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasTools, outputOf, withFiles } from './tools.ts';

const project = fileURLToPath(new URL('verapdf/', import.meta.url));

const validate = `${project}target/classes/PdfaVerdicts.class`;

/** Whether veraPDF has been built: tests that need it are skipped where it could not be. */
export function hasVeraPdf(): boolean {
  return existsSync(validate) && hasTools('java');
}

/** Builds the validator, which Maven fetches: before the first test, since several at once would build into one folder. */
export function buildVeraPdf(): void {
  if (existsSync(validate) || !hasTools('java', 'javac', 'mvn')) return;
  const pom = ['-f', `${project}pom.xml`];
  const source = `${project}src/main/java/PdfaVerdicts.java`;
  try {
    outputOf('mvn', '-q', '-B', ...pom, 'dependency:copy-dependencies', '-DoutputDirectory=target/lib');
    outputOf('javac', '-encoding', 'UTF-8', '-cp', `${project}target/lib/*`, '-d', `${project}target/classes`, source);
  } catch (error) {
    console.error(
      `veraPDF could not be built, so its tests are skipped: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** What veraPDF says of files as PDF/A-3b: `compliant`, or another verdict and the rules that are broken. */
export async function verdictsOf(files: readonly Uint8Array[]): Promise<string[][]> {
  return files.length === 0 ? [] : withFiles(files, verdictsOfPaths);
}

/** The same for files that lie somewhere. */
export function verdictsOfPaths(paths: readonly string[]): string[][] {
  const classPath = `${project}target/classes:${project}target/lib/*`;
  const lines = outputOf('java', '-cp', classPath, 'PdfaVerdicts', '3b', ...paths);
  return lines
    .toString()
    .trim()
    .split('\n')
    .map((line) => {
      const [verdict = '', , ...failures] = line.split('\t');
      return [verdict, ...failures];
    });
}
