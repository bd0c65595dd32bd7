import { parentPort, workerData } from 'node:worker_threads';
import { type Connection, openWriter } from './connection.ts';
import type { ToWriter } from './writer-thread.ts';

/** The thread that writes: it opens the file of its data, and answers one message after the other. */
function serve(port: NonNullable<typeof parentPort>): void {
  let connection: Connection;
  try {
    connection = openWriter(workerData.path);
  } catch (error) {
    port.postMessage({ error });
    return;
  }
  port.on('message', (message: ToWriter) => {
    try {
      port.postMessage(answerTo(connection, message));
    } catch (error) {
      port.postMessage({ error });
    }
  });
  port.postMessage('open');
}

function answerTo(connection: Connection, message: ToWriter): unknown {
  if (message === 'close') connection.close();
  else if (message === 'emptyLog') connection.emptyLog();
  else if ('markFile' in message) connection.keepMark(message.markFile);
  else return connection.commitGroup(message.group, message.patience);
  return 'done';
}

if (parentPort !== null) serve(parentPort);
