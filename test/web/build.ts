import { execFileSync } from 'node:child_process';

/** The application as it is now, before the first test: built from the sources of the core, which this process does not take. */
export default function setup(): void {
  execFileSync(process.execPath, ['--conditions=rappen-source', 'scripts/build-web.ts'], { stdio: 'inherit' });
}
