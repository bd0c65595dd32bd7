import { Operations } from './api.generated.ts';
import { eventsOf, type FeedOptions } from './feed.ts';
import type { Call, Operation } from './operation.ts';
import { type Settings, sent } from './transport.ts';

/** How to reach a service. */
export interface RappenOptions {
  /** Its address, such as `https://bills.example.ch`. */
  readonly url: string;
  /** Left out for what needs none. */
  readonly apiKey?: string | undefined;
  /** The biller of a user who has several, unless a call names another. */
  readonly biller?: string | undefined;
  /** For each attempt; one minute unless said. */
  readonly timeoutMilliseconds?: number | undefined;
  /** How often what may be repeated is sent again where it failed; 3 unless said. */
  readonly retries?: number | undefined;
  /** What is longer is refused; 512 MiB unless said. */
  readonly answerBytesMax?: number | undefined;
  /** Instead of the global one. */
  readonly fetch?: typeof fetch | undefined;
}

const usual = { timeoutMilliseconds: 60_000, retries: 3, answerBytesMax: 536_870_912 } as const;

/** A client of one service: a method for each operation, named as in its API document. */
export class Rappen extends Operations {
  readonly #settings: Settings;

  constructor(options: RappenOptions) {
    super();
    const { url, apiKey, biller } = options;
    this.#settings = {
      url,
      apiKey,
      biller,
      timeoutMilliseconds: options.timeoutMilliseconds ?? usual.timeoutMilliseconds,
      retries: options.retries ?? usual.retries,
      answerBytesMax: options.answerBytesMax ?? usual.answerBytesMax,
      // Browsers want it called as their own
      fetch: options.fetch ?? ((request, init) => fetch(request, init)),
    };
  }

  protected override async send<T>(operation: Operation, call: Call): Promise<T> {
    return (await sent(this.#settings, operation, call)).value as T;
  }

  protected override follow<T>(operation: Operation, options?: FeedOptions): AsyncGenerator<T, void, undefined> {
    return eventsOf((page) => sent(this.#settings, operation, { options: page }), options);
  }
}
