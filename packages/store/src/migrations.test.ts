import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newBiller, openEbill } from '../test/ebill.ts';
import { engines, type RunningEngine } from '../test/engines.ts';
import { accountStore } from './accounts/store.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('of an older store', () => {
    let engine: RunningEngine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine.stop());

    test('each webhook belongs to whom the audit log names', async () => {
      const database = await engine.open();
      await migrate(database, migrations.slice(0, 5));
      const audit = (id: number, at: string, actor: string, detail: string) => ({
        sql: "INSERT INTO ebill_audit (biller_id, id, at, actor, action, detail) VALUES (1, ?, ?, ?, 'webhook.created', ?)",
        parameters: [id, at, actor, detail],
      });
      const hook = (id: number, feed: string, at: string) => ({
        sql: `INSERT INTO ebill_webhook (biller_id, id, feed, hook_url, secret, status, failures, created_at)
          VALUES (1, ?, ?, 'https://example.org/', 's', 'ACTIVE', 0, ?)`,
        parameters: [id, feed, at],
      });
      const day = (number: number) => `2026-11-2${number}T00:00:00.000Z`;
      await database.commit([
        audit(1, day(1), 'one', 'PROCESSING_STATUS_CHANGED_EVENTS'),
        audit(2, day(2), 'two', 'INSTALMENT_STATUS_CHANGED_EVENTS'),
        audit(3, day(3), 'three', 'PROCESSING_STATUS_CHANGED_EVENTS'),
        hook(1, 'processingStatus', day(3)),
        hook(2, 'instalmentStatus', day(2)),
        hook(3, 'emailAddress', day(2)),
      ]);
      await migrate(database, migrations);
      const rows = await database.query('SELECT id, created_by FROM ebill_webhook ORDER BY id');
      expect(rows.map((row) => row['created_by'])).toEqual(['three', 'two', null]);
      await database.close();
    });

    test('each user is a person with one membership, and stays signed in', async () => {
      const database = await engine.open();
      await migrate(database, migrations.slice(0, 7));
      const biller = (id: number) => ({
        sql: `INSERT INTO ebill_biller (id, owner, net_id, legal_name, address, status, is_primary, payment_term_days, created_at)
          VALUES (?, ?, ?, 'Muster AG', '{}', 'ACTIVE', 1, 30, 'then')`,
        parameters: [id, `owner ${id}`, `BIID000000000${id}`],
      });
      const user = (id: string, billerId: number) => ({
        sql: `INSERT INTO app_user (id, biller_id, email_address, password_hash, role, created_at)
          VALUES (?, ?, ?, 'hash', 'owner', 'then')`,
        parameters: [id, billerId, `${id}@example.ch`],
      });
      const signIn =
        "INSERT INTO app_session (sha256, user_id, created_at, expires_at) VALUES ('s', 'anna', 'then', 'z')";
      const before = await database.commit([biller(1), biller(2), user('anna', 1), user('bert', 2), { sql: signIn }]);
      expect(before).toEqual({ ok: true });
      await migrate(database, migrations);
      const { users, sessions } = accountStore(database);
      expect(await users.findByEmailAddress('bert@example.ch')).toMatchObject({ id: 'bert', passwordHash: 'hash' });
      expect(await users.memberships('bert')).toMatchObject([{ billerId: 2, role: 'owner' }]);
      expect(await sessions.find('s', 'then')).toMatchObject({ user: { id: 'anna', billerId: 1 }, owner: 'owner 1' });
      await database.close();
    });

    test('each case is sorted by its recipient, and has the day on which it was paid', async () => {
      const database = await engine.open();
      await migrate(database, migrations.slice(0, 19));
      const biller = {
        sql: `INSERT INTO ebill_biller (id, owner, net_id, legal_name, address, status, is_primary, payment_term_days, created_at)
          VALUES (1, 'owner', 'BIID0000000001', 'Muster AG', '{}', 'ACTIVE', 1, 30, 'then')`,
      };
      const kept = (id: number, name: string, completion: string) => ({
        sql: `INSERT INTO ebill_case (biller_id, id, token, revision, type, reference_number, currency, business_case_date,
            recipient_name, ibans, structured_references, pdf_is_converted, pdf_conformance, processing_status, status,
            is_listed, holds_number, submitted_on, created_at, changed_at, anomalies, search_text, state, document)
          VALUES (1, ?, ?, 2, 'Bill', ?, 'CHF', '2026-11-20', ?, '[]', '[]', 0, '', 'DELIVERED', 'COMPLETED',
            1, 1, '2026-11-20', 'then', 'now', '[]', '', ?, '{}')`,
        parameters: [id, `token ${id}`, `number ${id}`, name, `{"completion":"${completion}"}`],
      });
      const event = (id: number, revision: number, day: string, kind: string) => ({
        sql: 'INSERT INTO ebill_case_event (biller_id, case_id, revision, place, at, event) VALUES (1, ?, ?, 0, ?, ?)',
        parameters: [id, revision, `${day}T10:00:00.000Z`, `{"kind":"${kind}","cause":"paid"}`],
      });
      const before = await database.commit([
        biller,
        kept(1, 'Élan Ödön', 'paid'),
        kept(2, 'ÄBI', 'cancelled'),
        event(1, 1, '2026-11-21', 'submitted'),
        event(1, 2, '2026-11-23', 'completed'),
        event(2, 2, '2026-11-24', 'completed'),
      ]);
      expect(before).toEqual({ ok: true });
      await migrate(database, migrations);
      expect(await database.query('SELECT id, recipient_key, paid_on FROM ebill_case ORDER BY recipient_key')).toEqual([
        { id: 2, recipient_key: 'abi', paid_on: null },
        { id: 1, recipient_key: 'elan odon', paid_on: '2026-11-23' },
      ]);
      await database.close();
    });

    test('the maker of a webhook is told as it is today', async () => {
      const store = await openEbill(engine);
      const biller = await newBiller(store.ebill);
      const made = await store.ebill.webhooks.create(biller.id, {
        feed: 'processingStatus',
        hookUrl: 'https://example.org/hook',
        sealedSecret: 's',
        createdAt: '2026-11-21T00:00:00.000Z',
        createdBy: 'user:nobody',
      });
      expect(made).toMatchObject({ kind: 'created', webhook: { maker: { kind: 'gone' } } });
      await store.close();
    });
  });
});
