import { tryNetworks } from '@rappen/http';
import { openSecrets } from '@rappen/store/open';
import { refusedSettings, type SettingsOption, withStore } from '../configured.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { print } from '../output.ts';

interface NetworkOptions extends SettingsOption {
  readonly json: boolean;
}

/** Tries the access of all billers to their networks. Exit status 1: one of them does not get in. */
export function checkNetworks(options: NetworkOptions): Promise<number> {
  return withStore(options, async (store, config) => {
    const mailer = openMailer(config);
    if ('errors' in mailer) return refusedSettings(mailer.errors);
    const secrets = await openSecrets(store, config);
    const { postfinanceAddress, gateway } = config;
    const networks = { postfinanceAddress, gateway, billMailer: mailer.mailer?.bills };
    const trials = await tryNetworks({ store: store.ebill, secrets, ...networks });
    const isFine = trials.every(({ outcome }) => outcome === 'available');
    if (options.json) print(`${JSON.stringify({ ok: isFine, billers: trials })}\n`);
    else if (trials.length === 0) print('every biller uses the simulator\n');
    else print(trials.map(({ billerNetId, message }) => `${billerNetId}: ${message}\n`).join(''));
    return isFine ? 0 : 1;
  });
}
