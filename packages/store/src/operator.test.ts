import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bill } from '../../../test/ebill-submissions.ts';
import { created, newBiller, shown } from '../test/ebill.ts';
import { loadKeys, openSecrets, openStore } from './open.ts';
import { acceptStore, backUpStore, checkStore, restoreStore, silenceStore } from './operator.ts';
import { StoreTrouble } from './trouble.ts';

let root: string;
let folder: string;
let backup: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rappen-operator-'));
  folder = join(root, 'data');
  backup = join(root, 'backup');
});
afterEach(() => rmSync(root, { recursive: true }));

/** The key of a folder, which a start makes where there is none. */
async function secretIn(storage: { readonly folder: string }): Promise<Uint8Array | undefined> {
  const store = await openStore(storage);
  try {
    await openSecrets(store, { storage });
    return (await loadKeys({ storage }))[0];
  } finally {
    await store.close();
  }
}

/** Submits bills to a store, and gives their ids with the last number of the feed. */
async function submit(names: readonly string[], billerId?: number) {
  const store = await openStore({ folder }, 'service');
  const biller = billerId ?? (await newBiller(store.ebill)).id;
  const ids: number[] = [];
  for (const name of names) ids.push((await created(store.ebill, biller, bill(name))).id);
  const page = await store.ebill.feeds.page(biller, 'processingStatus', { after: 0, limit: 1000 });
  await store.close();
  return { biller, ids, lastId: page.lastId, records: shown(page) };
}

test('a backup that is made while the service writes is whole, and restores everything up to its moment', async () => {
  const { biller } = await submit(['before']);
  const secret = await secretIn({ folder });
  const service = await openStore({ folder }, 'service');
  let goesOn = true;
  const writing = (async () => {
    for (let number = 1; goesOn; number += 1) await created(service.ebill, biller, bill(`while ${number}`));
  })();
  expect(await checkStore({ folder })).toBeUndefined();
  expect(await backUpStore({ folder }, backup)).toEqual({ hasSecret: true });
  await expect(backUpStore({ folder }, backup)).rejects.toThrow('already exists');
  await expect(restoreStore({ folder }, backup)).rejects.toThrow('is in use: stop the service first');
  goesOn = false;
  await writing;
  await service.close();
  expect(statSync(backup).mode & 0o077).toBe(0);
  const elsewhere = { folder: join(root, 'elsewhere') };
  expect(await restoreStore(elsewhere, backup)).toEqual({ kept: undefined });
  expect(await secretIn(elsewhere)).toEqual(secret);
  const restored = await openStore(elsewhere, 'service');
  expect((await restored.ebill.cases.list(biller, { limit: 1000 })).map((one) => one.referenceNumber)).toContain(
    'before',
  );
  await restored.close();
});

test('after a restore everything in the folder is for its owner only, also where the backup came back readable for all', async () => {
  await submit(['kept']);
  await secretIn({ folder });
  await backUpStore({ folder }, backup);
  chmodSync(backup, 0o644);
  const before = process.umask(0o022);
  try {
    for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o644);
    await restoreStore({ folder }, backup);
    const elsewhere = { folder: join(root, 'elsewhere') };
    await restoreStore(elsewhere, backup);
    const modes = [folder, elsewhere.folder].flatMap((place) =>
      readdirSync(place)
        .filter((file) => !file.includes('replaced'))
        .map((file) => [file, statSync(join(place, file)).mode & 0o777]),
    );
    expect(modes.map(([name]) => name)).toEqual(expect.arrayContaining(['rappen.lock', 'rappen.sqlite', 'secret.key']));
    for (const [name, mode] of modes) expect([name, mode]).toEqual([name, 0o600]);
    const [secretAside] = readdirSync(folder).filter(
      (file) => file.endsWith('-secret.key') && file.includes('replaced'),
    );
    expect(statSync(join(folder, secretAside ?? '')).mode & 0o777).toBe(0o600);
  } finally {
    process.umask(before);
  }
});

