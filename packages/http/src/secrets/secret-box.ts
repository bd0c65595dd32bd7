import { base64Bytes, base64Of, hexOf } from '@rappen/pdf/internal/base';
import type { SecretBox } from '../ports/ebill/service.ts';

/** A key that seals, and the name by which a store knows it: 16 hexadecimal digits that give nothing of the key away. */
export interface SealingKey {
  readonly name: string;
  /** Another text each time: AES-GCM, the nonce before the ciphertext (NIST SP 800-38D). */
  seal(text: string): Promise<string>;
  /** Throws for what this key has not sealed. */
  open(sealed: string): Promise<string>;
}

/** Keys by name, the first is to seal unless the store says otherwise. */
export type KeyRing = readonly [SealingKey, ...SealingKey[]];

const algorithm = 'AES-GCM';
const nonceBytes = 12;
const nameBytes = 8;
/** Before the name of the key, so that a sealed text is seen to be one. */
const mark = 'sealed';

/** The key of a secret of the configuration: its SHA-256. */
export async function secretKeyOf(secret: string): Promise<Uint8Array<ArrayBuffer>> {
  return digestOf(new TextEncoder().encode(secret));
}

/** A key of 32 random bytes. */
export async function sealingKey(bytes: Uint8Array<ArrayBuffer>): Promise<SealingKey> {
  const imported = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
  const labelled = new Uint8Array([...new TextEncoder().encode('name of a sealing key\n'), ...bytes]);
  const name = hexOf((await digestOf(labelled)).subarray(0, nameBytes));
  return {
    name,
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, imported, new TextEncoder().encode(text));
      return `${sealedBy(name)}${base64Of(iv)}.${base64Of(new Uint8Array(sealed))}`;
    },
    async open(sealed) {
      const [iv, ciphertext] = sealed.split('.').slice(-2).map(base64Bytes);
      if (iv === undefined || ciphertext === undefined) throw new Error('A sealed secret is not as it was written');
      const bytes = await crypto.subtle.decrypt({ name: algorithm, iv }, imported, ciphertext);
      return new TextDecoder().decode(bytes);
    },
  };
}

/** How everything begins that a key has sealed. What was sealed before keys had names has two parts only. */
export function sealedBy(keyName: string): string {
  return `${mark}.${keyName}.`;
}

/** A box of one key that stays the same. */
export async function secretBox(bytes: Uint8Array<ArrayBuffer>): Promise<SecretBox> {
  const { seal, open } = await sealingKey(bytes);
  return { seal, open };
}

/** Opens with the key that the text names; what names none with the one that fits. Throws where no key of the ring does. */
export async function openWith(ring: KeyRing, sealed: string): Promise<string> {
  const parts = sealed.split('.');
  const fitting = parts[0] === mark ? ring.filter(({ name }) => name === parts[1]) : ring;
  for (const key of fitting) {
    try {
      return await key.open(sealed);
    } catch {}
  }
  throw new Error('A secret of the store was sealed with a key that is not here');
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
