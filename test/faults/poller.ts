import { pause } from './chance.ts';
import type { Biller, Counts } from './ledger.ts';
import type { Servers } from './server.ts';

const feeds = [
  'processing-status-changed',
  'six/business-case-status-changed',
  'six/instalment-status-changed',
  'six/bill-recipient-subscription-status-changed',
  'six/bill-recipient-email-address-changed',
];
const pauseMilliseconds = 20;

/** Reads all feeds of a biller for ever, over every kill, each from the last record that it saw. */
export class Poller {
  readonly #servers: Servers;
  readonly #counts: Counts;
  readonly #biller: Biller;
  #isStopped = false;

  constructor(servers: Servers, counts: Counts, biller: Biller) {
    this.#servers = servers;
    this.#counts = counts;
    this.#biller = biller;
  }

  /** Ends once each feed has nothing more. */
  stop(): void {
    this.#isStopped = true;
  }

  async run(): Promise<void> {
    const last = new Map<string, number>();
    let emptyInARow = 0;
    for (let turn = 0; !this.#isStopped || emptyInARow < feeds.length; turn += 1) {
      const feed = feeds[turn % feeds.length] ?? '';
      const page = await this.#page(feed, last.get(feed) ?? 0);
      emptyInARow = this.#isStopped && page?.length === 0 ? emptyInARow + 1 : 0;
      for (const record of page ?? []) this.#biller.seen.push({ feed, id: Number(record['id']), record });
      last.set(feed, Number(page?.at(-1)?.['id'] ?? last.get(feed) ?? 0));
      await pause(pauseMilliseconds);
    }
  }

  /** Undefined: nobody answered. */
  async #page(feed: string, lastEventId: number): Promise<readonly Readonly<Record<string, unknown>>[] | undefined> {
    const url = await this.#servers.url();
    try {
      const headers = { 'x-api-key': this.#biller.key };
      const answer = await fetch(`${url}/api/v1/events/${feed}?lastEventId=${lastEventId}&limit=100`, { headers });
      if (answer.status !== 200) return undefined;
      this.#counts.polls += 1;
      return (await answer.json()) as Readonly<Record<string, unknown>>[];
    } catch {
      return undefined;
    }
  }
}
