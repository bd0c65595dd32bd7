import { businessCaseJson, type ExampleName, exampleBusinessCase } from '@rappen/core/ebill';
import type { EventStream, RecipientQuery } from '@rappen/core/ebill/network';
import { writeJson } from '@rappen/core/json';
import type { Infer, Shape } from '@rappen/core/model';
import { base64Of } from '@rappen/pdf/internal/base';
import { limits } from '../../../../limits.ts';
import { swissDay } from '../../../../swiss-day.ts';
import { deliveryLimits } from '../../../limits.ts';
import { signWebhook } from '../../../webhooks/signature.ts';
import { answerOf, type GatewayAddress, type RawAnswer, signedCall } from '../call.ts';
import { eventsModel, hitsModel, outcomeOf, submittedModel } from '../contract.ts';
import { billPdf } from './bill-pdf.ts';

/** A gateway, and what is known of the network behind it. */
export interface ConformanceTarget extends GatewayAddress {
  /** A biller that may send bills there. */
  readonly billerNetId: string;
  /** Another one; without, nothing is said of whether bills of billers are kept apart. */
  readonly otherBillerNetId?: string | undefined;
  /** An e-mail address, or a UID (`CHE` and nine digits), of somebody who may be sent bills. */
  readonly recipient: string;
  /** IBAN or QR-IBAN of the biller. */
  readonly iban: string;
  /** Put behind the reference numbers, where the network does something for that: `#approve`. */
  readonly referenceEnding?: string | undefined;
  /** The activation code that the recipient got after `initiate`; undefined: nobody knows it. */
  readonly activationCode?: (() => Promise<string | undefined>) | undefined;
  /** Seconds in which a bill gets from `pending` to an end, and its first event comes. */
  readonly waitSeconds: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What a check finds wrong. */
export class Wrong extends Error {}

/** Why a check cannot be made. */
export class Untried extends Error {}

export const callNames = [
  'submit',
  'find',
  'recipients',
  'recipient',
  'initiate',
  'confirm',
  'events',
  'health',
] as const;
export type CallName = (typeof callNames)[number];

/** Milliseconds for which the service waits for each call. */
const timesMax: Readonly<Record<CallName, number>> = {
  submit: deliveryLimits.networkTimeoutMilliseconds,
  find: deliveryLimits.networkTimeoutMilliseconds,
  events: deliveryLimits.networkTimeoutMilliseconds,
  recipients: limits.networkMillisecondsMax,
  recipient: limits.networkMillisecondsMax,
  initiate: limits.networkMillisecondsMax,
  confirm: limits.networkMillisecondsMax,
  health: limits.healthMillisecondsMax,
};

/** A bill of the trial, as `submit` is given it. */
export interface TrialBill {
  readonly referenceNumber: string;
  readonly given: object;
}

type Hits = Infer<typeof hitsModel>['hits'];
export type TrialEvent = Infer<typeof eventsModel>['events'][number];

const secondMilliseconds = 1000;

/** One run of the conformance suite: the calls that it makes, and what later checks need of earlier ones. */
export class Trial {
  readonly target: ConformanceTarget;
  /** Whether anything has answered. */
  isReached = false;
  /** Calls that were not answered in time. */
  readonly late: string[] = [];
  /** The bill that `submit` was tried with, and its id. */
  delivered: (TrialBill & { readonly id: string }) | undefined;
  /** The id of the recipient. */
  recipientId: string | undefined;
  /** The token of the subscription that was begun. */
  token: string | undefined;
  #code: Promise<string | undefined> | undefined;
  readonly #run = crypto.randomUUID().slice(0, 8);
  #number = 0;

  constructor(target: ConformanceTarget) {
    this.target = target;
  }

  /** The answer to a call; throws `Wrong` where it is none of the contract. */
  async ask<S extends Shape<unknown>>(name: CallName, given: object, shape: S): Promise<Infer<S>> {
    const answer = await this.send(name, writeJson(given as never));
    try {
      return answerOf(name, answer, shape);
    } catch (error) {
      throw new Wrong((error as Error).message);
    }
  }

  /** What comes back for a body that is signed as the service does, or at another time, or with another secret. */
  send(name: string, body: string, { secret = this.target.secret, now = this.target.now() } = {}): Promise<RawAnswer> {
    return this.#timed(name, (signal) => signedCall({ ...this.target, secret }, name, body, { now, signal }));
  }

