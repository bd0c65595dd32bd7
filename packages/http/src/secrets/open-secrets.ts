import type { SecretBox } from '../ports/ebill/service.ts';
import type { SealingStore } from '../ports/sealing.ts';
import { type KeyRing, openWith, type SealingKey, sealingKey } from './secret-box.ts';

/** The keys that a process has now: the present one first, then the one before it. */
export type LoadKeys = () => Promise<readonly Uint8Array<ArrayBuffer>[]>;

/**
 * The box for the secrets of a store, which knows by name the key that seals. Undefined: none of the keys that are here is the
 * one the store was sealed with, so that nothing in it could be opened. The keys are loaded again when a text names another one:
 * then they have been changed in the meantime.
 */
export async function openSecrets(store: SealingStore, load: LoadKeys): Promise<SecretBox | undefined> {
  let ring = await ringOf(load);
  if ((await settledKey(store, ring)) === undefined) return undefined;
  return {
    async seal(text) {
      const name = (await store.keyName()) ?? ring[0].name;
      const known = ring.find((key) => key.name === name);
      if (known !== undefined) return known.seal(text);
      ring = await ringOf(load);
      return (ring.find((key) => key.name === name) ?? missing(name)).seal(text);
    },
    async open(sealed) {
      try {
        return await openWith(ring, sealed);
      } catch {
        ring = await ringOf(load);
        return openWith(ring, sealed);
      }
    },
  };
}

/** The names of the keys that are here, the present one first. Throws what loading them throws. */
export async function namesOfKeys(load: LoadKeys): Promise<readonly string[]> {
  return (await ringOf(load)).map(({ name }) => name);
}

/** What sealing everything anew came to. */
export interface Rotation {
  readonly keyName: string;
  readonly sealedAnew: number;
  /** Secrets that no key could open, and that were replaced. */
  readonly givenUp: number;
}

/**
 * Makes the first of the keys the one that seals, and seals with it what others have sealed, while the service may go on: the
 * keys before it have to stay until this is done. Undefined: a value cannot be opened by any of them; with `givesUp` such a
 * secret is replaced by a new one, and its webhook disabled.
 */
export async function rotateSecrets(
  store: SealingStore,
  load: LoadKeys,
  newSecret?: () => string,
): Promise<Rotation | undefined> {
  const ring = await ringOf(load);
  const [present] = ring;
  const settled = newSecret === undefined ? await settledKey(store, ring) : await store.keyName();
  if (settled === undefined && newSecret === undefined) return undefined;
  if (settled !== present.name && !(await store.settleKey(settled, present.name))) return undefined;
  let [sealedAnew, givenUp] = [0, 0];
  for (;;) {
    const values = await store.sealedByOthers(present.name);
    if (values.length === 0) return { keyName: present.name, sealedAnew, givenUp };
    for (const value of values) {
      const text = await openWith(ring, value.sealed).catch(() => undefined);
      if (text === undefined && newSecret === undefined) return undefined;
      if (text === undefined) await store.giveUp(value, await present.seal(newSecret?.() ?? ''));
      else await store.replace(value, await present.seal(text));
      if (text === undefined) givenUp += 1;
      else sealedAnew += 1;
    }
  }
}

/** The name of the key that seals, settled now where it was not; undefined: it is not on the ring. */
async function settledKey(store: SealingStore, ring: KeyRing): Promise<string | undefined> {
  const settled = await store.keyName();
  if (settled !== undefined) return ring.some(({ name }) => name === settled) ? settled : undefined;
  const fitting = await fittingKey(store, ring);
  if (fitting === undefined) return undefined;
  if (await store.settleKey(undefined, fitting.name)) return fitting.name;
  // Another process was first
  return settledKey(store, ring);
}

/** The key that opens what a store has sealed before keys had names; the first where there is nothing. */
async function fittingKey(store: SealingStore, ring: KeyRing): Promise<SealingKey | undefined> {
  const [sample] = await store.sealedByOthers('');
  if (sample === undefined) return ring[0];
  for (const key of ring) if (await opens(key, sample.sealed)) return key;
  return undefined;
}

async function opens(key: SealingKey, sealed: string): Promise<boolean> {
  return key.open(sealed).then(
    () => true,
    () => false,
  );
}

async function ringOf(load: LoadKeys): Promise<KeyRing> {
  const [first, ...others] = await Promise.all((await load()).map(sealingKey));
  if (first === undefined) throw new Error('There is no key to seal with');
  return [first, ...others];
}

function missing(name: string): never {
  throw new Error(`The key ${name}, which seals what this store keeps, is not here`);
}
