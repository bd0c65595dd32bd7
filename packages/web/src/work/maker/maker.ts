import { openChannel } from '../channel.ts';
import type { MakerTasks } from './protocol.ts';

/** Where the worker is, as the build says. */
declare const MAKER_ADDRESS: string;

/** The worker that makes files and validates tables beside the page. */
export const maker = openChannel<MakerTasks>(MAKER_ADDRESS);
