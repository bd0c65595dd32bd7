import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type Config, openSecrets as openBox, type SecretBox, secretKeyOf } from '@rappen/http';
import { storeFiles } from './sqlite/files.ts';
import type { Store } from './store.ts';
import { StoreTrouble } from './trouble.ts';

const secretBytes = 32;

type SecretSettings = Pick<Config, 'storage' | 'secret' | 'previousSecret'>;

/**
 * The box for secrets in a store. Its key is made of the secret of the configuration, or is 32 random bytes in a file of the data
 * folder that only its owner may read, made at the first start. Throws `StoreTrouble` where there is no key, and where it is not
 * the one that the store was sealed with: then no webhook could be signed, and nobody would notice.
 */
export async function openSecrets(store: Pick<Store, 'sealing'>, config: SecretSettings): Promise<SecretBox> {
  const { sealing } = store;
  const isNew = (await sealing.keyName()) === undefined && (await sealing.sealedByOthers('')).length === 0;
  if (usesFiles(config) && isNew) await makeSecretFile(config.storage.folder);
  const box = await openBox(sealing, () => loadKeys(config));
  if (box !== undefined) return box;
  throw new StoreTrouble(
    usesFiles(config)
      ? `${storeFiles(config.storage.folder).secret} is not the key that the secrets in this store were sealed with: put back the one from the backup, or see "rappen secrets"`
      : 'RAPPEN_SECRET is not the secret that this store was sealed with: set it to the one before, or see "rappen secrets"',
  );
}

/** The keys that the configuration names: the present one, then the one before it. Throws `StoreTrouble`. */
export async function loadKeys({
  storage,
  secret,
  previousSecret,
}: SecretSettings): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const texts = [secret, previousSecret].filter((text) => text !== undefined);
  if (secret !== undefined) return Promise.all(texts.map(secretKeyOf));
  if (storage === undefined) return [keyOfMemory];
  if (!('folder' in storage))
    throw new StoreTrouble(
      'RAPPEN_SECRET is not set: with RAPPEN_DATABASE_URL it is needed, the same for every process',
    );
  const files = storeFiles(storage.folder);
  const present = await readKey(files.secret);
  if (present === undefined)
    throw new StoreTrouble(
      `${files.secret} is missing, and secrets in this store are sealed with it: put it back from the backup, or see "rappen secrets"`,
    );
  const previous = await readKey(files.previousSecret);
  return previous === undefined ? [present] : [present, previous];
}

/** Puts a new key into the data folder, and keeps the one there was as the one before it. */
export async function renewSecretFile(folder: string): Promise<void> {
  const { secret, previousSecret } = storeFiles(folder);
  const present = await readKey(secret).catch(() => undefined);
  if (present !== undefined) await replaceFile(previousSecret, present);
  await replaceFile(secret, crypto.getRandomValues(new Uint8Array(secretBytes)));
}

/** Whether the key lies in a file of the data folder. */
export function usesFiles(config: SecretSettings): config is { readonly storage: { readonly folder: string } } {
  const { storage, secret } = config;
  return secret === undefined && storage !== undefined && 'folder' in storage;
}

/** What a store in memory is sealed with ends with the process. */
const keyOfMemory = crypto.getRandomValues(new Uint8Array(secretBytes));

async function makeSecretFile(folder: string): Promise<void> {
  const { secret: file } = storeFiles(folder);
  const made = `${file}.${crypto.randomUUID()}`;
  try {
    await writeFile(made, crypto.getRandomValues(new Uint8Array(secretBytes)), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    // Of several processes that start at once, one is first; nobody ever sees half a file
    await link(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw new StoreTrouble(`${file} cannot be written`);
  } finally {
    await rm(made, { force: true });
  }
}

/** Undefined: there is no such file. Throws `StoreTrouble` where it is no key. */
async function readKey(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StoreTrouble(`${file} cannot be read (${error.code})`);
  });
  if (bytes !== undefined && bytes.length !== secretBytes)
    throw new StoreTrouble(`${file} must have ${secretBytes} bytes: it is damaged`);
  return bytes && new Uint8Array(bytes);
}

/** Never half a file: it is written beside, and takes its place at once. */
async function replaceFile(file: string, bytes: Uint8Array): Promise<void> {
  const made = `${file}.new`;
  await writeFile(made, bytes, { mode: 0o600, flush: true });
  await rename(made, file);
}
