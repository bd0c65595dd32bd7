import { parseJson } from '@rappen/core/json';
import { failed, ok, type Result } from '@rappen/core/result';
import { base64urlBytes, base64urlOf } from '@rappen/pdf/internal/base';
import { type Instant, instantOf } from '../instant.ts';
import type { Passkey, UsedChallenge } from '../ports/accounts/second-factor.ts';
import type { SecretBox } from '../ports/ebill/service.ts';
import { problem } from '../problems/index.ts';
import { isOwnOrigin } from './session.ts';
import { tokenHashOf } from './token.ts';

/** What an authenticator answered; all in base64url. */
export interface SignedAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** What an authenticator answered that has made a passkey. */
export interface CreatedAnswer extends Omit<SignedAnswer, 'signature'> {
  /** SubjectPublicKeyInfo. */
  readonly publicKey: string;
  readonly algorithm: number;
}

/** What a challenge is for: nobody else, and nothing else, can use it. */
export interface Purpose {
  readonly personId: string;
  readonly action: 'create' | 'get';
}

/** Where an answer came to, and when. */
export interface Site {
  readonly secrets: SecretBox;
  readonly url: string;
  readonly ownHosts: readonly string[];
  readonly now: number;
}

const challengeMinutes = 5;
const minute = 60_000;
const label = 'passkey';

/** The algorithms of passkeys in the order in which they are wished for (COSE), and how WebCrypto names them. */
const algorithms: Readonly<Record<number, EcKeyImportParams | RsaHashedImportParams>> = {
  [-7]: { name: 'ECDSA', namedCurve: 'P-256' },
  [-257]: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
};
const rsaBitsMin = 2 ** 11;
const sha256 = 'SHA-256';

/** A challenge good for five minutes. It is sealed and carries what it is for: the store keeps only those that were used. */
export async function newChallenge(secrets: SecretBox, { personId, action }: Purpose, now: number): Promise<string> {
  const text = [label, action, personId, instantOf(now + challengeMinutes * minute)].join(' ');
  return base64urlOf(new TextEncoder().encode(await secrets.seal(text)));
}

/** The domain that passkeys are for: that of the page, or else of the public address, or else of the request (WebAuthn, 5.1.2, RP ID). */
export function rpIdOf({ headers, url }: Request, ownHosts: readonly string[]): string {
  const [first] = ownHosts;
  const address = headers.get('origin') ?? (first === undefined ? url : `https://${first}`);
  return URL.canParse(address) ? new URL(address).hostname : new URL(url).hostname;
}

/**
 * Validates a new passkey (WebAuthn, 7.1, without attestation: which make an authenticator is does not count). Reports
 * `PASSKEY_CHALLENGE_INVALID`, `PASSKEY_OF_OTHER_SITE`, `PASSKEY_WRONG`.
 */
export async function validateCreated(
  answer: CreatedAnswer,
  personId: string,
  site: Site,
): Promise<Result<{ readonly counter: number; readonly challenge: UsedChallenge }>> {
  const read = await readAnswer(answer, { personId, action: 'create' }, site);
  if (!read.ok) return read;
  const { counter, credentialId, challenge } = read.value;
  const isWhole = credentialId === answer.id && (await publicKeyOf(answer)) !== undefined;
  return isWhole ? ok({ counter, challenge }) : failed(problem('PASSKEY_WRONG', ['passkey']));
}

/**
 * Validates what a passkey has signed (WebAuthn, 7.2), all but the counter. Reports `PASSKEY_CHALLENGE_INVALID`,
 * `PASSKEY_OF_OTHER_SITE`, `PASSKEY_WRONG`.
 */
export async function validateSigned(
  answer: SignedAnswer,
  passkey: Passkey,
  personId: string,
  site: Site,
): Promise<Result<{ readonly counter: number; readonly challenge: UsedChallenge }>> {
  const read = await readAnswer(answer, { personId, action: 'get' }, site);
  if (!read.ok) return read;
  const { counter, challenge, signed } = read.value;
  const wrong = failed(problem('PASSKEY_WRONG', ['passkey']));
  const key = await publicKeyOf(passkey);
  const isRsa = key?.algorithm.name !== 'ECDSA';
  const signature = isRsa ? base64urlBytes(answer.signature) : plainSignatureOf(base64urlBytes(answer.signature));
  if (key === undefined || signature === undefined) return wrong;
  const algorithm = isRsa ? key.algorithm.name : { name: 'ECDSA', hash: sha256 };
  const isGood = await crypto.subtle.verify(algorithm, key, signature, signed);
  return isGood ? ok({ counter, challenge }) : wrong;
}

interface ReadAnswer {
  readonly counter: number;
  /** Of a passkey that was just made. */
  readonly credentialId: string | undefined;
  readonly challenge: UsedChallenge;
  /** What the signature is over. */
  readonly signed: Uint8Array<ArrayBuffer>;
}

