import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasTool, outputOf, withFiles } from './tools.ts';

const project = fileURLToPath(new URL('verapdf/', import.meta.url));

/** Whether veraPDF can be built here: it is fetched by Maven. */
export const hasVeraPdf: boolean = hasTool('java') && hasTool('javac') && hasTool('mvn');

/** Builds the judge, once for all tests. */
export function buildVeraPdf(): void {
  if (!hasVeraPdf || existsSync(`${project}target/classes/PdfaVerdicts.class`)) return;
  const pom = ['-f', `${project}pom.xml`];
  outputOf('mvn', '-q', '-B', ...pom, 'dependency:copy-dependencies', '-DoutputDirectory=target/lib');
  const source = `${project}src/main/java/PdfaVerdicts.java`;
  outputOf('javac', '-encoding', 'UTF-8', '-cp', `${project}target/lib/*`, '-d', `${project}target/classes`, source);
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
