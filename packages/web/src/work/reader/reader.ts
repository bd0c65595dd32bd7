import { type Channel, openChannel } from '../channel.ts';
import type { ReaderTasks } from './protocol.ts';

/** Where the worker is, as the build says. */
declare const READER_ADDRESS: string;

/** The worker that reads files. */
export const reader: Channel<ReaderTasks> = openChannel<ReaderTasks>(READER_ADDRESS);
