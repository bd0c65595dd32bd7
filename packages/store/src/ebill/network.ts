import type { CursorMove, NetworkCursors, SimulatorJournal, SimulatorSnapshot } from '@rappen/http';
import type { Database, Statement } from '../database.ts';
import { ebillLimits, limits } from '../limits.ts';
import { numberOf, textOf } from './columns.ts';
import { insertion, pageLength, update } from './sql.ts';
import { commitSteps, type Step } from './steps.ts';

/** How far the events of the network were taken in; no text is the beginning. */
export function networkCursors(database: Database): NetworkCursors {
  return {
    async get(stream, network) {
      const key = cursorKey(stream, network);
      const [row] = await database.query('SELECT event_net_id FROM ebill_cursor WHERE stream = ?', [key]);
      return row === undefined || row['event_net_id'] === '' ? undefined : textOf(row, 'event_net_id');
    },
    move: async (move) => (await commitSteps(database, moveCursor(move))).kind === 'done',
  };
}

/**
 * Belongs into the commit that writes what the event has changed. The first move of a stream makes its row. Who subscribed stands in the
 * records from then on, and no longer in the journal of the network.
 */
export function moveCursor({ network, stream, from = '', to }: CursorMove): Step[] {
  const key = cursorKey(stream, network);
  const moved = update('ebill_cursor', { event_net_id: to }, 'stream = ? AND event_net_id = ?', [key, from]);
  const begun = {
    sql: `INSERT INTO ebill_cursor (stream, event_net_id) VALUES (?, ?)
      ON CONFLICT (stream) DO UPDATE SET event_net_id = excluded.event_net_id WHERE ebill_cursor.event_net_id = ''`,
    parameters: [key, to],
  };
  const step: Step = { ...(from === '' ? begun : moved), rows: 1, otherwise: 'conflict' };
  if (network === undefined || stream !== 'subscription') return [step];
  return [step, update('ebill_network_event', { event: '{}' }, 'network = ? AND event_net_id = ?', [network, to])];
}

/** The streams of the simulator were here first. */
function cursorKey(stream: string, network = 'simulator'): string {
  return network === 'simulator' ? stream : `${network}:${stream}`;
}

export function simulatorJournal(database: Database): SimulatorJournal {
  return {
    snapshot: () => readSnapshot(database),
    keepSnapshot: (snapshot) => keepSnapshot(database, snapshot),
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

/** One row says which snapshot is whole; its bytes lie in parts that every database takes. */
async function readSnapshot(database: Database): Promise<SimulatorSnapshot | undefined> {
  for (let attempt = 1; attempt <= ebillLimits.attemptsMax; attempt += 1) {
    const [row] = await database.query('SELECT number, parts FROM ebill_simulator_snapshot');
    if (row === undefined || row['number'] === 0) return undefined;
    const number = numberOf(row, 'number');
    const text = await textOfParts(database, number, numberOf(row, 'parts'));
    if (text !== undefined) return { number, text };
  }
  throw new Error('The snapshot of the simulator is never whole');
}

/** Undefined: a newer snapshot has come in the meantime. */
async function textOfParts(database: Database, number: number, parts: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for (let part = 0; part < parts; part += 1) {
    const [row] = await database.query(
      'SELECT bytes FROM ebill_simulator_snapshot_part WHERE number = ? AND part = ?',
      [number, part],
    );
    if (row === undefined) return undefined;
    text += decoder.decode(row['bytes'] as Uint8Array, { stream: true });
  }
  return text + decoder.decode();
}

async function keepSnapshot(database: Database, { number, text }: SimulatorSnapshot): Promise<boolean> {
  const bytes = new TextEncoder().encode(text);
  const parts = Math.ceil(bytes.length / limits.chunkBytes);
  for (let first = 0; first < parts; first += limits.chunksPerCommitMax) {
    const count = Math.min(limits.chunksPerCommitMax, parts - first);
    await database.commit(Array.from({ length: count }, (_, index) => partOf(number, first + index, bytes)));
  }
  const older = (table: string): Statement => ({ sql: `DELETE FROM ${table} WHERE number < ?`, parameters: [number] });
  const whole = update('ebill_simulator_snapshot', { number, parts }, 'number < ?', [number]);
  const outdated = ['ebill_simulator_snapshot_part', 'ebill_simulator_entry'].map(older);
  return (await database.commit([{ ...whole, rows: 1 }, ...outdated])).ok;
}

/** Of the same number every process has the same bytes. */
function partOf(number: number, part: number, bytes: Uint8Array): Statement {
  return {
    sql: `INSERT INTO ebill_simulator_snapshot_part (number, part, bytes) VALUES (?, ?, ?)
      ON CONFLICT (number, part) DO NOTHING`,
    parameters: [number, part, bytes.subarray(part * limits.chunkBytes, (part + 1) * limits.chunkBytes)],
  };
}
