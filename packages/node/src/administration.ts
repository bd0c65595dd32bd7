import {
  type Biller,
  billerAccountsDefault,
  type Config,
  createApp,
  documentationFiles,
  everyRight,
  firstBiller,
  operatorId,
  prepareBiller,
  standardEbill,
  standardPorts,
} from '@rappen/http';
import type { Store } from '@rappen/store';
import { openSecrets, openStore } from '@rappen/store/open';
import { installedFiles } from './installed-files.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openDocumentWork } from './modules.ts';
import { webhookSender } from './webhook-sender.ts';

/** The service without a server: its methods on the configured database, for the operator of the machine. */
export interface Administration {
  readonly store: Store;
  /** The biller of an owner, or of a BIID. */
  billerOf(name: string): Promise<Biller | undefined>;
  /** Calls a method of the pages by its path, with full rights for a biller. */
  call(biller: Biller, path: string, json: string): Promise<{ readonly status: number; readonly text: string }>;
  close(): Promise<void>;
}

/** Opens the store, and creates the first biller if there is none. Throws `StoreTrouble`. */
export async function openAdministration(config: Config): Promise<Administration> {
  const { billerAccounts = billerAccountsDefault, hookUrls = {}, maintenance, postfinanceAddress, gateway } = config;
  const mailer = openMailer(config);
  const store = await openStore(config.storage);
  const { billers } = store.ebill;
  if ((await billers.list()).length === 0) await prepareBiller(store.ebill, firstBiller(billerAccounts), Date.now());
  const codes = await openDocumentWork();
  const sender = webhookSender(hookUrls);
  const parts = {
    store: store.ebill,
    pdf: codes,
    secrets: await openSecrets(store, config),
    hookUrls,
    sender,
    maintenance,
    postfinanceAddress,
    gateway,
    billMailer: 'errors' in mailer ? undefined : mailer.mailer?.bills,
  };
  const ebill = await standardEbill({ ...parts, now: Date.now });
  const ports = standardPorts({
    store,
    ebill,
    codes,
    publicUrl: config.publicUrl,
    documentation: documentationFiles(installedFiles),
    writeLine: writeFault,
  });
  return {
    store,
    async billerOf(name) {
      return (await billers.ofOwner(name)) ?? (await billers.ofNetId(name));
    },
    async call({ owner }, path, json) {
      const key = { ...everyRight, id: operatorId, owner };
      const app = createApp({ ...ports, keys: { find: async () => key }, keyUse: undefined });
      const headers = { 'x-api-key': operatorId.replace(' ', '-'), 'content-type': 'application/json' };
      const answer = await app.fetch(new Request(`http://localhost${path}`, { method: 'POST', headers, body: json }));
      return { status: answer.status, text: await answer.text() };
    },
    close: () => store.close(),
  };
}

/** Logs faults but not requests. */
function writeFault(line: string): void {
  if (line.includes('"event":"fault"')) process.stderr.write(`${line}\n`);
}
