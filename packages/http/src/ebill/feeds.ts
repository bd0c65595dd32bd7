import { type FeedName, feeds, recordJson } from '@rappen/core/ebill/events';
import { writeJson } from '@rappen/core/json';
import { problem } from '@rappen/core/problem';
import { z } from 'zod';
import { type Answer, refused } from '../answer.ts';
import { instantOf } from '../keys.ts';
import { limits } from '../limits.ts';
import type { Route } from '../route.ts';
import { deny } from './body.ts';
import { amountSchema } from './cases/schema.ts';
import { type BillerCall, billerOperation } from './operation.ts';
import { formedText, wholeNumber } from './parameters.ts';
import { recipientSchema } from './recipients.ts';

const eventIdMax = 999_999_999_999_999;
const instant = z.iso.datetime({ offset: true, error: 'an instant such as 2026-11-21T09:53:31Z' });
const eventId = formedText(/^EVID[0-9A-Fa-f]{32}$/, 'EVID and 32 hexadecimal digits');

const query = z.object({
  lastEventId: wholeNumber(0, eventIdMax)
    .optional()
    .meta({ description: 'Id of the last event that is known: only later ones follow' }),
  limit: wholeNumber(1, eventIdMax)
    .optional()
    .meta({
      description: `Events in one page: ${limits.feedPageDefault} unless said, ${limits.feedPageMax} at most`,
    }),
  since: instant.optional().meta({ description: 'Events from this instant on; refused together with a last event' }),
});

const networkQuery = query.extend({
  lastEventNetId: eventId.optional().meta({ description: 'Network id of the last event that is known' }),
  lastEventSixId: eventId.optional().meta({ description: 'The same by its other name' }),
});

const cursorNames = ['lastEventId', 'lastEventNetId', 'lastEventSixId'] as const;

async function readFeed(call: BillerCall, feed: FeedName): Promise<Answer> {
  const { ebill, biller, query } = call;
  const store = ebill.store.feeds;
  const cursors = cursorNames.filter((name) => query[name] !== undefined);
  if (cursors.length > 0 && query['since'] !== undefined) {
    return refused([problem('SINCE_WITH_CURSOR', ['since'], { cursor: cursors.join(', ') })], query);
  }
  const after = await cursorOf(call);
  if (after === undefined) return deny(problem('CURSOR_UNKNOWN', []));
  const limit = Math.min(Number(query['limit'] ?? limits.feedPageDefault), limits.feedPageMax);
  const since = query['since'] === undefined ? undefined : instantOf(Date.parse(query['since']));
  const page = await store.page(biller.id, feed, { after, since, limit });
  if (after > page.lastId) return deny(problem('CURSOR_UNKNOWN', []));
  if (after > 0 && after < page.purgedThrough) {
    return deny(problem('CURSOR_EXPIRED', []), { more: { oldestEventId: page.purgedThrough + 1 } });
  }
  const lastId = page.records.at(-1)?.stamp.id ?? after;
  // Who asks for what comes after an instant, and sees nothing yet, must not be told to begin with the oldest
  const isPlace = lastId > 0 || since === undefined;
  return {
    body: writeJson(page.records.map(({ record, stamp }) => recordJson(record, stamp))),
    type: 'application/json',
    headers: {
      ...(isPlace && { 'x-last-event-id': String(lastId) }),
      ...(page.records.length === limit && { link: nextLink(feed, lastId, limit) }),
    },
  };
}

/** The number behind which a page begins; undefined: the network id is of no event. */
async function cursorOf({ ebill, biller, query }: BillerCall): Promise<number | undefined> {
  const netId = query['lastEventNetId'] ?? query['lastEventSixId'];
  if (netId !== undefined) return ebill.store.feeds.idOf(biller.id, netId.toUpperCase());
  return Number(query['lastEventId'] ?? 0);
}

function nextLink(feed: FeedName, lastId: number, limit: number): string {
  return `<${pathOf(feed)}?lastEventId=${lastId}&limit=${limit}>; rel="next"`;
}

function pathOf(feed: FeedName): string {
  return `/api/v1/events/${feeds[feed].path}`;
}

const stamp = { id: z.int().min(1), timestamp: z.iso.datetime() };
const netStamp = { ...stamp, eventNetId: z.string() };
const about = { businessCaseId: z.int().min(1), businessCaseNetId: z.string().optional() };
const status = z.enum(['OPEN', 'APPROVED', 'REJECTED', 'COMPLETED']);

const records: Readonly<Record<FeedName, z.ZodType>> = {
  processingStatus: z.object({
    ...stamp,
    ...about,
    referenceNumber: z.string(),
    type: z.string(),
    oldStatus: z.string().optional(),
    newStatus: z.enum(['STAGED', 'INVALID', 'PROCESSING', 'FAILED', 'DELIVERED']),
    reason: z.object({ code: z.string(), message: z.string() }).optional(),
  }),
  instalmentStatus: z.object({
    ...netStamp,
    ...about,
    externalPaymentByInstalmentsId: z.string(),
    externalInstalmentId: z.string(),
    newStatus: status,
    approvedAmount: amountSchema.optional(),
  }),
  businessCaseStatus: z.object({
    ...netStamp,
    ...about,
    referenceNumber: z.string(),
    type: z.string(),
    newStatus: status,
    approvedAmount: amountSchema.optional(),
    externalDonationPurposeId: z.string().optional(),
  }),
  subscriptionStatus: z.object({
    ...netStamp,
    newStatus: z.enum(['REQUESTED', 'ACTIVE', 'INACTIVE']),
    billRecipient: recipientSchema,
    accountNumber: z.string().optional(),
    referenceStructured: z.string().optional(),
    formFields: z.array(z.object({ technicalId: z.string(), value: z.string() })).optional(),
  }),
  emailAddress: z.object({ ...netStamp, ...about, oldEmailAddress: z.string(), newEmailAddress: z.string() }),
};

const feedHeaders = z.object({
  'X-Last-Event-Id': wholeNumber(0, eventIdMax)
    .optional()
    .meta({ description: 'The lastEventId of the next request; absent where nothing has happened since an instant' }),
  Link: z.string().optional().meta({ description: 'The next page, with rel="next", where this one is full' }),
});

const summaries: Readonly<Record<FeedName, string>> = {
  processingStatus: 'Business cases whose processing status changed',
  instalmentStatus: 'Instalments of instalment bills whose status changed',
  businessCaseStatus: 'Bills, reminders and donation inquiries whose status changed',
  subscriptionStatus: 'Bill recipients whose subscription changed',
  emailAddress: 'Bill recipients who were addressed by an outdated e-mail address',
};

/** The five feeds. */
export const feedRoutes: readonly Route[] = (Object.keys(feeds) as FeedName[]).map((feed) =>
  billerOperation({
    method: 'GET',
    path: pathOf(feed),
    group: 'Events',
    summary: summaries[feed],
    description:
      'Events of one biller, the oldest first, with ascending ids: ask again with the last id that was seen. A page that is full has a Link to the next; X-Last-Event-Id is where to go on. Webhooks bring the same events.',
    scope: 'events:read',
    whileSuspended: true,
    query: feed === 'processingStatus' ? query : networkQuery,
    answers: { 'application/json': z.array(records[feed]) },
    answerHeaders: feedHeaders,
    refusals: [400, 410],
    handle: (call) => readFeed(call, feed),
  }),
);
