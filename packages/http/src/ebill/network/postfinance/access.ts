import type { Biller } from '../../../ports/ebill/index.ts';
import type { NetworkAccess, PostfinanceAccess, SecretBox } from '../../../ports/ebill/service.ts';
import type { EbillStore } from '../../../ports/ebill/store.ts';
import { chosenNetwork } from '../chosen.ts';
import { type PostfinanceSettings, postfinanceAddresses } from './settings.ts';

/** The access of a biller that uses PostFinance, its password opened; undefined: it does not. */
export async function settingsOfBiller(
  store: EbillStore,
  secrets: SecretBox,
  billerNetId: string,
  address: string | undefined,
): Promise<PostfinanceSettings | undefined> {
  const { biller, chosen } = (await chosenNetwork(store, billerNetId)) ?? {};
  if (biller === undefined || chosen?.kind !== 'postfinance' || chosen.secret === undefined) return undefined;
  const settings = JSON.parse(chosen.settings) as PostfinanceAccess;
  const password = await secrets.open(chosen.secret);
  return settingsWith(biller, { kind: 'postfinance', settings, password }, address);
}

/** `address`: of another service that speaks like PostFinance's, for all billers. */
export function settingsWith(
  { legalName, address: place }: Biller,
  { settings, password }: Extract<NetworkAccess, { readonly kind: 'postfinance' }>,
  address: string | undefined,
): PostfinanceSettings {
  const { accountId, stage, userName, language, hasTimestamp, paidIsCompleted } = settings;
  return {
    address: address ?? postfinanceAddresses[stage],
    userName,
    password,
    language,
    hasTimestamp,
    paidIsCompleted,
    biller: { accountId, name: legalName, address: place },
  };
}
