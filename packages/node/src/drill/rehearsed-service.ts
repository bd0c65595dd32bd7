import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A service that runs for a rehearsal, in a process of its own. */
export interface RehearsedService {
  readonly url: string;
  /** Milliseconds from its start until it was ready. */
  readonly startMilliseconds: number;
  readonly pid: number;
  /** Ends it in the middle of its work. */
  kill(): Promise<void>;
  /** Lets it finish. */
  stop(): Promise<void>;
}

const startSecondsMax = 60;

/**
 * Starts this very program as a service, with nothing of the settings of the real one but what is given: no mail, no traces, no public
 * address. `fileBytesMax`: how long any of its files may grow, as on a disk that is full. Throws where it is not ready in time.
 */
export async function startRehearsed(
  settings: Readonly<Record<string, string>>,
  { folder, fileBytesMax }: { readonly folder: string; readonly fileBytesMax?: number | undefined },
): Promise<RehearsedService> {
  const began = performance.now();
  const words = [process.execPath, ...process.execArgv, process.argv[1] ?? '', 'serve'];
  const { PATH = '', HOME = '', NODE_EXTRA_CA_CERTS = '' } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_EXTRA_CA_CERTS,
    PORT: '0',
    RAPPEN_PROCESSES: '1',
    RAPPEN_RATE_LIMIT: 'off',
    ...settings,
  };
  const child = spawned(words, { cwd: folder, env, fileBytesMax });
  let said = '';
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The copy did not start in time')), startSecondsMax * 1000);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /listens on (\S+)/.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    });
    ended.then(() => reject(new Error(`The copy did not start: ${said.trim() || 'it said nothing'}`)), reject);
  }).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    url,
    startMilliseconds: performance.now() - began,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

interface Spawning {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly fileBytesMax: number | undefined;
}

/** A shell of POSIX counts the limit in blocks of 512 bytes; one that counts in more gives more room. */
const blockBytes = 512;

function spawned(words: readonly string[], { cwd, env, fileBytesMax }: Spawning): ChildProcess {
  const options: SpawnOptions = { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] };
  const [program = '', ...rest] = words;
  if (fileBytesMax === undefined) return spawn(program, rest, options);
  const limited = `ulimit -f ${Math.ceil(fileBytesMax / blockBytes)}; exec "$@"`;
  return spawn('sh', ['-c', limited, 'sh', ...words], options);
}
