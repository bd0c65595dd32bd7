import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../measure.ts';
import type { Turn, TurnAnswer } from './child.ts';
import type { TaskName } from './rows.ts';

/** What a fresh Node does: `before` is not measured. Packages are those that are published, as they were built. */
interface ColdProgram {
  readonly before?: string;
  readonly work: string;
}

const bill = `{
  creditor: { name: 'Robert Schneider AG', postalCode: '2501', city: 'Biel', country: 'CH' },
  account: 'CH44 3199 9123 0008 8901 2', amount: 1949.75, currency: 'CHF', reference: '21 00000 00003 13947 14300 09017',
}`;

export const ourColdPrograms: Readonly<Partial<Record<TaskName, ColdProgram>>> = {
  coldCore: { work: "await import('@rappen/core');" },
  coldSvg: {
    before: "const { billToSvg } = await import('@rappen/core');",
    work: `if (!billToSvg(${bill}).ok) throw new Error('refused');`,
  },
  coldPdf: {
    before: "const { billToPdf } = await import('@rappen/core');",
    work: `if (!billToPdf(${bill}).ok) throw new Error('refused');`,
  },
  coldHttp: { work: "await import('@rappen/http');" },
  coldVersion: {
    work: "process.argv[2] = '--version'; await import('./packages/node/dist/main.js');",
  },
};

export const peerColdPrograms: Readonly<Partial<Record<TaskName, ColdProgram>>> = {
  coldCore: { work: "await import('swissqrbill/svg'); await import('swissqrbill/pdf');" },
  coldSvg: {
    before: "const { SwissQRBill } = await import('swissqrbill/svg');",
    work: `new SwissQRBill({
      creditor: { name: 'Robert Schneider AG', address: 'Rue du Lac', zip: '2501', city: 'Biel', country: 'CH', account: 'CH4431999123000889012' },
      amount: 1949.75, currency: 'CHF', reference: '210000000003139471430009017',
    }).toString();`,
  },
};

/** Fresh processes for one turn, after one that is not counted: more than ten in all. */
const processesATurn = 2;

/** Starts a process for each measurement, in a folder whose `node_modules` has the packages. */
export class ColdContestant {
  readonly #folder: string;
  readonly #programs: typeof ourColdPrograms;

  constructor(folder: string, programs: typeof ourColdPrograms) {
    this.#folder = folder;
    this.#programs = programs;
  }

  take({ task }: Pick<Turn, 'task'>): Promise<TurnAnswer> {
    const program = this.#programs[task];
    if (program === undefined) return Promise.resolve({ absent: 'it has no such row' });
    try {
      const turns = Array.from({ length: processesATurn }, () => startedIn(this.#folder, program).processor);
      return Promise.resolve({ microseconds: 1000 * (turns.reduce((sum, turn) => sum + turn, 0) / processesATurn) });
    } catch (error) {
      return Promise.resolve({ absent: (error as Error).message.split('\n')[0] ?? '' });
    }
  }

  end(): void {}
}

/** Milliseconds of the processor, all threads together, and of the clock, for the work of a program in a fresh Node. */
function startedIn(folder: string, { before = '', work }: ColdProgram): { processor: number; clock: number } {
  const script = `${before}
const [start, clock] = [process.cpuUsage(), performance.now()];
${work}
const { user, system } = process.cpuUsage(start);
console.log('\\n' + JSON.stringify({ processor: (user + system) / 1000, clock: performance.now() - clock }));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '');
}

/** Builds the packages of a tree as it publishes them. */
export function buildPackages(folder: string): void {
  const program = existsSync(join(folder, 'tsup.config.ts'))
    ? ['--disable-warning=ExperimentalWarning', 'node_modules/tsup/dist/cli-default.js']
    : ['node_modules/typescript/bin/tsc', '-b'];
  execFileSync(process.execPath, program, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Prints the medians of this tree, by the clock, as who waits for them sees it. */
if (import.meta.main) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const count = Number(process.argv[2] ?? 15);
  for (const [task, program] of Object.entries(ourColdPrograms)) {
    const runs = Array.from({ length: count }, () => startedIn(root, program));
    const [clock, processor] = [median(runs.map((run) => run.clock)), median(runs.map((run) => run.processor))];
    console.log(`${task.padEnd(12)}${clock.toFixed(1).padStart(8)} ms, processor ${processor.toFixed(1)} ms`);
  }
}
