import { parentPort, workerData } from 'node:worker_threads';
import { type Connection, openServiceReader } from './connection.ts';
import type { FromReader, ToReader } from './reader-thread.ts';

/** The thread that reads what takes long: it opens the file of its data with the first question, and answers one after the other. */
function serve(port: NonNullable<typeof parentPort>): void {
  let connection: Connection | undefined;
  port.on('message', ({ sql, parameters }: ToReader) => {
    let answer: FromReader;
    try {
      connection ??= openServiceReader(workerData.path);
      answer = { rows: connection.query(sql, parameters) };
    } catch (error) {
      answer = { error };
    }
    port.postMessage(answer);
  });
}

if (parentPort !== null) serve(parentPort);
