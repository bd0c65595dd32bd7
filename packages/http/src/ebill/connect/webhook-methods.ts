import { problem } from '@rappen/core/problem';
import { z } from 'zod';
import { instantOf } from '../../keys.ts';
import { deny } from '../body.ts';
import { webhookJson } from '../webhook-routes.ts';
import { newWebhookSecret } from '../webhooks/signature.ts';
import { idParameter, limitParameter, type Method, method, type Outcome, usualLimit, valued } from './method.ts';

const secretBytes = 32;
/** For so long the old secret signs beside the new one. */
const rotationMilliseconds = 86_400_000;

const byId = z.strictObject({ id: idParameter });

function unknown(): Outcome {
  return { refusal: deny(problem('WEBHOOK_NOT_FOUND', ['id'])) };
}

/** What only people do with webhooks. */
export const webhooks: Readonly<Record<string, Method>> = {
  list: method(z.strictObject({}), async ({ ebill, biller }) =>
    valued((await ebill.store.webhooks.list(biller.id)).map(webhookJson)),
  ),
  rotateSecret: method(byId, async ({ ebill, biller, ports }, { id }) => {
    const secret = newWebhookSecret(crypto.getRandomValues(new Uint8Array(secretBytes)));
    const previousUntil = instantOf(ports.clock.now() + rotationMilliseconds);
    const sealed = await ebill.secrets.seal(secret);
    const isRotated = await ebill.store.webhooks.rotate(biller.id, id, sealed, previousUntil);
    return isRotated ? valued({ id, secret, previousUntil }) : unknown();
  }),
  enable: method(byId, async ({ ebill, biller }, { id }) =>
    (await ebill.store.webhooks.enable(biller.id, id)) ? valued(null) : unknown(),
  ),
  deliveries: method(
    z.strictObject({ id: idParameter, before: idParameter.optional(), limit: limitParameter }),
    async ({ ebill, biller }, { id, before, limit = usualLimit }) => {
      const deliveries = await ebill.store.deliveries.list(biller.id, id, { before, limit });
      return valued(deliveries.map((delivery) => ({ ...delivery })));
    },
  ),
  replay: method(
    z.strictObject({ id: idParameter, recordId: idParameter }),
    async ({ ebill, biller, ports }, { id, recordId }) => {
      const now = instantOf(ports.clock.now());
      const isReplayed = await ebill.store.deliveries.replay(biller.id, id, recordId, now);
      return isReplayed ? valued(null) : unknown();
    },
  ),
};
