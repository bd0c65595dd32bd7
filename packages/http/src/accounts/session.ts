import { failed, ok, type Result } from '@rappen/core/result';
import { type Instant, instantOf } from '../instant.ts';
import { limits } from '../limits.ts';
import type { User } from '../ports/accounts/users.ts';
import type { Clock } from '../ports/clock.ts';
import type { AccountPorts } from '../ports/ports.ts';
import { problem } from '../problems/index.ts';
import type { ApiKey } from '../rights/api-key.ts';
import { includesRole, type Role, rightsOfRole } from '../rights/roles.ts';
import { equalInConstantTime } from './constant-time.ts';
import { csrfTokenOf, newToken, tokenHashOf } from './token.ts';

/** Somebody who is signed in. */
export interface Session {
  readonly user: User;
  /** What the session is kept by. */
  readonly sha256: string;
  readonly csrfToken: string;
  readonly expiresAt: Instant;
}

/** The prefix tells browsers to take the cookie from this very host and with `Secure` only (RFC 6265bis, 4.1.3.2). */
const cookieName = '__Host-sid';
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';
const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`);
const sessionSeconds = 43_200;

/** The token of the cookie of a request; undefined: there is none. */
export function sessionTokenOf({ headers }: Request): string | undefined {
  return cookie.exec(headers.get('cookie') ?? '')?.[1];
}

/** Ends the cookie of a session. */
export const endedCookie: string = `${cookieName}=; ${attributes}; Max-Age=0`;

/** Begins a session under a new token, whatever token came with the request. Undefined: the person is gone. */
export async function beginSession(
  { store }: AccountPorts,
  user: User,
  clock: Clock,
): Promise<{ readonly session: Session; readonly cookie: string } | undefined> {
  const token = newToken();
  const now = clock.now();
  const sha256 = await tokenHashOf(token);
  const expiresAt = instantOf(now + sessionSeconds * 1000);
  const kept = { sha256, userId: user.id, billerId: user.billerId, createdAt: instantOf(now), expiresAt };
  if (!(await store.sessions.begin(kept, limits.sessionsPerUserMax))) return undefined;
  return {
    session: { user, sha256, expiresAt, csrfToken: await csrfTokenOf(token) },
    cookie: `${cookieName}=${token}; ${attributes}; Max-Age=${sessionSeconds}`,
  };
}

/** A person as a key of the biller: what is kept and logged says who it was. */
export interface Admitted {
  readonly key: ApiKey;
  readonly session: Session;
}

/** What an operation asks of people. */
export interface PersonRoute {
  readonly leastRole: Role;
  readonly isHarmless: boolean;
  /** Also for users who still have to set up the second factor that their biller requires. */
  readonly needsNoSecondFactor: boolean;
}

/**
 * The person behind the cookie of a request, as a user of the biller that the header `X-Biller` names, or else of that of the
 * session. Reports `SESSION_ENDED`, `BILLER_NOT_FOUND`, and for anything but reading `ORIGIN_NOT_ALLOWED` and
 * `CSRF_TOKEN_WRONG`; then `ROLE_MISSING` and `SECOND_FACTOR_REQUIRED`. `isHarmless`: the operation only reads, whatever its method.
 */
export async function admitPerson(
  request: Request,
  token: string,
  { leastRole, isHarmless, needsNoSecondFactor }: PersonRoute,
  accounts: AccountPorts,
  clock: Clock,
): Promise<Result<Admitted>> {
  const sha256 = await tokenHashOf(token);
  const found = await accounts.store.sessions.find(sha256, instantOf(clock.now()));
  if (found === undefined) return failed(problem('SESSION_ENDED', []));
  const named = request.headers.get('x-biller') ?? found.billerNetId;
  const isElsewhere = named !== found.billerNetId;
  const chosen = isElsewhere ? await accounts.store.sessions.elsewhere(found.user.id, named) : found;
  if (chosen === undefined) return failed(problem('BILLER_NOT_FOUND', []));
  const { user, owner, lacksSecondFactor } = chosen;
  const { expiresAt } = found;
  if (!isFromOwnPage(request, accounts.ownHosts)) return failed(problem('ORIGIN_NOT_ALLOWED', []));
  const csrfToken = await csrfTokenOf(token);
  const given = request.headers.get('x-csrf-token') ?? '';
  if (!isHarmless && !equalInConstantTime(csrfToken, given)) return failed(problem('CSRF_TOKEN_WRONG', []));
  if (!includesRole(user.role, leastRole)) return failed(problem('ROLE_MISSING', [], { role: leastRole }));
  if (lacksSecondFactor && !needsNoSecondFactor) return failed(problem('SECOND_FACTOR_REQUIRED', []));
  const key = { ...rightsOfRole(user.role), id: `user:${user.id}`, owner };
  return ok({ key, session: { user, sha256, expiresAt, csrfToken } });
}

/**
 * Whether a request comes from a page of this service, as far as the browser tells (Fetch Metadata, Sec-Fetch-Site; RFC 6454, 7).
 * Programs send neither header; a browser in which an address is typed sends `none`.
 */
export function isFromOwnPage({ headers, url, method }: Request, ownHosts: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  const isRead = method === 'GET' || method === 'HEAD';
  if (site !== null && site !== 'same-origin' && !(isRead && site === 'none')) return false;
  const origin = headers.get('origin');
  return origin === null || isOwnOrigin(origin, url, ownHosts);
}

/** Whether an origin is that of this service: of its public address, or of the address that a request came to. */
export function isOwnOrigin(origin: string, url: string, ownHosts: readonly string[]): boolean {
  const host = /^https?:\/\/([^/]+)$/.exec(origin)?.[1];
  return host !== undefined && (host === new URL(url).host || ownHosts.includes(host));
}
