import type { Ledger, Seen } from './ledger.ts';
import type { Requests } from './requests.ts';
import type { World } from './world.ts';

const paths = [
  'processing-status-changed',
  'six/business-case-status-changed',
  'six/instalment-status-changed',
  'six/bill-recipient-subscription-status-changed',
  'six/bill-recipient-email-address-changed',
];

/** Reads the feeds of a biller, each from the last record that it has seen. */
export class FeedReader {
  readonly seen: Seen[] = [];
  readonly #world: World;
  readonly #requests: Requests;
  readonly #ledger: Ledger;
  readonly #last = new Map<string, number>();

  constructor(world: World, requests: Requests, ledger: Ledger) {
    this.#world = world;
    this.#requests = requests;
    this.#ledger = ledger;
  }

  /** Reads some feed. */
  async readOne(): Promise<void> {
    await this.read(5, [this.#world.chance.oneOf(paths) ?? '']);
  }

  /** Reads feeds once; `limit`: so many records of each. Whether there was nothing new, for certain. */
  async read(limit: number, wanted: readonly string[] = paths): Promise<boolean> {
    let isAtEnd = true;
    for (const path of wanted) {
      const after = this.#last.get(path) ?? 0;
      const wish = { method: 'GET', path: `/api/v1/events/${path}?lastEventId=${after}&limit=${limit}` } as const;
      const answer = await this.#requests.send(this.#ledger, wish);
      if (answer === 'nobody' || answer === undefined || answer.status >= 500) {
        isAtEnd = false;
        continue;
      }
      if (answer.status !== 200) this.#world.broken(`${wish.path} was refused with ${answer.status}`);
      else if (this.#take(path, after, answer.text) > 0) isAtEnd = false;
    }
    return isAtEnd;
  }

  #take(path: string, after: number, text: string): number {
    const records = JSON.parse(text) as readonly Readonly<Record<string, unknown>>[];
    let last = after;
    for (const record of records) {
      const id = Number(record['id']);
      if (id <= last) this.#world.broken(`${path} of ${this.#ledger.owner} goes back from ${last} to ${id}`);
      last = id;
      this.seen.push({ path, id, record, text: JSON.stringify(record) });
    }
    this.#last.set(path, last);
    return records.length;
  }
}
