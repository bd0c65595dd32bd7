import { type FeedName, feeds } from '@rappen/core/ebill/events';
import { anyText, code, constant, extended, jsonSchemaOf, openObject, required } from '@rappen/core/model';
import { eventModels } from '../ebill/feeds/event-models.ts';
import { routeId } from '../route/route-id.ts';
import { exampleOfWebhook } from './examples.ts';
import type { Components } from './operation.ts';
import { partOf } from './parts.ts';

const signature = openObject({
  'webhook-id': required(anyText(), 'The same for every attempt: ignore messages you have already handled'),
  'webhook-timestamp': required(
    code(/^[0-9]+$/, 'digits'),
    'Seconds since 1970; refuse messages older than five minutes',
  ),
  'webhook-signature': required(
    anyText(),
    'One or more of v1,BASE64 separated by blanks: HMAC-SHA256 over webhook-id.webhook-timestamp.body with the bytes of the secret (Standard Webhooks). One match is enough',
  ),
});

/** A tag of their own: generators of clients would mix them with the operations that make webhooks. */
export const deliveriesTag = 'Webhook deliveries';

const description =
  'Sent as signed JSON. Answer with any status from 200 to 299 within 15 seconds. Otherwise the message is sent again for three days, at growing intervals. Only the feed guarantees the order of records, webhooks do not: use the id.';

/** What the service sends to webhooks: the record of a feed, with the name of the event. */
export function webhooksOf(components: Components): Record<string, unknown> {
  return Object.fromEntries(
    (Object.keys(feeds) as FeedName[]).map((feed) => {
      const { eventName, eventType } = feeds[feed];
      const name = routeId('Webhook', feed);
      const shape = extended(
        eventModels[feed],
        { eventName: required(constant(eventName)) },
        { name: `${name.charAt(0).toUpperCase()}${name.slice(1)}Event`, isOpen: true },
      );
      const operation = {
        operationId: routeId('receive', feed, 'event'),
        tags: [deliveriesTag],
        summary: `An event for webhooks of the type ${eventType}`,
        description,
        // openapi-generator would make of it an operation to call, in Python one that cannot be compiled
        'x-internal': true,
        security: [],
        parameters: signature.members.map(([header, member]) => {
          return { name: header, in: 'header', ...partOf(member, components) };
        }),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: jsonSchemaOf(shape, components), ...exampleOfWebhook(feed) } },
        },
        responses: {
          '2XX': { description: 'Received' },
          410: { description: 'Gone: the webhook is disabled' },
          default: { description: 'The message is sent again later; Retry-After may set the time' },
        },
      };
      return [eventName, { post: operation }];
    }),
  );
}
