import type { Biller } from '@rappen/http';
import { createKey } from '../../packages/store/src/keys.ts';
import type { Store } from '../../packages/store/src/store.ts';
import { created, newBiller } from '../../packages/store/test/ebill.ts';
import { bill } from '../../test/ebill-submissions.ts';
import { fill, fillTexts } from './fill.ts';

/** A store with very many cases of one biller. */
export interface Filled {
  readonly biller: Biller;
  readonly webhookId: number;
  readonly key: string;
  readonly firstId: number;
  readonly count: number;
}

export async function filledStore(store: Store, count: number, path: string | undefined): Promise<Filled> {
  const { ebill, database } = store;
  const biller = await newBiller(ebill);
  const made = await ebill.webhooks.create(biller.id, {
    feed: 'processingStatus',
    hookUrl: 'https://erp.example/hook',
    sealedSecret: 's',
    createdAt: '2026-08-01T00:00:00.000Z',
  });
  const webhookId = made.kind === 'created' ? made.webhook.id : 0;
  const { key } = await createKey(
    database,
    { owner: biller.owner, scopes: ['ebill'], demo: false },
    '2026-08-01T00:00:00.000Z',
  );
  const { id } = await created(ebill, biller.id, bill('first'));
  await fill(database, biller.id, id, webhookId, count);
  await fillTexts(database, biller.id, path);
  return { biller, webhookId, key, firstId: id, count };
}
