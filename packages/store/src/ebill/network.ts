import type { CursorMove, NetworkCursors, SimulatorJournal } from '@rappen/http';
import type { Database } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { numberOf, textOf } from './columns.ts';
import { insertion, pageLength, update } from './sql.ts';
import { commitSteps, type Step } from './steps.ts';

/** How far the events of the network were taken in; no text is the beginning. */
export function networkCursors(database: Database): NetworkCursors {
  return {
    async get(stream) {
      const [row] = await database.query('SELECT event_net_id FROM ebill_cursor WHERE stream = ?', [stream]);
      return row === undefined || row['event_net_id'] === '' ? undefined : textOf(row, 'event_net_id');
    },
    move: async (move) => (await commitSteps(database, [moveCursor(move)])).kind === 'done',
  };
}

/** Belongs into the commit that writes what the event has changed. */
export function moveCursor({ stream, from = '', to }: CursorMove): Step {
  const statement = update('ebill_cursor', { event_net_id: to }, 'stream = ? AND event_net_id = ?', [stream, from]);
  return { ...statement, rows: 1, otherwise: 'conflict' };
}

export function simulatorJournal(database: Database): SimulatorJournal {
  return {
    async read(after, limit) {
      const rows = await database.query(
        'SELECT number, at, command FROM ebill_simulator_entry WHERE number > ? ORDER BY number LIMIT ?',
        [after, pageLength(limit, ebillLimits.simulatorEntriesMax)],
      );
      return rows.map((row) => ({
        number: numberOf(row, 'number'),
        at: numberOf(row, 'at'),
        command: textOf(row, 'command'),
      }));
    },
    async append({ number, at, command }) {
      return (await database.commit([insertion('ebill_simulator_entry', { number, at, command })])).ok;
    },
  };
}
