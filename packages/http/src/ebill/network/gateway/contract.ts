import { limits as documentLimits } from '@rappen/core/ebill';
import type { EventStream, NetEvent, RecipientHit, SubmitOutcome } from '@rappen/core/ebill/network';
import { anyText, boolean, choice, code, list, openObject, optional, required, wholeNumber } from '@rappen/core/model';
import { recipientModel } from '../../recipients/recipients.ts';

/**
 * What a gateway answers, one shape for each call. Members that are not named here are ignored, so that gateways can grow; what is named and
 * wrong is no answer. Calls are JSON by POST to the address of the gateway and the name of the call, signed as webhooks are.
 */

const netId = code(/^BCID[0-9A-F]{32}$/, 'BCID and 32 capital hexadecimal digits');
const seconds = wholeNumber({ minimum: 0, maximum: 604_800 });

const outcomes = ['accepted', 'duplicate', 'pending', 'refused', 'retry'] as const;
export const submittedModel = openObject({
  outcome: required(choice(outcomes)),
  businessCaseNetId: optional(netId),
  code: optional(anyText()),
  message: optional(anyText()),
  afterSeconds: optional(seconds),
});

export const foundModel = openObject({ businessCaseNetId: optional(netId) });

const recipientNetId = code(/^\d{1,17}$/, '1 to 17 digits');
export const hitsModel = openObject({
  hits: required(
    list(
      openObject({
        submissionStatus: required(choice(['ALLOWED', 'NOT_ALLOWED'])),
        billRecipientNetId: optional(recipientNetId),
        activeSubscription: optional(boolean),
        directDebit: optional(boolean),
        newEmailAddress: optional(anyText()),
        reason: optional(choice(['UNKNOWN', 'EMAIL_EXPIRED', 'NOT_SUBSCRIBED'])),
      }),
    ),
  ),
});

export const knownModel = openObject({ isKnown: required(boolean) });
export const begunModel = openObject({ token: optional(anyText()), expiresInSeconds: optional(seconds) });
export const confirmedModel = openObject({ recipient: optional(recipientModel) });
export const healthModel = openObject({
  available: required(boolean),
  message: required(anyText()),
  environmentStage: optional(anyText()),
});

const amount = openObject({ value: optional(anyText()), currencyCode: required(anyText()) });
export const eventsModel = openObject({
  events: required(
    list(
      openObject({
        eventNetId: required(code(/^EVID[0-9A-F]{32}$/, 'EVID and 32 capital hexadecimal digits')),
        billerNetId: required(anyText()),
        at: required(wholeNumber({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), 'Milliseconds since 1970'),
        businessCaseNetId: optional(netId),
        newStatus: optional(anyText()),
        approvedAmount: optional(amount),
        externalDonationPurposeId: optional(anyText()),
        reason: optional(anyText()),
        externalPaymentByInstalmentsId: optional(anyText()),
        externalInstalmentId: optional(anyText()),
        billRecipient: optional(recipientModel),
        accountNumber: optional(anyText()),
        referenceStructured: optional(anyText()),
        oldEmailAddress: optional(anyText()),
        newEmailAddress: optional(anyText()),
      }),
    ),
    `At most as many as were asked for, the oldest first; of ${documentLimits.problemsMax} and more, some may come later`,
  ),
});

type Told<M> = M extends { readonly read: (node: unknown, reading: never) => infer T } ? NonNullable<T> : never;
type Submitted = Told<typeof submittedModel>;
type Hit = Told<typeof hitsModel>['hits'][number];
type Event = Told<typeof eventsModel>['events'][number];

/** What a gateway made of a submission; undefined: its words do not fit together. */
export function outcomeOf({ outcome, businessCaseNetId, ...more }: Submitted): SubmitOutcome | undefined {
  const { code: given = 'REFUSED_BY_NETWORK', message = '', afterSeconds } = more;
  const afterMs = afterSeconds === undefined ? {} : { afterMs: afterSeconds * 1000 };
  switch (outcome) {
    case 'accepted':
    case 'duplicate':
      return businessCaseNetId === undefined ? undefined : { kind: outcome, businessCaseNetId };
    case 'refused':
      return { kind: outcome, code: given, message };
    case 'retry':
      return { kind: outcome, code: more.code ?? 'NETWORK_BUSY', ...afterMs };
    default:
      return { kind: 'pending', ...afterMs };
  }
}

/** What a gateway says of a recipient; undefined: an allowed one has no id. */
export function hitOf(hit: Hit): RecipientHit | undefined {
  const { submissionStatus, billRecipientNetId, activeSubscription = false, directDebit = false } = hit;
  if (submissionStatus === 'NOT_ALLOWED')
    return { submissionStatus, reason: hit.reason ?? 'UNKNOWN', billRecipientNetId };
  if (billRecipientNetId === undefined) return undefined;
  const { newEmailAddress } = hit;
  return { submissionStatus, billRecipientNetId, activeSubscription, directDebit, newEmailAddress };
}

/** An event of a stream; undefined: what the stream needs is not in it. */
export function eventOf(stream: EventStream, event: Event): NetEvent | undefined {
  const { eventNetId, billerNetId, at, businessCaseNetId, newStatus, billRecipient, oldEmailAddress } = event;
  const base = { eventNetId, billerNetId, at };
  if (stream === 'subscription') {
    const isStatus = newStatus === 'REQUESTED' || newStatus === 'ACTIVE' || newStatus === 'INACTIVE';
    if (!isStatus || billRecipient === undefined) return undefined;
    const { accountNumber, referenceStructured } = event;
    return { ...base, stream, newStatus, billRecipient, accountNumber, referenceStructured };
  }
  if (businessCaseNetId === undefined) return undefined;
  if (stream === 'emailAddress') {
    const { newEmailAddress } = event;
    if (oldEmailAddress === undefined || newEmailAddress === undefined) return undefined;
    return { ...base, stream, businessCaseNetId, oldEmailAddress, newEmailAddress };
  }
  if (newStatus === undefined) return undefined;
  const { approvedAmount, externalDonationPurposeId, reason } = event;
  if (stream === 'businessCase')
    return { ...base, stream, businessCaseNetId, newStatus, approvedAmount, externalDonationPurposeId, reason };
  const { externalPaymentByInstalmentsId = '', externalInstalmentId } = event;
  if (externalInstalmentId === undefined) return undefined;
  const instalment = { externalPaymentByInstalmentsId, externalInstalmentId };
  return { ...base, stream, businessCaseNetId, newStatus, approvedAmount, reason, ...instalment };
}
