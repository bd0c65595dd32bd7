import { businessCaseJson, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { renderPdf } from '@rappen/core/render/pdf';
import { swissDay } from '@rappen/http';
import { expectValue } from '../results.ts';
import { type Chance, pause } from './chance.ts';
import type { Asked, Biller, Counts } from './ledger.ts';
import type { Servers } from './server.ts';

const iban = 'CH5204835012345671000';
/** What the simulated network is asked to do with some: answers that get lost, and recipients who decide. */
const tags = ['', '', '', '', '', '#approve', '#reject', '#timeout-then-ok', '#lost-then-ok'];
const pauseMillisecondsMax = 25;

const pdf = Buffer.from(
  renderPdf([
    {
      width: 210,
      height: 297,
      title: 'Bill',
      description: 'Bill',
      language: 'de',
      shapes: [{ kind: 'text', x: 20, y: 30, text: 'Bill', size: 10, bold: false, anchor: 'start' }],
    },
  ]),
).toString('base64');

/** The body of a submission. */
export function bodyOf(kind: Asked['kind'], referenceNumber: string, about?: string): string {
  const options = { today: swissDay(new Date()), iban, referenceNumber, referencedBillReferenceNumber: about };
  const businessCase = writeJson(businessCaseJson(expectValue(exampleBusinessCase(kind, options))));
  return `{"pdf":"${pdf}","businessCase":${businessCase}}`;
}

/** Clients of one biller, who go on over every kill until they are told to stop. */
export class Load {
  readonly #servers: Servers;
  readonly #counts: Counts;
  readonly #chance: Chance;
  #isStopped = false;
  #number = 0;

  constructor(servers: Servers, counts: Counts, chance: Chance) {
    this.#servers = servers;
    this.#counts = counts;
    this.#chance = chance;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async run(biller: Biller): Promise<void> {
    while (!this.#isStopped) {
      const kind = this.#chance.number();
      if (kind < 0.45) await this.#submit(biller, this.#newBill(biller, 'DELIVER'));
      else if (kind < 0.6) await this.#submitAndRelease(biller);
      else if (kind < 0.8) await this.#submitAtOnce(biller);
      else if (kind < 0.9) await this.#submitAbout(biller);
      else await this.#tryAgain(biller);
      await pause(this.#chance.below(pauseMillisecondsMax));
    }
  }

  async #submitAndRelease(biller: Biller): Promise<void> {
    const asked = this.#newBill(biller, 'STAGE');
    await this.#submit(biller, asked);
    if (asked.ids.size > 0 && this.#chance.number() < 0.7) await this.#release(biller, asked);
  }

  async #release(biller: Biller, asked: Asked): Promise<void> {
    const [id] = asked.ids;
    asked.release = 'asked';
    const answer = await this.#post(biller, '/connect/StagedCases/release', `{"id":${id},"skipAnomalies":true}`);
    // A release that was cut off may have happened: the second one is then refused
    if (answer?.status === 200 || answer?.status === 409) asked.release = 'done';
    else if (answer !== undefined) this.#refused(answer);
  }

  /** The same request several times at once, under one key. */
  async #submitAtOnce(biller: Biller): Promise<void> {
    const asked = this.#newBill(biller, 'DELIVER', crypto.randomUUID());
    await Promise.all(Array.from({ length: 3 }, () => this.#submit(biller, asked)));
  }

  /** A reminder of a case that is there, or a credit note that settles it: two cases change in one step. */
  async #submitAbout(biller: Biller): Promise<void> {
    const about = this.#chance.oneOf(
      biller.asked.filter(({ kind, mode, ids }) => kind === 'bill' && mode === 'DELIVER' && ids.size > 0),
    );
    const kind = this.#chance.number() < 0.5 ? 'reminder' : 'credit-note';
    if (about !== undefined)
      await this.#submit(biller, this.#newCase(biller, kind, 'DELIVER', { about: about.referenceNumber }));
  }

  /** What was cut off is asked for again, with the same key where it had one. */
  async #tryAgain(biller: Biller): Promise<void> {
    const open = this.#chance.oneOf(biller.asked.filter(({ ids }) => ids.size === 0));
    if (open !== undefined) await this.#submit(biller, open);
    const staged = this.#chance.oneOf(biller.asked.filter(({ release }) => release === 'asked'));
    if (staged !== undefined) await this.#release(biller, staged);
  }

  #newBill(biller: Biller, mode: Asked['mode'], idempotencyKey?: string): Asked {
    return this.#newCase(biller, 'bill', mode, { idempotencyKey });
  }

  #newCase(
    biller: Biller,
    kind: Asked['kind'],
    mode: Asked['mode'],
    { about, idempotencyKey }: { readonly about?: string | undefined; readonly idempotencyKey?: string | undefined },
  ): Asked {
    this.#number += 1;
    const referenceNumber = `F-${biller.id}-${this.#number}${this.#chance.oneOf(tags)}`;
    const body = bodyOf(kind, referenceNumber, about);
    const asked: Asked = { referenceNumber, mode, kind, body, idempotencyKey, ids: new Set() };
    biller.asked.push(asked);
    return asked;
  }

  async #submit(biller: Biller, asked: Asked): Promise<void> {
    const { kind, mode, idempotencyKey, body } = asked;
    const answer = await this.#post(biller, `/api/v1/business-cases/${kind}?processingMode=${mode}`, body, {
      'x-anomaly-detection': 'SKIP',
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    });
    if (answer === undefined) return;
    if (answer.status === 201) {
      this.#counts.acknowledged += 1;
      asked.ids.add(Number(answer.json['id']));
    } else {
      this.#refused(answer);
      // Without a key a repetition is told who has the number: the first attempt has arrived
      if (answer.json['code'] === 'DUPLICATE_REFERENCE_NUMBER') asked.ids.add(Number(answer.json['businessCaseId']));
    }
  }

  #refused({ status, json, retryAfter }: Answer): void {
    const when = status === 503 && retryAfter === null ? ' without Retry-After' : '';
    const what = `${status} ${json['code'] ?? json['type'] ?? ''}${when}`;
    this.#counts.refused.set(what, (this.#counts.refused.get(what) ?? 0) + 1);
  }

  /** Undefined: nobody answered, and nobody knows what happened. */
  async #post(
    { key }: Biller,
    path: string,
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer | undefined> {
    const url = await this.#servers.url();
    try {
      const all = { 'x-api-key': key, 'content-type': 'application/json', ...headers };
      const answer = await fetch(url + path, { method: 'POST', headers: all, body });
      const retryAfter = answer.headers.get('retry-after');
      return { status: answer.status, retryAfter, json: (await answer.json()) as Answer['json'] };
    } catch {
      this.#counts.cutOff += 1;
      return undefined;
    }
  }
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly json: Readonly<Record<string, unknown>>;
}
