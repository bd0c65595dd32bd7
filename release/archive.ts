import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { manifestOf, notices, shippedPackages } from './notices.ts';
import { root } from './packed.ts';

/**
 * One folder with the service and the command line, and the same as an archive: started by Node alone, wherever it lies. What
 * is in it are the files that npm would publish and what they depend on, as the lockfile has it.
 */
const { version } = manifestOf(root);

/** Where `npm run package` puts the folder; the archive has the same name with `.tar.gz`. */
export const archiveFolder: string = join(root, 'dist', `rappen-${version}`);

/** Needed to compile or to test, not to run. */
const isForEditors = (path: string): boolean => /\.d\.[cm]?ts$|\.map$|\.test\.\w+$/.test(path);

function copyOwn(name: string, place: string): void {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  const told = execFileSync('npm', ['pack', '--json', '--dry-run', '-w', name], options);
  const [packed] = Object.values(JSON.parse(told) as Record<string, { files: readonly { path: string }[] }>);
  const source = join(root, 'packages', name.replace('@rappen/', ''));
  for (const { path } of packed?.files ?? [])
    if (!path.startsWith('src/') && !isForEditors(path)) cpSync(join(source, path), join(archiveFolder, place, path));
}

function copyForeign(place: string): void {
  const source = join(root, place);
  const filter = (path: string) => !isForEditors(path) && !relative(source, path).startsWith('node_modules');
  cpSync(source, join(archiveFolder, place), { recursive: true, filter });
}

const oldest = /^>=(\d+)\.(\d+)$/.exec(manifestOf(join(root, 'packages/node')).engines?.['node'] ?? '');
const start = `#!/usr/bin/env node
import process from 'node:process';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major > ${oldest?.[1]} || (major === ${oldest?.[1]} && minor >= ${oldest?.[2]})) {
  await import('./node_modules/@rappen/node/dist/main.js');
} else {
  console.error(\`Rappen needs Node ${oldest?.[1]}.${oldest?.[2]} or newer: this is \${process.versions.node}\`);
  process.exitCode = 1;
}
`;
const program = `#!/bin/sh
# Starts Rappen with the Node in the path
exec node "$(dirname "$(readlink -f "$0")")/../rappen.js" "$@"
`;
const readme = `# Rappen ${version}

Needs Node ${oldest?.[1]}.${oldest?.[2]} or newer and nothing else.

    node rappen.js serve
    node rappen.js --help

bin/rappen is the same, to be linked into a folder of the path. Settings of the service are environment variables:
see docs/guide/operations.md of the repository. Licences: LICENSE, THIRD-PARTY-NOTICES.
`;

/** Makes the folder and the archive of what has been built; gives the path of the archive. */
export function makeArchive(): string {
  rmSync(archiveFolder, { recursive: true, force: true });
  mkdirSync(join(archiveFolder, 'bin'), { recursive: true });
  const packages = shippedPackages();
  for (const [place, { name }] of packages) {
    if (name.startsWith('@rappen/')) copyOwn(name, place);
    else copyForeign(place);
  }
  const manifest = { name: 'rappen', version, private: true, type: 'module', license: 'MIT', bin: './rappen.js' };
  const files = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'rappen.js': start,
    'bin/rappen': program,
    'README.md': readme,
    LICENSE: readFileSync(join(root, 'LICENSE'), 'utf8'),
    'THIRD-PARTY-NOTICES': notices(packages),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(archiveFolder, name), text);
  for (const name of ['rappen.js', 'bin/rappen']) chmodSync(join(archiveFolder, name), 0o755);
  const archive = `${archiveFolder}.tar.gz`;
  // Equal files give equal bytes
  const same = [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mtime=2000-01-01T00:00:00Z',
    '--mode=u+rwX,go+rX,go-w',
  ];
  execFileSync('tar', [...same, '-I', 'gzip -9n', '-C', dirname(archiveFolder), '-cf', archive, `rappen-${version}`]);
  return archive;
}

if (import.meta.main) {
  const archive = makeArchive();
  const megabytes = (statSync(archive).size / 1e6).toFixed(1);
  console.log(
    `${archive}: ${megabytes} MB\nStart it with: node ${relative(process.cwd(), archiveFolder)}/rappen.js serve`,
  );
}
