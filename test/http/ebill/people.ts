import type { Role } from '@rappen/http';
import { expect } from 'vitest';
import type { Answered, Sent, Service } from './service.ts';

export const password = 'a password of the tests';
const passwordHash = quicklyHashed(password);

/** As the service keeps passwords, by fewer rounds: people of the tests sign in a thousand times. */
async function quicklyHashed(word: string): Promise<string> {
  const rounds = 1000;
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(word), 'PBKDF2', false, ['deriveBits']);
  const hash = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256);
  const texts = [salt, new Uint8Array(hash)].map((bytes) => Buffer.from(bytes).toString('base64'));
  return ['pbkdf2-sha256', 1, rounds, ...texts].join('$');
}

/** A browser in which somebody is signed in. */
export interface Browser {
  readonly cookie: string;
  readonly csrfToken: string;
  readonly me: Answered;
  /** Sends as the page does, but for the headers that are given. */
  send(method: string, path: string, sent?: Sent): Promise<Answered>;
  call(name: string, json?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answered>;
}

let count = 0;

/** Makes somebody who can sign in; answers the e-mail address. */
export async function personOf(service: Service, role: Role, billerId = service.alpha.id): Promise<string> {
  count += 1;
  const emailAddress = `${role}-${count}@example.ch`;
  const createdAt = '2026-11-21T11:00:00.000Z';
  const user = {
    id: crypto.randomUUID(),
    billerId,
    emailAddress,
    role,
    createdAt,
    passwordHash: await passwordHash,
    isPasswordOwn: true,
  };
  const audit = { at: createdAt, actor: 'test', action: 'user.created' };
  expect(await service.ports.accounts?.store.users.create(user, 1000, audit)).toBe('done');
  return emailAddress;
}

/** Makes an owner of an existing person in the other biller too, so that there is no biller of others. */
export async function joinBeta(service: Service, emailAddress: string): Promise<void> {
  const { users } = service.ports.accounts?.store ?? {};
  const known = await users?.findByEmailAddress(emailAddress);
  if (users === undefined || known === undefined) throw new Error(`${emailAddress} is nobody`);
  const createdAt = '2026-11-21T11:00:00.000Z';
  const user = { id: known.id, billerId: service.beta.id, emailAddress, role: 'owner', createdAt } as const;
  expect(await users.join(user, 1000, { at: createdAt, actor: 'test', action: 'user.created' })).toBe('done');
}

export function logIn(service: Service, emailAddress: string, sent: Sent = {}, word = password): Promise<Answered> {
  const json = { emailAddress, password: word };
  return service.send('POST', '/connect/Session/login', { key: '', json, ...sent });
}

export function cookieOf(answer: Answered): string {
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** Signs somebody in. */
export async function browserOf(service: Service, emailAddress: string): Promise<Browser> {
  const me = await logIn(service, emailAddress);
  expect(me.status, me.text).toBe(200);
  return browserWith(service, me);
}

export function browserWith(service: Service, me: Answered): Browser {
  const cookie = cookieOf(me);
  const { csrfToken } = me.json;
  const send: Browser['send'] = (method, path, sent = {}) =>
    service.send(method, path, { key: '', ...sent, headers: { cookie, 'x-csrf-token': csrfToken, ...sent.headers } });
  const call: Browser['call'] = (name, json = {}, headers = {}) => send('POST', `/connect/${name}`, { json, headers });
  return { cookie, csrfToken, me, send, call };
}
