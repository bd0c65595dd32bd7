import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { styleText } from 'node:util';
import { buildWeb } from './build-web.ts';

/**
 * `npm run dev`: the service with its pages, and the tests of what is changed. What is saved below `packages` is served a moment
 * later: the pages are built anew where they use it, and the service starts again; then the tests beside it run. Options of
 * `rappen serve` are passed on; `--no-tests` leaves out the tests.
 */
const words = process.argv.slice(2);
const withTests = !words.includes('--no-tests');
const options = words.filter((word) => word !== '--no-tests');

/** Packages that are part of the pages; the others are of the service alone. */
const ofPages = /^(?:web|imaging|core|pdf|fonts-cjk)\//;
/** Editors write a file in several steps. */
const restMilliseconds = 80;

const say = (text: string): void => void process.stderr.write(`${styleText('dim', `[dev] ${text}`)}\n`);

let service: ChildProcess | undefined;
let tests: ChildProcess | undefined;

async function serve(): Promise<void> {
  if (service?.exitCode === null && service.signalCode === null) {
    const ended = once(service, 'exit');
    service.kill();
    await ended;
  }
  service = spawn(process.execPath, ['--conditions=rappen-source', 'packages/node/src/main.ts', 'serve', ...options], {
    stdio: 'inherit',
  });
}

async function buildPages(): Promise<void> {
  const began = performance.now();
  try {
    await buildWeb(undefined, { copies: false });
    say(`pages built in ${Math.round(performance.now() - began)} ms`);
  } catch {
    // What is wrong with them esbuild has printed
    say('the pages stay as they were until that is mended');
  }
}

const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let working: Promise<void> = Promise.resolve();

async function take(): Promise<void> {
  const names = [...changed];
  changed.clear();
  if (names.length === 0) return;
  say(`changed: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`);
  const sources = names.filter((name) => !name.endsWith('.test.ts'));
  if (withTests) runTests([...new Set(names.map(testsNear))]);
  // The service reads the files of the pages when it is asked for them
  await Promise.all([
    sources.some((name) => !name.startsWith('web/')) && serve(),
    sources.some((name) => ofPages.test(name)) && buildPages(),
  ]);
}

/** A test itself; of a source the folder with tests that is nearest to it. */
function testsNear(name: string): string {
  const path = join('packages', name);
  if (path.endsWith('.test.ts')) return path;
  let folder = dirname(path);
  // What was removed may be a whole folder
  const hasTests = () => existsSync(folder) && readdirSync(folder).some((each) => each.endsWith('.test.ts'));
  while (!hasTests() && !folder.endsWith('src')) folder = dirname(folder);
  return `${folder}/`;
}

/** Tests that still run are of what was there before. */
function runTests(paths: readonly string[]): void {
  tests?.kill();
  tests = spawn(
    process.execPath,
    ['node_modules/.bin/vitest', 'run', '--project', 'own', '--silent=passed-only', ...paths],
    {
      stdio: 'inherit',
    },
  );
}

function noteChange(_: string, name: string | null): void {
  if (name === null || !/^[\w-]+\/src\/.*\.(?:tsx?|css|html|json)$/.test(name)) return;
  changed.add(name);
  clearTimeout(timer);
  timer = setTimeout(() => {
    working = working.then(take);
  }, restMilliseconds);
}

await buildPages();
await serve();
watch('packages', { recursive: true }, noteChange);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of [tests, service]) child?.kill(signal);
    process.exit(0);
  });
}
