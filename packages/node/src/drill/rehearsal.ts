import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createBiller, instantOf } from '@rappen/http';
import { createKey, StoreTrouble } from '@rappen/store';
import { openStore } from '@rappen/store/open';
import { backUpStore, checkStore, type Folder, restoreStore, silenceStore } from '@rappen/store/operator';
import { type Ledger, lostOf, newLedger, rehearsedIban, submitTo } from './load.ts';
import { type RehearsedService, startRehearsed } from './rehearsed-service.ts';

/** What a step of a rehearsal found. */
export interface Step {
  readonly name: string;
  readonly ok: boolean;
  /** A sentence about what happened. */
  readonly message: string;
  readonly milliseconds: number;
}

/** What is rehearsed, and where. */
export interface Rehearsal {
  /** The real store: it is read for a backup, and nothing else is done to it. */
  readonly live: Folder;
  /** An empty folder for everything else. */
  readonly place: string;
  /** How often the service is killed, and for how many seconds it works before. */
  readonly kills: number;
  readonly seconds: number;
  /** Settings that open what the store has sealed. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** How much a store may grow before its disk counts as full, and how long that may take. */
const fullBytes = 4_000_000;
const fullSecondsMax = 60;

/**
 * Rehearses on a copy of a store what an operator hopes never to see, and tells each step as it ends: a backup, kills under load, a
 * full disk, and the way back from the backup. Goes on after a step that failed where that makes sense.
 */
export async function rehearse(rehearsal: Rehearsal, told: (step: Step) => void): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const step = async (name: string, work: () => Promise<string>): Promise<boolean> => {
    const began = performance.now();
    const outcome = await work().then(
      (message) => ({ ok: true, message }),
      (error: Error) => ({ ok: false, message: error.message }),
    );
    const done = { name, ...outcome, milliseconds: Math.round(performance.now() - began) };
    steps.push(done);
    told(done);
    return outcome.ok;
  };
  const backup = join(rehearsal.place, 'rehearsal.backup');
  const copy = { folder: join(rehearsal.place, 'copy') };
  if (!(await step('backup', () => backUp(rehearsal.live, backup)))) return steps;
  if (!(await step('copy', () => copied(backup, copy)))) return steps;
  await step('kills', () => killedUnderLoad(rehearsal, copy));
  await step('full disk', () => fullDisk(rehearsal));
  await step('restore', () => restored(rehearsal, backup));
  return steps;
}

async function backUp(live: Folder, backup: string): Promise<string> {
  await backUpStore(live, backup);
  return `The store was backed up while it may be at work: ${megabytes(backup)} MB`;
}

async function copied(backup: string, copy: Folder): Promise<string> {
  await restoreStore(copy, backup);
  await silenceStore(copy);
  const wrong = await checkStore(copy);
  if (wrong !== undefined) throw new StoreTrouble(`The copy is not whole: ${wrong}`);
  return 'The backup was restored to another folder, every page of it is whole, and no webhook can be sent from it';
}

async function killedUnderLoad({ kills, seconds, secrets }: Rehearsal, copy: Folder): Promise<string> {
  const key = await rehearsalKey(copy);
  const ledger = newLedger();
  const settings = { ...secrets, RAPPEN_DATA: copy.folder };
  const starts: number[] = [];
  let service = await startRehearsed(settings, copy);
  try {
    for (let number = 0; number < kills; number += 1) {
      const before = ledger.acknowledged.length;
      const endLoad = submitTo(service.url, key, ledger);
      // On a busy machine a kill could else come before anything was accepted, and would show nothing
      await until(() => ledger.acknowledged.length > before);
      await passed(seconds);
      await service.kill();
      await endLoad();
      service = await startRehearsed(settings, copy);
      starts.push(service.startMilliseconds);
      await expectNothingLost(service, key, ledger);
    }
  } finally {
    await service.stop();
  }
  if (ledger.acknowledged.length === 0) throw new Error(`No bill was accepted: ${statusesOf(ledger)}`);
  const slowest = (Math.max(...starts) / 1000).toFixed(1);
  return `Killed ${kills} times while bills came in; it served again within ${slowest} s, and all ${ledger.acknowledged.length} acknowledged bills are there`;
}

