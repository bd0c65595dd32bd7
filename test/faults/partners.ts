import type { Amount } from '@rappen/core/ebill';
import type { BillingNetwork, EventStream, NetEvent, NetSubmission } from '@rappen/core/ebill/network';
import { newWebhookSecret } from '@rappen/http';
import { startGateway } from '../gateway/server.ts';
import { type StandIn, startStandIn } from '../postfinance/stand-in.ts';

/** A network that outlives the service, and counts what it was sent. */
export interface Partner {
  readonly name: string;
  readonly variables: Readonly<Record<string, string>>;
  /** What a biller chooses it by; billers are counted from 0. */
  choiceOf(biller: number): object;
  /** What it will tell of a bill, by its number; undefined: nothing. */
  destinyOf(referenceNumber: string): 'APPROVED' | 'REJECTED' | undefined;
  /** Lets what lies there go on: to its recipient, and to what that decides. */
  step(): void;
  /** How often each reference number was sent. */
  sent(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** What the recipient of a bill will say, by its number. */
const destinyOf = (referenceNumber: string) => (referenceNumber.endsWith('-r') ? 'REJECTED' : 'APPROVED');

const password = 'trial';
const accountOf = (biller: number) => `411010000010${String(10_000 + biller)}`;
const recipient = {
  accountId: '41010198248040391',
  emailAddress: 'petra.muster+allowed@example.org',
  isAllowed: true,
  type: 'PRIVATE',
  language: 'de',
  address: {},
} as const;

/** The stand-in of PostFinance. */
export async function postfinancePartner(billers: number): Promise<Partner> {
  const billerIds = Array.from({ length: billers }, (_, biller) => accountOf(biller));
  const standIn = await startStandIn({ userName: 'trial', password, billerIds, recipients: [recipient] });
  return {
    name: 'PostFinance',
    variables: { RAPPEN_POSTFINANCE_URL: standIn.url },
    choiceOf: (biller) => ({
      kind: 'postfinance',
      postfinance: { accountId: accountOf(biller), stage: 'integration', userName: 'trial', password, language: 'de' },
    }),
    destinyOf,
    step: () => moveOn(standIn),
    sent: () => new Map([...standIn.bills.values()].map(({ transactionId, uploads }) => [transactionId, uploads])),
    close: () => standIn.close(),
  };
}

function moveOn(standIn: StandIn): void {
  for (const { transactionId, state } of standIn.bills.values()) {
    const decided = destinyOf(transactionId) === 'APPROVED' ? 'Paid' : 'Rejected';
    const next = state === 'Processing' ? 'Open' : state === 'Open' ? decided : undefined;
    if (next !== undefined) standIn.move(transactionId, { state: next });
  }
}

const idOf = (prefix: string, number: number) => `${prefix}${number.toString(16).toUpperCase().padStart(32, '0')}`;

interface BookedBill {
  readonly id: string;
  readonly billerNetId: string;
  readonly total: Amount;
  /** How often it was sent, and how often `step` was called since. */
  times: number;
  steps: number;
}

/** What lies behind the gateway: bills by biller and number, and what was told of them. */
class Books {
  readonly bills = new Map<string, BookedBill>();
  readonly events: NetEvent[] = [];

  submit({ billerNetId, businessCase: { referenceNumber, totalAmount: total } }: NetSubmission) {
    const known = this.bills.get(referenceNumber);
    if (known !== undefined) {
      known.times += 1;
      return { kind: 'duplicate', businessCaseNetId: known.id } as const;
    }
    const id = idOf('BCID', this.bills.size + 1);
    this.bills.set(referenceNumber, { id, billerNetId, total, times: 1, steps: 0 });
    return { kind: 'accepted', businessCaseNetId: id } as const;
  }

  step(): void {
    for (const [referenceNumber, bill] of this.bills) {
      bill.steps += 1;
      if (bill.steps !== 2) continue;
      const { id: businessCaseNetId, billerNetId, total } = bill;
      const eventNetId = idOf('EVID', this.events.length + 1);
      const newStatus = destinyOf(referenceNumber);
      const approval = newStatus === 'APPROVED' ? { approvedAmount: total } : {};
      const base = { stream: 'businessCase', eventNetId, billerNetId, at: Date.now() } as const;
      this.events.push({ ...base, businessCaseNetId, newStatus, ...approval });
    }
  }

  behind(stream: EventStream, after: string | undefined, limit: number): readonly NetEvent[] {
    if (stream !== 'businessCase') return [];
    const from = this.events.findIndex(({ eventNetId }) => eventNetId === after) + 1;
    return this.events.slice(from, from + limit);
  }
}

/** A gateway before books in memory. */
export async function gatewayPartner(): Promise<Partner> {
  const books = new Books();
  const network: BillingNetwork<AbortSignal> = {
    kind: 'trial',
    limits: { pdfBytesMax: 10_000_000, searchItemsMax: 100 },
    submit: async (submission) => books.submit(submission),
    async findByReference(_billerNetId, referenceNumber) {
      const found = books.bills.get(referenceNumber);
      return found && { businessCaseNetId: found.id };
    },
    searchRecipients: async (_billerNetId, queries) =>
      queries.map(() => ({
        submissionStatus: 'ALLOWED',
        billRecipientNetId: recipient.accountId,
        activeSubscription: true,
        directDebit: false,
      })),
    hasRecipient: async () => true,
    initiateSubscription: async () => ({ ok: true, value: { token: 'none', expiresAt: 0 } }),
    confirmSubscription: () => Promise.reject(new Error('There are no codes')),
    pollEvents: async (stream, after, limit) => books.behind(stream, after, limit),
    health: async () => ({ available: true, message: 'Trial', environmentStage: 'TRIAL' }),
  };
  const secret = newWebhookSecret(new Uint8Array(32).fill(7));
  const gateway = await startGateway(network, secret);
  return {
    name: 'gateway',
    variables: { RAPPEN_GATEWAY_URL: gateway.address, RAPPEN_GATEWAY_SECRET: secret },
    choiceOf: () => ({ kind: 'http' }),
    destinyOf,
    step: () => books.step(),
    sent: () => new Map([...books.bills].map(([referenceNumber, { times }]) => [referenceNumber, times])),
    close: () => gateway.close(),
  };
}
