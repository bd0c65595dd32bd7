import { createStore } from '@rappen/store';
import { sqliteDatabase } from '@rappen/store/sqlite';
import { expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { secretBox } from '../secrets/secret-box.ts';
import { standardEbill } from './start.ts';
import { outboxMailer } from './webhooks/mailer.ts';

const secrets = await secretBox(new Uint8Array(32));
const noPdfs = () => Promise.reject(new Error('Nothing is done to PDFs here'));
const pdf = { examine: noPdfs, attach: noPdfs, toPdfA3b: noPdfs };
const biller = 'BIID0000000001';

test('activation codes are mailed to recipients, and to nobody else', async () => {
  const store = await createStore(sqliteDatabase(':memory:'));
  const mailer = outboxMailer();
  const { network } = await standardEbill({ store: store.ebill, pdf, secrets, hookUrls: {}, now: Date.now, mailer });
  for (const address of ['petra+allowed@example.org', 'nobody@example.org'])
    expect((await network.initiateSubscription(biller, address)).ok).toBe(true);
  expect(mailer.sent()).toEqual([
    {
      to: 'petra+allowed@example.org',
      subject: expect.stringContaining('eBill'),
      text: expect.stringMatching(/^Your activation code is \d{6}\. It is valid for 60 minutes\./),
    },
  ]);
  await store.close();
});

test('a mail that cannot be sent is a fault, not a refusal', async () => {
  const store = await createStore(sqliteDatabase(':memory:'));
  const faults: unknown[] = [];
  const mailer = { send: () => Promise.reject(new Error('no server')) };
  const onFault = (error: unknown) => faults.push(error);
  const { network } = await standardEbill({
    store: store.ebill,
    pdf,
    secrets,
    hookUrls: {},
    now: Date.now,
    mailer,
    onFault,
  });
  expect((await network.initiateSubscription(biller, 'petra+allowed@example.org')).ok).toBe(true);
  await eventually(() => expect(faults).toEqual([new Error('no server')]));
  await store.close();
});
