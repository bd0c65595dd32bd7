// A network of your own. Bills are kept in gateway.jsonl: GATEWAY_SECRET=whsec_… PORT=9000 node gateway.ts
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Calls, serveGateway } from './gateway-server.ts';

const { GATEWAY_FILE = 'gateway.jsonl' } = process.env;
/** Ids of those who may be sent bills. */
const recipients = new Map([['petra.muster+allowed@example.org', '1']]);
const lines = existsSync(GATEWAY_FILE) ? readFileSync(GATEWAY_FILE, 'utf8').split('\n').filter(Boolean) : [];
const bills = new Map(lines.map((line) => JSON.parse(line)).map((bill) => [bill.businessCaseNetId, bill]));

function idOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32).toUpperCase();
}

const calls: Calls = {
  async submit({ billerNetId, type, businessCase: { referenceNumber, totalAmount }, pdf }) {
    const businessCaseNetId = `BCID${idOf(billerNetId, referenceNumber)}`;
    if (bills.has(businessCaseNetId)) return { outcome: 'duplicate', businessCaseNetId };
    if (type !== 'Bill') return { outcome: 'refused', code: 'KIND_NOT_CARRIED', message: `No ${type} goes this way` };
    // Everybody approves at once in this network: tell what yours tells, when it does
    const news = { eventNetId: `EVID${idOf(businessCaseNetId, 'APPROVED')}`, at: Date.now(), newStatus: 'APPROVED' };
    const approvedAmount = { ...totalAmount, value: totalAmount.value.toFixed(2) };
    const bill = { billerNetId, businessCaseNetId, ...news, approvedAmount, pdf };
    appendFileSync(GATEWAY_FILE, `${JSON.stringify(bill)}\n`, { flush: true });
    bills.set(businessCaseNetId, bill);
    return { outcome: 'accepted', businessCaseNetId };
  },
  async find({ billerNetId, referenceNumber }) {
    const businessCaseNetId = `BCID${idOf(billerNetId, referenceNumber)}`;
    return bills.has(businessCaseNetId) ? { businessCaseNetId } : {};
  },
  async recipients({ queries }) {
    const hits = queries.map(({ emailAddress, billRecipientNetId }: Record<string, string>) => {
      const id = [...recipients].find(([address, id]) => address === emailAddress || id === billRecipientNetId)?.[1];
      if (id === undefined) return { submissionStatus: 'NOT_ALLOWED', reason: 'UNKNOWN' };
      return { submissionStatus: 'ALLOWED', billRecipientNetId: id, activeSubscription: true, directDebit: false };
    });
    return { hits };
  },
  recipient: async ({ billRecipientNetId }) => ({ isKnown: [...recipients.values()].includes(billRecipientNetId) }),
  // Nobody subscribes by a code here
  initiate: async () => ({}),
  confirm: async () => ({}),
  async events({ stream, after, limit }) {
    const told = stream === 'businessCase' ? [...bills.values()] : [];
    const from = told.findIndex(({ eventNetId }) => eventNetId === after) + 1;
    return { events: told.slice(from, from + limit).map(({ pdf: _pdf, ...event }) => event) };
  },
  health: async () => ({ available: true, message: 'The gateway is there' }),
};

serveGateway(calls);
