import { instantOf } from '../instant.ts';
import type { Biller, BillerAddress } from '../ports/ebill/index.ts';
import type { EbillStore } from '../ports/ebill/store.ts';

/** A biller as the configuration of a deployment names it. */
export interface ConfiguredBiller {
  /** The owner of its API keys. */
  readonly owner: string;
  readonly legalName: string;
  readonly address: BillerAddress;
  /** IBANs and QR-IBANs without spaces. */
  readonly ibans: readonly string[];
}

const paymentTermDays = 30;
const currencies = ['CHF', 'EUR'];

/**
 * Makes a biller for an owner who has none yet, and gives it the accounts that it does not have. What is there already stays
 * as it is. `now` in milliseconds since the beginning of 1970.
 */
export async function prepareBiller(store: EbillStore, wanted: ConfiguredBiller, now: number): Promise<Biller> {
  const createdAt = instantOf(now);
  const { owner, legalName, address, ibans } = wanted;
  const made = await store.billers.create({
    owner,
    legalName,
    address,
    status: 'ACTIVE',
    isPrimaryNetworkPartner: true,
    paymentTermDays,
    createdAt,
  });
  const biller = made ?? (await store.billers.ofOwner(owner));
  if (biller === undefined) throw new Error(`The biller of ${owner} could not be made`);
  for (const iban of ibans) await store.creditAccounts.add(biller.id, { iban, currencies, createdAt });
  return biller;
}
