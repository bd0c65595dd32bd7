import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Biller, EbillStore } from '@rappen/http';
import { instantOf } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { bill } from '../../../test/ebill-submissions.ts';
import { eventually } from '../../../test/eventually.ts';
import { created, newBiller, newCase } from '../test/ebill.ts';
import { hasPostgres, startPostgres } from '../test/postgres-server.ts';
import { openStore } from './open.ts';
import { postgresDatabase } from './postgres/database.ts';
import { announce } from './presence.ts';
import { createStore } from './store.ts';

const ticketOf = (token: string) => ({ key: 'key', fingerprint: 'f', token });
const duty = '2026-11-21';

function lease(): { readonly now: string; readonly until: string } {
  return { now: instantOf(Date.now()), until: instantOf(Date.now() + 120_000) };
}

/** What a request and the background have at hand when their process is killed. */
async function leaveBehind(ebill: EbillStore): Promise<Biller> {
  const biller = await newBiller(ebill);
  await created(ebill, biller.id, bill('claimed'));
  expect(await ebill.idempotency.begin(biller.id, ticketOf('dead'), lease())).toEqual({ kind: 'started' });
  expect(await ebill.outbox.claim(biller.id, lease(), 5)).toHaveLength(1);
  expect(await ebill.duties.take('recheck', duty)).toBe(true);
  return biller;
}

async function kindOfRepetition(ebill: EbillStore, { id }: Biller): Promise<string> {
  return (await ebill.idempotency.begin(id, ticketOf('repetition'), lease())).kind;
}

test('what a killed service had at hand on a SQLite file is free as soon as it is started again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-presence-'));
  const live = { folder: join(folder, 'live') };
  const killed = { folder: join(folder, 'killed') };
  const service = await openStore(live, 'service');
  const biller = await leaveBehind(service.ebill);
  // A tool beside it takes nothing away
  const tool = await openStore(live);
  expect(await kindOfRepetition(tool.ebill, biller)).toBe('inProgress');
  await tool.close();
  cpSync(live.folder, killed.folder, { recursive: true });
  await service.close();

  const again = await openStore(killed, 'service');
  expect(await kindOfRepetition(again.ebill, biller)).toBe('started');
  // What it may have sent to the network stays its own until its lease ends
  expect(await again.ebill.outbox.claim(biller.id, lease(), 5)).toEqual([]);
  expect(await again.ebill.duties.take('recheck', duty)).toBe(true);
  await again.ebill.duties.done('recheck');
  // The repetition makes the case, and what the first one might still do comes to nothing
  const submission = await newCase(again.ebill, bill('once'));
  const make = (token: string) =>
    again.ebill.cases.create(biller.id, { ...submission, idempotency: { ...ticketOf(token), answer: token } });
  expect((await make('repetition')).kind).toBe('created');
  expect(await make('dead')).toMatchObject({ kind: 'idempotency', outcome: { kind: 'replay', answer: 'repetition' } });
  await again.close();

  const third = await openStore(killed, 'service');
  expect(await third.ebill.duties.take('recheck', duty)).toBe(false);
  await third.close();
  rmSync(folder, { recursive: true });
});

describe.skipIf(!hasPostgres)('on PostgreSQL (needs initdb)', () => {
  test('leases of a process that is no longer heard of are taken over, and those of others are not', async () => {
    const server = await startPostgres();
    const database = postgresDatabase(server.url);
    const storeOf = (instance: string) => createStore(database, { instance });
    const [dead, living, watching] = [await storeOf('dead'), await storeOf('living'), await storeOf('watching')];
    await database.commit([{ sql: "INSERT INTO store_instance (id, beats) VALUES ('dead', 1)" }]);
    const presences = [await announce(database, 'living', false), await announce(database, 'watching', false)];
    const ofLiving = await newBiller(living.ebill);
    await living.ebill.idempotency.begin(ofLiving.id, ticketOf('living'), lease());
    const biller = await leaveBehind(dead.ebill);
    expect(await kindOfRepetition(watching.ebill, biller)).toBe('inProgress');
    await eventually(async () => expect(await kindOfRepetition(watching.ebill, biller)).toBe('started'));
    expect(await watching.ebill.outbox.claim(biller.id, lease(), 5)).toEqual([]);
    expect(await watching.ebill.duties.take('recheck', duty)).toBe(true);
    expect(await kindOfRepetition(watching.ebill, ofLiving)).toBe('inProgress');
    for (const presence of presences) await presence.end();
    expect(await kindOfRepetition(watching.ebill, ofLiving)).toBe('started');
    await database.close();
    await server.stop();
  });
});
