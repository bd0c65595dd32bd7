import {
  type Biller,
  billerAccountsDefault,
  type Config,
  createApp,
  documentationFiles,
  firstBiller,
  prepareBiller,
  type StoredKey,
  standardEbill,
  standardPorts,
} from '@rappen/http';
import type { Store } from '@rappen/store';
import { openSecret, openStore } from '@rappen/store/open';
import { installedFiles } from './installed-files.ts';
import { openDocumentWork } from './modules.ts';
import { webhookSender } from './webhook-sender.ts';

/** The service without a server: its methods on the store of a configuration, for who is at the machine. */
export interface Administration {
  readonly store: Store;
  /** The biller of an owner, or of a BIID. */
  billerOf(name: string): Promise<Biller | undefined>;
  /** Calls a method of the pages by its path, as a key that may do everything for a biller. */
  call(biller: Biller, path: string, json: string): Promise<{ readonly status: number; readonly text: string }>;
  close(): Promise<void>;
}

/** Who the log of changes names. */
const actor = 'rappen admin';

/** Opens the store, and makes the first biller where there is none. Throws `StoreTrouble`. */
export async function openAdministration(config: Config): Promise<Administration> {
  const { billerAccounts = billerAccountsDefault, hookUrls = {}, maintenance } = config;
  const store = await openStore(config.storage);
  const { billers } = store.ebill;
  if ((await billers.list()).length === 0) await prepareBiller(store.ebill, firstBiller(billerAccounts), Date.now());
  const codes = await openDocumentWork();
  const sender = webhookSender(hookUrls);
  const parts = { store: store.ebill, pdf: codes, secret: await openSecret(config), hookUrls, sender, maintenance };
  const ebill = await standardEbill({ ...parts, now: Date.now });
  const ports = standardPorts({
    store,
    ebill,
    codes,
    documentation: documentationFiles(installedFiles),
    writeLine: writeFault,
  });
  return {
    store,
    async billerOf(name) {
      return (await billers.ofOwner(name)) ?? (await billers.ofNetId(name));
    },
    async call({ owner }, path, json) {
      const key: StoredKey = { id: actor, owner, scopes: ['connect:*'], demo: false };
      const app = createApp({ ...ports, keys: { find: async () => key }, keyUse: undefined });
      const headers = { 'x-api-key': actor.replace(' ', '-'), 'content-type': 'application/json' };
      const answer = await app.fetch(new Request(`http://localhost${path}`, { method: 'POST', headers, body: json }));
      return { status: answer.status, text: await answer.text() };
    },
    close: () => store.close(),
  };
}

/** Requests are not worth a line here, faults are. */
function writeFault(line: string): void {
  if (line.includes('"event":"fault"')) process.stderr.write(`${line}\n`);
}
