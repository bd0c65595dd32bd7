import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hasWorkerd } from '../../../runtimes/programs.ts';
import { blobChunks } from '../src/blob-chunks.ts';
import type { BlobBytes } from '../src/blobs.ts';
import { d1Database } from '../src/d1/database.ts';
import { r2Bytes } from '../src/d1/r2-bytes.ts';
import type { Database } from '../src/database.ts';
import { postgresDatabase } from '../src/postgres/database.ts';
import { bytesAt } from '../src/s3/open.ts';
import { sqliteDatabase } from '../src/sqlite/database.ts';
import { judged } from './judged-plans.ts';
import { hasPostgres, type PostgresServer, startPostgres } from './postgres-server.ts';
import { hasS3, startS3 } from './s3-server.ts';
import { startBindings } from './workerd-bindings.ts';

/** A kind of database on which every promise of the store is tested. */
export interface Engine {
  readonly name: string;
  readonly isThere: boolean;
  start(): Promise<RunningEngine>;
}

export interface RunningEngine {
  /** An empty database. Opened again by the same name, it has what was kept. */
  open(name?: string): Promise<Database>;
  bytesOf(database: Database): BlobBytes;
  stop(): Promise<void>;
}

const sqliteInMemory: Engine = {
  name: 'SQLite in memory',
  isThere: true,
  async start() {
    return { open: async () => judged(sqliteDatabase(':memory:')), bytesOf: blobChunks, stop: async () => {} };
  },
};

const sqliteFile: Engine = {
  name: 'SQLite in a file',
  isThere: true,
  async start() {
    const folder = mkdtempSync(join(tmpdir(), 'rappen-store-'));
    return {
      open: async (name = randomUUID()) => sqliteDatabase(join(folder, name)),
      bytesOf: blobChunks,
      stop: async () => rmSync(folder, { recursive: true }),
    };
  },
};

const d1: Engine = {
  name: 'D1 with R2 (needs workerd)',
  isThere: hasWorkerd,
  async start() {
    const names = Array.from({ length: 8 }, (_, index) => `DB${index}`);
    const workerd = await startBindings(names, 'BLOBS');
    const given = new Map<string, string>();
    return {
      async open(name = randomUUID()) {
        const binding = given.get(name) ?? names[given.size] ?? '';
        given.set(name, binding);
        return d1Database(workerd.database(binding));
      },
      bytesOf: () => r2Bytes(workerd.bucket),
      stop: () => workerd.stop(),
    };
  },
};

const d1Alone: Engine = {
  name: 'D1 without R2 (needs workerd)',
  isThere: hasWorkerd,
  start: async () => ({ ...(await d1.start()), bytesOf: blobChunks }),
};

const postgres: Engine = {
  name: 'PostgreSQL (needs initdb)',
  isThere: hasPostgres,
  async start() {
    const server = await startPostgres();
    const made = new Map<string, Promise<void>>();
    return {
      async open(name = randomUUID()) {
        const database = `rappen_${name.replaceAll('-', '_')}`;
        const creation = made.get(database) ?? administer(server, `CREATE DATABASE ${database}`);
        made.set(database, creation);
        await creation;
        const url = new URL(server.url);
        url.pathname = `/${database}`;
        return postgresDatabase(url.href);
      },
      bytesOf: blobChunks,
      async stop() {
        for (const database of made.keys()) await administer(server, `DROP DATABASE ${database} WITH (FORCE)`);
        await server.stop();
      },
    };
  },
};

const s3: Engine = {
  name: 'SQLite with files in S3 (needs versitygw)',
  isThere: hasS3,
  async start() {
    const server = await startS3();
    const made = await sqliteFile.start();
    return {
      open: made.open,
      bytesOf: (database) => bytesAt(database, server.files),
      async stop() {
        await made.stop();
        await server.stop();
      },
    };
  },
};

async function administer(server: PostgresServer, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

export const engines: readonly Engine[] = [sqliteInMemory, sqliteFile, d1, d1Alone, postgres, s3];