async function readAnswer(
  { clientDataJSON, authenticatorData }: Pick<SignedAnswer, 'clientDataJSON' | 'authenticatorData'>,
  purpose: Purpose,
  { secrets, url, ownHosts, now }: Site,
): Promise<Result<ReadAnswer>> {
  const [clientBytes, data] = [base64urlBytes(clientDataJSON), base64urlBytes(authenticatorData)];
  const client = clientBytes && clientDataOf(clientBytes);
  if (clientBytes === undefined || data === undefined || client === undefined || data.length < 37)
    return failed(problem('PASSKEY_WRONG', ['passkey']));
  if (client.type !== `webauthn.${purpose.action}`) return failed(problem('PASSKEY_WRONG', ['passkey']));
  const expiresAt = await endOfChallenge(secrets, client.challenge, purpose, now);
  if (expiresAt === undefined) return failed(problem('PASSKEY_CHALLENGE_INVALID', ['passkey']));
  const elsewhere = failed(problem('PASSKEY_OF_OTHER_SITE', ['passkey']));
  if (client.crossOrigin || !isOwnOrigin(client.origin, url, ownHosts)) return elsewhere;
  const rpIdHash = await digestOf(new TextEncoder().encode(new URL(client.origin).hostname));
  if (rpIdHash.some((byte, index) => byte !== data[index])) return elsewhere;
  const isUserThere = ((data[32] ?? 0) & 1) === 1;
  if (!isUserThere) return failed(problem('PASSKEY_WRONG', ['passkey']));
  return ok({
    counter: new DataView(data.buffer).getUint32(33),
    credentialId: credentialIdOf(data),
    challenge: { sha256: await tokenHashOf(client.challenge), expiresAt },
    signed: new Uint8Array([...data, ...(await digestOf(clientBytes))]),
  });
}

/** Until when a challenge is in force; undefined: it is not one of ours, for something else, or over. */
async function endOfChallenge(
  secrets: SecretBox,
  challenge: string,
  { personId, action }: Purpose,
  now: number,
): Promise<Instant | undefined> {
  const sealed = new TextDecoder().decode(base64urlBytes(challenge));
  const [found, itsAction, itsPerson, end = ''] = (await secrets.open(sealed).catch(() => '')).split(' ');
  const isMeant = found === label && itsAction === action && itsPerson === personId;
  return isMeant && Date.parse(end) > now ? end : undefined;
}

interface ClientData {
  readonly type: string;
  readonly challenge: string;
  readonly origin: string;
  readonly crossOrigin: boolean;
}

/** What the browser says of the page (WebAuthn, 5.8.1). */
function clientDataOf(bytes: Uint8Array): ClientData | undefined {
  const read = parseJson(new TextDecoder().decode(bytes));
  if (!read.ok || typeof read.value !== 'object' || read.value === null || Array.isArray(read.value)) return undefined;
  const { type, challenge, origin, crossOrigin = false } = read.value as Readonly<Record<string, unknown>>;
  if (typeof type !== 'string' || typeof challenge !== 'string' || typeof origin !== 'string') return undefined;
  return { type, challenge, origin, crossOrigin: crossOrigin !== false };
}

/** Of the attested credential data behind the counter, where there is some (WebAuthn, 6.5.1). */
function credentialIdOf(data: Uint8Array<ArrayBuffer>): string | undefined {
  const idAt = 55;
  if (((data[32] ?? 0) & 0x40) === 0 || data.length < idAt) return undefined;
  const length = new DataView(data.buffer).getUint16(idAt - 2);
  const id = data.subarray(idAt, idAt + length);
  return id.length === length ? base64urlOf(id) : undefined;
}

/** Undefined: it is no key, or not one of an algorithm that is asked for. */
async function publicKeyOf({
  publicKey,
  algorithm,
}: Pick<Passkey, 'publicKey' | 'algorithm'>): Promise<CryptoKey | undefined> {
  const [named, bytes] = [algorithms[algorithm], base64urlBytes(publicKey)];
  if (named === undefined || bytes === undefined) return undefined;
  const key = await crypto.subtle.importKey('spki', bytes, named, false, ['verify']).catch(() => undefined);
  const { modulusLength = rsaBitsMin } = (key?.algorithm ?? {}) as { readonly modulusLength?: number };
  return modulusLength >= rsaBitsMin ? key : undefined;
}

/** The two numbers of a signature by ECDSA without their ASN.1, as WebCrypto takes them (RFC 3279, 2.2.3). */
function plainSignatureOf(der: Uint8Array | undefined): Uint8Array<ArrayBuffer> | undefined {
  if (der?.[0] !== 0x30 || der[1] !== der.length - 2) return undefined;
  const plain = new Uint8Array(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    const number = der.subarray(at + 2, at + 2 + length);
    const digits = number[0] === 0 ? number.subarray(1) : number;
    if (der[at] !== 2 || number.length !== length || digits.length > 32) return undefined;
    plain.set(digits, end - digits.length);
    at += 2 + length;
  }
  return at === der.length ? plain : undefined;
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest(sha256, bytes));
}
