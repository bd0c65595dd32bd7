import { base64urlOf } from '@rappen/pdf/internal/base';
import { sha256Of } from '../sha256.ts';

const tokenBytes = 32;

/** What only its holder has: 256 random bits in base64url (RFC 4648, 5), 43 characters. */
export function newToken(): string {
  return base64urlOf(crypto.getRandomValues(new Uint8Array(tokenBytes)));
}

/** What a token is kept and looked up by. */
export function tokenHashOf(token: string): Promise<string> {
  return sha256Of(new TextEncoder().encode(token));
}

/** The token against forged requests that goes with a session: who has the one cannot work out the other without the cookie. */
export function csrfTokenOf(sessionToken: string): Promise<string> {
  return sha256Of(new TextEncoder().encode(`csrf ${sessionToken}`));
}
