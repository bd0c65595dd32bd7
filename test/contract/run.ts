/**
 * Runs schemathesis on both services and on what pages call by the served API document; its exit status is ours. Install it with
 * `pip install schemathesis`. Arguments take the place of the usual choice of operations: `--include-path-regex '^/v2/'`.
 */
import { spawn } from 'node:child_process';
import { startServer } from '@rappen/node';

/** Both services, and what pages call. */
const operations = '^/(v2|api/v1|connect)/';

const apiKey = 'a-key-for-the-contract-check';
const server = await startServer({ port: 0, host: '127.0.0.1', apiKey }, () => {});
const program = process.env['SCHEMATHESIS'] ?? 'schemathesis';
const config = new URL('schemathesis.toml', import.meta.url).pathname;
const hooks = new URL('hooks.py', import.meta.url).pathname;
const more = process.argv.length > 2 ? process.argv.slice(2) : ['--include-path-regex', operations];
const child = spawn(program, ['--config-file', config, 'run', `${server.url}/openapi.json`, ...more], {
  stdio: 'inherit',
  env: {
    ...process.env,
    RAPPEN_URL: server.url,
    RAPPEN_API_KEY: apiKey,
    SCHEMATHESIS_HOOKS: hooks,
    PYTHONDONTWRITEBYTECODE: '1',
  },
});
child.on('error', (error) => {
  console.error(`${program} could not be started: ${error.message}`);
  process.exitCode = 1;
});
child.on('exit', async (status) => {
  await server.stop();
  process.exitCode = status ?? 1;
});
