import type { CosDocument } from '../../syntax/document.ts';
import { type CosDictionary, type CosObject, type CosValue, emptyDictionary, isName } from '../../syntax/values.ts';
import { aesDecrypted, aesEncrypted, rc4 } from './ciphers.ts';
import { md5 } from './md5.ts';
import { sha256, sha384, sha512 } from './sha2.ts';

/** Takes the encryption off an object of a file: its number, its generation, and what stands there. */
export type Decryptor = (number: number, generation: number, object: CosObject) => CosObject;

/** How strings or streams are encrypted. */
type Method = 'none' | 'rc4' | 'aes-128' | 'aes-256';

interface Scheme {
  readonly key: Uint8Array;
  readonly methodOf: (filter: 'StmF' | 'StrF' | 'EFF') => Method;
  readonly encryptsMetadata: boolean;
}

/** What fills a password up to 32 bytes: all of the empty one (ISO 32000-1, 7.6.3.3). */
const padding = Uint8Array.of(
  0x28,
  0xbf,
  0x4e,
  0x5e,
  0x4e,
  0x75,
  0x8a,
  0x41,
  0x64,
  0x00,
  0x4e,
  0x56,
  0xff,
  0xfa,
  0x01,
  0x08,
  0x2e,
  0x2e,
  0x00,
  0xb6,
  0xd0,
  0x68,
  0x3e,
  0x80,
  0x2f,
  0x0c,
  0xa9,
  0xfe,
  0x64,
  0x53,
  0x69,
  0x7a,
);

/**
 * Opens the encryption of a file with the empty user password (ISO 32000-1, 7.6.3; ISO 32000-2, 7.6.4). Undefined when
 * a password is needed or the encryption is none of the standard kinds.
 */
export function openWithoutPassword(document: CosDocument): Decryptor | undefined {
  const dictionary = document.dictionary(document.trailer.entries.get('Encrypt'));
  if (dictionary === undefined || !isName(dictionary.entries.get('Filter'), 'Standard')) return undefined;
  const of = (key: string): CosValue | undefined => document.resolved(dictionary.entries.get(key));
  const version = numberIn(of('V')) ?? 0;
  const revision = numberIn(of('R')) ?? 0;
  const isMetadataPlain = of('EncryptMetadata')?.kind === 'word' && isWord(of('EncryptMetadata'), 'false');
  const ids = document.resolved(document.trailer.entries.get('ID'));
  const id = ids?.kind === 'array' ? bytesIn(document.resolved(ids.items[0])) : undefined;
  const key =
    version === 5
      ? keyOfRevision5(of, revision)
      : keyOfRevision2(of, revision, keyLengthOf(version, of('Length')), id ?? new Uint8Array(0), isMetadataPlain);
  if (key === undefined) return undefined;
  const scheme: Scheme = {
    key,
    encryptsMetadata: !isMetadataPlain,
    methodOf: (filter) => (version < 4 ? 'rc4' : methodNamed(document, dictionary, filter)),
  };
  return (number, generation, object) => decryptedObject(scheme, number, generation, object);
}

function keyLengthOf(version: number, length: CosValue | undefined): number {
  if (version === 1) return 5;
  const bits = numberIn(length) ?? (version === 4 ? 128 : 40);
  // Some writers give bytes
  return Math.min(16, Math.max(5, bits < 40 ? bits : bits >> 3));
}

function methodNamed(document: CosDocument, { entries }: CosDictionary, filter: 'StmF' | 'StrF' | 'EFF'): Method {
  const named =
    document.resolved(entries.get(filter)) ?? (filter === 'EFF' ? document.resolved(entries.get('StmF')) : undefined);
  if (named?.kind !== 'name' || named.name === 'Identity') return 'none';
  const filters = document.dictionary(entries.get('CF')) ?? emptyDictionary;
  const method = document.resolved(document.dictionary(filters.entries.get(named.name))?.entries.get('CFM'));
  if (isName(method, 'V2')) return 'rc4';
  if (isName(method, 'AESV2')) return 'aes-128';
  return isName(method, 'AESV3') ? 'aes-256' : 'none';
}

/** Algorithms 2 and 6 (ISO 32000-1, 7.6.3): the key, when it opens the file. */
function keyOfRevision2(
  of: (key: string) => CosValue | undefined,
  revision: number,
  keyLength: number,
  id: Uint8Array,
  isMetadataPlain: boolean,
): Uint8Array | undefined {
  const owner = bytesIn(of('O'));
  const user = bytesIn(of('U'));
  const permissions = numberIn(of('P'));
  if (revision < 2 || revision > 4 || owner === undefined || user === undefined || permissions === undefined)
    return undefined;
  const flags = [0, 8, 16, 24].map((shift) => (permissions >> shift) & 255);
  const more = revision >= 4 && isMetadataPlain ? [255, 255, 255, 255] : [];
  let key = md5(Uint8Array.from([...padding, ...owner.subarray(0, 32), ...flags, ...id, ...more]));
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, keyLength));
  key = key.slice(0, keyLength);
  if (revision === 2) return isEqual(rc4(key, padding), user, 32) ? key : undefined;
  let check = rc4(key, md5(Uint8Array.from([...padding, ...id])));
  for (let round = 1; round < 20; round++)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return isEqual(check, user, 16) ? key : undefined;
}

