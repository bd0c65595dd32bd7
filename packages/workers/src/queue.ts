import type { BillerId, EbillStore } from '@rappen/http';

/** The used part of a Cloudflare Workers Queue binding. */
export interface QueueBinding {
  sendBatch(messages: readonly { readonly body: WorkMessage }[]): Promise<unknown>;
}

/** Signals that a biller may have deliveries or webhooks to send; duplicates and late messages do no harm. */
interface WorkMessage {
  readonly biller: BillerId;
}

/** The used part of the messages from the platform. */
export interface QueueBatch {
  readonly messages: readonly QueueMessage[];
}

export interface QueueMessage {
  readonly body: unknown;
  /** Number of delivery attempts, including this one. */
  readonly attempts: number;
  ack(): void;
  retry(options: { readonly delaySeconds: number }): void;
}

const delaySecondsMax = 600;
/** Messages of one call of the binding. */
const messagesPerBatchMax = 100;

/** Billers whose commits left work to do. */
export interface WorkNotes {
  /** The store, which records work left to do from now on. */
  readonly store: EbillStore;
  /** The billers recorded since the last call, each once. */
  take(): readonly BillerId[];
}

/** Records every commit of a store that leaves work: cases to deliver, records for webhooks. */
export function workNotes(store: EbillStore): WorkNotes {
  const billers = new Set<BillerId>();
  const { cases, deliveries } = store;
  return {
    store: {
      ...store,
      cases: {
        ...cases,
        async create(billerId, newCase) {
          const outcome = await cases.create(billerId, newCase);
          if (outcome.kind === 'created') billers.add(billerId);
          return outcome;
        },
        async change(billerId, change) {
          const outcome = await cases.change(billerId, change);
          if (outcome.kind === 'changed') billers.add(billerId);
          return outcome;
        },
      },
      deliveries: {
        ...deliveries,
        async replay(billerId, ...rest) {
          const isReplayed = await deliveries.replay(billerId, ...rest);
          if (isReplayed) billers.add(billerId);
          return isReplayed;
        },
      },
    },
    take() {
      const taken = [...billers];
      billers.clear();
      return taken;
    },
  };
}

/** Sends a message for each biller. */
export async function sendMessages(queue: QueueBinding, billers: readonly BillerId[]): Promise<void> {
  const messages = billers.map((biller) => ({ body: { biller } }));
  for (let first = 0; first < messages.length; first += messagesPerBatchMax)
    await queue.sendBatch(messages.slice(first, first + messagesPerBatchMax));
}

/**
 * Does the work announced by messages. A failed message is retried with increasing delay; the schedule also finds its
 * work. A message not sent by this service is dropped.
 */
export async function workThrough(
  { messages }: QueueBatch,
  workFor: (billerId: BillerId) => Promise<void>,
): Promise<void> {
  for (const message of messages) {
    const biller = billerOf(message.body);
    try {
      if (biller !== undefined) await workFor(biller);
      message.ack();
    } catch {
      message.retry({ delaySeconds: Math.min(2 ** message.attempts, delaySecondsMax) });
    }
  }
}

function billerOf(body: unknown): BillerId | undefined {
  const biller = typeof body === 'object' && body !== null && 'biller' in body ? body.biller : undefined;
  return typeof biller === 'number' && Number.isSafeInteger(biller) ? biller : undefined;
}
