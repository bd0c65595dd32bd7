import type { CalendarDate } from '@rappen/core/date';
import type { SimulatorCommand, SimulatorCommandKind } from '@rappen/core/ebill/network';
import { renderPdf } from '@rappen/core/render/pdf';
import {
  type Biller,
  createApp,
  type EbillParts,
  type EbillStore,
  type PdfTools,
  type Ports,
  type SimulatorNetwork,
  type StoredKey,
  secretBox,
  standardEbill,
  standardPorts,
  swissDay,
} from '@rappen/http';
import { documentWork, rasterPort } from '@rappen/imaging';
import { substituteFonts } from '@rappen/pdf/fonts';
import { configureKeys, createStore, type Database } from '@rappen/store';
import { sqliteDatabase } from '@rappen/store/sqlite';
import { expect } from 'vitest';
import { imagingForTests } from '../../../packages/imaging/test/modules.ts';
import { undeclared } from '../declared-answers.ts';
import { recordExchange } from '../example-recorder.ts';

export const noon = Date.parse('2026-11-21T11:00:00.000Z');
export const today = '2026-11-21';
export const iban = 'CH5800791123000889012';
export const qrIban = 'CH4431999123000889012';

/** The keys of the tests, by what they may do. */
export const keys = {
  alpha: 'alpha-key-of-the-tests',
  beta: 'beta-key-of-the-tests',
  reader: 'reader-key-of-the-tests',
  stranger: 'stranger-key-of-the-tests',
  printer: 'printer-key-of-the-tests',
  admin: 'admin-key-of-the-tests',
  otherAdmin: 'other-admin-key-of-the-tests',
} as const;

const stored: Readonly<Record<string, StoredKey>> = {
  [keys.alpha]: { id: 'alpha', owner: 'alpha', scopes: ['ebill'], demo: false },
  [keys.beta]: { id: 'beta', owner: 'beta', scopes: ['ebill'], demo: false },
  [keys.reader]: {
    id: 'reader',
    owner: 'alpha',
    scopes: ['cases:read', 'events:read'],
    demo: false,
    expiresAt: '2030-01-01T00:00:00.000Z',
  },
  [keys.stranger]: { id: 'stranger', owner: 'nobody', scopes: ['ebill'], demo: false },
  [keys.admin]: { id: 'admin', owner: 'alpha', scopes: ['ebill', 'connect:*'], demo: false },
  [keys.otherAdmin]: { id: 'otherAdmin', owner: 'beta', scopes: ['connect:*'], demo: false },
  [keys.printer]: { id: 'printer', owner: 'alpha', scopes: ['qr'], demo: false },
};

/** The service over a store in memory and the simulated network, at noon of a day until the clock is moved. */
export interface Service {
  readonly ports: Ports;
  readonly store: EbillStore;
  readonly database: Database;
  readonly network: SimulatorNetwork;
  readonly alpha: Biller;
  readonly beta: Biller;
  /** Everything that was logged as a fault. */
  readonly faults: unknown[];
  /** Every line of the log. */
  readonly lines: string[];
  send(method: string, path: string, init?: Sent): Promise<Answered>;
  tell<K extends SimulatorCommandKind>(command: SimulatorCommand<K>): Promise<unknown>;
  moveClock(milliseconds: number): void;
  close(): Promise<void>;
}

export interface Sent {
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly clientAddress?: string | undefined;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at the members that it expects
  readonly json: any;
}

/** What is done to PDFs, in the thread of the tests. */
const imaging = imagingForTests();
export const pdfTools: PdfTools = documentWork(imaging, { fonts: substituteFonts, raster: rasterPort(imaging) });

/** `place`: where the store is kept, a SQLite file or a database that is open; in memory unless said. */
export async function startService(
  pdf: PdfTools = pdfTools,
  place: string | Database = ':memory:',
  more: Pick<EbillParts, 'postfinanceAddress' | 'gateway' | 'billMailer' | 'allowsDeskMail' | 'onNetworkFault'> = {},
): Promise<Service> {
  const database = typeof place === 'string' ? sqliteDatabase(place) : place;
  const kept = await createStore(database);
  const { ebill: store } = kept;
  await configureKeys(kept.database, stored, new Date(noon).toISOString());
  let now = noon;
  const clock = { now: () => now, today: (): CalendarDate => swissDay(new Date(now)) };
  const faults: unknown[] = [];
  const lines: string[] = [];
  const standard = standardPorts({
    store: kept,
    clock,
    codes: imagingForTests(),
    documentation: { read: async () => undefined },
    writeLine: (line) => lines.push(line),
  });
  const secrets = await secretBox(new Uint8Array(32).fill(7));
  const ebill = await standardEbill({
    store,
    pdf,
    secrets,
    hookUrls: {},
    invitations: { take: () => 0 },
    now: clock.now,
    ...more,
  });
  const network = ebill.simulator as SimulatorNetwork;
  const ports: Ports = {
    ...standard,
    log: { ...standard.log, fault: (_id, error) => faults.push(error) },
    ebill,
  };
  const app = createApp(ports);
  const billerOf = async (owner: string, isPrimaryNetworkPartner: boolean): Promise<Biller> => {
    const biller = await store.billers.create({
      owner,
      legalName: 'Robert Schneider AG',
      address: { street: 'Rue du Lac', buildingNumber: '1268', postalCode: '2501', city: 'Biel', countryCode: 'CH' },
      status: 'ACTIVE',
      isPrimaryNetworkPartner,
      paymentTermDays: 30,
      createdAt: new Date(now).toISOString(),
    });
    if (biller === undefined) throw new Error(`There is a biller of ${owner} already`);
    for (const account of [iban, qrIban]) {
      const createdAt = new Date(now).toISOString();
      await store.creditAccounts.add(biller.id, { iban: account, currencies: ['CHF', 'EUR'], createdAt });
    }
    return biller;
  };
  const alpha = await billerOf('alpha', true);
  const beta = await billerOf('beta', false);
  return {
    ports,
    store,
    database,
    network,
    alpha,
    beta,
    faults,
    lines,
    tell: (command) => network.tell(command),
    moveClock: (milliseconds) => {
      now += milliseconds;
    },
    close: () => kept.close(),
    async send(method, path, { key = keys.alpha, headers = {}, json, body, clientAddress } = {}) {
      const sent = json === undefined ? body : typeof json === 'string' ? json : JSON.stringify(json);
      const response = await app.fetch(
        new Request(`http://localhost${path}`, {
          method,
          headers: { 'x-api-key': key, ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
          ...(sent !== undefined && { body: sent }),
        }),
        { address: clientAddress },
      );
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
      const [pathname = ''] = path.split('?');
      if (isJson) expect(undeclared(method, pathname, response.status, text)).toBeUndefined();
      if (response.ok) {
        const sentType = json === undefined ? undefined : 'application/json';
        const answerType = response.headers.get('content-type') ?? undefined;
        recordExchange({ method, path: pathname, sentType, sent: sentType && String(sent), answerType, answer: text });
      }
      return {
        status: response.status,
        headers: response.headers,
        bytes,
        text,
        json: isJson ? JSON.parse(text) : undefined,
      };
    },
  };
}

/** A page of text. */
export function plainPdf(text = 'Rechnung'): Uint8Array<ArrayBuffer> {
  return renderPdf([
    {
      width: 210,
      height: 297,
      title: text,
      description: text,
      language: 'de',
      shapes: [{ kind: 'text', x: 20, y: 30, text, size: 10, bold: false, anchor: 'start' }],
    },
  ]) as Uint8Array<ArrayBuffer>;
}

export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
