import {
  anyText,
  boolean,
  choice,
  code,
  type Infer,
  instant,
  list,
  nothing,
  object,
  openObject,
  optional,
  optionalOrNull,
  required,
} from '@rappen/core/model';
import { refused } from '../answer/answer.ts';
import { sizedList, sizedText } from '../body/shapes.ts';
import { auditOf } from '../ebill/operation/audit.ts';
import { deny } from '../ebill/operation/body.ts';
import type { BillerCall } from '../ebill/operation/operation.ts';
import { instantOf } from '../instant.ts';
import { limits } from '../limits.ts';
import type { AccountStore, KeyEntry, NewKey } from '../ports/accounts/accounts.ts';
import { type Problem, problem } from '../problems/index.ts';
import { processingModes, type Rights, type Scope, scopes } from '../rights/api-key.ts';
import { allAt, excessOf, excessOver, scopesWithin } from '../rights/excess.ts';
import { isAddressBlock } from '../rights/ip-address.ts';
import {
  type BillerMethod,
  type Method,
  method,
  noParameters,
  type Outcome,
  overlapDaysParameter,
  valued,
} from './method.ts';

const dayMilliseconds = 86_400_000;
/** Days that a key is valid by default and at most, and that a replaced key stays valid. */
const daysValidMax = 365;
const overlapDaysMax = 7;
const nameLengthMax = 60;
const keyId = sizedText(1, 36);
/** For the API document; `isAddressBlock` says what is one. */
const addressPattern = '^[0-9A-Fa-f.:]+(?:/[0-9]{1,3})?$';
const defaultScopes: readonly Scope[] = ['qr', 'ebill'];

const keyMembers = {
  id: required(anyText()),
  name: optional(anyText()),
  prefix: required(anyText(), 'The first characters of the key, for recognising it'),
  scopes: required(list(choice(scopes))),
  processingModes: required(list(choice(processingModes))),
  maySkipAnomaly: required(boolean),
  ipAllow: required(list(anyText())),
  demo: required(boolean),
  createdAt: required(instant),
  createdBy: optional(anyText()),
  expiresAt: optional(instant),
  lastUsedAt: optional(instant),
  revokedAt: optional(instant),
};
export const apiKeyModel = openObject(keyMembers, { name: 'ApiKey' });
export const newApiKeyModel = openObject(
  { ...keyMembers, key: required(anyText(), 'Shown only once') },
  { name: 'NewApiKey' },
);

function shownKey(entry: KeyEntry): Infer<typeof apiKeyModel> {
  const { id, name, prefix, demo, createdAt, createdBy, expiresAt, lastUsedAt, revokedAt } = entry;
  return {
    id,
    name,
    prefix,
    scopes: [...entry.scopes],
    processingModes: [...(entry.processingModes ?? processingModes)],
    maySkipAnomaly: entry.maySkipAnomaly !== false,
    ipAllow: [...(entry.ipAllow ?? [])],
    demo,
    createdAt,
    createdBy,
    expiresAt,
    lastUsedAt,
    revokedAt,
  };
}

function keyMethod<T, A>(
  described: BillerMethod<T, A>,
  work: (call: BillerCall, keys: AccountStore['keys'], parameters: T) => Promise<Outcome<NoInfer<A>>>,
): Method {
  return method(described, (call, parameters) => {
    const { accounts } = call.ports;
    if (accounts === undefined) return { refusal: deny(problem('STORAGE_UNAVAILABLE', [])) };
    return work(call, accounts.store.keys, parameters);
  });
}

const creation = object({
  name: required(sizedText(1, nameLengthMax)),
  scopes: optional(sizedList(choice(scopes), 1, scopes.length)),
  processingModes: optional(sizedList(choice(processingModes), 1, processingModes.length)),
  maySkipAnomaly: optional(boolean),
  ipAllow: optional(sizedList(anyText({ pattern: addressPattern }), 0, limits.keyAddressesMax)),
  expiresAt: optionalOrNull(
    code(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/, 'an instant in UTC such as 2027-12-31T00:00:00Z'),
  ),
});

/**
 * When a new key ends: undefined is never, which is for trials on a simulated network only. Unless said in a year, or with the
 * key that makes it.
 */
function endOf({ ebill, ports, key }: BillerCall, wanted: string | null | undefined): string | undefined | Problem {
  const now = ports.clock.now();
  const latest = now + daysValidMax * dayMilliseconds;
  const wrong = problem('API_KEY_END', ['expiresAt'], { max: daysValidMax });
  if (wanted === undefined) return earlierOf(instantOf(latest), key.expiresAt);
  if (wanted === null) return ebill.simulator === undefined ? wrong : undefined;
  const end = Date.parse(wanted);
  return end > now && end <= latest ? instantOf(end) : wrong;
}

