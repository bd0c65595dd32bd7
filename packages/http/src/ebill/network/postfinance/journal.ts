import type { EventStream, NetEvent } from '@rappen/core/ebill/network';

/** A bill of the network, as it was last seen. */
export interface SeenBill {
  readonly billerNetId: string;
  readonly transactionId: string;
  readonly businessCaseNetId: string;
  readonly currencyCode: string;
  /** The partner's word; empty: it was handed over, and nothing was seen of it yet. */
  readonly state: string;
}

/** What is remembered of a network that tells states where events are asked for. It is durable. */
export interface NetworkJournal {
  /** Bills of a biller whose state can still change. */
  open(billerNetId: string): Promise<readonly SeenBill[]>;
  /** Remembers a bill before it is sent; nothing where it is known. */
  begin(bill: SeenBill): Promise<void>;
  /** Events and the states that they come from, together or not at all. False: somebody else was faster. */
  append(
    events: readonly NetEvent[],
    seen: readonly { readonly before: string; readonly bill: SeenBill }[],
  ): Promise<boolean>;
  /** Events behind the given one, the oldest first. */
  read(stream: EventStream, after: string | undefined, limit: number): Promise<readonly NetEvent[]>;
}

/** One that forgets with the process. */
export function memoryJournal(): NetworkJournal {
  const bills = new Map<string, SeenBill>();
  const events: NetEvent[] = [];
  const keyOf = ({ billerNetId, transactionId }: SeenBill) => JSON.stringify([billerNetId, transactionId]);
  return {
    open: async (billerNetId) => [...bills.values()].filter((bill) => bill.billerNetId === billerNetId),
    async begin(bill) {
      if (!bills.has(keyOf(bill))) bills.set(keyOf(bill), bill);
    },
    async append(added, seen) {
      if (seen.some(({ before, bill }) => bills.get(keyOf(bill))?.state !== before)) return false;
      for (const { bill } of seen) bills.set(keyOf(bill), bill);
      events.push(...added);
      return true;
    },
    async read(stream, after, limit) {
      const all = events.filter((event) => event.stream === stream);
      const from = after === undefined ? 0 : all.findIndex(({ eventNetId }) => eventNetId === after) + 1;
      return all.slice(from, from + limit);
    },
  };
}
