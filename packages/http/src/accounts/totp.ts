/** Seconds that a code is valid for, and its digits, as all apps expect them (RFC 6238, 4; RFC 4226, 5.3). */
const stepSeconds = 30;
const digitsDefault = 6;
/** A code of the step before, and after: clocks of phones differ. */
const stepsAround = 1;
const secretBits = 160;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new shared secret of 160 random bits (RFC 4226, 4), in base32. */
export function newTotpSecret(): string {
  return base32Of(crypto.getRandomValues(new Uint8Array(secretBits / 8)));
}

/** The address that apps read from a QR code (Key URI format of Google Authenticator). */
export function totpAddress(secret: string, emailAddress: string): string {
  return `otpauth://totp/Rappen:${encodeURIComponent(emailAddress)}?secret=${secret}&issuer=Rappen`;
}

/** The code of a step (RFC 6238, 4.2): HMAC-SHA-1 of the step's number, cut off as RFC 4226, 5.3 says. */
export async function totpCode(secret: string, step: number, digits: number = digitsDefault): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  const message = new DataView(new ArrayBuffer(8));
  message.setUint32(0, Math.floor(step / 2 ** 32));
  message.setUint32(4, step % 2 ** 32);
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, message.buffer));
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf;
  const number = (mac.getUint32(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The step of an instant, in milliseconds since the beginning of 1970. */
export function totpStepAt(now: number): number {
  return Math.floor(now / (stepSeconds * 1000));
}

/**
 * The step whose code was given, later than the last one that was used; undefined: the code is wrong, too old, or was used before
 * (RFC 6238, 5.2).
 */
export async function totpStepOf(
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: number; readonly lastStep: number },
): Promise<number | undefined> {
  const current = totpStepAt(now);
  let found: number | undefined;
  for (let step = current - stepsAround; step <= current + stepsAround; step++)
    if ((await totpCode(secret, step)) === code && step > lastStep) found ??= step;
  return found;
}

/** Base32 (RFC 4648, 6) without padding. */
function base32Of(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function bytesOf(base32: string): Uint8Array<ArrayBuffer> {
  let bits = '';
  for (const letter of base32) bits += alphabet.indexOf(letter).toString(2).padStart(5, '0');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
}

/** Ten codes for when the phone is gone, each good once: 80 random bits as `ABCD-EFGH-IJKL-MNOP`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: 10 }, () => {
    const letters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => alphabet[byte & 31]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
}
