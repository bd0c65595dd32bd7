import { businessCaseJson } from '@rappen/core/ebill';
import {
  type BillingNetwork,
  type EventStream,
  type NetEvent,
  networkLimits,
  type Trail,
} from '@rappen/core/ebill/network';
import { writeJson } from '@rappen/core/json';
import type { Infer, Shape } from '@rappen/core/model';
import { failed, ok } from '@rappen/core/result';
import { base64Of } from '@rappen/pdf/internal/base';
import { problem } from '../../../problems/index.ts';
import { networkTimeoutUsual, within } from '../patience.ts';
import { answerOf, type GatewayAddress, signedCall } from './call.ts';
import {
  begunModel,
  confirmedModel,
  eventOf,
  eventsModel,
  foundModel,
  healthModel,
  hitOf,
  hitsModel,
  knownModel,
  outcomeOf,
  submittedModel,
} from './contract.ts';

/** What the network is made of. */
export interface GatewayParts extends GatewayAddress {
  readonly now: () => number;
  /** Is told when the other side has answered. */
  readonly onAnswer?: (() => void) | undefined;
  /** Is told what went wrong, without any content of bills. */
  readonly onFault: (billerNetId: string, reason: string) => void;
  /** Milliseconds from one look for events to the next. Default: two seconds. */
  readonly pollMilliseconds?: number | undefined;
  /** Milliseconds until a call is given up. Default: a minute. */
  readonly timeoutMilliseconds?: number | undefined;
}

const pollUsual = 2_500;
/** A gateway that fails is not asked five times a second. */
const faultPauseMilliseconds = 40_000;
const subscriptionSeconds = 1800;

/**
 * A network that a program of the operator is: each method of the port is a signed call of JSON, and its answer one of the shapes of the
 * contract. What is no such answer is as if none had come.
 */
export function gatewayNetwork(parts: GatewayParts): BillingNetwork<AbortSignal> {
  const { now, onFault, timeoutMilliseconds = networkTimeoutUsual, pollMilliseconds = pollUsual } = parts;
  /** When each stream is asked for again. */
  const nextLook = new Map<EventStream, number>();

  /** Rejects with the reason where there is no answer. */
  async function call<S extends Shape<unknown>>(...given: Parameters<typeof asked<S>>): Promise<Infer<S>> {
    try {
      const answer = await asked<S>(...given);
      parts.onAnswer?.();
      return answer;
    } catch (error) {
      const { billerNetId = '' } = given[1] as { readonly billerNetId?: string };
      onFault(billerNetId, (error as Error).message);
      throw error;
    }
  }

  async function asked<S extends Shape<unknown>>(
    name: string,
    given: object,
    shape: S,
    { trail, signal }: { trail?: Trail | undefined; signal?: AbortSignal } = {},
  ): Promise<Infer<S>> {
    const headers = {
      ...(trail?.requestId !== undefined && { 'x-request-id': trail.requestId }),
      ...(trail?.traceparent !== undefined && { traceparent: trail.traceparent }),
    };
    const answer = await signedCall(parts, name, writeJson(given as never), {
      now: now(),
      headers,
      signal: within(timeoutMilliseconds, signal),
    });
    return answerOf(name, answer, shape);
  }

  async function eventsOf(stream: EventStream, after: string | undefined, limit: number): Promise<readonly NetEvent[]> {
    const { events } = await call('events', { stream, limit, ...(after !== undefined && { after }) }, eventsModel);
    const told: NetEvent[] = [];
    // What comes behind one that cannot be understood has to wait, or it would be passed over
    for (const event of events.slice(0, limit)) {
      const known = eventOf(stream, event);
      if (known === undefined) {
        if (told.length > 0) break;
        onFault('', `events: ${event.eventNetId} lacks what the stream ${stream} needs`);
        throw new Error('events: one cannot be understood');
      }
      told.push(known);
    }
    return told;
  }

  return {
    kind: 'http',
    limits: { pdfBytesMax: networkLimits.pdfBytesMax, searchItemsMax: networkLimits.searchItemsMax },
    async submit({ billerNetId, businessCase, pdf }, { attempt, isRepetition, signal, trail }) {
      const { type } = businessCase;
      const document = { type, businessCase: businessCaseJson(businessCase), pdf: base64Of(pdf) };
      const given = { billerNetId, attempt, isRepetition, ...document };
      const answer = await call('submit', given, submittedModel, { trail, signal }).catch(() => undefined);
      return (answer && outcomeOf(answer)) ?? { kind: 'unknown' };
    },
    async findByReference(billerNetId, referenceNumber, trail) {
      const { businessCaseNetId } = await call('find', { billerNetId, referenceNumber }, foundModel, { trail });
      return businessCaseNetId === undefined ? undefined : { businessCaseNetId };
    },
    async searchRecipients(billerNetId, queries, trail) {
      const { hits } = await call('recipients', { billerNetId, queries }, hitsModel, { trail });
      const found = hits.map(hitOf);
      if (found.length !== queries.length) throw new Error('recipients: one hit for each query is needed');
      return found.map((hit) => {
        if (hit === undefined) throw new Error('recipients: an allowed recipient has an id');
        return hit;
      });
    },
    async hasRecipient(billerNetId, billRecipientNetId, trail) {
      return (await call('recipient', { billerNetId, billRecipientNetId }, knownModel, { trail })).isKnown;
    },
    async initiateSubscription(billerNetId, emailAddress, trail) {
      const begun = await call('initiate', { billerNetId, emailAddress }, begunModel, { trail });
      const { token = crypto.randomUUID(), expiresInSeconds = subscriptionSeconds } = begun;
      return ok({ token, expiresAt: now() + expiresInSeconds * 1000 });
    },
    async confirmSubscription(billerNetId, token, activationCode, trail) {
      const given = { billerNetId, token, activationCode };
      const { recipient } = await call('confirm', given, confirmedModel, { trail });
      return recipient === undefined ? failed(problem('ACTIVATION_CODE_REFUSED', ['activationCode'])) : ok(recipient);
    },
    isDue: (stream) => now() >= (nextLook.get(stream) ?? 0),
    async pollEvents(stream, after, limit) {
      try {
        const events = await eventsOf(stream, after, limit);
        // A full answer has more behind it
        nextLook.set(stream, events.length < limit ? now() + pollMilliseconds : 0);
        return events;
      } catch {
        nextLook.set(stream, now() + faultPauseMilliseconds);
        return [];
      }
    },
    async health(trail, billerNetId) {
      const given = billerNetId === undefined ? {} : { billerNetId };
      const { available, message, environmentStage = 'HTTP' } = await call('health', given, healthModel, { trail });
      return { available, message, environmentStage };
    },
  };
}
