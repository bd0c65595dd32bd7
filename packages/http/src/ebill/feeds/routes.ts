import { type FeedName, feeds } from '@rappen/core/ebill/events';
import { anyText, code, instant, list, openObject, optional } from '@rappen/core/model';
import { type Answer, refused } from '../../answer/answer.ts';
import { numberText } from '../../body/shapes.ts';
import { instantOf } from '../../instant.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems/index.ts';
import type { Route } from '../../route/route.ts';
import { routeId } from '../../route/route-id.ts';
import { deny } from '../operation/body.ts';
import { type BillerCall, billerOperation } from '../operation/operation.ts';
import { eventModels } from './event-models.ts';

const eventIdMax = 999_999_999_999_999;
const eventId = code(/^EVID[0-9A-Fa-f]{32}$/, 'EVID and 32 hexadecimal digits');

const members = {
  lastEventId: optional(numberText(0, eventIdMax), 'Id of the last event you know: only later ones are returned'),
  limit: optional(
    numberText(1, eventIdMax),
    `Events per page: default ${limits.feedPageDefault}, at most ${limits.feedPageMax}`,
  ),
  since: optional(instant, 'Events from this instant; cannot be combined with a last event'),
};
const query = openObject(members);

const networkQuery = openObject({
  ...members,
  lastEventNetId: optional(eventId, 'Network id of the last event you know'),
  lastEventSixId: optional(eventId, 'The same under its other name'),
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
  const lastId = page.lastOfPage ?? after;
  // Who asks for what comes after an instant, and sees nothing yet, must not be told to begin with the oldest
  const isPlace = lastId > 0 || since === undefined;
  return {
    body: page.text,
    type: 'application/json',
    headers: {
      ...(isPlace && { 'x-last-event-id': String(lastId) }),
      ...(page.count === limit && { link: nextLink(feed, lastId, limit) }),
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

const feedHeaders = openObject({
  'X-Last-Event-Id': optional(
    numberText(0, eventIdMax),
    'The lastEventId for the next request; absent if there have been no events since the instant',
  ),
  Link: optional(anyText(), 'The next page, with rel="next", if this one is full'),
});

const summaries: Readonly<Record<FeedName, string>> = {
  processingStatus: 'Business cases whose processing status changed',
  instalmentStatus: 'Instalments of instalment bills whose status changed',
  businessCaseStatus: 'Bills, reminders and donation inquiries whose status changed',
  subscriptionStatus: 'Bill recipients whose subscription changed',
  emailAddress: 'Bill recipients addressed by an outdated e-mail address',
};

/** The five feeds. */
export const feedRoutes: readonly Route[] = (Object.keys(feeds) as FeedName[]).map((feed) =>
  billerOperation({
    id: routeId('list', feed, 'events'),
    method: 'GET',
    path: pathOf(feed),
    group: 'Events',
    summary: summaries[feed],
    description:
      'Events of one biller, oldest first, with ascending ids: ask again with the last id you have seen. A full page has a Link to the next; continue from X-Last-Event-Id. Webhooks deliver the same events.',
    scope: 'events:read',
    whileSuspended: true,
    query: feed === 'processingStatus' ? query : networkQuery,
    answers: { 'application/json': list(eventModels[feed]) },
    answerHeaders: feedHeaders,
    refusals: [400, 410],
    handle: (call) => readFeed(call, feed),
  }),
);
