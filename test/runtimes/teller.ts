import { businessCaseJson, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { renderPdf } from '@rappen/core/render/pdf';
import { swissDay } from '@rappen/http';
import { expectValue } from '../results.ts';
import { apiKey } from './case.ts';
import { type Received, send } from './exchange.ts';

/** An answer as a story goes on with it. */
export interface Told extends Received {
  // biome-ignore lint/suspicious/noExplicitAny: a story goes on with the members that it expects
  readonly json: any;
}

/** Asks a server and writes down what it answered. */
export class Teller {
  readonly transcript: [method: string, target: string, status: number, shown: string][] = [];
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async ask(method: string, target: string, json?: unknown, headers: Record<string, string> = {}): Promise<Told> {
    const body = json === undefined ? undefined : Buffer.from(typeof json === 'string' ? json : JSON.stringify(json));
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const received = await send(this.url, {
      method,
      target,
      headers: { 'x-api-key': apiKey, ...type, ...headers },
      ...(body && { body }),
    });
    const text = received.body.toString('latin1');
    const isJson = received.headers['content-type']?.startsWith('application/json') ?? false;
    const shown = isJson ? withoutChance(text) : `${received.headers['content-type']}`;
    this.transcript.push([method, withoutChance(target), received.status, shown]);
    return { ...received, json: isJson && text !== '' ? JSON.parse(text) : undefined };
  }

  /** Waits until a case is delivered, or has another status; nothing is written down. */
  async delivered(id: number, status = 'DELIVERED'): Promise<void> {
    for (;;) {
      const target = `${api}/business-cases/${id}`;
      const { body } = await send(this.url, { method: 'GET', target, headers: { 'x-api-key': apiKey } });
      if (JSON.parse(body.toString()).processingStatus === status) return;
    }
  }

  /** A method of the administration; its value. */
  // biome-ignore lint/suspicious/noExplicitAny: a story goes on with the members that it expects
  async tell(name: string, parameters: unknown = {}): Promise<any> {
    return (await this.ask('POST', `/connect/${name}`, parameters)).json;
  }
}

/** What time and chance make: the same on no two servers. */
const chances: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, 'TIME'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'TOKEN'],
  [/http:\/\/[^/"]+\/#\/(invitation|reset)\/[\w-]{43}/g, 'LINK/$1'],
  [/"[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}"/g, '"CODE"'],
  [/("secret":"|secret=)[A-Z2-7]{32}/g, '$1SECRET'],
  [/(BCID|EVID)[0-9A-F]{32}/g, '$1'],
  [/"(challenge|userId|rpId)":"[\w.-]+"/g, '"$1":"OF PASSKEY"'],
  [/"[\w-]{43}"/g, '"ID OF PASSKEY"'],
  [/whsec_[\w+/=]+/g, 'SECRET'],
  [/"requestId":"[^"]*"/g, '"requestId":"ID"'],
  [/"activationCode":"\d{6}"/g, '"activationCode":"CODE"'],
  [/BIID\d{10}/g, 'BIID'],
  [/"at":\d{13}/g, '"at":TIME'],
  [/"milliseconds":\d+/g, '"milliseconds":TIME'],
  // Runtimes tell apart in their own ways why there is no answer
  [/"failure":"[A-Z_]+"/g, '"failure":"REASON"'],
  // Whether a case is closed by its replacement or by the network, which has heard of that, is a matter of who comes first
  [/("replacedBy":\d+,.*"to":"COMPLETED","cause":")(?:replaced|toldByNetwork)"/g, '$1REPLACED"'],
  [/"csrfToken":"[0-9a-f]{64}"/g, '"csrfToken":"TOKEN"'],
  [/rappen_[0-9a-f]{8}(?:_[0-9a-f]{72})?/g, 'KEY'],
];

function withoutChance(text: string): string {
  return chances.reduce((shown, [pattern, name]) => shown.replace(pattern, name), text);
}

export const api = '/api/v1';
export const today = swissDay(new Date());
export const iban = 'CH5204835012345671000';
export const pdf = Buffer.from(
  renderPdf([
    {
      width: 210,
      height: 297,
      title: 'Bill',
      description: '',
      language: 'de',
      shapes: [{ kind: 'text', x: 20, y: 30, text: 'Bill', size: 10, bold: false, anchor: 'start' }],
    },
  ]),
).toString('base64');

export function billOf(referenceNumber: string, recipient = 'petra+allowed@example.org') {
  const example = expectValue(exampleBusinessCase('bill', { today, iban, referenceNumber, recipientEmail: recipient }));
  return JSON.parse(writeJson(businessCaseJson(example)));
}

export const submit = (teller: Teller, mode: string, businessCase: unknown, headers: Record<string, string> = {}) =>
  teller.ask('POST', `${api}/business-cases/bill?processingMode=${mode}`, { pdf, businessCase }, headers);

export interface Story {
  readonly name: string;
  tell(teller: Teller): Promise<void>;
}
