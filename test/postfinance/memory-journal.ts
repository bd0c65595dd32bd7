import type { NetEvent } from '@rappen/core/ebill/network';
import type { NetworkJournal, SeenBill } from '@rappen/http';

/** A journal that forgets with the process. */
export function memoryJournal(): NetworkJournal {
  const bills = new Map<string, SeenBill>();
  const events: NetEvent[] = [];
  const reached = new Map<string, string>();
  const keyOf = ({ billerNetId, transactionId }: SeenBill) => JSON.stringify([billerNetId, transactionId]);
  return {
    bills: async (billerNetId) => [...bills.values()].filter((bill) => bill.billerNetId === billerNetId),
    bill: async (businessCaseNetId) => [...bills.values()].find((bill) => bill.businessCaseNetId === businessCaseNetId),
    async begin(bill) {
      if (!bills.has(keyOf(bill))) bills.set(keyOf(bill), bill);
    },
    async see(bill, before, event) {
      if (bills.get(keyOf(bill))?.state !== before) return false;
      bills.set(keyOf(bill), bill);
      if (event !== undefined) events.push(event);
      return true;
    },
    reached: async (billerNetId, stream) => reached.get(`${billerNetId} ${stream}`),
    async tell(billerNetId, stream, told, to) {
      events.push(...told.filter(({ eventNetId }) => !events.some((event) => event.eventNetId === eventNetId)));
      reached.set(`${billerNetId} ${stream}`, to);
      return true;
    },
    async read(stream, after, limit) {
      const all = events.filter((event) => event.stream === stream);
      const from = after === undefined ? 0 : all.findIndex(({ eventNetId }) => eventNetId === after) + 1;
      return all.slice(from, from + limit);
    },
  };
}