  /** The same without a signature, or with that of another body. */
  async sendWith(name: string, body: string, signed?: string): Promise<RawAnswer> {
    const signature = { id: crypto.randomUUID(), secrets: [this.target.secret], body: signed ?? '' };
    const timestampSeconds = Math.floor(this.target.now() / secondMilliseconds);
    const headers = {
      'content-type': 'application/json',
      ...(signed !== undefined && (await signWebhook({ ...signature, timestampSeconds }))),
    };
    return this.#timed(name, (signal) =>
      this.target.transport(`${this.target.address}/${name}`, { headers, body, signal }),
    );
  }

  async #timed(name: string, call: (signal: AbortSignal) => Promise<RawAnswer>): Promise<RawAnswer> {
    const milliseconds = timesMax[name as CallName] ?? limits.networkMillisecondsMax;
    const signal = AbortSignal.timeout(milliseconds);
    try {
      const answer = await call(signal);
      this.isReached = true;
      return answer;
    } catch {
      if (!signal.aborted) throw new Wrong(`${name}: no answer`);
      const reason = `${name}: no answer within ${milliseconds / secondMilliseconds} seconds`;
      this.late.push(reason);
      throw new Wrong(reason);
    }
  }

  /** A bill, or a case of another kind, with a reference number that was never used before. */
  bill(example: ExampleName = 'bill-with-workflow', pdf?: Uint8Array): TrialBill {
    const { recipient, iban, billerNetId, referenceEnding = '' } = this.target;
    this.#number += 1;
    const referenceNumber = `CONFORMANCE-${this.#run}-${this.#number}${referenceEnding}`;
    const today = swissDay(new Date(this.target.now()));
    const isUid = queryOf(recipient).emailAddress === undefined;
    const recipientEmail = isUid ? undefined : recipient;
    const made = exampleBusinessCase(example, { today, iban, referenceNumber, recipientEmail });
    if (!made.ok) throw new Wrong(`No bill can be made of what is given: ${made.problems[0].code}`);
    const written = businessCaseJson(made.value) as { readonly billRecipient: object };
    const { emailAddress: _none, ...others } = written.billRecipient as { emailAddress?: unknown };
    const businessCase = { ...written, billRecipient: { ...queryOf(recipient), ...others } };
    const { type } = made.value;
    const file = base64Of(pdf ?? billPdf(made.value, this.target.now()));
    return {
      referenceNumber,
      given: { billerNetId, type, businessCase, pdf: file, attempt: 1, isRepetition: false },
    };
  }

  /** What comes of a submission in the end: `pending` and `retry` are asked again, as the service does. */
  async submit({ given }: Pick<TrialBill, 'given'>): Promise<Infer<typeof submittedModel>> {
    const until = Date.now() + this.target.waitSeconds * secondMilliseconds;
    for (let attempt = 1; ; attempt += 1) {
      const more = attempt === 1 ? {} : { attempt, isRepetition: true };
      const answer = await this.ask('submit', { ...given, ...more }, submittedModel);
      if (outcomeOf(answer) === undefined) throw new Wrong(`submit: ${answer.outcome} without a businessCaseNetId`);
      if (answer.outcome === 'refused' && !(answer.code && answer.message))
        throw new Wrong('submit: refused without code and message');
      if (answer.outcome !== 'pending' && answer.outcome !== 'retry') return answer;
      const pause = Math.max(1, answer.afterSeconds ?? 1) * secondMilliseconds;
      if (Date.now() + pause > until)
        throw new Untried(`submit answers ${answer.outcome} for longer than ${this.target.waitSeconds} seconds`);
      await waited(pause);
    }
  }

  hits(queries: readonly object[]): Promise<Hits> {
    const { billerNetId } = this.target;
    return this.ask('recipients', { billerNetId, queries }, hitsModel).then(({ hits }) => hits);
  }

  async events(stream: EventStream, after: string | undefined, limit: number): Promise<readonly TrialEvent[]> {
    const given = { stream, limit, ...(after !== undefined && { after }) };
    return (await this.ask('events', given, eventsModel)).events;
  }

  /** The activation code, which is asked for once. */
  get code(): Promise<string | undefined> {
    this.#code ??= this.target.activationCode?.() ?? Promise.resolve(undefined);
    return this.#code;
  }

  /** The bill that was delivered before. Throws `Untried` where none was. */
  get known(): TrialBill & { readonly id: string } {
    if (this.delivered === undefined) throw new Untried('no bill was taken');
    return this.delivered;
  }
}

/** By what somebody is looked for. */
export function queryOf(recipient: string): RecipientQuery & { readonly emailAddress?: string } {
  return recipient.includes('@') ? { emailAddress: recipient } : { enterpriseIdentificationNumber: recipient };
}

export function waited(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
