/**
 * Runs schemathesis on the operations of the QR service in the served API document; its exit status is ours. Install it with
 * `pip install schemathesis`. Arguments are handed on: `--include-path-regex '^/api'` chooses the submission service.
 */
import { spawn } from 'node:child_process';
import { startServer } from '@rappen/node';

const apiKey = 'a-key-for-the-contract-check';
const server = await startServer({ port: 0, host: '127.0.0.1', apiKey }, () => {});
const program = process.env['SCHEMATHESIS'] ?? 'schemathesis';
const config = new URL('schemathesis.toml', import.meta.url).pathname;
const more = process.argv.length > 2 ? process.argv.slice(2) : ['--include-path-regex', '^/v2/'];
const child = spawn(program, ['--config-file', config, 'run', `${server.url}/openapi.json`, ...more], {
  stdio: 'inherit',
  env: { ...process.env, RAPPEN_URL: server.url, RAPPEN_API_KEY: apiKey },
});
child.on('error', (error) => {
  console.error(`${program} could not be started: ${error.message}`);
  process.exitCode = 1;
});
child.on('exit', async (status) => {
  await server.stop();
  process.exitCode = status ?? 1;
});
