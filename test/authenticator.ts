/** What the software authenticator signs, as browsers send it. */
export interface Signed {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** What a test changes of an answer. */
export interface Changes {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly isUserThere?: boolean;
}

export type Algorithm = 'ES256' | 'RS256';

const keys = {
  ES256: { cose: -7, parameters: { name: 'ECDSA', namedCurve: 'P-256' }, signing: { name: 'ECDSA', hash: 'SHA-256' } },
  RS256: {
    cose: -257,
    parameters: {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    signing: { name: 'RSASSA-PKCS1-v1_5' },
  },
} as const;

/** An authenticator of one passkey, for a page at an origin. */
export async function authenticator(origin: string, algorithm: Algorithm = 'ES256') {
  const { cose, parameters, signing } = keys[algorithm];
  const pair = (await crypto.subtle.generateKey(parameters, true, ['sign', 'verify'])) as CryptoKeyPair;
  const idBytes = crypto.getRandomValues(new Uint8Array(32));
  const id = base64url(idBytes);
  let count = 0;

  async function answered(kind: 'create' | 'get', challenge: string, attested: readonly number[], changes: Changes) {
    const { origin: from = origin, type = `webauthn.${kind}`, crossOrigin = false, isUserThere = true } = changes;
    const { rpId = new URL(origin).hostname, counter = ++count } = changes;
    const clientData = new TextEncoder().encode(JSON.stringify({ type, challenge, origin: from, crossOrigin }));
    const flags = (isUserThere ? 1 : 0) + (attested.length > 0 ? 0x40 : 0);
    const data = new Uint8Array([
      ...(await sha256(new TextEncoder().encode(rpId))),
      flags,
      ...bigEndian(counter, 4),
      ...attested,
    ]);
    return { clientData, data, id, clientDataJSON: base64url(clientData), authenticatorData: base64url(data) };
  }

  return {
    id,
    /** As `AuthenticatorAttestationResponse` gives it. */
    async create(challenge: string, changes: Changes = {}) {
      const attested = [...new Uint8Array(16), ...bigEndian(idBytes.length, 2), ...idBytes, 0xa0];
      const { clientDataJSON, authenticatorData } = await answered('create', challenge, attested, changes);
      const publicKey = base64url(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey)));
      return { id, clientDataJSON, authenticatorData, publicKey, algorithm: cose as number };
    },
    /** As `AuthenticatorAssertionResponse` gives it. */
    async sign(challenge: string, changes: Changes = {}): Promise<Signed> {
      const { clientData, data, clientDataJSON, authenticatorData } = await answered('get', challenge, [], changes);
      const signed = new Uint8Array([...data, ...(await sha256(clientData))]);
      const plain = new Uint8Array(await crypto.subtle.sign(signing, pair.privateKey, signed));
      const signature = base64url(algorithm === 'ES256' ? derOf(plain) : plain);
      return { id, clientDataJSON, authenticatorData, signature };
    },
  };
}

/** Two numbers as ASN.1 (RFC 3279, 2.2.3). */
function derOf(plain: Uint8Array): Uint8Array {
  const numbers = [plain.subarray(0, 32), plain.subarray(32)].flatMap((half) => {
    const digits = half.subarray(half.findIndex((byte) => byte !== 0));
    const isNegative = (digits[0] ?? 0) >= 0x80;
    return [2, digits.length + (isNegative ? 1 : 0), ...(isNegative ? [0] : []), ...digits];
  });
  return new Uint8Array([0x30, numbers.length, ...numbers]);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function bigEndian(number: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => Math.floor(number / 256 ** (bytes - 1 - index)) % 256);
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
