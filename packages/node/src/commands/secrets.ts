import { type Config, namesOfKeys, newWebhookSecret, type Rotation, rotateSecrets } from '@rappen/http';
import { type Store, StoreTrouble } from '@rappen/store';
import { loadKeys, openSecrets, renewSecretFile, usesFiles } from '@rappen/store/open';
import { type Command, misunderstood, type Options } from '../command.ts';
import { withStore } from '../configured.ts';

/** Bytes of a new webhook secret. */
const secretBytes = 32;

type Action = (store: Store, config: Config, options: Options) => Promise<number>;

const actions: Readonly<Record<string, Action>> = { check, rotate };

export const secrets: Command = {
  usage: 'secrets check | secrets rotate [--lost]',
  summary:
    'Checks the key that seals secrets in the store, or replaces it and seals everything anew while the service runs. --lost: the key is gone; webhooks get new secrets and are disabled.',
  async run(options, [name]) {
    const action = name !== undefined && Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action === undefined) return misunderstood(`secrets needs one of ${Object.keys(actions).join(', ')}`);
    return withStore((store, config) => action(store, config, options));
  },
};

async function check(store: Store, config: Config, { json }: Options): Promise<number> {
  await openSecrets(store, config);
  const keyName = (await store.sealing.keyName()) ?? '';
  const isDone = (await store.sealing.sealedByOthers(keyName)).length === 0;
  const rest = isDone ? '' : '; some secrets are still sealed with the key before it: run "rappen secrets rotate"';
  process.stdout.write(
    json ? `${JSON.stringify({ ok: true, keyName, isDone })}\n` : `sealed with key ${keyName}${rest}\n`,
  );
  return 0;
}

async function rotate(store: Store, config: Config, { lost, json }: Options): Promise<number> {
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
    throw new StoreTrouble('A secret in the store was sealed with a key that is not here; with --lost it is replaced');
  if (rotation.keyName === before && rotation.sealedAnew + rotation.givenUp === 0)
    throw new StoreTrouble(
      'RAPPEN_SECRET seals this store already: set it to a new secret, and RAPPEN_SECRET_PREVIOUS to the present one',
    );
  process.stdout.write(json ? `${JSON.stringify({ ok: true, ...rotation })}\n` : `${sentenceOf(rotation)}\n`);
  return 0;
}

function sentenceOf({ keyName, sealedAnew, givenUp }: Rotation): string {
  const replaced = givenUp === 0 ? '' : `; ${givenUp} that could not be opened replaced, their webhooks disabled`;
  return `sealed with key ${keyName}: ${sealedAnew} secrets sealed anew${replaced}`;
}
