import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FileSettings } from '@rappen/http';
import { hasTools, pathOf } from '../../../test/oracles/tools.ts';
import { freePort } from './postgres-server.ts';

/** An S3 server for tests, and how it is stopped. */
export interface S3Server {
  readonly files: FileSettings;
  stop(): Promise<void>;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Starts it again on what it has kept. */
  restart(): Promise<void>;
}

/** Whether `startS3` has something to start. */
export const hasS3 = hasTools('versitygw');

const pauseMilliseconds = 50;
const bucket = 'rappen';
const keyId = 'the-key-id';
const secret = 'the secret of the key';

/** A server of its own on a temporary folder, with one bucket, which checks signatures and bytes as AWS does. */
export async function startS3(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-s3-'));
  mkdirSync(join(folder, 'data', bucket), { recursive: true });
  mkdirSync(join(folder, 'beside'));
  const port = await freePort();
  let server = await started(port, folder);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  };
  return {
    files: { bucket, prefix: '', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, keyId, secret },
    kill,
    async restart() {
      server = await started(port, folder);
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

async function started(port: number, folder: string): Promise<ChildProcess> {
  const options = ['--quiet', '--port', `127.0.0.1:${port}`, '--access', keyId, '--secret', secret];
  const storage = ['posix', '--sidecar', join(folder, 'beside'), join(folder, 'data')];
  const server = spawn(pathOf('versitygw') ?? '', [...options, ...storage], { stdio: 'ignore' });
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) {
    if (server.exitCode !== null) throw new Error('The S3 server did not start');
    await pause(pauseMilliseconds);
  }
  return server;
}
