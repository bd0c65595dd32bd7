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
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async ask(method: string, target: string, json?: unknown, headers: Record<string, string> = {}): Promise<Told> {
    const body = json === undefined ? undefined : Buffer.from(typeof json === 'string' ? json : JSON.stringify(json));
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const received = await send(this.#url, {
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

  /** Waits until a case is delivered; nothing is written down. */
  async delivered(id: number): Promise<void> {
    for (;;) {
      const target = `${api}/business-cases/${id}`;
      const { body } = await send(this.#url, { method: 'GET', target, headers: { 'x-api-key': apiKey } });
      if (JSON.parse(body.toString()).processingStatus === 'DELIVERED') return;
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
  [/(BCID|EVID)[0-9A-F]{32}/g, '$1'],
  [/whsec_[\w+/=]+/g, 'SECRET'],
  [/"requestId":"[^"]*"/g, '"requestId":"ID"'],
  [/"activationCode":"\d{6}"/g, '"activationCode":"CODE"'],
  [/BIID\d{10}/g, 'BIID'],
  [/"at":\d{13}/g, '"at":TIME'],
];

function withoutChance(text: string): string {
  return chances.reduce((shown, [pattern, name]) => shown.replace(pattern, name), text);
}

const api = '/api/v1';
const today = swissDay(new Date());
const iban = 'CH5204835012345671000';
const pdf = Buffer.from(
  renderPdf([{ width: 210, height: 297, title: 'Bill', description: '', language: 'de', shapes: [] }]),
).toString('base64');

function billOf(referenceNumber: string, recipient = 'petra+allowed@example.org') {
  const example = expectValue(exampleBusinessCase('bill', { today, iban, referenceNumber, recipientEmail: recipient }));
  return JSON.parse(writeJson(businessCaseJson(example)));
}

const submit = (teller: Teller, mode: string, businessCase: unknown, headers: Record<string, string> = {}) =>
  teller.ask('POST', `${api}/business-cases/bill?processingMode=${mode}`, { pdf, businessCase }, headers);

export interface Story {
  readonly name: string;
  tell(teller: Teller): Promise<void>;
}

export const stories: readonly Story[] = [
  {
    name: 'a bill is delivered, shown, approved and paid',
    async tell(teller) {
      const sent = await submit(teller, 'DELIVER', billOf('S-life'), { prefer: 'wait=10' });
      const { id, businessCaseNetId } = sent.json;
      await teller.ask('GET', `${api}/business-cases/${businessCaseNetId}`);
      await teller.ask('GET', `${api}/business-cases/${id}`, undefined, { accept: 'application/pdf' });
      await teller.tell('Simulator/approve', { businessCaseNetId });
      await teller.tell('Simulator/complete', { businessCaseNetId });
      await teller.tell('Simulator/approve', { businessCaseNetId });
      await teller.ask('GET', `${api}/business-cases/${id}`);
      await teller.ask('GET', `${api}/events/six/business-case-status-changed?limit=1000`);
    },
  },
  {
    name: 'a staged bill is mended, released and replaced',
    async tell(teller) {
      const { id } = (await submit(teller, 'STAGE', billOf('S-staged'))).json;
      await teller.tell('StagedCases/get', { id });
      await teller.tell('StagedCases/update', {
        id,
        businessCase: { ...billOf('S-staged'), businessCaseDate: '1999-01-01' },
      });
      await teller.tell('StagedCases/update', { id, businessCase: billOf('S-mended') });
      await teller.tell('StagedCases/release', { id });
      await teller.delivered(id);
      await teller.tell('StagedCases/release', { id });
      await teller.tell('StagedCases/discard', { id });
      const replacing = { ...billOf('S-replacing'), referencedBill: { referenceNumber: 'S-mended' } };
      await submit(teller, 'DELIVER', replacing, { prefer: 'wait=10', 'x-anomaly-detection': 'SKIP' });
      await teller.ask('GET', `${api}/business-cases/${id}`);
    },
  },
  {
    name: 'a staged bill is thrown away, and its number is free again',
    async tell(teller) {
      const { id } = (await submit(teller, 'STAGE', billOf('S-thrown'))).json;
      await submit(teller, 'STAGE', billOf('S-thrown'));
      await teller.tell('StagedCases/discard', { id });
      await teller.ask('GET', `${api}/business-cases/${id}`);
      await submit(teller, 'STAGE', billOf('S-thrown'));
    },
  },
  {
    name: 'a recipient is found and subscribes',
    async tell(teller) {
      const emailAddress = 'sara+allowed@example.org';
      const found = await teller.ask('POST', `${api}/bill-recipients/search`, { items: [{ emailAddress }] });
      await teller.ask('GET', `${api}/bill-recipients/${found.json.items[0].billRecipientNetId}`);
      const initiations = `${api}/bill-recipient-subscriptions/initiations`;
      const token = (await teller.ask('POST', initiations, { emailAddress })).json.subscriptionInitiationToken;
      const mails = await teller.tell('Simulator/mails');
      const { activationCode } = mails.find((mail: object) => Object.values(mail).includes(emailAddress));
      const wrong = activationCode === '000000' ? '000001' : '000000';
      await teller.ask('PUT', `${initiations}/${token}`, { activationCode: 'x' });
      await teller.ask('PUT', `${initiations}/${token}`, { activationCode: wrong });
      await teller.ask('PUT', `${initiations}/${token}`, { activationCode });
      await teller.ask('PUT', `${initiations}/${token}`, { activationCode });
      await teller.ask('PUT', `${initiations}/00000000-0000-4000-8000-000000000000`, { activationCode });
      await teller.tell('Simulator/advance');
      await teller.ask('GET', `${api}/events/six/bill-recipient-subscription-status-changed`);
    },
  },
  {
    name: 'a webhook is made, listed and deleted',
    async tell(teller) {
      const made = await teller.ask('POST', `${api}/webhook/events`, {
        eventType: 'INSTALMENT_STATUS_CHANGED_EVENTS',
        hookUrl: 'https://hooks.example.ch/story',
      });
      await teller.ask('POST', `${api}/webhook/events`, {
        eventType: 'INSTALMENT_STATUS_CHANGED_EVENTS',
        hookUrl: 'https://hooks.example.ch/story',
      });
      await teller.ask('GET', `${api}/webhook`);
      await teller.ask('DELETE', `${api}/webhook?id=${made.json.id}`);
      await teller.ask('DELETE', `${api}/webhook?id=${made.json.id}`);
    },
  },
];
