import type { EbillStore, Ports, StoredKey } from '@rappen/http';
import type { Mutation } from './service.ts';

/** A service that breaks a promise, and how the verdict says so. */
export interface Mutant extends Mutation {
  readonly name: string;
  readonly says: RegExp;
}

const momentMilliseconds = 100;

/** The ports with other ones in their store. */
function storing(change: (store: EbillStore) => Partial<EbillStore>): Pick<Mutation, 'ports'> {
  return { ports: (ports) => withEbill(ports, ({ store }) => ({ store: { ...store, ...change(store) } })) };
}

function withEbill(ports: Ports, change: (ebill: NonNullable<Ports['ebill']>) => Partial<Ports['ebill']>): Ports {
  const { ebill } = ports;
  if (ebill === undefined) throw new Error('No part for eBills');
  return { ...ports, ebill: { ...ebill, ...change(ebill) } };
}

function pause(milliseconds = momentMilliseconds): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Faults that services of this kind have had. */
export const mutants: readonly Mutant[] = [
  {
    name: 'answers before it has committed',
    says: /it was to be delivered|was discarded and is there|in the audit log 0 times/,
    ...storing(({ cases }) => ({
      cases: {
        ...cases,
        async change(billerId, change) {
          if (change.cursor !== undefined || change.audit === undefined) return cases.change(billerId, change);
          void pause()
            .then(() => cases.change(billerId, change))
            .catch(() => {});
          return { kind: 'changed' };
        },
      },
    })),
  },
  {
    name: 'keeps its lease for a moment only',
    says: /was sent .* again/,
    ...storing(({ outbox }) => ({
      outbox: {
        ...outbox,
        claim: (billerId, { now }, most) =>
          outbox.claim(billerId, { now, until: later(now, momentMilliseconds) }, most),
      },
    })),
  },
  {
    name: 'keeps its lease for ever',
    says: /never comes to rest/,
    ...storing(({ outbox }) => ({
      outbox: {
        ...outbox,
        claim: (billerId, { now }, most) => outbox.claim(billerId, { now, until: later(now, 1e12) }, most),
      },
    })),
  },
  {
    name: 'does not ask the network before it sends a case again',
    says: /was sent .* again/,
    ports: (ports) =>
      withEbill(ports, ({ network }) => ({ network: { ...network, findByReference: async () => undefined } })),
  },
  {
    name: 'writes the key of a request after the case',
    says: /was told that its own number is taken|has several ids/,
    ...storing(({ cases, idempotency }) => ({
      cases: {
        ...cases,
        async create(billerId, { idempotency: kept, ...newCase }) {
          const outcome = await cases.create(billerId, newCase);
          if (kept !== undefined && outcome.kind === 'created') {
            await pause();
            await idempotency.finish(billerId, kept);
          }
          return outcome;
        },
      },
    })),
  },
  {
    name: 'has a cursor of time in its feeds',
    says: /has read|have holes|was never told/,
    ...storing(({ feeds }) => ({
      feeds: {
        ...feeds,
        async page(billerId, feed, query) {
          const page = await feeds.page(billerId, feed, query);
          const before = await feeds.page(billerId, feed, { limit: 1000 });
          const at = recordsOf(before.text).find(({ id }) => id === query.after)?.timestamp ?? '';
          return { ...page, text: JSON.stringify(recordsOf(page.text).filter(({ timestamp }) => timestamp > at)) };
        },
      },
    })),
  },
  {
    name: 'marks a webhook as delivered before it is answered',
    says: /never reached webhook/,
    ...storing(({ deliveries }) => ({
      deliveries: {
        ...deliveries,
        async claim(billerId, webhookId, lease, most) {
          const claimed = await deliveries.claim(billerId, webhookId, lease, most);
          for (const { id, lease: held } of claimed) {
            const result = { at: lease.now, status: 200, next: { kind: 'delivered' } } as const;
            await deliveries.settle(billerId, { webhookId, recordId: id, lease: held }, result);
          }
          return claimed;
        },
      },
    })),
  },
  {
    name: 'sends webhooks with the signature of another message',
    says: /without a signature/,
    sender: (sender) => ({
      send: (request) => sender.send({ ...request, headers: { ...request.headers, 'webhook-id': 'evt_1_1' } }),
    }),
  },
  {
    name: 'moves its cursor before it has taken the news in',
    says: /in the network/,
    ...storing(({ cases, cursors }) => ({
      cases: {
        ...cases,
        async change(billerId, { cursor, ...change }) {
          if (cursor !== undefined && !(await cursors.move(cursor))) return { kind: 'conflict' };
          if (cursor !== undefined) await pause(20 * momentMilliseconds);
          return cases.change(billerId, change);
        },
      },
    })),
  },
  {
    name: 'counts a booking each time that it is told',
    says: /has received/,
    ...storing(({ cases, receipts }) => ({
      receipts: { ...receipts, remembered: async () => [], known: async () => new Set() },
      cases: {
        ...cases,
        change: (billerId, { bookings: _bookings, receipts: told, ...change }) =>
          cases.change(billerId, {
            ...change,
            receipts: told?.map((one) => ({ ...one, key: `${one.key} ${Math.random()}` })),
          }),
      },
    })),
  },
  {
    name: 'writes the audit log apart',
    says: /in the audit log 0 times/,
    ...storing(({ cases, audit }) => ({
      cases: {
        ...cases,
        async create(billerId, { audit: entries = [], ...newCase }) {
          const outcome = await cases.create(billerId, newCase);
          if (outcome.kind !== 'created') return outcome;
          await pause();
          for (const entry of entries) await audit.append(billerId, { at: newCase.at, caseId: outcome.id, ...entry });
          return outcome;
        },
      },
    })),
  },
  {
    name: 'says that it has erased what it has not',
    says: /was erased/,
    ...storing(({ cases }) => ({ cases: { ...cases, erase: async () => true } })),
  },
  {
    name: 'takes a key for a minute that it has seen once',
    says: /after its revocation/,
    ports(ports) {
      const seen = new Map<string, { readonly found: StoredKey; readonly at: number }>();
      const find: Ports['keys']['find'] = async (key) => {
        const known = seen.get(key);
        if (known !== undefined && performance.now() - known.at < 60_000) return known.found;
        const found = await ports.keys.find(key);
        if (found !== undefined) seen.set(key, { found, at: performance.now() });
        return found;
      };
      return { ...ports, keys: { ...ports.keys, find } };
    },
  },
  {
    name: 'forgets what it could not deliver at once',
    says: /it was to be delivered|never comes to rest|never reached/,
    ...storing(({ deliveries }) => ({
      deliveries: {
        ...deliveries,
        settle: (billerId, delivery, result) =>
          deliveries.settle(billerId, delivery, {
            ...result,
            next: { kind: result.next.kind === 'delivered' ? 'delivered' : 'dead' },
          }),
      },
    })),
  },
];

function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}

function recordsOf(text: string): readonly { readonly id: number; readonly timestamp: string }[] {
  return JSON.parse(text) as readonly { readonly id: number; readonly timestamp: string }[];
}
