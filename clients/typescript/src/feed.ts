import type { CallOptions } from './operation.ts';
import { pause } from './pause.ts';
import type { Answer } from './transport.ts';

/** Where a feed begins, and when it ends. */
export interface FeedOptions extends CallOptions {
  /** The id of the last event known: only later ones come. Keep the id of each event that you have handled. */
  after?: number | undefined;
  /** Events from this instant, instead of `after`. */
  since?: string | undefined;
  /** Events that are fetched at a time. */
  pageSize?: number | undefined;
  /** Waits for new events instead of ending behind the last; end it by leaving the loop or with `signal`. */
  follow?: boolean | undefined;
  /** How long to wait before asking again; 5 seconds unless said. */
  pollMilliseconds?: number | undefined;
  /** The biller of a user who has several. */
  biller?: string | undefined;
}

interface Event {
  readonly id: number;
}

const usualPollMilliseconds = 5_000;

/** Each event of a feed once, the oldest first; `list` asks for one page. */
export async function* eventsOf<T>(
  list: (options: Readonly<Record<string, unknown>>) => Promise<Answer>,
  { after, since, pageSize, follow = false, pollMilliseconds = usualPollMilliseconds, ...others }: FeedOptions = {},
): AsyncGenerator<T, void, undefined> {
  let place = after;
  for (;;) {
    const start = place === undefined ? { since } : { lastEventId: place };
    const { value, headers } = await list({ ...others, ...start, limit: pageSize });
    const events = (Array.isArray(value) ? value : []) as readonly (Awaited<T> & Event)[];
    const before = place;
    for (const event of events) {
      if (place !== undefined && event.id <= place) continue;
      place = event.id;
      yield event;
    }
    // Where events were left out, the service is further than the last that it shows
    const said = Number(headers.get('x-last-event-id') ?? Number.NaN);
    if (said > (place ?? -1)) place = said;
    const link = headers.get('link');
    // Pages of other origins see no headers: they ask until nothing comes
    const hasMore = link?.includes('rel="next"') || (!headers.has('x-last-event-id') && events.length > 0);
    if (hasMore && place !== before) continue;
    if (!follow) return;
    await pause(pollMilliseconds, others.signal);
  }
}
