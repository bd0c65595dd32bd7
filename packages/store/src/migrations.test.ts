import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newBiller, openEbill } from '../test/ebill.ts';
import { engines, type RunningEngine } from '../test/engines.ts';
import { accountStore } from './accounts/store.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { createStore } from './store.ts';

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

    test('cases are added up, found by their texts and led to, and feeds entered by time', async () => {
      const database = await engine.open();
      const before = migrations.findIndex((one) =>
        one.some((sql) => typeof sql === 'string' && sql.includes('ebill_total')),
      );
      await migrate(database, migrations.slice(0, before - 1));
      const biller = {
        sql: `INSERT INTO ebill_biller (id, owner, net_id, legal_name, address, status, is_primary, payment_term_days, created_at)
          VALUES (1, 'owner', 'BIID0000000001', 'Muster AG', '{}', 'ACTIVE', 1, 30, 'then')`,
      };
      const numbering = {
        sql: 'INSERT INTO ebill_numbering (biller_id, last_id, block_end, last_record_id) VALUES (1, 700, 1000, 3)',
      };
      const kept = (id: number, amount: string | null, isListed: 0 | 1) => ({
        sql: `INSERT INTO ebill_case (biller_id, id, token, revision, type, reference_number, currency, business_case_date,
            recipient_name, recipient_key, ibans, structured_references, pdf_is_converted, pdf_conformance, processing_status,
            status, is_listed, holds_number, submitted_on, created_at, changed_at, anomalies, search_text, state, document, amount, due_date)
          VALUES (1, ?, ?, 2, 'Bill', ?, 'CHF', '2026-11-20', 'N', 'n', '[]', '[]', 0, '', 'DELIVERED', 'OPEN', ?, 1, '2026-11-20',
            'then', 'now', '[]', ?, '{}', '{}', ?, '2026-12-24')`,
        parameters: [id, `token ${id}`, `number ${id}`, isListed, isListed === 1 ? `früher ${id}` : '', amount],
      });
      const record = (id: number, at: string) => ({
        sql: "INSERT INTO ebill_record (biller_id, id, feed, at, record) VALUES (1, ?, 'processingStatus', ?, ?)",
        parameters: [id, at, `{"id":${id}}`],
      });
      const rest = Array.from({ length: 400 }, (_, index) => kept(300 + index, '0.05', 1));
      expect(
        await database.commit([
          biller,
          numbering,
          kept(1, '1234567.05', 1),
          kept(2, null, 1),
          kept(3, '5.00', 0),
          ...rest,
          record(1, '2026-11-21T10:00:30.000Z'),
          record(2, '2026-11-21T10:00:40.000Z'),
          record(3, '2026-11-22T09:00:00.000Z'),
        ]),
      ).toEqual({ ok: true });
      const { ebill } = await createStore(database);
      const sum = [{ currencyCode: 'CHF', count: 402, withoutAmount: 1, value: '1234587.05' }];
      expect(await ebill.cases.totals(1, {})).toEqual(sum);
      expect(await ebill.cases.totals(1, { dueFrom: '2026-12-24' as never, dueTo: '2026-12-24' as never })).toEqual(
        sum,
      );
      const december = { dueFrom: '2026-12-01', dueTo: '2026-12-31' } as never as { readonly dueFrom: never };
      expect(await ebill.cases.totals(1, december)).toEqual(sum);
      const largest = await ebill.cases.list(1, { ...december, sortBy: 'amount', limit: 3 });
      expect(largest.map(({ id }) => id)).toEqual([1, 699, 698]);
      const search = async () => (await ebill.cases.list(1, { text: 'FRÜHER 2', limit: 5 })).map(({ id }) => id);
      expect(await search()).toEqual([2]);
      while ((await ebill.cases.fillSearch()) > 0);
      expect(await search()).toEqual([2]);
      expect(await database.query('SELECT * FROM ebill_search_rest')).toEqual([]);
      const since = async (at: string) =>
        (await ebill.feeds.page(1, 'processingStatus', { since: at as never, limit: 9 })).text;
      expect(await since('2026-11-21T10:00:35.000Z')).toBe('[{"id":2},{"id":3}]');
      expect(await since('2026-11-22T00:00:00.000Z')).toBe('[{"id":3}]');
      expect(await since('2026-11-23T00:00:00.000Z')).toBe('[]');
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
