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
import { type Problem, problem } from '@rappen/core/problem';
import type { AccountStore, KeyEntry, NewKey } from '../../accounts/ports.ts';
import { refused } from '../../answer.ts';
import { instantOf, processingModes, type Scope, scopes } from '../../keys.ts';
import { limits } from '../../limits.ts';
import { auditOf } from '../audit.ts';
import { deny } from '../body.ts';
import type { BillerCall } from '../operation.ts';
import { sizedList, sizedText } from '../parameters.ts';
import { isAddressBlock } from '../webhooks/ip-address.ts';
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
/** Days that a key is valid when nobody says, and at most; and those that a replaced one goes on. */
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
  prefix: required(anyText(), 'The beginning of the key, by which people know it'),
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
  { ...keyMembers, key: required(anyText(), 'Shown this once') },
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

/** When a new key ends: undefined is never, which is for trials on a simulated network only. */
function endOf({ ebill, ports }: BillerCall, wanted: string | null | undefined): string | undefined | Problem {
  const now = ports.clock.now();
  const latest = now + daysValidMax * dayMilliseconds;
  const wrong = problem('API_KEY_END', ['expiresAt'], { max: daysValidMax });
  if (wanted === undefined) return instantOf(latest);
  if (wanted === null) return ebill.simulator === undefined ? wrong : undefined;
  const end = Date.parse(wanted);
  return end > now && end <= latest ? instantOf(end) : wrong;
}

/** The keys of the biller. */
export const apiKeys: Readonly<Record<string, Method>> = {
  list: keyMethod(
    {
      summary: 'Keys of the biller, the newest first',
      leastRole: 'viewer',
      parameters: noParameters,
      example: {},
      answer: list(apiKeyModel),
    },
    async ({ biller }, keys) => valued((await keys.list(biller.owner)).map(shownKey)),
  ),
  create: keyMethod(
    {
      summary: 'Make a key',
      description:
        'Unless said, it is for QR-bills and all of eBill submission but not for pages, may stage and deliver, may not skip the anomaly detection, may be used from everywhere, and ends after 365 days. Beside a simulated network, expiresAt null makes one that does not end.',
      leastRole: 'owner',
      parameters: creation,
      example: { name: 'Bookkeeping' },
      answer: newApiKeyModel,
      refusals: [422],
    },
    async (call, keys, wanted) => {
      const { name, scopes: chosen = defaultScopes, maySkipAnomaly = false, ipAllow = [] } = wanted;
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
        scopes: [...new Set(chosen)],
        demo: false,
        processingModes: [...new Set(wanted.processingModes ?? processingModes)],
        maySkipAnomaly,
        ipAllow,
        expiresAt,
        createdBy: call.key.id,
        createdAt: instantOf(call.ports.clock.now()),
      };
      const audit = auditOf(call, 'key.created', key.id);
      const made = await keys.create(call.biller.id, key, limits.ownKeysMax, audit);
      if (made === undefined) return { refusal: deny(problem('API_KEY_LIMIT', [], { max: limits.ownKeysMax })) };
      return valued({ ...shownKey(made.entry), key: made.key });
    },
  ),
  rotate: keyMethod(
    {
      summary: 'Replace a key by one that may do the same',
      description: 'The old one goes on for some days, 7 unless said.',
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
      const { revokedAt: _revoked, lastUsedAt: _used, prefix, ...same } = old;
      const latest = instantOf(now + daysValidMax * dayMilliseconds);
      const key: NewKey = {
        ...same,
        id: crypto.randomUUID(),
        name: old.name ?? prefix,
        expiresAt: old.expiresAt && latest,
        createdBy: call.key.id,
        createdAt: instantOf(now),
      };
      const until = instantOf(now + overlapDays * dayMilliseconds);
      const audit = auditOf(call, 'key.rotated', `${id} ${key.id}`);
      const made = await keys.rotate(biller.id, old, key, until, audit);
      if (made === undefined) return unknown;
      const previousExpiresAt = old.expiresAt !== undefined && old.expiresAt < until ? old.expiresAt : until;
      return valued({ ...shownKey(made.entry), key: made.key, previousExpiresAt });
    },
  ),
  revoke: keyMethod(
    {
      summary: 'Revoke a key, for good',
      description: 'It is refused within a second.',
      leastRole: 'owner',
      parameters: object({ id: required(keyId) }),
      answer: nothing,
    },
    async (call, keys, { id }) => {
      const { biller, ports } = call;
      const own = (await keys.list(biller.owner)).find((entry) => entry.id === id && isOwn(entry));
      const now = instantOf(ports.clock.now());
      const audit = auditOf(call, 'API_KEY_REVOKED', id);
      const isRevoked = own !== undefined && (await keys.revoke(biller.id, biller.owner, id, now, audit));
      return isRevoked ? valued(null) : { refusal: deny(problem('API_KEY_NOT_FOUND', ['id'])) };
    },
  ),
};

/** Keys that a variable sets come back with it: they are not to be changed here. */
function isOwn({ id, prefix }: KeyEntry): boolean {
  return id !== prefix;
}
