import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { limits } from '../limits.ts';
import { type Connection, openReader } from './connection.ts';
import type { StoreFiles } from './files.ts';
import { type Mark, readMark } from './mark.ts';
import { sqliteReason } from './reason.ts';

/**
 * As `looksWrong`, but looks again before it says so: another process may just be making the database or its mark.
 */
export async function whatIsWrong(files: StoreFiles, thorough = false): Promise<string | undefined> {
  for (let look = 1; look < limits.looksMax; look += 1) {
    const wrong = attempt(() => looksWrong(files, thorough));
    if (wrong === undefined) return undefined;
    await new Promise((resolve) => setTimeout(resolve, limits.lockPauseMilliseconds));
  }
  return looksWrong(files, thorough);
}

function attempt(look: () => string | undefined): unknown {
  try {
    return look();
  } catch (error) {
    return error;
  }
}

/**
 * Says what is wrong with the files of a store before anything is written to them: what was confirmed is missing, or pages are
 * damaged. Undefined: nothing. `thorough` checks every page, however many there are. Throws what SQLite says of a file that it
 * cannot open.
 */
function looksWrong(files: StoreFiles, thorough: boolean): string | undefined {
  // First: a service that is running goes on, and the database is never behind its mark
  const mark = readMark(files.mark);
  if (sizeOf(files.database) === 0) {
    const what = existsSync(files.database) ? 'empty' : 'missing';
    return mark === 'missing' ? undefined : `${files.database} is ${what}, but the store was in use`;
  }
  const damage = whatIsDamaged(files, thorough);
  if (damage !== undefined) return damage;
  const reader = openReader(files.database);
  try {
    return whatIsLost(files, reader, mark);
  } finally {
    reader.close();
  }
}

/** What is wrong with the pages of a database; undefined: nothing, or there is none. */
export function whatIsDamaged(files: StoreFiles, thorough: boolean): string | undefined {
  if (sizeOf(files.database) === 0) return undefined;
  const cut = hasLog(files) ? undefined : whatIsCut(files.database);
  if (cut !== undefined) return cut;
  const reader = openReader(files.database);
  try {
    return damageIn(files, reader, thorough);
  } finally {
    reader.close();
  }
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}

function hasLog({ log }: StoreFiles): boolean {
  return sizeOf(log) > 0;
}

const headerBytes = 100;
const textAtBeginning = 'SQLite format 3\0';

/** The header says how many pages there are; while there is a log, they may be in it. */
function whatIsCut(file: string): string | undefined {
  const header = new Uint8Array(headerBytes);
  const opened = openSync(file, 'r');
  const read = readSync(opened, header, 0, headerBytes, 0);
  closeSync(opened);
  const isDatabase = new TextDecoder().decode(header.subarray(0, textAtBeginning.length)) === textAtBeginning;
  if (read < headerBytes || !isDatabase) return undefined;
  const view = new DataView(header.buffer);
  // Offsets 16 and 28 of the file format; a page size of 1 stands for 65536
  const pageBytes = view.getUint16(16) === 1 ? 65_536 : view.getUint16(16);
  const bytes = pageBytes * view.getUint32(28);
  const found = sizeOf(file);
  return found < bytes ? `${file} has ${found} of ${bytes} bytes: it was cut off` : undefined;
}

/** What the mark says against what the database says of itself. */
function whatIsLost(files: StoreFiles, reader: Connection, mark: Mark | 'missing' | 'damaged'): string | undefined {
  const state = stateOf(reader);
  if (mark === 'missing') return state.commits > 0 ? `${files.mark} is missing` : undefined;
  if (mark === 'damaged') return `${files.mark} is damaged`;
  if (state.id !== mark.id) return `${files.database} is another database than the one that was in use`;
  const isBehind = state.epoch < mark.epoch || (state.epoch === mark.epoch && state.commits < mark.commits);
  return isBehind
    ? `${files.database} is older than what was confirmed: commits ${state.commits + 1} to ${mark.commits} are missing`
    : undefined;
}

/** A database of an earlier version, or one that is just being made, has no state yet. */
function stateOf(reader: Connection): Pick<Mark, 'id' | 'epoch' | 'commits'> {
  const [table] = reader.query("SELECT name FROM sqlite_schema WHERE name = 'store_state'", []);
  const [row] = table === undefined ? [] : reader.query('SELECT id, epoch, commits FROM store_state', []);
  return { id: String(row?.['id'] ?? ''), epoch: Number(row?.['epoch'] ?? 0), commits: Number(row?.['commits'] ?? 0) };
}

/** Every page of a small file; of a large one, which would take long, the beginning of every table. */
function damageIn({ database }: StoreFiles, reader: Connection, thorough: boolean): string | undefined {
  try {
    if (thorough) return saidOf(database, reader.query('PRAGMA integrity_check(1)', []));
    if (sizeOf(database) <= limits.checkedBytesMax) return saidOf(database, reader.query('PRAGMA quick_check(1)', []));
    for (const row of reader.query("SELECT name FROM sqlite_schema WHERE type = 'table'", []))
      reader.query(`SELECT * FROM "${row['name']}" LIMIT 1`, []);
    return undefined;
  } catch (error) {
    // A file that cannot be read at this moment is not damaged for that
    if (sqliteReason(error) !== 'damaged') throw error;
    return `${database} is damaged: ${(error as Error).message}`;
  }
}

function saidOf(file: string, rows: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  const said = String(Object.values(rows[0] ?? {})[0]);
  return said === 'ok' ? undefined : `${file} is damaged: ${said.replace(/\s+/g, ' ')}`;
}
