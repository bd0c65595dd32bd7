import { instantOf } from '../../instant.ts';
import type { ClaimedDelivery, DeliveryResult } from '../../ports/ebill/index.ts';
import type { SendOutcome } from '../../ports/ebill/webhook-sender.ts';
import { webhookLimits } from './limits.ts';

/** Why a webhook was disabled: its receiver said that it is gone, or has failed for days; who made it may no longer read its events. */
export type DisabledReason = 'GONE' | 'FAILING' | 'MAKER_ENDED';

/** What the next step of a delivery depends on. */
export interface AttemptedDelivery {
  /** Attempts that had ended before this one. */
  readonly attempts: number;
  /** How the webhook stood before this attempt. */
  readonly webhook: Pick<ClaimedDelivery['webhook'], 'failures' | 'failingSince'>;
}

/**
 * What follows from an attempt. Only a status from 200 to 299 is a success. After a failure comes the next of ten attempts,
 * 5 seconds to 24 hours later and a tenth sooner or later at that, or as late as the receiver asks in `Retry-After`, up to
 * 24 hours; after the last one the delivery is dead. 410 disables the webhook at once, and so does a failure when it has failed
 * ten times in a row and for five days. `now` is in milliseconds since the beginning of 1970, `random` from 0 to below 1.
 * Source: Standard Webhooks 1.0.0, deliverability.
 */
export function afterAttempt(
  { attempts, webhook }: AttemptedDelivery,
  outcome: SendOutcome,
  { now, random }: { readonly now: number; readonly random: number },
): DeliveryResult {
  const at = instantOf(now);
  if ('failure' in outcome) return { at, answer: outcome.failure, next: nextStep() };
  const { status, bodyStart } = outcome;
  return { at, status, answer: bodyStart, next: isSuccess(status) ? { kind: 'delivered' } : nextStep() };

  function nextStep(): DeliveryResult['next'] {
    const reason = disabledReason(webhook, outcome, now);
    if (reason !== undefined) return { kind: 'disable', reason };
    const delay = delayMilliseconds(attempts + 1, outcome, random);
    return delay === undefined ? { kind: 'dead' } : { kind: 'retry', at: instantOf(now + delay) };
  }
}

/** Whether the receiver has taken the message. */
export function isSuccess(status: number): boolean {
  return Math.floor(status / 100) === 2;
}

function disabledReason(
  { failures, failingSince }: AttemptedDelivery['webhook'],
  outcome: SendOutcome,
  now: number,
): DisabledReason | undefined {
  if ('status' in outcome && outcome.status === 410) return 'GONE';
  const { failuresBeforeDisabled, failingMillisecondsMax } = webhookLimits;
  const hasFailedLong = failingSince !== undefined && now - Date.parse(failingSince) >= failingMillisecondsMax;
  return hasFailedLong && failures + 1 >= failuresBeforeDisabled ? 'FAILING' : undefined;
}

/** Until the attempt with this number, counted from 0; undefined: there is none any more. */
function delayMilliseconds(attempt: number, outcome: SendOutcome, random: number): number | undefined {
  const { attemptDelaysSeconds, jitterMax, retryAfterSecondsMax } = webhookLimits;
  const seconds = attemptDelaysSeconds[attempt];
  if (seconds === undefined || ('failure' in outcome && outcome.failure === 'BODY_TOO_LARGE')) return undefined;
  const asked = 'status' in outcome ? Math.min(outcome.retryAfterSeconds ?? 0, retryAfterSecondsMax) : 0;
  return Math.round(Math.max(seconds * (1 + jitterMax * (2 * random - 1)), asked) * 1000);
}
