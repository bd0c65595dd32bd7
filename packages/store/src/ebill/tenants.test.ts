import type { Biller, EbillStore, NewDeskMail, StoredCase, Webhook } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, bill, payment, type today } from '../../../../test/ebill-submissions.ts';
import { created, later, newBiller, newCase, now, openEbill, recipientNetId, step } from '../../test/ebill.ts';
import { engines, type RunningEngine } from '../../test/engines.ts';
import type { Store } from '../store.ts';

const iban = 'CH5200764174504462005';
const structured = 'RF18539007547034';
const evid = `EVID${'A'.repeat(32)}`;
const netId = `BCID${'B'.repeat(32)}`;
const ticket = { key: 'key', fingerprint: 'f', token: 't' };
const lease = { now: later, until: '2026-11-21T12:11:00.000Z' };
const page = { limit: 10 };

/** Functions that are about no biller's own things: about billers themselves, the network, files by hash, or all at once. */
const aboutAll = [
  'billers.create',
  'billers.ofOwner',
  'billers.ofNetId',
  'billers.list',
  'cases.scrub',
  'cases.fillSearch',
  'pdfs.put',
  'pdfs.sweep',
  'duties.take',
  'duties.done',
  'idempotency.purge',
  'deliveries.due',
  'outbox.due',
  'cursors.get',
  'networks.using',
  'mails.due',
  // By a number that nobody can guess, and that only a report of a mail server names
  'mails.returned',
  'cursors.move',
  'simulator.read',
  'simulator.append',
  'simulator.snapshot',
  'simulator.keepSnapshot',
];

/** A mail of the desk that is due at once. */
function mailOf(id: string, pdf: string): NewDeskMail {
  return {
    id,
    at: now,
    content: {
      to: 'a@example.org',
      fromName: 'A',
      replyTo: 'b@example.org',
      subject: 's',
      text: 't',
      fileName: 'a.pdf',
    },
    pdf,
    limit: { since: '2000-01-01T00:00:00.000Z', count: 10 },
    audit: { at: now, actor: 'a', action: 'mail.given' },
  };
}