/** The keys of the biller. */
export const apiKeys: Readonly<Record<string, Method>> = {
  list: keyMethod(
    {
      summary: 'Keys of the biller, newest first',
      leastRole: 'viewer',
      parameters: noParameters,
      example: {},
      answer: list(apiKeyModel),
    },
    async ({ biller }, keys) => valued((await keys.list(biller.owner)).map(shownKey)),
  ),
  create: keyMethod(
    {
      summary: 'Create a key',
      description:
        'By default the key is for QR-bills and all of eBill submission but not for the pages; it may stage and deliver, may not skip anomaly detection, may be used from any address, and expires after 365 days. A key never has more rights than its creator: the defaults are limited accordingly, and requests for more are refused with RIGHTS_EXCEEDED. With a simulated network, expiresAt null creates a key that does not expire.',
      leastRole: 'owner',
      parameters: creation,
      example: { name: 'Bookkeeping' },
      answer: newApiKeyModel,
      refusals: [422],
    },
    async (call, keys, wanted) => {
      const { name, maySkipAnomaly = false, ipAllow = call.key.ipAllow ?? [] } = wanted;
      const wrong = ipAllow.flatMap((block, index) =>
        isAddressBlock(block)
          ? []
          : [problem('PATTERN', ['ipAllow', index], { form: 'an IP address or a block such as 10.0.0.0/8' })],
      );
      if (wrong.length > 0) return { refusal: refused(wrong, wanted) };
      const expiresAt = endOf(call, wanted.expiresAt);
      if (typeof expiresAt === 'object') return { refusal: deny(expiresAt) };
      const key: NewKey = {
        id: crypto.randomUUID(),
        name,
        owner: call.biller.owner,
        scopes: [...new Set(wanted.scopes ?? defaultScopesOf(call.key))],
        demo: call.key.demo,
        processingModes: [...new Set(wanted.processingModes ?? call.key.processingModes ?? processingModes)],
        maySkipAnomaly,
        ipAllow,
        expiresAt,
        createdBy: call.key.id,
        createdAt: instantOf(call.ports.clock.now()),
      };
      const excess = excessOf(call.key, key);
      if (excess.length > 0) return { refusal: refused(excess, wanted) };
      const audit = auditOf(call, 'key.created', key.id);
      const made = await keys.create(call.biller.id, key, limits.ownKeysMax, audit);
      if (made === undefined) return { refusal: deny(problem('API_KEY_LIMIT', [], { max: limits.ownKeysMax })) };
      return valued({ ...shownKey(made.entry), key: made.key });
    },
  ),
  rotate: keyMethod(
    {
      summary: 'Replace a key with one that has the same rights',
      description:
        'The new key has the same lifetime as the old one, at most 365 days and no longer than the key you use. The old key remains valid for a few days (default 7). A key with more rights than your own is refused with RIGHTS_EXCEEDED.',
      leastRole: 'owner',
      parameters: object({ id: required(keyId), overlapDays: overlapDaysParameter }),
      answer: openObject({ ...keyMembers, key: required(anyText()), previousExpiresAt: required(instant) }),
    },
    async (call, keys, { id, overlapDays = overlapDaysMax }) => {
      const { biller, ports } = call;
      const now = ports.clock.now();
      const unknown = { refusal: deny(problem('API_KEY_NOT_FOUND', ['id'])) };
      const old = (await keys.list(biller.owner)).find((entry) => entry.id === id && isOwn(entry));
      if (old === undefined) return unknown;
      const excess = allAt(['id'], excessOver(call.key, old));
      if (excess.length > 0) return { refusal: refused(excess) };
      const { revokedAt: _revoked, lastUsedAt: _used, prefix, ...same } = old;
      const key: NewKey = {
        ...same,
        id: crypto.randomUUID(),
        name: old.name ?? prefix,
        expiresAt: earlierOf(lifetimeOf(old, now), call.key.expiresAt),
        createdBy: call.key.id,
        createdAt: instantOf(now),
      };
      const until = instantOf(now + overlapDays * dayMilliseconds);
      const audit = auditOf(call, 'key.rotated', `${id} ${key.id}`);
      const made = await keys.rotate(biller.id, old, key, until, audit);
      if (made === undefined) return unknown;
      const previousExpiresAt = earlierOf(until, old.expiresAt);
      return valued({ ...shownKey(made.entry), key: made.key, previousExpiresAt });
    },
  ),
  revoke: keyMethod(
    {
      summary: 'Revoke a key permanently',
      description:
        'The key is refused within a second, and its webhooks are disabled. A key with more rights than your own is refused with RIGHTS_EXCEEDED.',
      leastRole: 'owner',
      parameters: object({ id: required(keyId) }),
      answer: nothing,
    },
    async (call, keys, { id }) => {
      const { biller, ports } = call;
      const own = (await keys.list(biller.owner)).find((entry) => entry.id === id && isOwn(entry));
      const excess = own === undefined ? [] : allAt(['id'], excessOver(call.key, own));
      if (excess.length > 0) return { refusal: refused(excess) };
      const now = instantOf(ports.clock.now());
      const audit = auditOf(call, 'API_KEY_REVOKED', id);
      const isRevoked = own !== undefined && (await keys.revoke(biller.id, biller.owner, id, now, audit));
      return isRevoked ? valued(null) : { refusal: deny(problem('API_KEY_NOT_FOUND', ['id'])) };
    },
  ),
};

/** The usual scopes, as far as their maker has them; all of them where it has none, to be refused. */
function defaultScopesOf(maker: Rights): readonly Scope[] {
  const within = scopesWithin(maker, defaultScopes);
  return within.length > 0 ? within : defaultScopes;
}

/** The end of a new key that is valid as long as another one was given; undefined: for ever, as the other one. */
function lifetimeOf({ createdAt, expiresAt }: KeyEntry, now: number): string | undefined {
  if (expiresAt === undefined) return undefined;
  const milliseconds = Date.parse(expiresAt) - Date.parse(createdAt);
  return instantOf(now + Math.min(milliseconds, daysValidMax * dayMilliseconds));
}

function earlierOf<T extends string | undefined>(one: T, other: string | undefined): T | string {
  return other !== undefined && (one === undefined || other < one) ? other : one;
}

/** Keys that a variable sets come back with it: they are not to be changed here. */
function isOwn({ id, prefix }: KeyEntry): boolean {
  return id !== prefix;
}
