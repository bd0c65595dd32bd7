import { base64urlBytes, base64urlOf } from '@rappen/pdf/internal/base';
import type { NewPasskeyRequest, PasskeyRequest } from '../../work/service/answers.ts';

/** What the browser gave, as the service takes it; or why it gave nothing. */
export type Asked<T> = { readonly passkey: T } | { readonly failure: 'cancelled' | 'exists' };

/** A passkey as the service takes it when it was made. */
export interface MadePasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly publicKey: string;
  readonly algorithm: number;
}

/** What a passkey has signed, as the service takes it. */
export interface SignedPasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** As COSE numbers them, the ones that the service verifies. */
const algorithms = [-7, -257];
const milliseconds = 300_000;

/** Whether this browser has passkeys for this page: they belong to a domain, and an IP address is none. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
}

/** Has the browser make a passkey. */
export async function makePasskey(request: NewPasskeyRequest): Promise<Asked<MadePasskey>> {
  const { challenge, rpId, userId, userName, excludedIds } = request;
  return asked(async () => {
    const credential = await navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: rpId, name: 'Rappen' },
        user: { id: bytesOf(userId), name: userName, displayName: userName },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: excludedIds.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
        attestation: 'none',
        timeout: milliseconds,
      },
    });
    if (!(credential instanceof PublicKeyCredential)) return undefined;
    const response = credential.response as AuthenticatorAttestationResponse;
    const publicKey = response.getPublicKey();
    if (publicKey === null) return undefined;
    return {
      id: textOf(credential.rawId),
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.getAuthenticatorData()),
      publicKey: textOf(publicKey),
      algorithm: response.getPublicKeyAlgorithm(),
    };
  });
}

/** Has one of the passkeys sign. */
export async function signWithPasskey({ challenge, rpId, ids }: PasskeyRequest): Promise<Asked<SignedPasskey>> {
  return asked(async () => {
    const credential = await navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId,
        allowCredentials: ids.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        userVerification: 'preferred',
        timeout: milliseconds,
      },
    });
    if (!(credential instanceof PublicKeyCredential)) return undefined;
    const response = credential.response as AuthenticatorAssertionResponse;
    return {
      id: textOf(credential.rawId),
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
    };
  });
}

/** Browsers do not tell whether somebody has no such passkey, or does not want to. */
async function asked<T>(ask: () => Promise<T | undefined>): Promise<Asked<T>> {
  try {
    const passkey = await ask();
    return passkey === undefined ? { failure: 'cancelled' } : { passkey };
  } catch (error) {
    const isThere = error instanceof DOMException && error.name === 'InvalidStateError';
    return { failure: isThere ? 'exists' : 'cancelled' };
  }
}

function textOf(bytes: ArrayBuffer): string {
  return base64urlOf(new Uint8Array(bytes));
}

/** What the service sends is base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return base64urlBytes(text) ?? new Uint8Array();
}
