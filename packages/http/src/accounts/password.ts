import { base64Bytes, base64Of } from '@rappen/pdf/internal/base';
import { ServiceBusy } from '../ports/service-busy.ts';
import { type Problem, problem } from '../problems/index.ts';
import { equalInConstantTime } from './constant-time.ts';

/** Characters. */
export const passwordLengthMin = 12;
export const passwordLengthMax = 200;

/** Rounds of HMAC-SHA-256 for each password (OWASP Password Storage Cheat Sheet: 600 000 at least). */
const roundsMin = 600_000;
/** Workers refuse more rounds in one call: the rest is made of further calls, each on what the call before gave. */
const roundsPerCall = 100_000;
const saltBytes = 16;
const hashBytes = 32;
const scheme = 'pbkdf2-sha256';

interface Parameters {
  readonly calls: number;
  readonly rounds: number;
  readonly salt: Uint8Array<ArrayBuffer>;
}

/** What is wrong with a new password, at a path: `PASSWORD_LENGTH`, `PASSWORD_IS_ADDRESS`. */
export function passwordProblems(password: string, emailAddress: string, path: string): readonly Problem[] {
  const length = [...password].length;
  if (length < passwordLengthMin || length > passwordLengthMax)
    return [problem('PASSWORD_LENGTH', [path], { min: passwordLengthMin, max: passwordLengthMax })];
  const isAddress = plain(password).toLowerCase() === plain(emailAddress).toLowerCase();
  return isAddress ? [problem('PASSWORD_IS_ADDRESS', [path])] : [];
}

/**
 * What is kept of a password: how it was hashed, a salt of its own, and PBKDF2 with SHA-256 (RFC 8018, 5.2). Throws `ServiceBusy`
 * where too many passwords wait.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const parameters = { calls: Math.ceil(roundsMin / roundsPerCall), rounds: roundsPerCall, salt };
  const hash = await inTurn(() => derive(password, parameters));
  return [scheme, parameters.calls, parameters.rounds, base64Of(salt), base64Of(hash)].join('$');
}

/**
 * Whether a password is the one that was hashed. Without a hash (no such user) the same work is done and the answer is no, so
 * that the time does not tell who can sign in. Throws `ServiceBusy` where too many passwords wait, and where `signal` says that
 * nobody wants to know any more.
 */
export async function isPassword(password: string, hash: string | undefined, signal?: AbortSignal): Promise<boolean> {
  const [, calls, rounds, ...texts] = (hash ?? nobody).split('$');
  const [salt, expected] = texts.map(base64Bytes);
  if (salt === undefined || expected === undefined) throw new Error('A hashed password is not as it was written');
  const parameters = { calls: Number(calls), rounds: Number(rounds), salt };
  const derived = await inTurn(() => derive(password, parameters), signal);
  return equalInConstantTime(expected, derived) && hash !== undefined;
}

const zeros = base64Of(new Uint8Array(hashBytes));
const nobody = [scheme, Math.ceil(roundsMin / roundsPerCall), roundsPerCall, zeros, zeros].join('$');

async function derive(password: string, { calls, rounds, salt }: Parameters): Promise<Uint8Array<ArrayBuffer>> {
  let bytes: Uint8Array<ArrayBuffer> = new TextEncoder().encode(plain(password));
  for (let call = 0; call < calls; call++) {
    const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
    bytes = new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, hashBytes * 8));
  }
  return bytes;
}

/** The same letters are the same password, however a keyboard puts them together (RFC 8265, 4.2.1, and NIST SP 800-63B). */
function plain(text: string): string {
  return text.normalize('NFKC');
}

/** How much may be done with passwords at a time, in one process. */
export const passwordLimits = {
  /** People at the door, with a password that is tried or waits for it: the last one waits a few seconds. */
  attemptsMax: 16,
  /** Passwords that wait to be hashed, with those that people choose who are signed in. */
  waitingMax: 32,
} as const;

/**
 * Hashing a password takes a fifth of a second on purpose, of one of the few threads that a runtime has for all that is slow:
 * one is left to others wherever there are two cores.
 */
const atOnce = (globalThis.navigator?.hardwareConcurrency ?? 1) > 2 ? 2 : 1;

let attempts = 0;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Takes a place at the door, before an attempt is counted: whoever is turned away has tried nothing. What it returns gives the
 * place back; undefined: there is none.
 */
export function takeAttempt(): (() => void) | undefined {
  if (attempts >= passwordLimits.attemptsMax) return undefined;
  attempts += 1;
  return () => {
    attempts -= 1;
  };
}

/** Does work on a password in its turn. Throws `ServiceBusy` where too much waits, and where `signal` says that nobody does any more. */
export async function inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (waiting.length >= passwordLimits.waitingMax) throw new ServiceBusy('Too many passwords wait');
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    if (signal?.aborted === true) throw new ServiceBusy('Nobody waits for this password any more');
    return await work();
  } finally {
    const next = waiting.shift();
    // The turn is handed on: nobody comes in between
    if (next === undefined) running -= 1;
    else next();
  }
}
