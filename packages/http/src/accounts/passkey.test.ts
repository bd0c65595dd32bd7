import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Algorithm, authenticator, type Changes, type Signed } from '../../../../test/authenticator.ts';
import type { Passkey } from '../ports/accounts/second-factor.ts';
import { secretBox } from '../secrets/secret-box.ts';
import { newChallenge, type Site, validateSigned } from './passkey.ts';

const origin = 'https://bills.example.ch';
const now = Date.parse('2026-11-23T12:00:00Z');
const personId = 'anna';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** A head of CBOR (RFC 8949, 3): kind and number. */
const head = (kind: number, number: number): readonly number[] => {
  const first = kind * 32;
  if (number < 24) return [first + number];
  return number < 256 ? [first + 24, number] : [first + 25, number >> 8, number & 255];
};
const whole = (number: number) => (number < 0 ? head(1, -1 - number) : head(0, number));
const octets = (bytes: Uint8Array) => [...head(2, bytes.length), ...bytes];

/** The key of a passkey as COSE writes it (RFC 9052, 7; RFC 8230, 4), which the other implementation wants. */
async function coseKeyOf({
  publicKey,
  algorithm,
}: Pick<Passkey, 'publicKey' | 'algorithm'>): Promise<Uint8Array<ArrayBuffer>> {
  const isCurve = algorithm === -7;
  const named = isCurve ? { name: 'ECDSA', namedCurve: 'P-256' } : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), named, true, ['verify']);
  const { x = '', y = '', n = '', e = '' } = await crypto.subtle.exportKey('jwk', key);
  const entries = isCurve
    ? [
        whole(1),
        whole(2),
        whole(3),
        whole(-7),
        whole(-1),
        whole(1),
        whole(-2),
        octets(bytesOf(x)),
        whole(-3),
        octets(bytesOf(y)),
      ]
    : [whole(1), whole(3), whole(3), whole(-257), whole(-1), octets(bytesOf(n)), whole(-2), octets(bytesOf(e))];
  return new Uint8Array([...head(5, entries.length / 2), ...entries.flat()]);
}

async function passkeyOf(algorithm: Algorithm) {
  const device = await authenticator(origin, algorithm);
  const { id, publicKey, algorithm: number } = await device.create('unused');
  const passkey: Passkey = {
    id,
    name: 'Phone',
    publicKey,
    algorithm: number,
    counter: 0,
    createdAt: '2026-11-23T12:00:00.000Z',
  };
  return { device, passkey };
}

const secrets = await secretBox(new Uint8Array(32).fill(1));
const site: Site = { secrets, url: `${origin}/connect/Session/login`, ownHosts: [new URL(origin).host], now };

/** Whether each of the two implementations takes an answer. */
async function verdictsOf(answer: Signed, passkey: Passkey, challenge: string): Promise<readonly [boolean, boolean]> {
  const ours = await validateSigned(answer, passkey, personId, site);
  const { id, clientDataJSON, authenticatorData, signature } = answer;
  const theirs = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: { id, publicKey: await coseKeyOf(passkey), counter: 0 },
    requireUserVerification: false,
  }).then(
    ({ verified }) => verified,
    () => false,
  );
  return [ours.ok, theirs];
}

describe.each(['ES256', 'RS256'] as const)('what a passkey by %s has signed', (algorithm) => {
  test.each<[string, Changes, boolean]>([
    ['as it should be', {}, true],
    ['on another site', { origin: 'https://bills.example.com' }, false],
    ['for another domain', { rpId: 'example.com' }, false],
    ['when one was made', { type: 'webauthn.create' }, false],
    ['without anybody there', { isUserThere: false }, false],
  ])('%s is judged as by another implementation', async (_what, changes, isGood) => {
    const { device, passkey } = await passkeyOf(algorithm);
    const challenge = await newChallenge(secrets, { personId, action: 'get' }, now);
    expect(await verdictsOf(await device.sign(challenge, changes), passkey, challenge)).toEqual([isGood, isGood]);
  });

  test('is refused with any bit changed', async () => {
    const { device, passkey } = await passkeyOf(algorithm);
    const challenge = await newChallenge(secrets, { personId, action: 'get' }, now);
    const answer = await device.sign(challenge);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('clientDataJSON', 'authenticatorData', 'signature' as const),
        fc.nat(),
        fc.integer({ min: 0, max: 7 }),
        async (part, place, bit) => {
          const bytes = bytesOf(answer[part]);
          const at = place % bytes.length;
          bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
          const changed = { ...answer, [part]: Buffer.from(bytes).toString('base64url') };
          const [ours, theirs] = await verdictsOf(changed, passkey, challenge);
          expect(ours).toBe(false);
          // The other one is lenient about kinds and lengths in front of the two numbers of a signature
          const second = 4 + (bytesOf(answer.signature)[3] ?? 0);
          const isFrame =
            part === 'signature' && algorithm === 'ES256' && [0, 1, 2, 3, second, second + 1].includes(at);
          if (!isFrame) expect(theirs).toBe(false);
        },
      ),
      { numRuns: 200, examples: [0, 1, 2, 3].map((place): ['signature', number, number] => ['signature', place, 0]) },
    );
  });

  test('by another passkey is refused by both', async () => {
    const [{ device }, { passkey }] = [await passkeyOf(algorithm), await passkeyOf(algorithm)];
    const challenge = await newChallenge(secrets, { personId, action: 'get' }, now);
    expect(await verdictsOf(await device.sign(challenge), passkey, challenge)).toEqual([false, false]);
  });
});
