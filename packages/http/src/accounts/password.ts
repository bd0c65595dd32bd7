import { base64Bytes, base64Of } from '@rappen/pdf/internal/base';
import { type Problem, problem } from '../problems/index.ts';
import { equalInConstantTime } from './constant-time.ts';
import { isCommon } from './password/common.ts';
import { inTurn, type Turn } from './password/turns.ts';

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

/** What can be said of a new password at once, at a path: `PASSWORD_LENGTH`, `PASSWORD_IS_ADDRESS`. */
export function passwordProblems(password: string, emailAddress: string, path: string): readonly Problem[] {
  const length = [...password].length;
  if (length < passwordLengthMin || length > passwordLengthMax)
    return [problem('PASSWORD_LENGTH', [path], { min: passwordLengthMin, max: passwordLengthMax })];
  const isAddress = plain(password).toLowerCase() === plain(emailAddress).toLowerCase();
  return isAddress ? [problem('PASSWORD_IS_ADDRESS', [path])] : [];
}

/** What is wrong with a password that somebody chooses now: what `passwordProblems` reports, and `PASSWORD_COMMON`. */
export async function newPasswordProblems(
  password: string,
  emailAddress: string,
  path: string,
): Promise<readonly Problem[]> {
  const problems = passwordProblems(password, emailAddress, path);
  if (problems.length > 0) return problems;
  return (await isCommon(password, emailAddress)) ? [problem('PASSWORD_COMMON', [path])] : [];
}

/**
 * What is kept of a password: how it was hashed, a salt of its own, and PBKDF2 with SHA-256 (RFC 8018, 5.2). Throws `ServiceBusy`
 * where too many passwords wait.
 */
export async function hashPassword(password: string, turn?: Turn): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const parameters = { calls: Math.ceil(roundsMin / roundsPerCall), rounds: roundsPerCall, salt };
  const hash = await inTurn(() => derive(password, parameters), turn);
  return [scheme, parameters.calls, parameters.rounds, base64Of(salt), base64Of(hash)].join('$');
}

/**
 * Whether a password is the one that was hashed. Without a hash (no such user) the same work is done and the answer is no, so
 * that the time does not tell who can sign in. Throws `ServiceBusy` where too many passwords wait, and where the signal of `turn` says
 * that nobody wants to know any more.
 */
export async function isPassword(password: string, hash: string | undefined, turn?: Turn): Promise<boolean> {
  const [, calls, rounds, ...texts] = (hash ?? nobody).split('$');
  const [salt, expected] = texts.map(base64Bytes);
  if (salt === undefined || expected === undefined) throw new Error('A hashed password is not as it was written');
  const parameters = { calls: Number(calls), rounds: Number(rounds), salt };
  const derived = await inTurn(() => derive(password, parameters), turn);
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
