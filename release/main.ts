import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockfiles, lockfileTrouble } from './lockfile.ts';
import { build, complaintsOf, type Packed, packInto, pathOf, root } from './packed.ts';

/**
 * Checks what would be published, prints it, and publishes it; with `--dry-run` nothing is published. Without it, it must run
 * where the registry can be told who has built what: in a workflow that may ask for a token.
 */
const isDryRun = process.argv.includes('--dry-run');
const mayPublish = process.env['GITHUB_ACTIONS'] === 'true' && Boolean(process.env['ACTIONS_ID_TOKEN_REQUEST_URL']);
if (!isDryRun && !mayPublish) {
  console.error(
    'Packages are published by the workflow release.yml alone, which proves where they come from. Here: --dry-run',
  );
  process.exit(1);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const folders = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'clients/typescript'];
const manifests = folders.map(manifestIn);
const { version } = manifestIn('.');
const pending = readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md')).length;

function versionTrouble(): string[] {
  const ours = new Set(manifests.map(({ name }) => name));
  return manifests.flatMap(({ name, version: own, dependencies, peerDependencies }) => {
    const wanted = Object.entries({ ...dependencies, ...peerDependencies }).filter(([other]) => ours.has(other));
    return [[name, own] as const, ...wanted]
      .filter(([, found]) => found !== version)
      .map(([other, found]) => `${name}: ${other} is ${found}, and the root ${version}`);
  });
}

function changelogTrouble(): string[] {
  const heading = pending > 0 ? 'Unreleased' : version.replaceAll('.', '\\.');
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const hasEntry = new RegExp(`^## ${heading}(?: .*)?\\n+- `, 'm').test(changelog);
  const isMissing = hasEntry ? [] : [`CHANGELOG.md has no entry below ${pending > 0 ? heading : version}`];
  const isEarly = pending > 0 && !isDryRun ? [`${pending} files in .changeset wait: npm run version`] : [];
  return [...isMissing, ...isEarly];
}

/** Each behind those that it depends on. */
function inOrder(packed: readonly Packed[]): Packed[] {
  const ordered = new Set<string>();
  const add = (name: string): void => {
    const manifest = manifests.find((each) => each.name === name);
    if (manifest === undefined || ordered.has(name)) return;
    for (const other of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) add(other);
    ordered.add(name);
  };
  for (const { name } of manifests) add(name);
  return [...ordered].flatMap((name) => packed.find((each) => each.name === name) ?? []);
}

const folder = mkdtempSync(join(tmpdir(), 'rappen-release-'));
try {
  const trouble = [...versionTrouble(), ...changelogTrouble(), ...lockfiles.flatMap(lockfileTrouble)];
  await build();
  execFileSync('npm', ['run', '-s', 'size'], { cwd: root, stdio: 'inherit' });
  const packed = inOrder(await packInto(folder));
  for (const each of packed)
    trouble.push(...(await complaintsOf(pathOf(folder, each))).map((said) => `${each.name}: ${said}`));
  console.log(
    `\n${'Package'.padEnd(20)}${'Version'.padEnd(10)}${'kB packed'.padStart(10)}${'unpacked'.padStart(10)}${'files'.padStart(7)}`,
  );
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0).padStart(10);
  for (const { name, version: own, size, unpackedSize, files } of packed)
    console.log(
      `${name.padEnd(20)}${own.padEnd(10)}${kilobytes(size)}${kilobytes(unpackedSize)}${String(files.length).padStart(7)}`,
    );
  if (pending > 0) console.log(`${pending} files in .changeset wait: npm run version gives the next version`);
  if (trouble.length > 0) throw new Error(trouble.join('\n'));
  if (isDryRun) console.log('All checks passed. Nothing was published.');
  else for (const each of packed) publish(pathOf(folder, each));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

function publish(archive: string): void {
  execFileSync('npm', ['publish', archive, '--provenance', '--access', 'public'], { cwd: root, stdio: 'inherit' });
}
