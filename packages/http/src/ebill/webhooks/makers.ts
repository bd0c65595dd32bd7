import type { Instant } from '../../instant.ts';
import type { Webhook, WebhookMaker } from '../../ports/ebill/index.ts';
import {
  type ApiKey,
  ebillScopes,
  everyRight,
  includesScope,
  operatorId,
  type Rights,
  validateKey,
} from '../../rights/api-key.ts';
import { excessOver } from '../../rights/excess.ts';
import { rightsOfRole } from '../../rights/roles.ts';
import type { BillerCall } from '../operation/operation.ts';
import type { DisabledReason } from './schedule.ts';

/** The scope of all feeds, whose records webhooks bring. */
export const eventScope = 'events:read';

/** Why a webhook is disabled whose maker may no longer read events. */
export const makerEnded: DisabledReason = 'MAKER_ENDED';

/** Whether somebody may read events, in the feeds or on the pages. */
export function mayReadEvents({ scopes }: Rights): boolean {
  return includesScope(scopes, eventScope) || scopes.includes('connect:*');
}

/** By whom a webhook is made, as it is kept; undefined: by the operator, whom no key stands for. */
export function creatorOf({ id }: ApiKey): string | undefined {
  return id === operatorId ? undefined : id;
}

/** Whether who made a webhook may read no events now: the key was revoked, has expired or is gone, the person was removed. */
export function hasEnded(maker: WebhookMaker, now: Instant): boolean {
  if (maker.kind === 'gone') return true;
  if (maker.kind === 'key' && !validateKey(maker.key, 'any', now).ok) return true;
  return !mayReadEvents(rightsOf(maker));
}

/** Whether somebody may change a webhook and have messages sent to it: who made it, or has all rights of who did. */
function mayChange(key: ApiKey, { maker }: Pick<Webhook, 'maker'>): boolean {
  return excessOver(key, rightsOf(maker)).length === 0;
}

/** Whether somebody may see a webhook: the same, but that seeing needs no right to change webhooks. */
export function maySee(key: ApiKey, { maker }: Pick<Webhook, 'maker'>): boolean {
  const { scopes, ...rights } = rightsOf(maker);
  const parts = scopes.flatMap((scope) => (scope === 'ebill' ? ebillScopes : [scope]));
  return excessOver(key, { ...rights, scopes: parts.filter((scope) => scope !== 'webhooks:write') }).length === 0;
}

/** A webhook that the caller may see. Undefined: there is none of this id. */
export function seenWebhook(call: BillerCall, id: number): Promise<Webhook | undefined> {
  return webhookIf(call, id, maySee);
}

/** A webhook that the caller may change. Undefined: there is none of this id. */
export function changeableWebhook(call: BillerCall, id: number): Promise<Webhook | undefined> {
  return webhookIf(call, id, mayChange);
}

async function webhookIf(
  { ebill, biller, key }: BillerCall,
  id: number,
  may: (key: ApiKey, webhook: Webhook) => boolean,
): Promise<Webhook | undefined> {
  const webhook = await ebill.store.webhooks.get(biller.id, id);
  return webhook !== undefined && may(key, webhook) ? webhook : undefined;
}

/** Nobody but who may do everything is above a maker who is not known any more. */
function rightsOf(maker: WebhookMaker): Rights {
  if (maker.kind === 'key') return maker.key;
  return maker.kind === 'person' ? rightsOfRole(maker.role) : everyRight;
}