/** Algorithms 2.A and 11 (ISO 32000-2, 7.6.4.3): the key, when it opens the file. */
function keyOfRevision5(of: (key: string) => CosValue | undefined, revision: number): Uint8Array | undefined {
  const user = bytesIn(of('U'));
  const encryptedKey = bytesIn(of('UE'));
  if (user === undefined || user.length < 48 || encryptedKey === undefined || encryptedKey.length < 32)
    return undefined;
  const hash = revision === 5 ? sha256 : hardenedHash;
  if (!isEqual(hash(user.subarray(32, 40)), user, 32)) return undefined;
  return aesDecrypted(hash(user.subarray(40, 48)), new Uint8Array(16), encryptedKey.subarray(0, 32));
}

/** Algorithm 2.B (ISO 32000-2, 7.6.4.3.4) for the empty password. */
function hardenedHash(salt: Uint8Array): Uint8Array {
  let key = sha256(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const repeated = new Uint8Array(key.length * 64);
    for (let copy = 0; copy < 64; copy++) repeated.set(key, copy * key.length);
    const encrypted = aesEncrypted(key.subarray(0, 16), key.subarray(16, 32), repeated);
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = remainder === 0 ? sha256(encrypted) : remainder === 1 ? sha384(encrypted) : sha512(encrypted);
    last = encrypted[encrypted.length - 1] as number;
  }
  return key.slice(0, 32);
}

function decryptedObject(scheme: Scheme, number: number, generation: number, { value, stream }: CosObject): CosObject {
  const plain = decryptedStrings(value, (bytes) =>
    deciphered(scheme, scheme.methodOf('StrF'), number, generation, bytes),
  );
  if (stream === undefined || plain.kind !== 'dictionary') return { value: plain };
  if (isName(plain.entries.get('Type'), 'XRef')) return { value, stream };
  const method = streamMethod(scheme, plain);
  return { value: withoutCryptFilter(plain), stream: deciphered(scheme, method, number, generation, stream) };
}

/** Streams may name another filter than the usual one (ISO 32000-1, 7.6.5): only `Identity` is ever seen. */
function streamMethod(scheme: Scheme, { entries }: CosDictionary): Method {
  if (!scheme.encryptsMetadata && isName(entries.get('Type'), 'Metadata')) return 'none';
  if (hasCryptFilter(entries.get('Filter'))) return 'none';
  return scheme.methodOf(isName(entries.get('Type'), 'EmbeddedFile') ? 'EFF' : 'StmF');
}

function hasCryptFilter(filter: CosValue | undefined): boolean {
  return isName(filter?.kind === 'array' ? filter.items[0] : filter, 'Crypt');
}

function withoutCryptFilter(dictionary: CosDictionary): CosDictionary {
  if (!hasCryptFilter(dictionary.entries.get('Filter'))) return dictionary;
  const entries = new Map(dictionary.entries);
  for (const key of ['Filter', 'DecodeParms']) {
    const value = entries.get(key);
    if (value?.kind === 'array' && value.items.length > 1)
      entries.set(key, { kind: 'array', items: value.items.slice(1) });
    else entries.delete(key);
  }
  return { kind: 'dictionary', entries };
}

function decryptedStrings(value: CosValue, decipher: (bytes: Uint8Array) => Uint8Array): CosValue {
  if (value.kind === 'string') return { kind: 'string', bytes: decipher(value.bytes) };
  if (value.kind === 'array')
    return { kind: 'array', items: value.items.map((item) => decryptedStrings(item, decipher)) };
  if (value.kind !== 'dictionary') return value;
  const entries = Array.from(value.entries, ([key, item]) => [key, decryptedStrings(item, decipher)] as const);
  return { kind: 'dictionary', entries: new Map(entries) };
}

function deciphered(scheme: Scheme, method: Method, number: number, generation: number, data: Uint8Array): Uint8Array {
  if (method === 'none') return data;
  if (method === 'rc4') return rc4(objectKey(scheme.key, number, generation, []), data);
  const key = method === 'aes-256' ? scheme.key : objectKey(scheme.key, number, generation, [0x73, 0x41, 0x6c, 0x54]);
  return withoutPadding(aesDecrypted(key, data.subarray(0, 16), data.subarray(16)));
}

/** Algorithm 1 (ISO 32000-1, 7.6.2). */
function objectKey(key: Uint8Array, number: number, generation: number, salt: readonly number[]): Uint8Array {
  const place = [number & 255, (number >> 8) & 255, (number >> 16) & 255, generation & 255, (generation >> 8) & 255];
  return md5(Uint8Array.from([...key, ...place, ...salt])).subarray(0, Math.min(16, key.length + 5));
}

/** The last byte says how many were added. */
function withoutPadding(data: Uint8Array): Uint8Array {
  const added = data[data.length - 1] ?? 0;
  return added >= 1 && added <= 16 ? data.subarray(0, data.length - added) : data;
}

function isEqual(a: Uint8Array, b: Uint8Array, length: number): boolean {
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function numberIn(value: CosValue | undefined): number | undefined {
  return value?.kind === 'number' ? value.value : undefined;
}

function bytesIn(value: CosValue | undefined): Uint8Array | undefined {
  return value?.kind === 'string' ? value.bytes : undefined;
}

function isWord(value: CosValue | undefined, text: string): boolean {
  return value?.kind === 'word' && value.text === text;
}
