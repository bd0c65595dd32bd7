import { type FeedName, feeds } from '@rappen/core/ebill/events';
import { type JsonValue, parseJson } from '@rappen/core/json';
import {
  anyText,
  choice,
  instant,
  list,
  object,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { amountModel } from '../ebill/cases/case-model.ts';
import type { BillerCall } from '../ebill/operation/operation.ts';
import { recipientModel } from '../ebill/recipients/recipients.ts';
import { idParameter, limitParameter, type Method, method, usualLimit } from './method.ts';

const feedNames = Object.keys(feeds) as FeedName[];
const firstFeed = feedNames[0] ?? 'processingStatus';

export const eventModel = openObject(
  {
    id: required(wholeNumber(), 'The lastEventId from which to continue'),
    eventNetId: optional(anyText()),
    timestamp: required(instant),
    businessCaseId: optional(wholeNumber()),
    businessCaseNetId: optional(anyText()),
    referenceNumber: optional(anyText()),
    type: optional(anyText()),
    oldStatus: optional(anyText()),
    externalPaymentByInstalmentsId: optional(anyText()),
    externalInstalmentId: optional(anyText()),
    newStatus: optional(anyText()),
    reason: optional(openObject({ code: required(anyText()), message: required(anyText()) })),
    approvedAmount: optional(amountModel),
    externalDonationPurposeId: optional(anyText()),
    billRecipient: optional(recipientModel),
    accountNumber: optional(anyText()),
    referenceStructured: optional(anyText()),
    formFields: optional(list(openObject({ technicalId: required(anyText()), value: required(anyText()) }))),
    oldEmailAddress: optional(anyText()),
    newEmailAddress: optional(anyText()),
    eventType: required(choice(feedNames.map((feed) => feeds[feed].eventType))),
  },
  { name: 'Event', description: 'A record of a feed, and the type of the webhooks that deliver it' },
);

/**
 * The last records of all feeds up to a number, the newest first. The feeds are numbered together and without holes: the last
 * ones are those with the last numbers, whichever feed they are in.
 */
async function latest({ ebill, biller }: BillerCall, last: number, limit: number): Promise<readonly ShownRecord[]> {
  const after = Math.max(0, last - limit);
  const pages = await Promise.all(
    feedNames.map(async (feed) => {
      const { text } = await ebill.store.feeds.page(biller.id, feed, { after, limit });
      return recordsIn(text).map((record) => ({ ...record, eventType: feeds[feed].eventType }));
    }),
  );
  return pages
    .flat()
    .filter(({ id }) => id <= last)
    .sort((a, b) => b.id - a.id);
}

type ShownRecord = Readonly<Record<string, JsonValue>> & { readonly id: number };

/** Of a page that the store has written. */
function recordsIn(text: string): readonly ShownRecord[] {
  const read = parseJson(text);
  return read.ok ? (read.value as readonly ShownRecord[]) : [];
}

/** What the feeds and the webhooks tell programs. */
export const events: Readonly<Record<string, Method>> = {
  list: method(
    {
      summary: 'The latest events of all feeds, newest first',
      description: 'The records of all five feeds in one sequence.',
      leastRole: 'viewer',
      parameters: object({ before: optional(idParameter), limit: limitParameter }),
      example: {},
      answer: list(eventModel),
    },
    async (call, { before, limit = usualLimit }) => {
      const { lastId } = await call.ebill.store.feeds.page(call.biller.id, firstFeed, { limit: 1 });
      return { printed: await latest(call, before === undefined ? lastId : Math.min(before - 1, lastId), limit) };
    },
  ),
};
