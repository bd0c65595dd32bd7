import type { SendOutcome, WebhookRequest, WebhookSender } from '@rappen/http';
import { Webhook } from 'standardwebhooks';
import { dies, type Life, step, type World } from './world.ts';

/** A message as its receiver got it. */
interface Received {
  readonly id: string;
  readonly body: string;
  /** Whether the receiver has said so. */
  readonly isAcknowledged: boolean;
}

/** Somebody whom webhooks are sent to. */
export interface Receiver {
  readonly url: string;
  /** What it checks signatures with: known once the answer to the creation has come. */
  secret: string | undefined;
  readonly received: Received[];
  /** From when on nothing may come any more, by the time of the world. */
  deletedAt: number | undefined;
}

const timeoutMilliseconds = 15_000;

/** All receivers of the world. */
export class Receivers {
  readonly all = new Map<string, Receiver>();
  readonly #world: World;
  readonly #downUntil = new Map<string, number>();

  constructor(world: World) {
    this.#world = world;
  }

  /** A new one at an address of its own. */
  open(url: string): Receiver {
    const receiver: Receiver = { url, secret: undefined, received: [], deletedAt: undefined };
    this.all.set(url, receiver);
    return receiver;
  }

  /** What sends webhooks for one process. */
  for(life: Life): WebhookSender {
    return { send: (request) => this.#send(life, request) };
  }

  async #send(life: Life, request: WebhookRequest): Promise<SendOutcome> {
    const { time, fate, chance } = this.#world;
    time.note();
    if (this.#isDown(request.url) || fate.strikes('receiver out of reach')) {
      await step(this.#world, life, 30);
      return { failure: 'CONNECTION_FAILED' };
    }
    await step(this.#world, life, 1 + 30 * chance.number());
    const slow = fate.struck('receiver slow', 100, 14_000) ?? 0;
    const outcome = this.#outcome(request);
    this.#take(request, 'status' in outcome && outcome.status < 300);
    if (fate.strikes('killed while it sends a webhook')) return dies(life, 'while it sends a webhook');
    await step(this.#world, life, 'failure' in outcome ? timeoutMilliseconds : slow + 30 * chance.number());
    return outcome;
  }

  #isDown(url: string): boolean {
    const { time, fate } = this.#world;
    const outage = fate.struck('receiver down for a while', 10_000, 4 * 3_600_000);
    if (outage !== undefined) this.#downUntil.set(url, time.now + outage);
    return !fate.isKind && (this.#downUntil.get(url) ?? 0) > time.now;
  }

  #outcome(_request: WebhookRequest): SendOutcome {
    const { fate } = this.#world;
    if (fate.strikes('receiver fails')) return { status: 500, bodyStart: 'no' };
    if (fate.strikes('receiver redirects')) return { status: 302, bodyStart: '' };
    if (fate.strikes('receiver takes a message and does not answer')) return { failure: 'TIMED_OUT' };
    const seconds = fate.struck('receiver asks to wait', 1, 3600);
    if (seconds !== undefined) return { status: 429, retryAfterSeconds: seconds, bodyStart: '' };
    return { status: 200, bodyStart: 'ok' };
  }

  #take({ url, headers, body }: WebhookRequest, isAcknowledged: boolean): void {
    const { time, broken, tell } = this.#world;
    const receiver = this.all.get(url);
    if (receiver === undefined) {
      broken(`a webhook was sent to ${url}, which nobody asked for`);
      return;
    }
    const id = headers['webhook-id'] ?? '';
    tell(`receiver ${url.slice(-1)}: ${id}${isAcknowledged ? '' : ', not acknowledged'}`);
    if (receiver.deletedAt !== undefined && time.now > receiver.deletedAt + timeoutMilliseconds)
      broken(`${id} was sent to a webhook that had been deleted`);
    if (receiver.secret !== undefined && !isSigned(receiver.secret, headers, body))
      broken(`${id} was sent without a signature that its receiver can verify`);
    receiver.received.push({ id, body, isAcknowledged });
  }
}

/** By an implementation of others; how old a message may be is for receivers to say, whose clocks may jump. */
function isSigned(secret: string, headers: Readonly<Record<string, string>>, body: string): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  const signature = new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body);
  return headers['webhook-signature']?.split(' ').includes(signature) ?? false;
}
