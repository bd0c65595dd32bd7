import type { BillingNetwork } from '@rappen/core/ebill/network';
import type { EbillStore } from '../../ports/ebill/store.ts';
import { chosenNetwork } from './chosen.ts';

type Network = BillingNetwork<AbortSignal>;

/**
 * The networks of all billers behind one port: each call goes to that of its biller, which is the first of them unless the biller has chosen
 * another. Events are asked of each network by itself.
 */
export function networksOf(store: EbillStore, [usual, ...others]: readonly [Network, ...Network[]]): Network {
  async function ofBiller(billerNetId: string): Promise<Network> {
    const { kind = usual.kind } = (await chosenNetwork(store, billerNetId))?.chosen ?? {};
    const network = [usual, ...others].find((one) => one.kind === kind);
    if (network === undefined) throw new Error(`There is no network ${kind} here`);
    return network;
  }

  return {
    kind: usual.kind,
    limits: usual.limits,
    async submit(submission, options) {
      const network = await ofBiller(submission.billerNetId);
      const outcome = await network.submit(submission, options);
      return 'businessCaseNetId' in outcome ? { ...outcome, network: network.kind } : outcome;
    },
    async findByReference(billerNetId, ...more) {
      const network = await ofBiller(billerNetId);
      const found = await network.findByReference(billerNetId, ...more);
      return found && { ...found, network: network.kind };
    },
    searchRecipients: async (billerNetId, ...more) =>
      (await ofBiller(billerNetId)).searchRecipients(billerNetId, ...more),
    hasRecipient: async (billerNetId, ...more) => (await ofBiller(billerNetId)).hasRecipient(billerNetId, ...more),
    initiateSubscription: async (billerNetId, ...more) =>
      (await ofBiller(billerNetId)).initiateSubscription(billerNetId, ...more),
    confirmSubscription: async (billerNetId, ...more) =>
      (await ofBiller(billerNetId)).confirmSubscription(billerNetId, ...more),
    pollEvents: (stream, after, limit) => usual.pollEvents(stream, after, limit),
    health: async (trail, billerNetId) =>
      (billerNetId === undefined ? usual : await ofBiller(billerNetId)).health(trail, billerNetId),
  };
}