describe.each(engines.filter(({ name }) => !name.startsWith('D1 without R2')))('$name', ({ isThere, start }) => {
  describe.skipIf(!isThere)('tells no biller of another', () => {
    let engine: RunningEngine;
    let store: Store;
    let ebill: EbillStore;
    let owner: Biller;
    let other: Biller;
    let found: StoredCase;
    let staged: StoredCase;
    let hook: Webhook;
    let outboxLease: string;
    let deliveryLease: string;
    let mailLease: string;

    beforeAll(async () => {
      engine = await start();
      store = await openEbill(engine);
      ebill = store.ebill;
      owner = await newBiller(ebill);
      other = await newBiller(ebill);
      const made = await ebill.webhooks.create(owner.id, {
        feed: 'processingStatus',
        hookUrl: 'https://example.org/hook',
        sealedSecret: 's',
        createdAt: now,
      });
      if (made.kind !== 'created') throw new Error(made.kind);
      hook = made.webhook;
      await ebill.creditAccounts.add(owner.id, { iban, currencies: ['CHF'], createdAt: now });
      const information = payment('140.80');
      const generic = { referenceType: 'SCOR', referenceStructured: structured, iban: account(iban) } as const;
      const paymentInformation = { ...information, accountAndReference: { generic } };
      const businessCase = bill('owned', { singlePayment: { paymentMode: 'EBILL', paymentInformation } });
      await ebill.idempotency.begin(owner.id, ticket, lease);
      const submission = await newCase(ebill, businessCase, 'DELIVER', {
        idempotency: { ...ticket, answer: 'secret' },
        audit: [{ actor: 'a', action: 'b' }],
      });
      await ebill.cases.create(owner.id, submission);
      staged = await created(ebill, owner.id, bill('staged'), 'STAGE');
      const [job] = await ebill.outbox.claim(owner.id, lease, 1);
      outboxLease = job?.lease ?? '';
      const [delivery] = await ebill.deliveries.claim(owner.id, hook.id, lease, 1);
      deliveryLease = delivery?.lease ?? '';
      await ebill.mails.create(owner.id, mailOf('a'.repeat(32), await ebill.pdfs.put(new Uint8Array([1]))));
      mailLease = (await ebill.mails.claim(owner.id, lease))?.lease ?? '';
      const [first] = await ebill.cases.findByReferenceNumber(owner.id, 'owned');
      const delivered = step(first as StoredCase, [{ kind: 'delivered', businessCaseNetId: netId }]);
      const billRecipient = {
        billRecipientNetId: recipientNetId,
        type: 'PRIVATE',
        name: 'Muster',
        correspondenceLanguage: 'ger',
        address: { streetName: 'Seeweg 7', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
      } as const;
      await ebill.cases.change(owner.id, {
        at: now,
        cases: [delivered],
        records: [{ eventNetId: evid, record: { feed: 'subscriptionStatus', newStatus: 'ACTIVE', billRecipient } }],
        subscriptions: [{ status: 'ACTIVE', billRecipient }],
        receipts: [
          {
            key: 'booking',
            entry: { caseId: (first as StoredCase).id, amount: '140.80', currency: 'CHF', verdict: 'settled' },
          },
        ],
      });
      found = (await ebill.cases.get(owner.id, (first as StoredCase).id)) as StoredCase;
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    /** Each function, asked by the other biller for what is not its own, and what it must answer. */
    const attempts: Readonly<Record<string, (id: number) => Promise<[answer: unknown, expected: unknown]>>> = {
      'billers.get': async (id) => [(await ebill.billers.get(id))?.id, id],
      'billers.update': async (id) => [await ebill.billers.update(id, { legalName: 'Other AG' }), true],
      'creditAccounts.add': async (id) => [
        await ebill.creditAccounts.add(id, { iban, currencies: ['EUR'], createdAt: later }),
        true,
      ],
      'creditAccounts.remove': async (id) => [await ebill.creditAccounts.remove(id, iban), true],
      'networks.get': async (id) => [await ebill.networks.get(id), undefined],
      'networks.set': async (id) => [
        await ebill.networks.set(id, { kind: 'postfinance', settings: '{}', changedAt: later }),
        true,
      ],
      'creditAccounts.list': async (id) => [await ebill.creditAccounts.list(id), []],
      'cases.get': async (id) => [await ebill.cases.get(id, found.id), undefined],
      'cases.getByNetId': async (id) => [await ebill.cases.getByNetId(id, netId), undefined],
      'cases.findByReferenceNumber': async (id) => [await ebill.cases.findByReferenceNumber(id, 'owned'), []],
      'cases.findByStructuredReference': async (id) => [
        await ebill.cases.findByStructuredReference(id, structured),
        [],
      ],
      'cases.list': async (id) => [await ebill.cases.list(id, { ...page, text: 'o' }), []],
      'cases.totals': async (id) => [await ebill.cases.totals(id, {}), []],
      'cases.kept': async (id) => [await ebill.cases.kept(id, { id: found.id, limit: 10 }), { cases: [] }],
      'cases.erase': async (id) => {
        const audit = { actor: 'x', action: 'y' };
        return [await ebill.cases.erase(id, { id: found.id, revision: found.revision, at: later, audit }), false];
      },
      'cases.history': async (id) => [await ebill.cases.history(id, found.id), []],
      'cases.digest': async (id) => [
        await ebill.cases.digest(id, {
          now: later,
          type: 'Bill',
          currencyCode: 'CHF',
          billRecipientNetId: recipientNetId,
          structuredReferences: [structured],
        }),
        { amounts: [], recipientAmounts: [], cases: [], submissionsThisHour: 1 },
      ],
      'cases.change': async (id) => [
        await ebill.cases.change(id, { at: later, cases: [step(staged, [{ kind: 'discarded' }])] }),
        { kind: 'conflict' },
      ],
      'cases.purge': async (id) => [await ebill.cases.purge(id, '2099-01-01' as typeof today, later), 0],
      // The same reference number and the same idempotency key are free for another biller
      'idempotency.begin': async (id) => [await ebill.idempotency.begin(id, ticket, lease), { kind: 'started' }],
      'idempotency.finish': async (id) => [
        await ebill.idempotency.finish(id, { ...ticket, token: 'of another', answer: 'other' }),
        { kind: 'idempotency', outcome: { kind: 'inProgress' } },
      ],
      'idempotency.abandon': async (id) => [await ebill.idempotency.abandon(id, ticket), undefined],
      'cases.create': async (id) => [
        (await ebill.cases.create(id, await newCase(ebill, bill('owned'), 'STAGE'))).kind,
        'created',
      ],
      'receipts.remembered': async (id) => [
        await ebill.receipts.remembered(id, [{ account: 'A', from: '2000-01-01', to: '2099-12-31' }]),
        [],
      ],
      'receipts.known': async (id) => [await ebill.receipts.known(id, ['booking']), new Set()],
      'receipts.ofCases': async (id) => [await ebill.receipts.ofCases(id, [found.id]), []],
      'receipts.casesOf': async (id) => [await ebill.receipts.casesOf(id, [structured]), []],
      'pdfs.get': async (id) => [await ebill.pdfs.get(id, found.id, 'submitted'), undefined],
      'feeds.page': async (id) => [(await ebill.feeds.page(id, 'subscriptionStatus', page)).text, '[]'],
      'feeds.idOf': async (id) => [await ebill.feeds.idOf(id, evid), undefined],
      'feeds.purge': async (id) => [await ebill.feeds.purge(id, now), 0],
      'subscriptions.list': async (id) => [await ebill.subscriptions.list(id, page), []],
      'webhooks.get': async (id) => [await ebill.webhooks.get(id, hook.id), undefined],
      'webhooks.list': async (id) => [await ebill.webhooks.list(id), []],
      'webhooks.delete': async (id) => [await ebill.webhooks.delete(id, hook.id), false],
      'webhooks.disable': async (id) => [await ebill.webhooks.disable(id, hook.id, 'x'), false],
      'webhooks.enable': async (id) => [await ebill.webhooks.enable(id, hook.id), false],
      'webhooks.rotate': async (id) => [await ebill.webhooks.rotate(id, hook.id, 'mine', later), false],
      'webhooks.create': async (id) => [
        (await ebill.webhooks.create(id, { feed: hook.feed, hookUrl: hook.hookUrl, sealedSecret: 'o', createdAt: now }))
          .kind,
        'created',
      ],
      'deliveries.claim': async (id) => [
        await ebill.deliveries.claim(
          id,
          hook.id,
          { now: '2027-01-01T00:00:00.000Z', until: '2027-01-02T00:00:00.000Z' },
          9,
        ),
        [],
      ],
      'deliveries.settle': async (id) => [
        await ebill.deliveries.settle(
          id,
          { webhookId: hook.id, recordId: 1, lease: deliveryLease },
          { at: later, next: { kind: 'dead' } },
        ),
        false,
      ],
      'deliveries.list': async (id) => [await ebill.deliveries.list(id, hook.id, page), []],
      'deliveries.replay': async (id) => [await ebill.deliveries.replay(id, hook.id, 1, later), false],
      'outbox.claim': async (id) => [
        await ebill.outbox.claim(id, { now: '2027-01-01T00:00:00.000Z', until: '2027-01-02T00:00:00.000Z' }, 9),
        [],
      ],
      'outbox.postpone': async (id) => [
        await ebill.outbox.postpone(id, { caseId: found.id, lease: outboxLease }, later),
        false,
      ],
      'outbox.hold': async (id) => [
        await ebill.outbox.hold(id, { caseId: found.id, lease: outboxLease }, later),
        false,
      ],
      'outbox.backlog': async (id) => [await ebill.outbox.backlog(id), { count: 0, claimed: 0 }],
      'audit.list': async (id) => [await ebill.audit.list(id, page), []],
      'audit.forgetAddresses': async (id) => [await ebill.audit.forgetAddresses(id, later), 0],
      'audit.purge': async (id) => [await ebill.audit.purge(id, later), 0],
      'audit.append': async (id) => [await ebill.audit.append(id, { at: later, actor: 'x', action: 'y' }), true],
      'mails.create': async (id) => [
        await ebill.mails.create(id, mailOf('b'.repeat(32), await ebill.pdfs.put(new Uint8Array([1])))),
        { kind: 'created' },
      ],
      'mails.count': async (id) => [await ebill.mails.count(id, '2000-01-01T00:00:00.000Z'), 1],
      'mails.get': async (id) => [await ebill.mails.get(id, 'a'.repeat(32)), undefined],
      'mails.claim': async (id) => [
        (await ebill.mails.claim(id, { now: '2027-01-01T00:00:00.000Z', until: '2027-01-02T00:00:00.000Z' }))?.id,
        'b'.repeat(32),
      ],
      'mails.settle': async (id) => [
        await ebill.mails.settle(id, { id: 'a'.repeat(32), lease: mailLease }, { kind: 'SENT' }, later),
        false,
      ],
      'mails.forget': async (id) => [await ebill.mails.forget(id, 'a@example.org', later), undefined],
      'mails.purge': async (id) => [
        await ebill.mails.purge(id, '2099-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z', later),
        undefined,
      ],
    };

    test('by any function', async () => {
      const functions = Object.entries(ebill).flatMap(([port, functionsOf]) =>
        Object.keys(functionsOf as object).map((name) => `${port}.${name}`),
      );
      expect([...Object.keys(attempts), ...aboutAll].sort()).toEqual(functions.sort());

      const { database } = store;
      const tables = await Promise.all(
        [
          'case',
          'case_event',
          'case_reference',
          'receipt',
          'booking',
          'record',
          'webhook',
          'delivery',
          'outbox',
          'audit',
          'mail',
          'subscription',
          'idempotency',
          'credit_account',
          'biller_network',
          'submission_hour',
          'numbering',
        ].map((name) => `ebill_${name}`),
      );
      const all = async () =>
        Object.fromEntries(
          await Promise.all(
            tables.map(async (table) => [
              table,
              (await database.query(`SELECT * FROM ${table} WHERE biller_id = ?`, [owner.id]))
                .map((row) => JSON.stringify(row))
                .sort(),
            ]),
          ),
        );
      const before = await all();
      expect(before['ebill_case']).toHaveLength(2);
      for (const [name, attempt] of Object.entries(attempts)) {
        const [answer, expected] = await attempt(other.id);
        expect({ [name]: answer }).toEqual({ [name]: expected });
      }
      expect(await all()).toEqual(before);
      expect((await ebill.billers.get(owner.id))?.legalName).toBe('Muster AG');
    });

    test('where each owner is one biller', async () => {
      const { id: _id, billerNetId: _netId, ...wish } = owner;
      expect(await ebill.billers.create(wish)).toBeUndefined();
      expect(await ebill.billers.create({ ...wish, owner: 'x', billerNetId: owner.billerNetId })).toBeUndefined();
      const made = await Promise.all([1, 2, 3, 4].map(() => ebill.billers.create({ ...wish, owner: 'one of four' })));
      const [one, ...more] = made.filter((biller) => biller !== undefined);
      expect(more).toEqual([]);
      expect(await ebill.billers.ofOwner('one of four')).toEqual(one);
      expect(await ebill.billers.ofNetId(owner.billerNetId)).toEqual(owner);
      expect(owner.billerNetId).toBe(`BIID${String(owner.id).padStart(10, '0')}`);
      expect(await ebill.billers.update(owner.id, { status: 'SUSPENDED', paymentTermDays: 10 })).toBe(true);
      expect(await ebill.billers.get(owner.id)).toEqual({ ...owner, status: 'SUSPENDED', paymentTermDays: 10 });
      expect([await ebill.billers.update(-1, { status: 'ACTIVE' }), await ebill.billers.update(-1, {})]).toEqual([
        false,
        false,
      ]);
      expect((await ebill.billers.list(owner.id)).map(({ id }) => id)).toContain(other.id);
      expect(await ebill.creditAccounts.add(owner.id, { iban, currencies: ['EUR'], createdAt: now })).toBe(false);
      expect(await ebill.creditAccounts.list(owner.id)).toEqual([
        { iban, currencies: ['CHF'], holderName: undefined, createdAt: now },
      ]);
      expect(await ebill.creditAccounts.remove(owner.id, iban)).toBe(true);
    });
  });
});
