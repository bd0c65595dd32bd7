import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { ToolName } from '../oracles/tools.ts';
import { run } from './programs.ts';
import { apiKey, type Service } from './service.ts';

const client = join(import.meta.dirname, '../../clients/java');
const programs = join(import.meta.dirname, 'java');
const classes = join(client, 'target/classes');

/** What has to be in the path to build the Java client. */
export const javaTools: readonly ToolName[] = ['java', 'javac', 'mvn'];

/** Builds the client as its release is built, with its own tests, its sources and its Javadoc. */
export const buildJavaClient = (): Promise<string> => run('mvn', ['-q', '-B', '-Prelease', 'verify'], { cwd: client });

/** Compiles programs of `test/clients/java`, or those at whole paths, against the client; warnings are errors. */
export function compileWithJavaClient(folder: string, ...sources: readonly string[]): Promise<string> {
  const files = sources.map((source) => resolve(programs, source));
  return run('javac', ['-Xlint:all', '-Werror', '-cp', classes, '-d', folder, ...files]);
}

const classPath = (folder: string): string => [classes, folder].join(':');

const settings = ({ url, receiver }: Service) => ({ RAPPEN_URL: url, RAPPEN_API_KEY: apiKey, RECEIVER_URL: receiver });

/** Runs a compiled program against the service, and gives what it printed. */
export function runWithJavaClient(
  folder: string,
  name: string,
  service: Service,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  return run('java', ['-cp', classPath(folder), name], { env: { ...settings(service), ...more } });
}

/** What a method of the client answered, or why it failed. */
interface Said {
  readonly answer?: unknown;
  readonly failure?: string;
}

/** A program that calls one method of the client after the other. */
export interface Caller {
  call(operation: string, values: readonly unknown[], options?: object): Promise<Said>;
  stop(): void;
}

/** Starts the program that calls methods as it is asked to. */
export function startCaller(folder: string, service: Service): Caller {
  const args = ['-cp', classPath(folder), 'ch.rappen.client.EveryOperation'];
  const env = { ...process.env, ...settings(service) };
  const program = spawn('java', args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    async call(operation, values, options) {
      program.stdin.write(`${JSON.stringify({ operation, values, options })}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`The program ended at ${operation}`);
      return JSON.parse(value) as Said;
    },
    stop: () => program.stdin.end(),
  };
}
