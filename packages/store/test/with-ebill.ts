import type { Biller, EbillStore } from '@rappen/http';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Store } from '../src/store.ts';
import { newBiller, openEbill } from './ebill.ts';
import type { RunningEngine } from './engines.ts';

/** Opens a store on an engine for the tests of a suite, and makes a biller for each of them. */
export function withEbill(
  start: () => Promise<RunningEngine>,
  take: (kept: { readonly store: Store; readonly ebill: EbillStore; readonly biller: Biller }) => void,
): void {
  let engine: RunningEngine;
  let store: Store;
  beforeAll(async () => {
    engine = await start();
    store = await openEbill(engine);
  });
  beforeEach(async () => {
    const { ebill } = store;
    take({ store, ebill, biller: await newBiller(ebill) });
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });
}