async function expectNothingLost(service: RehearsedService, key: string, ledger: Ledger): Promise<void> {
  const lost = await lostOf(service.url, key, ledger);
  if (lost.length > 0)
    throw new Error(
      `${lost.length} of ${ledger.acknowledged.length} acknowledged bills are lost, the first with id ${lost[0]}`,
    );
}

/** On a store of its own: a large one would take long to fill, and a full disk is no matter of what lies on it. */
async function fullDisk({ place, secrets }: Rehearsal): Promise<string> {
  const small = { folder: join(place, 'full') };
  const key = await rehearsalKey(small);
  const ledger = newLedger();
  const settings = { ...secrets, RAPPEN_DATA: small.folder };
  const full = await startRehearsed(settings, { ...small, fileBytesMax: fullBytes });
  try {
    const endLoad = submitTo(full.url, key, ledger);
    await until(() => ledger.statuses.has(503));
    await endLoad();
  } finally {
    await full.kill();
  }
  if (!ledger.statuses.has(503)) throw new Error(`The service did not say that it has no room: ${statusesOf(ledger)}`);
  const odd = [...ledger.statuses.keys()].filter((status) => status !== 201 && status !== 503);
  if (odd.length > 0) throw new Error(`The service gave other answers than 201 and 503: ${statusesOf(ledger)}`);
  const roomy = await startRehearsed(settings, small);
  try {
    await expectNothingLost(roomy, key, ledger);
    const before = ledger.acknowledged.length;
    const endLoad = submitTo(roomy.url, key, ledger);
    await until(() => ledger.acknowledged.length > before);
    await endLoad();
    if (ledger.acknowledged.length === before) throw new Error('With room again, no bill was accepted');
    return `With no room left, bills were refused with 503; with room again, all ${before} acknowledged ones were there, and new ones were accepted`;
  } finally {
    await roomy.stop();
  }
}

async function restored({ place, secrets }: Rehearsal, backup: string): Promise<string> {
  const folder = { folder: join(place, 'restored') };
  const began = performance.now();
  await restoreStore(folder, backup);
  await silenceStore(folder);
  const service = await startRehearsed({ ...secrets, RAPPEN_DATA: folder.folder }, folder);
  try {
    const ready = await fetch(`${service.url}/readyz`);
    if (ready.status !== 200) throw new Error(`The restored service is not ready: /readyz answers ${ready.status}`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return `From the backup, a service was ready in ${seconds} s; what came after the backup would be lost`;
  } finally {
    await service.stop();
  }
}

/** A customer for the rehearsal, in a copy. */
async function rehearsalKey(folder: Folder): Promise<string> {
  const store = await openStore(folder);
  try {
    const owner = `rehearsal ${crypto.randomUUID().slice(0, 8)}`;
    const address = { postalCode: '3000', city: 'Bern', countryCode: 'CH' };
    const made = await createBiller(
      store.ebill,
      { owner, legalName: 'Rehearsal', address, ibans: [rehearsedIban] },
      Date.now(),
    );
    if (!made.ok) throw new Error('The biller of the rehearsal could not be made');
    const wish = { owner, scopes: ['qr', 'ebill'], demo: false } as const;
    return (await createKey(store.database, { ...wish, scopes: [...wish.scopes] }, instantOf(Date.now()))).key;
  } finally {
    await store.close();
  }
}

function statusesOf({ statuses }: Ledger): string {
  const named = [...statuses].map(([status, count]) => `${count} × ${status === 0 ? 'no answer' : status}`);
  return named.join(', ') || 'nothing was answered';
}

function megabytes(file: string): string {
  return (statSync(file).size / 1e6).toFixed(1);
}

/** Waits for a condition, within the time that a disk may take to be full. */
async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + fullSecondsMax * 1000;
  while (!isSo() && performance.now() < end) await passed(0.1);
}

function passed(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000));
}