test('after a restore no id and no number of a feed comes again', async () => {
  const first = await submit(['kept']);
  await backUpStore({ folder }, backup);
  const lost = await submit(
    Array.from({ length: 1100 }, (_, index) => `lost ${index}`),
    first.biller,
  );
  const { kept } = await restoreStore({ folder }, backup);
  expect(existsSync(kept ?? '')).toBe(true);
  const after = await submit(['after'], first.biller);
  expect(Math.min(...after.ids)).toBeGreaterThan(Math.max(...lost.ids));
  expect(after.lastId).toBeGreaterThan(lost.lastId);
  const numbers = after.records.map(({ id }) => id);
  expect(numbers).toHaveLength(2);
  // A cursor of the lost past goes on with what is new
  const store = await openStore({ folder });
  const page = await store.ebill.feeds.page(first.biller, 'processingStatus', { after: lost.lastId, limit: 10 });
  expect(shown(page).map(({ id }) => id)).toEqual([numbers[1]]);
  expect(await store.ebill.feeds.purge(first.biller, '2999-01-01T00:00:00.000Z')).toBe(2);
  await store.close();
});

test('a loss that is accepted begins a new epoch; damage cannot be accepted', async () => {
  const { ids } = await submit(['lost']);
  truncateSync(join(folder, 'rappen.sqlite'));
  await expect(openStore({ folder })).rejects.toThrow('is empty');
  await acceptStore({ folder });
  const after = await submit(['after']);
  expect(Math.min(...after.ids)).toBeGreaterThan(Math.max(...ids));
  truncateSync(join(folder, 'rappen.sqlite'), 8192);
  await expect(acceptStore({ folder })).rejects.toThrow(StoreTrouble);
  expect(await checkStore({ folder })).toMatch(/cut off|damaged/);
});

test('what is no backup is not restored, and leaves the store as it is', async () => {
  await submit(['kept']);
  await backUpStore({ folder }, backup);
  const before = readFileSync(join(folder, 'rappen.sqlite'));
  writeFileSync(join(root, 'text'), 'no backup');
  for (const [file, sentence] of [
    [join(root, 'nothing'), 'does not exist'],
    [join(root, 'text'), 'is no backup of a store'],
    [join(folder, 'rappen.sqlite'), 'is no backup of a store'],
  ] as const)
    await expect(restoreStore({ folder }, file)).rejects.toThrow(sentence);
  truncateSync(backup, statSync(backup).size / 2);
  await expect(restoreStore({ folder }, backup)).rejects.toThrow(StoreTrouble);
  expect(readFileSync(join(folder, 'rappen.sqlite'))).toEqual(before);
});

test('a copy that is made quiet has no webhook left that could be called, and is a whole store', async () => {
  const { biller } = await submit(['kept']);
  const store = await openStore({ folder });
  await store.database.commit([
    {
      sql: `INSERT INTO ebill_webhook (biller_id, id, feed, hook_url, secret, status, failures, created_at)
            VALUES (?, 1, 'processingStatus', 'https://customer.example/hook', 'sealed', 'ACTIVE', 0, '2026-01-01T00:00:00.000Z')`,
      parameters: [biller],
    },
    {
      sql: `INSERT INTO ebill_delivery (biller_id, webhook_id, record_id, status, attempts, next_at)
            VALUES (?, 1, 1, 'PENDING', 0, '2026-01-01T00:00:00.000Z')`,
      parameters: [biller],
    },
  ]);
  await store.close();
  await backUpStore({ folder }, backup);
  const copy = { folder: join(root, 'copy') };
  await restoreStore(copy, backup);
  await silenceStore(copy);
  expect(await checkStore(copy)).toBeUndefined();
  const quiet = await openStore(copy, 'service');
  expect(await quiet.database.query('SELECT status, hook_url FROM ebill_webhook')).toEqual([
    { status: 'DISABLED', hook_url: 'https://rehearsal.invalid/1' },
  ]);
  expect(await quiet.database.query('SELECT 1 FROM ebill_delivery WHERE next_at IS NOT NULL')).toEqual([]);
  await quiet.close();
  const live = await openStore({ folder });
  expect(await live.database.query('SELECT status, hook_url FROM ebill_webhook')).toEqual([
    { status: 'ACTIVE', hook_url: 'https://customer.example/hook' },
  ]);
  await live.close();
});
