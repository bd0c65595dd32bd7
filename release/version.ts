import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './packed.ts';

/**
 * Gives all packages the version that the files of `.changeset` ask for, and the changelog its heading. Run by `npm run
 * version`; what it has changed is to be looked at and committed.
 */
const changeset = fileURLToPath(new URL('node_modules/.bin/changeset', import.meta.url));
execFileSync(changeset, ['version'], { cwd: root, stdio: 'inherit' });

const { version } = JSON.parse(readFileSync(join(root, 'packages/core/package.json'), 'utf8')) as { version: string };
const manifestPath = join(root, 'package.json');
writeFileSync(
  manifestPath,
  `${JSON.stringify({ ...JSON.parse(readFileSync(manifestPath, 'utf8')), version }, null, 2)}\n`,
);

// Clients say which version they are
execFileSync('npm', ['run', '-s', 'generate'], { cwd: root, stdio: 'inherit' });

const chartPath = join(root, 'deploy/helm/Chart.yaml');
writeFileSync(chartPath, readFileSync(chartPath, 'utf8').replace(/^((?:appV|v)ersion): .*$/gm, `$1: ${version}`));

const changelogPath = join(root, 'CHANGELOG.md');
const changelog = readFileSync(changelogPath, 'utf8');
const heading = `## ${version} (${new Date().toISOString().slice(0, 10)})`;
writeFileSync(changelogPath, changelog.replace('## Unreleased\n', `## Unreleased\n\n${heading}\n`));

// Clients in other languages say their version too
execFileSync('npm', ['run', '-s', 'generate'], { cwd: root, stdio: 'inherit' });
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: root, stdio: 'inherit' });
console.log(`All packages are ${version} now: look at the changes and commit them`);
