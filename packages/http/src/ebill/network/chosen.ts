import type { Biller, BillerNetwork } from '../../ports/ebill/index.ts';
import type { EbillStore } from '../../ports/ebill/store.ts';

/** A biller and the network that it has chosen; undefined: there is no such biller, or it has chosen none. */
export async function chosenNetwork(
  { billers, networks }: Pick<EbillStore, 'billers' | 'networks'>,
  billerNetId: string,
): Promise<{ readonly biller: Biller; readonly chosen: BillerNetwork } | undefined> {
  const biller = await billers.ofNetId(billerNetId);
  const chosen = biller && (await networks.get(biller.id));
  return biller && chosen && { biller, chosen };
}
