/**
 * Runs schemathesis on both services and on what pages call by the served API document; its exit status is ours. Install it with
 * `pip install schemathesis`. Arguments take the place of the usual choices of operations: `--include-path-regex '^/v2/'`.
 */
import { type SpawnOptions, spawn } from 'node:child_process';
import { startServer } from '@rappen/node';

/** Side by side, each on a server of its own: they take about as long. */
const choices = ['^/v2/', '^/(api/v1|connect)/'].map((pattern) => ['--include-path-regex', pattern]);

const apiKey = 'a-key-for-the-contract-check';
const program = process.env['SCHEMATHESIS'] ?? 'schemathesis';
const config = new URL('schemathesis.toml', import.meta.url).pathname;
const hooks = new URL('hooks.py', import.meta.url).pathname;

/** The exit status, and what was said where it is not shown at once. */
function ended(args: readonly string[], options: SpawnOptions): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, options);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.on('error', (error) => resolve({ status: 1, said: `${program} could not be started: ${error.message}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 1, said }));
  });
}

async function check(choice: readonly string[], stdio: 'inherit' | 'pipe'): Promise<number> {
  const server = await startServer({ port: 0, host: '127.0.0.1', apiKey }, () => {});
  const env = {
    ...process.env,
    SERVICE_URL: server.url,
    RAPPEN_API_KEY: apiKey,
    SCHEMATHESIS_HOOKS: hooks,
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const args = ['--config-file', config, 'run', `${server.url}/openapi.json`, ...choice];
  const { status, said } = await ended(args, { stdio: ['ignore', stdio, stdio], env });
  process.stdout.write(said);
  await server.stop();
  return status;
}

const own = process.argv.slice(2);
const statuses =
  own.length > 0 ? [await check(own, 'inherit')] : await Promise.all(choices.map((choice) => check(choice, 'pipe')));
process.exitCode = Math.max(...statuses);
