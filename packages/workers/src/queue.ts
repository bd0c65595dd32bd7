import type { BillerId, EbillStore } from '@rappen/http';

/** What is used of a Queue binding of Cloudflare Workers. */
export interface QueueBinding {
  sendBatch(messages: readonly { readonly body: WorkMessage }[]): Promise<unknown>;
}

/** Says that there may be something to deliver or to send for a biller: it holds for one that comes twice, or late. */
export interface WorkMessage {
  readonly biller: BillerId;
}

/** What is used of the messages that the platform hands over. */
export interface QueueBatch {
  readonly messages: readonly QueueMessage[];
}

export interface QueueMessage {
  readonly body: unknown;
  /** Times that it was handed over, with this one. */
  readonly attempts: number;
  ack(): void;
  retry(options: { readonly delaySeconds: number }): void;
}

const delaySecondsMax = 600;
/** Messages of one call of the binding. */
const messagesPerBatchMax = 100;

/** Billers for whom commits have left something to be done behind. */
export interface WorkNotes {
  /** The store, which notes what is left to do from now on. */
  readonly store: EbillStore;
  /** The billers that were noted since the last call, each once. */
  take(): readonly BillerId[];
}

/** Notes every commit of a store that tells of something: cases to be delivered, records for webhooks. */
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
 * Does the work that messages tell of. One whose work fails comes again, later each time; what it was about is found by the
 * schedule as well. One that nobody of ours has sent is dropped.
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
