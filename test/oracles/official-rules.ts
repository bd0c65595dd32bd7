import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasTools, outputOf, pathOf } from './tools.ts';

const project = fileURLToPath(new URL('e-invoice/official/', import.meta.url));
const jars = `${project}target/lib`;
const judge = fileURLToPath(new URL('e-invoice/judge_official.py', import.meta.url));

/** Whether the published rules of CEN, Peppol, XRechnung and France are here, and what runs them. */
export function hasOfficialRules(): boolean {
  const packages = existsSync(jars) ? readdirSync(jars) : [];
  return (
    ['rules-en16931', 'rules-peppol', 'rules-xrechnung', 'rules-france', 'cii-d16b'].every((name) =>
      packages.some((jar) => jar.includes(name)),
    ) && hasTools('facturx')
  );
}

/** Fetches the rules by Maven: before the first test. */
export default function fetchOfficialRules(): void {
  if (hasOfficialRules() || !hasTools('mvn', 'java', 'facturx')) return;
  try {
    outputOf(
      'mvn',
      '-q',
      '-B',
      '-f',
      `${project}pom.xml`,
      'dependency:copy-dependencies',
      '-DoutputDirectory=target/lib',
      '-DincludeGroupIds=com.helger.phive.rules,com.helger.cii',
    );
  } catch (error) {
    console.error(
      `The published rules of e-invoices could not be had, so their tests are skipped: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** What a published rule finds: the set it is of, its name, and how severe that is. */
export interface OfficialFinding {
  readonly set: string;
  readonly rule: string;
  readonly flag: 'fatal' | 'warning' | 'information' | 'error';
  readonly text: string;
}

/** What the published rules find in each file of a folder; the name of a file begins with the rules that judge it. */
export function officialVerdictsOf(
  folder: string,
): { readonly file: string; readonly findings: readonly OfficialFinding[] }[] {
  return run(folder)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** How severe each set of rules calls each of its rules. */
export function officialFlags(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return JSON.parse(run('--flags'));
}

/** Which files of a folder break the schema of their syntax, by name: UBL 2.1, or CII D16B; and in CII that of a profile of Factur-X. */
export function schemaVerdictsOf(
  folder: string,
): Readonly<Record<string, { readonly isValid: boolean; readonly isFacturX: boolean | null }>> {
  return JSON.parse(run('--schemas', folder));
}

function run(...words: readonly string[]): string {
  const { stdout, stderr } = spawnSync(pathOf('facturx') as string, [judge, jars, ...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (stdout === '') throw new Error(stderr);
  return stdout;
}
