import { type Config, namesOfKeys, newWebhookSecret, type Rotation, rotateSecrets } from '@rappen/http';
import { type Store, StoreTrouble } from '@rappen/store';
import { loadKeys, openSecrets, renewSecretFile, usesFiles } from '@rappen/store/open';
import { type SettingsOption, withStore } from '../configured.ts';
import { print } from '../output.ts';

/** Bytes of a new webhook secret. */
const secretBytes = 32;

interface SecretsOptions extends SettingsOption {
  readonly json: boolean;
}

interface RotateOptions extends SecretsOptions {
  readonly lost: boolean;
}

/** Says with which key the secrets are sealed. Answers the exit status. */
export function checkSecrets(options: SecretsOptions): Promise<number> {
  return withStore(options, (store, config) => check(store, config, options));
}

/** Replaces the key. Answers the exit status. */
export function rotate(options: RotateOptions): Promise<number> {
  return withStore(options, (store, config) => replace(store, config, options));
}

async function check(store: Store, config: Config, { json }: SecretsOptions): Promise<number> {
  await openSecrets(store, config);
  const keyName = (await store.sealing.keyName()) ?? '';
  const isDone = (await store.sealing.sealedByOthers(keyName)).length === 0;
  const rest = isDone ? '' : '; some secrets are still sealed with the previous key: run "rappen secrets rotate"';
  print(json ? `${JSON.stringify({ ok: true, keyName, isDone })}\n` : `sealed with key ${keyName}${rest}\n`);
  return 0;
}

async function replace(store: Store, config: Config, { lost, json }: RotateOptions): Promise<number> {
  if (!lost) await openSecrets(store, config);
  const before = await store.sealing.keyName();
  if (usesFiles(config)) {
    // A rotation that was interrupted goes on with the key it has made
    const [present] = await namesOfKeys(() => loadKeys(config)).catch(() => []);
    if (present === undefined || present === before) await renewSecretFile(config.storage.folder);
  }
  const newSecret = () => newWebhookSecret(crypto.getRandomValues(new Uint8Array(secretBytes)));
  const rotation = await rotateSecrets(store.sealing, () => loadKeys(config), lost ? newSecret : undefined);
  if (rotation === undefined)
    throw new StoreTrouble('A secret in the store was sealed with a key that is missing; --lost replaces the secret');
  if (rotation.keyName === before && rotation.sealedAnew + rotation.givenUp === 0)
    throw new StoreTrouble(
      'RAPPEN_SECRET already seals this store: set it to a new secret, and RAPPEN_SECRET_PREVIOUS to the current one',
    );
  print(json ? `${JSON.stringify({ ok: true, ...rotation })}\n` : `${sentenceOf(rotation)}\n`);
  return 0;
}

function sentenceOf({ keyName, sealedAnew, givenUp }: Rotation): string {
  const replaced = givenUp === 0 ? '' : `; ${givenUp} that could not be opened replaced, their webhooks disabled`;
  return `sealed with key ${keyName}: ${sealedAnew} secrets resealed${replaced}`;
}
