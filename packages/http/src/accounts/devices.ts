import { instantOf } from '../instant.ts';
import { limits } from '../limits.ts';
import type { DeviceStore } from '../ports/accounts/failures.ts';
import type { Attempt } from '../ports/accounts/guessing.ts';
import { newToken, tokenHashOf } from './token.ts';

const cookieName = '__Host-device';
const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';
const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`);
/** 390 days: browsers keep a cookie little longer (RFC 6265bis, 5.6.2). */
const cookieSeconds = 33_696_000;

/** Somebody at the door: what the request says of where it comes from. */
export interface Visitor {
  /** The e-mail address, in small letters. */
  readonly account: string;
  /** As `clientNameOf` gives it. */
  readonly client?: string | undefined;
  readonly request: Request;
}

/**
 * What failures of a sign-in are counted by. A browser that the account was signed in with before is counted by itself: nobody
 * else can slow it down. From an address with an earlier sign-in the failures of others at the account do not count. The answer takes
 * as long for an account that does not exist.
 */
export async function attemptsOf(devices: DeviceStore, visitor: Visitor): Promise<readonly Attempt[]> {
  const { account, client } = visitor;
  const { browser, address } = await namesOf(visitor, tokenOf(visitor.request));
  const known = await devices.known([browser ?? '', address ?? '']);
  if (browser !== undefined && known.has(browser)) return [{ kind: 'device', of: browser }];
  const byAccount: Attempt = { kind: 'account', of: account };
  if (client === undefined) return [byAccount];
  const byClient: readonly Attempt[] = [
    { kind: 'pair', of: `${account} ${client}` },
    { kind: 'client', of: client },
  ];
  return address !== undefined && known.has(address) ? byClient : [byAccount, ...byClient];
}

/** Remembers the browser and the address of somebody who has signed in; answers the cookie that the browser keeps for 390 days. */
export async function rememberDevice(devices: DeviceStore, visitor: Visitor, now: number): Promise<string> {
  const token = tokenOf(visitor.request) ?? newToken();
  const { browser, address } = await namesOf(visitor, token);
  const names = [browser, address].filter((name) => name !== undefined);
  await devices.remember(await tokenHashOf(visitor.account), names, instantOf(now), limits.devicesPerAccountMax);
  return `${cookieName}=${token}; ${attributes}; Max-Age=${cookieSeconds}`;
}

function tokenOf({ headers }: Request): string | undefined {
  return cookie.exec(headers.get('cookie') ?? '')?.[1];
}

/** A browser may be that of several people: it is known for each of them apart. */
async function namesOf({ account, client }: Visitor, token: string | undefined) {
  return {
    browser: token && (await tokenHashOf(`browser ${account} ${token}`)),
    address: client && (await tokenHashOf(`address ${account} ${client}`)),
  };
}
