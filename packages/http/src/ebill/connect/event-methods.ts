import { type FeedName, feeds, recordJson } from '@rappen/core/ebill/events';
import { z } from 'zod';
import type { BillerCall } from '../operation.ts';
import type { RecordedRecord } from '../ports/feeds.ts';
import { idParameter, limitParameter, type Method, method, usualLimit, valued } from './method.ts';

const feedNames = Object.keys(feeds) as FeedName[];
const [firstFeed = 'processingStatus'] = feedNames;

const event = z
  .looseObject({
    id: z.int().meta({ description: 'The lastEventId behind which a program goes on' }),
    eventType: z.enum(feedNames.map((feed) => feeds[feed].eventType)),
    timestamp: z.iso.datetime(),
    businessCaseId: z.int().optional(),
    referenceNumber: z.string().optional(),
    newStatus: z.string().optional(),
  })
  .meta({ id: 'Event', description: 'The record of a feed, and the type of the webhooks that bring it' });

/**
 * The last records of all feeds up to a number, the newest first. The feeds are numbered together and without holes: the last
 * ones are those with the last numbers, whichever feed they are in.
 */
async function latest({ ebill, biller }: BillerCall, last: number, limit: number): Promise<readonly RecordedRecord[]> {
  const after = Math.max(0, last - limit);
  const pages = await Promise.all(feedNames.map((feed) => ebill.store.feeds.page(biller.id, feed, { after, limit })));
  return pages
    .flatMap(({ records }) => records)
    .filter(({ stamp }) => stamp.id <= last)
    .sort((a, b) => b.stamp.id - a.stamp.id);
}

/** What the feeds and the webhooks tell programs. */
export const events: Readonly<Record<string, Method>> = {
  list: method(
    {
      summary: 'What the feeds told last, the newest first',
      description: 'The records of all five feeds in their one numbering.',
      leastRole: 'viewer',
      parameters: z.strictObject({ before: idParameter.optional(), limit: limitParameter }),
      example: {},
      answer: z.array(event),
    },
    async (call, { before, limit = usualLimit }) => {
      const { lastId } = await call.ebill.store.feeds.page(call.biller.id, firstFeed, { limit: 1 });
      const records = await latest(call, before === undefined ? lastId : Math.min(before - 1, lastId), limit);
      return valued(
        records.map(({ record, stamp }) => ({
          ...(recordJson(record, stamp) as object),
          eventType: feeds[record.feed].eventType,
        })),
      );
    },
  ),
};
